import { describe, expect, it } from 'vitest';
import { digestOf } from '../../src/access/key-format.ts';
import { createService } from '../../src/index.ts';
import { memoryStores } from '../../src/stores/memory/index.ts';
import {
  acceptAccountKey,
  acceptKey,
  newAccountKey,
  newKey,
  readAccountKeys,
  readKeys,
} from './given-keys.ts';
import { sameText, UsageError } from './usage.ts';

const KEY = 'cnv_0123456789ABCDEFGHIJKLMNOPQRSTUV41TAda';
const OTHER = 'cnv_ExemploPro00000000000000000000000OnwcF';
const NOW = Date.UTC(2026, 10, 21);

describe('--key', () => {
  it('names a key, its plan, and an account or that of the demonstration', () => {
    expect(readKeys([`${KEY}:pro:acme`, `${OTHER}:free`])).toEqual([
      { key: KEY, plan: 'pro', account: 'acme' },
      { key: OTHER, plan: 'free', account: 'demo' },
    ]);
    expect(readKeys([])).toEqual([]);
  });

  it.each([
    [[KEY], /takes KEY:PLAN\[:ACCOUNT\] with a plan of free, pro, enterprise$/],
    [[`${KEY}:gold`], /takes KEY:PLAN/],
    [[`${KEY}:toString`], /takes KEY:PLAN/],
    [[`${KEY}:pro:a:b`], /takes KEY:PLAN/],
    [[`${KEY}:pro:`], /takes KEY:PLAN/],
    [[`${KEY}:pro:a b`], /takes KEY:PLAN/],
    [[`${KEY}:pro:${'a'.repeat(65)}`], /takes KEY:PLAN/],
    [
      [`${OTHER}:pro`, `${KEY.slice(0, -1)}b:pro`],
      /^--key: key number 2 cnv_0123…TAdb is not valid, as its checksum is wrong/,
    ],
    [['cnv_short:pro'], /^--key: key number 1 is not valid: a key is cnv_ and 38 letters and digits$/],
    [
      [`${KEY}:pro:a`, `${OTHER}:pro`, `${KEY}:free:b`, `${OTHER}:pro`],
      /^--key: the key cnv_0123…TAda is given twice$/,
    ],
  ])('%j is a mistake', (texts, message) => {
    expect(() => readKeys(texts)).toThrow(UsageError);
    expect(() => readKeys(texts)).toThrow(message);
    expect(() => readKeys(texts)).not.toThrow(/cnv_\w{9}/);
  });

  it('a wrong key in a variable is reported with the name of the variable', () => {
    expect(() => readKeys([KEY], 'CANIVETE_KEYS')).toThrow(/^CANIVETE_KEYS takes KEY:PLAN/);
    expect(() => readAccountKeys([KEY], 'CANIVETE_ACCOUNT_KEYS')).toThrow(/^CANIVETE_ACCOUNT_KEYS takes KEY/);
  });

  it('of the occasion is of the plan enterprise, and another one each time', () => {
    const [first, second] = [newKey(), newKey()];
    expect(readKeys([`${first.key}:${first.plan}:${first.account}`])).toEqual([first]);
    expect(first).toMatchObject({ plan: 'enterprise', account: 'demo' });
    expect(second.key).not.toBe(first.key);
  });
});

describe('--account-key', () => {
  it('names a key and an account', () => {
    expect(readAccountKeys([`${KEY}:acme`])).toEqual([{ key: KEY, account: 'acme' }]);
  });

  it.each([
    [[KEY], /takes KEY:ACCOUNT$/],
    [[`${KEY}:pro:acme`], /takes KEY:ACCOUNT$/],
    [[`${KEY}:a b`], /takes KEY:ACCOUNT$/],
    [
      [`${KEY.slice(0, -1)}b:acme`],
      /^--account-key: key number 1 cnv_0123…TAdb is not valid, as its checksum is wrong/,
    ],
    [[`${KEY}:a`, `${KEY}:b`], /^--account-key: the key cnv_0123…TAda is given twice$/],
  ])('%j is a mistake', (texts, message) => {
    expect(() => readAccountKeys(texts)).toThrow(UsageError);
    expect(() => readAccountKeys(texts)).toThrow(message);
  });

  it('is of the scope account, of an account that is there or else made of the plan free', async () => {
    const stores = memoryStores();
    const service = createService(stores);
    await service.accounts.create({ id: 'acme', plan: 'pro' });
    const accept = async (key: string, account: string) =>
      acceptAccountKey(service, stores.keyStore, { key, account }, NOW);
    const other = newAccountKey('nova').key;
    expect([await accept(KEY, 'acme'), await accept(other, 'nova'), await accept(KEY, 'acme')]).toEqual([
      null,
      null,
      null,
    ]);
    const [plans, scopes] = [[], []] as [unknown[], unknown[]];
    for (const id of ['acme', 'nova']) {
      plans.push((await service.accounts.get(id))?.plan);
      scopes.push(...(await service.keys.list(id)).map(({ scope }) => scope));
    }
    expect([plans, scopes]).toEqual([
      ['pro', 'free'],
      ['account', 'account'],
    ]);
    await expect(accept(KEY, 'nova')).rejects.toThrow(
      '--account-key: the key cnv_0123…TAda is of another account than "nova"',
    );
    await expect(
      acceptKey(service, stores.keyStore, { key: KEY, account: 'acme', plan: 'pro' }, NOW),
    ).rejects.toThrow('--key: the key cnv_0123…TAda is of the scope account');
  });
});

describe('acceptKey', () => {
  const given = { key: KEY, plan: 'pro', account: 'acme' };
  function started() {
    const stores = memoryStores();
    const service = createService(stores);
    return {
      ...stores,
      service,
      accept: async (one = given) => acceptKey(service, stores.keyStore, one, NOW),
    };
  }

  it('makes the account and the key where they are not, and leaves them where they are', async () => {
    const { service, keyStore, accept } = started();
    expect(await accept()).toBe(null);
    expect(await keyStore.getAccount('acme')).toMatchObject({ plan: 'pro', name: 'acme' });
    const [made] = await keyStore.listKeys('acme');
    expect(made).toMatchObject({ scope: 'tools', createdAt: NOW, expiresAt: null });
    expect(await accept()).toBe(null);
    expect(await keyStore.listKeys('acme')).toEqual([made]);
    const reply = await service(
      new Request('http://localhost/v1/cpf', { headers: { authorization: `Bearer ${KEY}` } }),
    );
    expect(reply.status).toBe(200);
  });

  it('refuses an account of another plan, and a key of another account', async () => {
    const { accept } = started();
    await accept();
    await expect(accept({ ...given, plan: 'free' })).rejects.toThrow(
      new UsageError(sameText('--key: the account "acme" is of the plan pro')),
    );
    await expect(accept({ ...given, account: 'other' })).rejects.toThrow(
      new UsageError(sameText('--key: the key cnv_0123…TAda is of another account than "other"')),
    );
  });

  it('refuses a plan that the service has not, and keeps no key of it', async () => {
    const { keyStore, accept } = started();
    await expect(accept({ ...given, plan: 'gold' })).rejects.toMatchObject({ code: 'plan' });
    expect(await keyStore.findKey(digestOf(KEY))).toBe(null);
  });

  it('tells of a key that does not work any more', async () => {
    const { keyStore, accept } = started();
    await accept();
    const { id } = (await keyStore.listKeys('acme'))[0] as { id: string };
    await keyStore.updateAccount('acme', { status: 'suspended' });
    expect(await accept()).toMatchObject({ en: 'the account "acme" is suspended' });
    await keyStore.revokeKey(id, NOW);
    expect(await accept()).toMatchObject({ en: 'the key cnv_0123…TAda is revoked or has expired' });
  });

  it('tells at once of a new key that does not work, for its account is suspended', async () => {
    const { service, keyStore, accept } = started();
    await service.accounts.create({ id: 'acme', plan: 'pro' });
    await keyStore.updateAccount('acme', { status: 'suspended' });
    expect(await accept()).toMatchObject({ en: 'the account "acme" is suspended' });
  });

  it('does not hide a store that fails', async () => {
    const { service, keyStore } = started();
    const failing = { ...keyStore, createKey: () => Promise.reject(new Error('store')) };
    await expect(acceptKey(service, failing, given, NOW)).rejects.toThrow('store');
    const broken = createService({
      ...memoryStores(),
      keyStore: { ...memoryStores().keyStore, createAccount: () => Promise.reject(new Error('store')) },
    });
    await expect(acceptKey(broken, keyStore, given, NOW)).rejects.toThrow('store');
  });
});
