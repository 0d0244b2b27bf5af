import { setTimeout } from 'node:timers/promises';
import type { EventName } from '../../src/contracts/event-names.ts';
import { builtInPlans } from '../../src/contracts/plans.ts';
import type { Service } from '../../src/index.ts';
import { serve as serveOn, type Serving } from '../node.ts';
import { acceptAccountKey, acceptKey, type GivenKey, newAccountKey, newKey } from './given-keys.ts';
import { explain, isLoopback } from './net.ts';
import { assemble, openParts, storeNames, type Parts, printError } from './serve/assembly.ts';
import { createMetrics, serveMetrics } from './serve/metrics.ts';
import { LISTENER, readSettings, type Settings } from './serve/settings.ts';
import { openStore, withoutPassword } from './store.ts';
import { shortKey, UsageError } from './usage.ts';
import { countWaiting } from './waiting.ts';

/**
 * Serves until SIGTERM or SIGINT, then stops in order. SIGINT ends the grace of a SIGTERM; any other second signal ends
 * the process.
 */
export async function serve(args: readonly string[], start = startServing): Promise<void> {
  const say = (text: string) => void process.stdout.write(text);
  // The reader of the output or the log may have gone, and that must not end the service.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const serving = start(args, say);
  const hurry = new AbortController();
  let stage: 'serving' | 'leaving' | 'closing' = 'serving';
  const end = (signal: NodeJS.Signals) => {
    if (stage === 'closing' || (stage === 'leaving' && signal === 'SIGTERM')) process.exit(1);
    // Nobody balances requests to a process that a person stops at a terminal.
    if (signal === 'SIGINT') hurry.abort();
    if (stage === 'leaving') return;
    stage = hurry.signal.aborted ? 'closing' : 'leaving';
    void serving
      .then(async ({ leave, close }) => {
        await leave(hurry.signal);
        stage = 'closing';
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

/** A running `serve`. */
export interface Started extends Serving {
  /** Says by `GET /health` that it stops, and gives balancers time to notice, until the signal at most. */
  leave(hurry?: AbortSignal): Promise<void>;
}

/** Serves, and says so, until it is closed. */
export async function startServing(
  args: readonly string[],
  say: (text: string) => void,
  open = openStore,
): Promise<Started> {
  const settings = readSettings(args, process.env, process.stderr.isTTY);
  const parts = await openParts(settings, open);
  try {
    return await serveParts(parts, settings, say);
  } catch (error) {
    // An open connection would keep the process alive.
    await parts.opened.close();
    throw error;
  }
}

async function serveParts(parts: Parts, settings: Settings, say: (text: string) => void): Promise<Started> {
  const { port, host, keys, accountKeys, store, metrics, grace } = settings;
  const { clock, config, opened } = parts;
  const { stores, close } = opened;
  const measured = metrics === undefined ? undefined : createMetrics();
  const ownStores = storeNames.filter((name) => config[name] !== undefined);
  const isKept = store !== undefined || ownStores.length > 0;
  // A store that lasts would keep it for ever.
  const forOccasion = keys.length === 0 && !isKept ? newKey() : undefined;
  const accepted = forOccasion ? [forOccasion] : keys;
  const service = assemble(parts, settings, {
    // The temporary key, when only this machine can read the page: a file of options serves more than a first look.
    ...(forOccasion &&
      isLoopback(host) &&
      settings.config === undefined && { docs: { demoKey: forOccasion.key } }),
    ...(measured && { meter: measured.meter }),
  });
  for (const one of accepted) {
    const problem = await acceptKey(service, stores.keyStore, one, clock());
    if (problem !== null) say(`warning: --key: ${problem}\n`);
  }
  const [first] = accepted;
  const areaKey = accountKeys.length === 0 && !isKept && first ? newAccountKey(first.account) : undefined;
  const areaKeys = areaKey ? [areaKey] : accountKeys;
  for (const one of areaKeys) {
    const problem = await acceptAccountKey(service, stores.keyStore, one, clock());
    if (problem !== null) say(`warning: --account-key: ${problem}\n`);
  }

  // A wrong address is told before anything listens.
  const aboutWebhook = await webhookGreeting(service, first, settings, isKept);

  let ended = { drained: 0, released: 0 };
  const served = {
    dispatch: config.docs === false || config.openapi === false ? service.dispatch : leadingToDocs(service),
    isStopping: service.isStopping,
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
  const shown = store && withoutPassword(store);
  say(
    greeting(serving.origin + service.basePath, {
      key: first && { ...first, key: forOccasion ? first.key : shortKey(first.key) },
      curlKey: forOccasion?.key,
      areaKey: areaKey?.key ?? (areaKeys[0] && shortKey(areaKeys[0].key)),
      kept: shown ?? keptBy(settings.config, ownStores),
      store: shown,
      hasDocs: config.docs !== false,
    }),
  );
  if (measuring) say(`metrics: ${measuring.origin}/metrics\n`);
  say(aboutWebhook);
  return {
    origin: serving.origin,
    async leave(hurry) {
      service.announceStop();
      if (grace === 0 || hurry?.aborted) return;
      say(`stopping in ${grace} ms: /health says "stopping" until then\n`);
      await setTimeout(grace, undefined, hurry && { signal: hurry }).catch(() => undefined);
    },
    async close() {
      await serving.close();
      measuring?.close();
      say(isKept ? handover(ended) : farewell(await countWaiting(stores)));
      await close();
    },
  };
}

/** Answers calls as the service does, but sends a browser that asks for the root to the docs. */
function leadingToDocs({ basePath, dispatch }: Service): Service['dispatch'] {
  return (call) => {
    const isBrowser =
      call.path === '/' && call.method === 'GET' && call.header('accept')?.includes('text/html');
    if (!isBrowser) return dispatch(call);
    return Promise.resolve({
      status: 302,
      headers: { location: `${basePath}/docs`, vary: 'Accept' },
      body: null,
    });
  };
}

/** The greeting shows a key that was made for it in full, and any other by its hint. */
interface Greeted {
  readonly key: Pick<GivenKey, 'key' | 'plan'> | undefined;
  /** The key for the line of `curl`; undefined for a variable in its place. */
  readonly curlKey: string | undefined;
  readonly areaKey: string | undefined;
  /** Where everything is kept; undefined for memory. */
  readonly kept: string | undefined;
  /** The address of `--store`, where there is one. */
  readonly store: string | undefined;
  readonly hasDocs: boolean;
}

function greeting(address: string, { key, curlKey, areaKey, kept, store, hasDocs }: Greeted): string {
  const keeping = kept
    ? `data is kept in ${kept}\n`
    : 'data is kept in memory and lost when this process ends: accounts, keys, counts, webhooks, deliveries;\n' +
      '--store keeps it (canivete --help)\n';
  const authorization = curlKey
    ? `'Authorization: Bearer ${curlKey}'`
    : '"Authorization: Bearer $CANIVETE_KEY"';
  const area = areaKey ? `panel: ${address}/panel\naccount key: ${areaKey}\n` : '';
  const howTo = key
    ? `key (${key.plan}): ${key.key}\n${area}\n  curl -H ${authorization} '${address}/cpf?count=3'\n`
    : store
      ? `to make a key, in another terminal:\n\n` +
        `  npx canivete accounts create --plan pro --store '${store}'\n` +
        `  npx canivete keys create ACCOUNT --store '${store}'\n`
      : 'it makes no key in stores of yours: --key accepts one\n';
  return `canivete listens on ${address}\n${hasDocs ? `docs: ${address}/docs\n` : ''}${keeping}${howTo}`;
}

/** Where a file of options keeps things; undefined where it leaves all to memory. */
function keptBy(file: string | undefined, own: readonly string[]): string | undefined {
  if (own.length === 0) return undefined;
  const rest = own.length < storeNames.length ? ' alone, and all else is in memory' : '';
  return `${own.join(', ')} of ${file}${rest}`;
}

function farewell(count: number): string {
  const deliveries = count === 1 ? '1 undelivered webhook' : `${count} undelivered webhooks`;
  return `stopped: in-memory data lost; ${deliveries}\n`;
}

function handover({ drained, released }: { readonly drained: number; readonly released: number }): string {
  return `stopped: ${drained} deliveries finished, ${released} left to other processes\n`;
}

/** Makes the webhook that is asked for, for a plan that has events, and says how to see what arrives. */
async function webhookGreeting(
  service: Service,
  given: GivenKey | undefined,
  { webhook, webhooksDev }: Settings,
  isKept: boolean,
): Promise<string> {
  const warning = webhooksDev
    ? '\nwarning: --webhooks-dev lets webhooks go to this machine; never use it in production\n'
    : '';
  // In a store that lasts, each start would make one more.
  if (given === undefined || webhook === undefined || isKept) return warning;
  const { plan, account } = given;
  const { events } = builtInPlans[plan as keyof typeof builtInPlans];
  if (events.length === 0) return `${warning}the plan ${plan} has no webhook events\n`;
  const { secret } = await createWebhook(service, account, webhook, events);
  const { port, hostname } = new URL(webhook);
  const isHere = webhooksDev && hostname === '127.0.0.1';
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
