/** The client that the PostgreSQL stores use, and its adapters for each driver. */
import type { Row, Value } from '../_rows/records.ts';
import { createLane, placesIn } from './lane.ts';

export type Query = (sql: string, params?: readonly Value[]) => Promise<readonly Row[]>;

export interface Transaction {
  readonly query: Query;
  /** Any number of statements without parameters. */
  run(sql: string): Promise<unknown>;
}

export interface Client {
  readonly query: Query;
  /** Runs a statement that may wait for locks. */
  readonly lockingQuery: Query;
  /** Runs work on one connection; each statement sees what was committed before it began. It may wait for locks. */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
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
  query(query: object): Promise<Rows>;
  on(event: 'error', listener: (error: Error) => void): unknown;
  removeListener(event: 'error', listener: (error: Error) => void): unknown;
  release(destroy?: boolean): void;
}

/** The `sql` of `postgres`. */
export interface PostgresSql extends PostgresQueries {
  readonly options?: { readonly max?: number };
  (...given: never[]): unknown;
  // Its own type of a transaction says more than is used.
  // oxlint-disable-next-line typescript/no-explicit-any
  begin(work: (transaction: any) => Promise<void>): Promise<unknown>;
}

interface PostgresQueries {
  // oxlint-disable-next-line typescript/no-explicit-any
  unsafe(sql: string, params?: any[], options?: { prepare?: boolean }): PromiseLike<readonly any[]>;
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
}

export function clientOf(client: PostgresClient, options: ClientOptions): Client {
  if (typeof client === 'function') return ofPostgres(client, options);
  return 'transaction' in client ? ofPGlite(client, options) : ofPool(client, options);
}

/**
 * Each statement must see what is committed when it begins: a lock is useless to statements that see the state before
 * it. The timeouts end transactions of clients that are gone, so that their locks do not stay.
 */
const settings = (timeout: number) => `set transaction isolation level read committed;
set local statement_timeout = ${timeout};
set local idle_in_transaction_session_timeout = ${timeout}`;

function ofPool(pool: PgPool, { prepare, timeout, lockingConnections }: ClientOptions): Client {
  const lane = createLane(lockingConnections ?? placesIn(pool.options));
  // Without a listener, a connection that drops while idle would end the process. The pool replaces it by itself.
  if (pool.listenerCount('error') === 0) pool.on('error', ignore);

  const queryBy =
    (connection: PgConnection): Query =>
    async (text, values = []) => {
      const name = prepare ? { name: nameOf(text) } : {};
      const { rows } = await connection.query({ ...name, text, values, query_timeout: timeout });
      return rows as readonly Row[];
    };

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

  async function withConnection<T>(work: (connection: PgConnection) => Promise<T>): Promise<T> {
    const connection = await connect();
    let isGood = false;
    try {
      const value = await work(connection);
      isGood = true;
      return value;
    } catch (error) {
      // A statement that the server refused leaves the connection as it was; after another error nobody knows.
      isGood = (error as { severity?: unknown }).severity === 'ERROR';
      throw error;
    } finally {
      connection.removeListener('error', ignore);
      connection.release(!isGood);
    }
  }

  const query: Query = async (sql, params) =>
    withConnection(async (connection) => queryBy(connection)(sql, params));

  async function transactionOn<T>(connection: PgConnection, work: (within: Transaction) => Promise<T>) {
    const run = async (text: string) => connection.query({ text, query_timeout: timeout });
    await run(`begin; ${settings(timeout)}`);
    try {
      const value = await work({ query: queryBy(connection), run });
      await run('commit');
      return value;
    } catch (error) {
      await run('rollback').catch(ignore);
      throw error;
    }
  }

  return {
    query,
    lockingQuery: async (...statement) => lane(async () => query(...statement)),
    transaction: async (work) =>
      lane(async () => withConnection(async (connection) => transactionOn(connection, work))),
  };
}

function ofPostgres(sql: PostgresSql, { prepare, timeout, lockingConnections }: ClientOptions): Client {
  const lane = createLane(lockingConnections ?? placesIn(sql.options));
  const queryBy =
    (queries: PostgresQueries): Query =>
    async (text, params = []) =>
      queries.unsafe(text, [...params], { prepare });

  async function transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    let value: T | undefined;
    const begin = async () =>
      sql.begin(async (queries: PostgresQueries) => {
        const run = async (text: string) => queries.unsafe(text);
        await run(settings(timeout));
        value = await work({ query: queryBy(queries), run });
      });
    await lane(begin);
    return value as T;
  }

  return {
    query: queryBy(sql),
    // Outside of a transaction this driver sends other statements after one that waits, on the same connection.
    lockingQuery: async (...statement) => transaction(async ({ query }) => query(...statement)),
    transaction,
  };
}

function ofPGlite(database: PGliteDatabase, { timeout }: ClientOptions): Client {
  const queryBy =
    (queries: PGliteQueries): Query =>
    async (text, params = []) =>
      (await queries.query(text, [...params])).rows as readonly Row[];
  return {
    query: queryBy(database),
    lockingQuery: queryBy(database),
    transaction: async (work) =>
      database.transaction(async (queries) => {
        await queries.exec(settings(timeout));
        return work({ query: queryBy(queries), run: async (text) => queries.exec(text) });
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
