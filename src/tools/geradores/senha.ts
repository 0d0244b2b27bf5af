import * as v from 'valibot';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { count, flag, integer, inUnit, seeded, num, pure } from '../../kit/fields/index.ts';
import { defineTool } from '../../kit/tool.ts';
import { bits, characters } from '../../kit/units.ts';
import { log2 } from './_big-integers.ts';
import { pick, type Random } from '../../lib/random.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';

const classes = {
  uppercase: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  lowercase: 'abcdefghijklmnopqrstuvwxyz',
  numbers: '0123456789',
  symbols: '!@#$%&*()-_=+[]{};:,.?/',
} as const;

type ClassName = keyof typeof classes;
const classNames = ['uppercase', 'lowercase', 'numbers', 'symbols'] as const satisfies readonly ClassName[];

/** Characters that some typefaces show alike. */
const AMBIGUOUS = /[IOlo01]/g;

/** Strength of a password below a number of bits. */
const strengths = [
  [40, 'fraca'],
  [60, 'media'],
  [90, 'forte'],
  [Infinity, 'muito-forte'],
] as const;

/** Passwords uniform over all strings of the length that have each class chosen, with their entropy. */
export const senha = defineTool({
  method: 'GET',
  path: '/senha',
  category: 'geradores',
  name: 'Gerador de senhas',
  items: 'senhas',
  sensitive: { result: true },
  input: v.object({
    count: count(),
    length: inUnit(characters, v.optional(integer(4, 128), 16)),
    uppercase: flag(true),
    lowercase: flag(true),
    numbers: flag(true),
    symbols: flag(true),
    excludeAmbiguous: flag(false),
    ...seeded,
  }),
  output: v.object({
    senhas: v.array(v.string()),
    length: num(characters),
    poolSize: num(pure),
    entropyBits: num(bits),
    strength: v.picklist(strengths.map(([, strength]) => strength)),
    seeded: v.optional(v.literal(true)),
  }),
  result: 'senhas',
  examples: [{ input: {} }],
  impossible: { uppercase: false, lowercase: false, numbers: false, symbols: false },
  run({ count, length, excludeAmbiguous, seed, ...chosen }, { random, lastSent }) {
    const sets = classNames
      .filter((name) => chosen[name])
      .map((name) => (excludeAmbiguous ? classes[name].replace(AMBIGUOUS, '') : classes[name]));
    if (sets.length === 0) {
      throw invalidValue(lastSent(...classNames), {
        pt: 'deve ser true em pelo menos uma das classes: uppercase, lowercase, numbers, symbols',
        en: 'must be true in at least one of the classes: uppercase, lowercase, numbers, symbols',
      });
    }
    const entropyBits = roundTo(log2(countPasswords(sets, length)), 2);
    return {
      senhas: Array.from({ length: count }, () => drawPassword(random, sets, length)),
      length,
      poolSize: sets.join('').length,
      entropyBits,
      strength: strengths.find(([below]) => entropyBits < below)?.[1] ?? 'muito-forte',
      // Anybody who knows the seed can compute the password.
      ...(seed !== undefined && { seeded: true as const }),
    };
  },
});

/** Redrawn whole until each class appears: one of each and then the rest would favour some strings. */
function drawPassword(random: Random, sets: readonly string[], length: number): string {
  const pool = sets.join('');
  for (;;) {
    const password = Array.from({ length }, () => pick<string>(random, pool)).join('');
    if (sets.every((set) => [...password].some((character) => set.includes(character)))) return password;
  }
}

/** Counts the strings that have a character of each set, by inclusion and exclusion over the sets left out. */
function countPasswords(sets: readonly string[], length: number): bigint {
  let total = 0n;
  for (let subset = 0; subset < 2 ** sets.length; subset++) {
    const left = sets.filter((_, i) => (subset & (1 << i)) === 0);
    const strings = BigInt(left.join('').length) ** BigInt(length);
    total += (sets.length - left.length) % 2 === 0 ? strings : -strings;
  }
  return total;
}
