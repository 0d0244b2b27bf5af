import { expect, it } from 'vitest';
import { heldDelivery, settlement } from '#test/support/crossed-settlement.ts';
import { webhookRecord } from '#test/support/faults.ts';
import { webhookValues } from '../_rows/records.ts';
import type { Run } from './client.ts';
import { pairsOf, webhookPairs } from './hashes.ts';
import { redisWebhooks } from './webhooks.ts';

const held = pairsOf(heldDelivery).map(String);
const webhook = webhookPairs(webhookValues({ ...webhookRecord(0, () => 0), id: 'w' })).map(String);

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
