import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figuresOf, refusal } from '#test/support/call-tool.ts';
import { porcentagem } from './porcentagem.ts';

const compute = (input: Record<string, unknown>) => figuresOf(porcentagem, input);

describe('porcentagem', () => {
  // By hand, each by the formula that stands beside it.
  it.each([
    [{ operacao: 'aumento', valor: 200, percentual: 15 }, 230, 30, '200 × (1 + 15 ÷ 100)'],
    [{ operacao: 'desconto', valor: 200, percentual: 15 }, 170, -30, '200 × (1 − 15 ÷ 100)'],
    [{ operacao: 'variacao', valorInicial: 80, valorFinal: 60 }, -25, -20, '(60 − 80) ÷ |80| × 100'],
    [{ operacao: 'variacao', valorInicial: -80, valorFinal: -60 }, 25, 20, '(-60 − -80) ÷ |-80| × 100'],
    [{ operacao: 'variacao', valorInicial: 5, valorFinal: 5 }, 0, 0, '(5 − 5) ÷ |5| × 100'],
  ])('%j is %f', (input, resultado, diferenca, formula) => {
    expect(compute(input)).toEqual({ operacao: input.operacao, resultado, diferenca, formula });
  });

  it.each([
    [{ operacao: 'que-percentual', parte: 30, total: 200 }, 15, '30 ÷ 200 × 100'],
    [{ operacao: 'que-percentual', parte: 1, total: 3 }, 33.333333, '1 ÷ 3 × 100'],
    [{ operacao: 'percentual-de', percentual: -0.5, valor: 10 }, -0.05, '10 × -0.5 ÷ 100'],
    [{ operacao: 'percentual-de', percentual: 0, valor: -10 }, 0, '-10 × 0 ÷ 100'],
  ])('%j is %f, with no difference', (input, resultado, formula) => {
    expect(compute(input)).toEqual({ operacao: input.operacao, resultado, formula });
  });

  it('has no binary noise', () => {
    expect(compute({ percentual: 10, valor: 0.7 }).resultado).toBe(0.07);
    expect(compute({ operacao: 'aumento', valor: 1.1, percentual: 10 }).resultado).toBe(1.21);
  });

  it('the share of a percentage is the percentage', () => {
    const whole = fc.integer({ min: 1, max: 1e9 });
    fc.assert(
      fc.property(whole, fc.integer({ min: -1e4, max: 1e4 }), (total, percentual) => {
        const parte = compute({ percentual, valor: total }).resultado;
        expect(compute({ operacao: 'que-percentual', parte, total }).resultado).toBe(percentual);
      }),
    );
  });

  it('the change to a raised or lowered value is the percentage', () => {
    const value = fc.integer({ min: 1, max: 1e6 });
    fc.assert(
      fc.property(value, fc.integer({ min: 0, max: 500 }), (valor, percentual) => {
        for (const [operacao, sign] of [
          ['aumento', 1],
          ['desconto', -1],
        ] as const) {
          const valorFinal = compute({ operacao, valor, percentual }).resultado;
          const change = compute({ operacao: 'variacao', valorInicial: valor, valorFinal });
          expect(change.resultado).toBeCloseTo(sign * percentual, 6);
        }
      }),
    );
  });

  it.each([
    [{}, 400, ['percentual', 'valor']],
    [{ valor: 1 }, 400, ['percentual']],
    [{ operacao: 'que-percentual', percentual: 1 }, 400, ['percentual', 'parte', 'total']],
    [{ operacao: 'aumento', percentual: 1 }, 400, ['valor']],
    [{ operacao: 'variacao', valorFinal: 1 }, 400, ['valorInicial']],
    [{ percentual: 1, valor: 1.1e15 }, 400, ['valor']],
    [{ operacao: 'que-percentual', parte: 1, total: 0 }, 422, ['total']],
    [{ operacao: 'que-percentual', parte: 0, total: 0 }, 422, ['total']],
    [{ operacao: 'que-percentual', parte: 1, total: 1e-320 }, 422, ['total']],
    [{ operacao: 'que-percentual', parte: 1e15, total: 1e-290 }, 422, ['total']],
    [{ operacao: 'variacao', valorInicial: 0, valorFinal: 1 }, 422, ['valorInicial']],
  ])('%j gets %i on %j', (input, status, fields) => {
    expect(refusal(porcentagem, input)).toEqual({ status, fields });
  });
});
