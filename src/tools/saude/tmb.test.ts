import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { tmb } from './tmb.ts';

const woman = { weight: 70, height: 1.7, age: 40, sex: 'feminino' };

describe('tmb', () => {
  // A worked example: 10 · 70 + 6.25 · 170 − 5 · 40 − 161 = 1401.5 kcal (fitliferegime.blogspot.com).
  it('Mifflin–St Jeor: a woman of 40 years, 70 kg and 170 cm spends 1401.5 kcal', () => {
    expect(callTool(tmb, woman).bmr).toBe(1402);
  });

  it('men and women of the same body differ by 166 kcal under Mifflin–St Jeor', () => {
    expect(callTool(tmb, { ...woman, sex: 'masculino' }).bmr - callTool(tmb, woman).bmr).toBe(166);
  });

  it('Katch–McArdle and Cunningham depend on the lean mass only', () => {
    const lean = { formula: 'katch-mcardle', bodyFat: 20 };
    const a = callTool(tmb, { ...woman, ...lean });
    const b = callTool(tmb, { ...woman, ...lean, sex: 'masculino', age: 20, height: 1.8 });
    expect(a.leanMass).toBe(56);
    expect(a.bmr).toBe(b.bmr);
    expect(a.byFormula[3]).toEqual(b.byFormula[3]);
    // 370 + 21.6 · 56 and 500 + 22 · 56.
    expect([a.byFormula[2].bmr, a.byFormula[3].bmr]).toEqual([1580, 1732]);
  });

  it('bodyFat adds the two lean-mass formulas to any other', () => {
    expect(callTool(tmb, woman)).not.toHaveProperty('leanMass');
    const { byFormula } = callTool(tmb, { ...woman, bodyFat: 30 });
    expect(byFormula.map(({ formula }: { formula: string }) => formula)).toEqual([
      'mifflin-st-jeor',
      'harris-benedict',
      'katch-mcardle',
      'cunningham',
    ]);
  });

  it('byActivity holds the five levels of the chosen formula, from the unrounded rate', () => {
    const { byActivity, tdee, activityFactor } = callTool(tmb, { ...woman, activityLevel: 'intenso' });
    expect(activityFactor).toBe(1.725);
    expect(byActivity[3]).toEqual({ level: 'intenso', label: 'Muito ativo', factor: 1.725, tdee });
    // 1401.5 · 1.2 = 1681.8, while 1402 · 1.2 = 1682.4.
    expect(byActivity[0].tdee).toBe(1682);
    expect(byActivity.map(({ factor }: { factor: number }) => factor)).toEqual([
      1.2, 1.375, 1.55, 1.725, 1.9,
    ]);
  });

  it.each([
    [{ ...woman, formula: 'katch-mcardle' }, 400, 'bodyFat'],
    [{ ...woman, formula: 'cunningham' }, 400, 'bodyFat'],
    [{ ...woman, formula: 'outra' }, 400, 'formula'],
    [{ ...woman, age: 14 }, 400, 'age'],
    [{ ...woman, bodyFat: 1 }, 400, 'bodyFat'],
    [{ ...woman, weight: '70' }, 400, 'weight'],
    [{ ...woman, activityLevel: 'Leve' }, 400, 'activityLevel'],
    [{ ...woman, weight: 15 }, 422, 'height'],
    // 10 · 1 + 6.25 · 30 − 5 · 100 − 161 < 0
    [{ weight: 1, height: 0.3, age: 100, sex: 'feminino' }, 422, 'age'],
  ])('refuses %o', (input, status, field) => {
    expect(refusal(tmb, input)).toEqual({ status, fields: [field] });
  });

  it('a missing body fat outranks an impossible body', () => {
    expect(refusal(tmb, { ...woman, weight: 5, formula: 'cunningham' }).status).toBe(400);
  });
});
