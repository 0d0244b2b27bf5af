/** The rows of a table as the package carries them. */
import { unpack } from '../lib/unpack.ts';

/** Rows, the institutions and acts from which they were taken, and the day on which they were held against these. */
export interface Source<Row> {
  readonly fonte: string;
  readonly conferida: string;
  readonly rows: readonly Row[];
}

/** The module of a packed text. */
export type Packed = () => Promise<{ readonly default: string }>;

const FACT = /^# \w+: (.+)$/;

/**
 * Reads a table of text: a line with its sources, one with the day, one with the names of its columns, then a row a line. Columns
 * are split by tabs, and empty ones at the end of a row are left out.
 */
export async function readRows<Column extends string>(load: Packed): Promise<Source<Record<Column, string>>> {
  const text = await unpack((await load()).default);
  const [first = '', second = '', names = '', ...lines] = text.trimEnd().split('\n');
  const columns = names.split('\t') as Column[];
  return {
    fonte: factOf(first),
    conferida: factOf(second),
    rows: lines.map((line) => {
      const values = line.split('\t');
      return Object.fromEntries(columns.map((column, i) => [column, values[i] ?? ''])) as Record<
        Column,
        string
      >;
    }),
  };
}

const factOf = (line: string) => FACT.exec(line)?.[1] ?? '';
