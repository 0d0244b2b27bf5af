import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { gorduraCorporal } from './gordura-corporal.ts';

const folds = { chest: 15, abdomen: 18, thigh: 20 };
const seven = { ...folds, midaxillary: 12, triceps: 14, subscapular: 16, suprailiac: 13 };
const man = { sex: 'masculino', height: 1.78, waist: 85, neck: 38 };
const woman = { sex: 'feminino', height: 1.65, waist: 75, neck: 33, hip: 98 };

describe('gordura-corporal', () => {
  // The same regression as the U.S. Department of Defense prints it, in inches and straight to a percentage.
  const ofInches = {
    masculino: (girth: number, height: number) =>
      86.01 * Math.log10(girth) - 70.041 * Math.log10(height) + 36.76,
    feminino: (girth: number, height: number) =>
      163.205 * Math.log10(girth) - 97.684 * Math.log10(height) - 78.387,
  };

  it.each([
    [man, 85 - 38],
    [{ ...man, waist: 100, neck: 40, height: 1.9 }, 60],
    [woman, 75 + 98 - 33],
    [{ ...woman, waist: 90, hip: 110, neck: 36, height: 1.72 }, 164],
  ])('marinha: %o agrees with the regression in inches within one point', (input, girth) => {
    const sex = input.sex as keyof typeof ofInches;
    const inches = ofInches[sex](girth / 2.54, (input.height * 100) / 2.54);
    expect(Math.abs(callTool(gorduraCorporal, input).bodyFat - inches)).toBeLessThan(1);
  });

  // A worked example: a man of 30 with folds of 15, 18 and 20 mm has 1.0623372 g/cm³ and 16.0 % (calculatorlib.com).
  // The parabolas turn at −b/2c: 0.0008267 / 0.0000032 = 258.3 mm, 0.0009929 / 0.0000046 = 215.8 mm,
  // 0.00043499 / 0.0000011 = 395.5 mm, 0.00046971 / 0.00000112 = 419.4 mm.
  it.each([
    ['jackson-pollock-3', 'masculino', 258],
    ['jackson-pollock-3', 'feminino', 215],
    ['jackson-pollock-7', 'masculino', 395],
    ['jackson-pollock-7', 'feminino', 419],
  ])(
    '%s, %s: folds of over %i mm in all are refused, as more would count for less',
    (method, sex, largest) => {
      const three = sex === 'masculino' ? Object.keys(folds) : ['triceps', 'suprailiac', 'thigh'];
      const sites = method === 'jackson-pollock-3' ? three : Object.keys(seven);
      const call = (sum: number) => ({
        sex,
        method,
        age: 30,
        skinfolds: Object.fromEntries(sites.map((site) => [site, sum / sites.length])),
      });
      const last = callTool(gorduraCorporal, call(largest)).bodyFat;
      expect(last).toBeGreaterThanOrEqual(callTool(gorduraCorporal, call(largest - 1)).bodyFat);
      expect(refusal(gorduraCorporal, call(largest + 1))).toEqual({ status: 422, fields: ['skinfolds'] });
    },
  );

  it('jackson-pollock-3: 53 mm at 30 years are 1.0623 g/cm³ and 16 %', () => {
    expect(
      callTool(gorduraCorporal, {
        sex: 'masculino',
        method: 'jackson-pollock-3',
        age: 30,
        skinfolds: folds,
      }),
    ).toMatchObject({ bodyDensity: 1.0623, bodyFat: 16, category: { id: 'boa-forma' } });
  });

  it('three and seven folds of one lean man agree within three points', () => {
    const call = (method: string, skinfolds: object) =>
      callTool(gorduraCorporal, { sex: 'masculino', method, age: 30, skinfolds }).bodyFat;
    expect(Math.abs(call('jackson-pollock-3', folds) - call('jackson-pollock-7', seven))).toBeLessThan(3);
  });

  // Siri: a density of 1.0650 g/cm³ is 14.8 % of fat (calculadora.co.uk). Every density goes back to its percentage.
  it('the percentage follows from the density by Siri', () => {
    for (let fold = 5; fold <= 40; fold++) {
      const { bodyDensity, bodyFat } = callTool(gorduraCorporal, {
        sex: 'feminino',
        method: 'jackson-pollock-3',
        age: 40,
        skinfolds: { triceps: fold, suprailiac: fold, thigh: fold },
      });
      expect(Math.abs(495 / bodyDensity - 450 - bodyFat)).toBeLessThan(0.1);
    }
  });

  // Worked examples of calculatorlib.com.
  it.each([
    [
      { sex: 'masculino', weight: 75, height: 1.78, age: 30 },
      { bodyFat: 19.1, fatMass: 14.3, leanMass: 60.7 },
    ],
    [
      { sex: 'masculino', weight: 70, height: 1.75, age: 30 },
      { bodyFat: 18.1, fatMass: 12.7, leanMass: 57.3 },
    ],
  ])('deurenberg: %o is %o', (input, expected) => {
    const answer = callTool(gorduraCorporal, { ...input, method: 'deurenberg' });
    expect(answer).toMatchObject(expected);
    expect(answer).not.toHaveProperty('bodyDensity');
  });

  // Worked examples of calculatorhub.com, abracalc.com and calhub.xyz.
  it.each([
    [88, 24.2],
    [90, 25.1],
    [85, 22.8],
  ])('rfm: a man of 175 cm with a waist of %d cm has %d %', (waist, bodyFat) => {
    const input = { method: 'rfm', height: 1.75, waist };
    expect(callTool(gorduraCorporal, { ...input, sex: 'masculino' }).bodyFat).toBe(bodyFat);
    expect(callTool(gorduraCorporal, { ...input, sex: 'feminino' }).bodyFat).toBeCloseTo(bodyFat + 12, 5);
  });

  // ACE: women 10–13, 14–20, 21–24, 25–31, 32+; men 2–5, 6–13, 14–17, 18–24, 25+.
  it.each([
    ['feminino', 13.9, 'essencial'],
    ['feminino', 14, 'atleta'],
    ['feminino', 20.9, 'atleta'],
    ['feminino', 21, 'boa-forma'],
    ['feminino', 25, 'aceitavel'],
    ['feminino', 31.9, 'aceitavel'],
    ['feminino', 32, 'obesidade'],
    ['masculino', 5.9, 'essencial'],
    ['masculino', 6, 'atleta'],
    ['masculino', 13.9, 'atleta'],
    ['masculino', 14, 'boa-forma'],
    ['masculino', 18, 'aceitavel'],
    ['masculino', 24.9, 'aceitavel'],
    ['masculino', 25, 'obesidade'],
  ])('%s with %d %% is %s', (sex, bodyFat, id) => {
    // Relative fat mass solved for the waist of a height of 2 m.
    const waist = 4000 / ((sex === 'feminino' ? 76 : 64) - bodyFat);
    const answer = callTool(gorduraCorporal, { sex, method: 'rfm', height: 2, waist });
    expect([answer.bodyFat, answer.category.id]).toEqual([bodyFat, id]);
  });

  // Deurenberg et al. 1991, abstract (Br J Nutr 65:105; halls.md/bmi/fat.htm): "children aged 15 years and younger",
  // BF% = 1.51·BMI − 0.70·age − 3.6·sex + 1.4; of a BMI of 20 (16 years: the adults' 1.2·BMI + 0.23·age − 10.8·sex − 5.4).
  it.each([
    ['masculino', 15, 17.5],
    ['feminino', 15, 21.1],
    ['masculino', 16, 11.5],
    ['feminino', 16, 22.3],
  ])('deurenberg: %s of %i years, by the equation of the age, %f', (sex, age, bodyFat) => {
    const body = { sex, age, weight: 51.2, height: 1.6 };
    expect(callTool(gorduraCorporal, { ...body, method: 'deurenberg' }).bodyFat).toBe(bodyFat);
  });

  it('deurenberg: men have 10.8 points less than women of the same body', () => {
    const call = (sex: string) =>
      callTool(gorduraCorporal, { sex, method: 'deurenberg', weight: 70, height: 1.75, age: 30 }).bodyFat;
    expect(call('feminino') - call('masculino')).toBeCloseTo(10.8, 5);
  });

  it('the masses add up to the weight', () => {
    const { fatMass, leanMass } = callTool(gorduraCorporal, { ...man, weight: 80 });
    expect(fatMass + leanMass).toBeCloseTo(80, 5);
  });

  it.each([
    [{ sex: 'masculino' }, ['height', 'waist', 'neck']],
    [{ ...woman, hip: undefined }, ['hip']],
    [{ sex: 'masculino', method: 'rfm' }, ['height', 'waist']],
    [{ sex: 'masculino', method: 'deurenberg' }, ['height', 'age', 'weight']],
    [{ sex: 'masculino', method: 'jackson-pollock-7' }, ['age', 'skinfolds']],
    [
      { sex: 'masculino', method: 'jackson-pollock-3', age: 30, skinfolds: { triceps: 10, chest: 10 } },
      ['skinfolds.triceps', 'skinfolds.abdomen', 'skinfolds.thigh'],
    ],
    [
      { sex: 'feminino', method: 'jackson-pollock-3', age: 30, skinfolds: { chest: 10 } },
      ['skinfolds.chest', 'skinfolds.triceps', 'skinfolds.suprailiac', 'skinfolds.thigh'],
    ],
  ])('%o lacks %o', (input, fields) => {
    const sent = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
    expect(refusal(gorduraCorporal, sent)).toEqual({ status: 400, fields });
  });

  it.each([
    [{ ...man, skinfolds: { chest: 0 } }, 400, 'skinfolds.chest'],
    [{ ...man, waist: 9 }, 400, 'waist'],
    [{ ...man, waist: 38 }, 422, 'neck'],
    [{ ...woman, waist: 15, hip: 15, neck: 30 }, 422, 'hip'],
    // A waist barely above the neck gives less than nothing.
    [{ ...man, waist: 45 }, 422, 'neck'],
    [{ ...man, weight: 10 }, 422, 'weight'],
    [{ ...man, method: 'rfm' }, 400, 'neck'],
    [{ sex: 'masculino', height: 1.78, method: 'rfm', waist: 30 }, 422, 'waist'],
  ])('refuses %o', (input, status, field) => {
    expect(refusal(gorduraCorporal, input)).toEqual({ status, fields: [field] });
  });
});
