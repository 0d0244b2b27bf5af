import * as v from 'valibot';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { count, describe, flag, integer, seeded } from '../../kit/fields/index.ts';
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
  summary: 'Sorteia números inteiros de um intervalo, com ou sem repetição',
  en: { name: 'Random numbers', summary: 'Draws whole numbers of a range, with or without repetition' },
  items: 'numeros',
  input: v.object({
    min: describe(v.optional(bound, 1), {
      pt: 'Menor número do intervalo, inclusive',
      en: 'Lowest number of the range, included',
    }),
    max: describe(v.optional(bound, 100), {
      pt: 'Maior número do intervalo, inclusive',
      en: 'Highest number of the range, included',
    }),
    count: count(1000),
    allowDuplicates: describe(flag(true), {
      pt: 'Se um número pode sair mais de uma vez',
      en: 'Whether a number may come more than once',
    }),
    sort: describe(v.optional(v.picklist(['none', 'asc', 'desc']), 'none'), {
      pt: 'Ordem da resposta: a do sorteio (none), crescente ou decrescente',
      en: 'Order of the answer: as drawn (none), ascending or descending',
    }),
    ...seeded,
  }),
  output: v.object({
    numeros: describe(v.array(v.number()), { pt: 'Números sorteados', en: 'Numbers drawn' }, null),
    min: describe(v.number(), { pt: 'Menor número do intervalo', en: 'Lowest number of the range' }, null),
    max: describe(v.number(), { pt: 'Maior número do intervalo', en: 'Highest number of the range' }, null),
    sum: describe(v.number(), { pt: 'Soma dos números', en: 'Sum of the numbers' }, null),
  }),
  result: 'numeros',
  examples: [{ input: { min: 7, max: 7, count: 3 } }],
  impossible: { min: 101 },
  run({ min, max, count, allowDuplicates, sort }, { random, lastSent }) {
    if (min > max) {
      throw invalidValue(lastSent('min', 'max'), {
        pt: 'min não pode ser maior que max',
        en: 'min must not be greater than max',
      });
    }
    if (max - min >= MAX) {
      throw invalidValue(lastSent('min', 'max'), {
        pt: `max − min deve ser no máximo ${MAX - 1}`,
        en: `max − min must be at most ${MAX - 1}`,
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
