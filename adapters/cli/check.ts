import { assemble, openParts } from './serve/assembly.ts';
import { readSettings } from './serve/settings.ts';
import { openStore, withoutPassword } from './store.ts';
import { UsageError } from './usage.ts';
import { ENCRYPTION_KEY } from './webhook-options.ts';

/** Says what `serve` would run with, given the same options. Throws a `UsageError` where it would not run. */
export async function check(
  args: readonly string[],
  say: (text: string) => void = (text) => void process.stdout.write(text),
  open = openStore,
): Promise<void> {
  const settings = readSettings(args, process.env, process.stderr.isTTY);
  const { config, store, host, port, cors, log, metrics, grace, keys, webhook, webhooksDev, encryptionKey } =
    settings;
  const parts = await openParts(settings, open);
  const { config: given, opened } = parts;
  try {
    const service = assemble(parts, settings);
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
      secrets:
        encryptionKey !== undefined
          ? `encrypted by ${ENCRYPTION_KEY}`
          : given.webhooks?.encryptionKey !== undefined
            ? 'encrypted as the file says'
            : `stored as they are, without ${ENCRYPTION_KEY}`,
      cors: cors ? [cors.origins].flat().join(', ') : given.http?.cors ? 'as the file says' : 'off',
      log,
      metrics: metrics === undefined ? 'off' : `http://${host}:${metrics}/metrics`,
      webhook:
        webhook === undefined ? 'none' : `${webhook}${webhooksDev ? ' (this machine is allowed)' : ''}`,
      grace: `${grace} ms`,
    };
    for (const [name, value] of Object.entries(rows)) say(`${name.padEnd(9)}${value}\n`);
  } finally {
    await opened.close();
  }
}
