import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { sized } from '#test/support/size.ts';
import { sumMoney } from '../../lib/numbers/money.ts';
import { compararRegimes } from './comparar-regimes.ts';
import { lucroPresumido } from './lucro-presumido.ts';
import { lucroReal } from './lucro-real.ts';
import { mei } from './mei.ts';
import { proLabore } from './pro-labore.ts';
import { simplesNacional } from './simples-nacional.ts';

type Values = Record<string, unknown>;

interface Regime {
  readonly regime: string;
  readonly elegivel: boolean;
  readonly custo: number | null;
  readonly tributos: readonly { readonly codigo: string; readonly valor: number }[];
}

const compare = (values: Values) => callTool(compararRegimes, { ano: 2026, ...values });

const regimeOf = (answer: { regimes: readonly Regime[] }, name: string) =>
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads any field
  answer.regimes.find(({ regime }) => regime === name) as any;

const lineOf = ({ tributos }: Regime, codigo: string) =>
  tributos.find((line) => line.codigo === codigo)?.valor ?? 0;

/** A consultancy near the factor of Anexo III: 6.6 thousand short of a payroll of 28 %. */
const consultancy = {
  receitas: [{ atividade: 'servicos', valor: 480_000 }],
  folha: 60_000,
  proLabore: 63_000,
  outrasDespesas: 50_000,
};

/** A shop that buys most of what it sells at 18 %. */
const shop = {
  receitas: [{ atividade: 'comercio', valor: 1_500_000 }],
  compras: 1_050_000,
  folha: 96_000,
  proLabore: 48_000,
  outrasDespesas: 90_000,
  aliquotaIcms: 18,
};

describe('comparar-regimes', () => {
  // By hand. PIS and Cofins on (1.5 − 1.05 million) × 0.82; ICMS 18 % of the difference; payroll 20 % of 144,000 and 7.8 %
  // of 96,000. Profit 1,500,000 − 1,050,000 − 96,000 − 48,000 − 90,000 − 159,100.50 = 56,899.50.
  it('a shop in lucro real pays on its profit, with credits of its purchases', () => {
    const real = regimeOf(compare(shop), 'lucro-real');
    expect(
      real.tributos.map(({ codigo, valor }: { codigo: string; valor: number }) => [codigo, valor]),
    ).toEqual([
      ['irpj', 8534.93],
      ['csll', 5120.96],
      ['pis', 6088.5],
      ['cofins', 28_044],
      ['icms', 81_000],
      ['inss-patronal', 28_800],
      ['rat', 1920],
      ['terceiros', 5568],
      ['fgts', 7680],
    ]);
    expect(real.lucroEstimado).toBe(56_899.5);
  });

  it('the regimes that are open come first, by their cost', () => {
    const { regimes, melhor, economia } = compare(consultancy) as {
      regimes: Regime[];
      melhor: string;
      economia: number;
    };
    const costs = regimes.filter(({ elegivel }) => elegivel).map(({ custo }) => custo as number);
    expect(costs).toEqual(costs.toSorted((a, b) => a - b));
    expect(melhor).toBe(regimes[0]?.regime);
    expect(economia).toBe(sumMoney([costs[1] as number, -(costs[0] as number)]));
    expect(regimes.at(-1)).toMatchObject({ regime: 'mei', elegivel: false, tributos: [], custo: null });
  });

  describe('agrees with the calculators of the single regimes', () => {
    const thousands = fc.integer({ min: 1, max: 1000 }).map((value) => value * 400);
    const firms = fc.record({
      sold: thousands,
      served: thousands,
      folha: fc.integer({ min: 1, max: 200 }).map((value) => value * 400),
      compras: fc.integer({ min: 0, max: 300 }).map((value) => value * 400),
      repasse: fc.integer({ min: 0, max: 100 }),
    });
    const cents = (a: number, b: number) => Math.abs(Math.round((a - b) * 100));

    interface Firm {
      readonly sold: number;
      readonly served: number;
      readonly folha: number;
      readonly compras: number;
      /** Percent of CBS and IBS by which the price rises, in 2027. */
      readonly repasse: number;
    }

    interface Local {
      readonly icms: number;
      readonly iss: number;
    }

    /** CBS of 9 and IBS of 0.1 %, or PIS and Cofins with credits. */
    const REFERENCE = 9.1;
    const CREDITED = { 2026: 0.0925, 2027: 0.091 };

    const totalOf = (lines: readonly { codigo: string; valor: number }[], except: readonly string[] = []) =>
      lines.filter(({ codigo }) => !except.includes(codigo)).reduce((total, { valor }) => total + valor, 0);

    /** The cost of a shop that also serves, at 18 % of ICMS and 5 % of ISS, by the calculators of the single regimes. */
    const costsByTools = (ano: 2026 | 2027, { sold, served, folha, compras, repasse }: Firm) => {
      const isAfter = ano === 2027;
      const onTop = isAfter ? CREDITED[ano] : 0;
      const k = repasse / 100;
      const revenue = sold + served;
      const local = { icms: sold * 0.18, iss: served * 0.05 };
      const fgts = folha * 0.08;
      const payroll = folha * (0.2 + 0.02 + 0.058) + fgts;
      const bought = (compras * 0.82) / (1 + onTop);

      const priceOf = ({ icms, iss }: Local) => revenue - icms - iss;
      const byBooks = (taxes: Local, costs: Values = {}) =>
        callTool(lucroReal, {
          periodo: 'ano',
          // From 2027 without CBS and IBS, which the price holds but for the part that it rises by.
          receitaBruta: sumMoney([priceOf(taxes) * ((1 - k) / (1 + onTop) + k), taxes.icms, taxes.iss]),
          icms: sumMoney([taxes.icms]),
          iss: sumMoney([taxes.iss]),
          baseCreditos: sumMoney([bought]),
          ...costs,
          ...(isAfter && { aliquotaReferenciaCbs: REFERENCE }),
          ano,
        });
      const regularOf = (taxes: Local) => {
        if (!isAfter) return 0;
        const { cbs, ibs } = byBooks(taxes);
        return cbs.aRecolher + ibs.aRecolher - k * onTop * priceOf(taxes);
      };
      const inSimples = (hibrido: boolean) =>
        callTool(simplesNacional, {
          rbt12: revenue,
          receitas: [
            { anexo: 'I', valor: sold },
            { anexo: 'III', valor: served },
          ],
          hibrido,
          ano,
        });
      const hybrid = () => {
        const { das, tributos } = inSimples(true);
        return das + fgts + regularOf({ icms: tributos.icms ?? 0, iss: tributos.iss ?? 0 });
      };
      const quarters = [1, 2, 3, 4].map((trimestre) =>
        callTool(lucroPresumido, {
          receitas: [
            { atividade: 'comercio', valor: sold / 4 },
            { atividade: 'servicos', valor: served / 4 },
          ],
          trimestre,
          ...(trimestre > 1 && {
            receitasAnteriores: Array.from({ length: trimestre - 1 }, () => revenue / 4),
          }),
          aliquotaIcms: 18,
          aliquotaIss: 5,
          ano,
        }),
      );
      const real = byBooks(local, {
        // Without the taxes that are credited; ICMS above that of the sales is lost.
        custos: sumMoney([compras - Math.min(compras, sold) * 0.18, -bought * CREDITED[ano]]),
        despesas: sumMoney([folha, payroll]),
      });
      const icms = Math.max(0, local.icms - compras * 0.18);
      const others = icms + local.iss + payroll + regularOf(local);
      return {
        costs: {
          simples: inSimples(false).das + fgts,
          ...(isAfter && { 'simples-hibrido': hybrid() }),
          'lucro-presumido':
            others + quarters.reduce((total, { tributos }) => total + totalOf(tributos, ['icms', 'iss']), 0),
          'lucro-real': others + totalOf(real.tributos),
        },
        // A loss of credits differs in lucro real.
        hasCreditsLeft: (real.pis ?? real.cbs).saldoCredor > 0,
      };
    };

    it.each([2026, 2027] as const)('in %d: the best is the least of their results', (ano) => {
      let clear = 0;
      fc.assert(
        fc.property(firms, (firm) => {
          const { costs, hasCreditsLeft } = costsByTools(ano, firm);
          const answer = compare({
            receitas: [
              { atividade: 'comercio', valor: firm.sold },
              { atividade: 'servicos', valor: firm.served, anexo: 'III' },
            ],
            folha: firm.folha,
            compras: firm.compras,
            aliquotaIcms: 18,
            socios: 2,
            ...(ano === 2027 && { repasse: firm.repasse, aliquotaReferenciaCbs: REFERENCE }),
            ano,
          });
          // Lucro presumido rounds four quarters, and the comparison once.
          for (const [name, cost] of Object.entries(costs)) {
            if (name === 'lucro-real' && hasCreditsLeft) continue;
            expect(cents(regimeOf(answer, name).custo, cost), name).toBeLessThanOrEqual(4);
          }
          const [least, next] = Object.entries(costs).toSorted(([, a], [, b]) => a - b);
          if (hasCreditsLeft || cents(least![1], next![1]) <= 8) return;
          clear++;
          expect(answer.melhor).toBe(least![0]);
        }),
        { numRuns: sized(20, 1000) },
      );
      expect(clear).toBeGreaterThan(5);
    });

    it('a MEI pays twelve of its DAS', () => {
      const answer = compare({ receitas: [{ atividade: 'servicos', valor: 60_000 }] });
      const { das } = callTool(mei, { atividade: 'servicos', ano: 2026 });
      expect(regimeOf(answer, 'mei').custo).toBe(sumMoney(Array.from({ length: 12 }, () => das)));
      const lorry = compare({
        receitas: [{ atividade: 'transporte-cargas', valor: 200_000 }],
        aliquotaIcms: 12,
      });
      const ofLorry = callTool(mei, { atividade: 'comercio', caminhoneiro: true, ano: 2026 });
      expect(regimeOf(lorry, 'mei').custo).toBe(
        sumMoney(Array.from({ length: 12 }, () => ofLorry.das as number)),
      );
    });

    it('in 2027: the hybrid leaves in the DAS what the tool leaves, and CBS is that of lucro real', () => {
      const values = { receitas: [{ atividade: 'comercio', valor: 900_000 }], aliquotaIcms: 18, ano: 2027 };
      const answer = compare({ ...values, repasse: 100, aliquotaReferenciaCbs: 9.1 });
      const { das } = callTool(simplesNacional, {
        rbt12: 900_000,
        anexo: 'I',
        receitaMes: 900_000,
        hibrido: true,
        ano: 2027,
      });
      expect(regimeOf(answer, 'simples-hibrido').das).toBe(das);
      const { cbs } = callTool(lucroReal, {
        receitaBruta: 900_000,
        icms: 162_000,
        aliquotaReferenciaCbs: 9.1,
        ano: 2027,
      });
      expect(lineOf(regimeOf(answer, 'lucro-presumido'), 'cbs')).toBe(cbs.debito);
      expect(regimeOf(answer, 'lucro-presumido').repassado).toBe(sumMoney([cbs.debito, 738]));
    });
  });

  describe('marks of a revenue', () => {
    // By hand: ICMS 18 % and PIS and Cofins 3.65 % less that ICMS, on the 1.2 million without marks, less 126,000 of purchases.
    it('drinks under substitution and single stage pay neither ICMS nor PIS and Cofins', () => {
      const marks = { substituicaoIcms: true, monofasico: true };
      const answer = compare({
        receitas: [
          { atividade: 'comercio', valor: 1_200_000 },
          { atividade: 'comercio', valor: 600_000, ...marks },
        ],
        aliquotaIcms: 18,
        compras: 700_000,
        folha: 420_000,
      });
      const presumed = regimeOf(answer, 'lucro-presumido');
      const lines = ['pis', 'cofins', 'icms'].map((code) => lineOf(presumed, code));
      expect(lines).toEqual([6396, 29_520, 90_000]);
      const { das } = callTool(simplesNacional, {
        rbt12: 1_800_000,
        receitas: [
          { anexo: 'I', valor: 1_200_000 },
          { anexo: 'I', valor: 600_000, ...marks },
        ],
        ano: 2026,
      });
      expect(regimeOf(answer, 'simples').das).toBe(das);
      // All of it under substitution: there is no rate of a state to know.
      const call = { receitas: [{ atividade: 'comercio', valor: 1000, ...marks }] };
      expect(lineOf(regimeOf(compare(call), 'lucro-real'), 'icms')).toBe(0);
      expect(lineOf(regimeOf(compare(call), 'lucro-real'), 'pis')).toBe(0);
    });

    it.each([
      [false, 5000],
      [true, 600],
    ])(
      'a fixed ISS leaves the DAS, and outside of the Simples (%s) it is %d',
      (issFixoForaDoSimples, iss) => {
        const answer = compare({
          receitas: [
            { atividade: 'servicos', valor: 100_000, anexo: 'III', issFixo: true },
            { atividade: 'servicos', valor: 50_000, anexo: 'III' },
          ],
          valorIssFixo: 600,
          issFixoForaDoSimples,
        });
        const simples = regimeOf(answer, 'simples');
        // 6 % of both, and 33.5 % of that are ISS, but for that of the first.
        expect(simples.das).toBe(6990);
        expect(lineOf(simples, 'iss')).toBe(1605);
        expect(lineOf(regimeOf(answer, 'lucro-presumido'), 'iss')).toBe(iss + 2500);
      },
    );

    it('above the sublimit a fixed ISS is still fixed', () => {
      const answer = compare({
        receitas: [{ atividade: 'servicos', valor: 4_000_000, anexo: 'III', issFixo: true }],
        valorIssFixo: 600,
      });
      expect(lineOf(regimeOf(answer, 'simples'), 'iss')).toBe(600);
    });

    it('what is fixed leaves the base of CBS and IBS in its own amount', () => {
      const call = { receitas: [{ atividade: 'servicos', valor: 101_000, issFixo: true }], ano: 2027 };
      const fixed = { valorIssFixo: 1000, issFixoForaDoSimples: true };
      const ofFixed = regimeOf(
        compare({ ...call, ...fixed, repasse: 100, aliquotaReferenciaCbs: 9.1 }),
        'lucro-real',
      );
      expect([lineOf(ofFixed, 'cbs'), lineOf(ofFixed, 'ibs')]).toEqual([9000, 100]);
    });

    it('ISS that the client withholds leaves the DAS alone', () => {
      const receitas = [{ atividade: 'servicos', valor: 100_000, anexo: 'III' }];
      const plain = regimeOf(compare({ receitas }), 'simples');
      const withheld = regimeOf(compare({ receitas: [{ ...receitas[0], issRetido: true }] }), 'simples');
      expect([plain.das, withheld.das]).toEqual([6000, 3990]);
      expect({ ...withheld, das: plain.das }).toEqual(plain);
    });

    it.each([
      [{ atividade: 'servicos', substituicaoIcms: true }, {}, 'receitas[0].substituicaoIcms'],
      [{ atividade: 'revenda-combustiveis', monofasico: true }, {}, 'receitas[0].monofasico'],
      [{ atividade: 'locacao', issFixo: true }, { valorIssFixo: 1 }, 'receitas[0].issFixo'],
      [{ atividade: 'transporte-cargas', issRetido: true }, { uf: 'SP' }, 'receitas[0].issRetido'],
      [{ atividade: 'comercio', monofasico: true }, { uf: 'SP', ano: 2027 }, 'receitas[0].monofasico'],
      [{ atividade: 'servicos', issFixo: true }, {}, 'valorIssFixo'],
      [{ atividade: 'servicos' }, { valorIssFixo: 1 }, 'valorIssFixo'],
      [{ atividade: 'servicos' }, { issFixoForaDoSimples: true }, 'issFixoForaDoSimples'],
      [{ atividade: 'comercio', substituicaoIcms: true }, { uf: 'SP' }, 'uf'],
      [{ atividade: 'servicos' }, { dependentes: 1 }, 'dependentes'],
      [{ atividade: 'servicos' }, { arredondamentoInss: 'faixa' }, 'arredondamentoInss'],
    ])('%j and %j get 400 on %s', (revenue, more, field) => {
      const call = { receitas: [{ valor: 1000, ...revenue }], ano: 2026, ...more };
      expect(refusal(compararRegimes, call)).toEqual({ status: 400, fields: [field] });
    });
  });

  describe('what is left to the partners', () => {
    const firm = {
      receitas: [{ atividade: 'servicos', valor: 1_200_000, anexo: 'III' }],
      folha: 250_000,
      proLabore: 120_000,
      socios: 2,
      incluirSocios: true,
    };

    it('is what the calculators of pay and of dividends leave', () => {
      const arredondamentoInss = 'faixa';
      const call = {
        ...firm,
        proLabore: 203_300.04,
        dependentes: 2,
        arredondamentoInss,
        outrasDespesas: 300_000,
      };
      const answer = compare(call);
      // 203,300.04 / 24, in whole cents.
      const pay = callTool(proLabore, { proLabore: 8470.84, dependentes: 2, arredondamentoInss, ano: 2026 });
      for (const { regime, custo, socios } of answer.regimes.filter(({ elegivel }: Regime) => elegivel)) {
        const profit = sumMoney([1_200_000, -custo, -300_000, -250_000, -203_300.04]);
        expect(socios, regime).toMatchObject({
          inss: sumMoney(Array.from({ length: 24 }, () => pay.inss.valor)),
          irrf: sumMoney(Array.from({ length: 24 }, () => pay.irrf.valor)),
          lucroDistribuivel: profit,
        });
        const { inss, irrf, irrfDividendos, liquido } = socios;
        expect(liquido).toBe(sumMoney([203_300.04, profit, -inss, -irrf, -irrfDividendos]));
      }
    });

    it('is taxed where a partner gets more than 50,000 a month', () => {
      const rich = {
        ...firm,
        receitas: [{ atividade: 'servicos', valor: 4_000_000, anexo: 'III' }],
        folha: 0,
      };
      const { lucroDistribuivel, irrfDividendos } = regimeOf(compare(rich), 'simples').socios;
      const monthly = Math.round((lucroDistribuivel * 100) / 24) / 100;
      expect(monthly).toBeGreaterThan(50_000);
      expect(irrfDividendos).toBeCloseTo((Math.round(monthly * 10) / 100) * 24, 2);
    });

    it('with a profit that is told has the costs that leave it in lucro real', () => {
      const told = compare({ ...firm, lucro: 400_000 });
      const { lucroDistribuivel } = regimeOf(told, 'lucro-real').socios;
      const taxes = ['irpj', 'irpj-adicional', 'csll'].map((code) =>
        lineOf(regimeOf(told, 'lucro-real'), code),
      );
      expect(lucroDistribuivel).toBeCloseTo(400_000 - taxes.reduce((a, b) => a + b), 1);
    });

    it('is nothing less for a MEI, and the best is the first of the greatest', () => {
      const { receitas, ...owner } = { ...firm, socios: 1, folha: 0, proLabore: 24_000 };
      const answer = compare({ ...owner, receitas: [{ ...receitas[0], valor: 60_000 }] });
      expect(regimeOf(answer, 'mei').socios).toMatchObject({ inss: 0, irrf: 0 });
      const nets = answer.regimes.flatMap(
        ({ regime, socios }: { regime: string; socios?: { liquido: number } }) =>
          socios ? [[socios.liquido, regime]] : [],
      ) as [number, string][];
      const most = Math.max(...nets.map(([net]) => net));
      expect(answer.melhorParaSocios).toBe(nets.find(([net]) => net === most)![1]);
      expect(compare({ receitas })).not.toHaveProperty('melhorParaSocios');
    });
  });

  describe('sensibilidade', () => {
    it.each([2026, 2027] as const)('of %d is the same call with one field changed', (ano) => {
      const call = { ...consultancy, ano };
      const answer = compare({ ...call, sensibilidade: true });
      const margin = regimeOf(answer, 'lucro-real').lucroEstimado / 4800;
      const near = [-10, -5, 5, 10].map((points) => Math.round((margin + points) * 100) / 100);
      expect(answer.sensibilidade.map(({ variavel, valor }: Values) => [variavel, valor])).toEqual([
        ...near.map((valor) => ['margemLucro', valor]),
        ...[48_000, 54_000, 66_000, 72_000].map((valor) => ['folha', valor]),
        ...(ano === 2027 ? [0, 25, 50, 75, 100].map((valor) => ['repasse', valor]) : []),
      ]);
      for (const { variavel, valor, ...found } of answer.sensibilidade) {
        const { outrasDespesas, ...rest } = call;
        const changed = { ...rest, ...(variavel !== 'margemLucro' && { outrasDespesas }), [variavel]: valor };
        const { melhor, economia, regimes } = compare(changed);
        expect(found).toEqual({ melhor, economia, custo: regimes[0].custo });
      }
    });

    it('leaves out margins below 0 and above 100, and a payroll that is not there', () => {
      const of = (margemLucro: number) =>
        compare({ receitas: consultancy.receitas, margemLucro, sensibilidade: true }).sensibilidade.map(
          ({ valor }: { valor: number }) => valor,
        );
      expect(of(3)).toEqual([8, 13]);
      expect(of(92)).toEqual([82, 87, 97]);
    });
  });

  it.each([
    [
      { receitas: [{ atividade: 'comercio', valor: 9_000_000 }], compras: 8_000_000, aliquotaIcms: 18 },
      'sem-receita-de-fator-r',
      null,
    ],
    [{ ...consultancy, simplesPermitido: false }, 'simples-inelegivel', null],
    [
      { ...consultancy, simplesPermitido: false, obrigadoLucroReal: true, meiPermitido: false },
      'simples-inelegivel',
      'sem-outro-regime',
    ],
    [consultancy, null, 'lucro-real-mais-caro-sem-lucro'],
  ])('%j: there is no point because of %s and %s', (call, fatorR, lucroReal) => {
    const { semPontoPorque, pontosDeEquilibrio } = compare(call);
    expect(semPontoPorque).toMatchObject({ fatorR, lucroReal, repasseHibrido: 'so-em-2027' });
    for (const [point, why] of Object.entries(semPontoPorque))
      expect(pontosDeEquilibrio[point] === null, point).toBe(why !== null);
  });

  it('the windows of a year are those of its table, by the clock', () => {
    expect(compare(consultancy).prazos).toEqual([]);
    const { prazos } = compare({ ...consultancy, ano: 2027 });
    expect(prazos.map(({ opcao, situacao }: Values) => [opcao, situacao])).toEqual([
      ['simples', 'so-cancelamento'],
      ['hibrido', 'so-cancelamento'],
      ['hibrido', 'futura'],
    ]);
  });

  describe('a turning point', () => {
    it('of factor R: a cent less of payroll is Anexo V', () => {
      const { fatorR } = compare(consultancy).pontosDeEquilibrio;
      // 1.08 × 60,000 + 63,000 = 127,800 of 480,000 × 28 % = 134,400.
      expect(fatorR).toMatchObject({ fatorR: 26.62, folhaMinima: 134_400, falta: 6600, folga: 0 });
      const annexOf = (proLabore: number) => {
        const answer = compare({ ...consultancy, proLabore });
        return regimeOf(answer, 'simples');
      };
      const [below, at] = [annexOf(63_000 + 6599.99), annexOf(63_000 + 6600)];
      expect([below.anexos, at.anexos]).toEqual([['V'], ['III']]);
      expect([below.custo, at.custo]).toEqual([fatorR.custoAnexoV, fatorR.custoAnexoIII]);
      expect(compare({ ...consultancy, proLabore: 70_000 }).pontosDeEquilibrio.fatorR).toMatchObject({
        falta: 0,
        folga: 400,
      });
    });

    // LC 123/2006, art. 18, § 24: the contribution that was paid counts, that of the DAS too.
    it('of factor R: the notice says when the contribution that was not told would pass it', () => {
      const noticeOf = (more: Values) => compare({ ...consultancy, ...more }).aviso as string;
      const without =
        /Sem cpp12, o fator R não conta a CPP recolhida; a deste ano bastaria para o anexo III\.$/;
      // 6,600 short of 134,400; the DAS of Anexo V holds 19,962.45.
      expect(noticeOf({})).toMatch(without);
      expect(noticeOf({ cpp12: 0 })).not.toMatch(/cpp12/);
      expect(noticeOf({ proLabore: 70_000 })).not.toMatch(/cpp12/);
      expect(noticeOf({ folha: 0, proLabore: 0 })).not.toMatch(/cpp12/);
      const inFourth = { receitas: [{ atividade: 'servicos', valor: 480_000, anexo: 'IV' }] };
      expect(noticeOf(inFourth)).not.toMatch(/cpp12/);
      expect(noticeOf({ simplesPermitido: false })).not.toMatch(/cpp12/);
    });

    const years = [2026, 2027] as const;
    const estimateOf = (ano: number) => (ano === 2027 ? { aliquotaReferenciaCbs: 9.1 } : {});
    const amounts = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((value) => value / 100);

    it.each(years)('of factor R in %d: a cent turns the annex, and the answer knew both costs', (ano) => {
      const firms = fc.record({
        valor: fc.integer({ min: 100_000, max: 4_800_000 }),
        folha: amounts(900_000),
        // Partners earn enough to lose a cent.
        proLabore: amounts(300_000).map((value) => value + 1),
        cpp12: amounts(200_000),
      });
      fc.assert(
        fc.property(firms, ({ valor, ...payroll }) => {
          const simplesWith = (change: number) => {
            const answer = compare({
              receitas: [{ atividade: 'servicos', valor }],
              ...payroll,
              proLabore: sumMoney([payroll.proLabore, change]),
              ...estimateOf(ano),
              ano,
            });
            return { simples: regimeOf(answer, 'simples'), point: answer.pontosDeEquilibrio.fatorR };
          };
          const { falta, folga, custoAnexoIII, custoAnexoV } = simplesWith(0).point;
          expect(falta > 0 && folga > 0).toBe(false);
          // The pay of partners cannot fall below 0.
          const turn = falta > 0 ? falta : -Math.min(folga, payroll.proLabore - 0.01);
          const at = simplesWith(turn).simples;
          expect([at.anexos, at.custo]).toEqual([['III'], custoAnexoIII]);
          if (falta === 0 && -turn !== folga) return;
          const below = simplesWith(sumMoney([turn, -0.01])).simples;
          expect([below.anexos, below.custo]).toEqual([['V'], custoAnexoV]);
        }),
      );
    });

    it.each(years)('of lucro real in %d: a cent more of profit, and another regime is as cheap', (ano) => {
      const revenues = fc.integer({ min: 100_000, max: 9_000_000 });
      let found = 0;
      fc.assert(
        fc.property(revenues, fc.integer({ min: 0, max: 900_000 }), (valor, folha) => {
          const firm = {
            receitas: [{ atividade: 'servicos', valor }],
            folha,
            socios: 2,
            ...estimateOf(ano),
            ano,
          };
          const point = compare({ ...firm, lucro: 0 }).pontosDeEquilibrio.lucroReal;
          if (!point) return;
          found++;
          const costs = (lucro: number) => {
            const answer = compare({ ...firm, lucro }) as { regimes: Regime[] };
            const others = answer.regimes.filter(({ regime }) => regime !== 'lucro-real');
            return [
              regimeOf(answer, 'lucro-real').custo as number,
              Math.min(...others.map(({ custo }) => custo ?? Number.POSITIVE_INFINITY)),
            ] as const;
          };
          const [real, rival] = costs(point.lucro);
          expect(real).toBeLessThan(rival);
          const [after, same] = costs(sumMoney([point.lucro, 0.01]));
          expect(after).toBeGreaterThanOrEqual(same);
        }),
      );
      expect(found).toBeGreaterThan(5);
    });

    it('of the hybrid: with 0.0001 % less passed on the Simples is as cheap', () => {
      const firms = fc.record({
        // So much that 0.0001 % of CBS and IBS are more than the cents that rounding moves.
        valor: fc.integer({ min: 1_500_000, max: 4_800_000 }),
        despesasComCredito: amounts(700_000),
        reducao: fc.constantFrom(0, 30, 60),
      });
      let found = 0;
      fc.assert(
        fc.property(firms, ({ valor, reducao, despesasComCredito }) => {
          const firm = {
            receitas: [{ atividade: 'servicos', valor, anexo: 'III', reducao }],
            despesasComCredito,
            ...estimateOf(2027),
            ano: 2027,
          };
          const point = compare(firm).pontosDeEquilibrio.repasseHibrido;
          /** By how many cents the hybrid is dearer than the Simples, but for two that rounding moves. */
          const dearerAt = (repasse: number) => {
            const answer = compare({ ...firm, repasse });
            return Math.round(
              (regimeOf(answer, 'simples-hibrido').custo - regimeOf(answer, 'simples').custo) * 100,
            );
          };
          if (point === null) {
            expect(dearerAt(100)).toBeGreaterThanOrEqual(-2);
            return;
          }
          expect(dearerAt(point)).toBeLessThanOrEqual(2);
          if (point === 0) return;
          found++;
          expect(dearerAt(Number((point - 0.0001).toFixed(4)))).toBeGreaterThanOrEqual(-2);
          // The cost falls with each part more: there is one point.
          expect(dearerAt(100)).toBeLessThan(dearerAt(0));
        }),
      );
      expect(found).toBeGreaterThan(5);
    });

    it('the point is null when no value turns the choice', () => {
      const { pontosDeEquilibrio } = compare({ ...shop, simplesPermitido: false });
      expect(pontosDeEquilibrio).toMatchObject({ fatorR: null, repasseHibrido: null });
      const alone = compare({ ...shop, simplesPermitido: false, obrigadoLucroReal: true });
      expect(alone).toMatchObject({
        melhor: 'lucro-real',
        economia: 0,
        pontosDeEquilibrio: { lucroReal: null },
      });
    });
  });

  // LC 123/2006, arts. 3º, 17, XIV, and 18-A; Lei 9.718/1998, arts. 13 and 14.
  it.each([
    ['mei', { receitas: [{ atividade: 'servicos', valor: 81_000.01 }] }, ['receita-acima-do-limite']],
    [
      'mei',
      { receitas: [{ atividade: 'servicos', valor: 1 }], socios: 2, empregados: 2 },
      ['tem-socios', 'mais-de-um-empregado'],
    ],
    ['mei', { receitas: [{ atividade: 'imobiliaria', valor: 1 }] }, ['atividade-nao-permitida']],
    [
      'simples',
      { receitas: [{ atividade: 'imobiliaria', valor: 4_800_000.01 }] },
      ['receita-acima-do-limite', 'atividade-vedada'],
    ],
    [
      'lucro-presumido',
      { receitas: [{ atividade: 'servicos', valor: 78_000_000.01 }], obrigadoLucroReal: true },
      ['receita-acima-do-limite', 'obrigado-ao-lucro-real'],
    ],
  ])('%s is barred to %o', (regime, values, motivos) => {
    expect(regimeOf(compare(values), regime)).toMatchObject({ elegivel: false, motivos });
  });

  it('above the sublimit ICMS and ISS join the DAS from outside', () => {
    const answer = compare({ receitas: [{ atividade: 'servicos', valor: 4_000_000, anexo: 'III' }] });
    expect(answer.avisos).toContain('acima-do-sublimite');
    const simples = regimeOf(answer, 'simples');
    // 33 % of 4 million less 648,000; ISS 5 %.
    expect([simples.das, lineOf(simples, 'iss'), simples.custo]).toEqual([672_000, 200_000, 872_000]);
  });

  // LC 123/2006, art. 18, § 5º-C: Anexo IV does not hold the contribution on the payroll.
  it('Anexo IV pays the contribution on the payroll in addition', () => {
    const answer = compare({
      receitas: [
        { atividade: 'construcao-sem-material', valor: 300_000 },
        { atividade: 'servicos', valor: 100_000, anexo: 'III' },
      ],
      folha: 40_000,
      proLabore: 20_000,
    });
    const simples = regimeOf(answer, 'simples');
    expect(simples.anexos).toEqual(['IV', 'III']);
    // Three quarters of 20 % of 60,000, and of 2 % of 40,000.
    expect([lineOf(simples, 'inss-patronal'), lineOf(simples, 'rat')]).toEqual([9000, 600]);
  });

  it('industry is of Anexo II in 2026, without its IPI outside, and of Anexo I from 2027 on', () => {
    const factory = { receitas: [{ atividade: 'industria', valor: 2_000_000 }], aliquotaIcms: 18 };
    const before = compare(factory);
    expect(regimeOf(before, 'simples').anexos).toEqual(['II']);
    expect(before.avisos).toContain('ipi-nao-incluido');
    const after = compare({ ...factory, aliquotaReferenciaCbs: 9, ano: 2027 });
    expect(regimeOf(after, 'simples').anexos).toEqual(['I']);
    expect(after.avisos).toEqual(['opcao-por-semestre']);
  });

  it.each([
    [{ receitas: [] }, 400, ['receitas']],
    [{ receitas: [{ atividade: 'comercio', valor: 1 }] }, 400, ['uf']],
    [{ receitas: [{ atividade: 'comercio', valor: 1, anexo: 'III' }], uf: 'SP' }, 400, ['receitas[0].anexo']],
    [{ margemLucro: 10, lucro: 1 }, 400, ['margemLucro']],
    [{ lucro: 1, outrasDespesas: 1 }, 400, ['outrasDespesas']],
    [{ uf: 'SP', aliquotaIcms: 18 }, 400, ['uf', 'aliquotaIcms']],
    [
      { receitas: [{ atividade: 'locacao', valor: 1 }], aliquotaIss: 5, cpp12: 1 },
      400,
      ['aliquotaIss', 'cpp12'],
    ],
    [{ repasse: 1, aliquotaReferenciaCbs: 9 }, 400, ['repasse', 'aliquotaReferenciaCbs']],
    [{ receitas: [{ atividade: 'servicos', valor: 1, reducao: 0 }] }, 400, ['receitas[0].reducao']],
    [{ ano: 2025 }, 422, ['ano']],
    [{ ano: 2029 }, 422, ['ano']],
  ])('refuses %o', (input, status, fields) => {
    const call = { receitas: [{ atividade: 'servicos', valor: 60_000 }], ano: 2026, ...input };
    expect(refusal(compararRegimes, call)).toEqual({ status, fields });
  });
});
