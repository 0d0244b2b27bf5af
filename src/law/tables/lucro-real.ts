import type { DatedTable } from '../dated.ts';
import type { RealProfitTable } from '../taxes/lucro-real.ts';

/** Lei 9.249/1995, art. 3º; Lei 9.430/1996, art. 4º; Lei 7.689/1988, art. 3º, III; Lei 9.065/1995, arts. 15 and 16. */
const ON_PROFIT = { irpj: 15, adicional: 10, limiteAdicionalMes: 20_000, csll: 9, compensacao: 30 };

const LAWS = 'Lei nº 9.249/1995; Lei nº 9.430/1996; Lei nº 9.065/1995';

/**
 * Rates of lucro real, %. Those of the profit, the 30 % of losses and the rates on financial income agree in programs and
 * notes that quote the same articles; LC 214/2025, art. 542, was read in the text of the Câmara dos Deputados.
 */
export const realProfitTable: DatedTable<RealProfitTable> = {
  id: 'lucro-real',
  name: 'Lucro real',
  confirmedThrough: 2027,
  checkedOn: '2026-11-27',
  // A law of the last days of the year may change the CSLL from April.
  reviewBy: '2026-12-31',
  entries: [
    {
      from: '2025-01-01',
      source: `${LAWS}; Lei nº 10.637/2002; Lei nº 10.833/2003; Decreto nº 8.426/2015`,
      value: { ...ON_PROFIT, pis: 1.65, cofins: 7.6, pisFinanceiras: 0.65, cofinsFinanceiras: 4 },
    },
    // LC 214/2025, art. 542: neither PIS nor Cofins is left.
    { from: '2027-01-01', source: `${LAWS}; LC nº 214/2025`, value: ON_PROFIT },
  ],
};
