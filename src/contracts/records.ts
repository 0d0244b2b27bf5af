/** Records that operations name by an id, or the error for an id that does not exist. */
import { ServiceError } from '../kit/errors/service-error.ts';
import { type Check, isText, isWhole } from '../lib/options.ts';
import type { Account, ApiKey, KeyStore } from './key-store.ts';

/** Gives the record, or throws a `ServiceError` `not_found` that names what is missing: `webhook "wh_1"`. */
export function orNotFound<T>(record: T | null, what: string): T {
  if (record === null) throw new ServiceError('not_found', `there is no ${what}`);
  return record;
}

/** The id of an account, which a host may keep as a number: 42 and '42' are the same account. */
export type AccountId = string | number;

export const isAccountId: Check = (value) =>
  isWhole(0)(value) || (isText(value) && /^[\w.-]{1,64}$/.test(value as string));

/** Gives the account with an id, or throws `not_found`. */
export async function requireAccount(keyStore: Pick<KeyStore, 'getAccount'>, id: string): Promise<Account> {
  return orNotFound(await keyStore.getAccount(id), `account "${id}"`);
}

/** Tests that a key works at an instant: it is not revoked and has not expired. */
export function isLive(
  { revokedAt, expiresAt }: Pick<ApiKey, 'revokedAt' | 'expiresAt'>,
  now: number,
): boolean {
  return revokedAt === null && (expiresAt === null || now < expiresAt);
}
