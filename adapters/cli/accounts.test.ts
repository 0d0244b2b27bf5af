import { describe, expect, it } from 'vitest';
import { onStores } from '#test/support/managed.ts';
import { UsageError } from './usage.ts';

describe('canivete accounts', () => {
  it('create prints the id alone on its line: one of its own, or one that is given', async () => {
    const { run, stores } = onStores();
    const id = (await run('accounts', 'create', '--plan', 'pro')).trim();
    expect(id).toMatch(/^acc_\w+$/);
    expect(await stores.keyStore.getAccount(id)).toEqual({
      id,
      plan: 'pro',
      status: 'active',
      createdAt: expect.any(Number),
    });
    expect(await run('accounts', 'create', '--plan', 'free', '--id', 'acme', '--name', 'ACME Ltda')).toBe(
      'acme\n',
    );
    expect(await stores.keyStore.getAccount('acme')).toMatchObject({ plan: 'free', name: 'ACME Ltda' });
  });

  it('create prints the record with --json', async () => {
    const { record } = onStores();
    const made = await record('accounts', 'create', '--plan', 'enterprise', '--id', 'acme');
    expect(made).toMatchObject({ id: 'acme', plan: 'enterprise', status: 'active' });
  });

  it('create needs a plan that there is, and an id that is free', async () => {
    const { run } = onStores();
    await expect(run('accounts', 'create')).rejects.toThrow(UsageError);
    await expect(run('accounts', 'create')).rejects.toThrow('needs --plan: free, pro, enterprise');
    await expect(run('accounts', 'create', '--plan', 'gold')).rejects.toMatchObject({ code: 'plan' });
    await run('accounts', 'create', '--plan', 'pro', '--id', 'acme');
    await expect(run('accounts', 'create', '--plan', 'pro', '--id', 'acme')).rejects.toMatchObject({
      code: 'exists',
    });
  });

  it('list prints every account, by id, however many there are', async () => {
    const { run, record, stores } = onStores();
    expect(await run('accounts', 'list')).toBe('');
    const ids = Array.from({ length: 401 }, (_, i) => `acc_${String(i).padStart(3, '0')}`);
    for (const id of ids)
      await stores.keyStore.createAccount({ id, plan: 'pro', status: 'active', createdAt: 0 });
    const listed = (await record('accounts', 'list')) as { id: string }[];
    expect(listed.map(({ id }) => id)).toEqual(ids);
    const lines = (await run('accounts', 'list')).trimEnd().split('\n');
    expect(lines[400]).toBe('acc_400  pro  active  1970-01-01T00:00:00.000Z');
  });

  it('set-plan, suspend and activate print what the account is then', async () => {
    const { run, stores } = onStores();
    await run('accounts', 'create', '--plan', 'free', '--id', 'acme', '--name', 'ACME');
    expect(await run('accounts', 'set-plan', 'acme', 'pro')).toMatch(
      /^acme {2}pro {2}active {2}\S+Z {2}ACME\n$/,
    );
    expect(await run('accounts', 'suspend', 'acme')).toMatch(/^acme {2}pro {2}suspended /);
    expect(await stores.keyStore.getAccount('acme')).toMatchObject({ status: 'suspended' });
    expect(await run('accounts', 'activate', 'acme')).toMatch(/^acme {2}pro {2}active /);
    for (const args of [['suspend'], ['activate'], ['set-plan', 'nobody']] as const)
      await expect(run('accounts', args[0], 'nobody', ...(args[1] ? ['pro'] : []))).rejects.toMatchObject({
        code: 'not_found',
      });
  });

  it('rename and usage print what the account is and has used', async () => {
    const { run, record, stores } = onStores();
    await run('accounts', 'create', '--plan', 'free', '--id', 'acme');
    expect(await run('accounts', 'rename', 'acme', 'ACME Ltda.')).toMatch(/ ACME Ltda\.\n$/);
    const [month = ''] = new Date().toISOString().split(/-\d\dT/);
    await stores.quotaStore.consume({ bucket: `m:acme:${month}`, limit: null, cost: 7, keep: 1e9 });
    expect(await record('accounts', 'usage', 'acme', '--month', month)).toEqual({
      month,
      used: 7,
      limit: 100,
    });
    expect(await run('accounts', 'usage', 'acme', '--month', '2020-01')).toBe('2020-01  0  100\n');
    await expect(run('accounts', 'usage', 'acme', '--month', '11')).rejects.toThrow('--month takes a month');
  });

  it('usage --by prints how calls were answered, of the busiest key or tool first, and by day', async () => {
    const { run, record, stores } = onStores();
    await run('accounts', 'create', '--plan', 'free', '--id', 'acme');
    const { id: shop } = (await record('keys', 'create', 'acme', '--name', 'Loja')).record;
    const row = {
      accountId: 'acme',
      day: '2026-10-02',
      toolId: 'cpf',
      keyId: null,
      ok: 1,
      refused: 2,
      failed: 0,
    };
    await stores.usageStore.add([
      row,
      { ...row, toolId: 'cep', day: '2026-10-31', keyId: shop, ok: 9 },
      { ...row, day: '2026-11-01' },
    ]);
    const used = async (by: string) => run('accounts', 'usage', 'acme', '--month', '2026-10', '--by', by);
    expect(await used('key')).toBe(`${shop}  9  2  0  Loja\n${'-'.padEnd(shop.length)}  1  2  0\n`);
    expect(await used('tool')).toBe('cep  9  2  0\ncpf  1  2  0\n');
    expect(await used('day')).toBe('2026-10-02  1  2  0\n2026-10-31  9  2  0\n');
    expect(await record('accounts', 'usage', 'acme', '--month', '2026-10', '--by', 'key')).toEqual([
      { key: shop, ok: 9, refused: 2, failed: 0 },
      { key: null, ok: 1, refused: 2, failed: 0 },
    ]);
    await expect(used('hour')).rejects.toThrow('--by takes key, tool or day');
  });

  it('erase by a program that does not say --yes does nothing', async () => {
    const { run, stores } = onStores();
    await run('accounts', 'create', '--plan', 'pro', '--id', 'acme');
    await expect(run('accounts', 'erase', 'acme')).rejects.toThrow('add --yes');
    expect(await stores.keyStore.getAccount('acme')).toMatchObject({ status: 'active' });
  });

  it('erase deletes an account with all that is its own', async () => {
    const { run, record, stores } = onStores();
    await run('accounts', 'create', '--plan', 'pro', '--id', 'acme');
    await run('keys', 'create', 'acme');
    await run('webhooks', 'create', 'acme', 'http://127.0.0.1:9/', '--webhooks-dev');
    expect(await run('accounts', 'erase', 'acme', '--yes')).toBe('acme\n');
    expect(await stores.keyStore.listKeys('acme')).toEqual([]);
    expect(await stores.webhookStore.listWebhooks('acme')).toEqual([]);
    await expect(run('accounts', 'erase', 'acme', '--yes')).rejects.toMatchObject({ code: 'not_found' });
    await run('accounts', 'create', '--plan', 'pro', '--id', 'acme');
    expect(await record('accounts', 'erase', 'acme', '--yes')).toEqual({ id: 'acme', erased: true });
  });
});
