import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { added, newYear, valueOn } from '#test/support/legal-tables.ts';
import { sumMoney } from '../../lib/numbers/money.ts';
import { presumedActivities } from '../../law/taxes/lucro-presumido.ts';
import { presumedTable } from '../../law/tables/lucro-presumido.ts';
import { lucroPresumido } from './lucro-presumido.ts';

const quarter = (values: Record<string, unknown>) =>
  callTool(lucroPresumido, { atividade: 'servicos', ano: 2026, ...values });

const tax = (answer: { tributos: { codigo: string; valor: number }[] }, codigo: string) =>
  answer.tributos.find((line) => line.codigo === codigo)?.valor;

describe('lucro-presumido', () => {
  // An exam question with its official key (soprovas.com/questoes/2832781): 4,250,000.00 of services in a quarter.
  it('2025: base of 1,360,000.00 and surtax of 130,000.00', () => {
    const answer = quarter({ receitaTrimestre: 4_250_000, ano: 2025 });
    expect(answer).toMatchObject({ baseIrpj: 1_360_000, baseCsll: 1_360_000, acrescimoLc224: null });
    expect(tax(answer, 'irpj-adicional')).toBe(130_000);
    expect(answer.tabela).toEqual({
      ano: 2025,
      vigencia: '2025-01-01',
      fonte: 'Lei nº 9.249/1995; Lei nº 9.430/1996; Lei nº 9.718/1998',
    });
  });

  // AG Advogados, January 2026, on IN RFB 2.306/2026: 1,250,000 × 32 % + 250,000 × 35.2 % = 488,000.00; the CSLL is
  // raised only from the second quarter of 2026 on (Guia Tributário, on IN RFB 2.305/2025, art. 3º).
  it('first quarter of 2026: the base of IRPJ is raised above the limit, that of CSLL is not', () => {
    const answer = quarter({ receitaTrimestre: 1_500_000 });
    expect(answer).toMatchObject({
      baseIrpj: 488_000,
      baseCsll: 480_000,
      acrescimoLc224: { limite: 1_250_000, excedente: 250_000, excedenteCsll: 0 },
      avisos: ['teste-cbs-ibs', 'acrescimo-lc-224'],
    });
  });

  it.each([
    [1_249_999.99, 0],
    [1_250_000, 0],
    [1_250_000.01, 0.01],
  ])('the excess of a quarter of %d is %d', (receitaTrimestre, excedente) => {
    expect(quarter({ receitaTrimestre }).acrescimoLc224).toMatchObject({ excedente });
  });

  // IN RFB 2.305/2025, art. 15, by IN RFB 2.306/2026.
  it('what a quarter leaves unused adds to the limit of the next ones', () => {
    const answer = quarter({
      receitaTrimestre: 2_000_000,
      trimestre: 3,
      receitasAnteriores: [1_000_000, 1_100_000],
    });
    expect(answer.acrescimoLc224).toEqual({ limite: 1_650_000, excedente: 350_000, excedenteCsll: 600_000 });
  });

  it('the last quarter settles the year: only what passes 5,000,000.00 stays raised', () => {
    const answer = quarter({
      receitaTrimestre: 1_500_000,
      trimestre: 4,
      receitasAnteriores: [2_000_000, 500_000, 1_250_000],
    });
    // The year is 5,250,000 and 750,000 were raised in the first quarter: 500,000 too much.
    expect(answer.acrescimoLc224).toEqual({ limite: 2_000_000, excedente: 0, excedenteCsll: 0 });
    expect(answer.avisos).toEqual(['teste-cbs-ibs', 'acrescimo-a-recuperar']);
  });

  it('over a year, what is raised is what passes the limit, unless an earlier quarter was raised by more', () => {
    const revenue = fc.integer({ min: 1, max: 500_000_000 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(fc.array(revenue, { minLength: 1, maxLength: 4 }), (revenues) => {
        const first = 5 - revenues.length;
        const excesses = revenues.map((receitaTrimestre, i) =>
          quarter({
            receitaTrimestre,
            trimestre: first + i,
            ...(first + i > 1 && { receitasAnteriores: revenues.slice(0, i) }),
          }),
        );
        const raised = (key: string) => sumMoney(excesses.map(({ acrescimoLc224 }) => acrescimoLc224[key]));
        const over = (from: number) => {
          const counted = revenues.filter((_, i) => first + i >= from);
          return Math.max(0, sumMoney([...counted, -1_250_000 * counted.length]));
        };
        const isHigher = excesses.at(-1)?.avisos.includes('acrescimo-a-recuperar');
        if (!isHigher) expect([raised('excedente'), raised('excedenteCsll')]).toEqual([over(1), over(2)]);
        else expect(raised('excedente') + raised('excedenteCsll')).toBeGreaterThan(over(1) + over(2));
      }),
    );
  });

  it('a company opened in the year counts its own quarters', () => {
    const answer = quarter({
      receitaTrimestre: 3_000_000,
      trimestre: 4,
      receitasAnteriores: [1_000_000],
      meses: 3,
    });
    expect(answer.acrescimoLc224).toEqual({
      limite: 1_500_000,
      excedente: 1_500_000,
      excedenteCsll: 1_500_000,
    });
  });

  it('the excess is split among the activities by their revenue', () => {
    const { receitas, baseIrpj } = quarter({
      atividade: undefined,
      receitas: [
        { atividade: 'comercio', valor: 1_500_000 },
        { atividade: 'servicos', valor: 500_000 },
      ],
    });
    expect(receitas.map((item: { receitaComAcrescimo: number }) => item.receitaComAcrescimo)).toEqual([
      562_500, 187_500,
    ]);
    // 1,500,000 × 8 % + 562,500 × 0.8 %; 500,000 × 32 % + 187,500 × 3.2 %.
    expect(receitas.map((item: { baseIrpj: number }) => item.baseIrpj)).toEqual([124_500, 166_000]);
    expect(baseIrpj).toBe(290_500);
  });

  // Lei 9.249/1995, arts. 15 and 20; Lei 9.250/1995, art. 40; the same percentages at Contabiz and Veritus.
  it.each([
    ['comercio', 8000, 12_000],
    ['industria', 8000, 12_000],
    ['transporte-cargas', 8000, 12_000],
    ['servicos-hospitalares', 8000, 12_000],
    ['construcao-com-material', 8000, 12_000],
    ['imobiliaria', 8000, 12_000],
    ['revenda-combustiveis', 1600, 12_000],
    ['transporte-passageiros', 16_000, 12_000],
    ['servicos-ate-120-mil', 16_000, 32_000],
    ['servicos', 32_000, 32_000],
    ['intermediacao', 32_000, 32_000],
    ['locacao', 32_000, 32_000],
    ['construcao-sem-material', 32_000, 32_000],
  ])('%s presumes %d and %d of 100,000.00', (atividade, baseIrpj, baseCsll) => {
    expect(quarter({ atividade, receitaTrimestre: 100_000 })).toMatchObject({ baseIrpj, baseCsll });
  });

  it('ISS falls on services, ICMS on goods, and neither on the rest', () => {
    const local = (atividade: string) => {
      const receitas = [{ atividade, valor: 100_000 }];
      const answer = callTool(lucroPresumido, { receitas, aliquotaIss: 5, aliquotaIcms: 18, ano: 2026 });
      return [tax(answer, 'iss'), tax(answer, 'icms')];
    };
    const services = new Set([
      'servicos',
      'servicos-ate-120-mil',
      'intermediacao',
      'servicos-hospitalares',
      'construcao-com-material',
      'construcao-sem-material',
    ]);
    const goods = new Set(['comercio', 'industria', 'revenda-combustiveis']);
    for (const atividade of presumedActivities) {
      expect(local(atividade)).toEqual([
        services.has(atividade) ? 5000 : undefined,
        goods.has(atividade) ? 18_000 : undefined,
      ]);
    }
  });

  // STF, Tema 69: (100,000 − 18,000) × 0.65 % and 3 %.
  it('PIS and Cofins leave out the ICMS, and fuel', () => {
    const goods = quarter({ atividade: 'comercio', receitaTrimestre: 100_000, aliquotaIcms: 18 });
    expect([tax(goods, 'pis'), tax(goods, 'cofins')]).toEqual([533, 2460]);
    const fuel = quarter({ atividade: 'revenda-combustiveis', receitaTrimestre: 100_000, aliquotaIcms: 18 });
    expect([tax(fuel, 'pis'), tax(fuel, 'cofins')]).toEqual([undefined, undefined]);
  });

  it.each([
    [60_000, 3, undefined],
    [60_000.01, 3, undefined],
    [60_001, 3, 0.1],
    [20_001, 1, 0.1],
  ])('a base of %d in %d months pays a surtax of %s', (base, meses, surtax) => {
    const answer = quarter({ receitaTrimestre: 0.01, outrasReceitas: base, meses });
    expect(tax(answer, 'irpj-adicional')).toBe(surtax);
  });

  it('other income enters both bases whole, and neither PIS nor Cofins', () => {
    const answer = quarter({ receitaTrimestre: 100_000, outrasReceitas: 1000 });
    expect(answer).toMatchObject({ baseIrpj: 33_000, baseCsll: 33_000, receitaTotal: 100_000 });
    expect(tax(answer, 'cofins')).toBe(3000);
  });

  it('what was withheld lowers what is to pay, never below 0', () => {
    const { total } = quarter({ receitaTrimestre: 100_000 });
    expect(quarter({ receitaTrimestre: 100_000, retencoes: 1000 }).aPagar).toBe(sumMoney([total, -1000]));
    expect(quarter({ receitaTrimestre: 100_000, retencoes: 1_000_000 }).aPagar).toBe(0);
  });

  // The taxes of 100,000 are IRPJ 4,800, CSLL 2,880, PIS 650 and Cofins 3,000, and of 500,000 IRPJ 24,000 with a surtax of 10,000.
  it.each([
    [100_000, 11_330, 0, {}],
    [100_000, 20_000, 0, { total: 8670 }],
    [100_000, { irpj: 1500, csll: 1000, pis: 650, cofins: 3000 }, 5180, {}],
    [100_000, { irpj: 5000, csll: 2880.01, cofins: 10 }, 3640, { irpj: 200, csll: 0.01 }],
    [100_000, {}, 11_330, {}],
    [500_000, { irpj: 34_000 }, 32_650, {}],
    [500_000, { irpj: 34_000.5 }, 32_650, { irpj: 0.5 }],
  ])('of %d, %j withheld leaves %d to pay and %j', (receitaTrimestre, retencoes, aPagar, unused) => {
    const answer = quarter({ receitaTrimestre, retencoes });
    const all = typeof retencoes === 'number' ? [retencoes] : Object.values(retencoes);
    expect(answer).toMatchObject({ aPagar, retencoes: sumMoney(all) });
    expect(answer.retencoesNaoUsadas).toEqual(unused);
    const isAbove = Object.keys(unused).length > 0;
    expect(answer.avisos.at(-1) === 'retencao-acima-do-tributo').toBe(isAbove);
  });

  it('PIS that was withheld is left over in 2027, which has none', () => {
    const answer = quarter({ receitaTrimestre: 100_000, ano: 2027, retencoes: { pis: 650, csll: 80 } });
    expect(answer).toMatchObject({ aPagar: 7600, retencoesNaoUsadas: { pis: 650 } });
  });

  it.each([
    [{ irpj: -1 }, ['retencoes.irpj']],
    [{ irpj: 1.001 }, ['retencoes.irpj']],
    [{ iss: 1 }, ['retencoes']],
    ['muito', ['retencoes']],
    [-1, ['retencoes']],
  ])('withheld %j gets 400', (retencoes, fields) => {
    const call = { atividade: 'servicos', receitaTrimestre: 1, retencoes };
    expect(refusal(lucroPresumido, call)).toEqual({ status: 400, fields });
  });

  it.each([
    [78_000_000, false],
    [78_000_000.01, true],
  ])('a revenue of %d above the limit of the regime: %s', (receitaTrimestre, isAbove) => {
    expect(quarter({ receitaTrimestre }).avisos.includes('acima-do-limite')).toBe(isAbove);
  });

  it('a host adds a year, with the CSLL raised since January, in one entry', () => {
    const year = newYear(presumedTable);
    const value = {
      ...valueOn(presumedTable, '2026-12-31'),
      cbsIbs: null,
      lc224: { limite: 1_250_000, acrescimo: 10, desde: { irpj: 1, csll: 1 } },
    };
    const tables = { 'lucro-presumido': added(year, 'Leis novas', value) };
    const input = { atividade: 'servicos', receitaTrimestre: 1_500_000, ano: year };
    expect(callTool(lucroPresumido, input, { tables })).toMatchObject({
      baseIrpj: 488_000,
      baseCsll: 488_000,
      avisos: ['acrescimo-lc-224'],
      tabela: { ano: year, vigencia: `${year}-01-01`, fonte: 'Leis novas' },
    });
  });

  // LC 214/2025, art. 542: no PIS or Cofins from 2027 on. LC 224/2025: a count of its own for each year, CSLL from the start.
  it('2027: neither PIS nor Cofins, and the raised presumption of both taxes from the first quarter', () => {
    const first = { receitaTrimestre: 1_500_000, aliquotaIss: 5, ano: 2027 };
    expect(quarter(first)).toMatchObject({
      baseIrpj: 488_000,
      baseCsll: 488_000,
      total: 234_920,
      avisos: ['cbs-ibs-por-fora', 'acrescimo-lc-224'],
    });
    const codes = quarter(first).tributos.map(({ codigo }: { codigo: string }) => codigo);
    expect(codes).toEqual(['irpj', 'irpj-adicional', 'csll', 'iss']);
    expect(refusal(lucroPresumido, { ...first, atividade: 'servicos', ano: 2028 })).toEqual({
      status: 422,
      fields: ['ano'],
    });
  });

  const receitas = [{ atividade: 'comercio', valor: 1 }];
  // Lei 9.250/1995, art. 40; IN RFB 1.700/2017, art. 33, §§ 7º to 9º: above 120,000.00 in the year all services are presumed at
  // 32 %, and the quarters before owe the other 16 %: 120,000.00 × 16 % × 15 % = 2,880.00.
  describe('small services that pass 120,000.00 in the year', () => {
    const small = { atividade: 'servicos-ate-120-mil', trimestre: 3, ano: 2026 };
    const of = (values: object) => callTool(lucroPresumido, { ...small, ...values });
    const taxOf = (answer: { tributos: readonly { codigo: string; valor: number }[] }) =>
      Object.fromEntries(answer.tributos.map(({ codigo, valor }) => [codigo, valor]));

    it('are presumed at 32 %, and owe the difference of the quarters before', () => {
      const answer = of({ receitaTrimestre: 30_000, receitasAnteriores: [60_000, 60_000] });
      expect(answer.receitas[0].presuncaoIrpj).toBe(32);
      expect(answer.avisos.at(-1)).toBe('presuncao-16-excedida');
      expect(taxOf(answer)).toMatchObject({ irpj: 1440, 'irpj-diferenca': 2880 });
      expect(answer.total).toBe(1440 + 2880 + 864 + 195 + 900);
    });

    it('keep 16 % at the limit itself', () => {
      const answer = of({ receitaTrimestre: 60_000, receitasAnteriores: [60_000] });
      expect(answer.receitas[0].presuncaoIrpj).toBe(16);
      expect(answer.avisos).not.toContain('presuncao-16-excedida');
    });

    it('owe no difference again when an earlier quarter passed it, or without one before', () => {
      expect(taxOf(of({ receitaTrimestre: 1, receitasAnteriores: [60_000, 60_000.01] }))).not.toHaveProperty(
        'irpj-diferenca',
      );
      expect(taxOf(of({ receitaTrimestre: 120_000.01 }))).not.toHaveProperty('irpj-diferenca');
    });

    it('beside other activities only warn of the difference', () => {
      const receitas = [
        { atividade: 'servicos-ate-120-mil', valor: 30_000 },
        { atividade: 'comercio', valor: 100_000 },
      ];
      const { atividade: _, ...others } = small;
      const answer = callTool(lucroPresumido, { ...others, receitas, receitasAnteriores: [60_000] });
      expect(answer.avisos.slice(-2)).toEqual(['presuncao-16-excedida', 'diferenca-presuncao-nao-calculada']);
      expect(taxOf(answer)).not.toHaveProperty('irpj-diferenca');
    });
  });

  it.each([
    [{}, 400, ['atividade']],
    [{ receitaTrimestre: 1 }, 400, ['atividade']],
    [{ atividade: 'servicos' }, 400, ['receitaTrimestre']],
    [{ atividade: 'servicos', receitaTrimestre: 1, receitas }, 400, ['atividade']],
    [{ receitaTrimestre: 1, receitas }, 400, ['atividade']],
    [{ atividade: 'servicos', receitaTrimestre: 0 }, 400, ['receitaTrimestre']],
    [{ atividade: 'escola', receitaTrimestre: 1 }, 400, ['atividade']],
    [{ receitas, trimestre: 5, meses: 0 }, 400, ['trimestre', 'meses']],
    [{ receitas, aliquotaIss: 5.00001 }, 400, ['aliquotaIss']],
    [{ receitas, receitasAnteriores: [-1] }, 400, ['receitasAnteriores[0]']],
    [{ receitas, receitasAnteriores: [1] }, 400, ['receitasAnteriores']],
    [{ receitas, trimestre: 3, receitasAnteriores: [1, 2, 3] }, 422, ['receitasAnteriores']],
    [{ receitas, ano: 2019 }, 422, ['ano']],
  ])('refuses %o', (input, status, fields) => {
    expect(refusal(lucroPresumido, input)).toEqual({ status, fields });
  });
});
