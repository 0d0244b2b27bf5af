/** What operations name by an id, or the error of an id that nothing has. */
import { ServiceError } from '../kit/errors/service-error.ts';
import type { Account, ApiKey, KeyStore } from './key-store.ts';

/** The record; else a `ServiceError` `not_found` that says what there is not: `webhook "wh_1"`. */
export function orNotFound<T>(record: T | null, what: string): T {
  if (record === null) throw new ServiceError('not_found', `there is no ${what}`);
  return record;
}

/** The account of an id; else `not_found`. */
export async function requireAccount(keyStore: Pick<KeyStore, 'getAccount'>, id: string): Promise<Account> {
  return orNotFound(await keyStore.getAccount(id), `account "${id}"`);
}

/** Whether a key opens anything at an instant: it is not revoked, and its expiry has not come. */
export function isLive(
  { revokedAt, expiresAt }: Pick<ApiKey, 'revokedAt' | 'expiresAt'>,
  now: number,
): boolean {
  return revokedAt === null && (expiresAt === null || now < expiresAt);
}
