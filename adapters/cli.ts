#!/usr/bin/env node
/** The command line: calls of tools, `canivete serve` and `listen`, and the commands on what a store keeps. */
import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import { ServiceError } from '../src/kit/errors/service-error.ts';
import { BrokenPipe, print } from './cli/call/output.ts';
import type { CommandName } from './cli/help.ts';
import { promptLanguage } from './cli/language.ts';
import { Failure, UsageError, withoutKeys } from './cli/usage.ts';
import { didYouMean } from './cli/words.ts';

/** Each command by its name, loaded when it is called. */
const commands: Readonly<Record<CommandName, (args: readonly string[]) => Promise<void>>> = {
  call: async (args) => (await import('./cli/call.ts')).call(args),
  audit: async (args) => (await import('./cli/audit.ts')).audit(args),
  world: async (args) => (await import('./cli/world.ts')).world(args),
  pseudonymize: async (args) => (await import('./cli/pseudonymize.ts')).pseudonymize(args),
  tools: async (args) => (await import('./cli/tools.ts')).tools(args),
  describe: async (args) => (await import('./cli/describe.ts')).describe(args),
  tables: async (args) => (await import('./cli/tables.ts')).tables(args),
  serve: async (args) => (await import('./cli/serve.ts')).serve(args),
  check: async (args) => (await import('./cli/check.ts')).check(args),
  listen: async (args) => (await import('./cli/listen.ts')).listen(args),
  init: async (args) => (await import('./cli/init.ts')).init(args, new URL('..', import.meta.url)),
  docs: async (args) => (await import('./cli/docs.ts')).docs(args),
  openapi: async (args) => (await import('./cli/openapi.ts')).openapi(args),
  postman: async (args) => (await import('./cli/openapi.ts')).postman(args),
  mcp: async (args) => (await import('./cli/mcp.ts')).mcp(args),
};

async function main([name = '--help', ...args]: readonly string[]): Promise<void> {
  if (name === '--version' || name === '-v') return print(`${version()}\n`);
  if (['--help', '-h', 'help'].includes(name) || name.startsWith('--language') || args.includes('--help')) {
    const { helpOf, wholeHelp } = await import('./cli/help.ts');
    const language = promptLanguage();
    const [own] = [name, ...args].flatMap((word) => helpOf(word, language) ?? []);
    return print(own ?? wholeHelp(language));
  }
  if (isCommand(name)) return commands[name](args);
  const { groups, manage } = await import('./cli/manage.ts');
  if (Object.hasOwn(groups, name)) return print(await manage(name, args));
  const hint = didYouMean(name, [...Object.keys(commands), ...Object.keys(groups)], 'canivete ');
  throw new UsageError({
    pt: `não há o comando "${name}"${hint.pt || '; veja canivete --help'}`,
    en: `there is no command "${name}"${hint.en || '; see canivete --help'}`,
  });
}

const isCommand = (name: string): name is CommandName => Object.hasOwn(commands, name);

function version(): string {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

/** The exit code that shells report when the reader of a pipe has gone: 128 + SIGPIPE. */
const BROKEN_PIPE = 141;

function exitCodeOf(error: unknown): number {
  if (error instanceof BrokenPipe) return BROKEN_PIPE;
  const isUsage = error instanceof UsageError;
  if (!isUsage && !(error instanceof ServiceError) && !(error instanceof Failure)) throw error;
  const text = error.text[promptLanguage()];
  process.stderr.write(`canivete: ${withoutKeys(text)}\n`);
  return isUsage ? 2 : 1;
}

if (isMainThread) {
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    process.exitCode = exitCodeOf(error);
  }
} else (await import('./cli/thread.ts')).answerMessages();
