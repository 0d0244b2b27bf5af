import * as v from 'valibot';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { above, atLeast, between, integer, text, inUnit, num, pure } from '../../kit/fields/index.ts';
import { defineTool } from '../../kit/tool.ts';
import {
  compare,
  divide,
  fromDecimal,
  isZero,
  multiply,
  type Rational,
  rational,
  roundRational,
  toNumber,
} from '../../lib/numbers/rational.ts';
import { type Grade, sumsOf, withExam, withPending } from './_grades.ts';

const TEXT_MAX = 100_000;

const status = v.picklist(['aprovado', 'recuperacao', 'reprovado', 'em-andamento']);

const points = atLeast(0);

const grade = v.object({
  value: v.nullish(inUnit(pure, points)),
  weight: v.optional(inUnit(pure, above(0, 1000)), 1),
  name: v.optional(text(0, TEXT_MAX)),
});

/** Weighted average of grades, and what is still needed to pass. Exact on the decimals as they were sent. */
export const mediaEscolar = defineTool({
  method: 'POST',
  path: '/calculadoras/media-escolar',
  category: 'matematica',
  name: 'Média escolar',
  input: v.object({
    grades: v.pipe(v.array(grade), v.minLength(1), v.maxLength(100)),
    maxGrade: v.optional(inUnit(pure, between(1, 1000)), 10),
    passingGrade: v.optional(inUnit(pure, points)),
    examPassingGrade: v.optional(inUnit(pure, points)),
    decimals: v.optional(inUnit(pure, integer(0, 4)), 2),
  }),
  output: v.object({
    average: v.nullable(num(pure)),
    weightedSum: num(pure),
    totalWeight: num(pure),
    gradedWeight: num(pure),
    passingGrade: num(pure),
    maxGrade: num(pure),
    status: status,
    pending: v.optional(
      v.object({
        weight: num(pure),
        neededGrade: num(pure),
        possible: v.boolean(),
        minFinalAverage: num(pure),
        maxFinalAverage: num(pure),
      }),
    ),
    finalExam: v.optional(
      v.object({
        neededGrade: num(pure),
        possible: v.boolean(),
        rule: v.string(),
      }),
    ),
  }),
  result: 'average',
  examples: [
    {
      input: {
        grades: [
          { value: 7, weight: 2 },
          { value: 5.5, weight: 3 },
          { value: null, weight: 5 },
        ],
      },
    },
  ],
  impossible: { grades: [{ value: 5 }, { value: 11 }] },
  run({ grades, maxGrade, decimals, ...limits }, { language }) {
    requireUpTo(maxGrade, grades, limits);
    const max = fromDecimal(maxGrade);
    const passing = limitOf(limits.passingGrade, max, rational(3n, 5n));
    const sums = sumsOf(grades);
    const average = isZero(sums.gradedWeight)
      ? null
      : roundRational(divide(sums.weighted, sums.gradedWeight), decimals);
    const answer = {
      average,
      weightedSum: toNumber(sums.weighted),
      totalWeight: toNumber(sums.weight),
      gradedWeight: toNumber(sums.gradedWeight),
      passingGrade: toNumber(passing),
      maxGrade,
    };
    if (average === null || compare(sums.gradedWeight, sums.weight) < 0) {
      return { ...answer, ...withPending(sums, passing, max, decimals) };
    }
    const held = fromDecimal(average);
    if (compare(held, passing) >= 0) return { ...answer, status: 'aprovado' as const };
    const examPassing = limitOf(limits.examPassingGrade, max, rational(1n, 2n));
    return { ...answer, ...withExam(held, examPassing, { max, decimals, language }) };
  },
});

/** Throws 422 for what is above the highest grade. */
function requireUpTo(
  maxGrade: number,
  grades: readonly Grade[],
  limits: Readonly<Record<string, number | undefined>>,
): void {
  const values = [
    ...grades.map(({ value }, i) => [`grades[${i}].value`, value] as const),
    ...Object.entries(limits),
  ];
  for (const [field, value] of values) {
    if ((value ?? 0) > maxGrade) {
      throw invalidValue(field, {
        pt: `deve ser no máximo a nota máxima, ${maxGrade}`,
        en: `must be at most the highest grade, ${maxGrade}`,
      });
    }
  }
}

function limitOf(sent: number | undefined, max: Rational, share: Rational): Rational {
  return sent === undefined ? multiply(max, share) : fromDecimal(sent);
}
