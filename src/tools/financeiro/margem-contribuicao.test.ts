import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figuresOf, refusal } from '#test/support/call-tool.ts';
import { margemContribuicao } from './margem-contribuicao.ts';

const margin = (input: Record<string, unknown>) => figuresOf(margemContribuicao, input);

describe('margem-contribuicao', () => {
  // Cost accounting's definition, by hand: 25 − 10 − 20 % of 25 = 10, which is 40 % of 25; 300 of them are 3000 of
  // 7500, 2400 of fixed costs leave 600, and 2400 ÷ 10 = 240 units pay for them.
  it('is the price less the variable costs and expenses', () => {
    const sent = { precoVenda: 25, custoVariavel: 10, despesasVariaveis: 20, quantidade: 300 };
    expect(margin({ ...sent, custosFixos: 2400 })).toEqual({
      despesasVariaveisUnitarias: 5,
      margemUnitaria: 10,
      margemPercentual: 40,
      receitaTotal: 7500,
      custosVariaveisTotais: 4500,
      margemTotal: 3000,
      resultado: 600,
      pontoEquilibrio: 240,
    });
  });

  it('without fixed costs has no result and no break-even', () => {
    const answer = margin({ precoVenda: 10, custoVariavel: 4 });
    expect(answer).toMatchObject({ margemUnitaria: 6, margemPercentual: 60, margemTotal: 6 });
    expect(answer).not.toHaveProperty('resultado');
    expect(answer).not.toHaveProperty('pontoEquilibrio');
  });

  it.each([
    [10, 0],
    [12, -2],
  ])('never breaks even when a unit of 10 costs %f', (custoVariavel, margemUnitaria) => {
    expect(margin({ precoVenda: 10, custoVariavel, custosFixos: 100 })).toMatchObject({
      margemUnitaria,
      pontoEquilibrio: null,
      resultado: margemUnitaria - 100,
    });
  });

  it('the break-even quantity is the least whose margin covers the fixed costs', () => {
    const cents = (max: number) => fc.integer({ min: 0, max }).map((value) => value / 100);
    fc.assert(
      fc.property(cents(5_000), cents(1e8), (custoVariavel, custosFixos) => {
        const sent = { precoVenda: 60, custoVariavel, custosFixos };
        const { pontoEquilibrio } = margin(sent);
        const resultAt = (quantidade: number) => margin({ ...sent, quantidade }).resultado;
        if (pontoEquilibrio > 0) expect(resultAt(pontoEquilibrio)).toBeGreaterThanOrEqual(0);
        if (pontoEquilibrio > 1) expect(resultAt(pontoEquilibrio - 1)).toBeLessThan(0);
      }),
    );
  });

  it.each([
    [{ custoVariavel: 1 }, 'precoVenda'],
    [{ precoVenda: 1 }, 'custoVariavel'],
    [{ precoVenda: 1, custoVariavel: 1, quantidade: 0 }, 'quantidade'],
    [{ precoVenda: 1, custoVariavel: 1, despesasVariaveis: 101 }, 'despesasVariaveis'],
  ])('%j gets 400 on %s', (input, field) => {
    expect(refusal(margemContribuicao, input)).toEqual({ status: 400, fields: [field] });
  });
});
