import { expect, it } from 'vitest';
import type { NewDelivery, Webhook } from '../../src/contracts/webhook-store.ts';
import { memoryStores } from '../../src/stores/memory/index.ts';
import { countWaiting } from './waiting.ts';

const webhook = (id: string, accountId: string): Webhook => ({
  id,
  accountId,
  url: 'https://hooks.acme.com/',
  events: ['tool_used'],
  tools: null,
  headers: null,
  state: 'active',
  disabledReason: null,
  disabledAt: null,
  secret: '',
  nextSecret: null,
  nextSecretUntil: null,
  failingSince: null,
  lastFailureAt: null,
  failedDeliveries: 0,
  lastSuccessAt: null,
  slow: false,
  version: 1,
  createdAt: 0,
  updatedAt: 0,
});

const delivery = (i: number, webhookId: string, accountId: string): NewDelivery => ({
  id: `evt_${String(i).padStart(5, '0')}`,
  webhookId,
  accountId,
  event: 'tool_used',
  toolId: 'cpf',
  at: 0,
  body: '{}',
  keepBody: true,
  resendOf: null,
  trace: null,
});

it('`countWaiting` counts waiting and running deliveries of all accounts, and none that have ended', async () => {
  const stores = memoryStores();
  const { keyStore, webhookStore } = stores;
  expect(await countWaiting(stores)).toBe(0);
  // More than a page of accounts, and of deliveries of one.
  for (let i = 0; i < 201; i++) {
    const id = `acc_${String(i).padStart(3, '0')}`;
    await keyStore.createAccount({ id, plan: 'pro', status: 'active', createdAt: 0 });
    await webhookStore.createWebhook(webhook(`wh_${i}`, id), 10);
  }
  const many = Array.from({ length: 450 }, (_, i) => delivery(i, 'wh_0', 'acc_000'));
  const others = [delivery(998, 'wh_199', 'acc_199'), delivery(999, 'wh_200', 'acc_200')];
  await webhookStore.enqueue([...many, ...others], 100_000);
  expect(await countWaiting(stores)).toBe(452);

  const [claimed] = await webhookStore.claim({ owner: 'x', limit: 1, slow: 1, lease: 30_000, perWebhook: 4 });
  expect(await countWaiting(stores)).toBe(452);
  await webhookStore.settle({
    id: claimed?.delivery.id ?? '',
    token: claimed?.token ?? '',
    attempt: { number: 1, at: 0, duration: 0, status: 200, error: null, response: '' },
    next: { state: 'succeeded' },
    policy: { after: 1, gap: 1, deliveries: 3, slowAfter: 5_000 },
  });
  expect(await countWaiting(stores)).toBe(451);
});
