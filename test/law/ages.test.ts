import { expect, it } from 'vitest';
import { allTables, overdue } from '../support/legal-tables.ts';

/** `CANIVETE_TODAY` sets the day, for a look at what a later one will ask for. */
const today = process.env['CANIVETE_TODAY'] ?? new Date().toISOString().slice(0, 10);

// It fails with `AGES=1`, as `.ci/run` has it. Without it there is a warning alone, so that a newcomer in January is
// not met by failing tests.
it(`no table is past its review on ${today}`, async () => {
  const due = await overdue(today);
  if (process.env['AGES']) expect(due).toEqual([]);
  else for (const line of due) console.warn(`This table is to be checked: ${line}`);
});

it('a table is due on the day after its review, and is told with its source and tools', async () => {
  const table = (await allTables()).find(({ id }) => id === 'inss');
  const told = async (day: string) => (await overdue(day)).filter((line) => line.startsWith('inss,'));
  const [reviewBy, after] = [table?.reviewBy as string, `${table?.reviewBy}T`];
  expect(await told(reviewBy)).toEqual([]);
  const [line] = await told(after);
  expect(line).toContain(reviewBy);
  expect(line).toContain('Portaria Interministerial');
  expect(line).toContain('calculadoras-salario-liquido');
});

it('all tables are due in the end', async () => {
  expect(await overdue('9999-12-31')).toHaveLength((await allTables()).length);
});
