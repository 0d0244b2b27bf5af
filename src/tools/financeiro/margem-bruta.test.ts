import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '../../../test/support/call-tool.ts';
import { margemBruta } from './margem-bruta.ts';

const margin = (input: Record<string, unknown>) => callTool(margemBruta, input);

describe('margem-bruta', () => {
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
