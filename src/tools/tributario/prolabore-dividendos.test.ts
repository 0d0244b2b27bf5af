import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { added, newYear, valueOn } from '#test/support/legal-tables.ts';
import type { DatedTable } from '../../law/dated.ts';
import { sumMoney } from '../../lib/numbers/money.ts';
import { dividendTax } from '../../law/tables/dividendos.ts';
import { factorRTable } from '../../law/tables/fator-r.ts';
import { annualTaxTable } from '../../law/tables/irrf-anual.ts';
import { irrfTable } from '../../law/tables/irrf-mensal.ts';
import { presumedTable } from '../../law/tables/lucro-presumido.ts';
import { meiTable } from '../../law/tables/mei.ts';
import { simplesTable } from '../../law/tables/simples-nacional.ts';
import { irpf } from '../trabalhista/irpf.ts';
import { lucroPresumido } from './lucro-presumido.ts';
import { proLabore } from './pro-labore.ts';
import { ownerTables } from './_owner-scenarios.ts';
import { prolaboreDividendos } from './prolabore-dividendos.ts';
import { simplesNacional } from './simples-nacional.ts';

const compare = (faturamentoMensal: number, values: Record<string, unknown> = {}) =>
  callTool(prolaboreDividendos, { faturamentoMensal, ano: 2026, ...values });

interface Item {
  readonly nome: string;
  readonly proLabore: number;
  readonly anexo: string | null;
  readonly tributosEmpresa: number;
  readonly dividendos: number;
}

interface Answer {
  readonly cenarios: readonly Item[];
}

const names = ({ cenarios }: Answer) => cenarios.map(({ nome }) => nome);

const scenario = ({ cenarios }: Answer, name: string) => cenarios.find(({ nome }) => nome === name) as Item;

describe('prolabore-dividendos', () => {
  // LC 214/2025: CBS and IBS on top of the price from 2027 on.
  it.each([
    ['lucro-presumido', '2027-01', ['cbs-ibs-por-fora']],
    ['lucro-presumido', '2026-12', []],
  ])('%s in %s warns', (regime, competencia, avisos) => {
    const input = { faturamentoMensal: 30_000, regime, competencia };
    expect(callTool(prolaboreDividendos, input).avisos).toEqual(avisos);
  });

  // Carvalho Contadores, December 2025, on Lei 15.270/2025: 10 % of the whole above 50,000.00 of one company in a month.
  it('dividends above 50,000.00 in a month pay 10 % of the whole', () => {
    const above = (despesasMensais: number) =>
      scenario(compare(70_000, { regime: 'IV', despesasMensais }), 'salario-minimo');
    const { dividendos } = above(0);
    const toLimit = sumMoney([dividendos, -50_000]);
    expect(above(toLimit)).toMatchObject({ dividendos: 50_000, irrfDividendos: 0 });
    expect(above(sumMoney([toLimit, -0.01]))).toMatchObject({ dividendos: 50_000.01, irrfDividendos: 5000 });
  });

  it('none in 2025, nor a scenario of the exemption', () => {
    const answer = compare(200_000, { regime: 'III', ano: 2025 });
    expect(names(answer).toSorted()).toEqual(['salario-minimo', 'teto-inss']);
    expect(answer.cenarios.every((item: { irrfDividendos: number }) => item.irrfDividendos === 0)).toBe(true);
    expect(answer.cenarios[0].ajusteAnual.impostoMinimo).toBe(0);
  });

  it('warns of the tax on dividends of a company in the Simples only', () => {
    expect(compare(200_000, { regime: 'III' }).avisos).toEqual(['dividendos-simples']);
    expect(compare(200_000, { regime: 'lucro-presumido' }).avisos).toEqual([]);
    expect(compare(30_000, { regime: 'III' }).avisos).toEqual([]);
  });

  it('agrees with the tools of each tax', () => {
    const answer = compare(150_000, { regime: 'III', dependentes: 2, proLabore: 12_345.67 });
    const { das } = callTool(simplesNacional, {
      anexo: 'III',
      rbt12: 1_800_000,
      receitaMes: 150_000,
      ano: 2026,
    });
    for (const item of answer.cenarios) {
      expect(item.tributosEmpresa).toBe(das);
      const pay = callTool(proLabore, { proLabore: item.proLabore, dependentes: 2, ano: 2026 });
      expect([item.inss.valor, item.irrf.valor]).toEqual([pay.inss.valor, pay.irrf.valor]);
      const cents = (value: number) => Math.round(value * 12 * 100) / 100;
      const { saldo, impostoMinimo } = callTool(irpf, {
        rendaTributavel: cents(item.proLabore),
        inss: cents(item.inss.valor),
        impostoRetido: cents(item.irrf.valor),
        dividendos: cents(item.dividendos),
        dividendosRetido: cents(item.irrfDividendos),
        dependentes: 2,
        ano: 2026,
      });
      const signed = saldo.tipo === 'a-restituir' ? -saldo.valor : saldo.valor;
      expect(item.ajusteAnual).toEqual({ impostoMinimo: impostoMinimo.adicional, saldo: signed });
    }
  });

  it('presumed profit: a third of a quarter of services, and 20 % on the pro-labore', () => {
    const { total } = callTool(lucroPresumido, {
      atividade: 'servicos',
      receitaTrimestre: 150_000,
      trimestre: 2,
      receitasAnteriores: [150_000],
      aliquotaIss: 5,
      ano: 2026,
    });
    const item = scenario(compare(50_000, { regime: 'lucro-presumido', aliquotaIss: 5 }), 'salario-minimo');
    expect(item).toMatchObject({ anexo: null, cpp: 324.2 });
    expect(item.tributosEmpresa).toBe(Math.round((total / 3) * 100) / 100);
  });

  it('fator-r-28 is the least pro-labore that leads to annex III, rounded up to the cent, at least the minimum wage', () => {
    const of = (values: object) => scenario(compare(30_000.01, { ...values }), 'fator-r-28');
    expect(of({})).toMatchObject({ proLabore: 8400.01, anexo: 'III' });
    expect(of({ socios: 3 }).proLabore).toBe(2800.01);
    expect(of({ folhaMensal: 5000 }).proLabore).toBe(3400.01);
    expect(scenario(compare(30_000.01, { proLabore: 8400 }), 'informado').anexo).toBe('V');
    // With the payroll alone at 28 % it is the minimum wage, which is listed already.
    expect(names(compare(30_000, { folhaMensal: 8400 }))).not.toContain('fator-r-28');
  });

  it('an amount that is listed already is skipped', () => {
    expect(names(compare(30_000, { proLabore: 1621 }))).not.toContain('informado');
    expect(names(compare(30_000, { proLabore: 1621.01 }))).toContain('informado');
  });

  it('a scenario with a loss is left out', () => {
    expect(names(compare(6000, { regime: 'III' })).toSorted()).toEqual(['isencao-irrf', 'salario-minimo']);
    expect(names(compare(6000, { regime: 'III', despesasMensais: 1000 }))).toEqual(['salario-minimo']);
  });

  it('is sorted by what is left in the year, the smaller pro-labore first on a tie', () => {
    const answer = compare(30_000, { despesasMensais: 3000 });
    const nets = answer.cenarios.map((item: { liquidoAnualSocio: number }) => item.liquidoAnualSocio);
    expect(nets).toEqual(nets.toSorted((a: number, b: number) => b - a));
    expect(answer.melhor).toBe(answer.cenarios[0].nome);
    expect(answer.economiaAnual).toBe(Math.round((nets[0] - nets.at(-1)) * 100) / 100);
  });

  it('revenue is costs, taxes and what the partners keep: nothing is lost', () => {
    const companies = fc.record({
      cents: fc.integer({ min: 1_500_000, max: 40_000_000 }),
      regime: fc.constantFrom('fator-r', 'I', 'II', 'III', 'IV', 'V', 'lucro-presumido'),
      socios: fc.integer({ min: 1, max: 3 }),
      dependentes: fc.nat(3),
    });
    fc.assert(
      fc.property(companies, ({ cents, ...values }) => {
        const revenue = cents / 100;
        for (const item of compare(revenue, values).cenarios) {
          const kept = 1 - (item.liquidoAnualSocio * values.socios) / (12 * revenue);
          expect(Math.abs(item.cargaTributaria - 100 * kept)).toBeLessThan(0.0051);
        }
      }),
    );
  });

  it('a host adds a year with one entry in each table', () => {
    const year = newYear(...Object.values(ownerTables));
    const next = (value: unknown) => added(year, 'Lei nova', value);
    const last = (table: DatedTable<unknown>) => next(valueOn(table, '2026-12-31'));
    const tables = {
      inss: next({ faixas: [{ ate: 9000, aliquota: 14 }] }),
      'irrf-mensal': last(irrfTable),
      'irrf-anual': last(annualTaxTable),
      dividendos: last(dividendTax),
      'salario-minimo': next(1700),
      'simples-nacional': last(simplesTable),
      'fator-r': last(factorRTable),
      'lucro-presumido': last(presumedTable),
      mei: last(meiTable),
    };
    const answer = callTool(prolaboreDividendos, { faturamentoMensal: 30_000, ano: year }, { tables });
    const amounts = answer.cenarios.map((item: { proLabore: number }) => item.proLabore);
    expect(amounts.toSorted((a: number, b: number) => a - b)).toEqual([1700, 5000, 8400, 9000]);
    expect(answer.tabela).toEqual({ ano: year, vigencia: `${year}-01-01`, fonte: 'Lei nova' });
  });

  it.each([
    [{}, 400, ['faturamentoMensal']],
    [{ faturamentoMensal: 1, regime: 'mei' }, 400, ['regime']],
    [{ faturamentoMensal: 1, socios: 21 }, 400, ['socios']],
    [{ faturamentoMensal: 1000 }, 422, ['faturamentoMensal']],
    [{ faturamentoMensal: 400_000.01 }, 422, ['faturamentoMensal']],
    [{ faturamentoMensal: 10_000, ano: 2019 }, 422, ['ano']],
  ])('refuses %o', (input, status, fields) => {
    expect(refusal(prolaboreDividendos, input)).toEqual({ status, fields });
  });

  it('presumed profit has no limit of 400,000.00 a month', () => {
    expect(compare(400_000.01, { regime: 'lucro-presumido' }).melhor).toBeDefined();
  });
});
