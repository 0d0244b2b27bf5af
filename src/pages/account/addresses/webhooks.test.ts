import { describe, expect, it } from 'vitest';
import { startAccounts } from '#test/support/account.ts';

const HOOK = 'https://hooks.exemplo.com.br/in';
const nothing = { error: 'A conta não tem nada com este id.', code: 404, reason: 'not_found' };

/** An account whose plan has one event, with a webhook. */
async function started() {
  const plans = { few: { requestsPerMonth: null, tools: '*', events: ['tool_used'] } } as const;
  const { ask, open, time, service } = await startAccounts({ keys: { plans } });
  const { key, tools } = await open('a', 'few');
  const send = async (method: string, path: string, body?: object) => ask({ key }, path, { method, body });
  const { body } = await send('POST', '/account/webhooks', { url: HOOK, events: ['tool_used'] });
  const hook = `/account/webhooks/${body.webhook.id}`;
  const use = async () => ask({ key: tools }, '/cpf');
  return { send, hook, time, use, service };
}

describe('an event that the plan does not have', () => {
  const events = ['tool_used', 'favorite_added', 'result_generated'];
  const refused = { error: 'O plano few não inclui favorite_added.', code: 403, reason: 'plan' };

  it.each<[string, string, string, object]>([
    ['a new webhook', 'POST', '/account/webhooks', { url: HOOK, events }],
    ['a change', 'PATCH', ':hook', { events }],
    ['a test', 'POST', ':hook/test', { event: 'favorite_added' }],
  ])('is named, the first of them, by %s: 403', async (_, method, path, body) => {
    const { send, hook } = await started();
    const before = (await send('GET', hook)).body;
    expect((await send(method, path.replace(':hook', hook), body)).body).toEqual(refused);
    expect((await send('GET', '/account/webhooks')).body.webhooks).toEqual([before]);
  });

  it('is not asked after where there is no such webhook: 404', async () => {
    const { send } = await started();
    for (const [method, path, body] of [
      ['PATCH', '/account/webhooks/wh_0', { events }],
      ['POST', '/account/webhooks/wh_0/test', { event: 'favorite_added' }],
      ['GET', '/account/webhooks/wh_0', undefined],
    ] as const) {
      expect((await send(method, path, body)).body).toEqual(nothing);
    }
  });

  it('is not asked after where no events are changed', async () => {
    const { send, hook } = await started();
    expect((await send('PATCH', hook, { description: 'x' })).body).toMatchObject({ description: 'x' });
  });
});

describe('the secret of a webhook', () => {
  it('is rotated for the time that is given, a day unless another is', async () => {
    for (const [body, until] of [
      [{}, '2026-11-22T12:00:00.000Z'],
      [{ overlap: 90 }, '2026-11-21T12:01:30.000Z'],
    ] as const) {
      const { send, hook } = await started();
      const { body: rotated } = await send('POST', `${hook}/rotate-secret`, body);
      expect(rotated.webhook).toMatchObject({ rotating: true, nextSecretUntil: until });
    }
  });

  it('is committed while it is rotated, and neither before nor after', async () => {
    const { send, hook, time } = await started();
    const commit = async () => send('POST', `${hook}/commit-secret`);
    const error = 'Não há troca de segredo em andamento neste webhook.';
    const none = { error, code: 409, reason: 'state' };
    expect((await commit()).body).toEqual(none);
    await send('POST', `${hook}/rotate-secret`, { overlap: 10 });
    const again = await send('POST', `${hook}/rotate-secret`, { overlap: 10 });
    expect(again.body).toEqual({
      error: 'Já há uma troca de segredo em andamento: conclua-a, ou use overlap 0.',
      code: 409,
      reason: 'state',
    });
    time.now += 9_999;
    expect((await commit()).body).toMatchObject({ rotating: false, nextSecretUntil: null });
    await send('POST', `${hook}/rotate-secret`, { overlap: 10 });
    time.now += 10_000;
    expect((await commit()).body).toEqual(none);
    expect((await send('POST', '/account/webhooks/wh_0/commit-secret')).body).toEqual(nothing);
  });
});

describe('a delivery', () => {
  it('that nobody has is 404', async () => {
    const { send } = await started();
    expect((await send('GET', '/account/deliveries/evt_0')).body).toEqual(nothing);
    expect((await send('POST', '/account/deliveries/evt_0/resend')).body).toEqual(nothing);
  });

  it('of a webhook that is deleted is read, and not sent again: 409', async () => {
    const { send, hook, use, service } = await started();
    await use();
    await service.runDue();
    const { body: listed } = await send('GET', `${hook}/deliveries`);
    const path = `/account/deliveries/${listed.deliveries[0].id}`;
    expect((await send('POST', `${path}/resend`)).status).toBe(201);
    await send('DELETE', hook);
    expect((await send('GET', path)).status).toBe(200);
    expect((await send('POST', `${path}/resend`)).body).toEqual({
      error: 'A entrega não terminou, não tem mais o corpo, ou o webhook dela não está ativo.',
      code: 409,
      reason: 'state',
    });
  });
});
