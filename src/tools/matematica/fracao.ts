import * as v from 'valibot';
import { complete } from '../../kit/errors/requirements.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { integer, withExample, inUnit, num, pure } from '../../kit/fields/index.ts';
import { say, type Text, textIn } from '../../kit/texts.ts';
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
  numerator: num(pure),
  denominator: num(pure),
  text: v.string(),
  mixed: v.string(),
  decimal: num(pure),
  decimalText: v.string(),
});

/** Arithmetic of fractions in exact integers. */
export const fracao = defineTool({
  method: 'POST',
  path: '/calculadoras/fracao',
  category: 'matematica',
  name: 'Calculadora de frações',
  input: v.object({
    operation: v.picklist(['add', 'subtract', 'multiply', 'divide', 'power', 'simplify', 'compare']),
    fraction1: fraction,
    fraction2: v.optional(fraction),
    exponent: inUnit(pure, withExample(2, v.optional(integer(-20, 20)))),
  }),
  output: v.object({
    operation: v.string(),
    fraction1: shape,
    fraction2: v.optional(shape),
    exponent: v.optional(num(pure)),
    result: shape,
    comparison: v.optional(v.picklist(['maior', 'menor', 'igual'])),
    steps: v.array(v.string()),
  }),
  reads: {
    needs: {
      fraction2: { operation: ['add', 'subtract', 'multiply', 'divide', 'compare'] },
      exponent: { operation: 'power' },
    },
  },
  result: 'result.text',
  examples: [{ input: { operation: 'add', fraction1: '1/2', fraction2: '1 1/3' } }],
  impossible: { operation: 'add', fraction1: '1/0', fraction2: '1/2' },
  run({ operation, ...input }, { language }) {
    const written = read('fraction1', input.fraction1);
    const first = rational(written.numerator, written.denominator);
    const answer = { operation, fraction1: notationOf('fraction1', first) };
    const workOut = (field: string, { value, steps }: Worked) => ({
      result: notationOf(field, value),
      ...(operation === 'compare' && { comparison: comparisonOf(value) }),
      steps: steps.map((step) => (typeof step === 'string' ? step : textIn(step, language))),
    });
    if (operation === 'simplify') return { ...answer, ...workOut('fraction1', simplify(written)) };
    if (operation === 'power') {
      const { exponent } = complete(input);
      if (isZero(first) && exponent <= 0) throw invalidValue('exponent', zeroToPower);
      return { ...answer, exponent, ...workOut('exponent', power(first, exponent)) };
    }
    const { numerator, denominator } = read('fraction2', complete(input).fraction2);
    const second = rational(numerator, denominator);
    if (operation === 'divide' && isZero(second)) throw invalidValue('fraction2', zeroDivisor);
    return {
      ...answer,
      fraction2: notationOf('fraction2', second),
      ...workOut('fraction2', operations[operation](first, second)),
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
