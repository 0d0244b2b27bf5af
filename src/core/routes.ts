import { IttyRouter } from 'itty-router/IttyRouter';
import type { Awaitable } from './call.ts';
import type { Page } from './pages.ts';
import { type QueryKinds, queryKinds } from './query.ts';
import type { AnyTool, ServedTool } from './tool.ts';

/** A tool and how its query is read. */
export interface OpenTool {
  readonly tool: AnyTool;
  readonly kinds: QueryKinds;
}

export interface ToolRoute {
  readonly id: string;
  /** Loads the tool where that is still to be done, and reads its schema, once. */
  open(): Awaitable<OpenTool>;
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
}

/** Tools by one exact map; behind it itty-router, for every address that is no tool's. */
export function createRoutes(basePath: string, tools: readonly ServedTool[], pages: readonly Page[]): Routes {
  const exact = new Map<string, Map<string, { readonly is: 'tool'; readonly route: ToolRoute }>>();
  for (const tool of tools) {
    const path = basePath + tool.path;
    const methods = exact.get(path) ?? new Map();
    if (methods.has(tool.method))
      throw new TypeError(`createService: two tools at ${tool.method} ${tool.path}`);
    exact.set(path, methods.set(tool.method, { is: 'tool', route: routeOf(tool) }));
  }

  const router = IttyRouter();
  for (const page of pages) {
    router[page.method.toLowerCase()]?.(
      basePath + page.path,
      ({ params }: { params: Record<string, string> }) => ({
        is: 'page',
        page,
        params,
      }),
    );
  }

  async function findPage(method: string, path: string): Promise<Found> {
    const url = `http://host${path}`;
    // The router forgives a trailing slash and what URL parsing normalises; an address here is exact.
    const asSent = !path.endsWith('/') && URL.canParse(url) && new URL(url).pathname === path;
    if (!asSent) return { is: 'nothing', allow: [] };
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
      if (pages.length > 0 && path.startsWith(`${basePath}/`)) return findPage(asked, path);
      return { is: 'nothing', allow: [...(methods?.keys() ?? [])] };
    },
  };
}

// Most processes call few tools: what is read off a schema is read at the tool's first call.
function routeOf(served: ServedTool): ToolRoute {
  let opened: OpenTool | undefined;
  const open = (tool: AnyTool): OpenTool => (opened = { tool, kinds: queryKinds(tool.input) });
  return {
    id: served.id,
    open: () => opened ?? ('load' in served ? served.load().then(open) : open(served)),
  };
}
