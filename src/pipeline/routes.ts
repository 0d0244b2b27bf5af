import { IttyRouter } from 'itty-router/IttyRouter';
import type { Awaitable } from '../contracts/call.ts';
import { methodsOf, type Page, type PageGroup } from '../contracts/pages.ts';
import type { AnyTool, LazyTool, ServedTool } from '../kit/tool.ts';

export interface ToolRoute {
  readonly id: string;
  /** Loads the tool where that is still to be done, once. */
  open(): Awaitable<AnyTool>;
}

/** What lies at an address. */
export type Found =
  | { readonly is: 'tool'; readonly route: ToolRoute }
  | { readonly is: 'page'; readonly page: Page; readonly params: Readonly<Record<string, string>> }
  /** Nothing for this method; the methods that the path has, if any. */
  | { readonly is: 'nothing'; readonly allow: readonly string[] };

export interface Routes {
  /** HEAD is found where GET is. A path is matched as it was sent. */
  find(method: string, path: string): Found | Promise<Found>;
  byId(toolId: string): ToolRoute | undefined;
  readonly ids: readonly string[];
  /** Every address that has no parameters; of pages that are not loaded yet what they lie under. */
  readonly paths: readonly string[];
}

/** Tools by one exact map; behind it itty-router, for every address that is no tool's. */
export function createRoutes(
  basePath: string,
  tools: readonly ServedTool[],
  pages: readonly Page[],
  groups: readonly PageGroup[] = [],
): Routes {
  const byId = new Map<string, ToolRoute>();
  const exact = new Map<string, Map<string, { readonly is: 'tool'; readonly route: ToolRoute }>>();
  for (const tool of tools) {
    const path = basePath + tool.path;
    const methods = exact.get(path) ?? new Map();
    if (methods.has(tool.method))
      throw new TypeError(`createService: two tools at ${tool.method} ${tool.path}`);
    const route = routeOf(tool);
    byId.set(tool.id, route);
    exact.set(path, methods.set(tool.method, { is: 'tool', route }));
  }

  const router = IttyRouter();
  const served: Page[] = [];
  function serve(added: readonly Page[]): void {
    served.push(...added);
    for (const page of added) {
      const visit = ({ params }: { params: Record<string, string> }) => ({ is: 'page', page, params });
      for (const method of methodsOf(page)) router[method.toLowerCase()]?.(basePath + page.path, visit);
    }
  }
  serve(pages);

  const waiting = new Set(groups);
  const isUnder = (path: string, start: string) => path === start || path.startsWith(`${start}/`);

  /** Loads the pages that may lie at a path. */
  async function loadUnder(path: string): Promise<void> {
    for (const group of waiting) {
      if (!group.under.some((start) => isUnder(path, basePath + start))) continue;
      const loaded = await group.load();
      // Another request may have waited for the same pages.
      if (waiting.delete(group)) serve(loaded);
    }
  }

  async function findPage(method: string, path: string): Promise<Found> {
    const url = `http://host${path}`;
    // An address is exact, but the router forgives a trailing slash and what URL parsing normalises.
    const asSent = !path.endsWith('/') && URL.canParse(url) && new URL(url).pathname === path;
    if (!asSent) return { is: 'nothing', allow: [] };
    if (waiting.size > 0) await loadUnder(path);
    const found = await router.fetch({ method, url });
    if (found) return found as Found;
    const methods = router.routes.filter(([, pattern]) => pattern.test(path)).map(([name]) => name);
    return { is: 'nothing', allow: [...methods, ...(exact.get(path)?.keys() ?? [])] };
  }

  return {
    find(method, path) {
      const asked = method === 'HEAD' ? 'GET' : method;
      const methods = exact.get(path);
      const found = methods?.get(asked);
      if (found) return found;
      if (pages.length + groups.length > 0 && path.startsWith(`${basePath}/`)) return findPage(asked, path);
      return { is: 'nothing', allow: [...(methods?.keys() ?? [])] };
    },
    byId: (toolId) => byId.get(toolId),
    ids: [...byId.keys()],
    get paths() {
      const starts = [...waiting].flatMap(({ under }) => under);
      const known = [...served.map(({ path }) => path), ...starts].filter((path) => !/[:*]/.test(path));
      return [...exact.keys(), ...new Set(known.map((path) => basePath + path))];
    },
  };
}

function routeOf(served: ServedTool): ToolRoute {
  let tool = 'load' in served ? undefined : served;
  const keep = (loaded: AnyTool): AnyTool => (tool = loaded);
  return { id: served.id, open: () => tool ?? (served as LazyTool).load().then(keep) };
}
