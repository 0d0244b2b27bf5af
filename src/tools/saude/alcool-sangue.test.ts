import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { alcoolSangue } from './alcool-sangue.ts';

const man = { weight: 80, sex: 'masculino', hoursSinceFirstDrink: 0 };
/** A drink of so many grams of ethanol: 789 g a litre. */
const grams = (amount: number) => ({ volumeMl: amount / 0.789, abv: 96, quantity: 1 / 0.96 });

describe('alcool-sangue', () => {
  // A US standard drink holds about 14 g: 355 ml of beer, 150 ml of wine, 45 ml of spirits.
  it.each([
    [355, 5],
    [150, 12],
    [45, 40],
  ])('%d ml at %d %% hold about 14 g', (volumeMl, abv) => {
    const { alcoholGrams } = callTool(alcoolSangue, { ...man, drinks: [{ volumeMl, abv }] });
    expect(Math.abs(alcoholGrams - 14)).toBeLessThan(0.3);
  });

  it('Widmark: the peak is grams over r times weight, 0.68 for men and 0.55 for women', () => {
    expect(callTool(alcoolSangue, { ...man, drinks: [grams(54.4)] }).peakBloodAlcohol).toBe(1);
    expect(callTool(alcoolSangue, { ...man, sex: 'feminino', drinks: [grams(44)] }).peakBloodAlcohol).toBe(1);
  });

  // A worked example: a woman of 165 cm and 65 kg holds 31.5705 litres of water (zaro.info, by Watson).
  it('Watson: 31.5705 litres of water and 80 % of water in blood', () => {
    const woman = { weight: 65, height: 1.65, age: 30, sex: 'feminino', method: 'watson' };
    const answer = callTool(alcoolSangue, {
      ...woman,
      drinks: [grams(31.5705 / 0.8)],
      hoursSinceFirstDrink: 0,
    });
    expect(answer.peakBloodAlcohol).toBe(1);
  });

  // A man's water falls with age by 0.09516 l a year (QxMD, after Watson 1980): 40 years are 3.8064 l.
  it('Watson: a man’s water falls with age', () => {
    const at = (age: number) =>
      callTool(alcoolSangue, { ...man, method: 'watson', height: 1.8, age, drinks: [grams(50)] });
    const water = (age: number) => (0.8 * 50) / at(age).peakBloodAlcohol;
    expect(Math.abs(water(20) - water(60) - 3.8064)).toBeLessThan(0.5);
  });

  // Lei 9.503/1997, art. 306, § 1º: crime from 6 dg of alcohol per litre of blood on.
  it.each([
    [0, 'crime'],
    [0.001, 'infracao'],
    [3.999, 'infracao'],
    [4, 'zero-estimado'],
  ])('0.6 g/L after %d hours at 0.15 g/L an hour: %s', (hoursSinceFirstDrink, status) => {
    const drinks = [grams(0.6 * 0.68 * 80)];
    expect(callTool(alcoolSangue, { ...man, drinks, hoursSinceFirstDrink }).legal.status).toBe(status);
  });

  // The same article: 0.6 g/L of blood and 0.3 mg/L of alveolar air.
  it('0.6 g/L of blood are 0.3 mg/L of breath', () => {
    const answer = callTool(alcoolSangue, { ...man, drinks: [grams(0.6 * 0.68 * 80)] });
    expect([answer.bloodAlcohol, answer.breathAlcohol]).toEqual([0.6, 0.3]);
    expect([answer.minutesToZero, answer.timeToZero]).toEqual([240, '4h00']);
  });

  it('waiting the minutes that it gives leaves nothing, and a minute less leaves something', () => {
    const calls = fc.record({
      weight: fc.integer({ min: 40, max: 150 }),
      sex: fc.constantFrom('masculino', 'feminino'),
      quantity: fc.integer({ min: 1, max: 8 }),
      eliminationRate: fc.constantFrom(0.1, 0.15, 0.2, 0.25),
    });
    fc.assert(
      fc.property(calls, ({ quantity, ...person }) => {
        const call = (minutes: number) =>
          callTool(alcoolSangue, {
            ...person,
            drinks: [{ type: 'cerveja', quantity }],
            hoursSinceFirstDrink: minutes / 60,
          });
        const { minutesToZero } = call(0);
        if (minutesToZero > 72 * 60) return;
        expect(call(minutesToZero)).toMatchObject({ bloodAlcohol: 0, legal: { status: 'zero-estimado' } });
        expect(call(minutesToZero - 1).legal.status).not.toBe('zero-estimado');
      }),
    );
  });

  it('never permits driving, whatever the result', () => {
    for (const hoursSinceFirstDrink of [0, 1, 72]) {
      const answer = callTool(alcoolSangue, { ...man, drinks: [{ type: 'chope' }], hoursSinceFirstDrink });
      expect(answer.disclaimer).toContain('Nunca dirija depois de beber');
      const text = JSON.stringify(answer).replace(answer.disclaimer, '');
      expect(text).not.toMatch(/pode dirigir|seguro|liberad|permitid|apto/i);
    }
  });

  it('a type fills in what the caller leaves out, and no more', () => {
    const { drinks } = callTool(alcoolSangue, {
      ...man,
      drinks: [{ type: 'vinho' }, { type: 'vinho', volumeMl: 100 }, { volumeMl: 40, abv: 38, quantity: 2 }],
    });
    expect(drinks).toEqual([
      { type: 'vinho', volumeMl: 150, abv: 12, quantity: 1, alcoholGrams: 14.2 },
      { type: 'vinho', volumeMl: 100, abv: 12, quantity: 1, alcoholGrams: 9.5 },
      { volumeMl: 40, abv: 38, quantity: 2, alcoholGrams: 24 },
    ]);
  });

  it('from 3 g/L on it is an emergency', () => {
    const at = (level: number) => callTool(alcoolSangue, { ...man, drinks: [grams(level * 0.68 * 80)] });
    expect(at(3).warnings).toEqual(['medical-emergency']);
    expect(at(2.99).warnings).toEqual([]);
  });

  const drinks = [{ type: 'cerveja' }];
  it.each([
    [{ ...man }, 400, ['drinks']],
    [{ ...man, drinks: [] }, 400, ['drinks']],
    [{ ...man, drinks: [{}] }, 400, ['drinks[0].volumeMl', 'drinks[0].abv']],
    [{ ...man, drinks: [{ type: 'vinho' }, { volumeMl: 50 }] }, 400, ['drinks[1].abv']],
    [{ ...man, drinks: [{ type: 'agua' }] }, 400, ['drinks[0].type']],
    [{ ...man, drinks, weight: 29 }, 400, ['weight']],
    [{ ...man, drinks, eliminationRate: 0.3 }, 400, ['eliminationRate']],
    [{ ...man, drinks, method: 'watson' }, 400, ['height', 'age']],
    [{ ...man, drinks, method: 'watson', height: 1.8, age: 17 }, 400, ['age']],
    [{ ...man, drinks, height: 1.8 }, 400, ['height']],
    [{ ...man, drinks, method: 'watson', age: 30, height: 0.5 }, 422, ['height']],
    [{ ...man, drinks: [grams(545)] }, 422, ['drinks']],
  ])('refuses %o', (input, status, fields) => {
    expect(refusal(alcoolSangue, input)).toEqual({ status, fields });
  });
});
