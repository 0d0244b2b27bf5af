import type { Scheduler } from '../../../src/contracts/scheduler.ts';
import type { Stores } from '../../../src/contracts/stores.ts';

/** The stores that `--store` opens. */
export interface Opened {
  readonly stores: Stores;
  /** Looks for the deliveries that other processes stored, too. */
  readonly scheduler: Scheduler;
  close(): Promise<void>;
}
