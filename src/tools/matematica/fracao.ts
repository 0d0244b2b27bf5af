import * as v from 'valibot';
import { badParameter, invalidValue } from '../../kit/errors/api-error.ts';
import { describe, integer, withExample } from '../../kit/fields/index.ts';
import { required, say, type Text } from '../../kit/texts.ts';
import { defineTool } from '../../kit/tool.ts';
import { decimalExpansion } from './_decimal-expansion.ts';
import { FRACTION, mixedText, readFraction, type WrittenFraction } from './_fraction-notation.ts';
import { abs, isZero, type Rational, rational, toNumber, toText } from '../../lib/numbers/rational.ts';
import { operations, power, simplify, type Worked } from './_fractions.ts';

/** The most digits of `decimalText` after the point. */
const MAX_DECIMALS = 100;

const MAX_SAFE = BigInt(Number.MAX_SAFE_INTEGER);

const fraction = v.pipe(
  v.string(),
  v.maxLength(40),
  v.regex(
    FRACTION,
    say({
      pt: 'deve ser uma fração como 3/4, 1 3/4, 0.75 ou 0.1(6), com números de até 12 dígitos',
      en: 'must be a fraction such as 3/4, 1 3/4, 0.75 or 0.1(6), with numbers of up to 12 digits',
    }),
  ),
);

const shape = v.object({
  numerator: describe(v.number(), { pt: 'Numerador, com o sinal', en: 'Numerator, with the sign' }, null),
  denominator: describe(v.number(), { pt: 'Denominador, maior que 0', en: 'Denominator, above 0' }, null),
  text: describe(v.string(), { pt: 'A fração simplificada', en: 'The fraction in lowest terms' }),
  mixed: describe(v.string(), { pt: 'A fração como número misto', en: 'The fraction as a mixed number' }),
  decimal: describe(
    v.number(),
    { pt: 'O valor decimal, arredondado', en: 'The decimal value, rounded' },
    null,
  ),
  decimalText: describe(v.string(), {
    pt: 'O valor decimal exato, com o período entre parênteses; depois de 100 dígitos, reticências',
    en: 'The exact decimal value, its period in parentheses; after 100 digits, an ellipsis',
  }),
});

/** Arithmetic of fractions in exact integers. */
export const fracao = defineTool({
  method: 'POST',
  path: '/calculadoras/fracao',
  category: 'matematica',
  name: 'Calculadora de frações',
  summary: 'Soma, subtrai, multiplica, divide, eleva, simplifica e compara frações',
  en: {
    name: 'Fraction calculator',
    summary: 'Adds, subtracts, multiplies, divides, raises, simplifies and compares fractions',
  },
  input: v.object({
    operation: describe(
      v.picklist(['add', 'subtract', 'multiply', 'divide', 'power', 'simplify', 'compare']),
      {
        pt: 'Somar, subtrair, multiplicar, dividir, elevar a uma potência, simplificar ou comparar',
        en: 'To add, subtract, multiply, divide, raise to a power, simplify or compare',
      },
    ),
    fraction1: describe(fraction, {
      pt: 'Primeira fração: 3/4, número misto (1 3/4), decimal (0.75) ou dízima (0.1(6))',
      en: 'First fraction: 3/4, mixed number (1 3/4), decimal (0.75) or repeating decimal (0.1(6))',
    }),
    fraction2: describe(v.optional(fraction), {
      pt: 'Segunda fração, nas mesmas formas; não entra em power e simplify',
      en: 'Second fraction, in the same forms; takes no part in power and simplify',
    }),
    exponent: describe(withExample(2, v.optional(integer(-20, 20))), {
      pt: 'Expoente; obrigatório em power',
      en: 'Exponent; required by power',
    }),
  }),
  output: v.object({
    operation: describe(v.string(), { pt: 'A operação feita', en: 'The operation done' }),
    fraction1: describe(shape, {
      pt: 'A primeira fração, simplificada',
      en: 'The first fraction, in lowest terms',
    }),
    fraction2: describe(v.optional(shape), {
      pt: 'A segunda fração, simplificada; ausente em power e simplify',
      en: 'The second fraction, in lowest terms; absent with power and simplify',
    }),
    exponent: describe(
      v.optional(v.number()),
      { pt: 'O expoente; só em power', en: 'The exponent; only with power' },
      null,
    ),
    result: describe(shape, {
      pt: 'O resultado; em compare, a diferença entre as duas',
      en: 'The result; with compare, the difference between the two',
    }),
    comparison: describe(v.optional(v.picklist(['maior', 'menor', 'igual'])), {
      pt: 'Se a primeira fração é maior, menor ou igual à segunda; só em compare',
      en: 'Whether the first fraction is greater than (maior), less than (menor) or equal to (igual) the second; only with compare',
    }),
    steps: describe(v.array(v.string()), {
      pt: 'A resolução passo a passo',
      en: 'The solution step by step',
    }),
  }),
  result: 'result.text',
  examples: [{ input: { operation: 'add', fraction1: '1/2', fraction2: '1 1/3' } }],
  impossible: { operation: 'add', fraction1: '1/0', fraction2: '1/2' },
  run({ operation, ...input }) {
    const written = read('fraction1', input.fraction1);
    const first = rational(written.numerator, written.denominator);
    const answer = { operation, fraction1: notationOf('fraction1', first) };
    const worked = (field: string, { value, steps }: Worked) => ({
      result: notationOf(field, value),
      ...(operation === 'compare' && { comparison: comparisonOf(value) }),
      steps: [...steps],
    });
    if (operation === 'simplify') return { ...answer, ...worked('fraction1', simplify(written)) };
    if (operation === 'power') {
      const { exponent } = input;
      if (exponent === undefined) throw badParameter('exponent', required);
      if (isZero(first) && exponent <= 0) throw invalidValue('exponent', zeroToPower);
      return { ...answer, exponent, ...worked('exponent', power(first, exponent)) };
    }
    if (input.fraction2 === undefined) throw badParameter('fraction2', required);
    const { numerator, denominator } = read('fraction2', input.fraction2);
    const second = rational(numerator, denominator);
    if (operation === 'divide' && isZero(second)) throw invalidValue('fraction2', zeroDivisor);
    return {
      ...answer,
      fraction2: notationOf('fraction2', second),
      ...worked('fraction2', operations[operation](first, second)),
    };
  },
});

const zeroToPower: Text = {
  pt: 'deve ser maior que 0 quando a base é 0',
  en: 'must be greater than 0 when the base is 0',
};

const zeroDivisor: Text = { pt: 'não pode ser 0 numa divisão', en: 'must not be 0 in a division' };

/** Throws 422 when the denominator is 0. */
function read(field: string, text: string): WrittenFraction {
  const fraction = readFraction(text);
  if (fraction.denominator === 0n) {
    throw invalidValue(field, {
      pt: 'deve ter um denominador diferente de 0',
      en: 'must have a denominator other than 0',
    });
  }
  return fraction;
}

/** Throws 422 of `field` when a part is not an exact JSON number. */
function notationOf(field: string, value: Rational): v.InferOutput<typeof shape> {
  if (abs(value.numerator) > MAX_SAFE || value.denominator > MAX_SAFE) {
    throw invalidValue(field, {
      pt: 'leva a um numerador ou denominador acima de 9007199254740991',
      en: 'leads to a numerator or denominator above 9007199254740991',
    });
  }
  return {
    numerator: Number(value.numerator),
    denominator: Number(value.denominator),
    text: toText(value),
    mixed: mixedText(value),
    decimal: toNumber(value, 12),
    decimalText: decimalExpansion(value, MAX_DECIMALS),
  };
}

/** The first fraction against the second, by their difference. */
function comparisonOf({ numerator }: Rational): 'maior' | 'menor' | 'igual' {
  return numerator > 0n ? 'maior' : numerator < 0n ? 'menor' : 'igual';
}
