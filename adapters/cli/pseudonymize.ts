import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  realpathSync,
  statSync,
  unlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { createPseudonymizer } from '../../src/pseudonyms/index.ts';
import { type InvalidMode, invalidModes } from '../../src/pseudonyms/pseudonymizer.ts';
import { isContext } from '../../src/pseudonyms/settings.ts';
import { readArgs } from './args.ts';
import { bytesOf } from './call/bytes-of.ts';
import { print as printTo } from './call/output.ts';
import { PSEUDONYM_KEY, readPseudonymKey } from './pseudonym-key.ts';
import { type ColumnRule, readColumns, readRules, requireReversible } from './pseudonymize/columns.ts';
import { columnsOption, propose, SAMPLE } from './pseudonymize/detect.ts';
import { type FormatName, formatNames } from './pseudonymize/formats.ts';
import { reportOf, tableOf } from './pseudonymize/report.ts';
import { rewrite } from './pseudonymize/run.ts';
import { UsageError } from './usage.ts';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

/** Distinct values that should share a part which pseudonyms keep. */
const DEFAULT_K = 5;
/** The bits of a file's mode that let others read it. */
const FOR_OTHERS = 0o077;

/** The parts of the process that the command uses. */
interface Process {
  readonly environment?: Readonly<Record<string, string | undefined>>;
  readonly print?: (text: string) => Promise<void>;
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
  const { values, operands } = readArgs(
    args,
    {
      ...{
        columns: text,
        rules: text,
        'key-file': text,
        context: text,
        format: text,
        delimiter: text,
        invalid: text,
      },
      ...{ out: text, report: text, k: text, strict: flag, restore: flag, detect: flag },
    },
    ['FILE'],
  );
  const [file] = operands as readonly [string];
  const format = formatOfFile(file, values.format);
  const delimiter = values.delimiter === 'tab' ? '\t' : values.delimiter;
  if (delimiter !== undefined && delimiter.length !== 1)
    throw new UsageError('--delimiter takes one sign, or tab');
  const stop = new AbortController();
  const pieces = bytesOf(file, { option: 'FILE', signal: stop.signal });
  const shared = { format, delimiter, isStrict: values.strict ?? false };

  if (values.detect) {
    // Only the verdict on each value counts, so that the key is of no matter.
    const made = createPseudonymizer({ key: new Uint8Array(32) });
    const ways = { made, invalid: 'keep', isBack: false, k: DEFAULT_K } as const;
    const { samples } = await rewrite(pieces, {
      ...shared,
      isStrict: false,
      ...ways,
      rules: [],
      limit: SAMPLE,
      write: async () => undefined,
    });
    const proposals = [...samples].map(([column, sample]) => propose(column, sample, made));
    for (const { column, kind, isUnsure, share } of proposals)
      tell(
        `${column}: ${kind ?? 'nothing found'}${isUnsure ? '?' : ''}${share === undefined ? (kind ? ' (by its name)' : '') : ` (${Math.round(share * 100)} %)`}\n`,
      );
    return print(`${columnsOption(proposals)}\n`);
  }

  const rules = rulesOf(values.columns, values.rules, format === 'pgdump');
  if (values.restore) requireReversible(rules);
  const invalid = (values.invalid ?? 'pseudonym') as InvalidMode;
  if (!invalidModes.includes(invalid))
    throw new UsageError(`--invalid takes one of ${invalidModes.join(', ')}`);
  const k = Number(values.k ?? DEFAULT_K);
  if (!Number.isInteger(k) || k < 1) throw new UsageError('--k takes a whole number, 1 or more');
  const context = values.context ?? '';
  if (!isContext(context)) throw new UsageError('--context takes up to 64 characters');
  const made = createPseudonymizer({ key: keyOf(values['key-file'], environment, tell), context });

  const out = values.out === undefined ? undefined : openOut(values.out, file);
  try {
    const { rows, columns, samples } = await rewrite(pieces, {
      ...shared,
      ...{ made, invalid, isBack: values.restore ?? false, k, rules },
      async write(bytes) {
        if (out) out.write(bytes);
        else await writeStdout(bytes);
      },
    });
    out?.close();
    tell(`key ${made.keyId}, ${rows} rows\n${tableOf(columns)}`);
    const personal = [...samples]
      .map(([column, sample]) => propose(column, sample, made))
      .filter(({ kind }) => kind);
    if (personal.length > 0)
      tell(
        `these columns pass as they are, and look personal: ${personal.map(({ column, kind }) => `${column} (${kind})`).join(', ')}\n`,
      );
    if (values.report !== undefined)
      writeFileSync(values.report, `${JSON.stringify(reportOf(made.keyId, rows, columns), null, 2)}\n`);
  } catch (error) {
    out?.remove();
    throw error;
  }
}

function formatOfFile(file: string, given: string | undefined): FormatName {
  const endings: Readonly<Record<string, FormatName>> = {
    csv: 'csv',
    ndjson: 'ndjson',
    jsonl: 'ndjson',
    sql: 'pgdump',
  };
  const format = given ?? endings[/\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? ''];
  if (format !== undefined && formatNames.includes(format as FormatName)) return format as FormatName;
  throw new UsageError(`--format takes one of ${formatNames.join(', ')}`);
}

function rulesOf(columns: string | undefined, file: string | undefined, isDump: boolean): ColumnRule[] {
  const rules = [
    ...(file === undefined ? [] : readRules(jsonOf(file), isDump)),
    ...(columns === undefined ? [] : readColumns(columns, isDump)),
  ];
  if (rules.length === 0)
    throw new UsageError(
      '--columns says which column gets which pseudonyms: --columns cpf=cpf,nome=nome; --detect proposes it',
    );
  return rules;
}

function jsonOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`--rules ${file}: ${(error as Error).message}`);
  }
}

/** The key is no argument: other users of the machine could read it. */
function keyOf(
  file: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
  tell: (text: string) => void,
): string {
  let content: string | undefined;
  if (file !== undefined) {
    try {
      [content] = readFileSync(file, 'utf8').split('\n');
      if ((statSync(file).mode & FOR_OTHERS) !== 0 && process.platform !== 'win32')
        tell(`warning: others may read ${file}: chmod 600 ${file}\n`);
    } catch (error) {
      throw new UsageError(`--key-file: ${(error as Error).message}`);
    }
  }
  const key =
    file === undefined
      ? readPseudonymKey(environment[PSEUDONYM_KEY], PSEUDONYM_KEY)
      : readPseudonymKey(content, '--key-file');
  if (key === undefined)
    throw new UsageError(
      `there is no key: --key-file FILE, or ${PSEUDONYM_KEY}; "openssl rand -hex 32" makes one`,
    );
  return key;
}

function openOut(path: string, read: string) {
  if (read !== '-' && existsSync(path) && existsSync(read) && realpathSync(path) === realpathSync(read))
    throw new UsageError(`--out: ${path} is the file that is read`);
  let file: number;
  try {
    // Not for others to read: what is restored is personal again.
    file = openSync(path, 'w', 0o600);
  } catch (error) {
    throw new UsageError(`--out ${path}: ${(error as Error).message}`);
  }
  let isOpen = true;
  const close = () => {
    if (isOpen) closeSync(file);
    isOpen = false;
  };
  return {
    write(bytes: string): void {
      const buffer = Buffer.from(bytes, 'latin1');
      for (let done = 0; done < buffer.length;) done += writeSync(file, buffer, done);
    },
    close,
    remove() {
      close();
      unlinkSync(path);
    },
  };
}

const writeStdout = async (bytes: string) => printTo(Buffer.from(bytes, 'latin1'));
