import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumMoney } from '../../lib/numbers/money.ts';
import { figuresOf, refusal } from '#test/support/call-tool.ts';
import { markup } from './markup.ts';

const price = (input: Record<string, unknown>) => figuresOf(markup, input);

describe('markup', () => {
  // Sebrae's divisor: 100 % less 12 % of taxes, 3 % of commission, 20 % of fixed expenses and 25 % of profit are 40 %;
  // 35.00 ÷ 0.40 = 87.50. Commission 2.625 becomes 2.63, and the profit is what is left of 21.875.
  it('the price is the cost over what the percentages leave', () => {
    const percents = { impostos: 12, comissao: 3, despesasFixas: 20, margemLucro: 25 };
    expect(price({ custo: 35, ...percents })).toEqual({
      precoVenda: 87.5,
      markupMultiplicador: 2.5,
      markupDivisor: 0.4,
      markupPercentual: 150,
      margemLucro: 24.99,
      lucro: 21.87,
      composicao: {
        custo: 35,
        impostos: 10.5,
        comissao: 2.63,
        despesasVariaveis: 0,
        despesasFixas: 17.5,
        lucro: 21.87,
      },
    });
  });

  it('reads the markup and the margin off a price in use, which may lose money', () => {
    expect(price({ custo: 80, impostos: 10, precoVenda: 100 })).toMatchObject({
      precoVenda: 100,
      markupMultiplicador: 1.25,
      markupDivisor: 0.8,
      markupPercentual: 25,
      margemLucro: 10,
      lucro: 10,
    });
    expect(price({ custo: 95, impostos: 10, precoVenda: 100 })).toMatchObject({ lucro: -5, margemLucro: -5 });
  });

  it('without percentages the price is the cost', () => {
    expect(price({ custo: 12.34 })).toMatchObject({ precoVenda: 12.34, lucro: 0, margemLucro: 0 });
  });

  it('a price in use may carry percentages above 100', () => {
    expect(price({ custo: 10, impostos: 60, comissao: 60, precoVenda: 10 }).lucro).toBe(-12);
  });

  it('cost, parts and profit sum to the price, and the margin asked for is reached but for rounding', () => {
    const percent = fc.integer({ min: 0, max: 1999 }).map((value) => value / 100);
    const inputs = fc.record({
      custo: fc.integer({ min: 1, max: 1e9 }).map((value) => value / 100),
      impostos: percent,
      comissao: percent,
      despesasVariaveis: percent,
      despesasFixas: percent,
      margemLucro: percent,
    });
    fc.assert(
      fc.property(inputs, (input) => {
        const { precoVenda, lucro, composicao } = price(input);
        expect(sumMoney(Object.values(composicao))).toBe(precoVenda);
        expect(Math.abs(lucro - (precoVenda * input.margemLucro) / 100)).toBeLessThanOrEqual(0.031);
      }),
    );
  });

  it.each([
    [{ impostos: 1 }, 400, 'custo'],
    [{ custo: 0 }, 400, 'custo'],
    [{ custo: 1, comissao: 100.1 }, 400, 'comissao'],
    [{ custo: 1, margemLucro: 0, precoVenda: 2 }, 400, 'margemLucro'],
    [{ custo: 1, impostos: 33.3, comissao: 33.3, margemLucro: 33.4 }, 422, 'margemLucro'],
    [{ custo: 1, impostos: 60, comissao: 60 }, 422, 'margemLucro'],
  ])('%j gets %i on %s', (input, status, field) => {
    expect(refusal(markup, input)).toEqual({ status, fields: [field] });
  });
});
