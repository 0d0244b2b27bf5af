import type { DatedTable } from '../lib/law/dated.ts';
import type { DividendTax } from '../lib/law/dividends.ts';

/** Income tax withheld from dividends (Lei 9.250/1995, art. 6º-A); null while there is none. */
export const dividendTax: DatedTable<DividendTax | null> = {
  name: 'dividendos',
  entries: [
    { from: '2025-01-01', source: 'Lei nº 9.249/1995', value: null },
    { from: '2026-01-01', source: 'Lei nº 15.270/2025', value: { isentoAte: 50_000, aliquota: 10 } },
  ],
};
