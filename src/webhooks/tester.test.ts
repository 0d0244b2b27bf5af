import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NOW } from '#test/support/call-tool.ts';
import { fakeEgress, fakeTime, passTime, startDelivery } from '#test/support/deliveries.ts';
import type { CallInit } from '#test/support/service.ts';
import { bodySignature } from './signature.ts';

const PATH = '/v1/webhooks/test';
const GOOD = { url: 'https://hooks.example.com/in', event: 'tool_used' };
const inEnglish: CallInit = { key: 'pro', headers: { 'accept-language': 'en' } };

beforeEach(() => fakeTime());
afterEach(() => void vi.useRealTimers());

async function started(...given: Parameters<typeof startDelivery>) {
  const start = await startDelivery({ autoStart: false, ...given[0] }, given[1]);
  const test = async (body: object = GOOD, init: CallInit = { key: 'pro' }) => start.post(PATH, body, init);
  return { ...start, test };
}

describe('tests of webhooks', () => {
  it.each([
    [0, '60', '2026-11-21T12:01:00.000Z'],
    [999, '60', '2026-11-21T12:01:00.999Z'],
    [1_000, '59', '2026-11-21T12:01:00.000Z'],
    [59_999, '1', '2026-11-21T12:01:00.999Z'],
  ])('are ten a minute: the next one, %d ms after it began, waits %s s', async (after, wait, end) => {
    const { test } = await started();
    vi.setSystemTime(NOW + after);
    for (let i = 0; i < 10; i++) await test();
    const refused = await test();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, wait]);
    expect(refused.body.error).toBe(`Limite de 10 testes por minuto atingido; termina em ${end}.`);
    expect((await test(GOOD, inEnglish)).body.error).toBe(
      `The limit of 10 tests a minute is reached; it ends at ${end}.`,
    );
  });

  it('are counted by account and minute, for two minutes', async () => {
    const { test, store } = await started();
    const consume = vi.spyOn(store, 'consume');
    await test();
    expect(consume).toHaveBeenCalledWith({
      bucket: `t:acc_pro:${NOW / 60_000}`,
      limit: 10,
      cost: 1,
      keep: 120_000,
    });
  });

  it('are made one at a time, and the other is told to come back in a second', async () => {
    const { test } = await started(
      {},
      fakeEgress(() => ({ status: 200, after: 2_000 })),
    );
    const first = test();
    await passTime(1_000);
    const end = '2026-11-21T12:00:02.000Z';
    const second = await test();
    expect([second.status, second.headers.get('retry-after')]).toEqual([429, '1']);
    expect(second.body.error).toBe(`Limite de 1 teste por vez atingido; termina em ${end}.`);
    expect((await test(GOOD, inEnglish)).body.error).toBe(
      `The limit of 1 test at a time is reached; it ends at ${end}.`,
    );
    await passTime(2_000);
    expect((await first).status).toBe(200);
  });

  it('are not sent to an address that is not public, and say so in both languages', async () => {
    const egress = fakeEgress(undefined, () => ['192.168.0.1']);
    const { test } = await started({}, egress);
    expect((await test()).body.error).toBe('url leva a um endereço que não é público.');
    expect((await test(GOOD, inEnglish)).body.error).toBe('url leads to an address that is not public.');
  });

  it('are signed with the secret of the first webhook that the account made for the address', async () => {
    const { test, service, arrivals } = await started();
    const input = { url: GOOD.url, events: ['tool_used'] } as const;
    const { secret } = await service.webhooks.create('acc_pro', input);
    await passTime(1);
    await service.webhooks.create('acc_pro', input);
    const { body } = await test();
    const sent = new TextEncoder().encode(arrivals[0]?.body);
    expect(body.signature).toBe(bodySignature(secret, sent));
    expect(body).not.toHaveProperty('secret');
  });

  it('are not of a plan without events: 403', async () => {
    const { test } = await started();
    expect((await test(GOOD, { key: 'free' })).body.error).toBe('O plano free não inclui webhooks.');
  });

  it.each<[object, string, readonly [string, string][]]>([
    [{ event: 'tool_used' }, '', [['url', 'é obrigatório']]],
    [{ url: null, event: 'tool_used' }, '', [['url', 'é obrigatório']]],
    [{ url: 7, event: 'tool_used' }, '', [['url', 'deve ser um texto']]],
    [{ url: '', event: 'tool_used' }, '', [['url', 'deve ser um texto de 1 a 2048 caracteres']]],
    [
      { url: GOOD.url },
      '',
      [['event', 'é obrigatório: um destes: tool_used, result_generated, favorite_added']],
    ],
    [
      { url: GOOD.url, event: null },
      '',
      [['event', 'é obrigatório: um destes: tool_used, result_generated, favorite_added']],
    ],
    [GOOD, '?x=1', [['x', 'vai no corpo da requisição, em JSON, e não no endereço']]],
    [
      { ...GOOD, evento: 'x', secret: 'y' },
      '',
      [
        ['evento', 'campo desconhecido. Você quis dizer "event"?'],
        ['secret', 'campo desconhecido. Os campos são: url, event'],
      ],
    ],
  ])('with %j%s are refused, and say of each field what is wrong', async (body, query, faults) => {
    const { post } = await started();
    const reply = await post(PATH + query, body, { key: 'pro' });
    expect(reply.status).toBe(400);
    expect(
      reply.body.details.map(({ field, message }: { field: string; message: string }) => [field, message]),
    ).toEqual(faults);
  });

  it('with a url that is no text are refused in English, too', async () => {
    const { test } = await started();
    expect((await test({ ...GOOD, url: 7 }, inEnglish)).body.details).toEqual([
      { field: 'url', message: 'must be a string' },
    ]);
  });
});
