import type { DatedTable } from '../lib/law/dated.ts';
import type { FactorRTable } from '../lib/law/taxes/factor-r.ts';

/** The percentages of the law, and those that the resolution puts in place of a division by or of zero. */
export const factorRTable: DatedTable<FactorRTable> = {
  name: 'fator-r',
  entries: [
    {
      from: '2018-01-01',
      to: '2026-12-31',
      source: 'LC nº 123/2006, art. 18, §§ 5º-J, 5º-M e 24; Resolução CGSN nº 140/2018, art. 26',
      value: { minimo: 28, semFolha: 1, semReceita: 28 },
    },
  ],
};
