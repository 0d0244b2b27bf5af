import * as v from 'valibot';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { scientific, inUnit, num, pure } from '../../kit/fields/index.ts';
import { textIn } from '../../kit/texts.ts';
import { type Context, defineTool } from '../../kit/tool.ts';
import { decimalExpansion } from './_decimal-expansion.ts';
import { discriminantOf, linearRoot, quadraticRoots, type Root } from './_quadratic.ts';
import {
  compare,
  divide,
  fromDecimal,
  isZero,
  multiply,
  negate,
  type Rational,
  rational,
} from '../../lib/numbers/rational.ts';
import { result, tooLarge } from './_numbers.ts';

const coefficient = scientific(-1e9, 1e9);

/** Roots of ax² + bx + c = 0, found in exact arithmetic on the decimals as they were sent. */
export const bhaskara = defineTool({
  method: 'GET',
  path: '/calculadoras/bhaskara',
  category: 'matematica',
  name: 'Equação do 2º grau (Bhaskara)',
  input: v.object({
    a: inUnit(pure, coefficient),
    b: inUnit(pure, coefficient),
    c: inUnit(pure, coefficient),
  }),
  output: v.object({
    equation: v.string(),
    a: num(pure),
    b: num(pure),
    c: num(pure),
    degree: inUnit(pure, v.picklist([1, 2])),
    discriminant: v.nullable(num(pure)),
    kind: v.picklist(['reais-distintas', 'real-dupla', 'complexas', 'primeiro-grau']),
    roots: v.array(
      v.object({
        re: num(pure),
        im: num(pure),
        exact: v.nullable(v.string()),
      }),
    ),
    vertex: v.nullable(
      v.object({
        x: num(pure),
        y: num(pure),
      }),
    ),
    concavity: v.optional(v.picklist(['cima', 'baixo'])),
    sum: v.optional(num(pure)),
    product: v.optional(num(pure)),
    steps: v.array(v.string()),
  }),
  result: 'roots.*.exact',
  examples: [{ input: { a: 1, b: -5, c: 6 } }],
  impossible: { a: 0, b: 0, c: 1 },
  run(input, { language }) {
    const [a, b, c] = [fromDecimal(input.a), fromDecimal(input.b), fromDecimal(input.c)];
    if (isZero(a) && isZero(b)) {
      throw invalidValue('a', {
        pt: 'não pode ser 0 junto com b: a equação não teria x',
        en: 'must not be 0 together with b: the equation would have no x',
      });
    }
    const answer = { equation: equationOf(a, b, c), ...input };
    return isZero(a)
      ? { ...answer, ...firstDegree(b, c, language) }
      : { ...answer, ...secondDegree(a, b, c, language) };
  },
});

type Language = Context['language'];

function firstDegree(b: Rational, c: Rational, language: Language) {
  const root = finite(linearRoot(b, c));
  return {
    degree: 1 as const,
    discriminant: null,
    kind: 'primeiro-grau' as const,
    roots: [root],
    vertex: null,
    steps: [textIn(firstDegreeText, language), 'x = -c / b', `x ${equals(root)}`],
  };
}

function secondDegree(a: Rational, b: Rational, c: Rational, language: Language) {
  const discriminant = discriminantOf(a, b, c);
  const roots = quadraticRoots(a, b, c).map(finite);
  const { kind, says, formula } = kinds[compare(discriminant, rational(0n))];
  const twiceA = multiply(rational(2n), a);
  return {
    degree: 2 as const,
    discriminant: result('a', discriminant),
    kind,
    roots,
    vertex: {
      x: result('a', negate(divide(b, twiceA))),
      y: result('a', negate(divide(discriminant, multiply(rational(2n), twiceA)))),
    },
    concavity: a.numerator > 0n ? ('cima' as const) : ('baixo' as const),
    sum: result('a', negate(divide(b, a))),
    product: result('a', divide(c, a)),
    steps: [
      `Δ = b² - 4ac = (${decimalExpansion(b)})² - 4·(${decimalExpansion(a)})·(${decimalExpansion(c)}) = ${decimalExpansion(discriminant)}`,
      textIn(says, language),
      formula,
      ...roots.map((root, i) => `x${roots.length > 1 ? i + 1 : ''} ${equals(root)}`),
    ],
  };
}

/** The root itself. Throws 422 on `a` when a part of it is too large for a double. */
function finite(root: Root): Root {
  if (!Number.isFinite(root.re) || !Number.isFinite(root.im)) throw tooLarge('a');
  return root;
}

function equals({ re, im, exact }: Root): string {
  if (exact !== null) return `= ${exact}`;
  return im === 0 ? `≈ ${re}` : `≈ ${re} ${im < 0 ? '-' : '+'} ${Math.abs(im)}i`;
}

const firstDegreeText = { pt: 'a = 0: equação do 1º grau', en: 'a = 0: first-degree equation' };

/** Kinds by the sign of Δ. */
const kinds = {
  [1]: {
    kind: 'reais-distintas',
    says: { pt: 'Δ > 0: duas raízes reais distintas', en: 'Δ > 0: two distinct real roots' },
    formula: 'x = (-b ± √Δ) / (2a)',
  },
  [0]: {
    kind: 'real-dupla',
    says: { pt: 'Δ = 0: uma raiz real dupla', en: 'Δ = 0: one double real root' },
    formula: 'x = -b / (2a)',
  },
  [-1]: {
    kind: 'complexas',
    says: { pt: 'Δ < 0: duas raízes complexas conjugadas', en: 'Δ < 0: two complex conjugate roots' },
    formula: 'x = (-b ± i√|Δ|) / (2a)',
  },
} as const;

function equationOf(...coefficients: [Rational, Rational, Rational]): string {
  const terms = coefficients.flatMap((coefficient, i) => {
    if (isZero(coefficient)) return [];
    const power = ['x²', 'x', ''][i] as string;
    const negative = coefficient.numerator < 0n;
    const size = decimalExpansion(negative ? negate(coefficient) : coefficient);
    return [{ negative, text: size === '1' && power !== '' ? power : size + power }];
  });
  const text = terms.map(({ negative, text }, i) =>
    i === 0 ? (negative ? `-${text}` : text) : `${negative ? '-' : '+'} ${text}`,
  );
  return `${text.join(' ')} = 0`;
}
