/** How a page uses tools. */
import type { Access, Principal } from '../contracts/access.ts';
import type { UsageObserver } from '../contracts/usage-observer.ts';
import { ApiError } from '../kit/errors/api-error.ts';
import type { AbsentTool } from '../kit/tool.ts';
import { addDocs } from './errors/answer-error.ts';
import { inWords } from './errors/in-words.ts';
import { Refused } from './errors/refused.ts';
import type { Routes } from './found.ts';
import { count, type Progress } from './progress.ts';
import { fieldsOf } from './raw-input.ts';
import type { ToolUser } from './use-tool.ts';

export interface PageUseParts {
  readonly access: Access | null;
  readonly routes: Routes;
  /** Tools that the service has not, whose ids say why. */
  readonly absent?: readonly AbsentTool[];
  readonly toolUser: ToolUser;
  readonly usage: UsageObserver | undefined;
  /** Where the docs page is served; undefined where it is not. */
  readonly docsPath: string | undefined;
}

/** One use of a tool. */
export interface PageUse {
  readonly toolId: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly principal: Principal | null;
  readonly isCounted: boolean;
  readonly isTyped: boolean;
  readonly onReadAs?: ((lines: readonly string[]) => void) | undefined;
}

/** The answer of a tool that a page uses: permitted, counted and observed as at the tool's own address. */
export async function usePageTool(parts: PageUseParts, progress: Progress, use: PageUse): Promise<unknown> {
  const { principal } = use;
  const note = (status: number) => {
    // Statistics hold only the ids of tools.
    if (parts.usage && principal && parts.routes.byId(use.toolId)) {
      parts.usage(principal, use.toolId, status, progress.call.waitUntil);
    }
  };
  try {
    const result = await callTool(parts, progress, use);
    note(200);
    return result;
  } catch (thrown) {
    const error = addDocs(await inWords(thrown), parts.docsPath, use.toolId);
    note(error instanceof ApiError ? error.status : 500);
    throw error;
  }
}

async function callTool(
  { access, routes, absent, toolUser }: PageUseParts,
  progress: Progress,
  use: PageUse,
) {
  const { toolId, input, principal, isCounted, isTyped, onReadAs } = use;
  if (access && !principal) throw new ApiError(401);
  const route = routes.byId(toolId);
  if (!route) throw new Refused({ id: toolId, ids: routes.ids, ...(absent && { absent }) });
  if (access && principal) access.permit(principal, toolId);
  if (access && principal && !isCounted) await count(progress, access, principal);
  return toolUser.call(progress, principal, route, {
    read: ({ input: schema }) => fieldsOf(input, schema, isTyped),
    write: (_tool, _raw, result) => result,
    noteRead: ({ lines }) => onReadAs?.(lines),
  });
}
