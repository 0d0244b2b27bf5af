import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { badParameter, invalidValue } from '../../kit/errors.ts';
import { between, describe, inUnit } from '../../kit/fields/index.ts';
import { percentage, reais } from '../../kit/units.ts';
import { sumMoney } from '../../lib/numbers/money.ts';
import { inPercent } from '../../lib/numbers/ratios.ts';
import { roundMoney } from '../../lib/numbers/rounding.ts';
import { optionalAmount } from './_fields.ts';
import { effectiveRates, isMonthly, monthlyRate, monthsOf, rateFields, termFields } from './_rates.ts';

/** BRL. */
const LARGEST_RESULT = 1e15;

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
  input: v.object({
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
  }),
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
  assumptions: {
    unused: {
      frequenciaAporte: ({ aporte }) => aporte === 0,
      momentoAporte: ({ aporte }) => aporte === 0,
      conversaoTaxa: isMonthly,
    },
  },
  run(input) {
    const { valorInicial, aporte, inflacaoAnual, evolucaoPor } = input;
    if (valorInicial === 0 && aporte === 0) {
      throw badParameter('valorInicial', {
        pt: 'deve ser maior que 0, ou então aporte',
        en: 'must be greater than 0, or else aporte',
      });
    }
    const months = monthsOf(input, 100);
    const rate = monthlyRate(input);
    const course = courseOf(input, rate, months);
    const { balance, contributions } = course.at(-1) as Month;
    if (balance > LARGEST_RESULT) {
      throw invalidValue('prazo', {
        pt: 'o montante passaria de R$ 1 quatrilhão; reduza o prazo ou a taxa',
        en: 'the result would be above 1 quadrillion BRL; reduce the term or the rate',
      });
    }

    const montante = roundMoney(balance);
    const totalAportes = roundMoney(contributions * aporte);
    const totalInvestido = sumMoney([valorInicial, totalAportes]);
    const totalJuros = sumMoney([montante, -totalInvestido]);
    return {
      montante,
      totalInvestido,
      totalAportes,
      totalJuros,
      // Yearly contributions at the end of a year are none in a shorter term.
      rentabilidade: totalInvestido === 0 ? 0 : inPercent(totalJuros, totalInvestido),
      ...effectiveRates(rate),
      prazoMeses: months,
      ...(inflacaoAnual !== undefined && {
        montanteReal: roundMoney(montante / (1 + inflacaoAnual / 100) ** (months / 12)),
      }),
      ...(evolucaoPor !== 'nenhuma' && {
        evolucao: rowsOf(course, evolucaoPor === 'ano' ? 12 : 1, valorInicial, aporte),
      }),
    };
  },
});

interface Month {
  /** At its end, in BRL with all its digits. */
  readonly balance: number;
  /** How many there were so far. */
  readonly contributions: number;
}

interface Plan {
  readonly valorInicial: number;
  readonly aporte: number;
  readonly frequenciaAporte: 'mensal' | 'anual';
  readonly momentoAporte: 'fim' | 'inicio';
}

function courseOf(plan: Plan, rate: number, months: number): Month[] {
  const atStart = plan.momentoAporte === 'inicio';
  const every = plan.frequenciaAporte === 'anual' ? 12 : 1;
  const course: Month[] = [];
  let balance = plan.valorInicial;
  let contributions = 0;
  for (let month = 1; month <= months; month++) {
    const due = (atStart ? month - 1 : month) % every === 0;
    if (due) contributions++;
    if (due && atStart) balance += plan.aporte;
    balance *= 1 + rate;
    if (due && !atStart) balance += plan.aporte;
    course.push({ balance, contributions });
  }
  return course;
}

/** Rows of so many months each. The interest of a row is the difference that makes it add up to the cent. */
function rowsOf(course: readonly Month[], length: number, initial: number, contribution: number) {
  let before = { saldo: initial, contributions: 0 };
  return Array.from({ length: Math.ceil(course.length / length) }, (_, k) => {
    const { balance, contributions } = course[Math.min((k + 1) * length, course.length) - 1] as Month;
    const saldo = roundMoney(balance);
    const aportes = roundMoney((contributions - before.contributions) * contribution);
    const juros = sumMoney([saldo, -before.saldo, -aportes]);
    before = { saldo, contributions };
    const totalInvestido = sumMoney([initial, roundMoney(contributions * contribution)]);
    return { periodo: k + 1, aportes, juros, totalInvestido, saldo };
  });
}
