import type { AccountOperations } from '../../access/accounts.ts';
import type { Burst } from '../../access/admission.ts';
import type { HostLogin } from '../../access/host-login.ts';
import type { Access, RateLimitHeaders } from '../../contracts/access.ts';
import type { Call } from '../../contracts/call.ts';
import type { Plans } from '../../contracts/plans.ts';
import type { QuotaStore } from '../../contracts/quota-store.ts';
import type { ToolHead } from '../../kit/tool.ts';
import type { BodyLimits } from '../../pipeline/body.ts';
import type { Webhooks } from '../../webhooks/webhooks.ts';
import type { BoundAccount } from './bound.ts';
import type { ExportParts } from './export.ts';
import type { AccountSettings } from './settings.ts';

/** The parts that the addresses of an account are made from. */
export interface AreaParts extends ExportParts {
  readonly authenticate: Access['authenticate'];
  readonly goesByKey: (call: Call) => boolean;
  readonly hostLogin: HostLogin | undefined;
  readonly session: AccountSettings['session'] | undefined;
  readonly burst: Burst | false;
  readonly mayRename: boolean;
  readonly mayErase: boolean;
  readonly accounts: Pick<AccountOperations, 'rename' | 'erase'>;
  readonly rateLimitHeaders: RateLimitHeaders;
  readonly quotaStore: QuotaStore;
  readonly plans: Plans;
  readonly tools: readonly ToolHead[];
  readonly limits: BodyLimits;
  readonly bind: (accountId: string) => BoundAccount;
  readonly testAddress: Webhooks['testAddress'];
  readonly testWebhook: Webhooks['testWebhook'];
}
