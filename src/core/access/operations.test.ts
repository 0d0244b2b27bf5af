import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../stores/memory.ts';
import { apiKeys } from './api-keys.ts';
import type { ToolHead } from '../tool.ts';

const NOW = 1_795_262_400_000;
const DAY = 86_400_000;

const head = (path: `/${string}`): ToolHead => ({
  id: path.slice(1).replaceAll('/', '-'),
  method: 'GET',
  path,
  category: 'documentos',
  name: path,
});

/** Operations on an account `a` with one key, and the store, to be put out of order. */
async function started() {
  const store = memoryStore({ clock: () => NOW });
  const over = (...tools: readonly ToolHead[]) =>
    apiKeys({ tools, keyStore: store, quotaStore: store, clock: () => NOW });
  const { accounts, keys } = over(head('/cpf'), head('/dev/hash'));
  await accounts.create({ id: 'a', plan: 'pro' });
  const { record } = await keys.create('a', { name: 'CI', tools: ['cpf'] });
  return { accounts, keys, old: record, store, over };
}

const down = () => Promise.reject(new Error('store down'));

describe('keys.rotate', () => {
  it('leaves the old key as it was when the new one cannot be stored', async () => {
    const { keys, old, store } = await started();
    store.createKey = down;
    await expect(keys.rotate(old.id, { overlap: 0 })).rejects.toThrow('store down');
    expect(await keys.list('a')).toEqual([old]);
  });

  it('leaves the old key as it was when its options are wrong', async () => {
    const { keys, old } = await started();
    await expect(keys.rotate(old.id, { overlap: 0, expiresAt: NOW })).rejects.toThrow(TypeError);
    expect(await keys.list('a')).toEqual([old]);
  });

  it('keeps the tools of a key, also those that are no longer served', async () => {
    const { over, old } = await started();
    const { keys } = over(head('/cnpj'));
    const { record } = await keys.rotate(old.id);
    expect(record).toMatchObject({ name: 'CI', tools: ['cpf'], expiresAt: null });
    const first = (await keys.list('a')).find(({ id }) => id === old.id);
    expect(first?.expiresAt).toBe(NOW + DAY);
  });

  it('revokes the new key when the end of the old one cannot be stored', async () => {
    const { keys, old, store } = await started();
    const { expireKey } = store;
    let calls = 0;
    store.expireKey = (id, at) => (++calls === 1 ? expireKey(id, at) : down());
    await expect(keys.rotate(old.id)).rejects.toThrow('store down');
    const listed = await keys.list('a');
    expect(listed.find(({ id }) => id === old.id)).toEqual(old);
    expect(listed.filter(({ id }) => id !== old.id).map(({ revokedAt }) => revokedAt)).toEqual([NOW]);
  });

  it('tells of the first failure when the new key cannot be revoked either', async () => {
    const { keys, old, store } = await started();
    const { expireKey } = store;
    let calls = 0;
    store.expireKey = (id, at) => (++calls === 1 ? expireKey(id, at) : down());
    store.revokeKey = () => {
      throw new Error('still down');
    };
    await expect(keys.rotate(old.id)).rejects.toThrow('store down');
  });

  it('gives no new key when the old one is revoked meanwhile', async () => {
    const { keys, old, store } = await started();
    const { createKey } = store;
    store.createKey = async (key) => {
      await store.revokeKey(old.id, NOW);
      return createKey(key);
    };
    await expect(keys.rotate(old.id)).rejects.toMatchObject({ code: 'state' });
    expect((await keys.list('a')).map(({ revokedAt }) => revokedAt)).toEqual([NOW, NOW]);
  });

  it('refuses a key that is revoked or expired and makes none', async () => {
    const { keys, old } = await started();
    const revoked = await keys.revoke(old.id);
    await expect(keys.rotate(old.id)).rejects.toMatchObject({ code: 'state' });
    expect(await keys.list('a')).toEqual([revoked]);
    await expect(keys.rotate('key_none')).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('arguments', () => {
  it.each<[string, unknown, string]>([
    ['name', { plan: 'pro', name: { x: 1 } }, 'accounts.create: option "name" is not valid'],
    ['id', { plan: 'pro', id: 5 }, 'accounts.create: option "id" wants 1 to 64 of A-Z a-z 0-9 . _ -'],
    ['nmae', { plan: 'pro', nmae: 'Ana' }, 'accounts.create: there is no option "nmae"'],
    ['plan', { plan: ['pro'] }, 'accounts.create: option "plan" is not valid'],
    ['all', undefined, 'accounts.create: the options must be an object'],
    ['all', 'pro', 'accounts.create: the options must be an object'],
  ])('accounts.create refuses a wrong %s: %j', async (_, account, message) => {
    const { accounts } = await started();
    await expect(accounts.create(account as never)).rejects.toThrow(new TypeError(message));
  });

  it('accounts.create refuses an account without a plan', async () => {
    const { accounts } = await started();
    await expect(accounts.create({} as never)).rejects.toMatchObject({ code: 'plan' });
  });

  it.each<[unknown, string]>([
    [{ tools: 'cpf' }, 'keys.create: option "tools" wants a list of tool ids'],
    [{ tools: [7] }, 'keys.create: option "tools" wants a list of tool ids'],
    [{ name: 1 }, 'keys.create: option "name" is not valid'],
    [{ expires: NOW + 1 }, 'keys.create: there is no option "expires"'],
    [{ expiresAt: '2027-01-01' }, 'keys.create: option "expiresAt" wants milliseconds since 1970'],
    [{ expiresAt: NOW }, 'keys.create: option "expiresAt" wants an instant to come'],
    [null, 'keys.create: the options must be an object'],
    ['cpf', 'keys.create: the options must be an object'],
  ])('keys.create refuses %j and makes no key', async (options, message) => {
    const { keys, old } = await started();
    await expect(keys.create('a', options as never)).rejects.toThrow(new TypeError(message));
    expect(await keys.list('a')).toEqual([old]);
  });

  it.each<[unknown, string]>([
    [{ overlap: -1 }, 'keys.rotate: option "overlap" wants whole milliseconds, 0 or more'],
    [{ overlap: '1d' }, 'keys.rotate: option "overlap" wants whole milliseconds, 0 or more'],
    [{ overlaps: 0 }, 'keys.rotate: there is no option "overlaps"'],
    [{ expiresAt: NOW }, 'keys.rotate: option "expiresAt" wants an instant to come'],
    [0, 'keys.rotate: the options must be an object'],
  ])('keys.rotate refuses %j and leaves the key alone', async (options, message) => {
    const { keys, old } = await started();
    await expect(keys.rotate(old.id, options as never)).rejects.toThrow(new TypeError(message));
    expect(await keys.list('a')).toEqual([old]);
  });
});

describe('a tool that is not served', () => {
  it('is named by keys.create with the one that was meant', async () => {
    const { keys, over, old } = await started();
    await expect(keys.create('a', { tools: ['cpf', 'hash'] })).rejects.toMatchObject({
      code: 'not_found',
      message: 'there is no tool "hash"; did you mean "dev-hash"?',
    });
    await expect(over().keys.create('a', { tools: ['cpf'] })).rejects.toMatchObject({
      message: 'there is no tool "cpf"',
    });
    expect(await keys.list('a')).toEqual([old]);
  });
});
