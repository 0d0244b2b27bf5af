import fc from 'fast-check';
import { expect, it } from 'vitest';
import { debtOf } from './balance.ts';
import { flowsOf } from './cash-flow.ts';
import { drawingOf } from './index.ts';
import { makeDocument } from '#test/support/document.ts';
import { answerOf, drawingFor, reais, runs } from '#test/support/drawings.ts';
import { heard } from '#test/support/heard.ts';

makeDocument();

it('a cash flow goes up from zero by what comes in and down by what goes out, and its line ends at the balance', () => {
  const amounts = fc.array(fc.integer({ min: -9000, max: 9000 }), { minLength: 2, maxLength: 80 });
  fc.assert(
    fc.property(amounts, (fluxos) => {
      const answer = answerOf('calculadoras-fluxo-caixa', { fluxos });
      const drawn = flowsOf(answer, 'pt');
      if (!drawn) return void expect(fluxos.every((amount) => amount === 0)).toBe(true);
      const { flows, zero, balance } = drawn;
      // One real has the same height up and down.
      const [scale = 0] = flows.flatMap(({ y, amount }) => (amount === 0 ? [] : [(zero - y) / amount]));
      for (const { x, y, amount } of flows) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(100);
        expect(zero - y).toBeCloseTo(amount * scale, 6);
      }
      expect(zero - (balance.at(-1)?.[1] ?? 0)).toBeCloseTo(answer.saldo * scale, 6);
    }),
    runs,
  );
});

it('flows of days stand as far apart as their days', () => {
  const fluxos = [
    { data: '2025-01-01', valor: -100 },
    { data: '2025-01-11', valor: 50 },
    { data: '2025-02-10', valor: 60 },
  ];
  const [first, second, last] = flowsOf(answerOf('calculadoras-fluxo-caixa', { fluxos }), 'pt')?.flows ?? [];
  expect([first?.at, last?.at]).toEqual(['1 jan. 2025', '10 fev. 2025']);
  expect((last?.x ?? 0) - (first?.x ?? 0)).toBeCloseTo(4 * ((second?.x ?? 0) - (first?.x ?? 0)), 9);
});

it('a debt falls to zero before the term where more is paid than the instalments', () => {
  const input = fc.record({ valor: reais(10_000, 90_000), extra: fc.integer({ min: 100, max: 9000 }) });
  fc.assert(
    fc.property(input, ({ valor, extra }) => {
      const answer = answerOf('calculadoras-financiamento', {
        ...{ valor, taxa: 1, prazo: 36, amortizacoesExtras: [{ mes: 5, valor: extra }] },
      });
      const debt = debtOf(answer);
      const [x, y] = debt.at(-1) ?? [0, 0];
      expect(x).toBeCloseTo((answer.price.prazoFinal / 36) * 100, 9);
      expect(y).toBe(154);
      expect(debt.every(([, height], i) => i === 0 || height >= (debt[i - 1]?.[1] ?? 0))).toBe(true);
    }),
    runs,
  );
});

it.each([
  ['calculadoras-fluxo-caixa', { fluxos: [-100, 60, 60], detalhar: false }],
  [
    'calculadoras-renda-fixa',
    { produto: 'poupanca', selic: 7, valor: 1000, dataAplicacao: '2025-03-10', prazo: 6 },
  ],
])('%s is not drawn where its answer has no list', async (id, input) => {
  expect(await drawingFor(id, input)).toBeNull();
});

it('titles without any yield are not drawn', () => {
  const title = {
    nome: 'CDB',
    valorBruto: 100,
    valorLiquido: 100,
    rendimentoLiquido: 0,
    taxaLiquidaAnual: 0,
  };
  const answer = { valorAplicado: 100, diasCorridos: 30, comparacao: [title, title] };
  expect(drawingOf('calculadoras-renda-fixa', {}, answer, 'pt')).toBeNull();
  const [better] = [{ ...answer, comparacao: [{ ...title, valorBruto: 120, rendimentoLiquido: 15 }, title] }];
  expect(heard(drawingOf('calculadoras-renda-fixa', {}, better, 'pt') as Element).join(' ')).toContain(
    '15,00',
  );
});
