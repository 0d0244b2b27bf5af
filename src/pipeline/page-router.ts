import { IttyRouter } from 'itty-router/IttyRouter';
import { methodsOf, type Page, type PageGroup } from '../contracts/pages.ts';
import type { Found } from './found.ts';

export interface PageRouter {
  /** A path is matched as it was sent. */
  find(method: string, path: string): Promise<Found>;
}

/**
 * Pages by itty-router. Those of a group that is waiting are loaded, and served from then on, with the first address that
 * may be theirs. `methodsOfTools` tells which methods of a path are tools'.
 */
export function createPageRouter(
  basePath: string,
  served: Page[],
  waiting: Set<PageGroup>,
  methodsOfTools: (path: string) => Iterable<string>,
): PageRouter {
  const router = IttyRouter();

  function route(pages: readonly Page[]): void {
    for (const page of pages) {
      const visit = ({ params }: { params: Record<string, string> }) => ({ is: 'page', page, params });
      for (const method of methodsOf(page)) router[method]?.(basePath + page.path, visit);
    }
  }
  route(served);

  const isUnder = (path: string, start: string) => path === start || path.startsWith(`${start}/`);

  /** Loads the pages that may lie at a path. */
  async function loadUnder(path: string): Promise<void> {
    for (const group of waiting) {
      if (!group.under.some((start) => isUnder(path, basePath + start))) continue;
      const loaded = await group.load();
      // Another request may have waited for the same pages.
      if (!waiting.delete(group)) continue;
      served.push(...loaded);
      route(loaded);
    }
  }

  return {
    async find(method, path) {
      const url = `http://host${path}`;
      // An address is exact, but the router forgives a trailing slash and what URL parsing normalises.
      const isIndex = path === (basePath || '/');
      const asSent = (isIndex || !path.endsWith('/')) && URL.canParse(url) && new URL(url).pathname === path;
      if (!asSent) return { is: 'nothing', allow: [...methodsOfTools(path)] };
      await loadUnder(path);
      const found = await router.fetch({ method, url });
      if (found) return found as Found;
      const methods = router.routes.filter(([, pattern]) => pattern.test(path)).map(([name]) => name);
      return { is: 'nothing', allow: [...methods, ...methodsOfTools(path)] };
    },
  };
}
