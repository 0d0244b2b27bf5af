/** The sums of weighted grades, and the grade that is still needed. */
import { textIn } from '../../kit/texts.ts';
import type { Context } from '../../kit/tool.ts';
import {
  add,
  ceilRational,
  compare,
  divide,
  fromDecimal,
  multiply,
  type Rational,
  rational,
  roundRational,
  subtract,
  toNumber,
} from '../../lib/numbers/rational.ts';

export interface Grade {
  /** Absent or null while it is still to come. */
  readonly value?: number | null | undefined;
  readonly weight: number;
}

interface Sums {
  readonly weighted: Rational;
  readonly weight: Rational;
  readonly gradedWeight: Rational;
}

const ZERO = rational(0n);

export function sumsOf(grades: readonly Grade[]): Sums {
  const sums = { weighted: ZERO, weight: ZERO, gradedWeight: ZERO };
  for (const { value, weight } of grades) {
    const own = fromDecimal(weight);
    sums.weight = add(sums.weight, own);
    if (value === undefined || value === null) continue;
    sums.weighted = add(sums.weighted, multiply(fromDecimal(value), own));
    sums.gradedWeight = add(sums.gradedWeight, own);
  }
  return sums;
}

/** With grades to come: the least grade in all of them that gives the passing average. */
export function withPending(sums: Sums, passing: Rational, max: Rational, decimals: number) {
  const pending = subtract(sums.weight, sums.gradedWeight);
  const need = divide(subtract(multiply(passing, sums.weight), sums.weighted), pending);
  const possible = compare(need, max) <= 0;
  const best = add(sums.weighted, multiply(max, pending));
  return {
    status:
      compare(need, ZERO) <= 0
        ? ('aprovado' as const)
        : possible
          ? ('em-andamento' as const)
          : ('recuperacao' as const),
    pending: {
      weight: toNumber(pending),
      neededGrade: Math.max(ceilRational(need, decimals), 0),
      possible,
      minFinalAverage: roundRational(divide(sums.weighted, sums.weight), decimals),
      maxFinalAverage: roundRational(divide(best, sums.weight), decimals),
    },
  };
}

/**
 * For a student with every grade and an average below the passing one: the exam grade with which the mean of both
 * reaches `examPassing`.
 */
export function withExam(
  average: Rational,
  examPassing: Rational,
  { max, decimals, language }: { max: Rational; decimals: number; language: Context['language'] },
) {
  const need = subtract(multiply(rational(2n), examPassing), average);
  const possible = compare(need, max) <= 0;
  return {
    status: possible ? ('recuperacao' as const) : ('reprovado' as const),
    finalExam: {
      neededGrade: Math.max(ceilRational(need, decimals), 0),
      possible,
      rule: textIn({ pt: '(média + exame) / 2', en: '(average + exam) / 2' }, language),
    },
  };
}
