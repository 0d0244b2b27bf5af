import { builtInPlans } from '../../dist/core.js';
import { createService } from '../../dist/index.js';

/** More than a bench asks, so that every request is counted and none refused. */
export const LIMIT = 1e12;

export const plans = { pro: { ...builtInPlans.pro, requestsPerMonth: LIMIT } };

/** A service, an account of it, and the headers of its key. */
export async function serviceOf(options) {
  const service = createService({ keys: { plans }, autoStart: false, ...options });
  const { id: accountId } = await service.accounts.create({ plan: 'pro' });
  const { key } = await service.keys.create(accountId);
  return { service, accountId, headers: { authorization: `Bearer ${key}` } };
}
