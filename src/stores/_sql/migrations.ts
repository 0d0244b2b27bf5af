/**
 * The schema of the stores in a database, and its migrations. Every dialect has the same tables with the same columns:
 *
 * | table | columns |
 * |---|---|
 * | `canivete_accounts` | `id` (key), `plan`, `status`, `name`, `created_at` |
 * | `canivete_keys` | `id` (key), `account_id`, `digest` (unique), `hint`, `name`, `scope`, `tools` (JSON), `created_at`, `expires_at`, `revoked_at`, `last_used_at` |
 * | `canivete_favorites` | `account_id`, `tool_id` (key of both), `at` |
 * | `canivete_buckets` | `bucket` (key), `used`, `drop_at` |
 * | `canivete_webhooks` | `id` (key) and each field of `Webhook`; `events`, `tools`, `headers` are JSON |
 * | `canivete_deliveries` | `id` (key) and each field of `NewDelivery`; `state`, `attempts` (JSON), `due_at` (of what waits; the end of the lease of what is being attempted), `token`, `owner`, `lapses`, `ended_at` |
 * | `canivete_heads` | `webhook_id` (key), `id`, `due_at`, `slow`: of each webhook the first delivery that waits, which triggers keep, whichever version writes |
 * | `canivete_key_usage` | `account_id`, `day`, `tool_id`, `key_id` (key of the four, the last empty without a key), `ok`, `refused`, `failed` |
 * | `canivete_hour_usage` | `account_id`, `day`, `hour` (key of the three), `ok`, `refused`, `failed` |
 * | `canivete_usage` | empty: what versions that count no keys add goes to `canivete_key_usage`, by a trigger |
 * | `canivete_schema` | `version` (key): a row for each step that was taken |
 * | `canivete_oldest` | `version`, of one row: how many of the steps a process must know to work with the schema |
 *
 * Instants are integers, milliseconds since 1970. Texts compare by their code units. There are no foreign keys: a
 * favorite may outlive its account, and a delivery its webhook.
 */
import type { Awaitable } from '../../contracts/call.ts';
import { isPromise } from '../../lib/promises.ts';

/**
 * The steps of a schema from an empty database on, each an SQL text of any number of statements. A released step is
 * never edited; a change is one more step. Processes of the previous version keep running while the first new one
 * starts, so a step must not break them: columns are added with a default, and dropped one version after the last use. A
 * step that older versions cannot work with, such as one that drops a column, sets `canivete_oldest` to the number of the
 * first step whose version can.
 */
export type Migrations = readonly string[];

/** The connection that a migration runs on. A synchronous driver answers without promises. */
export interface MigrationConnection {
  /**
   * Begins a transaction under a lock that one connection at a time can hold, and waits for it: `begin immediate` of
   * SQLite; `begin` and `select pg_advisory_xact_lock(…)` of PostgreSQL.
   */
  begin(): Awaitable<unknown>;
  /** The rows of a query without parameters. */
  query(sql: string): Awaitable<readonly object[]>;
  /** Runs statements without parameters, all of them in the transaction. */
  run(sql: string): Awaitable<unknown>;
  commit(): Awaitable<unknown>;
  rollback(): Awaitable<unknown>;
}

const OLDEST = 'select max(version) as version from canivete_oldest';
const VERSION = 'select coalesce(max(version), 0) as version from canivete_schema';

/**
 * Brings a schema to the last step. Any number of processes may do so at once: one takes the steps, the others find
 * them taken; when one step fails, all are undone. A schema that is up to date is only read, so that a role without the
 * right to create can start. A schema newer than these steps is left as it is where its later steps only add, and else is an
 * error, because writes to it might be wrong.
 *
 * With a synchronous driver it is done when it returns: nothing else gets between its statements.
 */
export function migrate(connection: MigrationConnection, migrations: Migrations): Awaitable<void> {
  return play(steps(connection, migrations));
}

function* steps(connection: MigrationConnection, migrations: Migrations): Steps<void> {
  let known: number | null = null;
  try {
    known = yield* versionOf(connection, VERSION);
  } catch {
    // There is no table yet; any other trouble shows again below.
  }
  if (known !== null && (yield* missing(connection, known, migrations)).length === 0) return;
  yield connection.begin();
  try {
    yield connection.run('create table if not exists canivete_schema (version integer not null primary key)');
    let version = yield* versionOf(connection, VERSION);
    for (const sql of yield* missing(connection, version, migrations)) {
      yield connection.run(sql);
      yield connection.run(`insert into canivete_schema (version) values (${++version})`);
    }
    yield connection.commit();
  } catch (error) {
    try {
      yield connection.rollback();
    } catch {
      // A lost connection has rolled back already; the caller needs the error that lost it.
    }
    throw error;
  }
}

function* versionOf(connection: MigrationConnection, sql: string): Steps<number> {
  const [row] = (yield connection.query(sql)) as readonly { readonly version: unknown }[];
  return Number(row?.version);
}

/** Gives the steps that are not taken yet. */
function* missing(
  connection: MigrationConnection,
  version: number,
  migrations: Migrations,
): Steps<Migrations> {
  const known = migrations.length;
  if (version <= known) return migrations.slice(version);
  if ((yield* versionOf(connection, OLDEST)) <= known) return [];
  throw new Error(
    `the database has schema ${version}, and this version of canivete knows ${known}: update canivete`,
  );
}

/** A function whose `yield` gives the value of what may be a promise. */
type Steps<T> = Generator<unknown, T, unknown>;

/** Runs it, without a promise as long as it yields none. */
function play<T>(running: Steps<T>): Awaitable<T> {
  const follow = (result: IteratorResult<unknown, T>): Awaitable<T> => {
    let at = result;
    while (!at.done) {
      const { value } = at;
      if (isPromise(value)) {
        return value.then(
          (settled) => follow(running.next(settled)),
          (error) => follow(running.throw(error)),
        );
      }
      at = running.next(value);
    }
    return at.value;
  };
  return follow(running.next());
}
