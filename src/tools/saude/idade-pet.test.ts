import { describe, expect, it } from 'vitest';
import { addDays } from '../../lib/dates/dates.ts';
import { figuresOf, refusal } from '#test/support/call-tool.ts';
import { idadePet } from './idade-pet.ts';

const humanAge = (input: Record<string, unknown>) => figuresOf(idadePet, input).humanAge;

describe('idade-pet', () => {
  // The chart of the American Kennel Club, as adoptapet.com prints it: small, medium, large, giant.
  it.each([
    [1, [15, 15, 15, 12]],
    [2, [24, 24, 24, 22]],
    [3, [28, 28, 28, 31]],
    [4, [32, 32, 32, 38]],
    [5, [36, 36, 36, 45]],
    [6, [40, 42, 45, 49]],
    [7, [44, 47, 50, 56]],
    [8, [48, 51, 55, 64]],
    [9, [52, 56, 61, 71]],
    [10, [56, 60, 66, 79]],
    [11, [60, 65, 72, 86]],
    [12, [64, 69, 77, 93]],
    [13, [68, 74, 82, 100]],
    [14, [72, 78, 88, 107]],
    [15, [76, 83, 93, 114]],
    [16, [80, 87, 99, 121]],
  ])('a dog of %d years: %o', (age, expected) => {
    const sizes = ['pequeno', 'medio', 'grande', 'gigante'];
    expect(sizes.map((size) => humanAge({ age, size }))).toEqual(expected);
  });

  // 16·ln(age) + 31, worked out by youcalc.com.
  it.each([
    [1, 31],
    [2, 42.1],
    [3, 48.6],
    [8, 64.3],
    [16, 75.4],
  ])('epigenetico: %d years are %d', (age, expected) => {
    expect(humanAge({ age, method: 'epigenetico' })).toBe(expected);
  });

  it('a cat is 15, then 24, then four years older each year', () => {
    const ages = [0, 1, 2, 3, 10, 20].map((age) => humanAge({ age, species: 'gato' }));
    expect(ages).toEqual([0, 15, 24, 28, 56, 96]);
  });

  it('is linear between whole years, and its last step goes on', () => {
    expect(humanAge({ age: 0.5 })).toBe(7.5);
    expect(humanAge({ age: 6.5, size: 'grande' })).toBe(47.5);
    expect(humanAge({ age: 16 })).toBe(87);
    expect(humanAge({ age: 18 })).toBe(95);
    expect(humanAge({ age: 40, size: 'gigante' })).toBe(289);
  });

  it('an age never makes it younger', () => {
    for (const size of ['pequeno', 'medio', 'grande', 'gigante']) {
      for (let age = 0.25; age <= 40; age += 0.25) {
        expect(humanAge({ age, size })).toBeGreaterThan(humanAge({ age: age - 0.25, size }));
      }
    }
  });

  it('a birth date gives the age in years of 365.25 days', () => {
    const reference = { referenceDate: '2026-11-21' };
    expect(figuresOf(idadePet, { birthDate: '2019-11-21', ...reference }).age).toBe(7);
    expect(figuresOf(idadePet, { birthDate: '2026-11-21', ...reference })).toMatchObject({
      age: 0,
      humanAge: 0,
    });
    for (const days of [100, 1000, 5000]) {
      const byDate = figuresOf(idadePet, { birthDate: addDays('2026-11-21', -days) });
      const byAge = figuresOf(idadePet, { age: days / 365.25 });
      expect(byDate).toEqual(byAge);
    }
  });

  it('size belongs to dogs by the chart', () => {
    expect(figuresOf(idadePet, { age: 3 }).size).toBe('medio');
    expect(figuresOf(idadePet, { age: 3, species: 'gato' })).not.toHaveProperty('size');
    expect(figuresOf(idadePet, { age: 3, method: 'epigenetico' })).not.toHaveProperty('size');
  });

  it('keeps the rule of seven for comparison', () => {
    expect(figuresOf(idadePet, { age: 2.55 }).sevenYearRule).toBe(17.9);
  });

  it.each([
    [{}, 400, 'age'],
    [{ age: 3, birthDate: '2020-01-01' }, 400, 'age'],
    [{ age: 41 }, 400, 'age'],
    [{ age: 3, size: 'mini' }, 400, 'size'],
    [{ birthDate: '2026-11-22' }, 422, 'birthDate'],
    [{ birthDate: '2026-11-22', referenceDate: '2026-11-21' }, 422, 'referenceDate'],
    [{ birthDate: '1986-11-20' }, 422, 'birthDate'],
    [{ birthDate: '2021-02-29' }, 422, 'birthDate'],
    [{ age: 5, species: 'gato', method: 'epigenetico' }, 422, 'method'],
    [{ age: 0.14, method: 'epigenetico' }, 422, 'method'],
  ])('refuses %o', (input, status, field) => {
    expect(refusal(idadePet, input)).toEqual({ status, fields: [field] });
  });

  it('forty years to the day are still an age', () => {
    expect(figuresOf(idadePet, { birthDate: '1986-11-21' }).age).toBe(40);
  });
});
