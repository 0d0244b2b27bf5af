import { expect, it } from 'vitest';
import { startAccounts } from '../../test/support/account.ts';

it('takes each state that is recovered, lists that name something, and no item twice', async () => {
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

it('tells how many requests a minute an account may make, and when there are more', async () => {
  const { ask, open } = await startAccounts({ account: { burst: 2 } });
  const { key } = await open('a');
  for (const status of [200, 200, 429]) {
    const reply = await ask({ key }, '/account');
    expect(reply.status).toBe(status);
    expect(reply.headers.get('ratelimit-policy')).toBe(status === 429 ? '"account";q=2;w=60' : null);
  }
});

it.each([
  [{ url: 'x', events: ['tool_used'] }, 'invalid_url'],
  [{ url: 'https://hooks.exemplo.com.br/', events: ['nada'] }, 'invalid_event'],
  [{ url: 'https://hooks.exemplo.com.br/', events: ['tool_used'], description: 7 }, undefined],
])('names the reason of %j as the operation does: %s', async (body, reason) => {
  const { ask, open } = await startAccounts();
  const { key } = await open('a');
  const reply = await ask({ key }, '/account/webhooks', { method: 'POST', body });
  expect(reply.status).toBe(400);
  expect(reply.body.reason).toBe(reason);
});
