/** The addresses at which a service tells of itself: `openapi.json` and the list of its tools. Anyone may read them. */
import type { Page } from '../../contracts/pages.ts';
import { lazyPromise } from '../../lib/lazy.ts';
import type { Serve, ServeParts } from './serve.ts';

/** Pages of which only this file is loaded until somebody asks for one. */
export function createDocumentPages(parts: ServeParts): readonly Page[] {
  const serve = lazyPromise(async () => (await import('./serve.ts')).createServe(parts, own));
  const page = (path: Page['path'], name: keyof Serve): Page => ({
    method: 'GET',
    path,
    access: 'open',
    handle: async (visit) => (await serve())[name](visit),
  });
  const own = [page('/openapi.json', 'document'), page('/tools', 'list'), page('/tools/:id', 'one')];
  return own;
}
