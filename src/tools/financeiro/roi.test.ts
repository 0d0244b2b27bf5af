import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figuresOf, refusal } from '#test/support/call-tool.ts';
import { roi } from './roi.ts';

const returns = (input: Record<string, unknown>) => figuresOf(roi, input);

describe('roi', () => {
  it('without a term has no annualised figures', () => {
    expect(returns({ investimento: 200, retorno: 150 })).toEqual({
      investimento: 200,
      retorno: 150,
      lucro: -50,
      roi: -25,
      multiplo: 0.75,
    });
  });

  // Excel's documentation of RRI: RRI(96, 10000, 11000) = 0.0009933 per period.
  it('is the equivalent rate of spreadsheets (RRI)', () => {
    const answer = returns({ investimento: 10_000, retorno: 11_000, prazo: 96 });
    expect(answer.roiMensal).toBe(0.0993);
    expect(answer.roiAnualizado).toBe(1.2);
  });

  it('counts a year as 12 months or 365 days', () => {
    const sent = { investimento: 100, retorno: 121 };
    const yearly = { roiMensal: 1.6012, roiAnualizado: 21 };
    expect(returns({ ...sent, prazo: 1, unidadePrazo: 'anos' })).toMatchObject(yearly);
    expect(returns({ ...sent, prazo: 12 })).toMatchObject(yearly);
    expect(returns({ ...sent, prazo: 365, unidadePrazo: 'dias' })).toMatchObject(yearly);
    expect(returns({ ...sent, prazo: 2, unidadePrazo: 'anos' }).roiAnualizado).toBe(10);
  });

  it('loses everything when nothing comes back', () => {
    expect(returns({ investimento: 100, retorno: 0, prazo: 5 })).toMatchObject({
      roi: -100,
      multiplo: 0,
      roiMensal: -100,
      roiAnualizado: -100,
    });
  });

  it('the monthly figure compounds to the annualised one', () => {
    const amounts = fc.integer({ min: 1e4, max: 1e6 });
    fc.assert(
      fc.property(amounts, amounts, fc.integer({ min: 6, max: 240 }), (investimento, retorno, prazo) => {
        const { roiMensal, roiAnualizado } = returns({ investimento, retorno, prazo });
        const compounded = ((1 + roiMensal / 100) ** 12 - 1) * 100;
        expect(Math.abs(compounded - roiAnualizado)).toBeLessThan(0.01 + Math.abs(roiAnualizado) * 1e-4);
      }),
    );
  });

  it.each([
    [{ retorno: 1 }, 400, 'investimento'],
    [{ investimento: 0, retorno: 1 }, 400, 'investimento'],
    [{ investimento: 1 }, 400, 'retorno'],
    [{ investimento: 1, retorno: -1 }, 400, 'retorno'],
    [{ investimento: 1, retorno: 1, prazo: 0 }, 400, 'prazo'],
    [{ investimento: 1, retorno: 1, prazo: 100_001 }, 400, 'prazo'],
    [{ investimento: 1, retorno: 2, prazo: 1, unidadePrazo: 'semanas' }, 400, 'unidadePrazo'],
    [{ investimento: 1, retorno: 2, prazo: 1, unidadePrazo: 'dias' }, 422, 'prazo'],
    [{ investimento: 1, retorno: 1e12, prazo: 1e-5 }, 422, 'prazo'],
  ])('%j gets %i on %s', (input, status, field) => {
    expect(refusal(roi, input)).toEqual({ status, fields: [field] });
  });
});
