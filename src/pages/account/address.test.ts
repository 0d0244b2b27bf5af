import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { startAccounts } from '#test/support/account.ts';
import { address } from './address.ts';

it('the account area takes each state that can be recovered, lists that name something, and no item twice', async () => {
  const { ask, open, time } = await startAccounts();
  const { key } = await open('a');
  const post = async (path: string, body: object) =>
    (await ask({ key }, path, { method: 'POST', body })).status;
  const { body } = await ask({ key }, '/account/webhooks', {
    method: 'POST',
    body: { url: 'https://hooks.exemplo.com.br/', events: ['tool_used'] },
  });
  const since = new Date(time.now).toISOString();
  const recover = async (states: readonly string[]) =>
    post(`/account/webhooks/${body.webhook.id}/recover`, { since, states });
  for (const state of ['failed', 'skipped', 'canceled'])
    expect([state, await recover([state])]).toEqual([state, 200]);
  expect(await recover(['failed', 'skipped', 'canceled'])).toBe(200);
  for (const states of [[], ['pending'], ['failed', 'failed']]) expect(await recover(states)).toBe(400);
  for (const tools of [[], ['cpf', 'cpf']]) expect(await post('/account/keys', { tools })).toBe(400);
  expect(await post('/account/keys', { tools: ['cpf'] })).toBe(201);
});

it.each([
  ['x', { policy: null, limit: '2' }],
  ['ietf', { policy: '"account";q=2;w=60', limit: null }],
  ['both', { policy: '"account";q=2;w=60', limit: '2' }],
] as const)(
  'a 429 of the account area tells its limit in the headers of the kind %s',
  async (rateLimitHeaders, told) => {
    const { ask, open } = await startAccounts({
      account: { burst: { requests: 2, seconds: 60 } },
      http: { rateLimitHeaders },
    });
    const { key } = await open('a');
    for (const status of [200, 200, 429]) {
      const { headers, ...reply } = await ask({ key }, '/account');
      expect(reply.status).toBe(status);
      expect({ policy: headers.get('ratelimit-policy'), limit: headers.get('x-ratelimit-limit') }).toEqual(
        status === 429 ? told : { policy: null, limit: null },
      );
      expect(headers.get('retry-after')).toEqual(status === 429 ? expect.stringMatching(/^\d+$/) : null);
    }
  },
);

it.each([
  [{ url: 'x', events: ['tool_used'] }, 'invalid_url'],
  [{ url: 'https://hooks.exemplo.com.br/', events: ['nada'] }, 'invalid_event'],
  [{ url: 'https://hooks.exemplo.com.br/', events: [] }, 'invalid_event'],
  [{ url: 'https://hooks.exemplo.com.br/', events: ['tool_used'], description: 7 }, undefined],
])('the account area names the reason of %j as the operation does: %s', async (body, reason) => {
  const { ask, open } = await startAccounts();
  const { key } = await open('a');
  const reply = await ask({ key }, '/account/webhooks', { method: 'POST', body });
  expect(reply.status).toBe(400);
  expect(reply.body.reason).toBe(reason);
});

it('the account area names the reason of an event that cannot be tested as the operation does', async () => {
  const { ask, open } = await startAccounts();
  const { key } = await open('a');
  const reply = await ask({ key }, '/account/webhooks/wh_0/test', {
    method: 'POST',
    body: { event: 'nada' },
  });
  expect([reply.status, reply.body.reason]).toEqual([400, 'invalid_event']);
});

it('the account area refuses an instant that does not exist by 422, without a reason', async () => {
  const { ask, open } = await startAccounts();
  const { key } = await open('a');
  const body = { expiresAt: '2027-02-29T00:00:00Z' };
  const reply = await ask({ key }, '/account/keys', { method: 'POST', body });
  expect([reply.status, 'reason' in reply.body]).toEqual([422, false]);
});

it('the account area names a field that an operation refuses, and no field for anything else', async () => {
  const { ask, open } = await startAccounts({ webhooks: { maxWebhooks: 1 } });
  const { key } = await open('a');
  const make = async (url: string) =>
    (await ask({ key }, '/account/webhooks', { method: 'POST', body: { url, events: ['tool_used'] } })).body;
  expect(await make('http://hooks.exemplo.com.br/')).toEqual({
    error: 'url deve usar https.',
    code: 422,
    reason: 'refused_url',
    details: [{ field: 'url', message: 'deve usar https' }],
  });
  await make('https://hooks.exemplo.com.br/');
  expect(await make('https://hooks.exemplo.com.br/')).toEqual({
    error: 'A conta já tem todos os webhooks que pode ter; exclua um antes.',
    code: 409,
    reason: 'limit',
  });
  expect((await ask({ key }, '/account/keys/key_0', { method: 'DELETE' })).body).toEqual({
    error: 'A conta não tem nada com este id.',
    code: 404,
    reason: 'not_found',
  });
});

describe('the account area that nobody has asked for', () => {
  it.each(['/account', '/plans'])('has %s', async (path) => {
    const { ask, open } = await startAccounts();
    await open('a');
    expect((await ask({ session: 'a' }, path)).status).toBe(200);
  });

  it.each([
    ['/acount', '/v1/account'],
    ['/plan', '/v1/plans'],
  ])('is meant by %s', async (path, meant) => {
    const { ask } = await startAccounts();
    const { body } = await ask(null, path);
    expect(body.error).toBe(`Endereço ou método inexistente. Você quis dizer ${meant}?`);
  });
});

describe('an address', () => {
  const summary = { pt: 'Uma coisa', en: 'A thing' };
  const output = v.object({ thing: v.string() });
  const handle = async () => ({ thing: 'x' });

  it('is described by what it reads, and by what it refuses', () => {
    const body = v.object({ a: v.string() });
    const why = { pt: 'Não.', en: 'No.' };
    const { access, describe: described } = address({
      method: 'POST',
      path: '/account/things/:thing/end',
      summary,
      body,
      bodyOptional: true,
      status: 201,
      output,
      refusals: { state: why, plan: why },
      errors: [422],
      handle,
    });
    const { params, ...rest } = described;
    expect(access).toBe('account');
    expect(rest).toEqual({
      summary,
      body,
      bodyOptional: true,
      status: 201,
      output,
      errors: [400, 404, 409, 403, 422],
    });
    expect(Object.keys(params?.entries ?? {})).toEqual(['thing']);
    expect(v.safeParse(params as NonNullable<typeof params>, { thing: 'x' }).success).toBe(true);
    expect(v.safeParse(params as NonNullable<typeof params>, { thing: 7 }).success).toBe(false);
  });

  it('that reads and refuses nothing is described without it', () => {
    const open = address({ method: 'GET', path: '/things', access: 'open', summary, output, handle });
    expect(open.access).toBe('open');
    expect(open.describe).toEqual({ summary, status: 200, output, errors: [400] });
    const query = v.object({ a: v.optional(v.string()) });
    const asked = address({ method: 'GET', path: '/things', summary, query, output, handle });
    expect(asked.describe).toEqual({ summary, query, status: 200, output, errors: [400] });
  });
});
