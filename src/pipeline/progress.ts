import type { Access, Principal } from '../contracts/access.ts';
import type { Call, Headers } from '../contracts/call.ts';

/** A request on its way. */
export interface Progress {
  readonly call: Call;
  requestId: string;
  /** What the answer tells of the quota, once the request has been counted. */
  quota?: Headers;
  /** When it began, by `performance.now`. */
  started?: number;
  /** The address that was found, as the service has it. */
  path?: string;
  /** Who calls, once that is known. */
  caller?: Principal;
  /** The tool at the address, or what counts as one. */
  toolId?: string;
  /** What failed that the caller did not cause. */
  failure?: unknown;
  /** Names of fields that were let pass though the tool does not have them, as a header lists them. */
  ignored?: string;
}

/** Counts requests of a caller: from here on the answer tells of the quota. */
export async function count(
  progress: Progress,
  access: Access,
  principal: Principal,
  requests?: number,
): Promise<void> {
  progress.quota = await access.count(principal, requests);
}
