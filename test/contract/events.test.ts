import { describe, expect, it } from 'vitest';
import type { EventSink, FavoriteAdded, ToolCall } from '../../src/contracts/events.ts';
import type { WebhookStore } from '../../src/contracts/webhook-store.ts';
import { digestOf } from '../../src/access/key-format.ts';
import { builtInPlans } from '../../src/contracts/plans.ts';
import type { AnyTool } from '../../src/kit/tool.ts';
import * as all from '../../src/tools/all.ts';
import { cartaoCredito } from '../../src/tools/documentos/cartao-credito.ts';
import { cpf } from '../../src/tools/documentos/cpf.ts';
import { NOW } from '../support/call-tool.ts';
import { startService } from '../support/service.ts';

function recorder() {
  const calls: ToolCall[] = [];
  const favorites: FavoriteAdded[] = [];
  const events: EventSink = {
    emit: (event) => void (event.type === 'tool_called' ? calls.push(event) : favorites.push(event)),
  };
  return { calls, favorites, events };
}

describe('events', () => {
  it('tell of a call that was answered 200: its parameters as sent, its result, its time', async () => {
    const { calls, events } = recorder();
    const { call, keys, keyIds } = await startService({ events });
    const reply = await call('/v1/echo?count=2&formatted=1&size=LARGE&state=sp', { key: 'pro' });
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({ result: reply.body, at: NOW });
    expect({ ...calls[0]?.parameters }).toEqual({ count: 2, formatted: true, size: 'large', state: 'sp' });
    expect(calls[0]?.tool.id).toBe('echo');
    expect(calls[0]).toMatchObject({ accountId: 'acc_pro', keyId: keyIds.pro, plan: builtInPlans.pro });
    expect(JSON.stringify(calls[0])).not.toContain(digestOf(keys.pro));
  });

  it('tell of the trace of the request, where its header is right', async () => {
    const { calls, events } = recorder();
    const { call } = await startService({ events });
    const right = `00-${'0af7651916cd43dd'.repeat(2)}-b7ad6b7169203331-01`;
    const wrong = [
      right.toUpperCase(),
      `01${right.slice(2)}`,
      `${right}-x`,
      right.slice(0, -1),
      `00-${'0'.repeat(32)}-b7ad6b7169203331-01`,
      `00-${'a'.repeat(32)}-${'0'.repeat(16)}-01`,
    ];
    for (const traceparent of [right, ...wrong]) await call('/v1/cpf', { headers: { traceparent } });
    await call('/v1/cpf');
    expect(calls.map(({ trace }) => trace)).toEqual([right, ...wrong.map(() => null), null]);
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
    const events: EventSink = { emit: () => Promise.reject(new Error('sink')) };
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

  // RFC 7519, 6.1: a token without a signature. The secret of RFC 6238's tests. A card number of Visa's test pages.
  it.each([
    ['/dev/jwt', { token: 'eyJhbGciOiJub25lIn0.eyJpc3MiOiJqb2UifQ.' }, /eyJ|joe/],
    ['/dev/hash', { text: 'hidden', key: 'hidden', expected: 'fe'.repeat(32) }, /hidden|fefe/],
    ['/dev/base64', { text: 'hidden' }, /hidden|aGlkZGVu/],
    ['/dev/cipher', { text: 'hidden', method: 'vigenere', key: 'secret' }, /hidden|secret/],
    ['/dev/crc32', { text: 'hidden' }, /hidden/],
    ['/dev/binary', { text: 'hidden' }, /hidden|01101000/],
    ['/dev/url-encode', { text: 'hid den' }, /hid/],
    ['/dev/totp', { secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' }, /GEZD/],
    ['/senha', {}, /passwords|senhas/],
    ['/cartao-credito', { action: 'validate', value: '4012 8888 8888 1881' }, /8888/],
    ['/cartao-credito', { count: 2 }, /number/],
  ])('never hold what a tool keeps secret: %s', async (path, input: object, secret) => {
    const { calls, events } = recorder();
    const tools = Object.values(all) as readonly AnyTool[];
    const { call, post } = await startService({ events, tools });
    const isGet = tools.find((tool) => tool.path === path)?.method === 'GET';
    const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
    const reply = isGet ? await call(`/v1${path}?${query}`) : await post(`/v1${path}`, input);
    expect(reply.status).toBe(200);
    const [{ parameters, result }] = calls as [ToolCall];
    expect(JSON.stringify([parameters, result])).not.toMatch(secret);
    expect(result).toBeUndefined();
  });

  it('show of a card the first six digits and the last four, and count what was made', async () => {
    const { calls, events } = recorder();
    const { call } = await startService({ events, tools: [cartaoCredito] });
    await call('/v1/cartao-credito?action=validate&value=4012+8888+8888+1881');
    await call('/v1/cartao-credito?count=3');
    // A number that the action does not read is refused, and raises no event.
    await call('/v1/cartao-credito?count=3&value=40128888');
    expect(calls.map(({ parameters, resultCount }) => [parameters['value'], resultCount])).toEqual([
      ['401288******1881', 1],
      [undefined, 3],
    ]);
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

    const failing = { emit: () => Promise.reject(new Error('sink')) };
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
    expect(favorites).toEqual([
      { type: 'favorite_added', accountId: 'acc_pro', tool: cpf, favorites: 1, at: NOW },
    ]);
  });
});
