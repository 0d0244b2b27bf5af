/**
 * The tools for agents: a page that answers the Model Context Protocol at `/mcp` (Streamable HTTP, without sessions), with
 * the keys, plans and quotas of the service. It needs `@modelcontextprotocol/server`, installed beside canivete.
 *
 * ```ts
 * import { createService } from 'canivete';
 * import { mcp } from 'canivete/mcp';
 *
 * export default { fetch: createService({ pages: [mcp()] }) };
 * ```
 * @module
 */
import { isRequestWindow, type RequestWindow } from '../../contracts/access.ts';
import type { Page } from '../../contracts/pages.ts';
import type { Language } from '../../lib/languages.ts';
import { lazyPromise } from '../../lib/lazy.ts';
import { option, type OptionsOf, orFalse, readOptions } from '../../lib/options.ts';
import { mcpDescription } from './description.ts';

const mcpOptions = {
  /** The language of names, descriptions and refusals. Default `'pt'`. */
  language: option<Language>((value) => value === 'pt' || value === 'en', 'pt'),
  /** How often an account may ask for what counts nothing: lists, descriptions, resources. `false` for any number. */
  burst: option<RequestWindow | false>(orFalse(isRequestWindow), { requests: 300, seconds: 60 }),
};

export type McpOptions = OptionsOf<typeof mcpOptions>;

/**
 * The page for agents. Only this file is loaded until somebody asks for it. Throws a `TypeError` that names a wrong
 * option.
 */
export function mcp(options: McpOptions = {}): Page {
  const { language, burst } = readOptions('mcp', options, mcpOptions);
  const load = lazyPromise(async () => (await import('./answer.ts')).createAnswer(language, burst));
  return {
    // Clients ask by GET and DELETE too, and only a 405 tells them that there is no such stream or session.
    method: ['POST', 'GET', 'DELETE'],
    path: '/mcp',
    access: 'key',
    restricted: true,
    counts: false,
    requestHeaders: ['MCP-Protocol-Version', 'Mcp-Method', 'Mcp-Name'],
    describe: mcpDescription,
    handle: async (visit) => (await load())(visit),
  };
}
