import { promptLanguage } from './language.ts';
import { originAt } from '../_serving.ts';
import { assemble, openParts } from './serve/assembly.ts';
import { readSettings } from './serve/settings.ts';
import { openStore, withoutPassword } from './store.ts';
import { UsageError } from './usage.ts';
import { ENCRYPTION_KEY } from './webhook-options.ts';

const en = {
  width: 9,
  names: {
    version: 'version',
    address: 'address',
    config: 'config',
    store: 'store',
    health: 'health',
    keys: 'keys',
    secrets: 'secrets',
    cors: 'cors',
    log: 'log',
    metrics: 'metrics',
    webhook: 'webhook',
    grace: 'grace',
  },
  none: 'none',
  memory: 'memory',
  off: 'off',
  given: (count: number) => `${count} given`,
  encrypted: (by: string) => `encrypted by ${by}`,
  encryptedAsFile: 'encrypted as the file says',
  plain: (without: string) => `stored as they are, without ${without}`,
  asFile: 'as the file says',
  allowed: 'this machine is allowed',
};

const pt: typeof en = {
  width: 14,
  names: {
    version: 'versão',
    address: 'endereço',
    config: 'configuração',
    store: 'dados em',
    health: 'saúde',
    keys: 'chaves',
    secrets: 'segredos',
    cors: 'cors',
    log: 'registro',
    metrics: 'métricas',
    webhook: 'webhook',
    grace: 'espera',
  },
  none: 'nenhuma',
  memory: 'memória',
  off: 'desligado',
  given: (count) => `${count} informadas`,
  encrypted: (by) => `cifrados por ${by}`,
  encryptedAsFile: 'cifrados como diz o arquivo',
  plain: (without) => `guardados como são, sem ${without}`,
  asFile: 'como diz o arquivo',
  allowed: 'esta máquina é permitida',
};

const words = { pt, en };

/** Says what `serve` would run with, given the same options. Throws a `UsageError` where it would not run. */
export async function check(
  args: readonly string[],
  say: (text: string) => void = (text) => void process.stdout.write(text),
  open = openStore,
): Promise<void> {
  const settings = readSettings(args, process.env, process.stderr.isTTY);
  const t = words[promptLanguage(args)];
  const {
    config,
    store,
    host,
    port,
    cors,
    log,
    metrics,
    metricsHost,
    grace,
    keys,
    webhook,
    webhooksDev,
    encryptionKey,
  } = settings;
  const parts = await openParts(settings, open);
  const { config: given, opened } = parts;
  try {
    const service = assemble(parts, settings);
    const { status, checks, version } = await service.health();
    const failed = checks.filter((one) => one.status !== 'ok').map(({ name }) => name);
    if (failed.length > 0)
      throw new UsageError({
        pt: `sem resposta: ${failed.join(', ')}`,
        en: `no answer: ${failed.join(', ')}`,
      });
    const rows = {
      version,
      address: `http://${host}:${port}${service.basePath}`,
      config: config === undefined ? t.none : `${config}: ${Object.keys(given).join(', ')}`,
      store: store === undefined ? t.memory : withoutPassword(store),
      health: status,
      keys: t.given(keys.length),
      secrets:
        encryptionKey !== undefined
          ? t.encrypted(ENCRYPTION_KEY)
          : given.webhooks?.encryptionKey !== undefined
            ? t.encryptedAsFile
            : t.plain(ENCRYPTION_KEY),
      cors: cors ? [cors.origins].flat().join(', ') : given.http?.cors ? t.asFile : t.off,
      log,
      metrics: metrics === undefined ? t.off : `${originAt(metricsHost, metrics)}/metrics`,
      webhook: webhook === undefined ? t.none : `${webhook}${webhooksDev ? ` (${t.allowed})` : ''}`,
      grace: `${grace} ms`,
    };
    const names = t.names;
    for (const [name, value] of Object.entries(rows))
      say(`${names[name as keyof typeof names].padEnd(t.width)}${value}\n`);
  } finally {
    await opened.close();
  }
}
