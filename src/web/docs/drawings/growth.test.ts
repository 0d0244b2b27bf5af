import fc from 'fast-check';
import { expect, it } from 'vitest';
import { barsOf } from './growth.ts';
import { drawingOf } from './index.ts';
import { toCents } from './numbers.ts';
import { makeDocument } from '#test/support/document.ts';
import { answerOf, reais, runs } from '#test/support/drawings.ts';
import { heard } from '#test/support/heard.ts';

makeDocument();

it('compound interest: each bar adds up to its balance, the last one to the total', () => {
  const input = fc.record({
    valorInicial: reais(1, 100_000),
    aporte: reais(0, 5000),
    taxa: fc.integer({ min: 0, max: 300 }).map((hundredths) => hundredths / 100),
    prazo: fc.integer({ min: 1, max: 500 }),
    evolucaoPor: fc.constantFrom('mes', 'ano'),
  });
  fc.assert(
    fc.property(input, (input) => {
      const answer = answerOf('calculadoras-juros-compostos', input);
      const bars = barsOf(answer) ?? [];
      const last = bars.at(-1);
      expect(toCents(last?.invested ?? 0) + toCents(last?.interest ?? 0)).toBe(toCents(answer.montante));
      expect(bars).toHaveLength(
        input.evolucaoPor === 'mes' && input.prazo <= 24 ? input.prazo : Math.ceil(input.prazo / 12),
      );
      expect((last?.below ?? 0) + (last?.above ?? 0)).toBeCloseTo(112, 6);
      expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(100);
    }),
    runs,
  );
});

const savings = (
  rows: number,
  prazoMeses: number,
  interest = 50,
  input = {},
): readonly [string, object, object] => [
  'calculadoras-juros-compostos',
  {
    ...{ montante: 100 * rows + interest * rows, totalInvestido: 100 * rows, totalJuros: interest * rows },
    ...{ taxaAnualEfetiva: 12.5, prazoMeses },
    evolucao: Array.from({ length: rows }, (_, i) => ({
      totalInvestido: 100 * (i + 1),
      saldo: (100 + interest) * (i + 1),
    })),
  },
  input,
];

const saidOf = ([tool, answer, input]: ReturnType<typeof savings>) => {
  const drawing = drawingOf(tool, { ...input }, answer, 'pt');
  return (
    drawing &&
    heard(drawing)
      .join(' ')
      .replace(/^img ".*?" /, '')
  );
};

it.each([
  [savings(24, 24), '(Em 24 meses, 3.600,00: 2.400,00 investidos e 1.200,00 de juros.)'],
  [savings(25, 25), '(Em 25 meses, 3.750,00'],
  [savings(3, 30), '(Em 30 meses, 450,00'],
  [savings(12, 12, -20), '960,00: 1.200,00 investidos e −240,00 de juros.)'],
  [
    savings(2, 24, 50, { valorInicial: 100, aporte: 10, frequenciaAporte: 'anual' }),
    '100 no início e 10 por ano, a 12,5 % ao ano.',
  ],
])('growth says how much was invested, and how much is interest: %#', (made, said) => {
  expect(saidOf(made)).toContain(said);
});

it.each([[savings(4, 30)], [savings(5, 62)], [savings(0, 12)]])(
  'growth is not drawn where rows and months do not fit: %#',
  (made) => {
    expect(saidOf(made)).toBeNull();
  },
);
