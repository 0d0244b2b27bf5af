/** Reads a file for its structure, and writes it with other values. */
import type { Text } from '../../../src/lib/languages.ts';
import { eachText, UsageError } from '../usage.ts';
import type { Pseudonymizer } from '../../../src/pseudonyms/pseudonymizer.ts';
import { readAhead, type Scout, type Threads } from './ahead.ts';
import { Catalog } from './catalog.ts';
import type { Column, Ways } from './column.ts';
import type { ColumnRule } from './columns.ts';
import { readCsv } from './csv.ts';
import type { Proposal } from './detect.ts';
import { type EncodingName, encodingOf, isWide, narrowed, widener } from './encoding.ts';
import { readNdjson } from './ndjson.ts';
import { Held } from './output.ts';
import { errorsOf, missingOf, type Plan, planOf, unruledOf } from './plan.ts';
import { requireOnce, type SeenTable, Session } from './session.ts';
import type { Dialect } from './sql-scan.ts';
import { readSql } from './sql.ts';
import { oneTransaction, plainOutput } from './transaction.ts';
import { read, Window } from './window.ts';

export const formatNames = ['csv', 'ndjson', 'pgdump', 'mysqldump'] as const;
export type FormatName = (typeof formatNames)[number];

export const isDumpFormat = (format: FormatName): format is Dialect =>
  format === 'pgdump' || format === 'mysqldump';

export interface RunParts {
  readonly rules: readonly ColumnRule[];
  readonly format: FormatName;
  readonly encoding: EncodingName;
  readonly delimiter: string | undefined;
  readonly isStrict: boolean;
  /** A dump is written as one transaction, so that a reader keeps all of it or nothing. */
  readonly isOneTransaction: boolean;
  readonly allowed: ReadonlySet<string>;
}

/** A file as it was read. */
export interface Seen {
  readonly tables: ReadonlyMap<string, SeenTable>;
  readonly catalog: Catalog | undefined;
  readonly rows: number;
  readonly columns: readonly Column[];
}

interface Reading {
  readonly window: Window;
  readonly session: Session;
  readonly catalog: Catalog | undefined;
  readonly pieces: AsyncGenerator<string, void, undefined>;
  isInRows(): boolean;
}

function open(
  pieces: AsyncIterable<Uint8Array>,
  parts: RunParts,
  ways: Ways | undefined,
  isLooking: boolean,
): Reading {
  const { format, encoding, delimiter, rules, isOneTransaction, isStrict } = parts;
  const isDump = isDumpFormat(format);
  const catalog = isDump ? new Catalog(format) : undefined;
  const session = new Session({ rules, isDump, catalog, ways, isStrict, isLooking });
  const window = new Window(ways === undefined);
  const values = encodingOf(encoding);
  let isInRows = false;
  const steps = catalog
    ? readSql(window, {
        dialect: format as Dialect,
        tables: session,
        catalog,
        encoding: values,
        isOneTransaction: isOneTransaction && format === 'pgdump',
        setInRows: (isInside) => void (isInRows = isInside),
      })
    : format === 'csv'
      ? readCsv(window, session, values, delimiter)
      : readNdjson(window, session, values);
  const source = isWide(encoding) ? narrowed(pieces, encoding) : pieces;
  return { window, session, catalog, pieces: read(source, window, steps), isInRows: () => isInRows };
}

const seenOf = ({ session, catalog }: Reading): Seen => ({
  tables: session.tables,
  catalog,
  rows: [...session.tables.values()].reduce((sum, { rows }) => sum + rows, 0),
  columns: [...session.columns.values()],
});

/** Reads a whole file for its structure, and whether each row can be read; or so many rows of each table. */
export async function look(pieces: AsyncIterable<Uint8Array>, parts: RunParts): Promise<Seen> {
  const reading = open(pieces, parts, undefined, true);
  for await (const _ of reading.pieces);
  requireOnce(reading.session, parts.rules, parts.isStrict);
  return seenOf(reading);
}

/** The plan of a file that was read. */
export function planFor(
  { tables, catalog }: Seen,
  { rules, format }: RunParts,
  { isNullOfInvalid, isBack }: { readonly isNullOfInvalid: boolean; readonly isBack: boolean },
  propose?: (table: string, column: string) => Proposal | undefined,
): Plan {
  const isDump = isDumpFormat(format);
  return planOf({
    rules,
    isDump,
    catalog,
    seen: tables,
    isNullOfInvalid,
    isBack,
    ...(propose && { propose }),
  });
}

/** Throws where rules do not fit what is read. */
export function requireFit(plan: Plan, { allowed, isStrict }: RunParts): void {
  const errors = errorsOf(plan, allowed);
  const bare = isStrict ? unruledOf(plan) : [];
  if (errors.length > 0 || bare.length > 0)
    throw new UsageError(
      eachText((l) =>
        [...errors, ...(bare.length > 0 ? [strictText(bare)] : [])].map((text) => text[l]).join('\n'),
      ),
    );
}

const strictText = (bare: readonly string[]): Text => ({
  pt: `--strict: há colunas sem tipo: ${bare.join(', ')}; =keep mantém uma`,
  en: `--strict: there are columns without a kind: ${bare.join(', ')}; =keep keeps one`,
});

/** Opens a file that is written, whose pseudonyms threads may make. */
function openWith(
  threads: Threads | undefined,
  pieces: AsyncIterable<Uint8Array>,
  parts: WriteParts,
): Reading {
  const { ways, isKnown } = parts;
  if (!threads) return open(pieces, parts, ways, !isKnown);
  const waysOf = (made: Pseudonymizer): Ways => ({ ...ways, made, areMadeAhead: true });
  const scout: Scout = (source, made) => open(source, parts, waysOf(made), false).pieces;
  const ahead = readAhead(pieces, ways.made, scout, threads);
  return open(ahead.pieces, parts, waysOf(ahead.made), !isKnown);
}

export interface WriteParts extends RunParts {
  readonly ways: Ways;
  /** True where the file was looked at before: nothing is held then. */
  readonly isKnown: boolean;
  readonly isNullOfInvalid: boolean;
  /** Threads that make the pseudonyms; none where this one does. */
  readonly threads?: Threads | undefined;
  /** Takes what is written, one character a byte. */
  write(bytes: Uint8Array): Promise<void>;
}

/** Writes a file with other values. Of a stream, nothing is written until all that rules name was seen. */
export async function rewrite(pieces: AsyncIterable<Uint8Array>, parts: WriteParts): Promise<Seen> {
  const { format, encoding, ways, isKnown, isStrict, rules, isNullOfInvalid } = parts;
  const reading = openWith(parts.threads, pieces, parts);
  const { catalog, session } = reading;
  const bytesOf = isWide(encoding) ? widener(encoding) : (bytes: string) => Buffer.from(bytes, 'latin1');
  const output =
    format === 'pgdump' && parts.isOneTransaction
      ? oneTransaction((bytes) => parts.write(bytesOf(bytes)))
      : plainOutput((bytes) => parts.write(bytesOf(bytes)));
  const held = new Held((bytes) => output.write(bytes, reading.isInRows()), !isKnown);
  const isDump = isDumpFormat(format);
  const isAllThere = () =>
    missingOf({ rules, isDump, catalog, seen: session.tables }).missing.length === 0 ||
    parts.allowed.has('missing');
  const planNow = () => planFor(seenOf(reading), parts, { isNullOfInvalid, isBack: ways.isBack });
  try {
    for await (const bytes of reading.pieces) {
      if (bytes !== '') await held.write(bytes);
      if (!held.isHolding || isStrict || !isAllThere()) continue;
      requireOnce(session, rules, isStrict);
      requireFit(planNow(), parts);
      await held.letGo();
    }
    if (held.isHolding) {
      requireOnce(session, rules, isStrict);
      requireFit(planNow(), parts);
      await held.letGo();
    }
    await output.end();
  } catch (error) {
    await output.undo();
    throw error;
  } finally {
    held.close();
  }
  return seenOf(reading);
}
