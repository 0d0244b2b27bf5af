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
import type { Page } from '../contracts/pages.ts';
import type { Language } from '../lib/languages.ts';
import { lazyPromise } from '../lib/lazy.ts';
import { option, type OptionsOf, readOptions } from '../lib/options.ts';

const mcpOptions = {
  /** The language of names, descriptions and refusals. Default `'pt'`. */
  language: option<Language>((value) => value === 'pt' || value === 'en', 'pt'),
};

export type McpOptions = OptionsOf<typeof mcpOptions>;

/** The page, of which only this file is loaded until somebody asks for it. Throws a `TypeError` that names a wrong option. */
export function mcp(options: McpOptions = {}): Page {
  const { language } = readOptions('mcp', options, mcpOptions);
  const load = lazyPromise(async () => (await import('./answer.ts')).createAnswer(language));
  return {
    // Clients ask by GET and DELETE too, and know 405 alone for an answer that there is no such stream or session.
    method: ['POST', 'GET', 'DELETE'],
    path: '/mcp',
    access: 'key',
    restricted: true,
    counts: false,
    requestHeaders: ['MCP-Protocol-Version', 'Mcp-Method', 'Mcp-Name'],
    describe: {
      POST: {
        summary: {
          pt: 'As ferramentas para agentes, pelo Model Context Protocol',
          en: 'The tools for agents, by the Model Context Protocol',
        },
        errors: [400],
      },
      GET: { summary: noStream },
      DELETE: { summary: noStream },
    },
    handle: async (visit) => (await load())(visit),
  };
}

const noStream = {
  pt: 'Sempre 405, como o protocolo prevê onde não há sessões',
  en: 'Always 405, as the protocol provides where there are no sessions',
};
