import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { sized } from '#test/support/size.ts';
import { valorTempo } from './valor-tempo.ts';

const solve = (calcular: string, more: Record<string, unknown>) =>
  callTool(valorTempo, { calcular, ...more });

// Excel help, the example of each function; signs as there.
it.each([
  ['prestacao', { taxa: 8 / 12, prazo: 10, valorPresente: 10_000 }, -1037.03],
  ['prestacao', { taxa: 8 / 12, prazo: 10, valorPresente: 10_000, momento: 'inicio' }, -1030.16],
  ['prestacao', { taxa: 0.5, prazo: 216, valorFuturo: 50_000 }, -129.08],
  ['valorPresente', { taxa: 8 / 12, prazo: 240, prestacao: 500 }, -59_777.15],
  ['valorFuturo', { taxa: 0.5, prazo: 10, prestacao: -200, valorPresente: -500, momento: 'inicio' }, 2581.4],
  ['valorFuturo', { taxa: 1, prazo: 12, prestacao: -1000 }, 12_682.5],
  ['valorFuturo', { taxa: 11 / 12, prazo: 35, prestacao: -2000, momento: 'inicio' }, 82_846.25],
  [
    'prazo',
    { taxa: 1, prestacao: -100, valorPresente: -1000, valorFuturo: 10_000, momento: 'inicio' },
    59.673866,
  ],
  ['prazo', { taxa: 1, prestacao: -100, valorPresente: -1000, valorFuturo: 10_000 }, 60.082123],
  ['prazo', { taxa: 1, prestacao: -100, valorPresente: -1000 }, -9.578594],
  ['taxa', { prazo: 48, prestacao: -200, valorPresente: 8000 }, 0.7701472],
])('%s of %j: %d', (calcular, sent, resultado) => {
  if (resultado < 0 && calcular === 'prazo') {
    // A term before now is no term.
    expect(refusal(valorTempo, { calcular, ...sent })).toEqual({ status: 422, fields: ['calcular'] });
  } else expect(solve(calcular, sent).resultado).toBe(resultado);
});

// HP-12C owner’s handbook, "Financial calculations": 35,000 at 10.5 %, payments of 325: 328, the last of 143.11.
describe('the last payment', () => {
  it('closes the account in the last period or one earlier', () => {
    expect(solve('prazo', { taxa: 0.875, valorPresente: 35_000, prestacao: -325 })).toMatchObject({
      prazoInteiro: 328,
      ultimaPrestacao: -143.11,
      ultimaPrestacaoMaior: -466.87,
    });
  });

  it('is a payment where the term is whole, and none where nothing is paid', () => {
    const whole = solve('prazo', { taxa: 0, valorPresente: 1200, prestacao: -100 });
    expect(whole).toMatchObject({
      prazo: 12,
      prazoInteiro: 12,
      ultimaPrestacao: -100,
      ultimaPrestacaoMaior: -100,
    });
    const doubled = solve('prazo', { taxa: 1, valorPresente: -1000, valorFuturo: 2000 });
    expect(doubled).toMatchObject({ prazo: 69.660717, prazoInteiro: 70, ultimaPrestacao: null });
  });
});

it('two rates: that nearer to 0 is the result', () => {
  // −100 + 230/(1+i) − 132/(1+i)² = 0 at 10 % and 20 %, as payments of 230 between −330 and −362.
  const two = solve('taxa', {
    prazo: 2,
    prestacao: 230,
    valorPresente: -330,
    valorFuturo: 0,
    momento: 'inicio',
  });
  expect(two.avisos).toEqual([]);
  const both = solve('taxa', { prazo: 2, prestacao: 230, valorPresente: -100, valorFuturo: -362 });
  expect(both).toMatchObject({ taxa: 10, taxas: [10, 20], avisos: ['mais-de-uma-taxa'] });
});

it('a high rate over many periods of unknown length is warned of', () => {
  const loan = { taxa: 12, prazo: 36, valorPresente: 1000 };
  expect(solve('prestacao', loan).avisos).toEqual(['taxa-por-periodo']);
  expect(solve('prestacao', { ...loan, periodosPorAno: 12 }).avisos).toEqual([]);
});

it('what is solved solves the equation', () => {
  const calls = fc.record({
    prazo: fc.integer({ min: 2, max: 480 }),
    taxa: fc.integer({ min: 1, max: 500 }).map((rate) => rate / 100),
    valorPresente: fc.integer({ min: 1000, max: 1_000_000 }),
    momento: fc.constantFrom('fim', 'inicio'),
  });
  fc.assert(
    fc.property(calls, ({ prazo, taxa, valorPresente, momento }) => {
      const { prestacao } = solve('prestacao', { prazo, taxa, valorPresente, momento });
      const back = solve('valorPresente', { prazo, taxa, prestacao, momento }).valorPresente;
      // Half a cent in each payment, at its worth.
      expect(Math.abs(back - valorPresente)).toBeLessThanOrEqual(0.005 * Math.min(prazo, 102 / taxa) + 0.01);
      // A payment of cents that barely exceeds the interest may stand for any long term.
      if (taxa * prazo < 200) {
        expect(solve('taxa', { prazo, valorPresente, prestacao, momento }).taxa).toBeCloseTo(taxa, 1);
      }
    }),
    { numRuns: sized(50, 2000) },
  );
});

it.each([
  [{ calcular: 'prestacao', prazo: 12, taxa: 1, valorPresente: 1, prestacao: -80 }, 400, ['prestacao']],
  [{ calcular: 'taxa', prazo: 12.5, valorPresente: 1000, prestacao: -100 }, 400, ['prazo']],
  [{ calcular: 'prestacao', taxa: 1 }, 400, ['prazo']],
  [{ calcular: 'prestacao', prazo: 3 }, 400, ['taxa']],
  [{ calcular: 'taxa', prazo: 12, valorPresente: 1000, prestacao: 100 }, 422, ['calcular']],
  [{ calcular: 'prazo', taxa: 2, valorPresente: 10_000, prestacao: -200 }, 422, ['calcular']],
  [{ calcular: 'prazo', taxa: 0, valorPresente: 10_000 }, 422, ['calcular']],
  [{ calcular: 'valorFuturo', prazo: 12_000, taxa: 100, valorPresente: 1 }, 422, ['calcular']],
])('%j gets %i on %j', (input, status, fields) => {
  expect(refusal(valorTempo, input)).toEqual({ status, fields });
});
