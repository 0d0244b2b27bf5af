import { canPinAddresses, nodeEgress } from '../../adapters/egress-node.ts';
import { isWorker } from '../lib/runtime.ts';
import { type Egress, fetchEgress } from './egress.ts';

/**
 * Node's HTTP client where there is one. Elsewhere `fetch`: on Workers the platform reaches public addresses only; of
 * any other runtime nothing is known, and the host is told so.
 */
export function defaultEgress(onError: (error: unknown) => void): Egress {
  if (canPinAddresses()) return nodeEgress();
  if (!isWorker()) onError(new Error('egress_unpinned'));
  return fetchEgress();
}
