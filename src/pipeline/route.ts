import type { Answer } from '../contracts/call.ts';
import { isPromise } from '../lib/promises.ts';
import { type CorsOptions, isPreflight, preflight } from './cors.ts';
import { absentAt } from './errors/absent.ts';
import { Refused } from './errors/refused.ts';
import type { Routes } from './found.ts';
import { openPage, type PageParts } from './open-page.ts';
import type { Progress } from './progress.ts';
import type { ToolUser } from './use-tool.ts';

export interface RouterParts {
  readonly basePath: string;
  readonly cors: false | CorsOptions;
  readonly routes: Routes;
  readonly toolUser: ToolUser;
  readonly pageParts: PageParts;
}

/** Leads a request to the tool or the page at its address. Throws 404 where there is neither. */
export function createRouter(parts: RouterParts): (progress: Progress) => Promise<Answer> {
  const { basePath, cors, routes, toolUser, pageParts } = parts;
  return async (progress) => {
    const { call } = progress;
    const finding = routes.find(call.method, call.path);
    const found = isPromise(finding) ? await finding : finding;
    if (found.is === 'tool') {
      progress.path = call.path;
      return toolUser.answer(progress, found.route);
    }
    if (found.is === 'page') {
      progress.path = basePath + found.page.path;
      return openPage(found, progress, pageParts);
    }
    const allow = found.allow.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    if (cors && allow.length > 0 && isPreflight(call))
      return preflight(cors, allow, await routes.find(allow[0] as string, call.path));
    const { absent = [] } = pageParts;
    throw (
      absentAt(call.method, call.path.slice(basePath.length), absent) ??
      new Refused({ path: call.path, allow, basePath, paths: routes.paths })
    );
  };
}
