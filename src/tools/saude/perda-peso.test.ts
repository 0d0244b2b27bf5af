import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../lib/dates/dates.ts';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { perdaPeso } from './perda-peso.ts';

const man = { weight: 90, targetWeight: 80, height: 1.75, age: 35, sex: 'masculino', activityLevel: 'leve' };

interface Point {
  readonly week: number;
  readonly weight: number;
}

describe('perda-peso', () => {
  // Wishnofsky's rule, 3500 kcal a pound: 7700 kcal a kilogram, so that 1100 kcal a day are a kilogram a week.
  it('550 kcal a day are half a kilogram a week', () => {
    const answer = callTool(perdaPeso, { ...man, deficit: 550 });
    expect(answer).toMatchObject({ dailyDeficit: 550, weeklyLossKg: 0.5 });
    expect(answer.linear).toEqual({ weeks: 20, date: addDays('2026-11-21', 140) });
  });

  it('a wished time asks for the deficit that reaches the target in it', () => {
    const { dailyDeficit, linear } = callTool(perdaPeso, { ...man, weeks: 20 });
    expect(dailyDeficit).toBe(550);
    expect(linear.weeks).toBe(20);
  });

  it('the linear weeks lose enough, and one week less does not', () => {
    const calls = fc.record({
      weight: fc.integer({ min: 85, max: 150 }),
      targetWeight: fc.integer({ min: 60, max: 84 }),
      deficit: fc.integer({ min: 100, max: 1000 }),
    });
    fc.assert(
      fc.property(calls, (input) => {
        const { linear, dailyDeficit, adaptive, floorCalories, dailyCalories, tdee } = callTool(perdaPeso, {
          ...man,
          ...input,
        });
        const loss = (weeks: number) => (weeks * 7 * dailyDeficit) / 7700;
        const toLose = input.weight - input.targetWeight;
        expect(loss(linear.weeks)).toBeGreaterThanOrEqual(toLose - 1e-9);
        expect(loss(linear.weeks - 1)).toBeLessThan(toLose);
        expect(dailyCalories).toBeGreaterThanOrEqual(floorCalories);
        expect(tdee - dailyCalories).toBe(dailyDeficit);
        // A lighter body spends less, so that the adaptive course is never the faster one, but for rounding.
        if (adaptive.reached) expect(adaptive.weeks).toBeGreaterThanOrEqual(linear.weeks - 1);
      }),
    );
  });

  it('the projection falls from week to week and ends at the target', () => {
    const { projection, adaptive } = callTool(perdaPeso, { ...man, targetWeight: 78.5 });
    for (let i = 1; i < projection.length; i++) {
      expect(projection[i].weight).toBeLessThan(projection[i - 1].weight);
    }
    expect(projection.at(-1)).toEqual({ week: adaptive.weeks, weight: 78.5 });
    expect(projection.slice(0, -1).every(({ week }: Point) => week % 4 === 0)).toBe(true);
  });

  it('a fixed intake may end on a plateau above the target', () => {
    const { adaptive, projection } = callTool(perdaPeso, { ...man, targetWeight: 60, deficit: 100 });
    expect(adaptive.reached).toBe(false);
    expect(adaptive).not.toHaveProperty('date');
    // On 2408 kcal a man of this height and age keeps 10 · w + 923.75 = 2407.7 / 1.375: some 82.7 kg.
    expect(Math.abs(adaptive.plateauWeight - 82.7)).toBeLessThan(1.7);
    expect(projection.at(-1)).toEqual({ week: adaptive.weeks, weight: adaptive.plateauWeight });
  });

  it('the floor holds, and says so', () => {
    const woman = {
      weight: 70,
      targetWeight: 60,
      height: 1.6,
      age: 40,
      sex: 'feminino',
      activityLevel: 'leve',
    };
    // 10 · 70 + 6.25 · 160 − 5 · 40 − 161 = 1339 kcal at rest, 1841 a day.
    expect(callTool(perdaPeso, { ...woman, deficit: 1000 })).toMatchObject({
      bmr: 1339,
      tdee: 1841,
      dailyCalories: 1200,
      dailyDeficit: 641,
      floorCalories: 1200,
      floorApplied: true,
      warnings: ['floor-applied'],
    });
    expect(callTool(perdaPeso, { ...woman, deficit: 641 })).toMatchObject({ floorApplied: false });
  });

  it('warns of a first week above 1 % of the weight', () => {
    const light = { ...man, weight: 70, targetWeight: 60, activityLevel: 'muito-intenso' };
    // 770 kcal a day are 0.7 kg a week.
    expect(callTool(perdaPeso, { ...light, deficit: 769 }).warnings).toEqual([]);
    expect(callTool(perdaPeso, { ...light, deficit: 772 }).warnings).toEqual(['fast-loss']);
  });

  it.each([
    [{ ...man, targetWeight: undefined }, 400, 'targetWeight'],
    [{ ...man, deficit: 500, weeks: 10 }, 400, 'deficit'],
    [{ ...man, deficit: 99 }, 400, 'deficit'],
    [{ ...man, weeks: 0 }, 400, 'weeks'],
    [{ ...man, age: 17 }, 400, 'age'],
    [{ ...man, height: 175 }, 400, 'height'],
    [{ ...man, targetWeight: 90 }, 422, 'targetWeight'],
    [{ ...man, startDate: '2026-02-29' }, 422, 'startDate'],
    [{ ...man, startDate: '9999-12-31' }, 422, 'startDate'],
    // 18.49 kg/m²
    [{ ...man, targetWeight: 56.63 }, 422, 'height'],
    [{ ...man, weight: 600 }, 422, 'height'],
    // 0.1 kg in five years is less than half a kcal a day.
    [{ ...man, weight: 91, targetWeight: 90.9, weeks: 260 }, 422, 'weeks'],
  ])('refuses %o', (input, status, field) => {
    const sent = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
    expect(refusal(perdaPeso, sent)).toEqual({ status, fields: [field] });
  });

  it('a target of exactly 18.5 kg/m² is allowed', () => {
    expect(callTool(perdaPeso, { ...man, targetWeight: 56.66 }).targetBmi).toBe(18.5);
  });

  it('needs 100 kcal above the floor', () => {
    // 10 · 60 + 6.25 · 150 − 5 · a − 161, times 1.2: 1302 kcal at 58.3 years, so 58 passes and 59 does not.
    const woman = { weight: 60, targetWeight: 50, height: 1.5, sex: 'feminino' };
    expect(callTool(perdaPeso, { ...woman, age: 58 }).floorApplied).toBe(true);
    expect(refusal(perdaPeso, { ...woman, age: 59 })).toEqual({ status: 422, fields: ['age'] });
  });
});
