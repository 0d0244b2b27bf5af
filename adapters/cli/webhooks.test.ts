import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createService } from '../../src/index.ts';
import { encryptingVault } from '../../src/webhooks/secrets.ts';
import { onStores } from '#test/support/managed.ts';
import { UsageError } from './usage.ts';

const URL = 'http://127.0.0.1:9/hook';

async function withWebhook() {
  const managed = onStores();
  await managed.run('accounts', 'create', '--plan', 'pro', '--id', 'acme');
  const { webhook } = await managed.record('webhooks', 'create', 'acme', URL, '--webhooks-dev');
  const { webhookStore } = managed.stores;
  const enqueue = async (...ids: string[]) =>
    webhookStore.enqueue(
      ids.map((id) => ({
        id,
        webhookId: webhook.id,
        accountId: 'acme',
        event: 'tool_used' as const,
        toolId: 'cpf',
        at: 0,
        body: '{}',
        keepBody: true,
        resendOf: null,
        trace: null,
      })),
      100,
    );
  const fail = async (last: boolean, error: 'http_status' | 'timeout' = 'http_status') => {
    const [claim] = await webhookStore.claim({ owner: 'x', limit: 1, slow: 1, lease: 30_000, perWebhook: 4 });
    await webhookStore.settle({
      id: claim?.delivery.id ?? '',
      token: claim?.token ?? '',
      attempt: {
        number: claim?.attempt ?? 1,
        at: 0,
        duration: 1,
        status: 500,
        error,
        response: '',
      },
      next: last ? { state: 'failed' } : { state: 'pending', dueIn: 0 },
      policy: { after: 1e12, gap: 1e12, deliveries: 3, slowAfter: 5_000 },
    });
  };
  return { ...managed, id: webhook.id as string, webhookStore, enqueue, fail };
}

describe('canivete webhooks', () => {
  it('create prints the id and the secret, a line each; for all events of the plan, or some', async () => {
    const { run, record, stores } = onStores();
    await run('accounts', 'create', '--plan', 'pro', '--id', 'acme');
    const [id, secret, ...rest] = (await run('webhooks', 'create', 'acme', URL, '--webhooks-dev'))
      .trimEnd()
      .split('\n');
    expect([id, secret, rest]).toEqual([expect.stringMatching(/^wh_/), expect.stringMatching(/^whsec_/), []]);
    expect(await stores.webhookStore.getWebhook(id as string)).toMatchObject({
      accountId: 'acme',
      url: URL,
      secret,
      events: ['tool_used', 'favorite_added'],
    });
    const options = ['--events', 'favorite_added', '--description', 'staging', '--webhooks-dev'];
    const made = await record('webhooks', 'create', 'acme', URL, ...options);
    expect(made.webhook).toMatchObject({ events: ['favorite_added'], description: 'staging' });
    expect(made.secret).toMatch(/^whsec_/);
  });

  it('create takes the tools whose events are sent, and headers of the customer’s own', async () => {
    const { run, record } = onStores();
    await run('accounts', 'create', '--plan', 'pro', '--id', 'acme');
    const create = ['webhooks', 'create', 'acme', URL, '--webhooks-dev'] as const;
    const headers = ['--header', 'Authorization: Basic YTpi', '--header', 'x-gateway:7'];
    const made = await record(...create, '--tools', 'cpf,saude', ...headers);
    expect(made.webhook).toMatchObject({ tools: ['cpf', 'saude'], headers: ['authorization', 'x-gateway'] });
    await expect(run(...create, '--header', 'Authorization')).rejects.toThrow("--header takes 'NAME: VALUE'");
    await expect(run(...create, '--header', 'Host: x')).rejects.toThrow(/host/i);
  });

  it('create stores the secret encrypted where serve does: by the variable, or by the file', async () => {
    const key = Buffer.alloc(32, 7).toString('base64');
    const { run, record, stores } = onStores();
    await run('accounts', 'create', '--plan', 'pro', '--id', 'acme');
    vi.stubEnv('CANIVETE_ENCRYPTION_KEY', key);
    onTestFinished(() => void vi.unstubAllEnvs());
    const byVariable = await record('webhooks', 'create', 'acme', URL, '--webhooks-dev');
    vi.unstubAllEnvs();
    const folder = mkdtempSync(join(tmpdir(), 'canivete-webhooks-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'options.mjs');
    writeFileSync(file, `export default { webhooks: { encryptionKey: '${key}' } };\n`);
    const byFile = await record('webhooks', 'create', 'acme', URL, '--webhooks-dev', '--config', file);
    const vault = encryptingVault(key);
    for (const { webhook, secret } of [byVariable, byFile]) {
      const stored = (await stores.webhookStore.getWebhook(webhook.id))?.secret ?? '';
      expect(stored).toMatch(/^aes256gcm:/);
      expect(await vault.open(stored)).toBe(secret);
    }
  });

  it('create refuses this machine without --webhooks-dev, and what the plan lacks', async () => {
    const { run } = onStores();
    await run('accounts', 'create', '--plan', 'free', '--id', 'acme');
    const code = async (...args: string[]) =>
      run('webhooks', 'create', ...args).then(
        () => null,
        ({ code, message }: { code: string; message: string }) => `${code}: ${message}`,
      );
    expect(await code('nobody', URL)).toBe('not_found: there is no account "nobody"');
    expect(await code('acme', URL)).toBe('plan: the plan "free" has no webhook events');
    await run('accounts', 'set-plan', 'acme', 'pro');
    expect(await code('acme', URL)).toMatch(/^refused_url: /);
    expect(await code('acme', URL, '--events', 'result_generated')).toMatch(/^plan: /);
    expect(await code('acme', URL, '--events', 'nothing')).toMatch(/^invalid_event: /);
  });

  it.each(['http://127.255.255.254:1/', 'https://127.0.0.1:65535/', 'http://[::1]:9/x'])(
    'create takes %s of this machine with --webhooks-dev alone',
    async (url) => {
      const { run, record } = onStores();
      await run('accounts', 'create', '--plan', 'pro', '--id', 'acme');
      await expect(run('webhooks', 'create', 'acme', url)).rejects.toMatchObject({ code: 'refused_url' });
      const { webhook } = await record('webhooks', 'create', 'acme', url, '--webhooks-dev');
      expect(webhook.url).toBe(url);
    },
  );

  it.each(['http://10.0.0.1/', 'http://[::2]/', 'http://192.168.0.1:8788/'])(
    'create takes no address of other machines there: %s',
    async (url) => {
      const { run } = onStores();
      await run('accounts', 'create', '--plan', 'pro', '--id', 'acme');
      const made = run('webhooks', 'create', 'acme', url, '--webhooks-dev');
      await expect(made).rejects.toMatchObject({ code: 'refused_url' });
    },
  );

  it('list prints the webhooks of an account, without secrets', async () => {
    const { run, record, id } = await withWebhook();
    expect(await run('webhooks', 'list', 'acme')).toBe(
      `${id}  active  -  tool_used,favorite_added  ${URL}\n`,
    );
    const [one] = await record('webhooks', 'list', 'acme');
    expect(one).toMatchObject({ id });
    expect(one).not.toHaveProperty('secret');
  });

  it('enable has a disabled webhook receive again', async () => {
    const { run, record, id, webhookStore } = await withWebhook();
    await webhookStore.setState(id, 'disabled', 'failures', 0);
    expect(await run('webhooks', 'list', 'acme')).toMatch(new RegExp(`^${id} {2}disabled `));
    expect(await run('webhooks', 'enable', id)).toMatch(new RegExp(`^${id} {2}active `));
    expect(await record('webhooks', 'enable', id)).toMatchObject({ id, state: 'active' });
    await expect(run('webhooks', 'enable', 'wh_0')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('deliveries prints them newest first, by state and by page', async () => {
    const { run, record, id, enqueue, fail } = await withWebhook();
    await enqueue('evt_1', 'evt_2', 'evt_3');
    await fail(true);
    await fail(false);
    const idsOf = (list: { id: string }[]) => list.map((one) => one.id);
    expect(idsOf(await record('webhooks', 'deliveries', id))).toEqual(['evt_3', 'evt_2', 'evt_1']);
    expect(idsOf(await record('webhooks', 'deliveries', id, '--state', 'pending'))).toEqual([
      'evt_3',
      'evt_2',
    ]);
    expect(idsOf(await record('webhooks', 'deliveries', id, '--before', 'evt_2'))).toEqual(['evt_1']);
    expect(idsOf(await record('webhooks', 'deliveries', id, '--limit', '1'))).toEqual(['evt_3']);
    expect((await run('webhooks', 'deliveries', id)).split('\n')).toEqual([
      'evt_3  pending  0  tool_used  1970-01-01T00:00:00.000Z  -',
      'evt_2  pending  1  tool_used  1970-01-01T00:00:00.000Z  http_status',
      'evt_1  failed   1  tool_used  1970-01-01T00:00:00.000Z  http_status',
      '',
    ]);
    await fail(true, 'timeout');
    await fail(true, 'timeout');
    expect(await run('webhooks', 'deliveries', id)).toMatch(
      /^evt_2 {2}failed {2}2 {2}tool_used {2}\S+Z {2}timeout$/m,
    );
    for (const wrong of [
      ['--state', 'lost'],
      ['--limit', 'x'],
    ])
      await expect(run('webhooks', 'deliveries', id, ...wrong)).rejects.toThrow(UsageError);
    await expect(run('webhooks', 'deliveries', id, '--limit', 'x')).rejects.toThrow('--limit takes');
    await expect(run('webhooks', 'deliveries', id, '--state', 'lost')).rejects.toThrow(
      '--state takes one of pending, delivering, succeeded, failed, canceled, skipped',
    );
  });

  it('resend makes a new delivery of one that has ended, and wakes who serves', async () => {
    const { run, record, enqueue, fail, stores, woken } = await withWebhook();
    await enqueue('evt_1');
    await expect(run('webhooks', 'resend', 'evt_1')).rejects.toMatchObject({ code: 'state' });
    await fail(true);
    const id = (await run('webhooks', 'resend', 'evt_1')).trim();
    expect(woken).toEqual([0]);
    const service = createService(stores);
    expect(await service.webhooks.delivery(id)).toMatchObject({ resendOf: 'evt_1', state: 'pending' });
    expect(await record('webhooks', 'resend', 'evt_1')).toMatchObject({ resendOf: 'evt_1' });
  });
});
