import { describe, expect, it } from 'vitest';
import { callTool } from '#test/support/call-tool.ts';
import { exact, over } from '../../lib/numbers/exact.ts';
import { recovery } from './_cash-flow.ts';
import { payback } from './payback.ts';

describe('recovery', () => {
  const one = exact(1);
  const after = (balance: number) =>
    recovery({ invested: one, flows: [one], balances: [over(exact(balance), exact(1e10))] });

  it('a debt up to a ten-millionth of a cent counts as paid, a larger one does not', () => {
    expect(after(-9)).toBe(1);
    expect(after(-11)).toBeNull();
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
