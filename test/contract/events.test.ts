import { describe, expect, it } from 'vitest';
import type { EventSink, FavoriteAdded, ToolCall } from '../../src/core/events.ts';
import type { WebhookStore } from '../../src/core/webhook-store.ts';
import { cpf } from '../../src/tools/documentos/cpf.ts';
import { NOW } from '../support/call-tool.ts';
import { startService } from '../support/service.ts';

function recorder() {
  const calls: ToolCall[] = [];
  const favorites: FavoriteAdded[] = [];
  const events: EventSink = {
    toolCalled: (call) => void calls.push(call),
    favoriteAdded: (favorite) => void favorites.push(favorite),
  };
  return { calls, favorites, events };
}

describe('events', () => {
  it('tell of a call that was answered 200: its parameters as sent, its result, its time', async () => {
    const { calls, events } = recorder();
    const { call } = await startService({ events });
    const reply = await call('/v1/echo?count=2&formatted=1&zzz=1&state=sp', { key: 'pro' });
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({ result: reply.body, at: NOW });
    expect({ ...calls[0]?.parameters }).toEqual({ count: 2, formatted: true, state: 'sp' });
    expect(calls[0]?.tool.id).toBe('echo');
    expect(calls[0]?.principal.account.id).toBe('acc_pro');
  });

  it('are not raised for a plan without them, nor for any other status', async () => {
    const { calls, events } = recorder();
    const { call } = await startService({ events, onError: () => undefined });
    await call('/v1/cpf', { key: 'free' });
    for (const path of ['/v1/cpf?count=0', '/v1/failing?how=bug', '/v1/failing?how=meaning', '/v1/x'])
      await call(path);
    expect(calls).toEqual([]);
  });

  it('that fail are reported; the answer and the favorite stand', async () => {
    const errors: unknown[] = [];
    const events: EventSink = {
      toolCalled: () => Promise.reject(new Error('sink')),
      favoriteAdded: () => Promise.reject(new Error('sink')),
    };
    const { call, service } = await startService({ events, onError: (error) => errors.push(error) });
    expect((await call('/v1/cpf')).status).toBe(200);
    expect(await service.favorites.add('acc_pro', 'cpf')).toEqual({ added: true, count: 1 });
    expect(errors).toHaveLength(2);
  });

  it('hold JSON only, also of a field sent twice that the action does not read', async () => {
    const { calls, events } = recorder();
    const { call } = await startService({ events });
    const path = '/v1/cpf?action=validate&value=11144477735&count=1&count=2';
    expect((await call(path, { key: 'pro' })).status).toBe(200);
    expect({ ...calls[0]?.parameters }).toEqual({ action: 'validate', value: '11144477735' });
  });

  it('go to webhooks and to a sink of the host, each whatever becomes of the other', async () => {
    const errors: unknown[] = [];
    const { calls, events } = recorder();
    const broken = new Proxy({} as WebhookStore, {
      get: () => () => Promise.reject(new Error('store')),
    });
    const onError = (error: unknown) => errors.push(error);
    const withStrictWebhooks = { webhookStore: broken, webhooks: { enqueue: 'strict' } } as const;
    const first = await startService({ events, onError, autoStart: false, ...withStrictWebhooks });
    expect((await first.call('/v1/cpf')).status).toBe(500);
    expect(calls).toHaveLength(1);

    const failing = { ...events, toolCalled: () => Promise.reject(new Error('sink')) };
    const { call } = await startService({
      events: failing,
      onError,
      autoStart: false,
      webhooks: { enqueue: 'strict' },
    });
    expect((await call('/v1/cpf')).status).toBe(200);
    expect(errors.map(String)).toEqual(['Error: store', 'Error: sink']);
  });

  it('tell of a favorite once', async () => {
    const { favorites, events } = recorder();
    const { service } = await startService({ events });
    await service.favorites.add('acc_pro', 'cpf');
    await service.favorites.add('acc_pro', 'cpf');
    expect(favorites).toEqual([{ accountId: 'acc_pro', tool: cpf, favorites: 1, at: NOW }]);
  });
});
