import { expect, it } from 'vitest';
import type { Settlement } from '../../contracts/webhook-store.ts';
import type { Row } from '../_rows/records.ts';
import type { Client } from './client.ts';
import { sqliteWebhooks } from './webhooks.ts';

const held: Row = {
  ...{ id: 'd', webhook_id: 'w', account_id: 'a', event: 'tool_used', tool_id: 'cpf', at: 1 },
  ...{ state: 'delivering', token: 't', attempts: '[]', due_at: 1_000, keep_body: 1, lapses: 0 },
};

const settlement: Settlement = {
  id: 'd',
  token: 't',
  attempt: { number: 1, at: 1, duration: 1, status: 200, error: null, response: '' },
  next: { state: 'succeeded' },
  policy: { after: 1, gap: 1, deliveries: 1, slowAfter: 1 },
};

/** A database in which others change a delivery so many times after it was read. */
function busy(times: number) {
  let written = 0;
  const batch: Client['batch'] = async ([first]) => {
    if (first?.[0].startsWith('select')) return [[held], []];
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
