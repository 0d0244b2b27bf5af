import type { DatedTable } from '../lib/dated.ts';

export interface DividendTax {
  /** What one company may pay one resident in a month untaxed, BRL. */
  readonly isentoAte: number;
  /** Percent, of the whole amount once it is above that. */
  readonly aliquota: number;
}

/** Income tax withheld from dividends (Lei 9.250/1995, art. 6º-A); null while there is none. */
export const dividendTax: DatedTable<DividendTax | null> = {
  name: 'dividendos',
  entries: [
    { from: '2025-01-01', source: 'Lei nº 9.249/1995', value: null },
    { from: '2026-01-01', source: 'Lei nº 15.270/2025', value: { isentoAte: 50_000, aliquota: 10 } },
  ],
};
