import * as v from 'valibot';
import { invalidValue } from '../../kit/errors/api-error.ts';
import type { Text } from '../../kit/texts.ts';
import { defineTool, type Need } from '../../kit/tool.ts';
import { divide, fromDecimal, isZero, multiply, type Rational, toText } from '../../lib/numbers/rational.ts';
import { factor, result } from './_numbers.ts';
import { num, pure } from '../../kit/fields/index.ts';

const terms = ['a', 'b', 'c', 'd'] as const;

type Term = (typeof terms)[number];

/** The product of the first two over the third gives the missing term. */
type Solution = Readonly<Record<Term, readonly [Term, Term, Term]>>;

const proportions: Readonly<Record<'direta' | 'inversa', { readonly text: string; readonly by: Solution }>> =
  {
    direta: {
      text: 'a / b = c / d',
      by: { a: ['b', 'c', 'd'], b: ['a', 'd', 'c'], c: ['a', 'd', 'b'], d: ['b', 'c', 'a'] },
    },
    inversa: {
      text: 'a · b = c · d',
      by: { a: ['c', 'd', 'b'], b: ['c', 'd', 'a'], c: ['a', 'b', 'd'], d: ['a', 'b', 'c'] },
    },
  };

/** The fourth term of a direct or inverse proportion, exact on the decimals as they were sent. */
export const regraDe3 = defineTool({
  method: 'GET',
  path: '/calculadoras/regra-de-3',
  category: 'matematica',
  name: 'Regra de três',
  input: v.object({
    a: v.optional(num(pure)),
    b: v.optional(num(pure)),
    c: v.optional(num(pure)),
    d: v.optional(num(pure)),
    type: v.optional(v.picklist(['direta', 'inversa']), 'direta'),
  }),
  output: v.object({
    type: v.picklist(['direta', 'inversa']),
    missing: v.picklist(terms),
    result: num(pure),
    exact: v.string(),
    values: v.object({
      a: num(pure),
      b: num(pure),
      c: num(pure),
      d: num(pure),
    }),
    proportion: v.string(),
    steps: v.array(v.string()),
  }),
  requires: missingTerms,
  result: 'result',
  examples: [{ input: { a: 2, b: 10, c: 5 } }],
  impossible: { a: 0, b: 10, c: 5 },
  run({ type, ...sent }) {
    const missing = terms.find((term) => sent[term] === undefined) as Term;
    const { text, by } = proportions[type];
    const used = by[missing];
    const [first, second, divisor] = used.map((term) => fromDecimal(sent[term] as number)) as [
      Rational,
      Rational,
      Rational,
    ];
    if (isZero(divisor)) {
      throw invalidValue(used[2], {
        pt: `não pode ser 0: é o divisor de ${missing}`,
        en: `must not be 0: it is the divisor of ${missing}`,
      });
    }
    const value = divide(multiply(first, second), divisor);
    const number = result(used[0], value);
    const exact = toText(value);
    const values = { ...sent, [missing]: number };
    return {
      type,
      missing,
      result: number,
      exact,
      values: Object.fromEntries(terms.map((term) => [term, values[term]])) as Record<Term, number>,
      proportion: text,
      steps: [
        `x = ${used[0]} · ${used[1]} / ${used[2]}`,
        `x = ${factor(first)} · ${factor(second)} / ${factor(divisor)}`,
        `x = ${exact}`,
      ],
    };
  },
});

type Terms = { readonly [term in Term]?: number | undefined };

/** The call leaves out the term to find: of more that are missing, all others must be sent. */
function missingTerms(sent: Terms): readonly Need[] {
  const missing = terms.filter((term) => sent[term] === undefined);
  return missing.length === 0 ? [{ field: 'a', message: allSent }] : missing.slice(0, -1);
}

const allSent: Text = {
  pt: 'Deixe de fora o que se procura: a, b, c e d vieram todos',
  en: 'Leave out the one to find: a, b, c and d were all sent',
};
