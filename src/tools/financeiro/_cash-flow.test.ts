import { describe, expect, it } from 'vitest';
import { callTool } from '#test/support/call-tool.ts';
import { type Arithmetic, computedBy, type DoubleError, exactly } from './_arithmetic.ts';
import { errorOfDiscounted, recovery } from './_cash-flow.ts';
import { payback } from './payback.ts';

describe('errorOfDiscounted', () => {
  const unit = 2 ** -52;

  // Of n flows up to A at a factor v: A × (2 × the sum of k·v^k + n × the sum of v^k), each sum at most that of n periods and of endless ones.
  it.each([
    [1000, [100, -300, 200, 0], 0.5, 6 * unit, 100 * unit * (300 * (2 * 9 + 4 * 3) + 1000 * 4)],
    [1000, [100, -300, 200, 0], 0.1, 6 * unit, 100 * unit * (300 * (2 * 16 + 4 * 4) + 1000 * 4)],
    [10, [0.25], 1, 3 * unit, 100 * unit * (0.25 * (2 * 1 + 1 * 1) + 10)],
  ])('of %d and %j at %d', (invested, flows, rate, relative, absolute) => {
    expect(errorOfDiscounted(invested, flows, rate)).toEqual({ relative, absolute });
  });
});

describe('recovery', () => {
  const one = exactly.of(1);
  const after = (balance: number) =>
    recovery(exactly, {
      invested: one,
      flows: [one],
      balances: [exactly.over(exactly.of(balance), exactly.of(1e10))],
    });

  it('takes a balance of a ten-millionth of a cent below zero for none, and one of more for a debt', () => {
    expect(after(-9)).toBe(1);
    expect(after(-11)).toBeNull();
  });

  it('is as wrong as a balance is, by the flow that it is divided by', () => {
    const used = (error: DoubleError) => {
      const arithmetics: string[] = [];
      const rule = <N>(a: Arithmetic<N>) => {
        arithmetics.push(a === (exactly as unknown) ? 'fractions' : 'doubles');
        const [invested, flow] = [a.times(a.amount(0.01), a.of(50.4)), a.amount(1)];
        return recovery(a, { invested, flows: [flow], balances: [a.minus(flow, invested)] });
      };
      expect(computedBy(error, rule)).toBe(0.5);
      return arithmetics;
    };
    // 50.4 of 100 cents are 50.4 hundredths: a tenth from a half.
    expect(used({ relative: 0, absolute: 0.06 })).toEqual(['doubles']);
    expect(used({ relative: 0, absolute: 0.15 })).toEqual(['doubles', 'fractions']);
  });
});

it('an explanation of the rate of return sets what comes back beside all that was paid in', async () => {
  // 100 at once and 50 in a period, for 300 in two: 100x² + 50x = 300, x = 1.5.
  const sent = { investimento: 100, fluxos: [-50, 300, 0], taxaDesconto: 1 };
  const { tir, explicacao } = await callTool(payback, { ...sent, explicar: true });
  expect(tir).toBe(50);
  const root = explicacao.find(({ raiz }: { raiz?: boolean }) => raiz);
  expect(root).toMatchObject({ formula: 'calculo4 / (investimento - calculo2) - 1', resultado: 0 });
});
