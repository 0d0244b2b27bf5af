import * as v from 'valibot';
import { badParameter, invalidValue } from '../../core/errors.ts';
import { defineTool } from '../../core/tool.ts';
import { sumMoney } from '../../lib/numbers/money.ts';
import { inPercent } from '../../lib/numbers/ratios.ts';
import { roundMoney } from '../../lib/numbers/rounding.ts';
import { amountOrNone, between } from './_fields.ts';
import { effectiveRates, monthlyRate, monthsOf, rateFields, termFields } from './_rates.ts';

/** BRL. */
const LARGEST_RESULT = 1e15;

/** Future value of an initial amount and of contributions, compounded each month in full precision. */
export const jurosCompostos = defineTool({
  method: 'POST',
  path: '/calculadoras/juros-compostos',
  category: 'financeiro',
  name: 'Juros compostos',
  summary: 'Montante de um valor inicial com aportes, mês a mês',
  input: v.object({
    valorInicial: amountOrNone,
    aporte: amountOrNone,
    frequenciaAporte: v.optional(v.picklist(['mensal', 'anual']), 'mensal'),
    momentoAporte: v.optional(v.picklist(['fim', 'inicio']), 'fim'),
    ...rateFields,
    ...termFields(1200),
    inflacaoAnual: v.optional(between(-50, 1000)),
    evolucaoPor: v.optional(v.picklist(['mes', 'ano', 'nenhuma']), 'mes'),
  }),
  output: v.object({
    montante: v.number(),
    totalInvestido: v.number(),
    totalAportes: v.number(),
    totalJuros: v.number(),
    rentabilidade: v.number(),
    taxaMensalEfetiva: v.number(),
    taxaAnualEfetiva: v.number(),
    prazoMeses: v.number(),
    montanteReal: v.optional(v.number()),
    evolucao: v.optional(
      v.array(
        v.object({
          periodo: v.number(),
          aportes: v.number(),
          juros: v.number(),
          totalInvestido: v.number(),
          saldo: v.number(),
        }),
      ),
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
      },
    },
  ],
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

/** Rows of so many months each; their interest is what closes them to the cent. */
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
