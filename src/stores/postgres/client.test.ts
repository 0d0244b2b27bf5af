import { EventEmitter } from 'node:events';
import postgres from 'postgres';
import { afterEach, expect, it, vi } from 'vitest';
import { clientOf } from './client.ts';
import { postgresStores } from './index.ts';

const options = { prepare: false, timeout: 1_000 };
afterEach(() => void vi.useRealTimers());

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
function recordingPool(
  answer: (text: string, name?: string) => unknown = () => undefined,
  rows: readonly object[] = [],
) {
  const sent: { readonly text: string; readonly name?: string; readonly query_timeout: number }[] = [];
  const released: unknown[] = [];
  const connection = Object.assign(new EventEmitter(), {
    processID: 7,
    query: async (query: (typeof sent)[number]) => {
      if (query.text.includes('pg_backend_pid')) return { rows: [{ limit: '900ms' }] };
      sent.push(query);
      const failure = answer(query.text, query.name);
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
    expect.stringMatching(
      /^begin; set transaction isolation level read committed;\nset local statement_timeout = \d+;\nset local idle_in_transaction_session_timeout = 1000$/,
    ),
    'insert',
    'rollback',
  ]);
});

/** A pool of one connection to a server, or to a pooler in front of one, and what that was asked. */
function serving(limit: string | null) {
  const sent: string[] = [];
  const connection = Object.assign(new EventEmitter(), {
    processID: 7,
    query: async ({ text }: { readonly text: string }) => {
      sent.push(text.split(/[;(]/)[0] as string);
      return { rows: [{ limit }] };
    },
    release: () => undefined,
  });
  const connect = (callback: (error: undefined, given: typeof connection) => void) =>
    void callback(undefined, connection);
  return { pool: Object.assign(new EventEmitter(), { connect }), sent };
}

it('a session is limited once, so that its server gives up what its client gives up', async () => {
  const { pool, sent } = serving('900ms');
  const client = clientOf(pool, options);
  for (const text of ['select 1', 'select 2']) await client.query(text);
  expect(sent).toEqual(['select case when pg_backend_pid', 'select 1', 'select 2']);
});

it('behind a pooler, whose sessions are not ours, each statement has its limit in a transaction', async () => {
  const { pool, sent } = serving(null);
  const client = clientOf(pool, options);
  for (const text of ['select 1', 'select 2']) await client.query(text);
  const inTransaction = (text: string) => ['begin', text, 'commit'];
  expect(sent).toEqual([
    'select case when pg_backend_pid',
    ...inTransaction('select 1'),
    ...inTransaction('select 2'),
  ]);
});

it('a statement that waited for its connection has only the time that is left', async () => {
  const { pool, sent } = serving('900ms');
  const { connect } = pool;
  pool.connect = (callback) => void setTimeout(() => connect(callback), 400);
  await clientOf(pool, options).query('select 1');
  expect(sent).toEqual(['select case when pg_backend_pid', 'begin', 'select 1', 'commit']);
});

it('a migration may take ten minutes, and what comes after it five seconds', async () => {
  const { pool, sent } = recordingPool(undefined, [{ version: 0 }]);
  const { webhookStore } = postgresStores(pool);
  await webhookStore.deleteWebhook('w', 1);
  const limits = sent.flatMap(({ text }) => /statement_timeout = (\d+)/.exec(text)?.[1] ?? []);
  expect(limits.map((limit) => Math.ceil(Number(limit) / 1_000))).toEqual([600, 5]);
});

// 26000 is `invalid_sql_statement_name`, 42P05 `duplicate_prepared_statement`, 0A000 `feature_not_supported` (PostgreSQL,
// appendix A).
it.each(['26000', '42P05', '0A000'])(
  'prepares nothing any more once a server or pooler has answered %s, and does again what was refused',
  async (code) => {
    const { pool, sent } = recordingPool((_, name) => name && { severity: 'ERROR', code });
    const client = clientOf(pool, { ...options, prepare: true });
    await Promise.all([client.query('select 1'), client.query('select 2')]);
    await client.transaction(async ({ query }) => query('select 3'));
    expect(sent.map(({ text, name }) => `${text.split(';')[0]}${name ? ' by name' : ''}`)).toEqual([
      'select 1 by name',
      'select 2 by name',
      'select 1',
      'select 2',
      'begin',
      'select 3',
      'commit',
    ]);
    const within = recordingPool((_, name) => name && { severity: 'ERROR', code });
    const other = clientOf(within.pool, { ...options, prepare: true });
    await other.transaction(async ({ query }) => query('select 4'));
    expect(within.sent.map(({ text }) => text.split(';')[0])).toEqual([
      'begin',
      'select 4',
      'rollback',
      'begin',
      'select 4',
      'commit',
    ]);
  },
);

// 40001 is `serialization_failure`.
it('names the isolation of every statement once the session has shown another than read committed', async () => {
  let failures = 1;
  const { pool, sent } = recordingPool((text) =>
    text === 'select 1' && failures-- > 0 ? { severity: 'ERROR', code: '40001' } : undefined,
  );
  const client = clientOf(pool, options);
  await client.query('select 1');
  await client.query('select 2');
  expect(sent.map(({ text }) => text.split('\n')[0])).toEqual([
    'select 1',
    'begin; set transaction isolation level read committed;',
    'select 1',
    'commit',
    'begin; set transaction isolation level read committed;',
    'select 2',
    'commit',
  ]);
});

it('a transaction that never settles keeps its place for its time, and what waited too long is not begun', async () => {
  vi.useFakeTimers();
  const begun: number[] = [];
  const sql = Object.assign(() => undefined, {
    unsafe: async () => [],
    begin: async () => {
      begun.push(begun.length);
      return new Promise(() => undefined);
    },
  });
  const client = clientOf(sql, { ...options, lockingConnections: 1 });
  const failed = [1, 2].map(async () =>
    expect(client.transaction(async () => 1)).rejects.toThrow('took longer than 1000 ms'),
  );
  await vi.advanceTimersByTimeAsync(500);
  const third = expect(client.lockingQuery('select 3')).rejects.toThrow('took longer');
  await vi.advanceTimersByTimeAsync(500);
  await Promise.all(failed);
  expect(begun).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1_000);
  await third;
});

it('a statement that got its connection too late is not sent', async () => {
  vi.useFakeTimers();
  const { pool, connection, sent, released } = recordingPool();
  const late: ((error: undefined, given: typeof connection) => void)[] = [];
  const busy = Object.assign(pool, { connect: (callback: (typeof late)[0]) => void late.push(callback) });
  const client = clientOf(busy, options);
  const refused = [client.query('select 1'), client.transaction(async ({ query }) => query('select 2'))].map(
    async (call) => expect(call).rejects.toThrow('took longer than 1000 ms'),
  );
  await vi.advanceTimersByTimeAsync(1_000);
  await Promise.all(refused);
  for (const give of late) give(undefined, connection);
  await vi.advanceTimersByTimeAsync(0);
  expect([sent, released]).toEqual([[], [false, false]]);
});

it('nothing is sent for a call that was refused while the schema was brought up to date', async () => {
  vi.useFakeTimers();
  const { pool, sent } = recordingPool();
  let migrated: () => void = () => undefined;
  const ready = async () => new Promise<void>((resolve) => (migrated = resolve));
  const refused = expect(clientOf(pool, { ...options, ready }).query('select 1')).rejects.toThrow(
    'took longer',
  );
  await vi.advanceTimersByTimeAsync(1_000);
  await refused;
  migrated();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([]);
});

it.each([
  ['camel', postgres.camel],
  ['column.from', { column: { from: (name: string) => name } }],
  ['value.from', { value: { from: (value: unknown) => value } }],
  ['row.from', { row: { from: (row: unknown) => row } }],
])('a client that transforms rows by %s is refused', (_, transform) => {
  const sql = postgres('postgres://127.0.0.1:1/none', { transform } as object);
  expect(() => postgresStores(sql)).toThrow(TypeError);
  expect(() => postgresStores(sql)).toThrow('"transform" of the client');
});

it('a client that only names what it sends for undefined values is taken', () => {
  const sql = postgres('postgres://127.0.0.1:1/none', { transform: { undefined: null } });
  expect(Object.keys(postgresStores(sql))).toHaveLength(4);
});
