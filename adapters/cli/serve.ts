import type { EventName } from '../../src/contracts/event-names.ts';
import { builtInPlans } from '../../src/contracts/plans.ts';
import { createService, type Service, type ServiceOptions } from '../../src/index.ts';
import { timers } from '../../src/schedulers/timers.ts';
import { memoryStores } from '../../src/stores/memory/index.ts';
import { serve as serveOn, type Serving } from '../node.ts';
import {
  acceptAccountKey,
  acceptKey,
  type GivenAccountKey,
  type GivenKey,
  newAccountKey,
  newKey,
} from './given-keys.ts';
import { pagesForAgents } from './mcp.ts';
import { explain } from './net.ts';
import { loadConfig } from './serve/config.ts';
import { createLog } from './serve/log.ts';
import { createMetrics, serveMetrics } from './serve/metrics.ts';
import { LISTENER, readSettings, type Settings } from './serve/settings.ts';
import { type Opened, openStore, withoutPassword } from './store.ts';
import { UsageError } from './usage.ts';
import { countWaiting } from './waiting.ts';
import { ON_THIS_MACHINE } from './webhooks-dev.ts';

/** Serves until SIGTERM or SIGINT, then stops in order. A second signal ends the process at once. */
export async function serve(args: readonly string[]): Promise<void> {
  const say = (text: string) => void process.stdout.write(text);
  // Whoever read what it prints, or its log, may have gone: that ends no service.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const serving = startServing(args, say);
  let isEnding = false;
  const end = (signal: NodeJS.Signals) => {
    if (isEnding) process.exit(1);
    isEnding = true;
    // Nobody balances requests to a process that a person stops at a terminal.
    void serving
      .then(async ({ leave, close }) => {
        if (signal === 'SIGTERM') await leave();
        await close();
      })
      .then(
        () => process.exit(0),
        (error: unknown) => {
          printError(error);
          process.exit(1);
        },
      );
  };
  // From before it says that it serves.
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  await serving;
}

/** What `serve` has started. */
export interface Started extends Serving {
  /** Says by `GET /health` that it stops, and gives balancers time to notice. */
  leave(): Promise<void>;
}

/** Serves, and says so, until it is closed. */
export async function startServing(
  args: readonly string[],
  say: (text: string) => void,
  open = openStore,
): Promise<Started> {
  const settings = readSettings(args, process.env, process.stderr.isTTY);
  const config = await loadConfig(settings.config);
  const { now, store } = settings;
  const clock = now === undefined ? (config.clock ?? Date.now) : () => now;
  const opened = store === undefined ? inMemory(clock, config) : await open(store);
  try {
    return await serveWith(opened, settings, { ...config, clock }, say);
  } catch (error) {
    // An open connection would keep the process alive.
    await opened.close();
    throw error;
  }
}

async function serveWith(
  { stores, scheduler, close }: Opened,
  settings: Settings,
  config: ServiceOptions & { readonly clock: () => number },
  say: (text: string) => void,
): Promise<Started> {
  const { port, host, keys, accountKeys, webhooksDev, store, cors, log, metrics, grace } = settings;
  const { clock } = config;
  const logger = config.logger ?? createLog(log, (line) => void process.stderr.write(line));
  const measured = metrics === undefined ? undefined : createMetrics();
  const forOccasion = keys.length === 0 && store === undefined ? newKey() : undefined;
  const accepted = forOccasion ? [forOccasion] : keys;
  const service = serviceOf({
    ...config,
    ...stores,
    scheduler,
    pages: [...(config.pages ?? []), ...pagesForAgents()],
    // The key for the occasion, where nobody but this machine reads the page.
    ...(forOccasion && isLoopback(host) && config.docs !== false && { docs: { demoKey: forOccasion.key } }),
    ...(cors && { cors }),
    ...(logger ? { logger } : { onError: config.onError ?? printError }),
    ...(measured && { meter: measured.meter }),
    ...(webhooksDev && { webhooks: { ...config.webhooks, url: ON_THIS_MACHINE } }),
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

  let ended = { drained: 0, released: 0 };
  const served = {
    dispatch: service.dispatch,
    stop: async () => (ended = await service.stop()),
  };
  const serving = await serveOn(served, { port, hostname: host }).catch((error) => {
    throw explain(error, port, host);
  });
  const measuring =
    measured &&
    (await serveMetrics(measured.text, metrics as number, host).catch(async (error) => {
      await serving.close();
      throw explain(error, metrics as number, host);
    }));
  // Another process may have left work behind, whether or not a request arrives here.
  await service.start();
  say(greeting(serving.origin + service.basePath, accepted[0], areaKeys[0], store, config.docs !== false));
  if (measuring) say(`metrics: ${measuring.origin}/metrics\n`);
  say(await webhookGreeting(service, accepted[0]?.account, settings));
  return {
    origin: serving.origin,
    async leave() {
      service.announceStop();
      if (grace === 0) return;
      say(`stopping in ${grace} ms: /health says so from now on\n`);
      await new Promise((resolve) => setTimeout(resolve, grace));
    },
    async close() {
      await serving.close();
      measuring?.close();
      say(store === undefined ? farewell(await countWaiting(stores)) : handover(ended));
      await close();
    },
  };
}

const isLoopback = (host: string) => /^(?:127\.\d+\.\d+\.\d+|::1|localhost)$/.test(host);

/** A service; a wrong option of the configuration is a mistake of its user. */
function serviceOf(options: ServiceOptions): Service {
  try {
    return createService(options);
  } catch (error) {
    throw error instanceof TypeError ? new UsageError(error.message) : error;
  }
}

/** What a configuration brings of its own goes before memory. */
function inMemory(clock: () => number, config: ServiceOptions): Opened {
  const { keyStore, quotaStore, webhookStore, usageStore, scheduler = timers() } = config;
  const own = Object.entries({ keyStore, quotaStore, webhookStore, usageStore });
  const given = Object.fromEntries(own.filter(([, store]) => store !== undefined));
  return { stores: { ...memoryStores({ clock }), ...given }, scheduler, close: async () => undefined };
}

function greeting(
  address: string,
  given: GivenKey | undefined,
  area: GivenAccountKey | undefined,
  store: string | undefined,
  hasDocs: boolean,
): string {
  const shown = store && withoutPassword(store);
  const kept = shown
    ? `everything is kept in ${shown}\n`
    : 'everything is kept in memory, and is gone when this process ends: accounts, keys, counts, webhooks, deliveries;\n' +
      '--store keeps it (canivete --help)\n';
  const howTo = given
    ? `key (${given.plan}): ${given.key}\n${area ? `panel: ${address}/panel\naccount key: ${area.key}\n` : ''}\n` +
      `  curl -H 'Authorization: Bearer ${given.key}' '${address}/cpf?count=3'\n`
    : `to make a key, in another terminal:\n\n` +
      `  npx canivete accounts create --plan pro --store '${shown}'\n` +
      `  npx canivete keys create ACCOUNT --store '${shown}'\n`;
  return `canivete listens on ${address}\n${hasDocs ? `docs: ${address}/docs\n` : ''}${kept}${howTo}`;
}

function farewell(count: number): string {
  const deliveries = count === 1 ? '1 delivery' : `${count} deliveries`;
  return `stopped: what was in memory is gone, ${deliveries} that had not arrived among it\n`;
}

function handover({ drained, released }: { readonly drained: number; readonly released: number }): string {
  return `stopped: ${drained} deliveries under way ended, ${released} are left to other processes\n`;
}

/** Makes the webhook that is asked for, for a plan that has events, and says how to see what arrives. */
async function webhookGreeting(
  service: Service,
  account: string | undefined,
  { webhook, webhooksDev, store }: Settings,
): Promise<string> {
  const warning = webhooksDev
    ? '\nwarning: --webhooks-dev lets webhooks go to this machine; never use it in production\n'
    : '';
  // In a store that lasts, each start would make one more.
  if (account === undefined || webhook === undefined || store !== undefined) return warning;
  const { plan } = (await service.accounts.get(account)) ?? { plan: 'free' };
  const { events } = builtInPlans[plan as keyof typeof builtInPlans];
  if (events.length === 0) return `${warning}the plan ${plan} has no webhook events\n`;
  const { secret } = await createWebhook(service, account, webhook, events);
  const { port, hostname } = new URL(webhook);
  const isHere = webhooksDev && ['127.0.0.1', 'localhost'].includes(hostname);
  const at = webhook === LISTENER ? '' : `--port ${port || 80} `;
  return isHere
    ? `${warning}\nin another terminal, to see them arrive:\n\n  npx canivete listen ${at}--secret ${secret}\n`
    : `${warning}webhook: ${webhook}\nsecret: ${secret}\n`;
}

async function createWebhook(
  service: Service,
  account: string,
  url: string,
  events: readonly EventName[],
): Promise<{ readonly secret: string }> {
  try {
    return await service.webhooks.create(account, { url, events });
  } catch (error) {
    throw new UsageError(`--webhook ${url}: ${(error as Error).message}`);
  }
}

function printError(error: unknown): void {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown };
  // What a store has to say of its server's settings is no fault of the program.
  if (code === 'store_settings') return void process.stderr.write(`warning: ${message}\n`);
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
}
