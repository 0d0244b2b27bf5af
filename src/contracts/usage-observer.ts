/** The seam between the pipeline and what counts how calls were answered. */
import type { Call } from './call.ts';

/**
 * Told of each answer to a call of a tool whose caller is known, and of the test of webhooks: whose call, the id of the
 * tool, the status, and where a runtime has it a way to keep the process alive. Gives no promise, and never throws.
 */
export type UsageObserver = (
  accountId: string,
  toolId: string,
  status: number,
  waitUntil: Call['waitUntil'],
) => void;
