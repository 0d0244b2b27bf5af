/** Builds the service that `serve` runs and `check` tries, from the settings, the options file and the store. */
import type { Service, ServiceOptions } from '../../../src/index.ts';
import { timers } from '../../../src/schedulers/timers.ts';
import { memoryStores } from '../../../src/stores/memory/index.ts';
import { logError } from '../../../src/service/telemetry/logger.ts';
import { pagesForAgents } from '../agents-page.ts';
import type { openStore } from '../store.ts';
import type { Opened } from '../stores/opened.ts';
import { webhookOptions } from '../webhook-options.ts';
import { loadConfig, serviceOf } from './config.ts';
import { createLog } from './log.ts';
import type { Settings } from './settings.ts';

/** The options of a file, and the stores, which are open until `close`. */
export interface Parts {
  readonly config: ServiceOptions;
  readonly clock: () => number;
  readonly opened: Opened;
}

/** Loads the file of options and opens the store. */
export async function openParts(settings: Settings, open: typeof openStore): Promise<Parts> {
  const config = await loadConfig(settings.config);
  const { now, store } = settings;
  const clock = now === undefined ? (config.clock ?? Date.now) : () => now;
  return { config, clock, opened: store === undefined ? inMemory(clock, config) : await open(store) };
}

/** The service of these parts. Throws a `UsageError` at a wrong option of the file. */
export function assemble(
  { config, clock, opened: { stores, scheduler } }: Parts,
  settings: Settings,
  more: ServiceOptions = {},
): Service {
  const { cors, defaults, log, pseudonymKey } = settings;
  const logger = config.logger ?? createLog(log, write);
  return serviceOf({
    ...config,
    ...stores,
    clock,
    scheduler,
    defaults: { ...config.defaults, ...defaults },
    pages: [...(config.pages ?? []), ...pagesForAgents()],
    // A service that is tried out shows both kinds of headers.
    http: { rateLimitHeaders: 'both', ...config.http, ...(cors && { cors }) },
    ...(logger ? { logger } : { onError: config.onError ?? printError }),
    ...webhookOptions(config, settings),
    ...(pseudonymKey !== undefined && { pseudonyms: { ...config.pseudonyms, key: pseudonymKey } }),
    ...more,
  });
}

/** A failure that nobody outside caused, as a person reads it. */
export function printError(error: unknown): void {
  logError(createLog('pretty', write), error, {});
}

const write = (line: string) => void process.stderr.write(line);

/** The stores that a configuration may bring of its own. */
export const storeNames = ['keyStore', 'quotaStore', 'webhookStore', 'usageStore'] as const;

/** Opens stores in memory; stores of the configuration take precedence. */
function inMemory(clock: () => number, config: ServiceOptions): Opened {
  const { scheduler = timers() } = config;
  const given = Object.fromEntries(
    storeNames.flatMap((name) => (config[name] === undefined ? [] : [[name, config[name]]])),
  );
  return { stores: { ...memoryStores({ clock }), ...given }, scheduler, close: async () => undefined };
}
