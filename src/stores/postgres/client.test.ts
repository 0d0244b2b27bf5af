import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { clientOf } from './client.ts';
import { postgresStores } from './index.ts';

const options = { prepare: false, timeout: 1_000 };

/** A pool of one connection, which is cut in the moment in which it is handed over, as one datum may say both. */
function cutPool() {
  const released: unknown[] = [];
  const connection = Object.assign(new EventEmitter(), {
    query: async () => Promise.reject(new Error('not queryable')),
    release: (destroy?: boolean) => void released.push(destroy),
  });
  const pool = Object.assign(new EventEmitter(), {
    connect(callback: (error: Error | undefined, given: typeof connection) => void) {
      callback(undefined, connection);
      connection.emit('error', new Error('cut'));
    },
  });
  return { pool, released };
}

it('a connection that is cut while it is handed over fails its call alone, and is not used again', async () => {
  const { pool, released } = cutPool();
  await expect(clientOf(pool, options).query('select 1')).rejects.toThrow('not queryable');
  expect(released).toEqual([true]);
});

it('a pool that has no connection fails the call', async () => {
  const pool = Object.assign(new EventEmitter(), {
    connect: (callback: (error: Error) => void) => callback(new Error('refused')),
  });
  await expect(clientOf(pool, options).query('select 1')).rejects.toThrow('refused');
});

/** A pool of one connection, what that was sent, and how it was given back. */
function recordingPool(answer: (text: string) => unknown = () => undefined, rows: readonly object[] = []) {
  const sent: { readonly text: string; readonly name?: string; readonly query_timeout: number }[] = [];
  const released: unknown[] = [];
  const connection = Object.assign(new EventEmitter(), {
    query: async (query: (typeof sent)[number]) => {
      sent.push(query);
      const failure = answer(query.text);
      if (failure) throw failure;
      return { rows };
    },
    release: (destroy?: boolean) => void released.push(destroy),
  });
  const pool = Object.assign(new EventEmitter(), {
    connect: (callback: (error: undefined, given: typeof connection) => void) =>
      callback(undefined, connection),
  });
  return { pool, connection, sent, released };
}

it('a pool has a listener to its errors: its host’s, or else one of ours', () => {
  const [alone, hosts] = [recordingPool().pool, recordingPool().pool];
  const listener = () => undefined;
  hosts.on('error', listener);
  for (const pool of [alone, hosts]) clientOf(pool, options);
  expect(alone.listenerCount('error')).toBe(1);
  expect(hosts.listeners('error')).toEqual([listener]);
});

it.each([
  ['a statement succeeds', undefined, false],
  ['the server refuses one', { severity: 'ERROR' }, false],
  ['the server ends it', { severity: 'FATAL' }, true],
  ['it is lost', new Error('Connection terminated'), true],
])(
  'a connection is used again, or not, after %s, and nobody listens to it any more',
  async (_, failure, isEnded) => {
    const { pool, connection, released } = recordingPool(() => failure);
    await clientOf(pool, options)
      .query('select 1')
      .catch(() => undefined);
    expect(released).toEqual([isEnded]);
    expect(connection.listenerCount('error')).toBe(0);
  },
);

// Test vector of FNV-1a by Landon Curt Noll: "foobar" is 0xbf9cf968, 1h5yxyg to the base 36. The other half is of the text backwards.
it('a statement is prepared by a name that every process gives to it, unless it is not to be', async () => {
  const { pool, sent } = recordingPool();
  const client = clientOf(pool, { ...options, prepare: true });
  for (const text of ['foobar', 'foobar', 'raboof']) await client.query(text);
  expect(sent.map(({ name }) => name)).toEqual([
    'canivete_1h5yxyg1su2w6z',
    'canivete_1h5yxyg1su2w6z',
    expect.any(String),
  ]);
  expect(sent[2]?.name).not.toBe(sent[0]?.name);
  await clientOf(pool, options).query('foobar');
  expect(sent[3]).not.toHaveProperty('name');
});

it('a transaction that fails is rolled back, and tells why even where that fails too', async () => {
  const refused = { severity: 'ERROR', message: 'refused' };
  const { pool, sent } = recordingPool((text) => (/^(insert|rollback)/.test(text) ? refused : undefined));
  const work = clientOf(pool, options).transaction(async ({ query }) => query('insert'));
  await expect(work).rejects.toBe(refused);
  expect(sent.map(({ text }) => text)).toEqual([
    `begin; set transaction isolation level read committed;
set local statement_timeout = 1000;
set local idle_in_transaction_session_timeout = 1000`,
    'insert',
    'rollback',
  ]);
});

it('a migration may take ten minutes, and what comes after it five seconds', async () => {
  const { pool, sent } = recordingPool(undefined, [{ version: 0 }]);
  const { webhookStore } = postgresStores(pool);
  await webhookStore.deleteWebhook('w', 1);
  const limits = sent.flatMap(({ text }) => /statement_timeout = (\d+)/.exec(text)?.[1] ?? []);
  expect(limits).toEqual(['600000', '5000']);
});
