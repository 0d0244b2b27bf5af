import { timers } from '../../../src/schedulers/timers.ts';
import { isReadOnly } from '../../../src/stores/redis/client.ts';
import { type IoRedisClient, type NodeRedisClient, redisStores } from '../../../src/stores/redis/index.ts';
import type { Drivers } from '../drivers.ts';
import type { Opened } from './opened.ts';
import { UsageError } from '../usage.ts';

interface IoRedis {
  readonly Redis: new (
    ...given: readonly [address: string, options: object] | readonly [options: object]
  ) => IoRedisClient & {
    on(event: 'error', listener: (error: unknown) => void): unknown;
    connect(): Promise<unknown>;
    disconnect(): void;
  };
}

interface NodeRedis {
  createClient(options: object): NodeRedisClient & { connect(): Promise<unknown>; destroy(): void };
}

const CONNECT_TIMEOUT = 5_000;
/**
 * Milliseconds after which a connection that does not answer is given up: before the service refuses the requests that wait
 * for it, so that a new one answers them.
 */
const SOCKET_TIMEOUT = 3_000;
/** Milliseconds between two tries to connect: growing, and short of what requests wait. */
const untilRetry = (retries: number) => Math.min(retries * 50, 500);

export async function openRedis(address: string, drivers: Drivers): Promise<Opened> {
  const database = databaseOf(address);
  const ioredis = drivers.load('ioredis') as IoRedis | null;
  if (ioredis) return byIoRedis(ioredis, [address, {}], database);
  const redis = drivers.load('redis') as NodeRedis | null;
  if (redis) return byNodeRedis(redis, address);
  throw new UsageError({
    pt: '--store redis: não há driver instalado; rode "npm install ioredis"',
    en: '--store redis: no driver is installed; run "npm install ioredis"',
  });
}

/** The number of the database that an address names. Throws a `UsageError` at what is no number, which drivers do not refuse. */
function databaseOf(address: string): string {
  const { pathname, searchParams } = new URL(address);
  const number = pathname.slice(1) || searchParams.get('db') || '0';
  if (/^\d{1,9}$/.test(number)) return number;
  throw new UsageError({
    pt: `--store redis: o banco é um número a partir de 0, como em redis://host/1, e não "${number}"`,
    en: `--store redis: the database is a number from 0, as in redis://host/1, not "${number}"`,
  });
}

/** `redis+sentinel://user:password@a:26379,b:26379/mymaster/0`; the sentinels have no password, or `?sentinelPassword=`. */
const SENTINELS = /^redis\+sentinel:\/\/(?:([^:@/]*):([^@/]*)@)?([^/?@]+)\/([^/?]+)(?:\/([^/?]*))?(\?.*)?$/;

/** The server that sentinels name, and the next one when they name another. */
export async function openSentinel(address: string, drivers: Drivers): Promise<Opened> {
  const [, username, password, hosts, name, database = '0', query] = SENTINELS.exec(address) ?? [];
  if (hosts === undefined || !/^\d{1,9}$/.test(database))
    throw new UsageError({
      pt: '--store redis+sentinel: aceita redis+sentinel://host:26379,host:26379/NOME/0',
      en: '--store redis+sentinel: takes redis+sentinel://host:26379,host:26379/NAME/0',
    });
  const ioredis = drivers.load('ioredis') as IoRedis | null;
  if (!ioredis)
    throw new UsageError({
      pt: '--store redis+sentinel: precisa de ioredis; rode "npm install ioredis"',
      en: '--store redis+sentinel: needs ioredis; run "npm install ioredis"',
    });
  const sentinels = hosts.split(',').map((one) => {
    const { hostname, port } = new URL(`redis://${one}`);
    return { host: hostname, port: Number(port || 26_379) };
  });
  const sentinelPassword = new URLSearchParams(query).get('sentinelPassword');
  const options = {
    sentinels,
    name,
    db: Number(database),
    ...(password !== undefined && { password: decodeURIComponent(password) }),
    ...(username && { username: decodeURIComponent(username) }),
    ...(sentinelPassword !== null && { sentinelPassword }),
    // The old server takes writes for some seconds after a failover, and forgets them.
    failoverDetector: true,
    sentinelRetryStrategy: untilRetry,
  };
  return byIoRedis(ioredis, [options], database);
}

async function byIoRedis(
  { Redis }: IoRedis,
  [first, second]: readonly [address: string, options: object] | readonly [options: object],
  database: string,
): Promise<Opened> {
  const settings = {
    lazyConnect: true,
    connectTimeout: CONNECT_TIMEOUT,
    socketTimeout: SOCKET_TIMEOUT,
    retryStrategy: untilRetry,
    // A call that waits longer for a connection would be counted when its request was refused already.
    maxRetriesPerRequest: 3,
    // A replica now, after a failover: the name leads to another server, which is asked again.
    reconnectOnError: (error: Error) => (isReadOnly(error) ? 2 : false),
  };
  const client =
    typeof first === 'string'
      ? new Redis(first, { ...settings, ...second })
      : new Redis({ ...settings, ...first });
  let last: unknown;
  // The client reconnects by itself; without a listener it would print every failure.
  client.on('error', (error) => (last = error));
  try {
    await client.connect();
    // It goes on in database 0 where the server has no such one, without a word.
    await client.call('SELECT', database);
  } catch (error) {
    client.disconnect();
    // The rejection only says that the connection is closed; the last error says why.
    throw isRefusal(error) ? error : (last ?? error);
  }
  return {
    stores: redisStores(client),
    scheduler: timers({ sweep: '1s' }),
    close: async () => client.disconnect(),
  };
}

/** Tests that the server itself has refused. */
const isRefusal = (error: unknown) => (error as Error).name === 'ReplyError';

async function byNodeRedis({ createClient }: NodeRedis, address: string): Promise<Opened> {
  let isOpen = false;
  const client = createClient({
    url: address,
    socket: {
      connectTimeout: CONNECT_TIMEOUT,
      socketTimeout: SOCKET_TIMEOUT,
      // A failed first connection is reported; later ones are retried.
      reconnectStrategy: (retries: number, cause: Error) => (isOpen ? untilRetry(retries) : cause),
    },
    // A command that cannot be sent within this time is not sent later.
    commandOptions: { timeout: CONNECT_TIMEOUT },
  });
  client.on('error', () => undefined);
  await client.connect();
  isOpen = true;
  return {
    stores: redisStores(client),
    scheduler: timers({ sweep: '1s' }),
    close: async () => void client.destroy(),
  };
}
