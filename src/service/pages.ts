/** The addresses of a service that are not tools. Each page is loaded when it is first asked for. */
import { type Access, type Callers, isForAnyone } from '../contracts/access.ts';
import type { Page, PageGroup } from '../contracts/pages.ts';
import { lazyPromise } from '../lib/lazy.ts';
import { createAccountArea } from '../pages/account/account.ts';
import type { AreaParts } from '../pages/account/area-parts.ts';
import { batchPage } from '../pages/batch/page.ts';
import { docsGroup } from '../pages/docs/docs.ts';
import type { Health } from '../pages/health/check.ts';
import { healthPage } from '../pages/health/page.ts';
import { createDocumentPages } from '../pages/openapi/pages.ts';
import type { Serve } from '../pages/openapi/serve.ts';
import { indexPage } from '../pages/index/page.ts';
import { panelGroup } from '../pages/panel/panel.ts';
import { rtcGroup } from '../pages/rtc/rtc.ts';
import { tablePages } from '../pages/tables/pages.ts';
import type { ReadOptions } from './options.ts';

export interface PageParts {
  readonly read: ReadOptions;
  readonly callers: Callers;
  /** The parts of the account area, apart from its options. */
  readonly area: Omit<AreaParts, 'session' | 'burst' | 'mayRename' | 'mayErase'>;
  /** `POST /webhooks/test`. */
  readonly webhookTest: Page;
  readonly health: () => Promise<Health>;
  readonly clock: () => number;
}

/** The parts of a handler that are about addresses. */
export interface ServicePages {
  readonly pages: readonly Page[];
  readonly groups: readonly PageGroup[];
  /** Path of the docs page, if it is served. */
  readonly docsPath: string | undefined;
  /** Finds the caller who speaks for an account, if there is an account area. */
  readonly accountAccess: Pick<Access, 'authenticateAccount'>;
}

export function createPages({ read, callers, area, webhookTest, health, clock }: PageParts): ServicePages {
  const { docs, http, openapi, tables, pages: host } = read;
  const isOpen = isForAnyone(callers);
  const account = !isOpen && read.account;
  const hasSession = callers.byLogin || (account && account.session !== undefined);
  const own = [
    ...(isOpen ? [] : [webhookTest]),
    batchPage({ limits: http, maxBatch: http.maxBatch }),
    ...tablePages({ tables, clock }),
  ];
  if (read.health) own.push(healthPage(health));

  const accountArea = account && createAccountArea({ ...area, ...account });
  const hasDocs = docs !== false && openapi;
  const groups: PageGroup[] = [];
  if (accountArea) groups.push(accountArea.group, panelGroup(hasSession, hasDocs));
  // The docs page shows the content of the documents.
  if (hasDocs)
    groups.push(
      docsGroup({
        basePath: http.basePath,
        demoKey: docs.demoKey,
        hasPanel: account !== false,
        hasSession,
        callers,
      }),
    );

  const load = lazyPromise(async (): Promise<Serve> => {
    const { createDocuments } = await import('./documents.ts');
    return createDocuments({ ...read, callers }, { host, own, documents, groups });
  });
  const documents: readonly Page[] = openapi ? createDocumentPages(load) : [];

  // It stands in no document, because it leads to them.
  const index = indexPage({
    basePath: http.basePath,
    hasDocs,
    hasDocuments: openapi,
    hasHealth: read.health,
  });

  return {
    pages: [...host, ...own, ...documents, index],
    // It stands in no document either: its clients were written for the official one's.
    groups: [...groups, rtcGroup()],
    docsPath: hasDocs ? `${http.basePath}/docs` : undefined,
    accountAccess: accountArea ? { authenticateAccount: accountArea.authenticateAccount } : {},
  };
}
