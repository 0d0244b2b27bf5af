import { describe, expect, it, vi } from 'vitest';
import type { Call } from '../contracts/call.ts';
import type { Account, ApiKey, KeyStore } from '../contracts/key-store.ts';
import { builtInPlans } from '../contracts/plans.ts';
import { ApiError } from '../kit/errors/api-error.ts';
import { seededRandom } from '../lib/random-sources.ts';
import { createAuthenticator } from './authenticate.ts';
import { digestOf, drawKey } from './key-format.ts';

const NOW = 1_795_262_400_000;
const account: Account = { id: 'a', plan: 'pro', status: 'active', createdAt: NOW };
const random = seededRandom('authenticate');

function keyOf(text: string): ApiKey {
  const none = { scope: 'tools', tools: null, expiresAt: null, revokedAt: null, lastUsedAt: null } as const;
  return { id: `key_${text}`, accountId: 'a', digest: digestOf(text), hint: '', createdAt: NOW, ...none };
}

/** An authenticator over a store that other processes write to, unless it has a revision. */
function started({
  size = 100,
  ttl = 1_000,
  revision,
}: { size?: number; ttl?: number; revision?: number } = {}) {
  const stored = new Map<string, ApiKey>();
  const findKey = vi.fn<KeyStore['findKey']>((digest) => {
    const key = stored.get(digest);
    return key ? { key, account } : null;
  });
  const time = { now: NOW };
  const store = { findKey, ...(revision !== undefined && { revision }) } as unknown as KeyStore & {
    revision: number;
  };
  const { authenticate, forget } = createAuthenticator({
    keyStore: store,
    plans: builtInPlans,
    keyPrefix: 'cnv',
    keyCache: { size, ttl },
    clock: () => time.now,
    used: () => undefined,
  });
  const add = () => {
    const text = drawKey('cnv', random);
    stored.set(digestOf(text), keyOf(text));
    return text;
  };
  const ask = async (text: string) => askWith(`Bearer ${text}`);
  async function askWith(authorization: string | null) {
    const header = (name: string) => (name === 'authorization' ? authorization : null);
    return authenticate({ header } as Partial<Call> as Call);
  }
  /** Counts how often a request reads the store. */
  const readsOf = async (text: string) => {
    findKey.mockClear();
    await ask(text).catch(() => undefined);
    return findKey.mock.calls.length;
  };
  return { add, ask, askWith, readsOf, forget, findKey, stored, store, time };
}

const is401 = expect.objectContaining({ status: 401 });

describe('the header', () => {
  it('is `Bearer`, blanks and the key, with blanks around', async () => {
    const { add, askWith } = started();
    const key = add();
    for (const header of [`Bearer ${key}`, `  bearer    ${key}  `]) {
      expect(await askWith(header)).toEqual({ account, key: keyOf(key), plan: builtInPlans.pro });
    }
    for (const header of [`Bearer${key}`, `xBearer ${key}`, `Bearer\t${key}`, key, `Bearer ${key} x`, null]) {
      await expect(askWith(header)).rejects.toBeInstanceOf(ApiError);
      await expect(askWith(header)).rejects.toEqual(is401);
    }
    await expect(askWith(`Bearer x${key}`)).rejects.toEqual(is401);
  });

  it('with a key of another form is refused before the store is asked', async () => {
    const { add, ask, findKey } = started();
    const key = add();
    for (const other of [`x${key}`, `${key}x`, key.slice(0, -1), `cnv_${'0'.repeat(38)}`])
      await expect(ask(other)).rejects.toEqual(is401);
    expect(findKey).not.toHaveBeenCalled();
    await ask(key);
    expect(findKey).toHaveBeenCalledTimes(1);
  });

  it('that is refused is told the scheme, as RFC 9110 has it of a 401', async () => {
    await expect(started().askWith(null)).rejects.toMatchObject({
      parts: { headers: { 'www-authenticate': 'Bearer realm="canivete"' } },
    });
  });
});

describe('a store that other processes write to', () => {
  it('is believed for its time and no longer, nor when the clock is set back', async () => {
    const { add, readsOf, time } = started({ ttl: 1_000 });
    const key = add();
    expect(await readsOf(key)).toBe(1);
    time.now += 999;
    expect(await readsOf(key)).toBe(0);
    time.now += 1;
    expect(await readsOf(key)).toBe(1);
    time.now -= 1;
    expect(await readsOf(key)).toBe(1);
  });

  it('is asked again for a key that it does not hold: it may by now', async () => {
    const { add, ask, readsOf, stored } = started();
    const key = add();
    const record = stored.get(digestOf(key)) as ApiKey;
    stored.clear();
    await expect(ask(key)).rejects.toEqual(is401);
    expect(await readsOf(key)).toBe(1);
    stored.set(record.digest, record);
    await expect(ask(key)).resolves.toMatchObject({ account });
  });

  it('is asked again after a change of this process, for every key', async () => {
    const { add, readsOf, forget } = started({ size: 4 });
    const keys = Array.from({ length: 3 }, add);
    for (const key of keys) await readsOf(key);
    for (const key of keys) expect(await readsOf(key)).toBe(0);
    forget();
    for (const key of keys) expect(await readsOf(key)).toBe(1);
  });

  it('is asked again after a change of one account for the keys of that account alone', async () => {
    const { add, readsOf, forget } = started();
    const key = add();
    await readsOf(key);
    forget('another');
    expect(await readsOf(key)).toBe(0);
    forget(account.id);
    expect(await readsOf(key)).toBe(1);
  });

  it('is asked again when a change came while it was read', async () => {
    const { add, ask, readsOf, forget, findKey, stored } = started();
    const key = add();
    const found = { key: stored.get(digestOf(key)) as ApiKey, account };
    findKey.mockImplementationOnce(async () => {
      forget();
      return found;
    });
    await ask(key);
    expect(await readsOf(key)).toBe(1);
    expect(await readsOf(key)).toBe(0);
  });
});

describe('a store that tells of its changes', () => {
  it('is asked again when it has changed, also while it was read', async () => {
    const { add, ask, readsOf, findKey, store, stored } = started({ revision: 1, ttl: 0 });
    const key = add();
    const found = { key: stored.get(digestOf(key)) as ApiKey, account };
    findKey.mockImplementationOnce(() => {
      store.revision++;
      return found;
    });
    await ask(key);
    expect(await readsOf(key)).toBe(1);
    expect(await readsOf(key)).toBe(0);
    store.revision++;
    expect(await readsOf(key)).toBe(1);
  });
});

describe('the memory of keys', () => {
  it('has a young half: a key that was used since goes to it, and stays', async () => {
    const { add, readsOf } = started({ size: 4 });
    const [first, second, third, fourth] = Array.from({ length: 4 }, add) as [string, string, string, string];
    await readsOf(first);
    await readsOf(second);
    // The young half is full: it becomes the old one.
    await readsOf(third);
    expect(await readsOf(first)).toBe(0);
    // Full again: what nobody used is dropped.
    await readsOf(fourth);
    expect(await readsOf(first)).toBe(0);
    expect(await readsOf(second)).toBe(1);
  });

  it('holds as many keys as the size says', async () => {
    const { add, readsOf } = started({ size: 10 });
    const keys = Array.from({ length: 10 }, add);
    for (const key of keys) await readsOf(key);
    expect(await readsOf(keys[0] as string)).toBe(0);
  });

  it('holds little where the size is 0', async () => {
    const { add, readsOf } = started({ size: 0 });
    const [one, other, third] = [add(), add(), add()] as const;
    for (const key of [one, other, third]) await readsOf(key);
    expect(await readsOf(one)).toBe(1);
  });

  it('holds no key that does not exist, however many of them come', async () => {
    const { add, ask, readsOf, findKey } = started({ size: 4 });
    const live = [add(), add()];
    for (const key of live) await readsOf(key);
    const madeUp = Array.from({ length: 50 }, () => drawKey('cnv', random));
    for (const key of [...madeUp, ...madeUp]) await expect(ask(key)).rejects.toEqual(is401);
    findKey.mockClear();
    for (const key of live) await ask(key);
    expect(findKey).not.toHaveBeenCalled();
  });

  it('holds a key no longer than the store', async () => {
    const { add, ask, readsOf, stored, forget } = started();
    const key = add();
    await ask(key);
    stored.clear();
    expect(await readsOf(key)).toBe(0);
    forget();
    await expect(ask(key)).rejects.toEqual(is401);
    await expect(ask(key)).rejects.toEqual(is401);
  });

  it.each([
    ['young', 0],
    ['old', 2],
  ])('holds no key that was gone once, when the clock is set back: among the %s', async (_, others) => {
    const { add, ask, readsOf, stored, time } = started({ size: 4, ttl: 1_000 });
    const key = add();
    const record = stored.get(digestOf(key)) as ApiKey;
    await ask(key);
    for (let i = 0; i < others; i++) await ask(add());
    stored.delete(record.digest);
    time.now += 1_000;
    await expect(ask(key)).rejects.toEqual(is401);
    time.now -= 1;
    expect(await readsOf(key)).toBe(1);
    await expect(ask(key)).rejects.toEqual(is401);
  });

  it('holds a key whatever stands around it in the header', async () => {
    const { add, ask, askWith, findKey } = started({ size: 4 });
    const key = add();
    await ask(key);
    // These two make it one of the old entries.
    for (const other of [add(), add()]) await ask(other);
    findKey.mockClear();
    await askWith(`  bearer    ${key}  `);
    expect(findKey).not.toHaveBeenCalled();
  });

  it('saves no key from its end', async () => {
    const { add, ask, readsOf, stored, time } = started({ ttl: 10 });
    const key = add();
    const record = stored.get(digestOf(key)) as ApiKey;
    stored.set(record.digest, { ...record, expiresAt: NOW + 5 });
    await ask(key);
    time.now = NOW + 4;
    await ask(key);
    time.now = NOW + 5;
    expect(await readsOf(key)).toBe(0);
    await expect(ask(key)).rejects.toEqual(is401);
  });
});
