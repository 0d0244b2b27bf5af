import type { DatedTable } from '../dated.ts';
import type { DividendTax } from '../dividends.ts';

/** Income tax withheld from dividends (Lei 9.250/1995, art. 6º-A); null while there was no such tax. */
export const dividendTax: DatedTable<DividendTax | null> = {
  id: 'dividendos',
  name: 'IRRF sobre dividendos',
  confirmedThrough: 2027,
  checkedOn: '2026-11-22',
  // A rise must be law by the end of the year before it (CF, art. 150, III, b).
  reviewBy: '2026-12-31',
  entries: [
    { from: '1996-01-01', source: 'Lei nº 9.249/1995', value: null },
    { from: '2025-01-01', source: 'Lei nº 9.249/1995', value: null },
    { from: '2026-01-01', source: 'Lei nº 15.270/2025', value: { isentoAte: 50_000, aliquota: 10 } },
  ],
};
