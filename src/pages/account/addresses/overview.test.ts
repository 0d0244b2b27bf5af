import { expect, it } from 'vitest';
import { startAccounts } from '#test/support/account.ts';
import { memoryStores } from '../../../stores/memory/index.ts';

const plans = {
  few: { requestsPerMonth: 7, tools: { allow: ['cpf'] }, events: ['tool_used', 'favorite_added'] },
} as const;

it('the account has what its plan has', async () => {
  const { ask, open } = await startAccounts({ keys: { plans } });
  const { key } = await open('a', 'few');
  expect((await ask({ key }, '/account')).body).toEqual({
    id: 'a',
    name: 'Conta a',
    status: 'active',
    plan: 'few',
    requestsPerMonth: 7,
    events: ['tool_used', 'favorite_added'],
    createdAt: '2026-11-21T12:00:00.000Z',
    counts: { keys: 2, webhooks: 0, favorites: 0 },
    may: [],
  });
});

it('the account of a plan that is no more may do nothing, and counts the keys that work', async () => {
  const stores = memoryStores();
  const { ask, open, service } = await startAccounts({}, stores);
  const { keyId } = await open('a');
  await service.keys.revoke(keyId);
  await stores.keyStore.updateAccount('a', { plan: 'gone' });
  expect((await ask({ session: 'a' }, '/account')).body).toMatchObject({
    plan: 'gone',
    requestsPerMonth: 0,
    events: [],
    counts: { keys: 1 },
  });
});

it('the plans say how many tools they open, and which events they send', async () => {
  const { ask } = await startAccounts({ keys: { plans } });
  const { body } = await ask(null, '/plans');
  expect(body.plans.find(({ name }: { name: string }) => name === 'few')).toEqual({
    name: 'few',
    requestsPerMonth: 7,
    tools: 1,
    events: ['tool_used', 'favorite_added'],
  });
});
