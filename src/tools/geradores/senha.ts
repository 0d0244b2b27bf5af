import * as v from 'valibot';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { count, describe, flag, integer, inUnit, seeded } from '../../kit/fields/index.ts';
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

/** Below how many bits a password is how strong. */
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
  summary: 'Gera senhas uniformes com as classes escolhidas e a entropia exata',
  en: {
    name: 'Password generator',
    summary: 'Generates uniform passwords with the classes chosen and the exact entropy',
  },
  about: {
    pt: 'As senhas são uniformes entre todas as que têm o comprimento e cada classe escolhida, por um gerador criptográfico. Com seed, qualquer um que a conheça refaz a senha: não serve de segredo.',
    en: 'The passwords are uniform over all that have the length and each class chosen, by a cryptographic generator. With seed, whoever knows it makes the password again: it is no secret.',
  },
  items: 'senhas',
  sensitive: { result: true },
  input: v.object({
    count: count(),
    length: describe(inUnit(characters, v.optional(integer(4, 128), 16)), {
      pt: 'Comprimento de cada senha',
      en: 'Length of each password',
    }),
    uppercase: describe(flag(true), {
      pt: 'Se há letras maiúsculas',
      en: 'Whether there are capital letters',
    }),
    lowercase: describe(flag(true), { pt: 'Se há letras minúsculas', en: 'Whether there are small letters' }),
    numbers: describe(flag(true), { pt: 'Se há dígitos', en: 'Whether there are digits' }),
    symbols: describe(flag(true), { pt: 'Se há símbolos', en: 'Whether there are symbols' }),
    excludeAmbiguous: describe(flag(false), {
      pt: 'Se ficam de fora os caracteres parecidos: I, O, l, o, 0 e 1',
      en: 'Whether characters that look alike are left out: I, O, l, o, 0 and 1',
    }),
    ...seeded,
  }),
  output: v.object({
    senhas: describe(v.array(v.string()), { pt: 'Senhas geradas', en: 'Passwords generated' }),
    length: describe(
      v.number(),
      { pt: 'Comprimento de cada senha', en: 'Length of each password' },
      characters,
    ),
    poolSize: describe(
      v.number(),
      { pt: 'Quantos caracteres diferentes podem aparecer', en: 'How many different characters may appear' },
      null,
    ),
    entropyBits: describe(
      v.number(),
      {
        pt: 'Entropia: log2 de quantas senhas são possíveis',
        en: 'Entropy: log2 of how many passwords are possible',
      },
      bits,
    ),
    strength: describe(v.picklist(strengths.map(([, strength]) => strength)), {
      pt: 'Força pela entropia: fraca abaixo de 40 bits, media abaixo de 60, forte abaixo de 90, muito-forte daí em diante',
      en: 'Strength by the entropy: weak (fraca) below 40 bits, medium (media) below 60, strong (forte) below 90, very strong (muito-forte) from there on',
    }),
    seeded: describe(v.optional(v.literal(true)), {
      pt: 'Presente quando a senha veio de seed, e não é um segredo',
      en: 'Present when the password came from seed, and is no secret',
    }),
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

/** How many strings have a character of each set, by inclusion and exclusion over the sets left out. */
function countPasswords(sets: readonly string[], length: number): bigint {
  let total = 0n;
  for (let subset = 0; subset < 2 ** sets.length; subset++) {
    const left = sets.filter((_, i) => (subset & (1 << i)) === 0);
    const strings = BigInt(left.join('').length) ** BigInt(length);
    total += (sets.length - left.length) % 2 === 0 ? strings : -strings;
  }
  return total;
}
