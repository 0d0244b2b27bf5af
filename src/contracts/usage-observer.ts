/** The interface between the pipeline and the statistics of how calls were answered. */
import type { Principal } from './access.ts';
import type { Call } from './call.ts';

/**
 * Called after each answer to a call of a tool whose caller is known, and after the test of webhooks, with the caller, the
 * id of the tool, the status, and where the runtime has it a way to keep the process alive. Returns no promise, and
 * never throws.
 */
export type UsageObserver = (
  caller: Principal,
  toolId: string,
  status: number,
  waitUntil: Call['waitUntil'],
) => void;
