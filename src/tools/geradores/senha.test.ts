import { describe, expect, it } from 'vitest';
import { countsOf, equalWeights, expectShares } from '#test/support/chi-square.ts';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { senha } from './senha.ts';

const classes = {
  uppercase: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  lowercase: 'abcdefghijklmnopqrstuvwxyz',
  numbers: '0123456789',
  symbols: '!@#$%&*()-_=+[]{};:,.?/',
};
type Class = keyof typeof classes;
const names = Object.keys(classes) as Class[];

/** Every choice of classes but none. */
const choices = Array.from({ length: 15 }, (_, i) => names.filter((_, bit) => (i + 1) & (1 << bit)));
const flags = (chosen: readonly Class[]) =>
  Object.fromEntries(names.map((name) => [name, chosen.includes(name)]));

/** Counts the strings that have each class by trying them all. */
function countByTrying(sets: readonly string[], length: number): number {
  const pool = [...sets.join('')];
  const whole = 2 ** sets.length - 1;
  /** The strings that go on from one which has those classes, a bit each. */
  const after = (had: number, left: number): number =>
    left === 0
      ? Number(had === whole)
      : pool.reduce(
          (found, character) =>
            found + after(had | (1 << sets.findIndex((set) => set.includes(character))), left - 1),
          0,
        );
  return after(0, length);
}

/** Strings of a pool that have each of some classes, given by their sizes, by inclusion and exclusion. */
function countWith([size, ...others]: readonly number[], pool: number, length: number): number {
  if (size === undefined) return pool ** length;
  return countWith(others, pool, length) - countWith(others, pool - size, length);
}

describe('senha', () => {
  it.each(choices)('has each class chosen and no other (%s %s %s %s)', (...chosen) => {
    const wanted = chosen.filter((name) => name !== undefined) as Class[];
    for (const length of [4, 16, 128]) {
      const { senhas, poolSize } = callTool(senha, { ...flags(wanted), length, count: 20 });
      expect(poolSize).toBe(wanted.map((name) => classes[name]).join('').length);
      for (const password of senhas) {
        expect(password).toHaveLength(length);
        for (const name of names) {
          const has = [...password].some((character) => classes[name].includes(character));
          expect(has).toBe(wanted.includes(name));
        }
      }
    }
  });

  it('leaves out I O l o 0 1 when asked', () => {
    const { senhas, poolSize } = callTool(senha, { excludeAmbiguous: true, count: 100, length: 128 });
    expect(poolSize).toBe(79);
    expect(senhas.join('')).not.toMatch(/[IOlo01]/);
    expect(new Set(senhas.join('')).size).toBe(79);
  });

  // 10^4 and 26^4 strings of one class: log2 by hand.
  it.each([
    [{ uppercase: false, lowercase: false, symbols: false, length: 4 }, 13.29, 'fraca'],
    [{ uppercase: false, numbers: false, symbols: false, length: 4 }, 18.8, 'fraca'],
    [{ uppercase: false, lowercase: false, symbols: false, length: 12 }, 39.86, 'fraca'],
    [{ uppercase: false, lowercase: false, symbols: false, length: 13 }, 43.19, 'media'],
    [{ uppercase: false, lowercase: false, symbols: false, length: 19 }, 63.12, 'forte'],
    [{ uppercase: false, lowercase: false, symbols: false, length: 28 }, 93.01, 'muito-forte'],
    [{}, 102.32, 'muito-forte'],
    // Eight digits that look like no letter are three bits each: the bounds themselves.
    [{ ...flags(['numbers']), excludeAmbiguous: true, length: 20 }, 60, 'forte'],
    [{ ...flags(['numbers']), excludeAmbiguous: true, length: 30 }, 90, 'muito-forte'],
    // log2(33^8 - 23^8 - 10^8), and log2(10) times the length.
    [{ ...flags(['numbers', 'symbols']), length: 8 }, 40.27, 'media'],
    [{ ...flags(['numbers']), length: 18 }, 59.79, 'media'],
    [{ ...flags(['numbers']), length: 27 }, 89.69, 'forte'],
  ])('%j has %d bits: %s', (values, entropyBits, strength) => {
    expect(callTool(senha, values)).toMatchObject({ entropyBits, strength });
  });

  it('counts the strings that have each class exactly', () => {
    const numbers = countByTrying([classes.numbers], 4);
    expect(numbers).toBe(10_000);
    // Two classes of 10 and 23 characters: few enough to try them all.
    const two = countByTrying([classes.numbers, classes.symbols], 4);
    const { entropyBits } = callTool(senha, { uppercase: false, lowercase: false, length: 4 });
    expect(entropyBits).toBe(Math.round(Math.log2(two) * 100) / 100);
  });

  it('has every number of digits as often as a uniform string would', () => {
    // Among the strings of 4 with a digit and a symbol, C(4, k) × 10^k × 23^(4 − k) have k digits.
    const drawn = Array.from({ length: 50 }, (_, i) =>
      callTool(senha, { uppercase: false, lowercase: false, length: 4, count: 100, seed: `k${i}` }),
    ).flatMap(({ senhas }) => senhas as string[]);
    const weights = new Map([4, 6, 4].map((choices, i) => [i + 1, choices * 10 ** (i + 1) * 23 ** (3 - i)]));
    expectShares(countsOf(drawn.map((password) => password.replace(/\D/g, '').length)), weights);
  });

  it('has each character of a class equally often, in each place', () => {
    const drawn = Array.from({ length: 100 }, (_, i) =>
      callTool(senha, { count: 100, seed: `c${i}` }),
    ).flatMap(({ senhas }) => senhas as string[]);
    for (const name of names) {
      const of = [...drawn.join('')].filter((character) => classes[name].includes(character));
      expectShares(countsOf(of), equalWeights(classes[name]));
    }
    const kinds = (place: number) =>
      countsOf(
        drawn.map((password) => names.find((name) => classes[name].includes(password[place] as string))),
      );
    // A place holds a class in as many strings as the class has characters, times those of the other 15 places that
    // have the three other classes.
    const shares = names.map((name): [Class, number] => {
      const others = names.filter((other) => other !== name);
      return [
        name,
        classes[name].length *
          countWith(
            others.map((other) => classes[other].length),
            85,
            15,
          ),
      ];
    });
    for (const place of [0, 7, 15]) expectShares(kinds(place), new Map(shares));
  });

  it('says that a seeded password is seeded, and repeats it', () => {
    const answer = callTool(senha, { seed: 'a' });
    expect(answer).toMatchObject({ seeded: true });
    expect(callTool(senha, { seed: 'a' })).toEqual(answer);
    expect(callTool(senha, {})).not.toHaveProperty('seeded');
    expect(callTool(senha, {}).senhas).not.toEqual(callTool(senha, {}).senhas);
  });

  it('never leaves in an event', () => {
    expect(senha.sensitive).toEqual({ result: true });
  });

  it('refuses no class at all (422), and lengths outside 4 to 128 (400)', () => {
    expect(refusal(senha, flags([]))).toMatchObject({ status: 422, fields: ['symbols'] });
    for (const length of [3, 129, 4.5]) {
      expect(refusal(senha, { length })).toMatchObject({ status: 400, fields: ['length'] });
    }
  });
});
