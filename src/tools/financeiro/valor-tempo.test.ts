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
  ['valorFuturo', { taxa: 0.5, prazo: 12, prestacao: -100, valorPresente: -1000, momento: 'inicio' }, 2301.4],
  // PDURATION(2.5 %; 2000; 2200) = 3.86, PDURATION(0.025/12; 1000; 1200) = 87.6 and RRI(96; 10000; 11000) = 0.0009933.
  ['prazo', { taxa: 2.5, valorPresente: -2000, valorFuturo: 2200 }, 3.859866],
  ['prazo', { taxa: 2.5 / 12, valorPresente: -1000, valorFuturo: 1200 }, 87.605476],
  ['taxa', { prazo: 96, valorPresente: -10_000, valorFuturo: 11_000 }, 0.0993307],
])('%s of %j: %d', (calcular, sent, resultado) => {
  if (resultado < 0 && calcular === 'prazo') {
    // A term before now is no term.
    expect(refusal(valorTempo, { calcular, ...sent })).toEqual({ status: 422, fields: ['calcular'] });
  } else expect(solve(calcular, sent).resultado).toBe(resultado);
});

/** With a million times the money, cents are eight decimals. */
const SCALE = 1e6;
const MONEY = new Set(['valorPresente', 'prestacao', 'valorFuturo']);
const scaled = (sent: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [
      name,
      MONEY.has(name) ? Math.round((value as number) * SCALE) : value,
    ]),
  );

// numpy-financial, the examples of fv, pmt, pv and nper, and the values of tests/test_financial.py (TestPV, TestPmt, TestFv,
// TestNper, TestRate), which are of Decimal or of Google Sheets.
it.each([
  ['valorFuturo', { taxa: 5 / 12, prazo: 120, prestacao: -100, valorPresente: -100 }, '15692.928894'],
  ['valorFuturo', { taxa: 6 / 12, prazo: 120, prestacao: -100, valorPresente: -100 }, '16569.874354'],
  ['valorFuturo', { taxa: 7 / 12, prazo: 120, prestacao: -100, valorPresente: -100 }, '17509.446881'],
  ['valorFuturo', { taxa: 7.5, prazo: 20, prestacao: -2000 }, '86609.362673'],
  ['valorFuturo', { taxa: 7.5, prazo: 20, prestacao: -2000, momento: 'inicio' }, '93105.064874'],
  ['valorFuturo', { taxa: 20, prazo: 5, prestacao: 100, momento: 'inicio' }, '-892.992000'],
  ['prestacao', { taxa: 7.5 / 12, prazo: 180, valorPresente: 200_000 }, '-1854.024720'],
  ['prestacao', { taxa: 8 / 12, prazo: 60, valorPresente: 15_000 }, '-304.145914'],
  ['prestacao', { taxa: 80, prazo: 3, valorPresente: 20_000 }, '-19311.258278'],
  ['prestacao', { taxa: 30, prazo: 12, valorPresente: 2000 }, '-626.908140'],
  ['prestacao', { taxa: 0, prazo: 12, valorPresente: 2000 }, '-166.666667'],
  ['valorPresente', { taxa: 5 / 12, prazo: 120, prestacao: -100, valorFuturo: 15_692.93 }, '-100.000671'],
  ['valorPresente', { taxa: 4 / 12, prazo: 120, prestacao: -100, valorFuturo: 15_692.93 }, '-649.267714'],
  ['valorPresente', { taxa: 3 / 12, prazo: 120, prestacao: -100, valorFuturo: 15_692.93 }, '-1273.786337'],
  ['valorPresente', { taxa: 7, prazo: 20, prestacao: 12_000 }, '-127128.170946'],
])('numpy-financial: %s of %j is %s', (calcular, sent, shown) => {
  expect((solve(calcular, scaled(sent)).resultado / SCALE).toFixed(6)).toBe(shown);
});

it.each([
  ['prazo', { taxa: 7 / 12, prestacao: -150, valorPresente: 8000 }, 5, '64.07335'],
  ['prazo', { taxa: 7.5, prestacao: -2000, valorFuturo: 100_000 }, 6, '21.544944'],
  ['prazo', { taxa: 7.5, prestacao: -2000, valorFuturo: 100_000, momento: 'inicio' }, 6, '20.761564'],
  ['prazo', { taxa: 10, valorPresente: -500, valorFuturo: 1500 }, 6, '11.526705'],
  ['prazo', { taxa: 0, prestacao: -100, valorPresente: 1000 }, 0, '10'],
  ['taxa', { prazo: 10, valorPresente: -3500, valorFuturo: 10_000 }, 7, '11.0690854'],
  ['taxa', { prazo: 2, valorPresente: -593.06, valorFuturo: 214.07 }, 6, '-39.920185'],
  ['taxa', { prazo: 2, valorPresente: -4725.38, valorFuturo: 4509.97 }, 6, '-2.305873'],
  ['taxa', { prazo: 2, valorPresente: -428.78, valorFuturo: 686.29 }, 6, '26.513414'],
])('numpy-financial: %s of %j with %i decimals is %s', (calcular, sent, decimals, shown) => {
  expect(solve(calcular, sent).resultado.toFixed(decimals)).toBe(shown);
});

// HP-12C user’s guide, "Making Financial Calculations Easy" and "Basic Financial Functions".
it.each([
  ['valorPresente', { prazo: 48, taxa: 0.5, prestacao: 500, momento: 'inicio' }, -21_396.61],
  ['prestacao', { prazo: 348, taxa: 14.25 / 12, valorPresente: 43_400 }, -523.99],
  ['prestacao', { prazo: 30, taxa: 9.75 / 2, valorPresente: -3200, valorFuturo: 60_000 }, -717.44],
  ['prestacao', { prazo: 348, taxa: 5.25 / 12, valorPresente: 243_400 }, -1363.29],
  ['valorFuturo', { prazo: 60, taxa: 14.25 / 12, valorPresente: 43_400, prestacao: -523.99 }, -42_652.37],
  ['valorFuturo', { prazo: 328, taxa: 0.875, valorPresente: 35_000, prestacao: -325 }, 181.89],
  ['valorFuturo', { prazo: 327, taxa: 0.875, valorPresente: 35_000, prestacao: -325 }, -141.87],
  ['valorFuturo', { prazo: 58, taxa: 6.25 / 24, valorPresente: -775, prestacao: -50 }, 4027.27],
])('HP-12C: %s of %j is %d', (calcular, sent, resultado) => {
  expect(solve(calcular, sent).resultado).toBe(resultado);
});

it('HP-12C: 58 deposits reach 4000, the last of 22.73', () => {
  const deposits = { taxa: 6.25 / 24, valorPresente: -775, prestacao: -50, valorFuturo: 4000 };
  expect(solve('prazo', deposits)).toMatchObject({ prazoInteiro: 58, ultimaPrestacao: -22.73 });
});

// The Calculadora do Cidadão of Banco Central, whose deposits are made at the beginning of the month: a printed page of
// "Financiamento com prestações fixas", and its answers as f2br.com ("Frações Financeiras 43") and andrebona.com.br have them.
describe('the Calculadora do Cidadão', () => {
  it('12 payments of 355.80 for 1320.75 cost 25.106880 % a month, by a search for the payment', () => {
    const loan = { prazo: 12, valorPresente: 1320.75 };
    expect(solve('prestacao', { ...loan, taxa: 25.10688 }).prestacao).toBe(-355.8);
    expect(solve('taxa', { ...loan, prestacao: -355.8 }).taxa.toFixed(5)).toBe('25.10688');
  });

  it('1000 in 8 months at 0.55 % take deposits of 121.94', () => {
    const goal = { prazo: 8, taxa: 0.55, valorFuturo: 1000, momento: 'inicio' };
    expect(solve('prestacao', goal).prestacao).toBe(-121.94);
  });

  it('36 deposits of 500 at 0.2 % are 18,681.81', () => {
    const deposits = { prazo: 36, taxa: 0.2, prestacao: -500, momento: 'inicio' };
    expect(solve('valorFuturo', deposits).valorFuturo).toBe(18_681.81);
  });
});

it('a rate too small to be seen divides in equal parts, and one too large to be undone has no solution', () => {
  expect(solve('prestacao', { taxa: 1e-60, prazo: 12, valorPresente: 1200 })).toMatchObject({
    resultado: -100,
  });
  const huge = { taxa: 99_999, prazo: 12_000, valorPresente: -1 };
  expect(refusal(valorTempo, { calcular: 'valorFuturo', ...huge })).toMatchObject({ status: 422 });
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
    { numRuns: sized(20, 2000) },
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
