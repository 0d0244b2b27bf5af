import { type NotifyPool, notifyScheduler, type NotifySql } from '../../../src/schedulers/postgres.ts';
import { type PgPool, postgresStores, type PostgresSql } from '../../../src/stores/postgres/index.ts';
import type { Drivers } from '../drivers.ts';
import type { Opened } from './opened.ts';
import { UsageError } from '../usage.ts';

interface Pg {
  readonly Pool: new (options: object) => PgPool & NotifyPool & { end(): Promise<void> };
}
type Postgres = (
  address: string,
  options: object,
) => PostgresSql & NotifySql & { end(options: object): Promise<void> };

/** Milliseconds; a driver of its own would wait for a connection much longer, or for ever. */
const CONNECT_TIMEOUT = 5_000;

export function openPostgres(given: string, drivers: Drivers): Opened {
  const { address, options } = optionsIn(given);
  const pg = drivers.load('pg') as Pg | null;
  if (pg) {
    const pool = new pg.Pool({ connectionString: address, connectionTimeoutMillis: CONNECT_TIMEOUT });
    return {
      stores: postgresStores(pool, options),
      scheduler: notifyScheduler(pool),
      close: async () => pool.end(),
    };
  }
  const postgres = drivers.load('postgres') as Postgres | null;
  if (postgres) {
    const sql = postgres(address, { connect_timeout: CONNECT_TIMEOUT / 1_000, onnotice: () => undefined });
    return {
      stores: postgresStores(sql, options),
      scheduler: notifyScheduler(sql),
      close: async () => sql.end({ timeout: 5 }),
    };
  }
  throw new UsageError({
    pt: '--store postgres: não há driver instalado; rode "npm install pg"',
    en: '--store postgres: no driver is installed; run "npm install pg"',
  });
}

/** Takes `prepare`, which is not the driver's, out of an address. */
export function optionsIn(given: string): {
  readonly address: string;
  readonly options: { readonly prepare?: boolean };
} {
  const [, before = '', query = ''] = /^([^?]*)\??(.*)$/s.exec(given) ?? [];
  const parts = query.split('&');
  const rest = parts.filter((part) => !part.startsWith('prepare='));
  const prepare = new URLSearchParams(query).get('prepare');
  if (prepare === null) return { address: given, options: {} };
  if (prepare !== 'true' && prepare !== 'false')
    throw new UsageError({
      pt: `--store postgres: "prepare" é true ou false, e não "${prepare}"`,
      en: `--store postgres: "prepare" is true or false, not "${prepare}"`,
    });
  const address = rest.length > 0 ? `${before}?${rest.join('&')}` : before;
  return { address, options: { prepare: prepare === 'true' } };
}
