import { readdirSync } from 'node:fs';
import { expect } from 'vitest';
import { states } from '../../src/data/states.ts';
import { type DatedEntry, type DatedTable, entryOn, estimateOn } from '../../src/law/dated.ts';
import { stateHolidays } from '../../src/law/tables/state-holidays.ts';
import { yearOf } from '../../src/lib/dates/civil-date.ts';
import { addDays } from '../../src/lib/dates/dates.ts';
import { tools } from './tools.ts';

type Table = Pick<DatedTable<unknown>, 'confirmedThrough'>;

/** The value of a table in force on a day. */
export function valueOn<Value>({ entries }: DatedTable<Value>, date: string): Value {
  const entry = entryOn(entries, date);
  if (!entry) throw new Error(`no entry on ${date}`);
  return entry.value;
}

/** The last year that all of these tables hold. */
export function lastYear(...tables: readonly Table[]): number {
  return Math.min(...tables.map(({ confirmedThrough }) => confirmedThrough));
}

/** A year that none of these tables holds yet. */
export function newYear(...tables: readonly Table[]): number {
  return Math.max(...tables.map(({ confirmedThrough }) => confirmedThrough)) + 1;
}

/** The middle of January of a year, as the clock of a test. */
export const january = (year: number): string => `${year}-01-15T12:00:00Z`;

/** An entry from the first day of a year, as a host adds it. */
export const added = (year: number, source: string, value: unknown) => [
  { from: `${year}-01-01`, source, value },
];

/**
 * Expects these entries of a table and no other, each on its first day, and on the eve of it the one before, or none before the first. A year
 * without figures that were typed from the law a second time is red. Entries from the day `before` on are those of another test of the file.
 */
export function expectEntries<Value>(
  { entries }: DatedTable<Value>,
  history: readonly DatedEntry<Value>[],
  { before = '9999' } = {},
): void {
  for (const [i, expected] of history.entries()) {
    expect(entryOn(entries, expected.from)).toEqual(expected);
    expect(entryOn(entries, addDays(expected.from, -1))).toEqual(history[i - 1] ?? null);
  }
  const held = entries.filter(({ from, status }) => status !== 'estimativa' && from < before);
  const typed = history.map(({ from }) => from);
  expect(
    held.map(({ from }) => from),
    'type each entry of the table into its test, from the law',
  ).toEqual(typed);
}

/**
 * Expects each of these estimates on its first and its last day and on none around them, or, once the table is
 * confirmed for its year, nowhere: a law that takes the place of an estimate changes no test.
 */
export function expectEstimates(
  table: DatedTable<unknown>,
  estimates: readonly (DatedEntry<unknown> & { readonly to: string })[],
): void {
  for (const expected of estimates) {
    const { from, to } = expected;
    const isOpen = yearOf(from) > table.confirmedThrough;
    for (const day of [from, to]) expect(estimateOn(table, day, {})).toEqual(isOpen ? expected : null);
    for (const day of [addDays(from, -1), addDays(to, 1)])
      expect(estimateOn(table, day, {})).not.toEqual(expected);
  }
}

/** The rows of a table as the Diário Oficial prints it: `1.518,00` is a figure, `–` none. */
export function printed(text: string): (number | null)[][] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(figureOf));
}

function figureOf(text: string): number | null {
  return text === '–' ? null : Number(text.replaceAll('.', '').replace(',', '.'));
}

const isTable = (value: unknown): value is DatedTable<unknown> =>
  typeof value === 'object' && value !== null && 'confirmedThrough' in value;

/** Every table of `src/law/tables`. */
export async function allTables(): Promise<readonly DatedTable<unknown>[]> {
  const folder = new URL('../../src/law/tables/', import.meta.url);
  const files = readdirSync(folder).filter((file) => !file.endsWith('.test.ts'));
  const modules = await Promise.all(
    files.map((file) => import(new URL(file, folder).href) as Promise<object>),
  );
  return [
    ...modules.flatMap((module) => Object.values(module).filter(isTable)),
    ...states.map(stateHolidays),
  ];
}

/** Describes each table whose review was due before a day: its name, the due date, its users and its sources. */
export async function overdue(today: string): Promise<string[]> {
  return (await allTables())
    .filter(({ reviewBy }) => reviewBy < today)
    .map((table) => {
      const users = tools.filter(({ tables = [] }) => tables.some(({ id }) => id === table.id));
      const source = table.entries.findLast(({ status }) => status !== 'estimativa')?.source ?? 'no entry';
      return `${table.id}, due by ${table.reviewBy}: ${source}; used by ${users.map(({ id }) => id).join(', ')}`;
    });
}
