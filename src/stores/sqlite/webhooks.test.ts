import { expect, it } from 'vitest';
import { heldDelivery, settlement } from '#test/support/crossed-settlement.ts';
import type { Client } from './client.ts';
import { sqliteWebhooks } from './webhooks.ts';

/** A database in which others change a delivery so many times after it was read. */
function busy(times: number) {
  let written = 0;
  const batch: Client['batch'] = async (statements) => {
    const [first] = typeof statements === 'function' ? statements() : statements;
    if (first?.[0].startsWith('select')) return [[heldDelivery], []];
    return [written++ < times ? [] : [{}]];
  };
  const unused = () => {
    throw new Error('a settlement needs batches alone');
  };
  const store = sqliteWebhooks({ all: unused, batch, migration: {} as never }, () => 1);
  return { store, written: () => written };
}

it('a delivery that others change meanwhile is settled by what it has become', async () => {
  const { store, written } = busy(999);
  expect(await store.settle(settlement)).toEqual({ result: 'applied', disabled: false });
  expect(written()).toBe(1_000);
});

it('a delivery that changes a thousand times while it is settled is an error, not a wait without end', async () => {
  const { store, written } = busy(Infinity);
  await expect(store.settle(settlement)).rejects.toThrow('changed whenever');
  expect(written()).toBe(1_000);
});
