/** Notifying and listening for each driver of PostgreSQL. */

/** A `Pool` of `pg`. */
export interface NotifyPool {
  query(query: object): Promise<unknown>;
  connect(done: (error: Error, connection: ListeningConnection | undefined) => void): void;
  on(event: 'error', listener: (error: Error) => void): unknown;
  listenerCount(event: 'error'): number;
}

interface ListeningConnection {
  query(query: object): Promise<unknown>;
  on(event: 'notification', listener: (message: { payload?: string | undefined }) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'end', listener: () => void): unknown;
  release(destroy?: boolean): void;
}

/** The `sql` of `postgres`. */
export interface NotifySql {
  (...given: never[]): unknown;
  notify(channel: string, payload: string): PromiseLike<unknown>;
  listen(channel: string, heard: (payload: string) => void): PromiseLike<{ unlisten(): Promise<unknown> }>;
}

/** A database of PGlite. */
export interface NotifyPGlite {
  query(sql: string, params: unknown[]): Promise<unknown>;
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<unknown>>;
}

export type NotifyClient = NotifyPool | NotifySql | NotifyPGlite;

type Heard = (payload: string) => void;
type Lost = (error: unknown) => void;

export interface Notifier {
  notify(payload: string): Promise<void>;
  /** Resolves once it listens, with a function that ends it. */
  listen(heard: Heard, lost: Lost): Promise<() => Promise<void>>;
}

const NOTIFY = 'select pg_notify($1, $2)';

export function notifierOf(client: NotifyClient, channel: string, timeout: number): Notifier {
  if (typeof client === 'function') return ofPostgres(client, channel);
  return 'connect' in client ? ofPool(client, channel, timeout) : ofPGlite(client, channel);
}

function ofPool(pool: NotifyPool, channel: string, timeout: number): Notifier {
  // Without a listener, a connection that drops while nobody uses it would end the process.
  if (pool.listenerCount('error') === 0) pool.on('error', ignore);

  return {
    async notify(payload) {
      await pool.query({ text: NOTIFY, values: [channel, payload], query_timeout: timeout });
    },
    async listen(heard, lost) {
      const connection = await new Promise<ListeningConnection>((resolve, reject) => {
        pool.connect((error, connection) => {
          // Listen from the moment in which the pool hands it over: an error without a listener would end the process.
          connection?.on('error', lost);
          connection?.on('end', () => lost(new Error('the connection that listens has ended')));
          if (connection === undefined) reject(error);
          else resolve(connection);
        });
      });
      // Close the connection itself: back in the pool it would go on listening.
      const close = async () => connection.release(true);
      try {
        connection.on('notification', ({ payload = '' }) => heard(payload));
        await connection.query({ text: `listen ${channel}`, query_timeout: timeout });
      } catch (error) {
        await close();
        throw error;
      }
      return close;
    },
  };
}

function ofPostgres(sql: NotifySql, channel: string): Notifier {
  return {
    async notify(payload) {
      await sql.notify(channel, payload);
    },
    // The driver has a connection of its own for this, and does not report its end: nothing is heard after that.
    async listen(heard) {
      const { unlisten } = await sql.listen(channel, heard);
      return async () => void unlisten().catch(ignore);
    },
  };
}

function ofPGlite(database: NotifyPGlite, channel: string): Notifier {
  return {
    async notify(payload) {
      await database.query(NOTIFY, [channel, payload]);
    },
    async listen(heard) {
      const unlisten = await database.listen(channel, heard);
      return async () => void (await unlisten());
    },
  };
}

function ignore(): void {
  // The call that needed the connection has its own error.
}
