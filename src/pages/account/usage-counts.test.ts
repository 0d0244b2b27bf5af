import { expect, it } from 'vitest';
import { usageCounts } from './usage-counts.ts';

it('a count of use has one row for each account, tool and day, and none of an account that was dropped', () => {
  const rows = usageCounts();
  const [first] = [rows.of('a', '2026-11-21', 'cpf'), rows.of('a', '2026-11-22', 'cpf')];
  rows.of('a', '2026-11-21', 'cnpj');
  const other = rows.of('b', '2026-11-21', 'cpf');
  expect(rows.of('a', '2026-11-21', 'cpf')).toBe(first);
  expect([rows.size, rows.all().length]).toEqual([4, 4]);
  rows.drop('a');
  expect([rows.size, rows.all()]).toEqual([1, [other]]);
  rows.drop('nobody');
  expect(rows.size).toBe(1);
  expect(rows.of('a', '2026-11-21', 'cpf')).not.toBe(first);
});
