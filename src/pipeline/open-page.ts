import type { Access, Principal } from '../contracts/access.ts';
import type { Answer } from '../contracts/call.ts';
import type { Page, PageSettings, Visit } from '../contracts/pages.ts';
import { because } from '../kit/errors/forbidden.ts';
import type { ServedTool } from '../kit/tool.ts';
import { count, type Progress } from './progress.ts';
import { type PageUseParts, usePageTool } from './page-use.ts';
import type { Found } from './found.ts';
import type { ReportFailure } from './report-failure.ts';

const noAccountScope = () =>
  because('Este serviço não tem chaves do escopo account.', 'This service has no keys of the scope account.');

export interface PageParts extends PageUseParts {
  readonly tools: readonly ServedTool[];
  readonly settings: PageSettings;
  readonly report: ReportFailure;
}

/** Lets a call into a page, with what the page may use. */
export async function openPage(
  { page, params }: Extract<Found, { is: 'page' }>,
  progress: Progress,
  parts: PageParts,
): Promise<Answer> {
  const { access, tools, settings, report } = parts;
  const principal = access && (await admit(page, progress, access));
  const visit: Visit = {
    call: progress.call,
    params,
    requestId: progress.requestId,
    principal,
    tools,
    settings,
    report: (error) => report(error, progress),
    permit(toolId) {
      if (access && principal) access.permit(principal, toolId);
    },
    async count(requests) {
      if (access && principal) await count(progress, access, principal, requests);
    },
    async limit(name, window) {
      if (principal) await access?.limit?.(principal, name, window);
    },
    standing: () => (access && principal ? access.standing(principal) : {}),
    use: async (toolId, input, { isCounted = false, isTyped = false, onReadAs } = {}) =>
      usePageTool(parts, progress, { toolId, input, principal, isCounted, isTyped, onReadAs }),
  };
  return page.handle(visit);
}

/** The caller of a page that is not open, once that is allowed and counted. */
async function admit(page: Page, progress: Progress, access: Access): Promise<Principal | null> {
  if (page.access === 'open') return null;
  if (page.access === 'account') {
    if (!access.authenticateAccount) throw noAccountScope();
    return (progress.caller = await access.authenticateAccount(progress.call));
  }
  progress.toolId = page.toolId ?? page.usageId;
  const principal = (progress.caller = await access.authenticate(progress.call));
  access.permit(principal, page.toolId ?? null, page.restricted);
  if (page.counts !== false) await count(progress, access, principal);
  return principal;
}
