import { expect, it } from 'vitest';
import { clientOf, d1ClientOf, isD1 } from './client.ts';
import { sqliteStores } from './index.ts';

/** A database that only says what it was sent. */
function recording() {
  const sent: string[] = [];
  const prepared: string[] = [];
  const database = {
    exec: (sql: string) => void sent.push(sql),
    prepare(sql: string) {
      prepared.push(sql);
      return { all: () => [] };
    },
  };
  return { database, sent, prepared };
}

it.each([
  [{}, 'normal'],
  [{ durability: 'full' as const }, 'full'],
])(
  'a connection with %j waits for others at the start alone, writes ahead, and is %s in what it keeps',
  (options, durability) => {
    const { database, sent } = recording();
    sqliteStores(database, { ...options, migrate: false });
    expect(sent).toEqual([
      'pragma busy_timeout = 5000',
      'pragma journal_mode = wal',
      'pragma journal_size_limit = 67108864',
      `pragma synchronous = ${durability}`,
      'pragma busy_timeout = 0',
    ]);
  },
);

it('a change to WAL that is refused, since another process makes it too, is tried again; another failure is not', () => {
  const { database, sent } = recording();
  const failures = [Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' })];
  const exec = (sql: string) => {
    const failure = sql === 'pragma journal_mode = wal' && failures.pop();
    if (failure) throw failure;
    database.exec(sql);
  };
  sqliteStores({ ...database, exec }, { migrate: false });
  expect(sent).toContain('pragma journal_mode = wal');
  failures.push(
    Object.assign(new Error('attempt to write a readonly database'), { code: 'SQLITE_READONLY' }),
  );
  expect(() => sqliteStores({ ...database, exec }, { migrate: false })).toThrow('readonly');
});

it('a statement is prepared once', () => {
  const { database, prepared } = recording();
  const client = clientOf(database, 5_000);
  for (let i = 0; i < 2; i++) void client.all('select 1');
  expect(prepared).toEqual(['select 1']);
});

it('a batch is a transaction, which is rolled back when it fails, and tells why even where that fails too', () => {
  const { database, sent } = recording();
  const exec = (sql: string) => {
    database.exec(sql);
    if (sql === 'rollback') throw new Error('no transaction is active');
  };
  const prepare = (sql: string) => {
    if (sql === 'bad') throw new Error('no such table');
    return database.prepare(sql);
  };
  const client = clientOf({ exec, prepare }, 5_000);
  expect(client.batch([['good']])).toEqual([[]]);
  expect(() => client.batch([['good'], ['bad']])).toThrow('no such table');
  expect(sent).toEqual(['begin immediate', 'commit', 'begin immediate', 'rollback']);
});

it('a database of D1 is one with batches', () => {
  const { database } = recording();
  expect(isD1(database)).toBe(false);
  expect(isD1({ ...database, batch: 1 } as never)).toBe(false);
  expect(isD1({ ...database, batch: async () => [] } as never)).toBe(true);
});

it('a migration of D1 is one batch of its statements, which end with a line', async () => {
  const batches: string[][] = [];
  const database = {
    prepare: (sql: string) => ({ bind: () => ({ sql, all: async () => ({ results: [{ sql }] }) }) }),
    batch: async (statements: readonly { sql: string }[]) => {
      batches.push(statements.map(({ sql }) => sql));
      return statements.map(() => ({ results: [] }));
    },
  };
  const { migration } = d1ClientOf(database);
  await migration.begin();
  await migration.run('create table a (b);\ncreate trigger c begin delete from a; end;  \n');
  expect(batches).toEqual([]);
  // A query in between sees the statements that were run before it.
  expect(await migration.query('select 1')).toEqual([{ sql: 'select 1' }]);
  expect(batches).toEqual([['create table a (b)', 'create trigger c begin delete from a; end']]);
  await migration.commit();
  expect(batches).toHaveLength(1);
  await migration.run('create table d (e)');
  await migration.rollback();
  await migration.commit();
  expect(batches).toHaveLength(1);
  await migration.run('create table d (e)');
  await migration.begin();
  await migration.run('create table f (g)');
  await migration.commit();
  expect(batches.slice(1)).toEqual([['create table f (g)']]);
});
