import { parseArgs } from 'node:util';
import { checksum, drawKey, isWellFormed } from '../../src/core/access/key-format.ts';
import { recordOf } from '../../src/core/access/operations.ts';
import { builtInPlans } from '../../src/core/access/plans.ts';
import { cryptoRandom } from '../../src/core/sources.ts';
import { createService, type Service } from '../../src/index.ts';
import { isInstant, millisecondsAt } from '../../src/lib/dates/instant.ts';
import { memoryStore } from '../../src/stores/memory.ts';
import { serve as serveOn, type Serving } from '../node.ts';
import { explain, readPort } from './net.ts';
import { UsageError } from './usage.ts';

const PREFIX = 'cnv';
/** Where `canivete listen` listens unless it is told otherwise. */
const LISTENER = 'http://127.0.0.1:8788/';

/** What webhooks are allowed while they are tried out: plain HTTP to loopback. */
const ON_THIS_MACHINE = {
  http: true,
  ports: 'any',
  ipLiterals: true,
  allowAddresses: ['127.0.0.0/8', '::1/128'],
} as const;

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
  /** Whether webhooks may go to this machine. */
  readonly webhooksDev: boolean;
}

/** Serves until SIGTERM or SIGINT, then lets the open requests finish. */
export async function serve(args: readonly string[]): Promise<void> {
  const { port, host, keys, now, webhooksDev } = readOptions(args);
  const clock = now === undefined ? Date.now : () => now;
  const random = cryptoRandom();
  const store = memoryStore({ clock });
  const service = createService({
    keyStore: store,
    quotaStore: store,
    webhookStore: store,
    clock,
    onError: printError,
    ...(webhooksDev && { webhooks: { url: ON_THIS_MACHINE } }),
  });

  const accepted =
    keys.length > 0 ? keys : [{ key: drawKey(PREFIX, random), plan: 'enterprise', account: 'demo' }];
  for (const { key, plan, account } of accepted) {
    await createAccount(service, account, plan);
    if (!(await store.createKey(recordOf(key, account, clock(), random)))) {
      throw new UsageError(`--key: "${key}" is given twice`);
    }
  }

  const serving = await serveOn(service, { port, hostname: host }).catch((error) => {
    throw explain(error, port, host);
  });
  closeOnSignal(serving);
  announce(serving.origin, accepted[0] as GivenKey);
  if (webhooksDev) await announceWebhooks(service, (accepted[0] as GivenKey).account);
}

function readOptions(args: readonly string[]): ServeOptions {
  const { port, host, key, now, 'webhooks-dev': webhooksDev } = parse(args);
  return {
    port: readPort(port),
    host,
    keys: key.map(readKey),
    now: now === undefined ? undefined : readInstant(now),
    webhooksDev,
  };
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
        'webhooks-dev': { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError((error as Error).message.split('\n')[0] ?? '');
  }
}

function readInstant(text: string): number {
  if (isInstant(text)) return millisecondsAt(text);
  throw new UsageError('--now takes an instant, such as 2026-11-21T12:00:00Z');
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

function closeOnSignal(serving: Serving): void {
  const close = () => void serving.close().then(() => process.exit(0));
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

/** Makes a webhook to a listener on this machine, for a plan that has events, and says how to start the listener. */
async function announceWebhooks(service: Service, account: string): Promise<void> {
  process.stdout.write(
    '\nwarning: --webhooks-dev lets webhooks go to this machine; never use it in production\n',
  );
  const { plan } = (await service.accounts.get(account)) ?? { plan: 'free' };
  const { events } = builtInPlans[plan as keyof typeof builtInPlans];
  if (events.length === 0) return void process.stdout.write(`the plan ${plan} has no webhook events\n`);
  const { secret } = await service.webhooks.create(account, { url: LISTENER, events });
  process.stdout.write(
    `\nin another terminal, to see them arrive:\n\n  npx canivete listen --secret ${secret}\n`,
  );
}

function printError(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
}
