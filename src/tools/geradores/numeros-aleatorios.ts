import * as v from 'valibot';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { outOfOrder } from '../../kit/errors/requirements.ts';
import { count, flag, integer, seeded, inUnit, num, pure } from '../../kit/fields/index.ts';
import { defineTool } from '../../kit/tool.ts';
import { between, sample } from '../../lib/random.ts';

const MAX = Number.MAX_SAFE_INTEGER;

const bound = integer(-MAX, MAX);

/** Integers uniform over a range, both ends included. */
export const numerosAleatorios = defineTool({
  method: 'GET',
  path: '/numeros-aleatorios',
  category: 'geradores',
  name: 'Números aleatórios',
  items: 'numeros',
  input: v.object({
    min: v.optional(inUnit(pure, bound), 1),
    max: v.optional(inUnit(pure, bound), 100),
    count: count(1000),
    allowDuplicates: flag(true),
    sort: v.optional(v.picklist(['none', 'asc', 'desc']), 'none'),
    ...seeded,
  }),
  output: v.object({
    numeros: inUnit(pure, v.array(v.number())),
    min: num(pure),
    max: num(pure),
    sum: num(pure),
  }),
  // One number alone is in order, and repeats none.
  reads: { when: { sort: 'count', allowDuplicates: 'count' } },
  result: 'numeros',
  examples: [{ input: { min: 7, max: 7, count: 3 } }],
  impossible: { min: 101 },
  run({ min, max, count, allowDuplicates, sort }, { random, lastSent }) {
    if (min > max) {
      throw outOfOrder(lastSent('min', 'max'), ['min', min], ['max', max]);
    }
    if (max - min >= MAX) {
      throw invalidValue(lastSent('min', 'max'), {
        pt: `A diferença entre min e max deve ser no máximo ${MAX - 1}`,
        en: `The difference between min and max must be at most ${MAX - 1}`,
      });
    }
    const size = max - min + 1;
    if (!allowDuplicates && count > size) {
      throw invalidValue('count', {
        pt: `deve ser no máximo ${size}, o tamanho do intervalo, sem repetição`,
        en: `must be at most ${size}, the size of the range, without duplicates`,
      });
    }
    const numeros = allowDuplicates
      ? Array.from({ length: count }, () => between(random, min, max))
      : sample(random, size, count).map((offset) => min + offset);
    if (sort !== 'none') numeros.sort((a, b) => (sort === 'asc' ? a - b : b - a));
    return { numeros, min, max, sum: sumOf(numeros) };
  },
});

/** Exact before it becomes a double: the sum of safe integers may not be one. */
function sumOf(numbers: readonly number[]): number {
  return Number(numbers.reduce((total, number) => total + BigInt(number), 0n));
}
