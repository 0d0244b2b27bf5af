import * as v from 'valibot';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { describe, scientific } from '../../kit/fields/index.ts';
import { defineTool } from '../../kit/tool.ts';
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
  summary: 'Raízes reais ou complexas de ax² + bx + c = 0, exatas e passo a passo',
  en: {
    name: 'Quadratic equation (Bhaskara)',
    summary: 'Real or complex roots of ax² + bx + c = 0, exact and step by step',
  },
  input: v.object({
    a: describe(coefficient, {
      pt: 'Coeficiente de x². Com 0, a equação é do 1º grau',
      en: 'Coefficient of x². With 0, the equation is of degree 1',
    }),
    b: describe(coefficient, {
      pt: 'Coeficiente de x. Não pode ser 0 junto com a',
      en: 'Coefficient of x. Must not be 0 together with a',
    }),
    c: describe(coefficient, { pt: 'Termo independente', en: 'Constant term' }),
  }),
  output: v.object({
    equation: describe(v.string(), { pt: 'A equação como se escreve', en: 'The equation as it is written' }),
    a: describe(v.number(), { pt: 'Coeficiente de x²', en: 'Coefficient of x²' }, null),
    b: describe(v.number(), { pt: 'Coeficiente de x', en: 'Coefficient of x' }, null),
    c: describe(v.number(), { pt: 'Termo independente', en: 'Constant term' }, null),
    degree: describe(
      v.picklist([1, 2]),
      { pt: 'Grau da equação; 1 quando a é 0', en: 'Degree of the equation; 1 when a is 0' },
      null,
    ),
    discriminant: describe(
      v.nullable(v.number()),
      {
        pt: 'Discriminante (Δ = b² − 4ac); null no 1º grau',
        en: 'Discriminant (Δ = b² − 4ac); null for degree 1',
      },
      null,
    ),
    kind: describe(v.picklist(['reais-distintas', 'real-dupla', 'complexas', 'primeiro-grau']), {
      pt: 'Que raízes há: duas reais, uma real dupla, duas complexas ou a do 1º grau',
      en: 'Which roots there are: two real (reais-distintas), one double (real-dupla), two complex (complexas) or that of degree 1 (primeiro-grau)',
    }),
    roots: describe(
      v.array(
        v.object({
          re: describe(v.number(), { pt: 'Parte real', en: 'Real part' }, null),
          im: describe(
            v.number(),
            { pt: 'Parte imaginária; 0 numa raiz real', en: 'Imaginary part; 0 in a real root' },
            null,
          ),
          exact: describe(v.nullable(v.string()), {
            pt: 'A raiz exata, como fração ou radical; null quando o radical é grande demais para simplificar',
            en: 'The exact root, as a fraction or radical; null when the radical is too large to simplify',
          }),
        }),
      ),
      {
        pt: 'As raízes em ordem crescente; das complexas, primeiro a de parte imaginária negativa',
        en: 'The roots in ascending order; of complex ones, that of negative imaginary part first',
      },
    ),
    vertex: describe(
      v.nullable(
        v.object({
          x: describe(v.number(), { pt: 'Abscissa do vértice', en: 'Abscissa of the vertex' }, null),
          y: describe(v.number(), { pt: 'Ordenada do vértice', en: 'Ordinate of the vertex' }, null),
        }),
      ),
      { pt: 'Vértice da parábola; null no 1º grau', en: 'Vertex of the parabola; null for degree 1' },
    ),
    concavity: describe(v.optional(v.picklist(['cima', 'baixo'])), {
      pt: 'Se a parábola se abre para cima ou para baixo; ausente no 1º grau',
      en: 'Whether the parabola opens upwards (cima) or downwards (baixo); absent for degree 1',
    }),
    sum: describe(
      v.optional(v.number()),
      {
        pt: 'Soma das raízes (−b/a); ausente no 1º grau',
        en: 'Sum of the roots (−b/a); absent for degree 1',
      },
      null,
    ),
    product: describe(
      v.optional(v.number()),
      {
        pt: 'Produto das raízes (c/a); ausente no 1º grau',
        en: 'Product of the roots (c/a); absent for degree 1',
      },
      null,
    ),
    steps: describe(v.array(v.string()), {
      pt: 'A resolução passo a passo',
      en: 'The solution step by step (in Portuguese)',
    }),
  }),
  result: 'roots.*.exact',
  examples: [{ input: { a: 1, b: -5, c: 6 } }],
  impossible: { a: 0, b: 0, c: 1 },
  run(input) {
    const [a, b, c] = [fromDecimal(input.a), fromDecimal(input.b), fromDecimal(input.c)];
    if (isZero(a) && isZero(b)) {
      throw invalidValue('a', {
        pt: 'não pode ser 0 junto com b: a equação não teria x',
        en: 'must not be 0 together with b: the equation would have no x',
      });
    }
    const answer = { equation: equationOf(a, b, c), ...input };
    return isZero(a) ? { ...answer, ...firstDegree(b, c) } : { ...answer, ...secondDegree(a, b, c) };
  },
});

function firstDegree(b: Rational, c: Rational) {
  const root = finite(linearRoot(b, c));
  return {
    degree: 1 as const,
    discriminant: null,
    kind: 'primeiro-grau' as const,
    roots: [root],
    vertex: null,
    steps: ['a = 0: equação do 1º grau', 'x = -c / b', `x ${equals(root)}`],
  };
}

function secondDegree(a: Rational, b: Rational, c: Rational) {
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
      says,
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

/** By the sign of Δ. */
const kinds = {
  [1]: {
    kind: 'reais-distintas',
    says: 'Δ > 0: duas raízes reais distintas',
    formula: 'x = (-b ± √Δ) / (2a)',
  },
  [0]: { kind: 'real-dupla', says: 'Δ = 0: uma raiz real dupla', formula: 'x = -b / (2a)' },
  [-1]: {
    kind: 'complexas',
    says: 'Δ < 0: duas raízes complexas conjugadas',
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
