import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figuresOf, refusal } from '#test/support/call-tool.ts';
import { margemBruta } from './margem-bruta.ts';

const margin = (input: Record<string, unknown>) => figuresOf(margemBruta, input);

describe('margem-bruta', () => {
  // By hand: 1000 − 200 = 800 of net revenue (CPC 47, as Lei 6.404/1976, art. 187, orders the statement), 300 of it
  // gross profit: 37.5 % of 800 and 60 % of 500. At half of it, 500 would need 1000 of net revenue, 800 at most 400.
  it('is the gross profit over the net revenue', () => {
    expect(margin({ receita: 1000, deducoes: 200, custo: 500 })).toEqual({
      receitaLiquida: 800,
      lucroBruto: 300,
      margemBruta: 37.5,
      markup: 60,
    });
    expect(margin({ receita: 800, custo: 500, margemAlvo: 50 })).toMatchObject({
      receitaParaMargemAlvo: 1000,
      custoMaximo: 400,
    });
  });

  it('has no markup without a cost, and no target figures unless asked', () => {
    expect(margin({ receita: 100, custo: 0 })).toEqual({
      receitaLiquida: 100,
      lucroBruto: 100,
      margemBruta: 100,
      markup: null,
    });
  });

  it('may be negative', () => {
    expect(margin({ receita: 100, custo: 150 })).toMatchObject({
      lucroBruto: -50,
      margemBruta: -50,
      markup: -33.33,
    });
  });

  it('reaches the target at the revenue and at the cost that it names', () => {
    const amounts = fc.integer({ min: 1_000_000, max: 1e9 }).map((cents) => cents / 100);
    const targets = fc.integer({ min: 0, max: 99 });
    fc.assert(
      fc.property(amounts, amounts, targets, (receita, custo, margemAlvo) => {
        const { receitaParaMargemAlvo, custoMaximo } = margin({ receita, custo, margemAlvo });
        expect(margin({ receita: receitaParaMargemAlvo, custo }).margemBruta).toBe(margemAlvo);
        expect(margin({ receita, custo: custoMaximo }).margemBruta).toBe(margemAlvo);
      }),
    );
  });

  it.each([
    [{ custo: 1 }, 400, 'receita'],
    [{ receita: 1 }, 400, 'custo'],
    [{ receita: 1, custo: 1, margemAlvo: 100 }, 400, 'margemAlvo'],
    [{ receita: 1, custo: 1, deducoes: 1 }, 422, 'deducoes'],
  ])('%j gets %i on %s', (input, status, field) => {
    expect(refusal(margemBruta, input)).toEqual({ status, fields: [field] });
  });
});
