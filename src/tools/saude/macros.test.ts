import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { macros } from './macros.ts';

const body = { weight: 80, height: 1.8, age: 30, sex: 'masculino', activityLevel: 'moderado' };
const custom = { calories: 2000, distribution: 'personalizada' };

describe('macros', () => {
  it('the calories of the three nutrients add up to the target, and so do 4, 4 and 9 kcal a gram', () => {
    const calls = fc.record({
      calories: fc.integer({ min: 500, max: 10_000 }),
      distribution: fc.constantFrom('equilibrada', 'low-carb', 'alta-proteina', 'cetogenica'),
      meals: fc.integer({ min: 1, max: 8 }),
    });
    fc.assert(
      fc.property(calls, (input) => {
        const { protein, carbs, fat } = callTool(macros, input);
        expect(Math.abs(protein.calories + carbs.calories + fat.calories - input.calories)).toBeLessThan(2);
        const ofGrams = 4 * protein.grams + 4 * carbs.grams + 9 * fat.grams;
        expect(Math.abs(ofGrams - input.calories)).toBeLessThan(1);
        expect(protein.percent + carbs.percent + fat.percent).toBeCloseTo(100, 5);
        expect(protein).not.toHaveProperty('gramsPerKg');
      }),
    );
  });

  // Acceptable ranges of the Institute of Medicine, in % of energy.
  it('the balanced split lies inside the IOM ranges', () => {
    const { protein, carbs, fat } = callTool(macros, { calories: 2000 });
    expect(carbs.percent).toBeGreaterThanOrEqual(45);
    expect(carbs.percent).toBeLessThanOrEqual(65);
    expect(protein.percent).toBeGreaterThanOrEqual(10);
    expect(protein.percent).toBeLessThanOrEqual(35);
    expect(fat.percent).toBeGreaterThanOrEqual(20);
    expect(fat.percent).toBeLessThanOrEqual(35);
  });

  it.each([
    ['perder', 0.8],
    ['manter', 1],
    ['ganhar', 1.1],
  ])('the goal %s targets %d of the expenditure', (goal, share) => {
    // Mifflin–St Jeor: 10 · 80 + 6.25 · 180 − 5 · 30 + 5 = 1780.
    const { bmr, tdee, targetCalories } = callTool(macros, { ...body, goal });
    expect([bmr, tdee]).toEqual([1780, 2759]);
    expect(targetCalories).toBe(Math.round(2759 * share));
  });

  it('an adjustment replaces that of the goal', () => {
    expect(callTool(macros, { ...body, goal: 'perder', adjustment: 5 }).targetCalories).toBe(2897);
  });

  it.each([
    ['perder', 2],
    ['manter', 1.6],
    ['ganhar', 1.8],
  ])(
    'por-kg: the goal %s takes %d g of protein and 0.9 g of fat a kg, carbohydrate the rest',
    (goal, perKg) => {
      const { protein, carbs, fat, targetCalories } = callTool(macros, {
        ...body,
        goal,
        distribution: 'por-kg',
      });
      expect(protein.gramsPerKg).toBe(perKg);
      expect(fat.gramsPerKg).toBe(0.9);
      expect(protein.calories + carbs.calories + fat.calories).toBeCloseTo(targetCalories, -1);
    },
  );

  it('por-kg: all of the calories may be protein and fat, and no more', () => {
    const perKg = { weight: 100, distribution: 'por-kg', proteinPerKg: 2, fatPerKg: 0.8 };
    expect(callTool(macros, { ...perKg, calories: 1520 }).carbs).toMatchObject({ grams: 0, percent: 0 });
    expect(refusal(macros, { ...perKg, calories: 1519 })).toEqual({ status: 422, fields: ['fatPerKg'] });
  });

  it('personalizada: the sum may be off by 0.01', () => {
    const thirds = { carbsPercent: 33.33, proteinPercent: 33.33, fatPercent: 33.33 };
    expect(callTool(macros, { ...custom, ...thirds }).carbs.percent).toBe(33.3);
    expect(refusal(macros, { ...custom, ...thirds, fatPercent: 33.32 })).toEqual({
      status: 422,
      fields: ['fatPercent'],
    });
  });

  it.each([
    [{ calories: 1499, sex: 'masculino' }, ['calories-below-floor']],
    [{ calories: 1500, sex: 'masculino' }, []],
    [{ calories: 1199, sex: 'feminino' }, ['calories-below-floor']],
    [{ calories: 1200, sex: 'feminino' }, []],
    [{ calories: 600 }, []],
  ])('%o warns %o', (input, warnings) => {
    expect(callTool(macros, input).warnings).toEqual(warnings);
  });

  it('fibre is 14 g per 1000 kcal', () => {
    expect(callTool(macros, { calories: 2500 }).fiberGrams).toBe(35);
  });

  it('names every field of the body that is missing', () => {
    expect(refusal(macros, {}).fields).toEqual(['weight', 'height', 'age', 'sex', 'activityLevel']);
  });

  it.each([
    [{ calories: 2000, adjustment: 10 }, 400, 'adjustment'],
    [{ calories: 2000, weight: 70, proteinPerKg: 2 }, 400, 'proteinPerKg'],
    [{ calories: 499 }, 400, 'calories'],
    [{ ...body, adjustment: 41 }, 400, 'adjustment'],
    [{ calories: 2000, distribution: 'por-kg' }, 400, 'weight'],
    [{ ...custom, carbsPercent: 50, proteinPercent: 50 }, 400, 'fatPercent'],
    [{ ...body, meals: 9 }, 400, 'meals'],
    [{ ...body, height: 180 }, 400, 'height'],
    [{ ...body, weight: 10 }, 422, 'height'],
    [{ weight: 1, height: 0.3, age: 100, sex: 'feminino', activityLevel: 'leve' }, 422, 'sex'],
  ])('refuses %o', (input, status, field) => {
    expect(refusal(macros, input)).toEqual({ status, fields: [field] });
  });
});
