import { expect, it, vi } from 'vitest';
import { callTool, messagesOf } from '#test/support/call-tool.ts';
import { mostInATurn } from '#test/support/turns.ts';
import { financiamento } from './financiamento.ts';
import { MOST_EXTRAS } from './_loan-dates.ts';

const counted = vi.hoisted(() => ({ operations: 0 }));

vi.mock(import('../../lib/numbers/exact.ts'), async (original) => {
  const all = await original();
  const countedOf =
    <Args extends unknown[], Result>(operation: (...args: Args) => Result) =>
    (...args: Args) => {
      counted.operations++;
      return operation(...args);
    };
  const { plus, minus, times, over, power, roundTo, least, compare } = all;
  return {
    ...all,
    plus: countedOf(plus),
    minus: countedOf(minus),
    times: countedOf(times),
    over: countedOf(over),
    power: countedOf(power),
    roundTo: countedOf(roundTo),
    least: countedOf(least),
    compare: countedOf(compare),
  };
});

const loan = {
  valor: 300_000,
  taxa: 11.37,
  periodoTaxa: 'anual',
  prazo: 600,
  contagemDias: 'uteis-252',
  dataContrato: '2026-01-12',
  dataPrimeiraParcela: '2026-02-28',
};

/** Counts the operations of a loan with so many extra payments, which lower the term and the instalments by turns. */
function operationsWith(payments: number): number {
  const amortizacoesExtras = Array.from({ length: payments / 10 }, (_, k) => ({
    mes: 1 + (k % 50),
    valor: 0.01,
    reduzir: k % 2 ? 'parcela' : 'prazo',
    cada: 60,
  }));
  counted.operations = 0;
  callTool(financiamento, { ...loan, amortizacoesExtras });
  return counted.operations;
}

it('an extra payment costs a few operations in each system, and so does a month', () => {
  const [some, many] = [operationsWith(600), operationsWith(MOST_EXTRAS)];
  // In two systems each, which are computed without extra payments too.
  expect((many - some) / (MOST_EXTRAS - 600)).toBeLessThan(2 * 6);
  expect(some).toBeLessThan(600 * 2 * 6 + 600 * 4 * 20);
});

it('each system has turns of its own where a loan is explained', async () => {
  const asked = { ...loan, sistema: 'todos', carencia: 60, explicar: true };
  const operations = await mostInATurn(
    () => counted.operations,
    async () => callTool(financiamento, asked),
  );
  expect(operations).toBeLessThan(660 * 25);
});

it('no call has more extra payments than two in each month, repeats counted', () => {
  const monthly = { mes: 1, valor: 1, cada: 1 };
  const withExtras = (...more: readonly unknown[]) => ({
    ...loan,
    amortizacoesExtras: [monthly, monthly, ...more],
  });
  expect(callTool(financiamento, withExtras()).price.totalAmortizacoesExtras).toBeGreaterThan(800);
  expect(messagesOf(financiamento, withExtras({ mes: 600, valor: 1 }))).toEqual({
    amortizacoesExtras: 'devem somar no máximo 1200 pagamentos; aumente cada ou envie menos itens',
  });
});
