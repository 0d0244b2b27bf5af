import { describe, expect, it } from 'vitest';
import { metActivities } from '../../data/met-activities.ts';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { caloriasExercicio } from './calorias-exercicio.ts';

describe('calorias-exercicio', () => {
  // Worked examples of omnicalculator.com (7 MET, 70 kg, an hour) and sport-calculator.com (5 MET, 70 kg, two hours).
  it.each([
    [7, 70, 60, 490],
    [5, 70, 120, 700],
  ])('%d MET of %d kg for %d minutes are %d kcal', (met, weight, duration, calories) => {
    expect(callTool(caloriasExercicio, { met, weight, duration }).calories).toBe(calories);
  });

  // Rows of the 2024 Adult Compendium (pacompendium.com, 2024-adult-compendium_1_2024.pdf), one of each heading used.
  it.each([
    ['ciclismo', '01014', 7],
    ['musculacao', '02054', 3.5],
    ['danca', '03031', 9.8],
    ['corrida-8', '12030', 8.5],
    ['corrida-16', '12120', 14.8],
    ['futebol', '15610', 7],
    ['futsal', '15195', 7.8],
    ['trilha', '17080', 6],
    ['caminhada', '17190', 3.8],
    ['natacao-leve', '18240', 5.8],
  ])('%s is %s of the Compendium, %d MET', (activity, compendiumCode, met) => {
    const answer = callTool(caloriasExercicio, { activity, weight: 70, duration: 60 });
    expect(answer).toMatchObject({ activity, compendiumCode, met });
  });

  it('an activity and its MET give the same numbers', () => {
    for (const [activity, { met }] of Object.entries(metActivities)) {
      const body = { weight: 63.5, duration: 47 };
      const {
        activity: named,
        label,
        compendiumCode,
        ...numbers
      } = callTool(caloriasExercicio, { activity, ...body });
      expect([named, typeof label]).toEqual([activity, 'string']);
      expect(compendiumCode).toMatch(/^\d{5}$/);
      expect(callTool(caloriasExercicio, { met, ...body })).toEqual(numbers);
    }
  });

  it.each([
    [2.9, 'leve'],
    [3, 'moderada'],
    [5.9, 'moderada'],
    [6, 'vigorosa'],
  ])('%d MET are %s', (met, intensity) => {
    expect(callTool(caloriasExercicio, { met, weight: 70, duration: 30 }).intensity).toBe(intensity);
  });

  it('net of what rest would spend', () => {
    expect(callTool(caloriasExercicio, { met: 1, weight: 70, duration: 60 })).toMatchObject({
      calories: 70,
      netCalories: 0,
    });
  });

  it.each([
    [{ weight: 70, duration: 30 }, 'activity'],
    [{ weight: 70, duration: 30, activity: 'corrida-10', met: 9 }, 'activity'],
    [{ weight: 70, duration: 30, met: 0.9 }, 'met'],
    [{ weight: 70, duration: 0, met: 5 }, 'duration'],
    [{ weight: 9, duration: 30, met: 5 }, 'weight'],
  ])('refuses %o', (input, field) => {
    expect(refusal(caloriasExercicio, input)).toEqual({ status: 400, fields: [field] });
  });
});
