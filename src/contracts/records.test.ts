import { describe, expect, it } from 'vitest';
import type { ApiKey } from './key-store.ts';
import { accountIdOf, isAccountId, isLive, orNotFound, requireAccount } from './records.ts';

const AT = 1_000;

describe('a key', () => {
  it.each([
    ['without an end', null, null, true],
    ['before its expiry', AT + 1, null, true],
    ['at its expiry', AT, null, false],
    ['after its expiry', AT - 1, null, false],
    ['that was revoked', null, AT - 1, false],
    ['that was revoked at this instant', null, AT, false],
    // Another process's clock may be ahead: a revoked key stays revoked.
    ['that is revoked in an instant to come', AT + 9, AT + 1, false],
    ['that was revoked at the instant 0', null, 0, false],
    ['that expired at the instant 0', 0, null, false],
  ])('%s opens or not', (_, expiresAt, revokedAt, isOpening) => {
    expect(isLive({ expiresAt, revokedAt } as ApiKey, AT)).toBe(isOpening);
  });
});

describe('a missing record', () => {
  const notFound = (message: string) =>
    expect.objectContaining({ name: 'ServiceError', code: 'not_found', message });

  it('is one that is null, and no other', () => {
    expect(() => orNotFound(null, 'key', 'k')).toThrow(notFound('there is no key "k"'));
    for (const record of [0, '', false, undefined]) expect(orNotFound(record, 'key', 'k')).toBe(record);
  });

  it('is named with its kind and its id', async () => {
    await expect(requireAccount({ getAccount: () => null }, 'acc_1')).rejects.toEqual(
      notFound('there is no account "acc_1"'),
    );
  });
});

describe('an id of an account', () => {
  it.each([0, 42, Number.MAX_SAFE_INTEGER, 'acc_1', '9007199254740993', 'NULL', 'a.b-c_D', 'x'.repeat(64)])(
    'may be %j',
    (id) => {
      expect([isAccountId(id), accountIdOf(id)]).toEqual([true, String(id)]);
    },
  );

  // 2^53 + 1 is 2^53 as a double.
  it.each([2 ** 53 + 1, -1, 1.5, Number.NaN, Infinity])(
    'is no number %j, which may be rounded to the id of somebody else',
    (id) => {
      expect(isAccountId(id)).toBe(false);
      expect(() => accountIdOf(id)).toThrow(
        new TypeError(`the account id ${id} is no whole number from 0 to 2^53 − 1: give the id as a text`),
      );
    },
  );

  it.each([null, undefined, true, 1n, {}, ['acc_1'], Symbol('acc_1')])('is nothing like %s', (id) => {
    expect(isAccountId(id)).toBe(false);
    expect(() => accountIdOf(id as never)).toThrow(
      new TypeError('an account id must be a text or a whole number'),
    );
  });

  it.each(['', 'a b', 'x'.repeat(65), 'a\n', 'null', 'undefined', 'NaN'])(
    'is no text %j; an operation finds no account by it',
    (id) => {
      expect([isAccountId(id), accountIdOf(id)]).toEqual([false, id]);
    },
  );
});
