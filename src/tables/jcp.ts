import type { DatedTable } from '../lib/law/dated.ts';

/** Income tax withheld from interest on equity (JCP), % (Lei 9.249/1995, art. 9º, § 2º). */
export const equityInterestTax: DatedTable<number> = {
  name: 'jcp',
  entries: [
    { from: '1996-01-01', to: '2025-12-31', source: 'Lei nº 9.249/1995, art. 9º, § 2º', value: 15 },
    {
      from: '2026-01-01',
      source: 'Lei nº 9.249/1995, art. 9º, § 2º, na redação da Lei Complementar nº 224/2025',
      value: 17.5,
    },
  ],
};
