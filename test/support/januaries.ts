/**
 * Adds a made-up year of the minimum wage and the INSS to the tables, or as many as `JANUARIES` says: the project `januaries` shows that no test
 * notices a new year.
 */
import type { DatedEntry, DatedTable } from '../../src/law/dated.ts';
import { inssTable } from '../../src/law/tables/inss.ts';
import { minimumWage } from '../../src/law/tables/salario-minimo.ts';

const FACTOR = 1.05;
const up = (value: number): number => Math.round(value * FACTOR * 100) / 100;

/** Puts the entry of a new year into a table, in place of an estimate, as the change of a January does. */
function publish<Value>(table: DatedTable<Value>, change: (value: Value) => Value): void {
  const year = table.confirmedThrough + 1;
  const held = table.entries.filter(({ from, status }) => status !== 'estimativa' || from > `${year}-12-31`);
  const { source, value } = held.findLast(({ status }) => status !== 'estimativa') as DatedEntry<Value>;
  const entry = { from: `${year}-01-01`, source: `${source}, ${year}`, value: change(value) };
  Object.assign(table, {
    confirmedThrough: year,
    reviewBy: `${year}-12-31`,
    entries: [...held, entry].toSorted((a, b) => (a.from < b.from ? -1 : 1)),
  } satisfies Partial<DatedTable<Value>>);
}

// Files that run in one process share the tables: the year is published once.
const published = globalThis as { januaries?: true };
if (!published.januaries) {
  published.januaries = true;
  for (let left = Number(process.env['JANUARIES'] ?? 1); left > 0; left--) {
    publish(minimumWage, up);
    publish(inssTable, ({ faixas }) => ({
      faixas: faixas.map(({ ate, aliquota }) => ({ ate: up(ate), aliquota })),
    }));
  }
}
