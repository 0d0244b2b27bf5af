import type { DatedTable } from '../dated.ts';

/** Income tax withheld from interest on equity (JCP), % (Lei 9.249/1995, art. 9º, § 2º). */
export const equityInterestTax: DatedTable<number> = {
  id: 'jcp',
  name: 'IRRF sobre juros sobre capital próprio',
  confirmedThrough: 2027,
  checkedOn: '2026-11-22',
  // A rise must be law by the end of the year before it (CF, art. 150, III, b).
  reviewBy: '2026-12-31',
  entries: [
    { from: '1996-01-01', source: 'Lei nº 9.249/1995, art. 9º, § 2º', value: 15 },
    {
      from: '2026-01-01',
      source: 'Lei nº 9.249/1995, art. 9º, § 2º, na redação da Lei Complementar nº 224/2025',
      value: 17.5,
    },
  ],
};
