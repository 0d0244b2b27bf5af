import { createService } from '../../src/index.ts';
import { loadConfig } from './serve/config.ts';
import { readSettings } from './serve/settings.ts';
import { openStore, withoutPassword } from './store.ts';
import { UsageError } from './usage.ts';

/** Says what `serve` would run with, given the same options. Throws a `UsageError` where it would not run. */
export async function check(
  args: readonly string[],
  say: (text: string) => void = (text) => void process.stdout.write(text),
  open = openStore,
): Promise<void> {
  const settings = readSettings(args, process.env, process.stderr.isTTY);
  const { config, store, host, port, cors, log, metrics, grace, keys, webhook, webhooksDev } = settings;
  const given = await loadConfig(config);
  const opened = store === undefined ? undefined : await open(store);
  try {
    const service = createService({ ...given, ...opened?.stores });
    const { status, checks, version } = await service.health();
    const failed = checks.filter((one) => one.status !== 'ok').map(({ name }) => name);
    if (failed.length > 0) throw new UsageError(`no answer: ${failed.join(', ')}`);
    const rows = {
      version,
      address: `http://${host}:${port}${service.basePath}`,
      config: config === undefined ? 'none' : `${config}: ${Object.keys(given).join(', ')}`,
      store: store === undefined ? 'memory' : withoutPassword(store),
      health: status,
      keys: `${keys.length} given`,
      cors: cors ? [cors.origins].flat().join(', ') : given.cors ? 'as the file says' : 'off',
      log,
      metrics: metrics === undefined ? 'off' : `http://${host}:${metrics}/metrics`,
      webhook:
        webhook === undefined ? 'none' : `${webhook}${webhooksDev ? ' (this machine is allowed)' : ''}`,
      grace: `${grace} ms`,
    };
    for (const [name, value] of Object.entries(rows)) say(`${name.padEnd(9)}${value}\n`);
  } catch (error) {
    throw error instanceof TypeError ? new UsageError(error.message) : error;
  } finally {
    await opened?.close();
  }
}
