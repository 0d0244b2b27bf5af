import type { Language, Text } from '../../src/lib/languages.ts';
import { promptLanguage } from './language.ts';
import { readFileSync, statSync } from 'node:fs';
import type { Pseudonymizer } from '../../src/pseudonyms/index.ts';
import { type InvalidMode, invalidModes } from '../../src/pseudonyms/pseudonymizer.ts';
import { isContext } from '../../src/pseudonyms/settings.ts';
import { readArgs } from './args.ts';
import { bytesOf } from './call/bytes-of.ts';
import { atLeastOne, jobsArgs } from './call/open-caller.ts';
import { print as printTo } from './call/output.ts';
import { type NewFile, openNewFile, requireApart } from './new-file.ts';
import { loadPseudonyms, PSEUDONYM_KEY, readPseudonymKey } from './pseudonym-key.ts';
import { type ColumnRule, readColumns, readRules, requireReversible } from './pseudonymize/columns.ts';
import { type Proposal, propose } from './pseudonymize/detect.ts';
import { type Code, codes, exitOf, planJson, planTable } from './pseudonymize/plan.ts';
import { columnsOption, soundProposals } from './pseudonymize/proposals.ts';
import { reportOf, tableOf } from './pseudonymize/report.ts';
import { namesTable } from './pseudonymize/rules.ts';
import {
  type FormatName,
  isDumpFormat,
  look,
  planFor,
  requireFit,
  rewrite,
  type RunParts,
  type Seen,
} from './pseudonymize/run.ts';
import { type Source, sourceOf } from './pseudonymize/source.ts';
import { startThread } from './threads.ts';
import { untilStopped } from './until-stopped.ts';
import { sameText, UsageError } from './usage.ts';
import { quoteArgument } from './words.ts';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

/** Distinct values that should share a part which pseudonyms keep. */
const DEFAULT_K = 5;
/** The bits of a file's mode that let others read it. */
const FOR_OTHERS = 0o077;

/** The parts of the process that the command uses. */
interface Process {
  readonly environment?: Readonly<Record<string, string | undefined>>;
  readonly print?: (text: string | Uint8Array, file?: number) => Promise<void>;
  readonly tell?: (text: string) => void;
}

/** Replaces the values of columns by pseudonyms, or leads back from them. */
export async function pseudonymize(
  args: readonly string[],
  {
    environment = process.env,
    print = printTo,
    tell = (line) => void process.stderr.write(line),
  }: Process = {},
): Promise<void> {
  const { signal, ended } = untilStopped();
  try {
    await run(args, { environment, print, tell, signal });
  } catch (error) {
    if (!signal.aborted) throw error;
    process.exitCode = signal.reason as number;
  } finally {
    ended();
  }
}

const options = {
  ...{ columns: text, rules: text, 'key-file': text, context: text, format: text, encoding: text },
  ...{ ...jobsArgs, delimiter: text, invalid: text, out: text, report: text, k: text, allow: text },
  ...{ strict: flag, restore: flag, plan: flag, detect: flag, json: flag, 'no-transaction': flag },
};

type Values = ReturnType<typeof readArgs<typeof options>>['values'];

async function run(
  args: readonly string[],
  { environment, print, tell, signal }: Required<Process> & { readonly signal: AbortSignal },
): Promise<void> {
  const { values, operands } = readArgs(args, options, ['FILE']);
  const [file] = operands as readonly [string];
  const isReadOnly = readsOnly(values);
  const source = await sourceOf(file, { format: values.format, encoding: values.encoding }, () =>
    bytesOf(file, { option: 'FILE', signal }),
  );
  const { format, encoding } = source;
  const parts: RunParts = {
    rules: values.detect
      ? []
      : rulesOf(values.columns, values.rules, isDumpFormat(format), values.plan ?? false),
    format,
    encoding,
    delimiter: delimiterOf(values.delimiter, format),
    isStrict: (values.strict ?? false) && !isReadOnly,
    isOneTransaction: !values['no-transaction'] && !isReadOnly,
    allowed: allowedOf(values.allow),
  };
  const invalid = invalidOf(values.invalid);
  const run: Run = {
    ...{ file, values, source, parts, environment, print, tell },
    fit: { isNullOfInvalid: invalid === 'null', isBack: values.restore ?? false },
    language: promptLanguage(args),
  };
  await (isReadOnly ? showPlan(run) : write(run, invalid));
}

/** A run whose options are read. */
interface Run extends Required<Process> {
  readonly file: string;
  readonly values: Values;
  readonly source: Source;
  readonly parts: RunParts;
  readonly fit: { readonly isNullOfInvalid: boolean; readonly isBack: boolean };
  readonly language: Language;
}

/** True if a run looks at its file, and writes no other. */
function readsOnly(values: Values): boolean {
  if (values.json && !values.plan && !values.detect)
    throw new UsageError({
      pt: '--json vai com --plan ou --detect',
      en: '--json goes with --plan or --detect',
    });
  if (values.plan && values.detect)
    throw new UsageError({
      pt: '--plan e --detect não vão juntas',
      en: '--plan and --detect exclude each other',
    });
  return (values.plan ?? false) || (values.detect ?? false);
}

/** Writes the plan of the rules, or rules that fit. */
async function showPlan({ values, source, parts, fit, print, tell, language }: Run): Promise<void> {
  const { format, encoding, allowed } = parts;
  const { createPseudonymizer } = await loadPseudonyms();
  // Only the verdict on each value counts, so any key does.
  const judge = createPseudonymizer({ key: Uint8Array.from({ length: 32 }, (_, i) => i) });
  const seen = await look(source.pieces(), { ...parts, rules: [] });
  const found = findProposals(seen, parts, judge);
  const plan = planFor(seen, parts, fit, found.likely);
  const shown = values.json
    ? `${JSON.stringify(planJson(plan, format, encoding, allowed, language), null, 2)}\n`
    : planTable(plan, allowed, language);
  if (values.plan) {
    await print(shown);
    process.exitCode = exitOf(plan, allowed);
    return;
  }
  tell(shown);
  await print(`${columnsOption(found.rules, isDumpFormat(format), found.proposals)}\n`);
}

/** Writes the file with other values, and reports. */
async function write(run: Run, invalid: InvalidMode): Promise<void> {
  const { file, values, source, parts, fit, print } = run;
  const { isBack, isNullOfInvalid } = fit;
  if (isBack) requireReversible(parts.rules);
  if (parts.format === 'mysqldump' && values.out === undefined)
    throw new UsageError({
      pt: 'o MySQL confirma a cada CREATE TABLE, e por isso um dump dele é escrito em um arquivo: --out ARQUIVO',
      en: 'MySQL commits with each CREATE TABLE, so a dump of it is written to a file: --out FILE',
    });
  const k = rareOf(values.k);
  const context = contextOf(values.context);
  const { createPseudonymizer } = await loadPseudonyms();
  const key = keyOf(values['key-file'], run.environment);
  const made = createPseudonymizer({ key, context });
  const jobs = atLeastOne('jobs', values.jobs);

  const read = [file, values.rules, values['key-file']];
  if (values.out !== undefined) requireApart(values.out, '--out', read);
  const looked = file === '-' ? undefined : await look(source.pieces(), parts);
  if (looked) requireFit(planFor(looked, parts, fit), parts);

  const out = openWritten(values.out, '--out', read);
  let report: NewFile | undefined;
  try {
    report = openWritten(values.report, '--report', [...read, values.out]);
    const written = await rewrite(source.pieces(), {
      ...parts,
      ways: { made, invalid, isBack, k },
      isKnown: looked !== undefined,
      isNullOfInvalid,
      threads:
        jobs > 1 ? { jobs, start: () => startThread({ of: 'pseudonyms', key, context, isBack }) } : undefined,
      write: (bytes) => print(bytes, out?.number),
    });
    out?.keep();
    const seen = looked ?? written;
    tellWritten(run, made, written, seen);
    if (report) {
      const { columns, rows } = written;
      const bare = tablesWithoutRules(seen, parts);
      await print(`${JSON.stringify(reportOf(made.keyId, rows, columns, bare), null, 2)}\n`, report.number);
      report.keep();
    }
  } finally {
    out?.drop();
    report?.drop();
  }
}

/** Tells what was written, and what passed that may be personal. */
function tellWritten(
  { parts, fit, tell, language }: Run,
  made: Pseudonymizer,
  { columns, rows }: Seen,
  seen: Seen,
): void {
  const head = { pt: `chave ${made.keyId}, ${rows} linhas`, en: `key ${made.keyId}, ${rows} rows` };
  tell(`${head[language]}\n${tableOf(columns, language)}`);
  if (!fit.isBack) tellPersonal(seen, parts, made, (text) => tell(text[language]));
  const bare = tablesWithoutRules(seen, parts);
  if (bare.length === 0) return;
  const names = bare.join(', ');
  tell(
    {
      pt: `nenhuma regra fala destas tabelas, cujas linhas passam como estão: ${names}\n`,
      en: `no rule names these tables, whose rows pass as they are: ${names}\n`,
    }[language],
  );
}

function invalidOf(given = 'pseudonym'): InvalidMode {
  const invalid = invalidModes.find((mode) => mode === given);
  if (invalid === undefined)
    throw new UsageError({
      pt: `--invalid aceita ${invalidModes.join(', ')}`,
      en: `--invalid takes one of ${invalidModes.join(', ')}`,
    });
  return invalid;
}

function rareOf(given: string | undefined): number {
  const k = Number(given ?? DEFAULT_K);
  if (!Number.isInteger(k) || k < 1)
    throw new UsageError({
      pt: '--k aceita um número inteiro, a partir de 1',
      en: '--k takes a whole number, 1 or more',
    });
  return k;
}

function contextOf(context = ''): string {
  if (!isContext(context))
    throw new UsageError({
      pt: '--context aceita até 64 caracteres',
      en: '--context takes up to 64 characters',
    });
  return context;
}

/** The proposals for the columns of a file: those that look like a kind, and those that can be taken as they are. */
function findProposals(seen: Seen, parts: RunParts, made: Pseudonymizer) {
  const known = new Map<string, Proposal | undefined>();
  const proposeFor = (table: string, column: string) => {
    const id = `${table}\0${column}`;
    if (!known.has(id)) {
      const type = seen.catalog?.tables.get(table)?.columns.find(({ name }) => name === column)?.type;
      known.set(id, propose(column, seen.tables.get(table)?.samples.get(column) ?? [], made, type));
    }
    return known.get(id);
  };
  return soundProposals({
    rules: [],
    isDump: isDumpFormat(parts.format),
    catalog: seen.catalog,
    seen: seen.tables,
    isNullOfInvalid: false,
    isBack: false,
    propose: proposeFor,
  });
}

/** Names the columns that pass and look personal. */
function tellPersonal(seen: Seen, parts: RunParts, made: Pseudonymizer, tell: (text: Text) => void): void {
  const { likely } = findProposals(seen, parts, made);
  const plan = planFor(seen, parts, { isNullOfInvalid: false, isBack: false }, likely);
  const personal = plan.tables.flatMap(({ table, columns }) =>
    columns.flatMap(({ column, proposal }) =>
      proposal ? [`${table === '' ? '' : `${table}.`}${column} (${proposal.kind})`] : [],
    ),
  );
  if (personal.length > 0)
    tell({
      pt: `estas colunas passam como estão, e parecem pessoais: ${personal.join(', ')}\n`,
      en: `these columns pass as they are, and look personal: ${personal.join(', ')}\n`,
    });
}

/** The tables of a dump that have rows, and that no rule names. */
function tablesWithoutRules({ tables, catalog }: Seen, { rules, format }: RunParts): readonly string[] {
  if (!isDumpFormat(format)) return [];
  return [...tables.values()]
    .filter(({ name, rows }) => rows > 0 && !rules.some((rule) => namesTable(rule, name, catalog)))
    .map(({ name }) => name);
}

function delimiterOf(given: string | undefined, format: FormatName): string | undefined {
  if (given === undefined) return undefined;
  if (format !== 'csv') throw new UsageError({ pt: '--delimiter é para CSV', en: '--delimiter is for CSV' });
  const delimiter = given === 'tab' ? '\t' : given;
  if (delimiter.length !== 1)
    throw new UsageError({
      pt: '--delimiter aceita um sinal, ou tab',
      en: '--delimiter takes one sign, or tab',
    });
  return delimiter;
}

function allowedOf(given: string | undefined): ReadonlySet<string> {
  const allowed = given?.split(',').map((code) => code.trim()) ?? [];
  const wrong = allowed.find((code) => !codes.includes(code as Code));
  if (wrong !== undefined)
    throw new UsageError({
      pt: `--allow: não há o código ${wrong}; há ${codes.join(', ')}`,
      en: `--allow: there is no code ${wrong}; there are ${codes.join(', ')}`,
    });
  return new Set(allowed);
}

/** Opens a file that is not for others to read: what is restored is personal again. */
function openWritten(
  path: string | undefined,
  option: string,
  read: readonly (string | undefined)[],
): NewFile | undefined {
  if (path === undefined) return undefined;
  requireApart(path, option, read);
  return openNewFile(path, { option, isPrivate: true });
}

/** The rules of both options. One of `--columns` comes before one of `--rules` for the same column. */
function rulesOf(
  columns: string | undefined,
  file: string | undefined,
  isDump: boolean,
  mayBeNone: boolean,
): ColumnRule[] {
  const own = columns === undefined ? [] : readColumns(columns, isDump);
  const others = file === undefined ? [] : readRules(jsonOf(file), isDump);
  const rules = [
    ...own,
    ...others.filter(({ table, column }) => !own.some((one) => one.table === table && one.column === column)),
  ];
  if (rules.length === 0 && !mayBeNone)
    throw new UsageError({
      pt: '--columns diz que pseudônimos cada coluna recebe: --columns cpf=cpf,nome=nome; --detect propõe uma',
      en: '--columns says which column gets which pseudonyms: --columns cpf=cpf,nome=nome; --detect proposes it',
    });
  return rules;
}

function jsonOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(sameText(`--rules ${file}: ${(error as Error).message}`));
  }
}

/** The key is no argument: other users of the machine could read it. */
function keyOf(file: string | undefined, environment: Readonly<Record<string, string | undefined>>): string {
  let content: string | undefined;
  let isOpen = false;
  if (file !== undefined) {
    try {
      [content] = readFileSync(file, 'utf8').split('\n');
      isOpen = process.platform !== 'win32' && (statSync(file).mode & FOR_OTHERS) !== 0;
    } catch (error) {
      throw new UsageError(sameText(`--key-file: ${(error as Error).message}`));
    }
  }
  if (isOpen)
    throw new UsageError({
      pt: `--key-file: outros podem ler ${file}; chmod 600 ${quoteArgument(String(file))}`,
      en: `--key-file: others may read ${file}; chmod 600 ${quoteArgument(String(file))}`,
    });
  const key =
    file === undefined
      ? readPseudonymKey(environment[PSEUDONYM_KEY], PSEUDONYM_KEY)
      : readPseudonymKey(content, '--key-file');
  if (key === undefined)
    throw new UsageError({
      pt: `falta a chave: --key-file ARQUIVO, ou ${PSEUDONYM_KEY}; "openssl rand -hex 32" cria uma`,
      en: `there is no key: --key-file FILE, or ${PSEUDONYM_KEY}; "openssl rand -hex 32" makes one`,
    });
  return key;
}
