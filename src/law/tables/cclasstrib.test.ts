import { expect, it } from 'vitest';
import { valueOn } from '#test/support/legal-tables.ts';
import { articlesOfCodes, classificationTable, isNotCalculated } from './cclasstrib.ts';

/** The codes of a CST from one number to another. */
const codes = (cst: string, first: number, last = first) =>
  Array.from({ length: last - first + 1 }, (_, i) => cst + String(first + i).padStart(3, '0'));

// Tabela cClassTrib of 22 June 2026, columns pRedCBS and pRedIBS: 100 % is art. 125 and the like, 60 % title IV, chapter
// II of LC 214/2025, 30 % arts. 127 and 243, 40 % arts. 275 to 289, 50 and 70 % art. 261, 80 % art. 158; art. 308: Prouni.
const reductions: readonly (readonly [cbs: number, ibs: number, codes: readonly string[]])[] = [
  [0, 0, [...codes('000', 1, 5), '011004', '222001', ...codes('400', 1, 2), ...codes('410', 1, 37)]],
  [0, 0, ['410999', '510001', ...codes('550', 1, 25)]],
  [100, 100, [...codes('200', 1, 24), '200053', '200054']],
  [100, 60, ['200025']],
  [80, 80, ['200026']],
  [70, 70, ['200027']],
  [60, 60, [...codes('011', 1, 3), ...codes('200', 28, 45), '515001']],
  [50, 50, ['200046']],
  [40, 40, codes('200', 47, 51)],
  [30, 30, ['200052', '011005']],
];

it('the table of codes has the reductions of each one, and its CST', () => {
  const expected = reductions.flatMap(([cbs, ibs, codes]) =>
    codes.map((code) => [code, { cst: code.slice(0, 3), cbs, ibs }] as const),
  );
  expect(expected).toHaveLength(132);
  expect(valueOn(classificationTable, '2026-01-01')).toEqual(Object.fromEntries(expected));
  expect(Object.keys(articlesOfCodes).toSorted()).toEqual(expected.map(([code]) => code).toSorted());
});

// The same table, column LC 214/25.
it.each([
  ['000005', 'art. 179, I'],
  ['011002', 'art. 237'],
  ['200010', 'art. 146, § 1º, I e II'],
  ['200052', 'art. 127, I a XVIII'],
  ['222001', 'art. 12, § 8º'],
  ['400001', 'art. 157'],
  ['410999', 'art. 4º, § 1º'],
  ['510001', 'art. 28, § 1º'],
  ['515001', 'art. 138, § 2º'],
  ['550014', 'arts. 99, 100 e 102'],
])('code %s stands on %s', (code, article) => {
  expect(articlesOfCodes[code]).toBe(article);
});

it('32 codes of the official table are not calculated, and no other one is', () => {
  const all = Array.from({ length: 1000 }, (_, i) => String(i).padStart(3, '0')).flatMap((cst) =>
    codes(cst, 0, 12),
  );
  const found = all.filter(isNotCalculated);
  expect(found).toHaveLength(32);
  for (const code of [
    '010001',
    '220003',
    '221004',
    '620007',
    '800002',
    '810001',
    '811003',
    '820009',
    '830001',
  ])
    expect(found).toContain(code);
  expect(isNotCalculated('620008')).toBe(false);
  expect(found.filter((code) => code in articlesOfCodes)).toEqual([]);
});
