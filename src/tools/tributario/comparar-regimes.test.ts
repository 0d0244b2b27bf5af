import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { sumMoney } from '../../lib/numbers/money.ts';
import { compararRegimes } from './comparar-regimes.ts';
import { lucroPresumido } from './lucro-presumido.ts';
import { lucroReal } from './lucro-real.ts';
import { mei } from './mei.ts';
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
    });
    const cents = (a: number, b: number) => Math.abs(Math.round((a - b) * 100));

    it('in 2026: the best is the least of their results', () => {
      fc.assert(
        fc.property(firms, ({ sold, served, folha, compras }) => {
          const revenue = sold + served;
          const fgts = folha * 0.08;
          const icms = Math.max(0, sold * 0.18 - compras * 0.18);
          const iss = served * 0.05;
          const payroll = folha * (0.2 + 0.02 + 0.058) + fgts;
          const simples = callTool(simplesNacional, {
            rbt12: revenue,
            receitas: [
              { anexo: 'I', valor: sold },
              { anexo: 'III', valor: served },
            ],
            ano: 2026,
          });
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
              ano: 2026,
            }),
          );
          const presumed = quarters
            .flatMap(({ tributos }) => tributos as { codigo: string; valor: number }[])
            .filter(({ codigo }) => codigo !== 'icms')
            .reduce((total, { valor }) => total + valor, 0);
          const net = compras * 0.82;
          const real = callTool(lucroReal, {
            periodo: 'ano',
            receitaBruta: revenue,
            icms: sumMoney([sold * 0.18]),
            iss: sumMoney([iss]),
            baseCreditos: sumMoney([net]),
            // Without the taxes that are credited; ICMS above that of the sales is lost.
            custos: sumMoney([compras - Math.min(compras, sold) * 0.18, -net * 0.0925]),
            despesas: sumMoney([folha, payroll]),
            ano: 2026,
          });
          const onProfit = (real.tributos as { codigo: string; valor: number }[]).reduce(
            (total, { valor }) => total + valor,
            0,
          );
          const expected = {
            simples: simples.das + fgts,
            'lucro-presumido': presumed + icms + payroll,
            'lucro-real': onProfit + icms + iss + payroll,
          };
          const answer = compare({
            receitas: [
              { atividade: 'comercio', valor: sold },
              { atividade: 'servicos', valor: served, anexo: 'III' },
            ],
            folha,
            compras,
            aliquotaIcms: 18,
            socios: 2,
          });
          // Lucro presumido rounds four quarters, and the comparison once; a loss of credits differs in lucro real.
          const isWhole = real.pis.saldoCredor === 0;
          for (const [name, cost] of Object.entries(expected)) {
            if (name === 'lucro-real' && !isWhole) continue;
            expect(cents(regimeOf(answer, name).custo, cost), name).toBeLessThanOrEqual(4);
          }
          const least = Object.entries(expected).toSorted(([, a], [, b]) => a - b);
          const isClear = cents(least[0]![1], least[1]![1]) > 8;
          if (isWhole && isClear) expect(answer.melhor).toBe(least[0]![0]);
        }),
      );
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

    it('of lucro real: a cent more of profit, and another regime is as cheap', () => {
      const revenues = fc.integer({ min: 100_000, max: 9_000_000 });
      let found = 0;
      fc.assert(
        fc.property(revenues, fc.integer({ min: 0, max: 900_000 }), (valor, folha) => {
          const firm = { receitas: [{ atividade: 'servicos', valor }], folha, socios: 2 };
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
        { numRuns: 30 },
      );
      expect(found).toBeGreaterThan(5);
    });

    it('of the hybrid: with 0.0001 % less passed on the Simples is as cheap', () => {
      const firm = {
        receitas: [{ atividade: 'servicos', valor: 3_500_000, anexo: 'III' }],
        despesasComCredito: 300_000,
        aliquotaReferenciaCbs: 9,
        ano: 2027,
      };
      const { repasseHibrido } = compare(firm).pontosDeEquilibrio;
      const costs = (repasse: number) => {
        const answer = compare({ ...firm, repasse });
        return [regimeOf(answer, 'simples-hibrido').custo, regimeOf(answer, 'simples').custo] as const;
      };
      const [hybrid, simples] = costs(repasseHibrido);
      expect(hybrid).toBeLessThan(simples);
      const [before, same] = costs(repasseHibrido - 0.0001);
      expect(before).toBeGreaterThanOrEqual(same);
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
  ])('refuses %o', (input, status, fields) => {
    const call = { receitas: [{ atividade: 'servicos', valor: 60_000 }], ano: 2026, ...input };
    expect(refusal(compararRegimes, call)).toEqual({ status, fields });
  });
});
