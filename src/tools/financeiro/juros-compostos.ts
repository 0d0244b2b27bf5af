import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { badParameter, invalidValue } from '../../kit/errors/api-error.ts';
import { avisos, between, explicar, inUnit, num, pure } from '../../kit/fields/index.ts';
import { percentage, reais } from '../../kit/units.ts';
import {
  amount,
  compare,
  exact,
  type Exact,
  minus,
  over,
  plus,
  roundTo,
  times,
  toMoney,
  zero,
} from '../../lib/numbers/exact.ts';
import { optionalAmount } from './_fields.ts';
import { growth, toFraction, toPercentage, trim } from './_interest.ts';
import { effectiveRates, isReadMonthly, monthlyRate, monthsOf, rateFields, termFields } from './_rates.ts';

/** BRL. */
const LARGEST_RESULT = 1e15;

const input = v.object({
  valorInicial: optionalAmount,
  aporte: optionalAmount,
  frequenciaAporte: v.optional(v.picklist(['mensal', 'anual']), 'mensal'),
  momentoAporte: v.optional(v.picklist(['fim', 'inicio']), 'fim'),
  ...rateFields,
  ...termFields(1200),
  inflacaoAnual: inUnit(percentage, v.optional(between(-50, 1000))),
  evolucaoPor: v.optional(v.picklist(['mes', 'ano', 'nenhuma']), 'mes'),
  explicar,
});

/** Future value of an initial amount and of contributions, compounded each month in full precision. */
export const jurosCompostos = defineCalculator({
  method: 'POST',
  path: '/calculadoras/juros-compostos',
  category: 'financeiro',
  name: 'Juros compostos',
  input,
  output: v.object({
    montante: num(reais),
    totalInvestido: num(reais),
    totalAportes: num(reais),
    totalJuros: num(reais),
    rentabilidade: num(percentage),
    taxaMensalEfetiva: num(percentage),
    taxaAnualEfetiva: num(percentage),
    prazoMeses: num(pure),
    montanteReal: v.optional(num(reais)),
    evolucao: v.optional(
      v.array(
        v.object({
          periodo: num(pure),
          aportes: num(reais),
          juros: num(reais),
          totalInvestido: num(reais),
          saldo: num(reais),
        }),
      ),
    ),
    avisos,
  }),
  warnings: ['taxa-lida-ao-mes'],
  result: 'montante',
  examples: [{ input: { valorInicial: 1000, aporte: 100, taxa: 12, periodoTaxa: 'anual', prazo: 12 } }],
  impossible: { valorInicial: 1000, taxa: 1000, prazo: 1200 },
  reads: {
    when: { frequenciaAporte: 'aporte', momentoAporte: 'aporte', conversaoTaxa: { periodoTaxa: 'anual' } },
  },
  assumptions: {
    unused: {
      frequenciaAporte: ({ aporte }) => aporte === 0,
      momentoAporte: ({ aporte }) => aporte === 0,
    },
  },
  run(input, { sent }) {
    const { valorInicial, aporte } = input;
    if (valorInicial === 0 && aporte === 0) {
      throw badParameter('valorInicial', {
        pt: 'deve ser maior que 0, ou então aporte',
        en: 'must be greater than 0, or else aporte',
      });
    }
    const months = monthsOf(input, 100);
    return { ...answerOf(input, months), avisos: isReadMonthly(sent) ? ['taxa-lida-ao-mes'] : [] };
  },
});

type Input = v.InferOutput<typeof input>;

function answerOf(input: Input, months: number) {
  const { inflacaoAnual, evolucaoPor } = input;
  const rate = monthlyRate(input);
  const initial = amount(input.valorInicial, 'valorInicial');
  const contribution = amount(input.aporte, 'aporte');
  const course = courseOf({ ...input, initial, contribution, rate, months });
  const { balance, contributions } = course.at(-1) as Month;
  if (compare(amount(LARGEST_RESULT), balance) < 0) {
    throw invalidValue('prazo', {
      pt: 'O montante passaria de R$ 1 quatrilhão; reduza o prazo ou a taxa',
      en: 'The result would be above 1 quadrillion BRL; reduce the term or the rate',
    });
  }

  const montante = roundTo(balance);
  const totalAportes = roundTo(times(exact(contributions), contribution));
  const totalInvestido = roundTo(plus(initial, totalAportes));
  const totalJuros = roundTo(minus(montante, totalInvestido));
  // A term shorter than a year has no yearly contribution at the end of a year.
  const isInvested = input.valorInicial > 0 || contributions > 0;
  return {
    montante: toMoney(montante),
    totalInvestido: toMoney(totalInvestido),
    totalAportes: toMoney(totalAportes),
    totalJuros: toMoney(totalJuros),
    rentabilidade: toPercentage(isInvested ? over(totalJuros, totalInvestido) : zero, 2),
    ...effectiveRates(rate),
    prazoMeses: months,
    ...(inflacaoAnual !== undefined && {
      montanteReal: toMoney(over(montante, pricesAfter(inflacaoAnual, months))),
    }),
    ...(evolucaoPor !== 'nenhuma' && {
      evolucao: rowsOf(course, evolucaoPor === 'ano' ? 12 : 1, initial, contribution),
    }),
  };
}

/** Gives the factor by which prices rise in `months` months. */
function pricesAfter(yearly: number, months: number): Exact {
  const years = over(exact(months), exact(12));
  return plus(growth(toFraction(yearly, 'inflacaoAnual'), years), exact(1));
}

interface Month {
  /** Balance at the end of the month, in BRL with all its digits. */
  readonly balance: Exact;
  /** Number of contributions so far. */
  readonly contributions: number;
}

interface Plan {
  readonly initial: Exact;
  readonly contribution: Exact;
  readonly rate: Exact;
  readonly months: number;
  readonly frequenciaAporte: 'mensal' | 'anual';
  readonly momentoAporte: 'fim' | 'inicio';
}

function courseOf(plan: Plan): Month[] {
  const atStart = plan.momentoAporte === 'inicio';
  const every = plan.frequenciaAporte === 'anual' ? 12 : 1;
  const course: Month[] = [];
  const factor = plus(exact(1), plan.rate);
  let balance = plan.initial;
  let contributions = 0;
  for (let month = 1; month <= plan.months; month++) {
    const due = (atStart ? month - 1 : month) % every === 0;
    if (due) contributions++;
    if (due && atStart) balance = plus(balance, plan.contribution);
    balance = trim(times(balance, factor));
    if (due && !atStart) balance = plus(balance, plan.contribution);
    course.push({ balance, contributions });
  }
  return course;
}

/** Rows of so many months each. The interest of a row is the difference that makes it add up to the cent. */
function rowsOf(course: readonly Month[], length: number, initial: Exact, contribution: Exact) {
  let before = { saldo: initial, contributions: 0 };
  const contributionsOf = (count: number) => roundTo(times(exact(count), contribution));
  return Array.from({ length: Math.ceil(course.length / length) }, (_, k) => {
    const { balance, contributions } = course[Math.min((k + 1) * length, course.length) - 1] as Month;
    const saldo = roundTo(balance);
    const aportes = contributionsOf(contributions - before.contributions);
    const juros = minus(minus(saldo, before.saldo), aportes);
    before = { saldo, contributions };
    return {
      periodo: k + 1,
      aportes: toMoney(aportes),
      juros: toMoney(juros),
      totalInvestido: toMoney(plus(initial, contributionsOf(contributions))),
      saldo: toMoney(saldo),
    };
  });
}
