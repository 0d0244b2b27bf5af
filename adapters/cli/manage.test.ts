import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { onStores } from '#test/support/managed.ts';
import { manage } from './manage.ts';
import { UsageError } from './usage.ts';

describe('a command on a store', () => {
  it('opens the store that is named, and closes it', async () => {
    const { run, seen } = onStores();
    await run('accounts', 'list');
    expect(seen).toEqual({ opened: ['sqlite:some.db'], closed: 1, stopped: 1 });
  });

  it('prints lines, or the record in one with --json', async () => {
    const { run } = onStores();
    const id = await run('accounts', 'create', '--plan', 'pro', '--name', 'ACME');
    expect(id).toMatch(/^acc_\w+\n$/);
    const printed = await run('accounts', 'list', '--json');
    expect(printed.trimEnd()).not.toContain('\n');
    expect(JSON.parse(printed)).toMatchObject([{ id: id.trim(), plan: 'pro', name: 'ACME' }]);
  });

  it('closes the store when it is refused, and tells why', async () => {
    const { run, seen } = onStores();
    await expect(run('accounts', 'suspend', 'nobody')).rejects.toMatchObject({
      code: 'not_found',
      text: { pt: 'a conta "nobody" não existe', en: 'there is no account "nobody"' },
    });
    const wrong = run('accounts', 'create', '--plan', 'pro', '--id', 'a b');
    await expect(wrong).rejects.toThrow(UsageError);
    await expect(wrong).rejects.toThrow('--id takes 1 to 64 of');
    expect(seen.closed).toBe(2);
  });

  it('goes by the file of options, and tells of a wrong one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'canivete-manage-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const [right, wrong] = [join(folder, 'right.mjs'), join(folder, 'wrong.mjs')];
    const { run, record, seen } = onStores();
    const mine = { requestsPerMonth: 7, tools: '*', events: ['tool_used'] };
    writeFileSync(right, `export default { keys: { plans: { mine: ${JSON.stringify(mine)} } } };\n`);
    expect(await run('accounts', 'create', '--plan', 'mine', '--id', 'acme', '--config', right)).toBe(
      'acme\n',
    );
    const hook = ['webhooks', 'create', 'acme', 'http://127.0.0.1:9/', '--webhooks-dev'] as const;
    expect((await record(...hook, '--config', right)).webhook.events).toEqual(['tool_used']);
    vi.stubEnv('CANIVETE_CONFIG', right);
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(await run('accounts', 'create', '--plan', 'mine', '--id', 'emca')).toBe('emca\n');
    writeFileSync(wrong, "export default { http: { basePath: 'v1' } };\n");
    await expect(run('accounts', 'list', '--config', wrong)).rejects.toThrow(UsageError);
    expect(seen.closed).toBe(4);
  });

  it('does not take a fault of its own for a mistake of the user', async () => {
    const { run, stores } = onStores();
    const fault = new TypeError('x is not a function');
    Object.assign(stores.keyStore, { listAccounts: () => Promise.reject(fault) });
    await expect(run('accounts', 'list')).rejects.toBe(fault);
  });

  it.each([
    ['accounts', ['list'], /^--store names what it works on.*: sqlite:FILE, /],
    ['accounts', ['list', '--store', 'memory'], /^--store names/],
    ['accounts', ['list', '--store', 'mysql:x'], /^--store takes/],
    ['accounts', [], /^canivete accounts is followed by one of create, list, set-plan, /],
    ['keys', ['creat'], /; did you mean canivete keys create\?$/],
    ['keys', ['toString'], /^canivete keys is followed by one of create, list, revoke, rotate$/],
    ['keys', ['create', '--store', 'sqlite:x'], /takes ACCOUNT, not ""/],
    ['keys', ['list', 'a', '--tools', 'cpf', '--store', 'sqlite:x'], /--tools/],
  ])('%s %j is a mistake', async (group, args, message) => {
    const refusal: unknown = await manage(group, args).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(UsageError);
    expect((refusal as Error).message).toMatch(message);
  });
});
