import { expect, it } from 'vitest';
import { startAccounts } from '../../test/support/account.ts';

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
