/** A service that asks for no key, on a free port, for programs that send none. Prints where it answers agents. */
import { createHandler } from 'canivete/core';
import { mcp } from 'canivete/mcp';
import { serve } from 'canivete/node';
import * as tools from 'canivete/tools';

const service = createHandler({ tools: Object.values(tools), access: false, pages: [mcp()] });
const { origin } = await serve(service, { port: 0 });
console.log(`${origin}/v1/mcp`);
