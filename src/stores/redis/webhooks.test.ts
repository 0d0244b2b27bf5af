import { expect, it } from 'vitest';
import { webhookRecord } from '../../../test/support/faults.ts';
import type { Settlement } from '../../contracts/webhook-store.ts';
import { webhookValues } from '../_rows/records.ts';
import type { Run } from './client.ts';
import { pairsOf, webhookPairs } from './hashes.ts';
import { redisWebhooks } from './webhooks.ts';

const held = pairsOf({
  ...{ id: 'd', webhook_id: 'w', account_id: 'a', event: 'tool_used', tool_id: 'cpf', at: 1 },
  ...{ state: 'delivering', token: 't', attempts: '[]', due_at: 1_000, keep_body: 1, lapses: 0 },
}).map(String);
const webhook = webhookPairs(webhookValues({ ...webhookRecord(0, () => 0), id: 'w' })).map(String);

const settlement: Settlement = {
  id: 'd',
  token: 't',
  attempt: { number: 1, at: 1, duration: 1, status: 200, error: null, response: '' },
  next: { state: 'succeeded' },
  policy: { after: 1, gap: 1, deliveries: 1, slowAfter: 1 },
};

/** A server on which others change a delivery so many times after it was read. */
function busy(times: number) {
  let asked = 0;
  const run: Run = async () => (asked++ < times ? [1, held, webhook] : 1);
  return { store: redisWebhooks(run, '{c}:'), asked: () => asked };
}

it('a delivery that others change meanwhile is settled by what it has become', async () => {
  const { store, asked } = busy(1_000);
  expect(await store.settle(settlement)).toEqual({ result: 'applied', disabled: false });
  expect(asked()).toBe(1_001);
});

it('a delivery that changes a thousand times while it is settled is an error, not a wait without end', async () => {
  const { store, asked } = busy(Infinity);
  await expect(store.settle(settlement)).rejects.toThrow('changed whenever');
  expect(asked()).toBe(1_001);
});
