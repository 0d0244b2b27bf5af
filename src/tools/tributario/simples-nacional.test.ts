import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { added, newYear, valueOn } from '#test/support/legal-tables.ts';
import { sumMoney } from '../../lib/numbers/money.ts';
import { annexNames } from '../../law/taxes/simples-nacional.ts';
import { factorRTable } from '../../law/tables/fator-r.ts';
import { simplesTable } from '../../law/tables/simples-nacional.ts';
import { simplesNacional } from './simples-nacional.ts';

const das = (anexo: string, rbt12: number, receitaMes = 100_000, more: Record<string, unknown> = {}) =>
  callTool(simplesNacional, { anexo, rbt12, receitaMes, ano: 2026, ...more });

const table = valueOn(simplesTable, '2026-12-31');

describe('simples-nacional', () => {
  // A worked example of a tax forum (contabeis.com.br, tópico 411534): 304,150.00 × 11.2 % − 9,360.00 = 24,704.80.
  it('a revenue of 12 months taxed whole pays rate × revenue − deduction', () => {
    expect(das('III', 304_150, 304_150).das).toBe(24_704.8);
  });

  // LC 123/2006, Anexo III, note (*): above an effective rate of 14.92537 % the ISS is fixed at 5 %.
  it('fifth bracket of III: the ISS is 33.5 % of the DAS up to 14.92537 %, then 5 % of the revenue', () => {
    const below = das('III', 2_068_000);
    expect(below.aliquotaEfetiva).toBeLessThan(14.9254);
    expect(below.tributos.iss).toBe(4999.73);
    const above = das('III', 2_069_000);
    expect(above.aliquotaEfetiva).toBeGreaterThan(14.9253);
    expect(above.tributos.iss).toBe(5000);
  });

  // Anexo IV, note (*): above 12.5 %.
  it('fifth bracket of IV: the ISS is 40 % of the DAS up to 12.5 %, then 5 % of the revenue', () => {
    expect(das('IV', 1_934_000).tributos).toMatchObject({ iss: 4998.97 });
    const { tributos } = das('IV', 3_600_000);
    // 16.895 % − 5 % = 11.895 %, split by 31.33, 32, 30.13 and 6.54 %: 3726.7035, 3806.40, 3583.9635 and 777.933.
    expect(tributos).toEqual({ irpj: 3726.7, csll: 3806.4, cofins: 3583.96, pis: 777.93, iss: 5000 });
  });

  it.each([
    [179_999.99, 1],
    [180_000, 1],
    [180_000.01, 2],
    [359_999.99, 2],
    [360_000, 2],
    [360_000.01, 3],
    [719_999.99, 3],
    [720_000, 3],
    [720_000.01, 4],
    [1_799_999.99, 4],
    [1_800_000, 4],
    [1_800_000.01, 5],
    [3_599_999.99, 5],
    [3_600_000, 5],
    [3_600_000.01, 6],
    [4_799_999.99, 6],
    [4_800_000, 6],
    [0, 1],
  ])('a revenue of %d falls in bracket %d of every annex', (rbt12, faixa) => {
    for (const anexo of annexNames) expect(das(anexo, rbt12).receitas[0].faixa).toBe(faixa);
  });

  // The deductions of LC 155/2016 make the effective rate continuous at 180, 360, 720 thousand and 1.8 million.
  it('the effective rate does not jump at the first four limits', () => {
    for (const { faixas } of Object.values(table.anexos)) {
      faixas.slice(0, 4).forEach(({ ate, aliquota, parcelaDeduzir }, i) => {
        const next = faixas[i + 1]!;
        const at = (rate: number, deduction: number) => Math.round(ate * rate - deduction * 100);
        expect(at(next.aliquota, next.parcelaDeduzir)).toBe(at(aliquota, parcelaDeduzir));
      });
    }
  });

  it('the shares of every bracket sum to 100 %', () => {
    const cents = (shares: readonly number[]) =>
      shares.map((share) => Math.round(share * 100)).reduce((a, b) => a + b);
    for (const { faixas, tributos } of Object.values(table.anexos)) {
      for (const { partilha, teto } of faixas) {
        expect(partilha).toHaveLength(tributos.length);
        expect(cents(partilha)).toBe(10_000);
        if (teto) expect(cents(teto.partilha)).toBe(10_000);
      }
    }
  });

  it('the taxes sum to the DAS to the cent, and the items to the whole', () => {
    const revenueOf = (anexos: readonly string[], marks: readonly string[]) =>
      fc.record({
        anexo: fc.constantFrom(...anexos),
        valor: fc.integer({ min: 1, max: 99_999_999 }).map((cents) => cents / 100),
        ...Object.fromEntries(marks.map((mark) => [mark, fc.boolean()])),
      });
    const revenue = fc.oneof(
      revenueOf(['I', 'II'], ['substituicaoIcms', 'monofasico']),
      revenueOf(['III', 'IV', 'V'], ['issRetido', 'monofasico']),
      revenueOf(annexNames, ['exportacao']),
    );
    const calls = fc.record({
      rbt12: fc.nat(480_000_000).map((cents) => cents / 100),
      receitas: fc.array(revenue, { minLength: 1, maxLength: 5 }),
    });
    fc.assert(
      fc.property(calls, (values) => {
        const answer = callTool(simplesNacional, { ...values, ano: 2026 });
        for (const { tributos, valor } of answer.receitas)
          expect(sumMoney(Object.values(tributos))).toBe(valor);
        expect(sumMoney(Object.values(answer.tributos))).toBe(answer.das);
        expect(sumMoney(answer.receitas.map(({ valor }: { valor: number }) => valor))).toBe(answer.das);
      }),
    );
  });

  // LC 123/2006, art. 18, §§ 4º-A, 6º, 12 and 14.
  it.each([
    ['III', 'issRetido', ['irpj', 'csll', 'cofins', 'pis', 'cpp']],
    ['I', 'substituicaoIcms', ['irpj', 'csll', 'cofins', 'pis', 'cpp']],
    ['I', 'monofasico', ['irpj', 'csll', 'cpp', 'icms']],
    ['II', 'exportacao', ['irpj', 'csll', 'cpp']],
    ['III', 'exportacao', ['irpj', 'csll', 'cpp']],
  ])('annex %s with %s pays only %s', (anexo, mark, taxes) => {
    const full = das(anexo, 100_000).tributos;
    const { tributos, das: due } = das(anexo, 100_000, 100_000, { [mark]: true });
    expect(Object.keys(tributos)).toEqual(taxes);
    expect(due).toBe(sumMoney(taxes.map((tax) => full[tax])));
  });

  it('a mark counts for its own revenue only', () => {
    const {
      receitas,
      das: due,
      aliquotaEfetiva,
    } = callTool(simplesNacional, {
      rbt12: 150_000,
      receitas: [
        { anexo: 'III', valor: 10_000, issRetido: true },
        { anexo: 'III', valor: 10_000 },
        { anexo: 'I', valor: 5000 },
      ],
      ano: 2026,
    });
    expect(receitas.map(({ valor }: { valor: number }) => valor)).toEqual([399, 600, 200]);
    expect([due, aliquotaEfetiva]).toEqual([1199, 4.796]);
  });

  // Resolução CGSN 140/2018, art. 22: the first month × 12, later the mean of the months before × 12.
  it('before 12 months of activity, the revenue is made one of 12 months', () => {
    const first = das('III', 0, 20_000, { mesesAnteriores: 0 });
    expect(first).toMatchObject({ rbt12: 240_000, proporcionalizado: true, das: 1460 });
    expect(das('III', 60_000, 20_000, { mesesAnteriores: 3 })).toMatchObject({ rbt12: 240_000, das: 1460 });
    expect(das('III', 100_000, 1, { mesesAnteriores: 7 }).rbt12).toBe(171_428.57);
  });

  // The worked examples of contabeis.com.br, tópico 285990: 250,000 over 500,000, and a first month of 2,500 over 10,000.
  it('fator-r chooses between III and V', () => {
    expect(das('fator-r', 500_000, 10_000, { folha12: 250_000 })).toMatchObject({
      fatorR: 50,
      receitas: [{ anexo: 'III' }],
    });
    const first = { folha12: 2500, mesesAnteriores: 0 };
    expect(das('fator-r', 0, 10_000, first)).toMatchObject({ fatorR: 25, receitas: [{ anexo: 'V' }] });
    expect(das('V', 0)).not.toHaveProperty('fatorR');
  });

  it.each([
    ['I', 3_240_000, []],
    ['I', 3_240_000.01, ['perto-do-sublimite']],
    ['IV', 3_600_000, ['cpp-fora-do-das', 'perto-do-sublimite']],
    ['IV', 3_600_000.01, ['informe-receita-acumulada', 'cpp-fora-do-das']],
    ['V', 4_800_000, ['informe-receita-acumulada']],
    ['V', 4_800_000.01, ['informe-receita-acumulada', 'rbt12-acima-do-limite']],
  ])('annex %s at %d warns of %s', (anexo, rbt12, avisos) => {
    expect(das(anexo, rbt12).avisos).toEqual(avisos);
  });

  // Resolução CGSN 140/2018, art. 12: the revenue of the calendar year takes them out, not that of 12 months.
  it('above the sublimit ICMS and ISS leave the DAS when the year before passed it', () => {
    for (const anexo of annexNames) {
      const call = (more: object) => das(anexo, 3_600_000.01, 100_000, { ...more });
      const local = anexo === 'I' || anexo === 'II' ? 'icms' : 'iss';
      expect(call({}).sublimite).toEqual({ valor: 3_600_000, ultrapassado: null });
      expect(call({}).tributos).toHaveProperty(local);
      const passed = call({ sublimiteExcedidoAnoAnterior: true });
      expect(passed).toMatchObject({
        sublimite: { ultrapassado: true },
        avisos: ['icms-iss-fora-do-das', ...(anexo === 'IV' ? ['cpp-fora-do-das'] : [])],
      });
      expect(passed.tributos).not.toHaveProperty(local);
      expect(call({ receitaAcumuladaAno: 0 }).sublimite.ultrapassado).toBe(false);
    }
  });

  // LC 214/2025, Anexo XX, by LC 227/2026: 13.5 − 17,640 / 600,000 = 10.56 %; CBS 16.41 and IBS 0.19 of it.
  it('from 2027 on has CBS and IBS in place of Cofins and PIS', () => {
    expect(das('III', 600_000, 50_000, { ano: 2027 })).toMatchObject({
      das: 5280,
      tributos: { irpj: 211.2, csll: 184.8, cbs: 866.45, cpp: 2291.52, iss: 1716, ibs: 10.03 },
    });
    // 11.2 − 9,360 / 300,000 = 8.08 %: CBS 16.91, IBS 0.19 of it.
    expect(das('III', 300_000, 10_000, { ano: 2027 }).tributos).toEqual({
      irpj: 32.32,
      csll: 28.28,
      cbs: 136.63,
      cpp: 350.67,
      iss: 258.56,
      ibs: 1.54,
    });
    // The notes (*) of IV in 2029 add up to 100.01, and are divided by it.
    expect(das('IV', 3_000_000, 100_000, { ano: 2029 })).toMatchObject({
      das: 15_874,
      tributos: { irpj: 3341.35, csll: 3411.86, cbs: 3909.99, iss: 4500, ibs: 710.8 },
    });
    expect(das('III', 3_000_000, 100_000, { ano: 2033 }).tributos).not.toHaveProperty('iss');
  });

  // LC 123/2006, art. 13, §§ 9º to 11.
  it('from 2027 on may leave CBS and IBS to the regular regime, of all revenue', () => {
    const receitas = [
      { anexo: 'III', valor: 50_000 },
      { anexo: 'I', valor: 10_000 },
    ];
    const call = (hibrido?: boolean) =>
      callTool(simplesNacional, { rbt12: 600_000, receitas, ano: 2027, ...(hibrido && { hibrido }) });
    const [whole, part] = [call(), call(true)];
    const { cbs, ibs, ...others } = whole.tributos;
    expect(part.tributos).toEqual(others);
    expect(part.das).toBe(sumMoney([whole.das, -cbs, -ibs]));
    expect(part.receitas[0].aliquotaEfetiva).toBe(10.56);
    expect(part.avisos).toEqual(['cbs-ibs-fora-do-das']);
    expect(whole.premissas.hibrido).toBe(false);
    expect(das('I', 1).premissas).not.toHaveProperty('hibrido');
  });

  // LC 123/2006, art. 18, §§ 1º and 1º-A, by LC 214/2025: the 12 months before the month before, from 2027 on.
  it.each([
    ['2025-02', '2024-02', '2025-01'],
    ['2026-12', '2025-12', '2026-11'],
    ['2027-01', '2025-12', '2026-11'],
    ['2027-03', '2026-02', '2027-01'],
    ['2034-01', '2032-12', '2033-11'],
  ])('%s counts the months from %s to %s', (competencia, de, ate) => {
    const input = { anexo: 'I', rbt12: 1, receitaMes: 1, competencia };
    expect(callTool(simplesNacional, input).janelaRbt12).toEqual({ de, ate });
    expect(das('I', 1)).not.toHaveProperty('janelaRbt12');
  });

  // Resolução CGSN 140/2018, art. 22, § 2º, by 190/2026.
  it('from 2027 on the first two months of activity pay by the first band, and have a factor r of 28', () => {
    const first = { ano: 2027, mesesAnteriores: 0 };
    expect(das('III', 0, 1_000_000, first)).toMatchObject({ rbt12: 0, das: 60_000, proporcionalizado: true });
    expect(das('fator-r', 0, 1000, { ...first, folha12: 0 })).toMatchObject({
      fatorR: 28,
      receitas: [{ anexo: 'III', faixa: 1 }],
    });
    expect(das('III', 60_000, 20_000, { ano: 2027, mesesAnteriores: 3 }).rbt12).toBe(240_000);
  });

  it.each([
    ['I', 2027, 1, { sublimiteExcedidoAnoAnterior: true }, ['icms-iss-ibs-fora-do-das']],
    [
      'IV',
      2032,
      4_800_000.01,
      { sublimiteExcedidoAnoAnterior: true },
      ['icms-iss-ibs-fora-do-das', 'rbt12-acima-do-limite', 'cpp-fora-do-das'],
    ],
    ['I', 2033, 1, { sublimiteExcedidoAnoAnterior: true }, ['ibs-fora-do-das']],
    ['II', 2027, 3_600_000, {}, ['perto-do-sublimite', 'anexo-ii-ipi-mantido']],
    ['I', 2028, 1, { hibrido: true, monofasico: true }, ['cbs-ibs-fora-do-das', 'monofasico-combustiveis']],
    ['I', 2026, 1, { monofasico: true }, []],
  ])('annex %s in %d at %d warns', (anexo, ano, rbt12, more, avisos) => {
    expect(das(anexo, rbt12, 100_000, { ano, ...more }).avisos).toEqual(avisos);
  });

  it.each([
    ['III', 'issRetido', ['irpj', 'csll', 'cbs', 'cpp', 'ibs']],
    ['I', 'substituicaoIcms', ['irpj', 'csll', 'cbs', 'cpp', 'ibs']],
    ['I', 'monofasico', ['irpj', 'csll', 'cpp', 'icms']],
    ['II', 'exportacao', ['irpj', 'csll', 'cpp']],
  ])('in 2027 annex %s with %s pays only %s', (anexo, mark, taxes) => {
    expect(Object.keys(das(anexo, 100_000, 100_000, { [mark]: true, ano: 2027 }).tributos)).toEqual(taxes);
  });

  it('a month without revenue pays nothing', () => {
    expect(das('III', 100_000, 0)).toMatchObject({ das: 0, aliquotaEfetiva: 0 });
  });

  it('a host adds a year, with taxes and brackets of its own, in one entry', () => {
    const year = newYear(simplesTable, factorRTable);
    const row = { ate: 5_000_000, aliquota: 10, parcelaDeduzir: 0, partilha: [50, 30, 20] };
    const annex = { tributos: ['irpj', 'cbs', 'ibs'], faixas: [row] };
    const value = {
      ...table,
      limite: 5_000_000,
      anexos: { I: annex, II: annex, III: annex, IV: annex, V: annex },
      segregacao: { ...table.segregacao, exportacao: ['cbs', 'ibs'] },
    };
    const tables = {
      'simples-nacional': added(year, 'Lei nova', value),
      'fator-r': added(year, 'Lei nova', valueOn(factorRTable, '2026-12-31')),
    };
    const call = (more: object) =>
      callTool(
        simplesNacional,
        { anexo: 'I', rbt12: 4_900_000, receitaMes: 1000, ano: year, ...more },
        { tables },
      );
    expect(call({})).toMatchObject({
      das: 100,
      tributos: { irpj: 50, cbs: 30, ibs: 20 },
      tabela: { ano: year, vigencia: `${year}-01-01`, fonte: 'Lei nova' },
    });
    expect(call({ exportacao: true }).tributos).toEqual({ irpj: 50 });
  });

  const receitas = [{ anexo: 'I', valor: 1 }];
  it.each([
    [{ anexo: 'I', receitaMes: 1 }, 400, ['rbt12']],
    [{ rbt12: 1 }, 400, ['anexo']],
    [{ rbt12: 1, receitaMes: 1 }, 400, ['anexo']],
    [{ rbt12: 1, anexo: 'I' }, 400, ['receitaMes']],
    [{ rbt12: 1, anexo: 'I', receitaMes: 1, receitas }, 400, ['anexo']],
    [{ rbt12: 1, receitaMes: 1, receitas }, 400, ['anexo']],
    [{ anexo: 'III' }, 400, ['rbt12', 'receitaMes']],
    [{ rbt12: 1, receitas, issRetido: true }, 400, ['issRetido']],
    [{ rbt12: 1, receitas: [] }, 400, ['receitas']],
    [{ rbt12: 1, receitas: Array(21).fill(receitas[0]) }, 400, ['receitas']],
    [{ rbt12: 1, receitas: [{ anexo: 'VI', valor: 1 }] }, 400, ['receitas[0].anexo']],
    [{ rbt12: 1, anexo: 'fator-r', receitaMes: 1 }, 400, ['folha12']],
    [{ rbt12: 1, anexo: 'I', receitaMes: 1, mesesAnteriores: 13 }, 400, ['mesesAnteriores']],
    [{ rbt12: 1, anexo: 'I', receitaMes: 1, ano: 2019 }, 422, ['ano']],
    [{ rbt12: 1, anexo: 'I', receitaMes: 1, ano: 2026, hibrido: true }, 422, ['hibrido']],
  ])('refuses %o', (input, status, fields) => {
    expect(refusal(simplesNacional, input)).toEqual({ status, fields });
  });

  // LC 123/2006, art. 18, § 5º-E: 12.2875 % of III less its ISS (32.5 %), and 33.5 % of the 8.35625 % of I.
  it('freight between cities pays Anexo III without ISS, and the ICMS of Anexo I', () => {
    const freight = das('III', 960_000, 80_694.11, { natureza: 'transporte-comunicacao' });
    expect(freight).toMatchObject({
      das: 8951.74,
      receitas: [{ aliquotaNominal: 16, aliquotaEfetiva: 11.0934 }],
    });
    expect(freight.tributos).toMatchObject({ icms: 2258.91 });
    expect(freight.tributos).not.toHaveProperty('iss');
  });

  // § 4º, V, and, from 2027, LC 214/2025.
  it('a lease of movable goods pays no ISS, and a revenue that ICMS and ISS do not reach neither', () => {
    const whole = das('III', 600_000);
    const lease = das('III', 600_000, 100_000, { natureza: 'locacao-bens-moveis' });
    expect(sumMoney([lease.das, whole.tributos.iss])).toBe(whole.das);
    const free = (anexo: string) => das(anexo, 600_000, 100_000, { natureza: 'sem-icms-iss', ano: 2027 });
    expect(free('I').tributos).not.toHaveProperty('icms');
    expect(free('III').tributos).not.toHaveProperty('iss');
    expect(free('III').tributos.ibs).toBeGreaterThan(0);
  });

  it('taxes that leave one revenue stay in another', () => {
    const answer = callTool(simplesNacional, {
      rbt12: 600_000,
      receitas: [
        { anexo: 'I', valor: 20_000, foraDoDas: ['icms'] },
        { anexo: 'I', valor: 10_000, foraDoDas: ['pis', 'cofins'] },
      ],
      ano: 2026,
    });
    // 7.19 %: 66.5 % of it, and 84.5 % of it, tax by tax 39.545, 25.165, 301.98 and 240.865.
    expect(answer.receitas.map(({ valor }: { valor: number }) => valor)).toEqual([956.27, 607.57]);
    expect(answer.receitas[0].aliquotaEfetiva).toBe(7.19);
  });

  // LC 123/2006, art. 18, §§ 18 and 22-A.
  it('a fixed ISS is outside the DAS of accountants, and inside it for small companies', () => {
    const usual = das('III', 300_000, 20_000);
    const accountant = das('III', 300_000, 20_000, { issFixo: true });
    expect(accountant.das).toBe(sumMoney([usual.das, -usual.tributos.iss]));
    expect(accountant.avisos).toEqual(['iss-fixo-fora-do-das']);
    const small = das('III', 300_000, 20_000, { valorFixoIss: 50 });
    expect(small.das).toBe(sumMoney([accountant.das, 50]));
    expect(small.tributos).toEqual({ ...usual.tributos, iss: 50 });
  });

  // LC 123/2006, art. 3º, § 15: the revenue of exports has a limit and a band of its own.
  it('exports have the band of their own 12 months', () => {
    const answer = callTool(simplesNacional, {
      rbt12: 180_000,
      rbt12Exportacao: 700_000,
      receitas: [
        { anexo: 'I', valor: 10_000 },
        { anexo: 'I', valor: 10_000, exportacao: true },
      ],
      ano: 2026,
    });
    expect(answer.rbt12Exportacao).toBe(700_000);
    expect(answer.receitas.map(({ faixa }: { faixa: number }) => faixa)).toEqual([1, 3]);
    const both = callTool(simplesNacional, {
      rbt12: 100_000,
      rbt12Exportacao: 100_000,
      folha12: 56_000,
      anexo: 'fator-r',
      receitaMes: 1,
      ano: 2026,
    });
    expect(both.fatorR).toBe(28);
  });

  describe('the sublimit of the year', () => {
    const inYear = (receitaAcumuladaAno: number, more: Record<string, unknown> = {}) =>
      das('III', 4_000_000, 500_000, { receitaAcumuladaAno, ...more });

    // Resolução CGSN 140/2018, art. 24. 16.8 % of the sixth band, and 33.5 % of (21 % − 125,640 / RBT12): 5.982765 at
    // 4,000,000 up to the sublimit, 5.86585 at 3,600,000 above it.
    it('the month that passes it is split', () => {
      const answer = inYear(3_400_000);
      expect(answer).toMatchObject({
        das: 113_563.07,
        sublimite: { valor: 3_600_000, acumulado: 3_400_000, situacao: 'excedido-no-mes' },
        avisos: ['sublimite-excedido'],
      });
      expect(answer.receitas[0].parcelas).toEqual([
        { parte: 'ate-o-sublimite', receita: 200_000, aliquota: 22.7828 },
        { parte: 'acima-do-sublimite', receita: 300_000, aliquota: 22.6659 },
      ]);
    });

    it.each([
      [3_100_000, 'dentro', ['ate-o-sublimite']],
      [3_100_000.01, 'excedido-no-mes', ['ate-o-sublimite', 'acima-do-sublimite']],
      [3_600_000, 'excedido-no-mes', ['acima-do-sublimite']],
      [3_600_000.01, 'excedido', ['acima-do-sublimite']],
      [4_320_000, 'excedido', ['acima-do-sublimite', 'acima-do-limite']],
      [4_320_000.01, 'fora-do-das', ['acima-do-sublimite', 'acima-do-limite']],
      [5_760_000, 'fora-do-das', ['acima-do-limite']],
    ])('after %d the month is %s', (before, situacao, parts) => {
      const { sublimite, receitas } = inYear(before);
      expect(sublimite.situacao).toBe(situacao);
      expect(receitas[0].parcelas.map(({ parte }: { parte: string }) => parte)).toEqual(parts);
    });

    // Above the limit: 33 % − 648,000 / 4,800,000 = 19.5 %, and 5.86585 % of ISS as above the sublimit.
    it('above the limit the federal taxes are those of its last revenue', () => {
      const { parcelas } = inYear(4_320_000).receitas[0];
      expect(parcelas[1]).toEqual({ parte: 'acima-do-limite', receita: 20_000, aliquota: 25.3659 });
    });

    it('after more than 20 %, or a year above it, state and city taxes are paid outside', () => {
      for (const answer of [inYear(4_320_000.01), inYear(0, { sublimiteExcedidoAnoAnterior: true })]) {
        expect(answer.avisos).toEqual(['icms-iss-fora-do-das']);
        expect(answer.tributos).not.toHaveProperty('iss');
      }
      const before = das('III', 600_000, 100_000, { sublimiteExcedidoAnoAnterior: true });
      expect(before.receitas[0]).not.toHaveProperty('parcelas');
      expect(before.das).toBe(sumMoney([das('III', 600_000).das, -das('III', 600_000).tributos.iss]));
    });

    // LC 123/2006, art. 3º, § 11: 300,000 for each month of the year of opening.
    it('the sublimit is proportional in the year of opening, and an excess above 20 % counts from the opening', () => {
      const opened = (before: number) =>
        das('I', 600_000, 10_000, { receitaAcumuladaAno: before, mesInicio: 11 });
      expect(opened(600_000).sublimite).toMatchObject({ valor: 600_000, situacao: 'excedido-no-mes' });
      expect(opened(720_000.01)).toMatchObject({
        sublimite: { situacao: 'fora-do-das' },
        avisos: ['icms-iss-fora-do-das', 'sublimite-retroativo'],
      });
    });

    it('within it and up to 3.6 million of 12 months nothing changes', () => {
      const within = das('III', 2_500_000, 100_000, { receitaAcumuladaAno: 1_000_000 });
      expect(within.tributos).toEqual(das('III', 2_500_000).tributos);
    });

    // LC 123/2006, art. 18, §§ 17 and 17-B, by LC 214/2025, and Resolução CGSN 140/2018, art. 21, IV: the excess has the
    // rates of the rest of the month.
    it('from 2027 the month that passes it pays one rate, as in the 12 months before', () => {
      const rates = (before: number) =>
        inYear(before, { ano: 2027 }).receitas[0].parcelas.map(
          ({ aliquota }: { aliquota: number }) => aliquota,
        );
      const [within, above, ...rest] = rates(3_400_000);
      expect([above, ...rest]).toEqual([within]);
      expect(rates(4_320_000)).toEqual([within, within]);
      expect(inYear(3_400_000, { ano: 2027 }).avisos).toEqual(['sublimite-excedido']);
      expect(inYear(4_400_000, { ano: 2027 }).avisos).toEqual(['icms-iss-ibs-fora-do-das']);
    });

    it('the parts of each revenue sum to it, and its taxes to the DAS', () => {
      const amounts = fc.integer({ min: 1, max: 90_000_000 }).map((cents) => cents / 100);
      fc.assert(
        fc.property(fc.nat(480_000_000), fc.nat(576_000_000), amounts, amounts, (rbt, before, a, b) => {
          const answer = callTool(simplesNacional, {
            rbt12: rbt / 100,
            receitaAcumuladaAno: before / 100,
            receitas: [
              { anexo: 'IV', valor: a },
              { anexo: 'II', valor: b },
            ],
            ano: 2026,
          });
          expect(sumMoney(Object.values(answer.tributos))).toBe(answer.das);
          for (const { parcelas, receita } of answer.receitas) {
            const parts = sumMoney(parcelas.map((part: { receita: number }) => part.receita));
            expect(Math.abs(parts - receita)).toBeLessThan(0.011);
          }
        }),
      );
    });
  });

  it.each([
    [{ anexo: 'I', natureza: 'transporte-comunicacao' }, 422, ['natureza']],
    [{ anexo: 'III', natureza: 'sem-icms-iss' }, 422, ['natureza']],
    [{ anexo: 'III', foraDoDas: ['icms'] }, 422, ['foraDoDas']],
    [{ anexo: 'III', natureza: 'locacao-bens-moveis', foraDoDas: ['iss'] }, 422, ['foraDoDas']],
    [{ anexo: 'I', issFixo: true }, 422, ['issFixo']],
    [{ anexo: 'III', issFixo: true, issRetido: true }, 422, ['issRetido']],
    [{ anexo: 'III', valorFixoIss: 100, issRetido: true }, 422, ['issRetido']],
    [{ anexo: 'III', natureza: 'locacao-bens-moveis', issRetido: true }, 400, ['issRetido']],
    [{ anexo: 'III', rbt12: 360_000.01, valorFixoIss: 1 }, 422, ['valorFixoIss']],
    [{ anexo: 'III', rbt12: 1, valorFixoIcms: 1, ano: 2033 }, 422, ['valorFixoIcms']],
    [{ anexo: 'I', rbt12Exportacao: 1 }, 400, ['rbt12Exportacao']],
    [{ anexo: 'I', mesInicio: 1 }, 400, ['receitaAcumuladaAno']],
    [{ anexo: 'I', receitaAcumuladaAno: 5_760_000.01 }, 422, ['receitaAcumuladaAno']],
  ])('refuses %o', (input, status, fields) => {
    const call = { rbt12: 600_000, receitaMes: 1, ano: 2026, ...input };
    expect(refusal(simplesNacional, call)).toEqual({ status, fields });
  });

  it('a fault of one revenue of several names it', () => {
    const receitas = [
      { anexo: 'I', valor: 1 },
      { anexo: 'II', valor: 1, natureza: 'locacao-bens-moveis' },
    ];
    expect(refusal(simplesNacional, { rbt12: 1, receitas }).fields).toEqual(['receitas[1].natureza']);
  });
});
