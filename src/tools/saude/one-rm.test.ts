import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { oneRm } from './one-rm.ts';

const loads = (answer: { percentages: { load: number }[] }) => answer.percentages.map(({ load }) => load);

describe('one-rm', () => {
  // The two return identical results for ten repetitions (Wikipedia, as cdchester.co.uk quotes it).
  it('Epley and Brzycki are the same at ten repetitions', () => {
    for (const weight of [20, 62.5, 140]) {
      const { byFormula } = callTool(oneRm, { weight, reps: 10 });
      expect(byFormula.epley).toBe(byFormula.brzycki);
    }
  });

  // Another remark, of startingstrength.com (thread 33294): Brzycki and O'Conner are both 1.125 at five.
  it('Brzycki and O’Conner are 1.125 times the weight at five repetitions', () => {
    const { byFormula } = callTool(oneRm, { weight: 80, reps: 5 });
    expect([byFormula.brzycki, byFormula.oconner]).toEqual([90, 90]);
  });

  // The row of 200 in the training load chart of the NSCA.
  it('the loads of a maximum of 200 kg are those of the NSCA chart', () => {
    const answer = callTool(oneRm, { weight: 200, reps: 1, increment: 1 });
    expect(loads(answer).slice(0, 10)).toEqual([200, 190, 186, 180, 174, 170, 166, 160, 154, 150]);
  });

  // 120 kg lifted eight times are a maximum of 150 by that chart (stormfitnessacademy.co.uk); the formulas come within 5 %.
  it('eight repetitions of 120 kg are a maximum of about 150 kg by every formula', () => {
    const { byFormula } = callTool(oneRm, { weight: 120, reps: 8 });
    for (const max of Object.values(byFormula)) expect(Math.abs((max as number) - 150)).toBeLessThan(7.5);
  });

  it('a weight lifted once is the maximum by every formula', () => {
    const { byFormula } = callTool(oneRm, { weight: 97.3, reps: 1, formula: 'mayhew' });
    expect(new Set(Object.values(byFormula))).toEqual(new Set([97.3]));
  });

  it('more repetitions mean a higher maximum, by every formula', () => {
    const at = (reps: number) => Object.values(callTool(oneRm, { weight: 100, reps }).byFormula) as number[];
    for (let reps = 1; reps < 20; reps++) {
      const more = at(reps + 1);
      at(reps).forEach((max, i) => expect(more[i]).toBeGreaterThan(max));
    }
  });

  it('a load is a multiple of the increment, and the one nearest to its share of the maximum', () => {
    const calls = fc.record({
      weight: fc.integer({ min: 5, max: 10_000 }).map((n) => n / 10),
      reps: fc.constant(1),
      increment: fc.constantFrom(0.1, 0.5, 1, 2, 2.5, 5),
    });
    fc.assert(
      fc.property(calls, (input) => {
        for (const { percent, load } of callTool(oneRm, input).percentages) {
          const steps = load / input.increment;
          expect(Math.abs(steps - Math.round(steps))).toBeLessThan(1e-6);
          const apart = Math.abs(load - (input.weight * percent) / 100);
          expect(apart).toBeLessThanOrEqual(input.increment / 2 + 1e-9);
        }
      }),
    );
  });

  it('the mean is that of the seven, and may be chosen', () => {
    const { oneRepMax, byFormula } = callTool(oneRm, { weight: 100, reps: 7, formula: 'media' });
    const { media, ...seven } = byFormula;
    const mean = Object.values<number>(seven).reduce((sum, max) => sum + max, 0) / 7;
    expect(oneRepMax).toBe(media);
    expect(Math.abs(media - mean)).toBeLessThan(0.1);
  });

  it.each([
    [5, 'alta'],
    [6, 'media'],
    [10, 'media'],
    [11, 'baixa'],
  ])('%d repetitions are of %s reliability', (reps, reliability) => {
    expect(callTool(oneRm, { weight: 100, reps }).reliability).toBe(reliability);
  });

  it.each([
    [{ weight: 100, reps: 21 }, 'reps'],
    [{ weight: 100, reps: 2.5 }, 'reps'],
    [{ weight: 0.4, reps: 5 }, 'weight'],
    [{ weight: 100, reps: 5, increment: 3 }, 'increment'],
    [{ weight: 100, reps: 5, formula: 'x' }, 'formula'],
  ])('refuses %o', (input, field) => {
    expect(refusal(oneRm, input)).toEqual({ status: 400, fields: [field] });
  });
});
