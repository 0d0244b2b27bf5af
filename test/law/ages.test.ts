import { expect, it } from 'vitest';
import { tables as rtcTables } from '../../src/rtc/data.ts';
import * as lookups from '../../src/tables/index.ts';
import { addMonths } from '../../src/lib/dates/dates.ts';
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

/** Days after which the Receita Federal has published a newer state of its calculator, as a rule. */
const LONGEST_STATE = 90;

it('the state of the official calculator is named by its day, and a newer one is looked for in time', async () => {
  const { versaoDb, dataVersaoDb } = await rtcTables.version();
  const age = (Date.parse(today) - Date.parse(dataVersaoDb.slice(0, 10))) / 86_400_000;
  expect(age).toBeGreaterThanOrEqual(0);
  if (age > LONGEST_STATE)
    console.warn(`State ${versaoDb} of the calculator of CBS and IBS is ${age} days old.`);
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

/** Months after which a look-up table is held against its source again; the list of banks changes faster than others. */
const monthsOf = (id: string) => (id === 'bancos' ? 3 : 12);

const isPast = (checked: string, months: number, day: string) => addMonths(checked, months) < day;

const dueLookups = async (day: string) => {
  const facts = await Promise.all(
    Object.values(lookups).map(async (load) => (await (load as lookups.Table<object, unknown>)()).tabela),
  );
  return facts.filter(({ id, conferida }) => isPast(conferida, monthsOf(id), day));
};

it(`no look-up table is past its review on ${today}`, async () => {
  const due = (await dueLookups(today)).map(
    ({ id, fonte, conferida }) => `${id}, checked on ${conferida}: ${fonte}`,
  );
  if (process.env['AGES']) expect(due).toEqual([]);
  else for (const line of due) console.warn(`This look-up table is to be checked: ${line}`);
});

it('look-up tables are due a year after they were checked, and banks after three months', async () => {
  const checked = (await dueLookups('9999-12-31')).find(({ id }) => id === 'bancos');
  expect(checked?.conferida).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(isPast('2026-11-29', 3, '2027-02-28')).toBe(false);
  expect(isPast('2026-11-29', 3, '2027-03-01')).toBe(true);
  expect(isPast('2026-11-29', 12, '2027-11-29')).toBe(false);
  expect(isPast('2026-11-29', 12, '2027-11-30')).toBe(true);
  expect(await dueLookups('9999-12-31')).toHaveLength(Object.keys(lookups).length);
});
