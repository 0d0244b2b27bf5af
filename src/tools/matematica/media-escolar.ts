import * as v from 'valibot';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { above, atLeast, between, describe, integer, text } from '../../kit/fields/index.ts';
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
  value: describe(v.nullish(points), {
    pt: 'A nota; null ou ausente quando ainda não saiu',
    en: 'The grade; null or absent while it is still to come',
  }),
  weight: describe(v.optional(above(0, 1000), 1), { pt: 'Peso da nota', en: 'Weight of the grade' }),
  name: describe(v.optional(text(0, TEXT_MAX)), {
    pt: 'Nome da avaliação, que não muda o resultado',
    en: 'Name of the assessment, which does not change the result',
  }),
});

/** Weighted average of grades, and what is still needed to pass. Exact on the decimals as they were sent. */
export const mediaEscolar = defineTool({
  method: 'POST',
  path: '/calculadoras/media-escolar',
  category: 'matematica',
  name: 'Média escolar',
  summary: 'Média ponderada, situação e a nota que falta para passar',
  en: {
    name: 'School average',
    summary: 'Weighted average, standing and the grade that is still needed to pass',
  },
  about: {
    pt: 'A média mínima e a regra da recuperação variam com a escola: aqui, a nota final é a média entre a média do ano e a da prova de recuperação.',
    en: 'The passing average and the rule of the final exam vary with the school: here, the final grade is the mean of the average of the year and the exam.',
  },
  input: v.object({
    grades: describe(v.pipe(v.array(grade), v.minLength(1), v.maxLength(100)), {
      pt: 'As notas, também as que ainda não saíram',
      en: 'The grades, those still to come included',
    }),
    maxGrade: describe(v.optional(between(1, 1000), 10), {
      pt: 'Maior nota possível',
      en: 'Highest grade possible',
    }),
    passingGrade: describe(v.optional(points), {
      pt: 'Média para passar. Sem ela, 60 % da maior nota',
      en: 'Average needed to pass. Without it, 60 % of the highest grade',
    }),
    examPassingGrade: describe(v.optional(points), {
      pt: 'Média final para passar depois da recuperação. Sem ela, 50 % da maior nota',
      en: 'Final average needed to pass after the final exam. Without it, 50 % of the highest grade',
    }),
    decimals: describe(v.optional(integer(0, 4), 2), {
      pt: 'Casas decimais das médias e notas',
      en: 'Decimals of averages and grades',
    }),
  }),
  output: v.object({
    average: describe(
      v.nullable(v.number()),
      {
        pt: 'Média das notas que saíram; null quando nenhuma saiu',
        en: 'Average of the grades held; null when there are none',
      },
      null,
    ),
    weightedSum: describe(
      v.number(),
      { pt: 'Soma das notas vezes os pesos', en: 'Sum of the grades times their weights' },
      null,
    ),
    totalWeight: describe(v.number(), { pt: 'Soma de todos os pesos', en: 'Sum of all weights' }, null),
    gradedWeight: describe(
      v.number(),
      { pt: 'Soma dos pesos das notas que saíram', en: 'Sum of the weights of the grades held' },
      null,
    ),
    passingGrade: describe(v.number(), { pt: 'Média para passar', en: 'Average needed to pass' }, null),
    maxGrade: describe(v.number(), { pt: 'Maior nota possível', en: 'Highest grade possible' }, null),
    status: describe(status, {
      pt: 'Situação: aprovado, em recuperação, reprovado ou em andamento',
      en: 'Standing: passed (aprovado), final exam (recuperacao), failed (reprovado) or under way (em-andamento)',
    }),
    pending: describe(
      v.optional(
        v.object({
          weight: describe(
            v.number(),
            { pt: 'Soma dos pesos das notas por sair', en: 'Sum of the weights of the grades to come' },
            null,
          ),
          neededGrade: describe(
            v.number(),
            {
              pt: 'Nota necessária em todas as que faltam, arredondada para cima',
              en: 'Grade needed in all of them, rounded up',
            },
            null,
          ),
          possible: describe(v.boolean(), {
            pt: 'Se a nota necessária não passa da maior',
            en: 'Whether the grade needed is not above the highest',
          }),
          minFinalAverage: describe(
            v.number(),
            { pt: 'Média final com 0 em todas as que faltam', en: 'Final average with 0 in all of them' },
            null,
          ),
          maxFinalAverage: describe(
            v.number(),
            {
              pt: 'Média final com a maior nota em todas as que faltam',
              en: 'Final average with the highest grade in all of them',
            },
            null,
          ),
        }),
      ),
      { pt: 'O que falta; só quando há notas por sair', en: 'What is left; only with grades still to come' },
    ),
    finalExam: describe(
      v.optional(
        v.object({
          neededGrade: describe(
            v.number(),
            {
              pt: 'Nota necessária na prova, arredondada para cima',
              en: 'Grade needed in the exam, rounded up',
            },
            null,
          ),
          possible: describe(v.boolean(), {
            pt: 'Se a nota necessária não passa da maior',
            en: 'Whether the grade needed is not above the highest',
          }),
          rule: describe(v.string(), {
            pt: 'A regra usada, por extenso',
            en: 'The rule used, in words (in Portuguese)',
          }),
        }),
      ),
      {
        pt: 'A recuperação; só com todas as notas e média abaixo da que passa',
        en: 'The final exam; only with all grades held and an average below the passing one',
      },
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
  run({ grades, maxGrade, decimals, ...limits }) {
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
    return { ...answer, ...withExam(held, examPassing, max, decimals) };
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
