import { builtInPlans } from '../../src/contracts/plans.ts';
import { createService, type Service } from '../../src/index.ts';
import { isInstant, millisecondsAt } from '../../src/lib/dates/instant.ts';
import { timers } from '../../src/schedulers/timers.ts';
import { memoryStores } from '../../src/stores/memory/index.ts';
import { serve as serveOn, type Serving } from '../node.ts';
import { readArgs } from './args.ts';
import {
  acceptAccountKey,
  acceptKey,
  type GivenAccountKey,
  type GivenKey,
  newAccountKey,
  newKey,
  readAccountKeys,
  readKeys,
} from './given-keys.ts';
import { pagesForAgents } from './mcp.ts';
import { explain, readPort } from './net.ts';
import { type Opened, openStore, withoutPassword } from './store.ts';
import { UsageError } from './usage.ts';
import { countWaiting } from './waiting.ts';
import { ON_THIS_MACHINE } from './webhooks-dev.ts';

/** Where `canivete listen` listens unless it is told otherwise. */
const LISTENER = 'http://127.0.0.1:8788/';

interface ServeOptions {
  readonly port: number;
  readonly host: string;
  readonly keys: readonly GivenKey[];
  readonly accountKeys: readonly GivenAccountKey[];
  /** Milliseconds since 1970, when the clock stands still. */
  readonly now: number | undefined;
  /** Whether webhooks may go to this machine. */
  readonly webhooksDev: boolean;
  /** The address of a store that outlives the process; undefined for memory. */
  readonly store: string | undefined;
}

/** Serves until SIGTERM or SIGINT, then lets the open requests finish. */
export async function serve(args: readonly string[]): Promise<void> {
  const serving = startServing(args, (text) => void process.stdout.write(text));
  const end = () =>
    void serving
      .then(({ close }) => close())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          printError(error);
          process.exit(1);
        },
      );
  // From before it says that it serves.
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  await serving;
}

/** Serves, and says so, until it is closed. */
export async function startServing(
  args: readonly string[],
  say: (text: string) => void,
  open = openStore,
): Promise<Serving> {
  const options = readOptions(args);
  const { now, store } = options;
  const clock = now === undefined ? Date.now : () => now;
  const opened = store === undefined ? inMemory(clock) : await open(store);
  try {
    return await serveWith(opened, options, clock, say);
  } catch (error) {
    // An open connection would keep the process alive.
    await opened.close();
    throw error;
  }
}

async function serveWith(
  { stores, scheduler, close }: Opened,
  { port, host, keys, accountKeys, webhooksDev, store }: ServeOptions,
  clock: () => number,
  say: (text: string) => void,
): Promise<Serving> {
  const made = keys.length === 0 && store === undefined ? newKey() : undefined;
  const accepted = made ? [made] : keys;
  const service = createService({
    ...stores,
    scheduler,
    clock,
    onError: printError,
    pages: pagesForAgents(),
    // The key for the occasion, where nobody but this machine reads the page.
    ...(made && isLoopback(host) && { docs: { demoKey: made.key } }),
    ...(webhooksDev && { webhooks: { url: ON_THIS_MACHINE } }),
  });
  for (const one of accepted) {
    const problem = await acceptKey(service, stores.keyStore, one, clock());
    if (problem !== null) say(`warning: --key: ${problem}\n`);
  }
  const madeFor = accountKeys.length === 0 && store === undefined ? accepted.slice(0, 1) : [];
  const areaKeys = [...accountKeys, ...madeFor.map(({ account }) => newAccountKey(account))];
  for (const one of areaKeys) {
    const problem = await acceptAccountKey(service, stores.keyStore, one, clock());
    if (problem !== null) say(`warning: --account-key: ${problem}\n`);
  }

  const serving = await serveOn(service, { port, hostname: host }).catch((error) => {
    throw explain(error, port, host);
  });
  // Another process may have left work behind, whether or not a request arrives here.
  await service.start();
  say(greeting(serving.origin, accepted[0], areaKeys[0], store));
  if (webhooksDev) say(await webhooksDevGreeting(service, accepted[0]?.account, store));
  return {
    origin: serving.origin,
    async close() {
      await serving.close();
      if (store === undefined) say(farewell(await countWaiting(stores)));
      await close();
    },
  };
}

const isLoopback = (host: string) => /^(?:127\.\d+\.\d+\.\d+|::1|localhost)$/.test(host);

function inMemory(clock: () => number): Opened {
  return { stores: memoryStores({ clock }), scheduler: timers(), close: async () => undefined };
}

function readOptions(args: readonly string[]): ServeOptions {
  const { values } = readArgs(args, {
    // Platforms that run programs say by the environment where to listen.
    port: { type: 'string', default: process.env['PORT'] || '8787' },
    host: { type: 'string', default: process.env['HOST'] || '127.0.0.1' },
    key: { type: 'string', multiple: true, default: [] },
    'account-key': { type: 'string', multiple: true, default: [] },
    store: { type: 'string', default: 'memory' },
    now: { type: 'string' },
    'webhooks-dev': { type: 'boolean', default: false },
  });
  const store = values.store === 'memory' ? undefined : values.store;
  // The other processes on it would take what this one dates for theirs.
  if (store !== undefined && values.now !== undefined)
    throw new UsageError('--now is for a store in memory only');
  return {
    port: readPort(values.port),
    host: values.host,
    keys: readKeys(values.key),
    accountKeys: readAccountKeys(values['account-key']),
    now: values.now === undefined ? undefined : readInstant(values.now),
    webhooksDev: values['webhooks-dev'],
    store,
  };
}

function readInstant(text: string): number {
  if (isInstant(text)) return millisecondsAt(text);
  throw new UsageError('--now takes an instant, such as 2026-11-21T12:00:00Z');
}

function greeting(
  address: string,
  given: GivenKey | undefined,
  area: GivenAccountKey | undefined,
  store: string | undefined,
): string {
  const shown = store && withoutPassword(store);
  const kept = shown
    ? `everything is kept in ${shown}\n`
    : 'everything is kept in memory, and is gone when this process ends: accounts, keys, counts, webhooks, deliveries;\n' +
      '--store keeps it (canivete --help)\n';
  const howTo = given
    ? `key (${given.plan}): ${given.key}\n${area ? `panel: ${address}/v1/panel\naccount key: ${area.key}\n` : ''}\n` +
      `  curl -H 'Authorization: Bearer ${given.key}' '${address}/v1/cpf?count=3'\n`
    : `to make a key, in another terminal:\n\n` +
      `  npx canivete accounts create --plan pro --store '${shown}'\n` +
      `  npx canivete keys create ACCOUNT --store '${shown}'\n`;
  return `canivete listens on ${address}/v1\ndocs: ${address}/v1/docs\n${kept}${howTo}`;
}

function farewell(count: number): string {
  const deliveries = count === 1 ? '1 delivery' : `${count} deliveries`;
  return `stopped: what was in memory is gone, ${deliveries} that had not arrived among it\n`;
}

/** Makes a webhook to a listener on this machine, for a plan that has events, and says how to start the listener. */
async function webhooksDevGreeting(
  service: Service,
  account: string | undefined,
  store: string | undefined,
): Promise<string> {
  const warning = '\nwarning: --webhooks-dev lets webhooks go to this machine; never use it in production\n';
  // In a store that lasts, each start would make one more.
  if (account === undefined || store !== undefined) return warning;
  const { plan } = (await service.accounts.get(account)) ?? { plan: 'free' };
  const { events } = builtInPlans[plan as keyof typeof builtInPlans];
  if (events.length === 0) return `${warning}the plan ${plan} has no webhook events\n`;
  const { secret } = await service.webhooks.create(account, { url: LISTENER, events });
  return `${warning}\nin another terminal, to see them arrive:\n\n  npx canivete listen --secret ${secret}\n`;
}

function printError(error: unknown): void {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown };
  // What a store has to say of its server's settings is no fault of the program.
  if (code === 'store_settings') return void process.stderr.write(`warning: ${message}\n`);
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
}
