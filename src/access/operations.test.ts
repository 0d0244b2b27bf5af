import { describe, expect, it } from 'vitest';
import { digestOf } from './key-format.ts';
import { memoryStore } from '../stores/memory/index.ts';
import { apiKeys } from './api-keys.ts';
import type { ToolHead } from '../kit/tool.ts';
import { sized } from '#test/support/size.ts';
import { KEPT_DEAD_KEYS } from '../contracts/key-store.ts';

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
  const { accounts, keys, usage } = over(head('/cpf'), head('/dev/hash'));
  await accounts.create({ id: 'a', plan: 'pro' });
  const { record } = await keys.create('a', { name: 'CI', tools: ['cpf'] });
  return { accounts, keys, usage, old: record, store, over };
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

  it('gives no new key when the old one is revoked or erased meanwhile', async () => {
    const { keys, old, store } = await started();
    const { createKey } = store;
    store.createKey = async (...given) => {
      await store.revokeKey(old.id, NOW);
      return createKey(...given);
    };
    await expect(keys.rotate(old.id)).rejects.toMatchObject({ code: 'state' });
    expect(await keys.list('a')).toEqual([{ ...old, revokedAt: NOW }]);
    const { record } = await keys.create('a');
    store.createKey = async (...given) => {
      await store.eraseAccount('a');
      return createKey(...given);
    };
    await expect(keys.rotate(record.id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it.each([0, DAY])(
    'makes one new key of 40 rotations of one at once, with an overlap of %d ms',
    async (overlap) => {
      const { keys, old } = await started();
      const rotations = await Promise.allSettled(
        Array.from({ length: 40 }, async () => keys.rotate(old.id, { overlap, max: 2 })),
      );
      const reasons = rotations.map((one) => (one.status === 'rejected' ? one.reason.code : 'made'));
      expect(reasons.toSorted()).toEqual(['made', ...Array.from({ length: 39 }, () => 'state')]);
      expect(await keys.list('a')).toHaveLength(2);
    },
  );

  it('replaces every key of a full account at once', async () => {
    const { keys, store } = await started();
    for (let i = 1; i < 20; i++) await keys.create('a');
    const live = await keys.list('a');
    await Promise.all(live.map(async ({ id }) => keys.rotate(id, { overlap: 0, max: 20 })));
    expect((await store.listKeys('a')).filter(({ expiresAt }) => expiresAt === null)).toHaveLength(20);
  });

  it('leaves a bounded list of an account, however many rotations came before', async () => {
    const { keys, old } = await started();
    let last = old;
    for (let n = 0; n < sized(300, 2_000); n++)
      ({ record: last } = await keys.rotate(last.id, { overlap: 0 }));
    expect(await keys.list('a')).toHaveLength(KEPT_DEAD_KEYS + 1);
  });

  it('refuses a key that is revoked or expired and makes none', async () => {
    const { keys, old } = await started();
    const revoked = await keys.revoke(old.id);
    await expect(keys.rotate(old.id)).rejects.toMatchObject({ code: 'state' });
    expect(await keys.list('a')).toEqual([revoked]);
    await expect(keys.rotate('key_none')).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('keys.create', () => {
  it('finds no account that is erased while its key is stored', async () => {
    const { keys, store } = await started();
    store.createKey = async () => 'no_account' as const;
    await expect(keys.create('a')).rejects.toMatchObject({
      code: 'not_found',
      message: 'there is no account "a"',
    });
  });

  it('names the account that is not there, whatever its key would be', async () => {
    const { keys } = await started();
    const message = 'there is no account "b"';
    for (const options of [{}, { tools: ['hash'] }, { expiresAt: NOW }]) {
      await expect(keys.create('b', options)).rejects.toMatchObject({ code: 'not_found', message });
    }
  });
});

describe('a scope', () => {
  it('is tools unless another is given, and stays in a rotation', async () => {
    const { keys } = await started();
    const { record: made } = await keys.create('a');
    expect(made.scope).toBe('tools');
    expect((await keys.create('a', { scope: 'tools' })).record.scope).toBe('tools');
    const { record } = await keys.create('a', { scope: 'account', name: 'panel' });
    expect(record).toMatchObject({ scope: 'account', tools: null, name: 'panel' });
    expect((await keys.rotate(record.id)).record).toMatchObject({ scope: 'account', name: 'panel' });
  });

  it('of an account has no tools', async () => {
    const { keys } = await started();
    const tools = ['cpf'];
    await expect(keys.create('a', { scope: 'account', tools })).rejects.toThrow(
      new TypeError('keys.create: a key of scope "account" has no tools'),
    );
    const { record } = await keys.create('a', { scope: 'account' });
    await expect(keys.update(record.id, { tools })).rejects.toThrow(
      new TypeError('keys.update: a key of scope "account" has no tools'),
    );
    expect(await keys.update(record.id, { name: 'x', tools: null })).toEqual({ ...record, name: 'x' });
  });

  it('is one of two', async () => {
    const { keys } = await started();
    await expect(keys.create('a', { scope: 'admin' as never })).rejects.toThrow(
      new TypeError('keys.create: option "scope" must be "tools" or "account"'),
    );
  });
});

describe('keys.update', () => {
  it('changes what it names, and null takes it away', async () => {
    const { keys, old } = await started();
    expect(await keys.update(old.id, { name: 'CD' })).toEqual({ ...old, name: 'CD' });
    expect(await keys.update(old.id, { tools: ['dev-hash'] })).toEqual({
      ...old,
      name: 'CD',
      tools: ['dev-hash'],
    });
    const { name: _name, ...nameless } = old;
    expect(await keys.update(old.id, { name: null, tools: null })).toEqual({ ...nameless, tools: null });
    expect(await keys.update(old.id, {})).toEqual({ ...nameless, tools: null });
    expect(await keys.get(old.id)).toEqual({ ...nameless, tools: null });
  });

  it('refuses a key that no longer works, a tool that is not served, and what it does not know', async () => {
    const { keys, old } = await started();
    await expect(keys.update(old.id, { tools: ['hash'] })).rejects.toMatchObject({ code: 'not_found' });
    await expect(keys.update(old.id, { scope: 'account' } as never)).rejects.toThrow(
      new TypeError('keys.update: there is no option "scope"; there are name, tools'),
    );
    await expect(keys.update('key_none', {})).rejects.toMatchObject({ code: 'not_found' });
    expect(await keys.get('key_none')).toBeNull();
    await keys.revoke(old.id);
    await expect(keys.update(old.id, { name: 'x' })).rejects.toMatchObject({ code: 'state' });
  });
});

describe('a limit of live keys', () => {
  it('counts those of both scopes, and no dead ones', async () => {
    const { keys, old } = await started();
    const { record } = await keys.create('a', { scope: 'account', max: 2 });
    await expect(keys.create('a', { max: 2 })).rejects.toMatchObject({
      code: 'limit',
      message: 'the account has as many live keys as it may',
    });
    await keys.revoke(record.id);
    await keys.create('a', { max: 2 });
    await expect(keys.rotate(old.id, { max: 2 })).rejects.toMatchObject({ code: 'limit' });
    expect((await keys.get(old.id))?.expiresAt).toBeNull();
  });

  it('has room for a key that takes the place of the old one at once', async () => {
    const { keys, old } = await started();
    await keys.create('a', { max: 2 });
    const { record } = await keys.rotate(old.id, { max: 2, overlap: 0 });
    expect((await keys.get(old.id))?.expiresAt).toBe(NOW);
    expect(record.expiresAt).toBeNull();
    await expect(keys.create('a', { max: 2 })).rejects.toMatchObject({ code: 'limit' });
    // It makes no room for one more where there are already too many.
    await keys.create('a');
    await expect(keys.rotate(record.id, { max: 2, overlap: 0 })).rejects.toMatchObject({ code: 'limit' });
    await expect(keys.rotate(old.id, { max: 2, overlap: 0 })).rejects.toMatchObject({ code: 'state' });
  });
});

describe('accounts', () => {
  it('are listed by id, a page at a time', async () => {
    const { accounts } = await started();
    for (const id of ['c', 'B', 'b']) await accounts.create({ id, plan: 'pro' });
    const ids = async (page?: Parameters<typeof accounts.list>[0]) =>
      (await accounts.list(page)).map(({ id }) => id);
    expect(await ids()).toEqual(['B', 'a', 'b', 'c']);
    expect(await ids({ limit: 2 })).toEqual(['B', 'a']);
    expect(await ids({ after: 'a', limit: 1 })).toEqual(['b']);
    expect(await ids({ after: 'z' })).toEqual([]);
    await expect(accounts.list({ limit: 0 })).rejects.toThrow(
      new TypeError('accounts.list: option "limit" must be a whole number, 1 or more'),
    );
  });

  it('are 100 to a page unless another number is asked for', async () => {
    const { accounts, store } = await started();
    const asked: unknown[] = [];
    const { listAccounts } = store;
    store.listAccounts = (page) => {
      asked.push(page);
      return listAccounts(page);
    };
    await accounts.list();
    await accounts.list({ after: 'a' });
    await accounts.list({ limit: 101 });
    expect(asked).toStrictEqual([{ limit: 100 }, { after: 'a', limit: 100 }, { limit: 101 }]);
  });

  it('are made with an id of their own and without a name unless both are given', async () => {
    const { accounts } = await started();
    const made = await accounts.create({ plan: 'free' });
    expect(made).toStrictEqual({
      id: expect.stringMatching(/^acc_[0-9a-z]{26}$/),
      plan: 'free',
      status: 'active',
      createdAt: NOW,
    });
    expect(await accounts.create({ plan: 'free', name: 'Ana', id: 'ana' })).toStrictEqual({
      ...made,
      id: 'ana',
      name: 'Ana',
    });
  });

  it('are renamed', async () => {
    const { accounts } = await started();
    expect((await accounts.rename('a', 'Ana')).name).toBe('Ana');
    expect((await accounts.get('a'))?.name).toBe('Ana');
    await expect(accounts.rename('b', 'Ana')).rejects.toMatchObject({ code: 'not_found' });
    await expect(accounts.rename('a', 7 as never)).rejects.toThrow(
      new TypeError('accounts.rename: the name must be a text'),
    );
  });

  it('are erased with their keys and favorites, and leave the others alone', async () => {
    const { accounts, keys, old, store } = await started();
    await accounts.create({ id: 'b', plan: 'pro' });
    const { record } = await keys.create('b');
    const { key } = await keys.create('a');
    await store.addFavorite('a', 'cpf', NOW);
    await accounts.erase('a');
    expect(await accounts.get('a')).toBeNull();
    expect(await keys.get(old.id)).toBeNull();
    expect(await store.findKey(digestOf(key))).toBeNull();
    expect(await store.listFavorites('a')).toEqual([]);
    expect(await keys.list('b')).toEqual([record]);
    await expect(accounts.erase('a')).rejects.toMatchObject({
      code: 'not_found',
      message: 'there is no account "a"',
    });
  });

  it('are suspended where an erasure fails half way, and erased by the next one', async () => {
    const { accounts, store } = await started();
    const { eraseAccount } = store;
    store.eraseAccount = down;
    await expect(accounts.erase('a')).rejects.toThrow('store down');
    expect((await accounts.get('a'))?.status).toBe('suspended');
    store.eraseAccount = eraseAccount;
    await accounts.erase('a');
    expect(await accounts.get('a')).toBeNull();
  });
});

describe('arguments', () => {
  it.each<[string, unknown, string]>([
    ['name', { plan: 'pro', name: { x: 1 } }, 'accounts.create: option "name" is not valid'],
    [
      'id',
      { plan: 'pro', id: 5.5 },
      'accounts.create: option "id" must be 1 to 64 of A-Z a-z 0-9 . _ -, or a whole number; give a number above 2^53 − 1 as a text',
    ],
    [
      'nmae',
      { plan: 'pro', nmae: 'Ana' },
      'accounts.create: there is no option "nmae"; there are plan, name, id',
    ],
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
    [{ tools: 'cpf' }, 'keys.create: option "tools" must be a list of tool ids'],
    [{ tools: [7] }, 'keys.create: option "tools" must be a list of tool ids'],
    [{ name: 1 }, 'keys.create: option "name" is not valid'],
    [
      { expires: NOW + 1 },
      'keys.create: there is no option "expires"; there are name, tools, scope, expiresAt, max',
    ],
    [
      { expiresAt: '1/1/2027' },
      'keys.create: option "expiresAt" must be a Date, an instant such as 2027-01-01T00:00:00-03:00, a date, or milliseconds since 1970',
    ],
    [{ expiresAt: NOW }, 'keys.create: option "expiresAt" must be an instant to come'],
    [{ max: -1 }, 'keys.create: option "max" must be a whole number, 0 or more'],
    [null, 'keys.create: the options must be an object'],
    ['cpf', 'keys.create: the options must be an object'],
  ])('keys.create refuses %j and makes no key', async (options, message) => {
    const { keys, old } = await started();
    await expect(keys.create('a', options as never)).rejects.toThrow(new TypeError(message));
    expect(await keys.list('a')).toEqual([old]);
  });

  it.each<[unknown, string]>([
    [{ tools: 'cpf' }, 'keys.update: option "tools" must be a list of tool ids, or null'],
    [{ name: 1 }, 'keys.update: option "name" is not valid'],
  ])('keys.update refuses %j and leaves the key alone', async (patch, message) => {
    const { keys, old } = await started();
    await expect(keys.update(old.id, patch as never)).rejects.toThrow(new TypeError(message));
    expect(await keys.list('a')).toEqual([old]);
  });

  const wantedOverlap =
    'keys.rotate: option "overlap" must be a duration from 0ms to 36500d: milliseconds, or a text such as "15s" (ms, s, m, h, d)';
  it.each<[unknown, string]>([
    [{ overlap: -1 }, wantedOverlap],
    [{ overlap: '1 d' }, wantedOverlap],
    [{ overlaps: 0 }, 'keys.rotate: there is no option "overlaps"; there are overlap, expiresAt, max'],
    [{ expiresAt: NOW }, 'keys.rotate: option "expiresAt" must be an instant to come'],
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

describe('ids and months', () => {
  it.each(['b', 'Az09_.-', 'x'.repeat(64)])('an account may be %j', async (id) => {
    const { accounts } = await started();
    expect((await accounts.create({ id, plan: 'pro' })).id).toBe(id);
  });

  it.each(['', 'x'.repeat(65), 'a b', 'a/b', 'é', 'a\n'])('an account cannot be %j', async (id) => {
    const { accounts } = await started();
    await expect(accounts.create({ id, plan: 'pro' })).rejects.toThrow('"id"');
  });

  it.each(['2026-00', '2026-13', '2026-1', '2026-110', '12026-11', '2026-11-01', 'x', ''])(
    'usage is of no month %j',
    async (month) => {
      const { usage } = await started();
      await expect(usage('a', month)).rejects.toThrow(new TypeError('usage: "month" must be YYYY-MM'));
    },
  );

  it('usage is of this month unless another is named, 0 where nothing was used', async () => {
    const { usage } = await started();
    expect(await usage('a')).toEqual({ month: '2026-11', used: 0, limit: 10_000 });
    for (const month of ['2026-01', '2026-09', '2026-10', '2026-12']) {
      expect(await usage('a', month)).toEqual({ month, used: 0, limit: 10_000 });
    }
  });

  it('an account whose plan is no more may make no request', async () => {
    const { usage, store } = await started();
    await store.updateAccount('a', { plan: 'gone' });
    expect((await usage('a')).limit).toBe(0);
  });
});

describe('a change', () => {
  it('of a status is one of two', async () => {
    const { accounts } = await started();
    expect((await accounts.setStatus('a', 'suspended')).status).toBe('suspended');
    expect((await accounts.setStatus('a', 'active')).status).toBe('active');
    await expect(accounts.setStatus('a', 'gone' as never)).rejects.toThrow(
      new TypeError('accounts.setStatus: the status must be "active" or "suspended"'),
    );
    await expect(accounts.setStatus('b', 'active')).rejects.toMatchObject({
      message: 'there is no account "b"',
    });
  });

  it('of a plan needs one that exists', async () => {
    const { accounts } = await started();
    expect((await accounts.setPlan('a', 'free')).plan).toBe('free');
    await expect(accounts.setPlan('a', 'gold')).rejects.toMatchObject({
      code: 'plan',
      message: 'there is no plan "gold"; there are free, pro, enterprise',
    });
    await expect(accounts.create({ id: 'a', plan: 'pro' })).rejects.toMatchObject({
      code: 'exists',
      message: 'account "a" exists',
    });
  });

  it('of a key names the key that is not there, or no longer works', async () => {
    const { keys, old } = await started();
    const message = 'there is no key "key_1"';
    await expect(keys.revoke('key_1')).rejects.toMatchObject({ message });
    await expect(keys.update('key_1', {})).rejects.toMatchObject({ message });
    await keys.revoke(old.id);
    await expect(keys.rotate(old.id)).rejects.toMatchObject({ message: `key "${old.id}" no longer works` });
  });

  it('of a key that goes while it is renamed names it', async () => {
    const { keys, store, old } = await started();
    store.updateKey = async () => null;
    await expect(keys.update(old.id, { name: 'Nova' })).rejects.toMatchObject({
      message: `there is no key "${old.id}"`,
    });
  });

  it('that makes a key with a digest that exists fails: two keys are never the same', async () => {
    const { keys, store } = await started();
    store.createKey = () => 'exists';
    await expect(keys.create('a')).rejects.toMatchObject({ code: 'exists', message: 'the key exists' });
  });

  it('keeps what a key is told at its making, and gives its digest to the store alone', async () => {
    const { keys, store } = await started();
    const expiresAt = NOW + 1;
    const { key, record } = await keys.create('a', { expiresAt });
    expect(record).toEqual({
      id: expect.stringMatching(/^key_[0-9a-z]{26}$/),
      accountId: 'a',
      hint: key.slice(0, 8) + key.slice(-4),
      scope: 'tools',
      tools: null,
      createdAt: NOW,
      expiresAt,
      revokedAt: null,
      lastUsedAt: null,
    });
    expect(await store.getKey(record.id)).toEqual({ ...record, digest: digestOf(key) });
    expect(await keys.get(record.id)).toEqual(record);
    expect(await keys.update(record.id, {})).toEqual(record);
    const { record: rotated } = await keys.rotate(record.id, { expiresAt: NOW + 2, overlap: 0 });
    expect(rotated).toMatchObject({ expiresAt: NOW + 2 });
    expect(rotated).not.toHaveProperty('name');
    expect(await keys.list('a')).toContainEqual(rotated);
    expect(await keys.revoke(rotated.id)).toEqual({ ...rotated, revokedAt: NOW });
  });
});
