import { it } from 'vitest';
import { expectEntries } from '#test/support/legal-tables.ts';
import { realProfitTable } from './lucro-real.ts';

// Lei nº 9.249/1995, art. 3º: 15 %, and 10 % above 20,000.00 a month; Lei nº 7.689/1988, art. 3º, III: 9 %; Lei nº
// 9.065/1995, arts. 15 and 16: losses up to 30 % of the profit; Lei nº 10.637/2002, art. 2º: 1.65 %; Lei nº 10.833/2003,
// art. 2º: 7.6 %; Decreto nº 8.426/2015, art. 1º: 0.65 and 4 % of financial income. LC nº 214/2025, art. 542: PIS and
// Cofins end with 2026.
it('the table of lucro real has the rates of the laws, without PIS and Cofins from 2027 on', () => {
  const laws = 'Lei nº 9.249/1995; Lei nº 9.430/1996; Lei nº 9.065/1995';
  const onProfit = { irpj: 15, adicional: 10, limiteAdicionalMes: 20_000, csll: 9, compensacao: 30 };
  const onRevenue = { pis: 1.65, cofins: 7.6, pisFinanceiras: 0.65, cofinsFinanceiras: 4 };
  const before = `${laws}; Lei nº 10.637/2002; Lei nº 10.833/2003; Decreto nº 8.426/2015`;
  expectEntries(realProfitTable, [
    { from: '2025-01-01', source: before, value: { ...onProfit, ...onRevenue } },
    { from: '2027-01-01', source: `${laws}; LC nº 214/2025`, value: onProfit },
  ]);
});
