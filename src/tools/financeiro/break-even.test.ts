import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figuresOf, refusal } from '#test/support/call-tool.ts';
import { breakEven } from './break-even.ts';

const points = (input: Record<string, unknown>) => figuresOf(breakEven, input);

describe('break-even', () => {
  // Cost accounting's three points, by hand: each unit leaves 40 − 24 = 16. Accounting 10,000 ÷ 16; economic 16,000 ÷ 16,
  // the profit wanted included; financial 9,200 ÷ 16, with the debt and without the depreciation, which nobody is paid.
  it('covers fixed costs, a profit that is wanted, or what is to be paid', () => {
    const sent = { custosFixos: 10_000, precoVenda: 40, custoVariavel: 24, receitaAtual: 30_000 };
    const more = { depreciacao: 2000, lucroDesejado: 6000, amortizacaoDividas: 1200 };
    expect(points({ ...sent, ...more })).toEqual({
      margemUnitaria: 16,
      margemPercentual: 40,
      contabil: { unidades: 625, receita: 25_000 },
      financeiro: { unidades: 575, receita: 23_000 },
      economico: { unidades: 1000, receita: 40_000 },
      resultadoAtual: 2000,
      margemSeguranca: { valor: 5000, percentual: 16.67 },
    });
  });

  it('from a contribution index has no units', () => {
    expect(points({ custosFixos: 1000, margemContribuicao: 40 })).toEqual({
      margemPercentual: 40,
      contabil: { receita: 2500 },
      financeiro: { receita: 2500 },
      economico: { receita: 2500 },
    });
  });

  it('debts to pay raise the financial point, depreciation lowers it', () => {
    const sent = { custosFixos: 1000, precoVenda: 20, custoVariavel: 10 };
    expect(points({ ...sent, amortizacaoDividas: 500 }).financeiro).toEqual({ unidades: 150, receita: 3000 });
    expect(points({ ...sent, depreciacao: 1000 }).financeiro).toEqual({ unidades: 0, receita: 0 });
  });

  it('has no safety margin in % of no revenue', () => {
    const { resultadoAtual, margemSeguranca } = points({
      custosFixos: 100,
      margemContribuicao: 50,
      receitaAtual: 0,
    });
    expect(resultadoAtual).toBe(-100);
    expect(margemSeguranca).toEqual({ valor: -200, percentual: null });
  });

  it('the units are the least that cover what is to be covered', () => {
    const cents = (min: number, max: number) => fc.integer({ min, max });
    fc.assert(
      fc.property(cents(1, 1e8), cents(2, 1e5), cents(0, 1e5), (fixed, price, cost) => {
        fc.pre(cost < price);
        const { contabil } = points({
          custosFixos: fixed / 100,
          precoVenda: price / 100,
          custoVariavel: cost / 100,
        });
        expect(contabil.unidades * (price - cost)).toBeGreaterThanOrEqual(fixed);
        expect((contabil.unidades - 1) * (price - cost)).toBeLessThan(fixed);
      }),
    );
  });

  it('the current result is nothing at the break-even revenue', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e8 }), fc.integer({ min: 1, max: 100 }), (fixed, margin) => {
        const sent = { custosFixos: fixed / 100, margemContribuicao: margin };
        const receitaAtual = points(sent).contabil.receita;
        const { resultadoAtual, margemSeguranca } = points({ ...sent, receitaAtual });
        expect(Math.abs(resultadoAtual)).toBeLessThanOrEqual(0.01);
        expect(margemSeguranca.valor).toBe(0);
      }),
    );
  });

  it.each([
    [{ precoVenda: 10, custoVariavel: 5 }, 400, ['custosFixos']],
    [{ custosFixos: 1 }, 400, ['precoVenda']],
    [{ custosFixos: 1, precoVenda: 10 }, 400, ['custoVariavel']],
    [{ custosFixos: 1, margemContribuicao: 0 }, 400, ['margemContribuicao']],
    [{ custosFixos: 1, precoVenda: 10, custoVariavel: 1, margemContribuicao: 10 }, 400, ['precoVenda']],
    [{ custosFixos: 1, margemContribuicao: 10, depreciacao: 1.01 }, 422, ['depreciacao']],
    [
      { custosFixos: 1, precoVenda: 0.3, custoVariavel: 0.1, despesasVariaveis: 200 / 3 },
      422,
      ['custoVariavel'],
    ],
    [{ custosFixos: 1, precoVenda: 10, custoVariavel: 9, despesasVariaveis: 10 }, 422, ['custoVariavel']],
  ])('%j gets %i on %j', (input, status, fields) => {
    expect(refusal(breakEven, input)).toEqual({ status, fields });
  });
});
