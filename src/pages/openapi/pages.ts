/**
 * The addresses at which a service describes itself: `openapi.json` and the list of its tools. Anyone may read them.
 */
import type { Page } from '../../contracts/pages.ts';
import type { Serve } from './serve.ts';

/** Pages whose answers are loaded when somebody asks for one. */
export function createDocumentPages(load: () => Promise<Serve>): readonly Page[] {
  const page = (path: Page['path'], name: keyof Serve): Page => ({
    method: 'GET',
    path,
    access: 'open',
    handle: async (visit) => (await load())[name](visit),
  });
  return [page('/openapi.json', 'document'), page('/tools', 'list'), page('/tools/:id', 'one')];
}
