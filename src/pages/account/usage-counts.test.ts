import { expect, it } from 'vitest';
import { usageCounts } from './usage-counts.ts';

it('a count of use has one row for each account, key, tool and day, and none of an account that was dropped', () => {
  const rows = usageCounts();
  const first = rows.of('a', 'k', 'cpf', '2026-11-21');
  for (const [key, tool, day] of [
    ['k', 'cpf', '2026-11-22'],
    ['k', 'cnpj', '2026-11-21'],
    [null, 'cpf', '2026-11-21'],
  ] as const)
    rows.of('a', key, tool, day);
  const other = rows.of('b', 'k', 'cpf', '2026-11-21');
  expect(rows.of('a', 'k', 'cpf', '2026-11-21')).toBe(first);
  expect([rows.size, rows.all().length]).toEqual([5, 5]);
  rows.drop('a');
  expect([rows.size, rows.all()]).toEqual([1, [other]]);
  rows.drop('nobody');
  expect(rows.size).toBe(1);
  expect(rows.of('a', 'k', 'cpf', '2026-11-21')).not.toBe(first);
});
