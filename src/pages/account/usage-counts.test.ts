import { expect, it } from 'vitest';
import { usageCounts } from './usage-counts.ts';

it('a count of use has one row for each account, key, tool and hour, and none of an account that was dropped', () => {
  const rows = usageCounts();
  const first = rows.of('a', 'k', 'cpf', '2026-11-21', 9);
  for (const [key, tool, day, hour] of [
    ['k', 'cpf', '2026-11-22', 9],
    ['k', 'cpf', '2026-11-21', 10],
    ['k', 'cnpj', '2026-11-21', 9],
    [null, 'cpf', '2026-11-21', 9],
  ] as const)
    rows.of('a', key, tool, day, hour);
  const other = rows.of('b', 'k', 'cpf', '2026-11-21', 9);
  expect(rows.of('a', 'k', 'cpf', '2026-11-21', 9)).toBe(first);
  expect([rows.size, rows.all().length]).toEqual([6, 6]);
  rows.drop('a');
  expect([rows.size, rows.all()]).toEqual([1, [other]]);
  rows.drop('nobody');
  expect(rows.size).toBe(1);
  expect(rows.of('a', 'k', 'cpf', '2026-11-21', 9)).not.toBe(first);
});
