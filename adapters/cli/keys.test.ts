import { describe, expect, it } from 'vitest';
import { createService } from '../../src/index.ts';
import { onStores } from '#test/support/managed.ts';
import { UsageError } from './usage.ts';
import { shortKey } from './usage.ts';

async function withAccount() {
  const managed = onStores();
  await managed.run('accounts', 'create', '--plan', 'pro', '--id', 'acme');
  const service = createService(managed.stores);
  const statusOf = async (key: string, path = '/v1/cpf') =>
    (await service(new Request(`http://localhost${path}`, { headers: { authorization: `Bearer ${key}` } })))
      .status;
  return { ...managed, statusOf };
}

describe('canivete keys', () => {
  it('create prints a key that works, alone on its line', async () => {
    const { run, statusOf } = await withAccount();
    const printed = await run('keys', 'create', 'acme');
    expect(printed).toMatch(/^cnv_\w{38}\n$/);
    expect(await statusOf(printed.trim())).toBe(200);
  });

  it('create makes one of some tools, with a name and an end', async () => {
    const { record, statusOf } = await withAccount();
    const options = ['--tools', 'cpf,cnpj', '--name', 'staging', '--expires', '2999-01-01T00:00:00Z'];
    const made = await record('keys', 'create', 'acme', ...options);
    expect(made).toEqual({
      key: expect.stringMatching(/^cnv_/),
      record: expect.objectContaining({
        accountId: 'acme',
        tools: ['cpf', 'cnpj'],
        name: 'staging',
        expiresAt: Date.UTC(2999, 0, 1),
      }),
    });
    expect(made.record).not.toHaveProperty('digest');
    expect([await statusOf(made.key), await statusOf(made.key, '/v1/pis')]).toEqual([200, 403]);
  });

  it('create makes one for the account area', async () => {
    const { run, record, statusOf } = await withAccount();
    const made = await record('keys', 'create', 'acme', '--scope', 'account');
    expect(made.record).toMatchObject({ scope: 'account', tools: null });
    expect(await statusOf(made.key)).toBe(403);
    expect(await run('keys', 'list', 'acme')).toMatch(/^key_\w+ {2}live {2}account {2}\S+ {2}- {2}\S+Z\n$/);
    for (const wrong of [
      ['--scope', 'all'],
      ['--scope', 'account', '--tools', 'cpf'],
    ])
      await expect(run('keys', 'create', 'acme', ...wrong)).rejects.toThrow(UsageError);
  });

  it('create refuses what cannot be', async () => {
    const { run } = await withAccount();
    await expect(run('keys', 'create', 'nobody')).rejects.toMatchObject({ code: 'not_found' });
    await expect(run('keys', 'create', 'acme', '--tools', 'cpff')).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(run('keys', 'create', 'acme', '--expires', 'x')).rejects.toThrow('--expires takes');
    for (const expires of ['tomorrow', '2001-01-01T00:00:00Z'])
      await expect(run('keys', 'create', 'acme', '--expires', expires)).rejects.toThrow(UsageError);
  });

  it('list prints the keys of an account and in what state they are, and no digest', async () => {
    const { run, record, stores } = await withAccount();
    expect(await run('keys', 'list', 'acme')).toBe('');
    for (const name of ['first', 'second', 'third']) await run('keys', 'create', 'acme', '--name', name);
    // Those of one millisecond are in the order of their ids.
    const all = (await record('keys', 'list', 'acme')) as { id: string; name: string; hint: string }[];
    const named = (name: string) => all.find((one) => one.name === name) as (typeof all)[number];
    const [first, second, third] = ['first', 'second', 'third'].map(named) as [
      (typeof all)[number],
      (typeof all)[number],
      (typeof all)[number],
    ];
    await stores.keyStore.expireKey(first.id, 1);
    await stores.keyStore.touchKey(second.id, 0);
    await run('keys', 'revoke', third.id);
    await stores.keyStore.expireKey(third.id, 1);
    const lines = (await run('keys', 'list', 'acme'))
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/ {2,}/));
    const byName = Object.fromEntries(lines.map((line) => [line.at(-1), line.slice(0, -1)]));
    expect(byName['first']).toEqual([
      first.id,
      'expired',
      'tools',
      shortKey(first.hint),
      '1970-01-01T00:00:00.001Z',
      '-',
    ]);
    expect(byName['second']).toEqual([
      second.id,
      'live',
      'tools',
      shortKey(second.hint),
      '-',
      '1970-01-01T00:00:00.000Z',
    ]);
    expect(byName['third']?.slice(0, 2)).toEqual([third.id, 'revoked']);
    expect(first).not.toHaveProperty('digest');
    await expect(run('keys', 'list', 'nobody')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('revoke ends a key at once', async () => {
    const { run, record, statusOf } = await withAccount();
    const { key, record: made } = await record('keys', 'create', 'acme');
    expect(await run('keys', 'revoke', made.id)).toMatch(new RegExp(`^${made.id} {2}revoked `));
    expect(await statusOf(key)).toBe(401);
    const again = await record('keys', 'revoke', made.id);
    expect(again).toMatchObject({ id: made.id, revokedAt: expect.any(Number) });
    expect(again).not.toHaveProperty('digest');
    await expect(run('keys', 'revoke', 'key_0')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('rotate prints the new key; the old one works for a day, or as many seconds as it says', async () => {
    const { run, record, stores, statusOf } = await withAccount();
    const old = await record('keys', 'create', 'acme', '--name', 'ci');
    const before = Date.now();
    const key = (await run('keys', 'rotate', old.record.id)).trim();
    expect([await statusOf(key), await statusOf(old.key)]).toEqual([200, 200]);
    const end = (await stores.keyStore.getKey(old.record.id))?.expiresAt as number;
    expect(end - before).toBeGreaterThanOrEqual(86_400_000);

    const next = await record('keys', 'list', 'acme').then((all) =>
      all.find((one: { id: string }) => one.id !== old.record.id),
    );
    const made = await record(
      'keys',
      'rotate',
      next.id,
      '--overlap',
      '0',
      '--expires',
      '2999-01-01T00:00:00Z',
    );
    expect(made.record).toMatchObject({ name: 'ci', expiresAt: Date.UTC(2999, 0, 1) });
    expect(await statusOf(key)).toBe(401);
    const third = await record('keys', 'rotate', made.record.id, '--overlap', '1m');
    expect(third.record).toMatchObject({ expiresAt: null });
    const left = ((await stores.keyStore.getKey(made.record.id))?.expiresAt as number) - Date.now();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(60_000);
    for (const option of ['--overlap', '--expires']) {
      const wrong = run('keys', 'rotate', old.record.id, option, 'x');
      await expect(wrong).rejects.toThrow(UsageError);
      await expect(wrong).rejects.toThrow(`${option} takes`);
    }
  });
});
