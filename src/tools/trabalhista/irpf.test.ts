import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { irpf } from './irpf.ts';

const cents = (value: number) => Math.round(value * 100);

describe('irpf', () => {
  it('2026: up to 60000.00 a year nothing is due', () => {
    // 60000 less 20 %: 48000.00 × 22.5 % − 8105.85 = 2694.15, the greatest reduction of Lei 15.270/2025.
    expect(callTool(irpf, { rendaTributavel: 60_000, ano: 2026 }).simplificado).toEqual({
      deducoes: 12_000,
      baseCalculo: 48_000,
      aliquota: 22.5,
      parcelaDeduzir: 8105.85,
      impostoTabela: 2694.15,
      reducao: 2694.15,
      impostoDevido: 0,
    });
  });

  // Worked in the tests of two public programs: base 56000.00 × 27.5 % less the amount to deduct, and
  // 8429.73 − 0.095575 × 70000 = 1739.48.
  it('2026: of 70000.00 the simplified model leaves 2755.86', () => {
    const { simplificado } = callTool(irpf, { rendaTributavel: 70_000, ano: 2026 });
    expect(simplificado).toMatchObject({
      baseCalculo: 56_000,
      impostoTabela: 4495.34,
      reducao: 1739.48,
      impostoDevido: 2755.86,
    });
  });

  // The cases of the program CalculosTrabalhistasTributarios (mayconwisley), from the table that Receita publishes for 2026.
  it.each([
    [60_000, 48_000, 2694.15, 2694.15],
    [80_000, 64_000, 6695.34, 783.73],
    [88_199.99, 70_559.99, 8499.34, 0.02],
    [100_000, 82_360, 11_744.34, 0],
  ])(
    '2026: of %d the simplified base is %d, the tax %d and the reduction %d',
    (rendaTributavel, baseCalculo, impostoTabela, reducao) => {
      const { simplificado } = callTool(irpf, { rendaTributavel, ano: 2026 });
      expect(simplificado).toMatchObject({ baseCalculo, impostoTabela, reducao });
    },
  );

  // The same program: 2020.09 − 1739.48 in the full model, against 2755.86.
  it('2026: 70000.00 with 25000.00 of deductions owes 280.61 in the full model', () => {
    const input = {
      rendaTributavel: 70_000,
      inss: 7000,
      despesasMedicas: 18_000,
      impostoRetido: 1000,
      ano: 2026,
    };
    expect(callTool(irpf, input)).toMatchObject({
      modelo: 'completo',
      impostoDevido: 280.61,
      saldo: { tipo: 'a-restituir', valor: 719.39 },
    });
  });

  it('the reduction ends at 88200.00', () => {
    const reduction = (rendaTributavel: number) =>
      callTool(irpf, { rendaTributavel, ano: 2026 }).completo.reducao;
    // 8429.73 − 0.095575 × 60000.01 = 2695.23, and × 88199.99 = 0.02.
    expect([60_000.01, 88_199.99, 88_200].map(reduction)).toEqual([2695.23, 0.02, 0]);
  });

  it.each([
    [2025, [28_467.2, 33_919.8, 45_012.6, 55_976.16]],
    [2026, [29_145.6, 33_919.8, 45_012.6, 55_976.16]],
  ])('%i: a limit belongs to its band, and the next cent to the next one', (ano, limits) => {
    const rates = [0, 7.5, 15, 22.5, 27.5];
    for (const [i, limit] of limits.entries()) {
      const rateAt = (offset: number) =>
        callTool(irpf, { rendaTributavel: (cents(limit) + offset) / 100, ano }).completo.aliquota;
      expect([rateAt(-1), rateAt(0), rateAt(1)]).toEqual([rates[i], rates[i], rates[i + 1]]);
    }
  });

  it('the simplified discount is 20 % up to 17640.00, and up to 16754.34 in 2025', () => {
    const discount = (rendaTributavel: number, ano: number) =>
      callTool(irpf, { rendaTributavel, ano }).simplificado.deducoes;
    expect([88_199.95, 88_200, 88_200.05, 200_000].map((income) => discount(income, 2026))).toEqual([
      17_639.99, 17_640, 17_640, 17_640,
    ]);
    expect(discount(200_000, 2025)).toBe(16_754.34);
  });

  it('education is limited by person, private pension to 12 % of the income', () => {
    const { deducoes } = callTool(irpf, {
      rendaTributavel: 200_000,
      inss: 12_000,
      dependentes: 2,
      despesasEducacao: 30_000,
      previdenciaPrivada: 50_000,
      despesasMedicas: 1000,
      pensaoAlimenticia: 2000,
      livroCaixa: 3000,
      ano: 2026,
    });
    // 3 × 3561.50, and 12 % of 200000: the PGBL limit of a public program's own test.
    expect(deducoes).toEqual({
      inss: 12_000,
      dependentes: 4550.16,
      educacao: 10_684.5,
      saude: 1000,
      previdenciaPrivada: 24_000,
      pensaoAlimenticia: 2000,
      livroCaixa: 3000,
      total: 57_234.66,
    });
  });

  it('auto files the model with the smaller tax, the simplified one on a tie', () => {
    const model = (more: object) => callTool(irpf, { rendaTributavel: 120_000, ano: 2026, ...more });
    expect(model({ inss: 17_640 })).toMatchObject({ modelo: 'simplificado', economia: 0 });
    expect(model({ inss: 17_640.02 })).toMatchObject({ modelo: 'completo', economia: 0.01 });
    expect(model({ inss: 10_000, modelo: 'completo' }).impostoDevido).toBe(
      model({ inss: 10_000 }).completo.impostoDevido,
    );
    expect(model({ inss: 50_000, modelo: 'simplificado' }).modelo).toBe('simplificado');
  });

  describe('minimum tax', () => {
    const rich = (outrosRendimentos: number, more: object = {}) =>
      callTool(irpf, { rendaTributavel: 100_000, outrosRendimentos, ano: 2026, ...more }).impostoMinimo;

    // Lei 9.250/1995, art. 16-A, § 2º; impostoderendaminimo.com: (income − 600000) ÷ 600000 × 10 %.
    it.each([
      [500_000, 0, 0],
      [500_000.01, 0, 0],
      [650_000, 2.5, 18_750],
      [800_000, 5, 45_000],
      [950_000, 7.5, 78_750],
      [1_099_999.99, 10, 120_000],
      [1_100_000, 10, 120_000],
      [4_900_000, 10, 500_000],
    ])('100000.00 and %d more: a rate of %d, %d in all', (others, rate, value) => {
      expect(rich(others)).toMatchObject({ aliquota: rate, valor: value });
    });

    it('counts dividends, and adds what the tax due and paid apart leave', () => {
      const input = { rendaTributavel: 100_000, dividendos: 500_000, outrosRendimentos: 300_000, ano: 2026 };
      const answer = callTool(irpf, {
        ...input,
        impostoOutros: 20_000,
        dividendosRetido: 4000,
        impostoRetido: 11_000,
      });
      // 900000 × 5 % − 11744.34 − 20000; 82360.00 × 27.5 % − 10904.66 = 11744.34.
      expect(answer.impostoDevido).toBe(11_744.34);
      expect(answer.impostoMinimo).toEqual({
        base: 900_000,
        aliquota: 5,
        valor: 45_000,
        adicional: 13_255.66,
      });
      expect(answer.saldo).toEqual({ tipo: 'a-pagar', valor: 10_000 });
      expect(callTool(irpf, { ...input, impostoOutros: 40_000 }).impostoMinimo.adicional).toBe(0);
    });

    // The same program: 120000.00 of salary and 1.08 million of dividends, 10 % of them withheld, without the reducer.
    it('of 1.2 million adds 102755.66 to a tax of 17244.34', () => {
      const answer = callTool(irpf, {
        rendaTributavel: 120_000,
        impostoRetido: 17_244.34,
        dividendos: 1_080_000,
        dividendosRetido: 108_000,
        ano: 2026,
      });
      expect(answer.impostoDevido).toBe(17_244.34);
      expect(answer.impostoMinimo).toEqual({
        base: 1_200_000,
        aliquota: 10,
        valor: 120_000,
        adicional: 102_755.66,
      });
      expect(answer.saldo).toEqual({ tipo: 'a-restituir', valor: 5244.34 });
    });

    it('does not exist in 2025', () => {
      const answer = callTool(irpf, { rendaTributavel: 100_000, dividendos: 5_000_000, ano: 2025 });
      expect(answer).not.toHaveProperty('impostoMinimo');
      expect(answer.tabela.fonte).toBe('Lei nº 9.250/1995, na redação da Lei nº 15.191/2025');
    });

    it('never falls as the income rises', () => {
      const income = fc.integer({ min: 40_000_000, max: 130_000_000 });
      fc.assert(
        fc.property(income, fc.nat(1_000_000), (base, more) => {
          expect(rich((base + more) / 100).valor).toBeGreaterThanOrEqual(rich(base / 100).valor);
        }),
      );
    });
  });

  it('the balance is to pay, to get back, or zero', () => {
    const saldo = (impostoRetido: number) =>
      callTool(irpf, { rendaTributavel: 70_000, impostoRetido, ano: 2026 }).saldo;
    expect(saldo(2755.85)).toEqual({ tipo: 'a-pagar', valor: 0.01 });
    expect(saldo(2755.86)).toEqual({ tipo: 'zero', valor: 0 });
    expect(saldo(2755.87)).toEqual({ tipo: 'a-restituir', valor: 0.01 });
  });

  it('deductions sum to their total, and no tax is negative', () => {
    const amount = fc.integer({ min: 0, max: 5_000_000 }).map((value) => value / 100);
    const values = fc.record({
      rendaTributavel: fc.integer({ min: 1, max: 40_000_000 }).map((value) => value / 100),
      inss: amount,
      despesasMedicas: amount,
      despesasEducacao: amount,
      previdenciaPrivada: amount,
      dependentes: fc.integer({ min: 0, max: 5 }),
      ano: fc.constantFrom(2025, 2026),
    });
    fc.assert(
      fc.property(values, (some) => {
        const { deducoes, completo, simplificado, impostoDevido, economia } = callTool(irpf, some);
        const { total, ...each } = deducoes;
        expect(
          Object.values(each as Record<string, number>).reduce((sum, value) => sum + cents(value), 0),
        ).toBe(cents(total));
        for (const model of [completo, simplificado]) {
          expect(cents(model.impostoTabela) - cents(model.reducao)).toBe(cents(model.impostoDevido));
          expect(model.impostoDevido).toBeGreaterThanOrEqual(0);
        }
        expect(impostoDevido).toBe(Math.min(completo.impostoDevido, simplificado.impostoDevido));
        expect(cents(economia)).toBe(
          Math.abs(cents(completo.impostoDevido) - cents(simplificado.impostoDevido)),
        );
      }),
    );
  });

  it.each([
    [{}, 400, 'rendaTributavel'],
    [{ rendaTributavel: 1000, modelo: 'outro' }, 400, 'modelo'],
    [{ rendaTributavel: 1000, livroCaixa: -1 }, 400, 'livroCaixa'],
    [{ rendaTributavel: 1000, ano: 2019 }, 422, 'ano'],
  ])('refuses %o', (values, status, field) => {
    expect(refusal(irpf, values)).toEqual({ status, fields: [field] });
  });
});
