import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figuresOf, refusal } from '#test/support/call-tool.ts';
import { ltv } from './ltv.ts';

const value = (input: Record<string, unknown>) => figuresOf(ltv, input);

describe('ltv', () => {
  // By hand: a customer who leaves with a chance of 5 % a period stays for 1 ÷ 0.05 = 20 periods (the mean of the
  // geometric distribution); 80 × 1.5 = 120 a period, half of it margin; 1200 ÷ 300 = 4; 300 ÷ 60 = 5; a third of 1200.
  it('is the margin of a period times the mean life', () => {
    const sent = { ticketMedio: 80, frequenciaCompra: 1.5, margemBruta: 50, churn: 5, cac: 300 };
    expect(value(sent)).toEqual({
      receitaPorPeriodo: 120,
      margemPorPeriodo: 60,
      churn: 5,
      tempoVida: 20,
      ltvReceita: 2400,
      ltv: 1200,
      ltvCac: 4,
      paybackCac: 5,
      cacMaximo: 400,
      classificacao: 'saudavel',
    });
  });

  it('takes a mean life in place of churn', () => {
    const byLife = value({ ticketMedio: 50, frequenciaCompra: 2, tempoRetencao: 20 });
    expect(byLife).toEqual(value({ ticketMedio: 50, frequenciaCompra: 2, churn: 5 }));
    expect(byLife).toEqual({
      receitaPorPeriodo: 100,
      margemPorPeriodo: 100,
      churn: 5,
      tempoVida: 20,
      ltvReceita: 2000,
      ltv: 2000,
    });
  });

  it('discounts what comes later: the geometric series of margins that survive', () => {
    const inputs = fc.tuple(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 100 }));
    fc.assert(
      fc.property(inputs, ([churn, taxaDesconto]) => {
        let sum = 0;
        const survival = (1 - churn / 100) / (1 + taxaDesconto / 100);
        for (let period = 0; period < 3000; period++) sum += 100 * survival ** period;
        const { ltvDescontado } = value({ ticketMedio: 100, churn, taxaDesconto });
        expect(ltvDescontado).toBeCloseTo(sum, 1);
      }),
    );
  });

  it('a discount of 0 % adds nothing', () => {
    expect(value({ ticketMedio: 100, churn: 10, taxaDesconto: 0 })).not.toHaveProperty('ltvDescontado');
  });

  it.each([
    [1000.01, 'insustentavel'],
    [1000, 'atencao'],
    [333.34, 'atencao'],
    [333.33, 'saudavel'],
    [200, 'saudavel'],
    [199.99, 'subinvestido'],
  ])('an LTV of 1000 over a CAC of %f is %s', (cac, classificacao) => {
    expect(value({ ticketMedio: 100, churn: 10, cac }).classificacao).toBe(classificacao);
  });

  it('a ratio of exactly 3 is healthy in spite of binary noise', () => {
    expect(value({ ticketMedio: 70.2, churn: 7.8, cac: 300 })).toMatchObject({
      ltv: 900,
      ltvCac: 3,
      classificacao: 'saudavel',
    });
  });

  it.each([
    [{ churn: 1 }, 'ticketMedio'],
    [{ ticketMedio: 1 }, 'churn'],
    [{ ticketMedio: 1, churn: 1, tempoRetencao: 1 }, 'churn'],
    [{ ticketMedio: 1, churn: 0 }, 'churn'],
    [{ ticketMedio: 1, churn: 1, frequenciaCompra: 0 }, 'frequenciaCompra'],
    [{ ticketMedio: 1, churn: 1, margemBruta: 0 }, 'margemBruta'],
    [{ ticketMedio: 1, churn: 1, cac: 0 }, 'cac'],
  ])('%j gets 400 on %s', (input, field) => {
    expect(refusal(ltv, input)).toEqual({ status: 400, fields: [field] });
  });
});
