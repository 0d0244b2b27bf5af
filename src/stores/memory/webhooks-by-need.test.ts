import { describe, expect, it } from 'vitest';
import { passingClock } from '#test/support/passing-clock.ts';
import { webhookStoreSuite } from '../../conformance/index.ts';
import { webhooksByNeed } from './webhooks-by-need.ts';

const { clock, options } = passingClock();
webhookStoreSuite({ describe, it, expect }, () => ({ store: webhooksByNeed(clock) }), options);

it('a store without webhooks says so at once', () => {
  const store = webhooksByNeed(Date.now);
  expect([store.listWebhooks('a'), store.nextDue(), store.eraseAccount('a')]).toEqual([[], null, undefined]);
});

it('first calls at the same time share one store', async () => {
  const store = webhooksByNeed(Date.now);
  const webhook = {
    id: 'wh_1',
    accountId: 'a',
    url: 'https://a.example/',
    events: ['tool_used' as const],
    state: 'active' as const,
    disabledReason: null,
    disabledAt: null,
    secret: 's',
    nextSecret: null,
    version: 1,
    createdAt: 0,
    updatedAt: 0,
    lastSuccessAt: null,
    failures: 0,
    failingSince: null,
    slow: false,
  };
  const created = await Promise.all([
    store.createWebhook(webhook as never, 9),
    store.createWebhook({ ...webhook, id: 'wh_2' } as never, 9),
  ]);
  expect(created).toEqual([true, true]);
  expect(await store.listWebhooks('a')).toHaveLength(2);
});
