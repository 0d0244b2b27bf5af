/** What the account area needs once one of its addresses is asked for. */
import type { Access } from '../contracts/access.ts';
import type { Page } from '../contracts/pages.ts';
import type { Plans } from '../contracts/plans.ts';
import type { QuotaStore } from '../contracts/quota-store.ts';
import type { ToolHead } from '../kit/tool.ts';
import type { BodyLimits } from '../pipeline/body.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';
import * as addresses from './addresses/index.ts';
import type { BoundAccount } from './bound.ts';
import type { ExportParts } from './export.ts';
import type { AccountSettings } from './settings.ts';
import { createWho } from './who.ts';

export interface AreaParts extends ExportParts {
  readonly authenticate: Access['authenticate'];
  readonly session: AccountSettings['session'] | undefined;
  readonly burst: number;
  readonly quotaStore: QuotaStore;
  readonly plans: Plans;
  readonly tools: readonly ToolHead[];
  readonly limits: BodyLimits;
  readonly bind: (accountId: string) => BoundAccount;
  readonly testWebhook: Webhooks['testWebhook'];
}

export interface Area {
  readonly authenticate: NonNullable<Access['authenticateAccount']>;
  readonly pages: readonly Page[];
}

export function createArea(parts: AreaParts): Area {
  return {
    authenticate: createWho(parts),
    pages: Object.values(addresses).map(({ method, path, access, describe, answer }) => ({
      method,
      path,
      access,
      describe: { [method]: describe },
      handle: async (visit) => answer(visit, parts),
    })),
  };
}
