import { describe, expect, it } from 'vitest';
import type { EventSink, FavoriteAdded, ToolCall } from '../../src/core/events.ts';
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

  it('tell of a favorite once', async () => {
    const { favorites, events } = recorder();
    const { service } = await startService({ events });
    await service.favorites.add('acc_pro', 'cpf');
    await service.favorites.add('acc_pro', 'cpf');
    expect(favorites).toEqual([{ accountId: 'acc_pro', tool: cpf, favorites: 1, at: NOW }]);
  });
});
