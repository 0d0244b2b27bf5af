// A server that closes when it is asked to end: `uploads.mjs bun` in Bun, `deno` in Deno. The program then ends by itself.
import process from 'node:process';
import { fixture } from '../fixture.mjs';

const { serve } = await import(`canivete/${process.argv[2]}`);
const { origin, close } = await serve(await fixture(), { port: 0 });
process.once('SIGTERM', () => void close());
console.log(origin);
