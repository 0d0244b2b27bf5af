import { expect, it } from 'vitest';
import { type Nomenclature, tables } from './data.ts';
import { loadNumbers } from './numbers.ts';

it.each<Nomenclature>(['ncm', 'nbs'])(
  'each row of the %s is found as the whole table has it',
  async (name) => {
    const [numbers, { rows, inicio }] = await Promise.all([loadNumbers[name](), tables[name]()]);
    expect(numbers.rows()).toEqual(rows);
    const other = rows.filter((row) => {
      const day = row[2] ?? inicio;
      return JSON.stringify(numbers.find(row[0], day)) !== JSON.stringify(row);
    });
    expect(other).toEqual([]);
    expect(numbers.find('00000000', '2026-06-01')).toBeUndefined();
  },
);
