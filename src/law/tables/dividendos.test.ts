import { it } from 'vitest';
import { expectEntries } from '#test/support/legal-tables.ts';
import { dividendTax } from './dividendos.ts';

// Lei nº 9.249/1995, art. 10: no tax on profits made since January 1996. Lei nº 9.250/1995, art. 6º-A, by Lei nº 15.270/2025: above 50,000.00 of one company in a month, 10 % of the whole.
it('the tax on dividends begins in 2026', () => {
  expectEntries(dividendTax, [
    { from: '1996-01-01', source: 'Lei nº 9.249/1995', value: null },
    { from: '2025-01-01', source: 'Lei nº 9.249/1995', value: null },
    { from: '2026-01-01', source: 'Lei nº 15.270/2025', value: { isentoAte: 50_000, aliquota: 10 } },
  ]);
});
