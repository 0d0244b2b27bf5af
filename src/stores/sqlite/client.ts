/** The client that the SQLite stores use, and its adapters for each driver. */
import type { Awaitable } from '../../contracts/call.ts';
import type { Row, Value } from '../_rows/records.ts';
import type { MigrationConnection } from '../_sql/migrations.ts';

export type Statement = readonly [sql: string, params?: readonly Value[]];

/**
 * Statements name their parameters by `?` alone, as two drivers refuse numbered ones, and each gives rows, because one
 * driver refuses `all` of a statement without them.
 */
export interface Client {
  /** One statement, all or nothing. */
  all(...statement: Statement): Awaitable<readonly Row[]>;
  /**
   * All or none, with nothing in between: the rows of each. A function makes them at each try, so that it reads its
   * clock after the wait for a locked file.
   */
  batch(
    statements: readonly Statement[] | (() => readonly Statement[]),
  ): Awaitable<readonly (readonly Row[])[]>;
  readonly migration: MigrationConnection;
}

/** `better-sqlite3`, `libsql`, `node:sqlite` and `bun:sqlite`. */
export interface SqliteDatabase {
  exec(sql: string): unknown;
  prepare(sql: string): { all(...params: Value[]): unknown };
}

/** A D1 database of Cloudflare. */
export interface D1Database {
  prepare(sql: string): D1Statement;
  // The driver takes its own statements only, whatever their type is called there.
  // oxlint-disable-next-line typescript/no-explicit-any
  batch(statements: any[]): Promise<readonly { readonly results: readonly unknown[] }[]>;
}

interface D1Statement {
  bind(...params: unknown[]): { all(): Promise<{ readonly results: readonly unknown[] }> };
}

/** With `normal` a power cut may undo the last moments, but a killed process loses nothing. `full` keeps those too. */
export type Durability = 'normal' | 'full';

/** Bytes of the log of writes that stay on disk once it was written back: without a limit one large step keeps all. */
const LARGEST_LOG = 64 * 1024 * 1024;

/** Milliseconds to wait for another process that writes, while nothing is served yet. */
const FIRST_TIMEOUT = 5_000;

/** The statements that only read. One that begins with `with` is taken for one that writes. */
const READS = /^select\b/;

/** Milliseconds between two tries of what found the file locked. */
const UNTIL_RETRY = 10;

export function isD1(database: SqliteDatabase | D1Database): database is D1Database {
  return 'batch' in database && typeof database.batch === 'function';
}

/** Sets what drivers set differently, and must be set for each connection. */
export function configure(database: SqliteDatabase, durability: Durability): void {
  // Waiting comes first: the first change to WAL needs the file for itself.
  database.exec(`pragma busy_timeout = ${FIRST_TIMEOUT}`);
  changeToWal(database);
  database.exec(`pragma journal_size_limit = ${LARGEST_LOG}`);
  database.exec(`pragma synchronous = ${durability}`);
}

/** SQLite refuses this at once, whatever `busy_timeout` says, to one of two connections that would wait for each other. */
function changeToWal(database: SqliteDatabase): void {
  const ends = performance.now() + FIRST_TIMEOUT;
  for (;;) {
    try {
      return void database.exec('pragma journal_mode = wal');
    } catch (error) {
      if (!isBusy(error) || performance.now() >= ends) throw error;
    }
  }
}

/**
 * From then on a locked file is an error at once: the driver would wait inside its call, and with it everything else that
 * the process does. The client tries again by a timer.
 */
export function neverSleep(database: SqliteDatabase): void {
  database.exec('pragma busy_timeout = 0');
}

/** Gives what is tried its turn, and another one after a while as long as another process has the file locked. */
function patience(timeout: number): <T>(attempt: () => T) => Awaitable<T> {
  interface Waiting {
    readonly ends: number;
    attempt(): void;
    reject(error: unknown): void;
  }
  const line: Waiting[] = [];

  function serve(): void {
    for (let next = line[0]; next; next = line[0]) {
      const late = performance.now() >= next.ends;
      try {
        // A call that was refused by now must not be done later.
        if (!late) next.attempt();
        else next.reject(new Error(`database is locked: for longer than ${timeout} ms`));
      } catch (error) {
        if (isBusy(error)) return void setTimeout(serve, UNTIL_RETRY);
        next.reject(error);
      }
      line.shift();
    }
  }

  return (attempt) => {
    try {
      return attempt();
    } catch (error) {
      if (!isBusy(error)) throw error;
    }
    return new Promise((resolve, reject) => {
      line.push({ ends: performance.now() + timeout, attempt: () => resolve(attempt()), reject });
      if (line.length === 1) setTimeout(serve, UNTIL_RETRY);
    });
  };
}

/** Each driver says in its own way that another connection has the lock (SQLite's result code 5). */
function isBusy(error: unknown): boolean {
  const { code, errcode, message } = Object(error) as {
    code?: unknown;
    errcode?: unknown;
    message?: unknown;
  };
  if (typeof code === 'string' && code.startsWith('SQLITE_BUSY')) return true;
  return (typeof errcode === 'number' && (errcode & 0xff) === 5) || message === 'database is locked';
}

export function clientOf(database: SqliteDatabase, timeout: number): Client {
  const patiently = patience(timeout);
  const prepared = new Map<string, ReturnType<SqliteDatabase['prepare']>>();

  function step(sql: string, params: readonly Value[] = []): readonly Row[] {
    const statement = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, statement);
    return statement.all(...params) as readonly Row[];
  }

  function batch(statements: readonly Statement[]): readonly (readonly Row[])[] {
    // It takes the lock first: a transaction that began by reading could not wait for another writer later on. `exec` is
    // all that may find the file locked: `libsql` leaves a prepared statement open that was refused, and until that is
    // tried again commits nothing of what others write, and then undoes it.
    database.exec('begin immediate');
    try {
      const rows = statements.map(([sql, params]) => step(sql, params));
      database.exec('commit');
      return rows;
    } catch (error) {
      rollBack(database);
      throw error;
    }
  }

  return {
    all: (...statement) =>
      patiently(() => (READS.test(statement[0]) ? step(...statement) : (batch([statement])[0] ?? []))),
    batch: (statements) => patiently(() => batch(listOf(statements))),
    migration: {
      begin: () => database.exec('begin immediate'),
      query: (sql) => database.prepare(sql).all() as readonly object[],
      run: (sql) => database.exec(sql),
      commit: () => database.exec('commit'),
      rollback: () => database.exec('rollback'),
    },
  };
}

const listOf = (statements: readonly Statement[] | (() => readonly Statement[])) =>
  typeof statements === 'function' ? statements() : statements;

function rollBack(database: SqliteDatabase): void {
  try {
    database.exec('rollback');
  } catch {
    // Some errors have rolled back already; the caller needs the first error.
  }
}

export function d1ClientOf(database: D1Database): Client {
  const bound = ([sql, params = []]: Statement) => database.prepare(sql).bind(...params);
  const batch = async (statements: readonly Statement[]) =>
    (await database.batch(statements.map(bound))).map(({ results }) => results as readonly Row[]);
  let waiting: Statement[] = [];
  const flush = async () => {
    const statements = waiting;
    waiting = [];
    if (statements.length > 0) await batch(statements);
  };
  return {
    all: async (...statement) => (await bound(statement).all()).results as readonly Row[],
    batch: async (statements) => batch(listOf(statements)),
    // D1 has no transactions over several calls, so the steps gather for one batch. A query first runs what has
    // gathered: the statement that creates the table of versions if it is missing, which is harmless.
    migration: {
      begin: () => void (waiting = []),
      async query(sql) {
        await flush();
        return (await database.prepare(sql).bind().all()).results as readonly object[];
      },
      run: (sql) => void waiting.push(...statementsOf(sql).map((one): Statement => [one])),
      commit: flush,
      rollback: () => void (waiting = []),
    },
  };
}

/** The statements of a step: each ends with a semicolon at the end of a line. */
function statementsOf(sql: string): string[] {
  return sql
    .split(/;\s*$/m)
    .map((one) => one.trim())
    .filter((one) => one !== '');
}
