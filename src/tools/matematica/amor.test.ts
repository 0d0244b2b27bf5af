import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { amor } from './amor.ts';

const match = (name1: string, name2: string) => callTool(amor, { name1, name2 });

describe('amor', () => {
  // The 32-bit FNV-1a of `ana&bruno` and the like, modulo 101, worked out with Python's integers.
  it.each([
    ['Romeu', 'Julieta', 32],
    ['Ana', 'Bruno', 31],
    ['Eva', 'Adão', 89],
    ['Dom', 'Ravi', 27],
  ])('%s and %s: %i', (name1, name2, percentage) => {
    expect(match(name1, name2).percentage).toBe(percentage);
  });

  it('is symmetric, and blind to case, accents, spaces and punctuation', () => {
    for (const [name1, name2] of [
      ['João', 'Maria'],
      [' JOAO ', 'maria'],
      ['J-o.a o', 'M’ária!'],
      ['JOÃO', 'MARIA 2'],
    ] as const) {
      expect(match(name1, name2).percentage).toBe(99);
    }
  });

  it('is the same both ways for any names', () => {
    const name = fc
      .string({ minLength: 1, maxLength: 40, unit: 'grapheme' })
      .map((text) => `x${text}`.slice(0, 100));
    fc.assert(
      fc.property(name, name, (a, b) => {
        const answer = match(a, b);
        expect(answer.percentage).toBe(match(b, a).percentage);
        expect(Number.isInteger(answer.percentage)).toBe(true);
      }),
    );
  });

  it('reaches every percentage, and each level begins at its own', () => {
    const levels = new Map<number, string>();
    for (let i = 0; i < 3000; i++) {
      const { percentage, level } = match(
        'ana',
        [...String(i)].map((digit) => 'abcdefghij'[Number(digit)]).join(''),
      );
      levels.set(percentage, level);
    }
    const expected = (percentage: number) =>
      percentage < 20
        ? 'baixa'
        : percentage < 40
          ? 'morna'
          : percentage < 60
            ? 'boa'
            : percentage < 80
              ? 'alta'
              : 'altissima';
    expect(levels.size).toBe(101);
    for (const [percentage, level] of levels) expect(level).toBe(expected(percentage));
  });

  it('keeps letters of any script', () => {
    expect(match('李', 'Ольга').percentage).not.toBe(match('王', 'Ольга').percentage);
  });

  it.each([
    [{ name1: '123', name2: 'Ana' }, 'name1'],
    [{ name1: 'Ana', name2: ' !' }, 'name2'],
    [{ name1: '', name2: 'Ana' }, 'name1'],
    [{ name1: 'Ana' }, 'name2'],
    [{ name1: 'Ana', name2: 'a'.repeat(101) }, 'name2'],
  ])('%j: 400 %s', (input, field) => {
    expect(refusal(amor, input)).toMatchObject({ status: 400, fields: [field] });
  });
});
