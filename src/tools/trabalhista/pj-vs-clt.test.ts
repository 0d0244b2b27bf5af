import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { decimoTerceiro } from './decimo-terceiro.ts';
import { ferias } from './ferias.ts';
import { pjVsClt } from './pj-vs-clt.ts';
import { salarioLiquido } from './salario-liquido.ts';

const cents = (value: number) => Math.round(value * 100);
const input = { salarioClt: 8000, faturamentoPj: 12_000, ano: 2026 };
const company = (more: object) => callTool(pjVsClt, { ...input, ...more }).pj;

describe('pj-vs-clt', () => {
  // LC 214/2025: from 2027 on CBS and IBS are on top of the price of a company on presumed profit.
  it.each([
    ['lucro-presumido', '2027-01', ['cbs-ibs-por-fora']],
    ['lucro-presumido', '2026-12', []],
    ['fator-r', '2027-01', []],
  ])('%s in %s warns', (regimePj, competencia, avisos) => {
    const { ano: _, ...salary } = input;
    expect(callTool(pjVsClt, { ...salary, regimePj, competencia }).avisos).toEqual(avisos);
  });

  it('the year of the employee is what the tools of salary, 13th pay and vacation answer', () => {
    const salaries = fc.integer({ min: 100_000, max: 3_000_000 }).map((value) => value / 100);
    fc.assert(
      fc.property(salaries, fc.integer({ min: 0, max: 3 }), (salarioClt, dependentes) => {
        const more = { dependentes, ano: 2026 };
        const { clt } = callTool(pjVsClt, {
          ...input,
          ...more,
          salarioClt,
          valeTransporte: 200,
          beneficiosClt: 500,
        });
        const month = callTool(salarioLiquido, { salarioBruto: salarioClt, valeTransporte: 200, ...more });
        const thirteenth = callTool(decimoTerceiro, { salarioBruto: salarioClt, ...more });
        const vacation = callTool(ferias, { salarioBruto: salarioClt, ...more });
        expect(clt.liquidoMensal).toBe(month.salarioLiquido);
        expect(clt.decimoTerceiroLiquido).toBe(thirteenth.totalLiquido);
        expect(cents(clt.tercoFeriasLiquido)).toBe(cents(vacation.liquido) - cents(month.salarioLiquido));
        expect(
          cents(clt.salariosAno) +
            cents(clt.decimoTerceiroLiquido) +
            cents(clt.tercoFeriasLiquido) +
            cents(clt.fgtsAno) +
            cents(clt.beneficiosAno),
        ).toBe(cents(clt.totalAnual));
      }),
      { numRuns: 50 },
    );
  });

  describe('the company', () => {
    // LC 123/2006, Anexos III to V, first band up to 180000.00 a year: 6 %, 4.5 % and 15.5 %.
    it.each([
      [{ regimePj: 'III' }, 'III', 720, 0, 1621],
      [{ regimePj: 'IV' }, 'IV', 540, 324.2, 1621],
      [{ regimePj: 'V' }, 'V', 1860, 0, 1621],
      [{}, 'III', 720, 0, 3360],
      [{ proLabore: 3359.99 }, 'V', 1860, 0, 3359.99],
      [{ proLabore: 0 }, 'V', 1860, 0, 0],
    ])('%o is taxed by annex %s: DAS %d, CPP %d, pro-labore %d', (more, anexo, tributos, cpp, proLabore) => {
      expect(company(more)).toMatchObject({ anexo, tributos, cpp, proLabore });
    });

    it('second band of annex III: 11.2 % less 9360.00 a year', () => {
      // (240000 × 11.2 % − 9360) ÷ 240000 = 7.3 % of 20000.00.
      expect(company({ faturamentoPj: 20_000, regimePj: 'III' }).tributos).toBe(1460);
    });

    it('a MEI pays its DAS of services, without pro-labore or accountant', () => {
      // 5 % of 1621.00, and 5.00 of ISS.
      expect(company({ faturamentoPj: 6750, regimePj: 'mei' })).toMatchObject({
        anexo: null,
        tributos: 86.05,
        proLabore: 0,
        contador: 0,
        inss: { base: 0, valor: 0 },
        liquidoMensal: 6663.95,
      });
    });

    it('presumed profit of services: 11.33 % of federal taxes without surtax, ISS and CPP apart', () => {
      // 32 % × 15 % + 32 % × 9 % + 0.65 % + 3 % + 5 % of 12000.00 = 1959.60.
      expect(company({ regimePj: 'lucro-presumido' })).toMatchObject({
        anexo: null,
        tributos: 1959.6,
        cpp: 324.2,
      });
      expect(company({ regimePj: 'lucro-presumido', aliquotaIss: 2 }).tributos).toBe(1599.6);
    });

    it('pro-labore pays 11 % up to the ceiling, and the tax of a month', () => {
      // 11 % of 8475.55; 9000 − 932.31 = 8067.69 × 27.5 % − 908.73.
      expect(company({ proLabore: 9000 })).toMatchObject({
        inss: { base: 8475.55, valor: 932.31 },
        irrf: { base: 8067.69, valor: 1309.88 },
      });
    });

    // Lei 9.250/1995, art. 6º-A: above 50000.00 a month the whole amount pays 10 %, from 2026 on.
    it('dividends above 50000.00 pay 10 % from 2026 on', () => {
      const rich = { faturamentoPj: 70_000, regimePj: 'III' };
      const { dividendos, irrfDividendos } = company(rich);
      expect(dividendos).toBeGreaterThan(50_000);
      expect(irrfDividendos).toBe(Math.round(dividendos * 10) / 100);
      expect(company({ ...rich, ano: 2025 }).irrfDividendos).toBe(0);
      const below = company({ ...rich, outrosCustos: Math.round((dividendos - 50_000) * 100) / 100 });
      expect(below).toMatchObject({ dividendos: 50_000, irrfDividendos: 0 });
    });

    it('may lose money', () => {
      const { dividendos, liquidoMensal } = company({ faturamentoPj: 2000, outrosCustos: 3000 });
      expect(dividendos).toBeLessThan(0);
      expect(liquidoMensal).toBeLessThan(0);
    });
  });

  describe('faturamentoEquivalente', () => {
    it('is the smallest whole revenue that reaches the year of the employee', () => {
      const values = fc.record({
        salarioClt: fc.integer({ min: 1500, max: 20_000 }),
        regimePj: fc.constantFrom('fator-r', 'III', 'IV', 'V', 'lucro-presumido'),
        dependentes: fc.integer({ min: 0, max: 2 }),
        ano: fc.constantFrom(2025, 2026),
      });
      fc.assert(
        fc.property(values, (some) => {
          const at = (faturamentoPj: number) => callTool(pjVsClt, { ...some, faturamentoPj });
          const { faturamentoEquivalente } = at(5000).comparativo;
          expect(at(faturamentoEquivalente).comparativo.diferencaAnual).toBeGreaterThanOrEqual(0);
          expect(at(faturamentoEquivalente - 1).comparativo.diferencaAnual).toBeLessThan(0);
        }),
        { numRuns: 50 },
      );
    });

    it('is null where the limit of the regime is below it', () => {
      const at = (more: object) => callTool(pjVsClt, { ...input, faturamentoPj: 5000, ...more }).comparativo;
      expect(at({ regimePj: 'mei' }).faturamentoEquivalente).toBeNull();
      expect(at({ salarioClt: 1_000_000 }).faturamentoEquivalente).toBeNull();
      expect(at({ salarioClt: 1e9, regimePj: 'lucro-presumido' }).faturamentoEquivalente).toBeNull();
    });
  });

  it('says which is better, by how much', () => {
    const { comparativo } = callTool(pjVsClt, { ...input, faturamentoPj: 7000 });
    expect(comparativo.maisVantajoso).toBe('clt');
    expect(comparativo.diferencaAnual).toBeLessThan(0);
    expect(comparativo.percentual).toBeLessThan(0);
  });

  it.each([
    [{ faturamentoPj: 1000 }, 400, 'salarioClt'],
    [{ ...input, regimePj: 'I' }, 400, 'regimePj'],
    [{ ...input, aliquotaIss: 101 }, 400, 'aliquotaIss'],
    [{ ...input, faturamentoPj: 6750.01, regimePj: 'mei' }, 422, 'faturamentoPj'],
    [{ ...input, faturamentoPj: 400_000.01 }, 422, 'faturamentoPj'],
    [{ ...input, ano: 2019 }, 422, 'ano'],
  ])('refuses %o', (values, status, field) => {
    expect(refusal(pjVsClt, values)).toEqual({ status, fields: [field] });
  });
});
