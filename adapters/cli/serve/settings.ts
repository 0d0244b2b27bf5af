/** The settings of `serve`: each comes from its flag, else from the environment, else from its default. */
import type { Defaults } from '../../../src/kit/defaults.ts';
import { readArgs } from '../args.ts';
import { readDefaults } from '../call/defaults.ts';
import { type GivenAccountKey, type GivenKey, readAccountKeys, readKeys } from '../given-keys.ts';
import { readPort } from '../net.ts';
import { readDuration, readInstant, readList } from '../print.ts';
import { PSEUDONYM_KEY, readPseudonymKey } from '../pseudonym-key.ts';
import { UsageError } from '../usage.ts';
import { readEncryptionKey } from '../webhook-options.ts';
import { isLogFormat, type LogFormat, logFormats } from './log.ts';

/** Where `canivete listen` listens unless it is told otherwise. */
export const LISTENER = 'http://127.0.0.1:8788/';

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly keys: readonly GivenKey[];
  readonly accountKeys: readonly GivenAccountKey[];
  /** Milliseconds since 1970, when the clock stands still. */
  readonly now: number | undefined;
  /** Where events of the first account are delivered to; undefined for nowhere. */
  readonly webhook: string | undefined;
  /** True lets webhooks go to this machine. */
  readonly webhooksDev: boolean;
  /** The key under which secrets of webhooks are stored; undefined for the one of the file, or none. */
  readonly encryptionKey: string | undefined;
  /** The key of pseudonyms; undefined for the one of the file, or none. */
  readonly pseudonymKey: string | undefined;
  /** The address of a store that outlives the process; undefined for memory. */
  readonly store: string | undefined;
  /** A module whose default export holds options of `createService`. */
  readonly config: string | undefined;
  readonly cors: { readonly origins: '*' | readonly string[] } | undefined;
  readonly log: LogFormat;
  readonly defaults: Defaults;
  /** Where metrics are served; undefined for nowhere. */
  readonly metrics: number | undefined;
  readonly metricsHost: string;
  /** Milliseconds between the signal to stop and the last request that is taken. */
  readonly grace: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

const texts = [
  'port',
  'host',
  'store',
  'now',
  'config',
  'cors',
  'log',
  'metrics',
  'metrics-host',
  'grace',
  'webhook',
] as const;
const lists = ['key', 'account-key', 'default'] as const;

function optionsNamed<Name extends string, Multiple extends boolean>(
  names: readonly Name[],
  multiple: Multiple,
) {
  const entries = names.map((name) => [name, { type: 'string', multiple }] as const);
  return Object.fromEntries(entries) as Record<
    Name,
    { readonly type: 'string'; readonly multiple: Multiple }
  >;
}

/** `CANIVETE_WEBHOOKS_DEV` of `webhooks-dev`; a list has one in the plural. */
const variableOf = (name: string) => `CANIVETE_${name.toUpperCase().replaceAll('-', '_')}`;

/** Throws a `UsageError` at the first one that is wrong. */
export function readSettings(
  args: readonly string[],
  environment: Environment,
  isTerminal: boolean,
): Settings {
  const { values } = readArgs(withAddress(args), {
    ...optionsNamed(texts, false),
    ...optionsNamed(lists, true),
    'webhooks-dev': { type: 'boolean' },
    'webhooks-dev-to': { type: 'string' },
  });
  // Platforms that run programs say by these two where to listen.
  const ofPlatform: Environment = { port: environment['PORT'], host: environment['HOST'] };
  const text = (name: (typeof texts)[number]) =>
    values[name] ?? (environment[variableOf(name)] || ofPlatform[name] || undefined);
  const list = (name: (typeof lists)[number]): readonly [texts: readonly string[], place: string] => {
    const variable = `${variableOf(name)}S`;
    const flags = values[name];
    return flags ? [flags, `--${name}`] : [readList(environment[variable] ?? '').filter(Boolean), variable];
  };
  const flag = environment['CANIVETE_WEBHOOKS_DEV'];
  const webhooksDev =
    values['webhooks-dev'] ??
    (values['webhooks-dev-to'] !== undefined || isYes('CANIVETE_WEBHOOKS_DEV', flag));

  const store = text('store') === 'memory' ? undefined : text('store');
  const now = text('now');
  // The other processes on it would take what this one dates for theirs.
  if (store !== undefined && now !== undefined)
    throw new UsageError({
      pt: '--now é só para um armazenamento em memória',
      en: '--now is for a store in memory only',
    });
  const metrics = text('metrics');
  return {
    port: readPort(text('port') ?? '8787'),
    host: text('host') ?? '127.0.0.1',
    keys: readKeys(...list('key')),
    accountKeys: readAccountKeys(...list('account-key')),
    now: now === undefined ? undefined : readInstant('now', now),
    webhook: text('webhook') ?? (webhooksDev ? (values['webhooks-dev-to'] ?? LISTENER) : undefined),
    webhooksDev,
    encryptionKey: readEncryptionKey(environment),
    pseudonymKey: readPseudonymKey(environment[PSEUDONYM_KEY], PSEUDONYM_KEY),
    store,
    config: text('config'),
    cors: readCors(text('cors')),
    log: readFormat(text('log') ?? (isTerminal ? 'pretty' : 'json')),
    defaults: readDefaults(list('default')[0]),
    metrics: metrics === undefined ? undefined : readPort(metrics, '--metrics'),
    metricsHost: text('metrics-host') ?? '127.0.0.1',
    grace: readDuration('grace', text('grace') ?? '5s', 'ms'),
  };
}

/** `--webhooks-dev` may be followed by an address, which no option of `parseArgs` may. */
function withAddress(args: readonly string[]): string[] {
  return args.map((arg, i) =>
    arg === '--webhooks-dev' && /^https?:/.test(args[i + 1] ?? '') ? '--webhooks-dev-to' : arg,
  );
}

function isYes(name: string, text = ''): boolean {
  if (['', '0', 'false'].includes(text)) return false;
  if (['1', 'true'].includes(text)) return true;
  throw new UsageError({ pt: `${name} aceita 1 ou 0`, en: `${name} takes 1 or 0` });
}

function readCors(text: string | undefined): Settings['cors'] {
  if (text === undefined || text === 'off') return undefined;
  if (text === '*') return { origins: '*' };
  const origins = readList(text);
  const wrong = origins.find((one) => !URL.canParse(one) || new URL(one).origin !== one);
  if (wrong === undefined) return { origins };
  throw new UsageError({
    pt: `--cors aceita * ou origens como https://app.example.com, e não "${wrong}"`,
    en: `--cors takes * or origins such as https://app.example.com, not "${wrong}"`,
  });
}

function readFormat(text: string): LogFormat {
  if (isLogFormat(text)) return text;
  throw new UsageError({
    pt: `--log aceita ${logFormats.join(', ')}`,
    en: `--log takes one of ${logFormats.join(', ')}`,
  });
}
