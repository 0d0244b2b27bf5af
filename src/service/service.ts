/** The service, as those who run it hold it. */
import type { AccountOperations } from '../access/accounts.ts';
import type { FavoriteOperations } from '../access/favorites.ts';
import type { Operations } from '../access/operations.ts';
import type { AccountId } from '../contracts/records.ts';
import type { UsageRow } from '../contracts/usage-store.ts';
import type { RunOptions } from '../contracts/run-options.ts';
import type { Service as CoreService } from '../contracts/service.ts';
import type { Duration } from '../lib/duration.ts';
import type { BoundAccount } from '../pages/account/bound.ts';
import type { AccountExport } from '../pages/account/export.ts';
import type { UsageDays } from '../pages/account/usage-of.ts';
import type { Health } from '../pages/health/check.ts';
import type {
  ActionById,
  AnswerById,
  CountById,
  DefaultActionById,
  InputById,
  ToolId,
} from '../tools/types.ts';
import type { RoundResult } from '../webhooks/engine.ts';
import type { WebhookOperations } from '../webhooks/operations.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';

/** The handler, and the operations for those who run it. */
export interface Service extends CoreService, Operations {
  readonly accounts: AccountOperations & {
    /**
     * Exports everything that is kept of an account, for a request under the LGPD, with as many deliveries as fit in 8
     * MiB; `next` passed as `before` gives the rest.
     */
    export(id: AccountId, page?: { readonly before?: string }): Promise<AccountExport>;
    /**
     * Reads how its calls were answered, by day, tool and key, for 400 days. The count of a month, which a limit is for, is
     * `usage` of the service.
     */
    usage(id: AccountId, days?: UsageDays): Promise<readonly UsageRow[]>;
  };
  readonly favorites: FavoriteOperations;
  readonly webhooks: WebhookOperations;
  /** Same as in every service, with the types of the package's tools by their ids. */
  run<
    Id extends ToolId | (string & {}),
    const Action extends ActionById<Id> = DefaultActionById<Id>,
    const Count extends CountById<Id> = never,
  >(
    toolId: Id,
    input: InputById<Id> & { readonly action?: Action; readonly count?: Count },
    options?: RunOptions,
  ): Promise<AnswerById<Id, Action, Count>>;
  /** The operations for one account, to which every other account's ids are unknown: for pages of your own. */
  account(id: AccountId): BoundAccount;
  /** True if it can answer: asks each store, and waits 2 seconds at most. Never rejects. */
  health(): Promise<Health>;
  /** Starts to look for due deliveries. */
  start(): Promise<void>;
  /**
   * Makes `GET /health` answer 503 from now on, so that balancers send no more requests; all else goes on until `stop`.
   * `start` takes it back.
   */
  announceStop(): void;
  /** True once `announceStop` or `stop` was called, until `start`. `canivete/node` closes connections then. */
  isStopping(): boolean;
  /**
   * Claims nothing more, waits as long as `drain` at most for attempts under way (default `'15s'`), releases the rest.
   */
  stop: Webhooks['stop'];
  /** Does what is due and waits for it: for a cron, a queue consumer or a test. */
  runDue(options?: { readonly limit?: number; readonly budget?: Duration }): Promise<RoundResult>;
}
