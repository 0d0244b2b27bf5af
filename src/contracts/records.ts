/** Records that operations name by an id, or the error for an id that does not exist. */
import { ServiceError } from '../kit/errors/service-error.ts';
import { type Check, isText, isWhole } from '../lib/options.ts';
import type { Account, ApiKey, KeyStore } from './key-store.ts';

const missing = {
  account: (id) => `a conta "${id}" não existe`,
  key: (id) => `a chave "${id}" não existe`,
  webhook: (id) => `o webhook "${id}" não existe`,
  delivery: (id) => `a entrega "${id}" não existe`,
} satisfies Record<string, (id: string) => string>;

export type RecordKind = keyof typeof missing;

/** Gives the record, or throws a `ServiceError` `not_found` that names what is missing: `webhook "wh_1"`. */
export function orNotFound<T>(record: T | null, kind: RecordKind, id: string): T {
  if (record !== null) return record;
  throw new ServiceError('not_found', { pt: missing[kind](id), en: `there is no ${kind} "${id}"` });
}

/** The id of an account, which a host may keep as a number: 42 and '42' are the same account. */
export type AccountId = string | number;

/** Says what an id of an account is, after `must be`. */
export const ACCOUNT_ID =
  '1 to 64 of A-Z a-z 0-9 . _ -, or a whole number; give a number above 2^53 − 1 as a text';

/** The texts that a missing id turns into: an account of such a name would be everybody's. */
const NAMELESS: ReadonlySet<unknown> = new Set(['null', 'undefined', 'NaN']);

export const isAccountId: Check = (value) =>
  isWhole(0)(value) || (isText(value) && /^[\w.-]{1,64}$/.test(value as string) && !NAMELESS.has(value));

/**
 * Gives the text of an id that an operation gets. A text that no account can have finds none. Throws a `TypeError` for
 * anything else: above 2^53 a number is rounded, to the id of somebody else.
 */
export function accountIdOf(given: AccountId): string {
  if (isText(given) || isAccountId(given)) return String(given);
  throw new TypeError(
    typeof given === 'number'
      ? `the account id ${given} is no whole number from 0 to 2^53 − 1: give the id as a text`
      : 'an account id must be a text or a whole number',
  );
}

/** Gives the account with an id, or throws `not_found`. */
export async function requireAccount(keyStore: Pick<KeyStore, 'getAccount'>, id: string): Promise<Account> {
  return orNotFound(await keyStore.getAccount(id), 'account', id);
}

/**
 * Looks at an account again after something was stored for it. Where it is being erased, or was, `undo` takes that back, and
 * `not_found` is thrown: nothing may remain, or go to the next account of that id.
 */
export async function ifStillThere(
  keyStore: Pick<KeyStore, 'getAccount'>,
  { id, createdAt, status }: Account,
  undo: () => unknown,
): Promise<void> {
  const now = await keyStore.getAccount(id);
  // An erasure suspends first.
  if (now?.createdAt === createdAt && (now.status === 'active' || now.status === status)) return;
  await undo();
  orNotFound(null, 'account', id);
}

/** Tests that a key works at an instant: it is not revoked and has not expired. */
export function isLive(
  { revokedAt, expiresAt }: Pick<ApiKey, 'revokedAt' | 'expiresAt'>,
  now: number,
): boolean {
  return revokedAt === null && (expiresAt === null || now < expiresAt);
}
