import { describe, expect, it } from 'vitest';
import { companyTablesOn } from '#test/support/company-tables.ts';
import { valueOn } from '#test/support/legal-tables.ts';
import { namedBy } from '#test/support/told.ts';
import { exact, zero } from '../lib/numbers/exact.ts';
import { taxReturn } from './annual-tax.ts';
import { dividendTaxOf } from './dividends.ts';
import { dividendTax } from './tables/dividendos.ts';
import { factorRTable } from './tables/fator-r.ts';
import { iofTable } from './tables/iof.ts';
import { annualTaxTable } from './tables/irrf-anual.ts';
import { meiTable } from './tables/mei.ts';
import { unemploymentInsurance } from './tables/seguro-desemprego.ts';
import { companyMonth } from './taxes/company-month.ts';
import { factorR } from './taxes/fator-r.ts';
import { difalBases, difalOf } from './taxes/icms.ts';
import { vgblTaxed } from './taxes/iof.ts';
import { meiMonth } from './taxes/mei.ts';
import { instalmentOf } from './unemployment.ts';

const day = '2026-12-31';

describe('explanations name the figures of the law', () => {
  it('dividends: the rate, only above what is exempt', () => {
    const told = (dividends: number) =>
      namedBy(() => dividendTaxOf(valueOn(dividendTax, day), exact(dividends)));
    expect(told(50_000)).toEqual([]);
    expect(told(50_000.01)).toEqual([['aliquota', 10]]);
  });

  // Lei 9.250/1995, art. 16-A: no rate up to 600,000.00, the whole one from 1,200,000.00, a line between them.
  it.each([
    [600_000, []],
    [
      600_000.01,
      [
        ['aliquotaMaxima', 10],
        ['isentoAte', 600_000],
      ],
    ],
    [
      1_199_999.99,
      [
        ['aliquotaMaxima', 10],
        ['isentoAte', 600_000],
      ],
    ],
    [1_200_000, [['aliquotaMaxima', 10]]],
  ])('the minimum tax of %d: the figures that make its rate', (otherIncome, figures) => {
    const table = valueOn(annualTaxTable, day);
    const income = exact(otherIncome);
    const told = namedBy(() => taxReturn(table, { taxable: zero, deductions: zero, otherIncome: income }));
    expect(told.filter(([name]) => name === 'aliquotaMaxima' || name === 'isentoAte')).toEqual(figures);
  });

  // Resolução CGSN 140/2018, art. 26, § 7º: 28 % with a payroll and no revenue, 1 % without a payroll.
  it('fator r: what stands in for a division by or of zero', () => {
    const table = valueOn(factorRTable, day);
    expect(namedBy(() => factorR(table, exact(1), zero))).toEqual([['fatorSemReceita', 28]]);
    expect(namedBy(() => factorR(table, zero, exact(1)))).toEqual([['fatorSemFolha', 1]]);
  });

  it('VGBL: what is exempt in the year', () => {
    const told = namedBy(() => vgblTaxed(valueOn(iofTable, day), 2026, exact(1), zero));
    expect(told).toEqual([['isento', 600_000]]);
  });

  it('MEI: the parts of a DAS, with CBS and IBS from 2027 on', () => {
    const told = (date: string) =>
      namedBy(() => {
        const table = valueOn(meiTable, date);
        return meiMonth(table, table.comum, 'comercio-servicos', 1621);
      });
    const parts = [
      ['salarioMinimo', 1621],
      ['aliquota', 5],
      ['icms', 1],
      ['iss', 5],
    ];
    expect(told('2026-12-31')).toEqual(parts);
    expect(told('2027-01-01')).toEqual([...parts, ['cbs', 0.994], ['ibs', 0.006]]);
  });

  it('seguro-desemprego: the figures of each band', () => {
    const told = (average: number) =>
      namedBy(() => instalmentOf(valueOn(unemploymentInsurance, day), exact(average)));
    expect(told(2222.17)).toEqual([['faixa1', 2222.17]]);
    expect(told(3703.99)).toEqual([
      ['faixa1', 2222.17],
      ['parcela', 1777.74],
    ]);
    expect(told(3704)).toEqual([
      ['faixa1', 2222.17],
      ['maximo', 2518.65],
    ]);
  });

  it.each(difalBases)('the difference of ICMS on the base %s: its rates', (kind) => {
    const told = namedBy(() =>
      difalOf(
        kind,
        { base: exact(100), whole: exact(100), reduction: undefined },
        { internal: 18, interstate: 12, fcp: 2 },
      ),
    );
    expect(new Set(told.map(([name, rate]) => `${name} ${rate}`))).toEqual(
      new Set(['aliquotaInterestadual 12', 'aliquotaInterna 18', 'fcpAliquota 2']),
    );
  });

  it('a steady month on presumed profit: services pay no ICMS', () => {
    const input = { revenue: exact(10_000), payroll: zero, aliquotaIss: 5 };
    const told = namedBy(() => companyMonth(companyTablesOn(day), 'lucro-presumido', input));
    expect(told.filter(([name]) => name === 'aliquotaIcms').map(([, rate]) => rate)).toEqual([0]);
  });
});
