import type { DatedTable } from '../dated.ts';
import type { FactorRTable } from '../taxes/fator-r.ts';

/** The percentages of the law, and those that the resolution puts in place of a division by or of zero. */
export const factorRTable: DatedTable<FactorRTable> = {
  id: 'fator-r',
  name: 'Fator R',
  confirmedThrough: 2033,
  checkedOn: '2026-11-22',
  // The same is pending as for the Simples: PLP 108/2021, and an erratum of Resolução CGSN 190/2026.
  reviewBy: '2026-12-31',
  entries: [
    {
      from: '2018-01-01',
      source: 'LC nº 123/2006, art. 18, §§ 5º-J, 5º-M e 24; Resolução CGSN nº 140/2018, art. 26',
      value: { minimo: 28, semFolha: 1, semReceita: 28 },
    },
    {
      from: '2027-01-01',
      source:
        'LC nº 123/2006, art. 18, §§ 5º-J, 5º-K, 5º-M e 24, na redação da LC nº 214/2025; Resolução CGSN nº 140/2018, art. 26',
      value: { minimo: 28, semFolha: 1, semReceita: 28 },
    },
  ],
};
