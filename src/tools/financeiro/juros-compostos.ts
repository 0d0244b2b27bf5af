import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { badParameter, invalidValue } from '../../kit/errors/api-error.ts';
import { between, describe, explicar, inUnit } from '../../kit/fields/index.ts';
import { percentage, reais } from '../../kit/units.ts';
import {
  amount,
  compare,
  exact,
  type Exact,
  minus,
  over,
  plus,
  rounded,
  times,
  toMoney,
  zero,
} from '../../lib/numbers/exact.ts';
import { optionalAmount } from './_fields.ts';
import { growth, toFraction, toPercentage, trim } from './_interest.ts';
import { effectiveRates, isMonthly, monthlyRate, monthsOf, rateFields, termFields } from './_rates.ts';

/** BRL. */
const LARGEST_RESULT = 1e15;

const input = v.object({
  valorInicial: describe(optionalAmount, {
    pt: 'Valor investido no começo. Ele ou aporte deve ser maior que 0',
    en: 'Amount invested at the start. It or aporte must be above 0',
  }),
  aporte: describe(optionalAmount, {
    pt: 'Aporte de cada mês ou ano',
    en: 'Contribution of each month or year',
  }),
  frequenciaAporte: describe(v.optional(v.picklist(['mensal', 'anual']), 'mensal'), {
    pt: 'Se o aporte é feito todo mês ou uma vez por ano',
    en: 'Whether the contribution is made every month or once a year',
  }),
  momentoAporte: describe(v.optional(v.picklist(['fim', 'inicio']), 'fim'), {
    pt: 'Se o aporte entra antes (inicio) ou depois (fim) dos juros do mês',
    en: 'Whether the contribution enters before (inicio) or after (fim) the interest of the month',
  }),
  ...rateFields,
  ...termFields(1200),
  inflacaoAnual: describe(inUnit(percentage, v.optional(between(-50, 1000))), {
    pt: 'Inflação esperada ao ano: acrescenta montanteReal',
    en: 'Inflation expected per year: adds montanteReal',
  }),
  evolucaoPor: describe(v.optional(v.picklist(['mes', 'ano', 'nenhuma']), 'mes'), {
    pt: 'Se evolucao traz uma linha por mês, uma por ano ou não vem',
    en: 'Whether evolucao has a row per month, one per year, or is left out',
  }),
  explicar,
});

/** Future value of an initial amount and of contributions, compounded each month in full precision. */
export const jurosCompostos = defineCalculator({
  method: 'POST',
  path: '/calculadoras/juros-compostos',
  category: 'financeiro',
  name: 'Juros compostos',
  summary: 'Montante de um valor inicial com aportes, mês a mês',
  en: {
    name: 'Compound interest',
    summary: 'Future value of an initial amount with contributions, month by month',
  },
  about: {
    pt: 'Os juros são capitalizados a cada mês, sem arredondamento entre os meses. A resposta não desconta imposto de renda, IOF nem taxas.',
    en: 'Interest is compounded every month, without rounding between months. The answer takes off no income tax, no IOF and no fees.',
  },
  input,
  output: v.object({
    montante: describe(
      v.number(),
      { pt: 'Saldo ao fim do prazo', en: 'Balance at the end of the term' },
      reais,
    ),
    totalInvestido: describe(
      v.number(),
      { pt: 'Valor inicial mais os aportes', en: 'Initial amount plus the contributions' },
      reais,
    ),
    totalAportes: describe(v.number(), { pt: 'Soma dos aportes', en: 'Sum of the contributions' }, reais),
    totalJuros: describe(v.number(), { pt: 'Juros do prazo todo', en: 'Interest of the whole term' }, reais),
    rentabilidade: describe(
      v.number(),
      { pt: 'Juros sobre o total investido', en: 'Interest on the total invested' },
      percentage,
    ),
    taxaMensalEfetiva: describe(
      v.number(),
      { pt: 'Taxa efetiva ao mês', en: 'Effective rate per month' },
      percentage,
    ),
    taxaAnualEfetiva: describe(
      v.number(),
      { pt: 'Taxa efetiva ao ano', en: 'Effective rate per year' },
      percentage,
    ),
    prazoMeses: describe(
      v.number(),
      { pt: 'Prazo em número de meses', en: 'Term as a number of months' },
      null,
    ),
    montanteReal: describe(
      v.optional(v.number()),
      {
        pt: 'Montante em dinheiro de hoje, descontada a inflação; só com inflacaoAnual',
        en: 'Future value in money of today, inflation taken off; only with inflacaoAnual',
      },
      reais,
    ),
    evolucao: describe(
      v.optional(
        v.array(
          v.object({
            periodo: describe(
              v.number(),
              {
                pt: 'Número do mês ou do ano; o último ano pode ser incompleto',
                en: 'Number of the month or year; the last year may be incomplete',
              },
              null,
            ),
            aportes: describe(
              v.number(),
              { pt: 'Aportes do período', en: 'Contributions of the period' },
              reais,
            ),
            juros: describe(v.number(), { pt: 'Juros do período', en: 'Interest of the period' }, reais),
            totalInvestido: describe(
              v.number(),
              {
                pt: 'Valor inicial mais os aportes até aqui',
                en: 'Initial amount plus the contributions so far',
              },
              reais,
            ),
            saldo: describe(
              v.number(),
              { pt: 'Saldo ao fim do período', en: 'Balance at the end of the period' },
              reais,
            ),
          }),
        ),
      ),
      {
        pt: 'O caminho até o montante; ausente com evolucaoPor nenhuma',
        en: 'The way to the future value; absent with evolucaoPor nenhuma',
      },
    ),
  }),
  result: 'montante',
  examples: [{ input: { valorInicial: 1000, aporte: 100, taxa: 1, prazo: 3 } }],
  impossible: { valorInicial: 1000, taxa: 1000, prazo: 1200 },
  assumptions: {
    unused: {
      frequenciaAporte: ({ aporte }) => aporte === 0,
      momentoAporte: ({ aporte }) => aporte === 0,
      conversaoTaxa: isMonthly,
    },
  },
  run(input) {
    const { valorInicial, aporte } = input;
    if (valorInicial === 0 && aporte === 0) {
      throw badParameter('valorInicial', {
        pt: 'deve ser maior que 0, ou então aporte',
        en: 'must be greater than 0, or else aporte',
      });
    }
    const months = monthsOf(input, 100);
    return answerOf(input, months);
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
      pt: 'o montante passaria de R$ 1 quatrilhão; reduza o prazo ou a taxa',
      en: 'the result would be above 1 quadrillion BRL; reduce the term or the rate',
    });
  }

  const montante = rounded(balance);
  const totalAportes = rounded(times(exact(contributions), contribution));
  const totalInvestido = rounded(plus(initial, totalAportes));
  const totalJuros = rounded(minus(montante, totalInvestido));
  // Yearly contributions at the end of a year are none in a shorter term.
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

/** How many times the prices of today those of then are. */
function pricesAfter(yearly: number, months: number): Exact {
  const years = over(exact(months), exact(12));
  return plus(growth(toFraction(yearly, 'inflacaoAnual'), years), exact(1));
}

interface Month {
  /** At its end, in BRL with all its digits. */
  readonly balance: Exact;
  /** How many there were so far. */
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
  const paid = (count: number) => rounded(times(exact(count), contribution));
  return Array.from({ length: Math.ceil(course.length / length) }, (_, k) => {
    const { balance, contributions } = course[Math.min((k + 1) * length, course.length) - 1] as Month;
    const saldo = rounded(balance);
    const aportes = paid(contributions - before.contributions);
    const juros = minus(minus(saldo, before.saldo), aportes);
    before = { saldo, contributions };
    return {
      periodo: k + 1,
      aportes: toMoney(aportes),
      juros: toMoney(juros),
      totalInvestido: toMoney(plus(initial, paid(contributions))),
      saldo: toMoney(saldo),
    };
  });
}
