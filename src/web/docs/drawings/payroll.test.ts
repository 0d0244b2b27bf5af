import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeDocument } from '#test/support/document.ts';
import { answerOf, reais, runs } from '#test/support/drawings.ts';
import { drawingOf } from './index.ts';
import { toCents } from './numbers.ts';
import { placeParts } from './cost.ts';
import { costAmounts } from './payroll.ts';

makeDocument();

type Cost = Parameters<typeof costAmounts>[0];
const regimes = ['simples', 'simples-anexo-iv', 'lucro-presumido', 'mei'] as const;

it('the parts of the cost add up to it, each beginning where the one before it ended', () => {
  const months = fc.record({ salarioBase: reais(1000, 30_000), regime: fc.constantFrom(...regimes) });
  fc.assert(
    fc.property(months, (month) => {
      const answer = answerOf('calculadoras-folha', { competencia: '2026-10', ...month }) as unknown as Cost;
      const parts = placeParts(costAmounts(answer, 'pt') ?? [], answer.custoTotal);
      expect(parts.reduce((sum, { amount }) => sum + toCents(amount), 0)).toBe(toCents(answer.custoTotal));
      parts.forEach(({ x }, i) => {
        const before = parts[i - 1];
        expect(x).toBeCloseTo(before ? before.x + before.width : 0, 6);
      });
    }),
    runs,
  );
});

it('a month has both drawings, and one whose pay is repaid by the INSS has no cost', () => {
  const drawn = (input: object) =>
    drawingOf(
      'calculadoras-folha',
      {},
      answerOf('calculadoras-folha', { competencia: '2026-10', salarioBase: 3000, ...input }),
      'pt',
    )?.outerHTML ?? '';
  expect(drawn({})).toMatch(/class="drawing payslip".*class="drawing cost".*Custo da empresa/s);
  expect(drawn({ maternidade: { dataInicio: '2026-10-01' } })).toMatch(/A empresa compensa 3\.000,00/);
});
