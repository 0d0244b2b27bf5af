#!/usr/bin/env node
/** The command line: calls of tools, `canivete serve` and `listen`, and the commands on what a store keeps. */
import { readFileSync } from 'node:fs';
import { ServiceError } from '../src/kit/errors/service-error.ts';
import { BrokenPipe, print } from './cli/call/output.ts';
import { Failure, UsageError, withoutKeys } from './cli/usage.ts';

const HELP = `canivete: Brazilian tools at the prompt, and the service of them, on this machine

  canivete call TOOL [FIELD=VALUE …] [options]   calls a tool: its answer as JSON
  canivete tools [WORD …]    lists the tools, or those with these words
  canivete describe TOOL     prints what a tool takes and answers, with examples
  canivete serve [options]   starts the service
  canivete listen [options]  receives webhooks, verifies and prints them
  canivete check [options]   reads what serve would, opens its store, and says what it would run with
  canivete mcp [options]     the tools for agents (Model Context Protocol), on standard input and output
  canivete init [FOLDER] [--template NAME]
                             makes a project in a new folder or this one: node (default, with SQLite), postgres,
                             workers (with D1), deno or bun
  canivete --version
  canivete help

Options of call
  --repeat N                 makes the same call N times; one row for each item that is made
  --input FILE               makes one call a row of a CSV, or of standard input (-): its first line names the fields
                             (a, a.b, a[0].b). Each answer stands beside its row, and what is refused in the column erro.
  --keep COLUMN,COLUMN       columns of the file that are no fields, and are passed along
  --fail-fast                stops at the first row that is refused
  --format FORMAT            json, ndjson, csv, table, or sql with --table NAME; default json for one call, else ndjson
  --delimiter SIGN           default ,; of CSV, read and written
  --raw                      writes cells that a spreadsheet would run as a formula without a ' before them
  --seed TEXT                the same output each time: row n draws with the seed TEXT:n
  --batch N                  default 100; calls of one request to --url

Options of call, tools and describe
  --url URL                  a service with its base path (http://127.0.0.1:8787/v1), in place of the tools in this process
  --key KEY                  default $CANIVETE_KEY; of that service
  --language pt|en           default pt; of descriptions and errors
  --json                     prints the whole record of tools and describe

Options of serve
  --port N                   default $PORT or 8787; 0 takes a free one
  --host H                   default $HOST or 127.0.0.1
  --store ADDRESS            default memory; where everything is kept: memory, or for processes to share
                             sqlite:FILE, postgres://…, redis://…
  --key KEY:PLAN[:ACCOUNT]   a key to accept, of the plan free, pro or enterprise; may be repeated.
                             Without it, in memory, an Enterprise key is made for the occasion.
  --account-key KEY:ACCOUNT  a key to the area of an account (/v1/account), which is made of the plan free where no
                             --key names it; may be repeated. Without it, in memory, one is made for the occasion.
  --now INSTANT              a clock that stands still, such as 2026-11-21T12:00:00Z, for tests
  --cors ORIGINS             pages of which origins may read answers: *, or https://app.example.com,https://…
  --log FORMAT               json, pretty or off, on standard error; default pretty on a terminal, else json
  --metrics PORT             metrics for Prometheus at /metrics of a port of their own
  --webhook URL              in memory: a webhook of the first account, whose secret is printed
  --webhooks-dev [URL]       lets webhooks go to this machine, and makes one to URL, or to where "canivete listen"
                             listens
  --config FILE              a module whose default export holds options of createService
  --grace TIME               default 5s; how long /health says "stopping" before SIGTERM takes effect; SIGINT ends it

Each may be a variable: CANIVETE_STORE of --store; CANIVETE_KEYS and CANIVETE_ACCOUNT_KEYS hold several, with commas. A flag
goes before its variable, and that before the file of --config. CANIVETE_ENCRYPTION_KEY, 32 bytes in Base64 under which the
secrets of webhooks are stored, has no flag, which other users of the machine could read.

Options of listen
  --port N                   default 8788; 0 takes a free one
  --host H                   default 127.0.0.1
  --secret whsec_…           of the webhook; may be repeated. Without it nothing is verified.

Options of mcp
  --url URL                  of a service, such as https://api.example.com/v1; default the tools in this process
  --key KEY                  for that service
  --tools ID,…               lists these tools themselves, up to 64; default three that search, describe and call all
  --categories NAME,…        the same by category

On a store that lasts, --store and --config as above, and CANIVETE_ENCRYPTION_KEY where serve has it; --json prints the
whole record
`;

/** Each command by its name, loaded when it is called. */
const COMMANDS: ReadonlyMap<string, (args: readonly string[]) => Promise<void>> = new Map([
  ['call', async (args) => (await import('./cli/call.ts')).call(args)],
  ['tools', async (args) => (await import('./cli/tools.ts')).tools(args)],
  ['describe', async (args) => (await import('./cli/describe.ts')).describe(args)],
  ['serve', async (args) => (await import('./cli/serve.ts')).serve(args)],
  ['check', async (args) => (await import('./cli/check.ts')).check(args)],
  ['listen', async (args) => (await import('./cli/listen.ts')).listen(args)],
  ['init', async (args) => (await import('./cli/init.ts')).init(args, new URL('..', import.meta.url))],
  ['mcp', async (args) => (await import('./cli/mcp.ts')).mcp(args)],
]);

async function main([name = '--help', ...args]: readonly string[]): Promise<void> {
  const isHelp = ['--help', '-h', 'help'].includes(name) || args.includes('--help');
  if (name === '--version' || name === '-v') return print(`${version()}\n`);
  const command = isHelp ? undefined : COMMANDS.get(name);
  if (command) return command(args);
  const { groups, helpOfGroups, manage } = await import('./cli/manage.ts');
  if (isHelp) return print(HELP + helpOfGroups());
  if (Object.hasOwn(groups, name)) return print(await manage(name, args));
  throw new UsageError(`there is no command "${name}"; see canivete --help`);
}

function version(): string {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

/** What a shell reports of a program whose reader has gone: 128 and the number of SIGPIPE. */
const BROKEN_PIPE = 141;

function exitCodeOf(error: unknown): number {
  if (error instanceof BrokenPipe) return BROKEN_PIPE;
  const isUsage = error instanceof UsageError;
  if (!isUsage && !(error instanceof ServiceError) && !(error instanceof Failure)) throw error;
  process.stderr.write(`canivete: ${withoutKeys(error.message)}\n`);
  return isUsage ? 2 : 1;
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  process.exitCode = exitCodeOf(error);
}
