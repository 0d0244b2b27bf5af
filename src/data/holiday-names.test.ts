import { expect, it } from 'vitest';
import { bankHolidays, nationalHolidays, optionalDays } from '../law/tables/holidays.ts';
import { stateHolidays } from '../law/tables/state-holidays.ts';
import { englishHolidayNames } from './holiday-names.ts';
import { states } from './states.ts';

const tables = [nationalHolidays, bankHolidays, optionalDays, ...states.map(stateHolidays)];

it('every holiday of the tables has an English name, and no other has', () => {
  const names = tables.flatMap(({ entries }) => entries.map(({ value }) => value.name));
  expect(Object.keys(englishHolidayNames).toSorted()).toEqual([...new Set(names)].toSorted());
});
