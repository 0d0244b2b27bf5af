import type { Page, PageGroup } from '../contracts/pages.ts';
import type { AnyTool, LazyTool, ServedTool } from '../kit/tool.ts';
import { lazy } from '../lib/lazy.ts';
import type { FoundTool, Routes, ToolRoute } from './found.ts';
import { createPageRouter } from './page-router.ts';

/** Finds tools by one exact map; behind it stands a router of pages, made for the first address that is no tool's. */
export function createRoutes(
  basePath: string,
  tools: readonly ServedTool[],
  pages: readonly Page[],
  groups: readonly PageGroup[] = [],
): Routes {
  const byId = new Map<string, ToolRoute>();
  const exact = new Map<string, Map<string, FoundTool>>();
  for (const tool of tools) {
    const path = basePath + tool.path;
    const methods = exact.get(path) ?? new Map();
    if (methods.has(tool.method))
      throw new TypeError(`option "tools" has two tools at ${tool.method} ${tool.path}`);
    const route = routeOf(tool);
    byId.set(tool.id, route);
    exact.set(path, methods.set(tool.method, { is: 'tool', route }));
  }

  const served = [...pages];
  const waiting = new Set(groups);
  const router = lazy(() =>
    createPageRouter(basePath, served, waiting, (path) => exact.get(path)?.keys() ?? []),
  );

  /** The same list until a group is loaded: hints are remembered by it. */
  let paths: readonly string[] = [];
  let listedWith = -1;
  function listPaths(): readonly string[] {
    const starts = [...waiting].flatMap(({ under }) => under);
    const known = [...served.map(({ path }) => path), ...starts].filter(
      (path) => path !== '/' && !/[:*]/.test(path),
    );
    return [...exact.keys(), ...new Set(known.map((path) => basePath + path))];
  }

  const askedBy = (method: string) => (method === 'HEAD' ? 'GET' : method);

  return {
    find(method, path) {
      const asked = askedBy(method);
      const methods = exact.get(path);
      const found = methods?.get(asked);
      if (found) return found;
      if (pages.length + groups.length > 0 && (path.startsWith(`${basePath}/`) || path === basePath))
        return router().find(asked, path);
      return { is: 'nothing', allow: [...(methods?.keys() ?? [])] };
    },
    findTool: (method, path) => exact.get(path)?.get(askedBy(method))?.route,
    byId: (toolId) => byId.get(toolId),
    ids: [...byId.keys()],
    get paths() {
      if (listedWith !== waiting.size) [paths, listedWith] = [listPaths(), waiting.size];
      return paths;
    },
  };
}

function routeOf(served: ServedTool): ToolRoute {
  let tool = 'load' in served ? undefined : served;
  const keep = (loaded: AnyTool): AnyTool => (tool = loaded);
  return { id: served.id, open: () => tool ?? (served as LazyTool).load().then(keep) };
}
