import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { onStores } from '#test/support/managed.ts';
import { helpOfGroups, manage } from './manage.ts';
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
    await expect(run('accounts', 'suspend', 'nobody')).rejects.toMatchObject({ code: 'not_found' });
    const wrong = run('accounts', 'create', '--plan', 'pro', '--id', 'a b');
    await expect(wrong).rejects.toThrow(UsageError);
    await expect(wrong).rejects.toThrow(/"id" must be 1 to 64 of/);
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

  it('stands in the help, with its operands, its options and what it does', () => {
    expect(helpOfGroups()).toBe(`\
  canivete accounts create [--plan PLAN] [--name NAME] [--id ID]
        makes an account and prints its id
  canivete accounts list
        lists all accounts: id, plan, status, creation and name
  canivete accounts set-plan ACCOUNT PLAN
        changes the plan at once; the requests already counted stay
  canivete accounts suspend ACCOUNT
        suspends the account: its requests get 403
  canivete accounts activate ACCOUNT
        ends a suspension
  canivete accounts rename ACCOUNT NAME
        changes the name
  canivete accounts usage ACCOUNT [--month YYYY-MM] [--by key|tool|day]
        prints the month, the requests used and the limit; --by key, tool or day the calls answered, refused and failed; --month YYYY-MM of an earlier month
  canivete accounts erase ACCOUNT [--yes]
        deletes the account with its keys, favorites, webhooks, deliveries and usage, permanently; asks first, unless --yes
  canivete keys create ACCOUNT [--scope account] [--tools ID,ID] [--name NAME] [--expires INSTANT]
        makes a key for all tools, for some, or for the account area; prints it only this once
  canivete keys list ACCOUNT
        lists the keys of an account: id, state, scope, first and last characters, expiry, last use and name
  canivete keys revoke KEY_ID
        revokes a key, at once and permanently
  canivete keys rotate KEY_ID [--overlap TIME] [--expires INSTANT]
        replaces a key and prints the new one; the old one works for another day, or for --overlap
  canivete webhooks create ACCOUNT URL [--events EVENT,EVENT] [--tools ID,CATEGORY] [--header 'NAME: VALUE'…] [--description TEXT] [--webhooks-dev]
        makes a webhook for all events of the plan and all tools, or some; prints its id and, only this once, its secret
  canivete webhooks list ACCOUNT
        lists the webhooks of an account: id, state, last success, events and address
  canivete webhooks enable WEBHOOK_ID
        enables a disabled webhook
  canivete webhooks deliveries WEBHOOK_ID [--state STATE] [--before DELIVERY_ID] [--limit N]
        lists the deliveries of a webhook, newest first: id, state, attempts, event, time of the event, last error
  canivete webhooks resend DELIVERY_ID
        sends an ended delivery again as a new one, and prints its id; "canivete serve" sends it
`);
  });
});
