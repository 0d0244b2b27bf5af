import { type Drivers, installedDrivers } from './drivers.ts';
import type { Opened } from './stores/opened.ts';
import { sameText, UsageError } from './usage.ts';
import { withOperands } from './words.ts';

/** Each kind of store by the beginning of its address, loaded when it is named. */
const kinds: Readonly<Record<string, (address: string, drivers: Drivers) => Promise<Opened>>> = {
  'sqlite:': async (...given) => (await import('./stores/sqlite.ts')).openSqlite(...given),
  'postgres:': async (...given) => (await import('./stores/postgres.ts')).openPostgres(...given),
  'postgresql:': async (...given) => (await import('./stores/postgres.ts')).openPostgres(...given),
  'redis:': async (...given) => (await import('./stores/redis.ts')).openRedis(...given),
  'redis+sentinel:': async (...given) => (await import('./stores/redis.ts')).openSentinel(...given),
  'rediss:': async (...given) => (await import('./stores/redis.ts')).openRedis(...given),
};

/** The stores that outlive a process. */
export const LASTING_STORES = withOperands('sqlite:FILE, postgres://…, redis://…');

/**
 * A store that several processes may share. Its first call is made here, so that one that cannot be used is told at
 * once.
 */
export async function openStore(address: string, drivers: Drivers = installedDrivers()): Promise<Opened> {
  const scheme = /^[a-z+]+:/.exec(address)?.[0] ?? '';
  const open = kinds[scheme];
  if (!open)
    throw new UsageError({
      pt: `--store aceita memory, ${LASTING_STORES.pt}`,
      en: `--store takes memory, ${LASTING_STORES.en}`,
    });
  let opened: Opened | undefined;
  try {
    opened = await open(address, drivers);
    await opened.stores.keyStore.listAccounts({ limit: 1 });
    return opened;
  } catch (error) {
    await opened?.close().catch(() => undefined);
    if (error instanceof UsageError) throw error;
    throw new UsageError(sameText(`--store ${withoutPassword(address)}: ${reasonOf(error)}`));
  }
}

/** The address to show. */
export function withoutPassword(address: string): string {
  return address.replace(/(:\/\/[^/?#]*?:)[^/?#]*@/, '$1***@').replace(/([?&]password=)[^&]*/g, '$1***');
}

/** In one line. An error of several addresses that were tried says nothing itself. */
function reasonOf(error: unknown): string {
  const { message, code, errors } = error as { message?: string; code?: string; errors?: readonly unknown[] };
  if (!message && errors?.[0] !== undefined) return reasonOf(errors[0]);
  return (message || code || String(error)).split('\n')[0] ?? '';
}
