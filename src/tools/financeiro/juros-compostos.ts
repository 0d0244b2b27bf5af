import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { badParameter, invalidValue } from '../../kit/errors.ts';
import { between, inUnit, num, pure } from '../../kit/fields/index.ts';
import { percentage, reais } from '../../kit/units.ts';
import { explicar } from './_explicar.ts';
import { type Arithmetic, computedBy } from './_arithmetic.ts';
import { optionalAmount } from './_fields.ts';
import { effectiveRates, isMonthly, monthlyRate, monthsOf, rateFields, termFields } from './_rates.ts';

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
  }),
  result: 'montante',
  examples: [
    {
      input: { valorInicial: 1000, aporte: 100, taxa: 1, prazo: 3 },
      output: {
        montante: 1333.31,
        totalInvestido: 1300,
        totalAportes: 300,
        totalJuros: 33.31,
        rentabilidade: 2.56,
        taxaMensalEfetiva: 1,
        taxaAnualEfetiva: 12.6825,
        prazoMeses: 3,
        evolucao: [
          { periodo: 1, aportes: 100, juros: 10, totalInvestido: 1100, saldo: 1110 },
          { periodo: 2, aportes: 100, juros: 11.1, totalInvestido: 1200, saldo: 1221.1 },
          { periodo: 3, aportes: 100, juros: 12.21, totalInvestido: 1300, saldo: 1333.31 },
        ],
        premissas: {
          frequenciaAporte: 'mensal',
          momentoAporte: 'fim',
          periodoTaxa: 'mensal',
          unidadePrazo: 'meses',
          evolucaoPor: 'mes',
        },
      },
    },
  ],
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
    // Each month a product and a sum of positive numbers, with a rate of less than four roundings.
    return computedBy({ relative: (months + 4) * 2 ** -50 }, (a) => answerOf(a, input, months));
  },
});

type Input = v.InferOutput<typeof input>;

function answerOf<N>(a: Arithmetic<N>, input: Input, months: number) {
  const { inflacaoAnual, evolucaoPor } = input;
  const rate = monthlyRate(a, input);
  const initial = a.amount(input.valorInicial, 'valorInicial');
  const contribution = a.amount(input.aporte, 'aporte');
  const course = courseOf(a, { ...input, initial, contribution, rate, months });
  const { balance, contributions } = course.at(-1) as Month<N>;
  if (a.isBelow(a.amount(LARGEST_RESULT), balance)) {
    throw invalidValue('prazo', {
      pt: 'o montante passaria de R$ 1 quatrilhão; reduza o prazo ou a taxa',
      en: 'the result would be above 1 quadrillion BRL; reduce the term or the rate',
    });
  }

  const montante = a.cents(balance);
  const totalAportes = a.cents(a.times(a.of(contributions), contribution));
  const totalInvestido = a.cents(a.plus(initial, totalAportes));
  const totalJuros = a.cents(a.minus(montante, totalInvestido));
  // Yearly contributions at the end of a year are none in a shorter term.
  const isInvested = input.valorInicial > 0 || contributions > 0;
  return {
    montante: a.toMoney(montante),
    totalInvestido: a.toMoney(totalInvestido),
    totalAportes: a.toMoney(totalAportes),
    totalJuros: a.toMoney(totalJuros),
    rentabilidade: a.toDecimal(
      isInvested ? a.times(a.over(totalJuros, totalInvestido), a.of(100)) : a.of(0),
      2,
    ),
    ...effectiveRates(a, rate),
    prazoMeses: months,
    ...(inflacaoAnual !== undefined && {
      montanteReal: a.toMoney(a.over(montante, pricesAfter(a, inflacaoAnual, months))),
    }),
    ...(evolucaoPor !== 'nenhuma' && {
      evolucao: rowsOf(a, course, evolucaoPor === 'ano' ? 12 : 1, initial, contribution),
    }),
  };
}

/** How many times the prices of today those of then are. */
function pricesAfter<N>(a: Arithmetic<N>, yearly: number, months: number): N {
  const inflation = a.over(a.of(yearly, 'inflacaoAnual'), a.of(100));
  return a.plus(a.growth(inflation, a.over(a.of(months), a.of(12))), a.of(1));
}

interface Month<N> {
  /** At its end, in BRL with all its digits. */
  readonly balance: N;
  /** How many there were so far. */
  readonly contributions: number;
}

interface Plan<N> {
  readonly initial: N;
  readonly contribution: N;
  readonly rate: N;
  readonly months: number;
  readonly frequenciaAporte: 'mensal' | 'anual';
  readonly momentoAporte: 'fim' | 'inicio';
}

function courseOf<N>(a: Arithmetic<N>, plan: Plan<N>): Month<N>[] {
  const atStart = plan.momentoAporte === 'inicio';
  const every = plan.frequenciaAporte === 'anual' ? 12 : 1;
  const course: Month<N>[] = [];
  const growth = a.plus(a.of(1), plan.rate);
  let balance = plan.initial;
  let contributions = 0;
  for (let month = 1; month <= plan.months; month++) {
    const due = (atStart ? month - 1 : month) % every === 0;
    if (due) contributions++;
    if (due && atStart) balance = a.plus(balance, plan.contribution);
    balance = a.kept(a.times(balance, growth));
    if (due && !atStart) balance = a.plus(balance, plan.contribution);
    course.push({ balance, contributions });
  }
  return course;
}

/** Rows of so many months each. The interest of a row is the difference that makes it add up to the cent. */
function rowsOf<N>(
  a: Arithmetic<N>,
  course: readonly Month<N>[],
  length: number,
  initial: N,
  contribution: N,
) {
  let before = { saldo: initial, contributions: 0 };
  const paid = (times: number) => a.cents(a.times(a.of(times), contribution));
  return Array.from({ length: Math.ceil(course.length / length) }, (_, k) => {
    const { balance, contributions } = course[Math.min((k + 1) * length, course.length) - 1] as Month<N>;
    const saldo = a.cents(balance);
    const aportes = paid(contributions - before.contributions);
    const juros = a.minus(a.minus(saldo, before.saldo), aportes);
    before = { saldo, contributions };
    return {
      periodo: k + 1,
      aportes: a.toMoney(aportes),
      juros: a.toMoney(juros),
      totalInvestido: a.toMoney(a.plus(initial, paid(contributions))),
      saldo: a.toMoney(saldo),
    };
  });
}
