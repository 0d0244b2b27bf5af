import * as v from 'valibot';
import { badParameter, invalidValue } from '../../kit/errors/api-error.ts';
import { describe } from '../../kit/fields/index.ts';
import { required } from '../../kit/texts.ts';
import { defineTool } from '../../kit/tool.ts';
import { divide, fromDecimal, isZero, multiply, type Rational, toText } from '../../lib/numbers/rational.ts';
import { factor, result } from './_numbers.ts';

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
  summary: 'Quarto termo de uma proporção direta ou inversa, exato e passo a passo',
  en: {
    name: 'Rule of three',
    summary: 'Fourth term of a direct or inverse proportion, exact and step by step',
  },
  input: v.object({
    a: describe(v.optional(v.number()), {
      pt: 'Termo a, que está para b como c para d. Três dos quatro são obrigatórios, e o que falta é achado',
      en: 'Term a, which is to b as c is to d. Three of the four are required, and the missing one is found',
    }),
    b: describe(v.optional(v.number()), { pt: 'Termo b, o par de a', en: 'Term b, the pair of a' }),
    c: describe(v.optional(v.number()), { pt: 'Termo c, o par de d', en: 'Term c, the pair of d' }),
    d: describe(v.optional(v.number()), { pt: 'Termo d, o par de c', en: 'Term d, the pair of c' }),
    type: describe(v.optional(v.picklist(['direta', 'inversa']), 'direta'), {
      pt: 'Se as grandezas crescem juntas (direta) ou uma cresce quando a outra diminui (inversa)',
      en: 'Whether the quantities grow together (direta) or one grows as the other falls (inversa)',
    }),
  }),
  output: v.object({
    type: describe(v.picklist(['direta', 'inversa']), {
      pt: 'Tipo da proporção',
      en: 'Kind of the proportion',
    }),
    missing: describe(v.picklist(terms), { pt: 'O termo que faltava', en: 'The term that was missing' }),
    result: describe(
      v.number(),
      { pt: 'Valor do termo que faltava', en: 'Value of the term that was missing' },
      null,
    ),
    exact: describe(v.string(), {
      pt: 'O mesmo valor exato, como fração',
      en: 'The same value exact, as a fraction',
    }),
    values: describe(
      v.object({
        a: describe(v.number(), { pt: 'Termo a', en: 'Term a' }, null),
        b: describe(v.number(), { pt: 'Termo b', en: 'Term b' }, null),
        c: describe(v.number(), { pt: 'Termo c', en: 'Term c' }, null),
        d: describe(v.number(), { pt: 'Termo d', en: 'Term d' }, null),
      }),
      { pt: 'Os quatro termos', en: 'The four terms' },
    ),
    proportion: describe(v.string(), {
      pt: 'A proporção escrita com letras',
      en: 'The proportion written with letters',
    }),
    steps: describe(v.array(v.string()), {
      pt: 'A resolução passo a passo',
      en: 'The solution step by step (in Portuguese)',
    }),
  }),
  result: 'result',
  examples: [{ input: { a: 2, b: 10, c: 5 } }],
  impossible: { a: 0, b: 10, c: 5 },
  run({ type, ...sent }) {
    const missing = onlyMissing(sent);
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

/** Throws 400 unless exactly one term is missing. */
function onlyMissing(sent: { readonly [term in Term]?: number | undefined }): Term {
  const [missing, another] = terms.filter((term) => sent[term] === undefined);
  if (missing === undefined) {
    throw badParameter('a', {
      pt: 'a, b, c e d vieram todos; deixe de fora o que se procura',
      en: 'a, b, c and d were all sent; leave out the one to be found',
    });
  }
  if (another !== undefined) throw badParameter(missing, required);
  return missing;
}
