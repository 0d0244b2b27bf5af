import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { statusOf } from '#test/support/fields.ts';
import { seeded } from './seed.ts';
import { text } from './texts.ts';
import { uf, upperUf } from './uf.ts';

describe('a text', () => {
  it('has a length from the least to the most, both included', () => {
    for (const value of ['ab', 'abc']) expect(v.is(text(2, 3), value)).toBe(true);
    for (const value of ['a', 'abcd']) expect(statusOf(text(2, 3), value)).toBe(400);
  });

  it('is counted in UTF-16 units, as JavaScript counts', () => {
    expect(v.is(text(0, 2), '😀')).toBe(true);
    expect(v.is(text(0, 2), '😀a')).toBe(false);
  });
});

describe('a seed', () => {
  it('has at most 64 characters, and may be left out', () => {
    expect(v.is(seeded.seed, 'x'.repeat(64))).toBe(true);
    expect(statusOf(seeded.seed, 'x'.repeat(65))).toBe(400);
    expect(v.is(seeded.seed, undefined)).toBe(true);
    expect(statusOf(seeded.seed, 7)).toBe(400);
  });
});

describe('a state', () => {
  // IBGE: 26 states and the Federal District.
  it.each(['SP', 'sp', 'Sp', 'DF', 'ac', 'TO'])('%s is one, whatever its case', (value) => {
    expect(v.is(uf, value)).toBe(true);
    expect(upperUf(value as v.InferOutput<typeof uf>)).toBe(value.toUpperCase());
  });

  it.each(['BR', 'XX', 'S', 'SPX', ' SP', 'SP ', '', 'São Paulo'])('%j is not', (value) => {
    expect(statusOf(uf, value)).toBe(400);
  });
});
