/** The commands on the accounts, keys and webhooks of a store, which all have a way to be called and to print. */
import { plansWith } from '../../src/contracts/plans.ts';
import { accounts } from './accounts.ts';
import { readArgs } from './args.ts';
import type { Command, Given, Group } from './group.ts';
import { keys } from './keys.ts';
import { loadConfig, serviceOf } from './serve/config.ts';
import { LASTING_STORES, openStore } from './store.ts';
import { UsageError } from './usage.ts';
import { didYouMean } from './words.ts';
import { readEncryptionKey, webhookOptions } from './webhook-options.ts';
import { webhooks } from './webhooks.ts';

export const groups: Readonly<Record<string, Group>> = { accounts, keys, webhooks };

/** Runs a command and gives what it prints. */
export async function manage(
  group: string,
  [name = '', ...args]: readonly string[],
  open = openStore,
): Promise<string> {
  const commands = groups[group] as Group;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    const names = Object.keys(commands);
    const hint = didYouMean(name, names, `canivete ${group} `);
    throw new UsageError({
      pt: `depois de canivete ${group} vem ${names.join(', ')}${hint.pt}`,
      en: `canivete ${group} is followed by one of ${names.join(', ')}${hint.en}`,
    });
  }
  const { values, operands } = readArgs(args, optionsOf(command), command.operands);
  const { store, config: file, json, 'webhooks-dev': webhooksDev, language: _, ...rest } = values;
  if (typeof store !== 'string' || store === 'memory') {
    throw new UsageError({
      pt: `--store diz onde o comando trabalha, e um armazenamento em memória acaba com o processo: ${LASTING_STORES.pt}`,
      en: `--store names what it works on, and a store in memory ends with its process: ${LASTING_STORES.en}`,
    });
  }

  const encryptionKey = readEncryptionKey(process.env);
  const config = await loadConfig(
    (file as string | undefined) ?? (process.env['CANIVETE_CONFIG'] || undefined),
  );
  const { stores, scheduler, close } = await open(store);
  try {
    const service = serviceOf({
      ...config,
      ...stores,
      scheduler,
      ...webhookOptions(config, { encryptionKey, webhooksDev: webhooksDev === true }),
    });
    const isList = ([, value]: [string, unknown]) => Array.isArray(value);
    const given = Object.entries(rest);
    const options = Object.fromEntries(given.filter((entry) => !isList(entry))) as Given['options'];
    const lists = Object.fromEntries(given.filter(isList)) as Given['lists'];
    const { lines, record } = await command.run({
      service,
      plans: plansWith(typeof config.keys === 'object' ? config.keys.plans : {}),
      operands,
      options,
      lists,
    });
    await service.stop();
    return (json === true ? [JSON.stringify(record)] : lines).map((line) => `${line}\n`).join('');
  } finally {
    await close();
  }
}

type OptionTypes = Record<string, { readonly type: 'string' | 'boolean'; readonly multiple?: boolean }>;

function optionsOf({ options }: Command): OptionTypes {
  const own = Object.entries(options).map(
    ([name, value]) =>
      [
        name,
        { type: value === '' ? ('boolean' as const) : ('string' as const), multiple: value.endsWith('…') },
      ] as const,
  );
  return {
    ...Object.fromEntries(own),
    store: { type: 'string' as const },
    config: { type: 'string' as const },
    json: { type: 'boolean' as const },
    language: { type: 'string' as const },
  };
}
