import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { ingestaoAgua } from './ingestao-agua.ts';

describe('ingestao-agua', () => {
  it.each([
    [18, 35],
    [55, 35],
    [56, 30],
    [65, 30],
    [66, 25],
  ])('at %d years is %d ml a kg', (age, mlPerKg) => {
    expect(callTool(ingestaoAgua, { weight: 60, age })).toMatchObject({ mlPerKg, totalMl: 60 * mlPerKg });
  });

  // Holliday and Segar 1957: 100 ml for each of the first ten kg, 1000 ml and 50 for each of the next ten, 1500 ml and 20 for
  // each beyond.
  it.each([
    [1, 3, 300, 100],
    [2, 10, 1000, 100],
    [5, 15, 1250, 83],
    [6, 20, 1500, 75],
    [17, 60, 2300, 38],
  ])('at %d years and %d kg is %d ml', (age, weight, totalMl, mlPerKg) => {
    expect(callTool(ingestaoAgua, { weight, age })).toMatchObject({ totalMl, mlPerKg });
  });

  // EFSA 2010: 300 ml more in pregnancy, about 700 ml more in lactation.
  it.each([
    ['gestante', 300],
    ['lactante', 700],
  ])('%s adds %d ml', (condition, ml) => {
    const { breakdown, totalMl } = callTool(ingestaoAgua, { weight: 60, condition });
    expect(breakdown).toEqual([
      { item: 'base', ml: 2100 },
      { item: condition, ml },
    ]);
    expect(totalMl).toBe(2100 + ml);
  });

  it('lists every addition in its order', () => {
    const { breakdown } = callTool(ingestaoAgua, {
      weight: 60,
      exerciseMinutes: 30,
      climate: 'quente',
      condition: 'gestante',
    });
    expect(breakdown.map(({ item }: { item: string }) => item)).toEqual([
      'base',
      'exercicio',
      'clima',
      'gestante',
    ]);
  });

  it('glasses of 250 ml are rounded up and spread over 16 hours', () => {
    expect(callTool(ingestaoAgua, { weight: 50, age: 20 })).toMatchObject({
      totalMl: 1750,
      liters: 1.75,
      glasses: 7,
      reminderEveryMinutes: 137,
    });
    expect(callTool(ingestaoAgua, { weight: 50.1, age: 20 })).toMatchObject({ totalMl: 1754, glasses: 8 });
    expect(callTool(ingestaoAgua, { weight: 3, age: 1 })).toMatchObject({
      glasses: 2,
      reminderEveryMinutes: 480,
    });
  });

  it('warns of hyponatremia above six litres', () => {
    expect(callTool(ingestaoAgua, { weight: 150, exerciseMinutes: 75 })).toMatchObject({
      totalMl: 6000,
      warnings: [],
    });
    expect(callTool(ingestaoAgua, { weight: 150, exerciseMinutes: 76 }).warnings).toEqual([
      'hyponatremia-risk',
    ]);
  });

  it.each([
    [{}, 'weight'],
    [{ weight: 2 }, 'weight'],
    [{ weight: 70, age: 0 }, 'age'],
    [{ weight: 70, exerciseMinutes: 601 }, 'exerciseMinutes'],
    [{ weight: 70, condition: 'atleta' }, 'condition'],
  ])('refuses %o', (input, field) => {
    expect(refusal(ingestaoAgua, input)).toEqual({ status: 400, fields: [field] });
  });
});
