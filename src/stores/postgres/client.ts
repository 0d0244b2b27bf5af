/** The client that the PostgreSQL stores use, and its adapters for each driver. */
import type { Row, Value } from '../_rows/records.ts';
import { type Check, withDeadline } from './deadline.ts';
import { createLane, placesIn } from './lane.ts';

export type Query = (sql: string, params?: readonly Value[]) => Promise<readonly Row[]>;

/** A statement that is not sent any more once `check` throws. */
export type CheckedQuery = (sql: string, params?: readonly Value[], check?: Check) => Promise<readonly Row[]>;

export interface Transaction {
  readonly query: Query;
  /** Any number of statements without parameters. */
  run(sql: string): Promise<unknown>;
}

export type Work<T> = (transaction: Transaction) => Promise<T>;

/**
 * Every call ends within the time of the client, whatever it waits for: a place, a connection or the server. What was not
 * sent by then is not sent later.
 */
export interface Client {
  readonly query: CheckedQuery;
  /** Runs a statement that may wait for locks. */
  readonly lockingQuery: CheckedQuery;
  /**
   * Runs work on one connection; each statement sees what was committed before it began. It may wait for locks. The work
   * may be done twice, so it changes nothing but the database.
   */
  transaction<T>(work: Work<T>): Promise<T>;
}

interface Rows {
  readonly rows: readonly unknown[];
}

/** A `Pool` of `pg`. */
export interface PgPool {
  readonly options?: { readonly max?: number };
  connect(callback: (error: Error | undefined, connection?: PgConnection) => void): void;
  on(event: 'error', listener: (error: Error) => void): unknown;
  listenerCount(event: 'error'): number;
}

interface PgConnection {
  /** Number of the process at the server; behind a pooler another one does the work. */
  readonly processID?: number | null;
  query(query: object): Promise<Rows>;
  on(event: 'error', listener: (error: Error) => void): unknown;
  removeListener(event: 'error', listener: (error: Error) => void): unknown;
  release(destroy?: boolean): void;
}

/** The `sql` of `postgres`. */
export interface PostgresSql extends PostgresQueries {
  readonly options?: { readonly max?: number; readonly transform?: PostgresTransform };
  (...given: never[]): unknown;
  // Its own type of a transaction says more than is used.
  // oxlint-disable-next-line typescript/no-explicit-any
  begin(work: (transaction: any) => Promise<void>): Promise<unknown>;
}

/** The functions that change names and values of rows, by what they change. */
interface PostgresTransform {
  readonly column?: { readonly from?: unknown };
  readonly row?: { readonly from?: unknown };
  readonly value?: { readonly from?: unknown };
}

interface PostgresQueries {
  // oxlint-disable-next-line typescript/no-explicit-any
  unsafe(sql: string, params?: any[], options?: { prepare?: boolean }): PostgresQuery;
}

// oxlint-disable-next-line typescript/no-explicit-any
interface PostgresQuery extends PromiseLike<readonly any[]> {
  /** Null until it has a connection. */
  readonly state?: unknown;
  /** Takes one that has no connection out of the line. */
  cancel?(): unknown;
}

/** A database of PGlite. */
export interface PGliteDatabase extends PGliteQueries {
  transaction<T>(work: (transaction: PGliteQueries) => Promise<T>): Promise<T>;
}

interface PGliteQueries {
  query(sql: string, params?: unknown[]): Promise<Rows>;
  exec(sql: string): Promise<unknown>;
}

export type PostgresClient = PgPool | PostgresSql | PGliteDatabase;

export interface ClientOptions {
  readonly prepare: boolean;
  /** Milliseconds. */
  readonly timeout: number;
  /** The most connections that work waiting for locks may hold. Default half of them. */
  readonly lockingConnections?: number | undefined;
  /** Settles when statements may be run. */
  readonly ready?: (() => Promise<unknown>) | undefined;
}

/** The part that differs from driver to driver. A check that throws means that nothing more is to be sent. */
interface Driver {
  readonly connections: { readonly max?: number } | undefined;
  /** True if other statements may be sent after one that waits, on the same connection. */
  readonly queuesBehind: boolean;
  query(statement: Prepared, check: Check): Promise<readonly Row[]>;
  transaction<T>(work: Work<T>, isPrepared: boolean, check: Check): Promise<T>;
}

interface Prepared {
  readonly sql: string;
  readonly params: readonly Value[];
  readonly isPrepared: boolean;
}

/** Throws a `TypeError` for a client whose settings change what rows look like. */
export function clientOf(client: PostgresClient, options: ClientOptions): Client {
  const { timeout, lockingConnections, ready } = options;
  const driver = driverOf(client, timeout);
  const lane = createLane(lockingConnections ?? placesIn(driver.connections));
  let isPrepared = options.prepare;
  let isNamed = false;

  /**
   * A pooler that gives each transaction another connection may not keep prepared statements, nor does a server whose
   * tables change: then nothing is prepared any more, and the work that was refused for it, and so has done nothing, is done again.
   */
  async function preparing<T>(work: (isPrepared: boolean) => Promise<T>): Promise<T> {
    const prepares = isPrepared;
    try {
      return await work(prepares);
    } catch (error) {
      if (!prepares || !isUnkept(error)) throw error;
      isPrepared = false;
      return work(false);
    }
  }

  const transactionOf = async <T>(work: Work<T>, check: Check) =>
    preparing(async (prepares) => driver.transaction(work, prepares, check));

  /**
   * A statement of its own takes the isolation of its session, which costs least. Only a session whose default is a
   * stricter one lets it fail for what others do: from then on each statement is in a transaction, which names its own.
   */
  async function queryOf(sql: string, params: readonly Value[], check: Check): Promise<readonly Row[]> {
    const inTransaction = async () => transactionOf(async ({ query }) => query(sql, params), check);
    if (isNamed) return inTransaction();
    try {
      return await preparing(async (prepares) => driver.query({ sql, params, isPrepared: prepares }, check));
    } catch (error) {
      if (codeOf(error) !== SERIALIZATION_FAILURE) throw error;
      isNamed = true;
      return inTransaction();
    }
  }

  const inTime = async <T>(work: (check: Check) => Promise<T>, also?: Check) =>
    withDeadline(timeout, async (check) => {
      await ready?.();
      check();
      return work(() => Math.min(check(), also?.() ?? Infinity));
    });

  /** A place is given back after the time at the latest, also by work that never settles. */
  const inLane = async <T>(work: (check: Check) => Promise<T>, check: Check) =>
    lane(async () => {
      check();
      return withDeadline(timeout, async () => work(check));
    });

  return {
    query: async (sql, params = [], also) => inTime(async (check) => queryOf(sql, params, check), also),
    lockingQuery: async (sql, params = [], also) =>
      inTime(
        async (check) =>
          inLane(
            async () =>
              driver.queuesBehind
                ? transactionOf(async ({ query }) => query(sql, params), check)
                : queryOf(sql, params, check),
            check,
          ),
        also,
      ),
    transaction: async (work) =>
      inTime(async (check) => inLane(async () => transactionOf(work, check), check)),
  };
}

/** `serialization_failure` (PostgreSQL, appendix A). */
const SERIALIZATION_FAILURE = '40001';
/**
 * `invalid_sql_statement_name`, `duplicate_prepared_statement`, and `feature_not_supported`: a statement that was prepared
 * before another process, of a newer version, added a column to its table.
 */
const UNKEPT: ReadonlySet<unknown> = new Set(['26000', '42P05', '0A000']);

const codeOf = (error: unknown) => (Object(error) as { readonly code?: unknown }).code;
const isUnkept = (error: unknown) => UNKEPT.has(codeOf(error));

function driverOf(client: PostgresClient, timeout: number): Driver {
  if (typeof client === 'function') return ofPostgres(client, timeout);
  return 'transaction' in client ? ofPGlite(client, timeout) : ofPool(client, timeout);
}

/**
 * Each statement must see what is committed when it begins: a lock is useless to statements that see the state before
 * it. The timeouts end transactions of clients that are gone, so that their locks do not stay.
 */
const settings = (left: number, timeout: number) => `set transaction isolation level read committed;
set local statement_timeout = ${left};
set local idle_in_transaction_session_timeout = ${timeout}`;

/** Limits the statements of a session, where the connection leads to the session itself and not to a pooler. */
const LIMIT = `select case when pg_backend_pid() = $1::int then set_config('statement_timeout', $2, false) end as "limit"`;

/** Share of the time that a statement gets of a session; the rest may pass before it is sent. */
const LIMIT_SHARE = 0.9;

/** Milliseconds for the answer that the server gave a statement up. */
const GRACE = 1_000;

function ofPool(pool: PgPool, timeout: number): Driver {
  // Without a listener, a connection that drops while idle would end the process. The pool replaces it by itself.
  if (pool.listenerCount('error') === 0) pool.on('error', ignore);

  async function queryOn(connection: PgConnection, { sql: text, params, isPrepared }: Prepared) {
    const name = isPrepared ? { name: nameOf(text) } : {};
    const { rows } = await connection.query({
      ...name,
      text,
      values: params,
      query_timeout: timeout + GRACE,
    });
    return rows as readonly Row[];
  }

  /** Connections by whether their server gives up statements by itself: it goes on with those that only the client gives up. */
  const limited = new WeakMap<PgConnection, boolean>();

  async function isLimited(connection: PgConnection): Promise<boolean> {
    const known = limited.get(connection);
    if (known !== undefined) return known;
    const values = [connection.processID ?? 0, String(Math.ceil(timeout * LIMIT_SHARE))];
    const { rows } = await connection.query({ text: LIMIT, values, query_timeout: timeout + GRACE });
    const isSet = typeof (rows[0] as { readonly limit?: unknown } | undefined)?.limit === 'string';
    limited.set(connection, isSet);
    return isSet;
  }

  // The pool listens only to idle connections. One that is cut while it is handed over, before a promise of it could be
  // awaited, would end the process: so its callback listens at once.
  const connect = async () =>
    new Promise<PgConnection>((resolve, reject) => {
      pool.connect((error, connection) => {
        connection?.on('error', ignore);
        if (connection === undefined) reject(error);
        else resolve(connection);
      });
    });

  async function withConnection<T>(check: Check, work: (connection: PgConnection) => Promise<T>): Promise<T> {
    const connection = await connect();
    let isGood = true;
    try {
      // Waiting for the connection may have taken too long.
      check();
      isGood = false;
      const value = await work(connection);
      isGood = true;
      return value;
    } catch (error) {
      // A statement that the server refused leaves the connection as it was; after another error nobody knows.
      isGood ||= (error as { severity?: unknown }).severity === 'ERROR';
      throw error;
    } finally {
      connection.removeListener('error', ignore);
      connection.release(!isGood);
    }
  }

  async function transactionOn<T>(
    connection: PgConnection,
    work: Work<T>,
    isPrepared: boolean,
    check: Check,
  ): Promise<T> {
    const run = async (text: string) => connection.query({ text, query_timeout: timeout + GRACE });
    await run(`begin; ${settings(check(), timeout)}`);
    try {
      const query: Query = async (sql, params = []) => {
        check();
        return queryOn(connection, { sql, params, isPrepared });
      };
      const value = await work({ query, run });
      check();
      await run('commit');
      return value;
    } catch (error) {
      await run('rollback').catch(ignore);
      throw error;
    }
  }

  return {
    connections: pool.options,
    queuesBehind: false,
    query: async (statement, check) =>
      withConnection(check, async (connection) => {
        const isInTime = (await isLimited(connection)) && check() >= timeout * LIMIT_SHARE;
        if (isInTime) return queryOn(connection, statement);
        const work: Work<readonly Row[]> = async () => queryOn(connection, statement);
        return transactionOn(connection, work, statement.isPrepared, check);
      }),
    transaction: async (work, isPrepared, check) =>
      withConnection(check, async (connection) => transactionOn(connection, work, isPrepared, check)),
  };
}

function ofPostgres(sql: PostgresSql, timeout: number): Driver {
  refuseTransforms(sql);
  return {
    connections: sql.options,
    queuesBehind: true,
    async query({ sql: text, params, isPrepared }, check) {
      check();
      return leavingLine(sql.unsafe(text, [...params], { prepare: isPrepared }), timeout);
    },
    async transaction(work, isPrepared, check) {
      let value: Awaited<ReturnType<typeof work>> | undefined;
      await sql.begin(async (queries: PostgresQueries) => {
        check();
        const run = async (text: string) => queries.unsafe(text);
        await run(settings(check(), timeout));
        const query: Query = async (text, params = []) => {
          check();
          return queries.unsafe(text, [...params], { prepare: isPrepared });
        };
        value = await work({ query, run });
        check();
      });
      return value as Awaited<ReturnType<typeof work>>;
    },
  };
}

/** Takes a statement out of the driver's line when its time is over and it has no connection yet. */
async function leavingLine(query: PostgresQuery, timeout: number): Promise<readonly Row[]> {
  const timer = setTimeout(() => {
    if (query.state === null) query.cancel?.();
  }, timeout);
  try {
    return await query;
  } finally {
    clearTimeout(timer);
  }
}

/** Throws a `TypeError` for a client that renames columns, or changes their values: no row would be read right. */
function refuseTransforms({ options }: PostgresSql): void {
  const { column, row, value } = options?.transform ?? {};
  const isUsed = [column?.from, row?.from, value?.from].some((from) => from !== undefined && from !== null);
  if (!isUsed) return;
  throw new TypeError(
    'postgresStores: "transform" of the client changes the rows that the stores read; give them a client without it',
  );
}

function ofPGlite(database: PGliteDatabase, timeout: number): Driver {
  const queryBy = async (queries: PGliteQueries, sql: string, params: readonly Value[], check: Check) => {
    check();
    return (await queries.query(sql, [...params])).rows as readonly Row[];
  };
  return {
    connections: undefined,
    queuesBehind: false,
    query: async ({ sql, params }, check) => queryBy(database, sql, params, check),
    transaction: async (work, _, check) =>
      database.transaction(async (queries) => {
        check();
        await queries.exec(settings(check(), timeout));
        const query: Query = async (sql, params = []) => queryBy(queries, sql, params, check);
        const value = await work({ query, run: async (sql) => queries.exec(sql) });
        check();
        return value;
      }),
  };
}

function ignore(): void {
  // The call that needed the connection has its own error.
}

const names = new Map<string, string>();

/** Names a prepared statement by its text alone, because processes may share a connection through a pooler. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  // FNV-1a, twice 32 bits.
  let [a, b] = [0x811c9dc5, 0xcbf29ce4];
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193);
    b = Math.imul(b ^ text.charCodeAt(text.length - 1 - i), 0x01000193);
  }
  const name = `canivete_${(a >>> 0).toString(36)}${(b >>> 0).toString(36)}`;
  names.set(text, name);
  return name;
}
