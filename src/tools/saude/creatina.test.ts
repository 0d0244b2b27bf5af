import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { creatina } from './creatina.ts';

describe('creatina', () => {
  // 0.3 g/kg are 21 g a day for a person of 70 kg (longewiki.com, of the loading protocol).
  it('the loading dose of 70 kg is 21 g a day', () => {
    expect(callTool(creatina, { weight: 70 }).loading).toMatchObject({ dailyGrams: 21, totalGrams: 147 });
  });

  // ISSN position stand: 3 to 5 g a day, 5 to 10 g for large athletes.
  it.each([
    [60, false, 3],
    [100, false, 3],
    [120, false, 3.6],
    [167, false, 5],
    [300, false, 5],
    [40, true, 5],
    [80, true, 8],
    [100, true, 10],
    [150, true, 10],
  ])('%d kg, athlete %s: %d g a day to maintain', (weight, athlete, dailyGrams) => {
    const { maintenance, withoutLoading } = callTool(creatina, { weight, athlete });
    expect(maintenance.dailyGrams).toBe(dailyGrams);
    // Hultman et al. 1996: 28 days of the same dose.
    expect(withoutLoading).toEqual({ dailyGrams, daysToSaturation: 28 });
  });

  it('a package that does not cover the loading lasts less than it', () => {
    expect(callTool(creatina, { weight: 80, packageGrams: 167.9 }).package.daysWithLoading).toBe(6);
    expect(callTool(creatina, { weight: 80, packageGrams: 168 }).package.daysWithLoading).toBe(7);
    expect(callTool(creatina, { weight: 80, packageGrams: 171 }).package.daysWithLoading).toBe(8);
    expect(callTool(creatina, { weight: 80 })).not.toHaveProperty('package');
  });

  it('whole days fit into the package, and one more does not', () => {
    const calls = fc.record({
      weight: fc.integer({ min: 30, max: 300 }),
      packageGrams: fc.integer({ min: 50, max: 5000 }),
    });
    fc.assert(
      fc.property(calls, (input) => {
        const { maintenance, package: pack } = callTool(creatina, input);
        const daily = maintenance.monthlyGrams / 30;
        expect(pack.daysWithoutLoading * daily).toBeLessThanOrEqual(input.packageGrams * 1.001);
        expect((pack.daysWithoutLoading + 1) * daily).toBeGreaterThan(input.packageGrams * 0.999);
        expect(pack.daysWithLoading).toBeLessThanOrEqual(pack.daysWithoutLoading);
      }),
    );
  });

  it.each([
    [{}, 'weight'],
    [{ weight: 29 }, 'weight'],
    [{ weight: 80, loadingDays: 4 }, 'loadingDays'],
    [{ weight: 80, packageGrams: 49 }, 'packageGrams'],
    [{ weight: 80, athlete: 'sim' }, 'athlete'],
  ])('refuses %o', (input, field) => {
    expect(refusal(creatina, input)).toEqual({ status: 400, fields: [field] });
  });
});
