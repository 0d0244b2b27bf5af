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
    ['a test of an address', 'POST', '/account/webhooks/test', { url: HOOK, event: 'favorite_added' }],
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
      error: 'O webhook desta entrega foi excluído.',
      code: 409,
      reason: 'state',
    });
  });
});

describe('headers of a webhook', () => {
  const refusal = (message: string) => ({
    code: 400,
    details: [{ field: 'headers', message: expect.stringContaining(message) }],
  });

  it('are shown by their names alone, and changed one by one', async () => {
    const { send, hook } = await started();
    const change = async (headers: unknown) => (await send('PATCH', hook, { headers } as object)).body;
    expect(await change({ Authorization: 'Bearer s3cret', 'X-Zone': 'a' })).toMatchObject({
      headers: ['authorization', 'x-zone'],
    });
    expect(JSON.stringify((await send('GET', '/account/export')).body)).not.toContain('s3cret');
    expect(await change({ 'x-zone': null, 'X-More': 'b' })).toMatchObject({
      headers: ['authorization', 'x-more'],
    });
    expect(await change(null)).toMatchObject({ headers: [] });
  });

  it.each<[object, string]>([
    [{ 'X-Service-Event': 'x' }, '"X-Service-Event" é posto pelo serviço e não pode ser mudado'],
    [{ 'webhook-id': 'x' }, '"webhook-id" é posto pelo serviço e não pode ser mudado'],
    [{ Host: 'x' }, '"Host" é posto pelo serviço e não pode ser mudado'],
    [{ 'content-length': '1' }, '"content-length" é posto pelo serviço e não pode ser mudado'],
    [{ 'Transfer-Encoding': 'chunked' }, '"Transfer-Encoding" é posto pelo serviço e não pode ser mudado'],
    [{ 'Metadata-Flavor': 'Google' }, '"Metadata-Flavor" não pode ser mandado'],
    [{ 'X-aws-ec2-metadata-token': 'a' }, '"X-aws-ec2-metadata-token" não pode ser mandado'],
    [{ 'X-Forwarded-For': '127.0.0.1' }, '"X-Forwarded-For" não pode ser mandado'],
    [{ Forwarded: 'for=127.0.0.1' }, '"Forwarded" não pode ser mandado'],
    [{ 'x y': 'a' }, '"x y" não é nome de cabeçalho'],
    [{ 'X-A': '1', 'x-a': '2' }, '"x-a" vem duas vezes'],
    [
      { 'x-a': 'a\r\nb: c' },
      'o valor de "x-a" deve ter de 1 a 2048 caracteres ASCII visíveis, sem espaço nas pontas',
    ],
    [Object.fromEntries(Array.from({ length: 11 }, (_, i) => [`x-${i}`, 'a'])), 'deve ter até 10'],
  ])('that cannot be sent are refused: %j', async (headers, message) => {
    const { send, hook } = await started();
    expect((await send('PATCH', hook, { headers })).body).toMatchObject(refusal(message));
    const input = { url: HOOK, events: ['tool_used'], headers };
    expect((await send('POST', '/account/webhooks', input)).body).toMatchObject(refusal(message));
  });

  it.each([
    ['another host', 'https://evil.example.com/in'],
    ['another port', 'https://hooks.exemplo.com.br:8443/in'],
  ])('do not go along to %s: 409, unless they come with its url', async (_, url) => {
    const { send, hook } = await started();
    const headers = { Authorization: 'Bearer s3cret', 'X-Zone': 'a' };
    await send('PATCH', hook, { headers });
    expect((await send('PATCH', hook, { url })).body).toEqual({
      error: expect.stringContaining('não seguem para outra origem'),
      code: 409,
      reason: 'state',
    });
    expect((await send('GET', hook)).body).toMatchObject({ url: HOOK, headers: ['authorization', 'x-zone'] });
    // On the same origin they stay.
    expect((await send('PATCH', hook, { url: `${HOOK}/2` })).body).toMatchObject({
      headers: ['authorization', 'x-zone'],
    });
    // Those that the request does not name are gone.
    expect((await send('PATCH', hook, { url, headers: { 'x-zone': 'b' } })).body).toMatchObject({
      url,
      headers: ['x-zone'],
    });
    expect((await send('PATCH', hook, { url: HOOK, headers: {} })).body).toMatchObject({
      url: HOOK,
      headers: [],
    });
    expect((await send('PATCH', hook, { url })).status).toBe(200);
  });

  it('are ten at most, those that stay included: 409', async () => {
    const { send, hook } = await started();
    const ten = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`x-${i}`, 'a']));
    expect((await send('PATCH', hook, { headers: ten })).status).toBe(200);
    expect((await send('PATCH', hook, { headers: { 'x-10': 'a' } })).body).toMatchObject({
      code: 409,
      reason: 'limit',
    });
    expect((await send('PATCH', hook, { headers: { 'x-0': null, 'x-10': 'a' } })).status).toBe(200);
  });
});

it('the tools of a webhook are ids or categories, and another name is refused at its place', async () => {
  const { send, hook } = await started();
  expect((await send('PATCH', hook, { tools: ['cpf', 'documentos'] })).body).toMatchObject({
    tools: ['cpf', 'documentos'],
  });
  expect((await send('PATCH', hook, { tools: ['cpf', 'documento'] })).body).toMatchObject({
    code: 400,
    details: [
      { field: 'tools[1]', message: 'não é uma ferramenta deste serviço. Você quis dizer "documentos"?' },
    ],
  });
  expect((await send('PATCH', hook, { tools: null })).body).toMatchObject({ tools: null });
});
