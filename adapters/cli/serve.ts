import { createServer, type Server } from 'node:http';
import { parseArgs } from 'node:util';
import { checksum, drawKey, isWellFormed } from '../../src/core/access/key-format.ts';
import { recordOf } from '../../src/core/access/operations.ts';
import { builtInPlans } from '../../src/core/access/plans.ts';
import { cryptoRandom } from '../../src/core/sources.ts';
import { createService, type Service } from '../../src/index.ts';
import { memoryStore } from '../../src/stores/memory.ts';
import { toNodeListener } from '../node.ts';
import { UsageError } from './usage.ts';

const PREFIX = 'cnv';

interface GivenKey {
  readonly key: string;
  readonly plan: string;
  readonly account: string;
}

interface ServeOptions {
  readonly port: number;
  readonly host: string;
  readonly keys: readonly GivenKey[];
  /** Milliseconds since 1970, when the clock stands still. */
  readonly now: number | undefined;
}

/** Serves until SIGTERM or SIGINT, then lets the open requests finish. */
export async function serve(args: readonly string[]): Promise<void> {
  const { port, host, keys, now } = readOptions(args);
  const clock = now === undefined ? Date.now : () => now;
  const random = cryptoRandom();
  const store = memoryStore({ clock });
  const service = createService({ keyStore: store, quotaStore: store, clock, onError: printError });

  const accepted =
    keys.length > 0 ? keys : [{ key: drawKey(PREFIX, random), plan: 'enterprise', account: 'demo' }];
  for (const { key, plan, account } of accepted) {
    await createAccount(service, account, plan);
    if (!(await store.createKey(recordOf(key, account, clock(), random)))) {
      throw new UsageError(`--key: "${key}" is given twice`);
    }
  }

  const server = createServer(toNodeListener(service));
  const address = await listen(server, port, host);
  closeOnSignal(server);
  announce(address, accepted[0] as GivenKey);
}

function readOptions(args: readonly string[]): ServeOptions {
  const { port, host, key, now } = parse(args);
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new UsageError('--port takes a number from 0 to 65535');
  const instant = now === undefined ? undefined : Date.parse(now);
  if (Number.isNaN(instant)) throw new UsageError('--now takes an instant, such as 2026-11-21T12:00:00Z');
  return { port: Number(port), host, keys: key.map(readKey), now: instant };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string', default: '8787' },
        host: { type: 'string', default: '127.0.0.1' },
        key: { type: 'string', multiple: true, default: [] },
        now: { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw new UsageError((error as Error).message.split('\n')[0] ?? '');
  }
}

function readKey(text: string): GivenKey {
  const [key = '', plan = '', account = 'demo', ...rest] = text.split(':');
  if (!Object.hasOwn(builtInPlans, plan) || rest.length > 0 || !/^[\w.-]{1,64}$/.test(account)) {
    throw new UsageError(
      `--key takes KEY:PLAN[:ACCOUNT] with a plan of ${Object.keys(builtInPlans).join(', ')}`,
    );
  }
  if (!isWellFormed(key, PREFIX)) {
    const body = key.slice(0, PREFIX.length + 33);
    const mended = body + checksum(body);
    const right = isWellFormed(mended, PREFIX) ? mended : drawKey(PREFIX, cryptoRandom());
    throw new UsageError(`--key: "${key}" has not the form and checksum of a key; this one has: ${right}`);
  }
  return { key, plan, account };
}

async function createAccount(service: Service, id: string, plan: string): Promise<void> {
  const known = await service.accounts.get(id);
  if (!known) await service.accounts.create({ id, plan, name: id });
  else if (known.plan !== plan)
    throw new UsageError(`--key: the account "${id}" is of the plan ${known.plan}`);
}

async function listen(server: Server, port: number, host: string): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `port ${port} of ${host} is taken; choose another with --port`,
        EACCES: `port ${port} of ${host} may not be used by this user`,
        EADDRNOTAVAIL: `this machine has no address ${host}`,
        ENOTFOUND: `this machine has no address ${host}`,
      };
      reject(new UsageError(reasons[error.code ?? ''] ?? error.message));
    });
    server.listen(port, host, resolve);
  });
  const bound = server.address();
  const boundPort = typeof bound === 'object' && bound ? bound.port : port;
  return `http://${host.includes(':') ? `[${host}]` : host}:${boundPort}`;
}

function closeOnSignal(server: Server): void {
  const close = () => {
    server.close(() => process.exit(0));
    // A connection that falls idle would keep the process alive until its client thinks of closing it.
    setInterval(() => server.closeIdleConnections(), 50);
  };
  process.once('SIGTERM', close);
  process.once('SIGINT', close);
}

function announce(address: string, { key, plan }: GivenKey): void {
  process.stdout.write(
    `canivete listens on ${address}/v1\n` +
      `key (${plan}): ${key}\n\n` +
      `  curl -H 'Authorization: Bearer ${key}' '${address}/v1/cpf?count=3'\n`,
  );
}

function printError(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
}
