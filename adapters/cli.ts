#!/usr/bin/env node
/** The command line: calls of tools, `canivete serve` and `listen`, and the commands on what a store keeps. */
import { readFileSync } from 'node:fs';
import { ServiceError } from '../src/kit/errors/service-error.ts';
import { BrokenPipe, print } from './cli/call/output.ts';
import { helpOf } from './cli/help.ts';
import { Failure, UsageError, withoutKeys } from './cli/usage.ts';
import { didYouMean } from './cli/words.ts';

/** The help of all commands; that of one is cut from it, by its name and the headings. */
const HELP = `canivete: Brazilian tools at the prompt, and the service of them, on this machine

  canivete call TOOL [FIELD=VALUE …] [options]   calls a tool and prints its answer as JSON
  canivete audit FILE.csv --fatos FILE [options]
                             audits the payslips of a company, line by line, with the likely cause of each difference
  canivete world [options]   makes companies with people, payslips, sales and payments that agree, out of a seed
  canivete pseudonymize FILE --columns COLUMN=KIND,… [options]
                             replaces the values of columns by pseudonyms under a secret key
  canivete tools [WORD …]    lists all tools, or those that match the words
  canivete describe TOOL     prints the fields of a tool and of its answer, with examples
  canivete tables [options]  lists the legal tables: the last year of each, and when it was and must be checked
  canivete serve [options]   starts the service
  canivete listen [options]  receives webhooks, verifies and prints them
  canivete check [options]   reads the configuration of serve, opens its store, and prints the settings
  canivete mcp [options]     serves the tools to agents (Model Context Protocol), on standard input and output
  canivete init [FOLDER] [--template NAME]
                             makes a project in a new folder or this one: node (default, with SQLite), postgres,
                             workers (with D1), deno or bun
  canivete --version
  canivete help

Options of call
  --repeat N                 makes the same call N times; writes one row per generated item
  --input FILE               calls the tool once per CSV row (- for stdin). The first line names the fields (a, a.b,
                             a[0].b). Each answer is written next to its row, and each error in the column erro.
  --excel-br                 reads and writes CSV as Excel in Brazil does: ; between cells, 1.234,56, 31/12/2026, Latin-1
                             or UTF-8 in, UTF-8 with a mark out; default format csv; its parts are the next four
  --delimiter SIGN           default ,; the CSV delimiter (or tab), in and out; that of --input is found where it is not given
  --decimal SIGN             default .; the decimal sign of numbers in CSV (. or ,), in and out
  --dates FORM               default aaaa-mm-dd; how dates are written in CSV (or dd/mm/aaaa), in and out
  --encoding NAME            default utf-8; how --input is encoded: utf-8, latin1, or excel for what Excel saves
  --map COLUMN=FIELD         the field of a column that has another name; may be repeated
  --keep COLUMN,COLUMN       columns of the file that are not fields; they are copied to the output
  --keep-all                 copies all columns that are not fields
  --columns COLUMN,COLUMN    prints these columns only, in this order (csv, table and sql)
  --fail-fast                stops at the first error
  --format FORMAT            json, ndjson, csv, table, or sql with --table NAME; html prints payslips of
                             calculadoras-folha, one on a page; default json for one call, else ndjson
  --labels                   heads the columns of csv and table with labels for people
  --raw                      does not put a ' before cells that a spreadsheet would run as a formula
  --seed TEXT                makes the output repeatable: row n uses the seed TEXT:n
  --batch N                  default 100; calls per request to --url

Options of audit
  --fatos FILE               the facts of each worker and month, as CSV, lines of JSON or a list of JSON: matricula,
                             competencia (empty for every month), nome, cargo, and the fields of calculadoras-folha
                             (salarioBase, eventos[0].tipo)
  --mapa FILE                which line each code of the company is: CSV de,para or JSON {"8112": "plano-saude"};
                             para is a code of calculadoras-folha, or ignorar
  --virgula                  reads and writes numbers as 1.234,56
  --excel-br                 reads and writes CSV as Excel in Brazil does; --delimiter, --decimal, --dates, --encoding,
                             --raw as in call
  --map COLUMN=NAME          the name of a column that is called otherwise, in either file; may be repeated
  --keep COLUMN,COLUMN       columns of --fatos that are no facts; they are left aside
  --keep-all                 leaves aside all columns of --fatos that are no facts
  --ordenado                 both files are sorted by matricula and competencia (as texts): neither is held in memory
  --format FORMAT            csv (default), ndjson, or html, which prints one worker on a page
  --out FILE                 where the report goes; default the standard output
  --so-divergencias          leaves out what agrees
  --tolerancia AMOUNT        default 0.05; the largest difference that agrees
  --ignorar-sem-fatos        a payslip without facts is no fault
  --fail-fast                stops at the first payslip that is refused
  --language pt|en           default pt; the language of the report and the summary

FILE.csv has the columns matricula, competencia (2026-10 or 10/2026), codigo, descricao, tipo and valor, a line of a payslip
in each row; tipo is provento or desconto (P, D), or a printed total: liquido, fgts, base-inss, base-irrf, base-fgts.
Exit codes: 2 for a file, option or order that is wrong; else 3 if a payslip has no facts; else 1 if one differs or is
refused; else 0.

Options of world
  --seed TEXT                default drawn; the same seed and sizes give the same world, in every later version
  --seed-version N           the way in which a seed decides what is drawn
  --companies N              default 1; up to 1000. The sizes below are those of each company
  --branches N               default 1; up to 99, beside the head office
  --employees N              default 10; up to 50000
  --customers N              default 20; up to 500000
  --products N               default 15; up to 50000
  --sales N                  default 10; up to 50000, in each month
  --vehicles N               default 2; up to 900
  --months N                 default 3; up to 120: months of sales and payslips
  --until AAAA-MM            the last of these months; without it, that of the seed version
  --no-payslips              leaves the payslips out
  --state UF                 everybody lives in this state; without it, states are drawn by population
  --alphanumeric             the companies have CNPJs with letters
  --anomalies SHARE          default 0; up to 0.2: the share of rows that are wrong on purpose, which anomalias lists
  --tables NAME,NAME         writes these tables only
  --format FORMAT            default json; json, ndjson, csv, sql or sqlite; csv and sqlite need --out
  --dialect NAME             default postgres; the SQL of postgres, mysql or sqlite; json on standard output has the
                             statements that create its tables in it if there is one
  --out DIR                  writes files into a new or empty folder: one a table, or world.sql or world.sqlite
  --force                    writes over files in the folder
  --quiet                    does not tell the rows and seconds

A world is written as it is made: a million rows take less than 200 MiB. A run that fails or is stopped leaves no file.

Options of pseudonymize
  --columns COLUMN=KIND,…    what becomes of each column: cpf=cpf,nome=nome,nascimento=data(subject=cpf); =keep keeps one. In
                             JSON a.b, in dumps table.column; a parameter is a column or a 'text'
  --rules FILE               the same as JSON: {"clientes": {"cpf": "cpf"}}
  --key-file FILE            the key is its first line; default $CANIVETE_PSEUDONYM_KEY
  --context NAME             another one gives other pseudonyms under the same key
  --format FORMAT            csv, ndjson, or pgdump (plain); default by the ending .csv, .ndjson, .jsonl or .sql
  --delimiter SIGN           the CSV delimiter (or tab); default found in the first line
  --invalid WAY              default pseudonym; of a value that is invalid: pseudonym (as invalid), keep, null, error
  --out FILE                 default the standard output; a run that fails removes it
  --report FILE              writes the counts of each column as JSON
  --k N                      default 5; parts that pseudonyms keep are rare where fewer values share one
  --strict                   refuses columns without a kind
  --restore                  leads back from pseudonyms
  --detect                   proposes --columns from the first 1000 rows, and changes nothing

Options of call, tools, describe and tables
  --url URL                  asks a service, given with its base path (http://127.0.0.1:8787/v1), instead of this process
  --key KEY                  default $CANIVETE_KEY; the API key for --url
  --language pt|en           default pt; the language of descriptions and errors
  --json                     prints full records as JSON (tools, describe and tables)

Options of serve
  --port N                   default $PORT or 8787; 0 takes a free one
  --host H                   default $HOST or 127.0.0.1
  --store ADDRESS            default memory; where data is kept: memory, or a store that processes can share:
                             sqlite:FILE, postgres://…, redis://…
  --key KEY:PLAN[:ACCOUNT]   accepts a key, on the plan free, pro or enterprise; may be repeated.
                             Without it, a service in memory makes a temporary Enterprise key.
  --account-key KEY:ACCOUNT  accepts a key to the area of an account (/v1/account); an account that no --key names
                             is on the plan free; may be repeated. Without it, a service in memory makes a temporary one.
  --now INSTANT              stops the clock at an instant such as 2026-11-21T12:00:00Z, for tests
  --cors ORIGINS             origins whose pages may read answers: *, or https://app.example.com,https://…
  --log FORMAT               log on standard error: json, pretty or off; default pretty on a terminal, else json
  --metrics PORT             serves metrics for Prometheus at /metrics on this port
  --webhook URL              in memory only: makes a webhook of the first account and prints its secret
  --webhooks-dev [URL]       allows webhooks to this machine, and makes one to URL (default: the address of
                             "canivete listen")
  --config FILE              a module whose default export is the options of createService
  --grace TIME               default 5s; how long /health says "stopping" after SIGTERM before the service stops; SIGINT skips it

Each option has an environment variable, such as CANIVETE_STORE for --store; CANIVETE_KEYS and CANIVETE_ACCOUNT_KEYS take
several keys, separated by commas. Flags override variables, and variables override the --config file.
CANIVETE_ENCRYPTION_KEY (32 bytes in Base64) encrypts the stored secrets of webhooks. It has no flag, because other users
of the machine could read it. CANIVETE_PSEUDONYM_KEY (32 bytes in hexadecimal or Base64) serves POST /pseudonimos.

Options of listen
  --port N                   default 8788; 0 takes a free one
  --host H                   default 127.0.0.1
  --secret whsec_…           the webhook's secret; may be repeated. Without it nothing is verified.

Options of mcp
  --url URL                  asks a service, such as https://api.example.com/v1, instead of this process
  --key KEY                  the API key for --url
  --tools ID,…               lists these tools, up to 64; default three tools that search, describe and call all others
  --categories NAME,…        lists the tools of these categories

These need --store, or --config with a store, and CANIVETE_ENCRYPTION_KEY if serve has it; --json prints full records
`;

/** Each command by its name, loaded when it is called. */
const COMMANDS: ReadonlyMap<string, (args: readonly string[]) => Promise<void>> = new Map([
  ['call', async (args) => (await import('./cli/call.ts')).call(args)],
  ['audit', async (args) => (await import('./cli/audit.ts')).audit(args)],
  ['world', async (args) => (await import('./cli/world.ts')).world(args)],
  ['pseudonymize', async (args) => (await import('./cli/pseudonymize.ts')).pseudonymize(args)],
  ['tools', async (args) => (await import('./cli/tools.ts')).tools(args)],
  ['describe', async (args) => (await import('./cli/describe.ts')).describe(args)],
  ['tables', async (args) => (await import('./cli/tables.ts')).tables(args)],
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
  if (isHelp) {
    const all = HELP + helpOfGroups();
    const asked = name === 'help' ? args[0] : name;
    const isOne = asked !== undefined && (COMMANDS.has(asked) || Object.hasOwn(groups, asked));
    return print(isOne ? helpOf(asked, all) : all);
  }
  if (Object.hasOwn(groups, name)) return print(await manage(name, args));
  const hint = didYouMean(name, [...COMMANDS.keys(), ...Object.keys(groups)], 'canivete ');
  throw new UsageError(`there is no command "${name}"${hint || '; see canivete --help'}`);
}

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
  process.stderr.write(`canivete: ${withoutKeys(error.message)}\n`);
  return isUsage ? 2 : 1;
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  process.exitCode = exitCodeOf(error);
}
