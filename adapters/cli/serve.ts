import type { Language } from '../../src/lib/languages.ts';
import { promptLanguage } from './language.ts';
import { existsSync, readFileSync } from 'node:fs';
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
import { sameText, shortKey, UsageError } from './usage.ts';
import { countWaiting } from './waiting.ts';

const en = {
  warning: 'warning',
  metrics: 'metrics',
  panel: 'panel',
  key: 'key',
  accountKey: 'account key',
  secret: 'secret',
  listens: 'canivete listens on',
  keptIn: (place: string) => `data is kept in ${place}`,
  inMemory:
    'data is kept in memory and lost when this process ends: accounts, keys, counts, webhooks, deliveries;\n' +
    '--store keeps it (canivete --help)',
  ofFile: (stores: string, file: string, isPart: boolean) =>
    `${stores} of ${file}${isPart ? ' alone, and all else is in memory' : ''}`,
  toMake: 'to make a key, in another terminal',
  account: 'ACCOUNT',
  makesNone: 'it makes no key in stores of yours: --key accepts one',
  onThisMachine: '--webhooks-dev lets webhooks go to this machine; never use it in production',
  noEvents: (plan: string) => `the plan ${plan} has no webhook events`,
  toSee: 'in another terminal, to see them arrive',
  stopping: (grace: number) => `stopping in ${grace} ms: /health says "stopping" until then`,
  farewell: (count: number) =>
    `stopped: in-memory data lost; ${count === 1 ? '1 undelivered webhook' : `${count} undelivered webhooks`}\n`,
  handover: (drained: number, released: number) =>
    `stopped: ${drained} deliveries finished, ${released} left to other processes\n`,
};

type Words = typeof en;

const pt: Words = {
  warning: 'aviso',
  metrics: 'métricas',
  panel: 'painel',
  key: 'chave',
  accountKey: 'chave da conta',
  secret: 'segredo',
  listens: 'canivete atende em',
  keptIn: (place) => `os dados ficam em ${place}`,
  inMemory:
    'os dados ficam na memória e se perdem quando este processo acaba: contas, chaves, contagens, webhooks, entregas;\n' +
    '--store guarda (canivete --help)',
  ofFile: (stores, file, isPart) => `${stores} de ${file}${isPart ? ', e todo o resto na memória' : ''}`,
  toMake: 'para criar uma chave, em outro terminal',
  account: 'CONTA',
  makesNone: 'ele não cria chaves em armazenamentos seus: --key aceita uma',
  onThisMachine: '--webhooks-dev deixa webhooks irem para esta máquina; nunca use em produção',
  noEvents: (plan) => `o plano ${plan} não tem eventos de webhook`,
  toSee: 'em outro terminal, para ver os eventos chegarem',
  stopping: (grace) => `para em ${grace} ms: até lá, /health diz "stopping"`,
  farewell: (count) =>
    `parou: os dados da memória se perderam; ${count === 1 ? '1 webhook não entregue' : `${count} webhooks não entregues`}\n`,
  handover: (drained, released) =>
    `parou: ${drained} entregas terminadas, ${released} para outros processos\n`,
};

const words = { pt, en };

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
    return await serveParts(parts, settings, { say, language: promptLanguage(args) });
  } catch (error) {
    // An open connection would keep the process alive.
    await parts.opened.close();
    throw error;
  }
}

interface Speaker {
  readonly say: (text: string) => void;
  readonly language: Language;
}

async function serveParts(parts: Parts, settings: Settings, { say, language }: Speaker): Promise<Started> {
  const t = words[language];
  const { port, host, keys, accountKeys, store, metrics, metricsHost, grace } = settings;
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
    if (problem !== null) say(`${t.warning}: --key: ${problem[language]}\n`);
  }
  const [first] = accepted;
  const areaKey = accountKeys.length === 0 && !isKept && first ? newAccountKey(first.account) : undefined;
  const areaKeys = areaKey ? [areaKey] : accountKeys;
  for (const one of areaKeys) {
    const problem = await acceptAccountKey(service, stores.keyStore, one, clock());
    if (problem !== null) say(`${t.warning}: --account-key: ${problem[language]}\n`);
  }

  // A wrong address is told before anything listens.
  const aboutWebhook = await webhookGreeting(service, first, settings, { isKept, t });

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
    (await serveMetrics(measured.text, metrics as number, metricsHost).catch(async (error) => {
      await serving.close();
      throw explain(error, metrics as number, metricsHost);
    }));
  // Another process may have left work behind, whether or not a request arrives here.
  await service.start();
  const shown = store && withoutPassword(store);
  say(
    greeting(serving.origin + service.basePath, t, {
      key: first && { ...first, key: forOccasion ? first.key : shortKey(first.key) },
      curlKey: forOccasion?.key ?? (first && keyInEnvFile(first.key)) ?? '$CANIVETE_KEY',
      areaKey: areaKey?.key ?? (areaKeys[0] && shortKey(areaKeys[0].key)),
      kept: shown ?? keptBy(settings.config, ownStores, t),
      store: shown,
      isEmpty: (await service.accounts.list({ limit: 1 })).length === 0,
      hasDocs: config.docs !== false,
    }),
  );
  if (measuring) say(`${t.metrics}: ${measuring.origin}/metrics\n`);
  say(aboutWebhook);
  return {
    origin: serving.origin,
    async leave(hurry) {
      service.announceStop();
      if (grace === 0 || hurry?.aborted) return;
      say(`${t.stopping(grace)}\n`);
      await setTimeout(grace, undefined, hurry && { signal: hurry }).catch(() => undefined);
    },
    async close() {
      await serving.close();
      measuring?.close();
      say(isKept ? t.handover(ended.drained, ended.released) : t.farewell(await countWaiting(stores)));
      await close();
    },
  };
}

/** Answers calls as the service does, but sends a browser that asks for the root, or for the base path with a slash, to the docs. */
function leadingToDocs({ basePath, dispatch }: Service): Service['dispatch'] {
  return (call) => {
    const isBrowser =
      ['/', `${basePath}/`].includes(call.path) &&
      call.method === 'GET' &&
      call.header('accept')?.includes('text/html');
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
  /** The key for the line of `curl`, or what a shell puts in its place. */
  readonly curlKey: string;
  readonly areaKey: string | undefined;
  /** Where everything is kept; undefined for memory. */
  readonly kept: string | undefined;
  /** The address of `--store`, where there is one. */
  readonly store: string | undefined;
  /** True if the store has no account. */
  readonly isEmpty: boolean;
  readonly hasDocs: boolean;
}

function greeting(
  address: string,
  t: Words,
  { key, curlKey, areaKey, kept, store, isEmpty, hasDocs }: Greeted,
): string {
  const keeping = `${kept ? t.keptIn(kept) : t.inMemory}\n`;
  const authorization = curlKey.startsWith('$')
    ? `"Authorization: Bearer ${curlKey}"`
    : `'Authorization: Bearer ${curlKey}'`;
  const area = areaKey ? `${t.panel}: ${address}/panel\n${t.accountKey}: ${areaKey}\n` : '';
  const howTo = key
    ? `${t.key} (${key.plan}): ${key.key}\n${area}\n  curl -H ${authorization} '${address}/cpf?count=3'\n`
    : store
      ? isEmpty
        ? `${t.toMake}:\n\n` +
          `  npx canivete accounts create --plan pro --store '${store}'\n` +
          `  npx canivete keys create ${t.account} --store '${store}'\n`
        : ''
      : `${t.makesNone}\n`;
  return `${t.listens} ${address}\n${hasDocs ? `docs: ${address}/docs\n` : ''}${keeping}${howTo}`;
}

/** The words by which a shell reads a key from the `.env` of a project, so that the line can be pasted and shows no secret. */
function keyInEnvFile(key: string): string | undefined {
  const isThere = existsSync('.env') && readFileSync('.env', 'utf8').includes(`\nCANIVETE_KEYS=${key}:`);
  return isThere ? String.raw`$(sed -n 's/^CANIVETE_KEYS=\([^:]*\):.*/\1/p' .env)` : undefined;
}

/** Where a file of options keeps things; undefined where it leaves all to memory. */
function keptBy(file: string | undefined, own: readonly string[], t: Words): string | undefined {
  if (own.length === 0) return undefined;
  return t.ofFile(own.join(', '), String(file), own.length < storeNames.length);
}

/** Makes the webhook that is asked for, for a plan that has events, and says how to see what arrives. */
async function webhookGreeting(
  service: Service,
  given: GivenKey | undefined,
  { webhook, webhooksDev }: Settings,
  { isKept, t }: { readonly isKept: boolean; readonly t: Words },
): Promise<string> {
  const warning = webhooksDev ? `\n${t.warning}: ${t.onThisMachine}\n` : '';
  // In a store that lasts, each start would make one more.
  if (given === undefined || webhook === undefined || isKept) return warning;
  const { plan, account } = given;
  const { events } = builtInPlans[plan as keyof typeof builtInPlans];
  if (events.length === 0) return `${warning}${t.noEvents(plan)}\n`;
  const { secret } = await createWebhook(service, account, webhook, events);
  const { port, hostname } = new URL(webhook);
  const isHere = webhooksDev && hostname === '127.0.0.1';
  const at = webhook === LISTENER ? '' : `--port ${port || 80} `;
  return isHere
    ? `${warning}\n${t.toSee}:\n\n  npx canivete listen ${at}--secret ${secret}\n`
    : `${warning}webhook: ${webhook}\n${t.secret}: ${secret}\n`;
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
    throw new UsageError(sameText(`--webhook ${url}: ${(error as Error).message}`));
  }
}
