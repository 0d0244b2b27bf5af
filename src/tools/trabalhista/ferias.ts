import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { dateAfter } from '../../kit/dates.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import {
  arredondamentoInss,
  avisos,
  baseAndValue,
  date,
  dependentes,
  explicar,
  flag,
  fullIrrf,
  integer,
  inUnit,
  legalMonth,
  num,
  tabela,
} from '../../kit/fields/index.ts';
import { lawOf, lawOfMonthOr } from '../../kit/legal-tables.ts';
import type { Text } from '../../kit/texts.ts';
import type { Context, Need } from '../../kit/tool.ts';
import { days, reais } from '../../kit/units.ts';
import { type DatedEntry, reportTable } from '../../law/dated.ts';
import { fgtsShown } from '../../law/fgts.ts';
import { lawOnDate } from '../../law/in-force.ts';
import { inssOf, inssShown } from '../../law/inss.ts';
import { irrfFull } from '../../law/irrf.ts';
import { lastOf, monthIn } from '../../law/payroll/calendar.ts';
import {
  inssOfMonths,
  lastPaydayOf,
  monthsOfVacation,
  startsBeforeRest,
} from '../../law/payroll/vacation.ts';
import { withholdFrom } from '../../law/payroll/withholding.ts';
import { daysText, payslipLine, payslipLines, totalsOf, writeLines } from '../../law/payslip.ts';
import { vacationDays } from '../../law/service-time.ts';
import { inssTable } from '../../law/tables/inss.ts';
import { irrfTable } from '../../law/tables/irrf-mensal.ts';
import { minimumWage } from '../../law/tables/salario-minimo.ts';
import {
  type Exact,
  exact,
  minus,
  plus,
  roundTo,
  share,
  step,
  sum,
  toMoney,
  zero,
} from '../../lib/numbers/exact.ts';
import { alimonyReads, alimonyTerms, pensao } from './_alimony.ts';
import {
  type Average,
  averageEntries,
  averageInAnswer,
  averageOf,
  averageReads,
  averageShown,
  hasNoHours,
  monthsBefore,
  windowOf,
} from './_averages.ts';
import {
  amount,
  descontos,
  faltas,
  mediaVariaveis,
  pensaoAlimenticia,
  proventos,
  salarioBruto,
  totalDescontos,
  totalProventos,
} from './_fields.ts';
import { lawOfBoth, lawOfPayment, withheldTables } from './_paid-law.ts';

/** The least days of a part of a vacation (CLT, art. 134, § 1º). */
const SHORTEST_PART = 5;

const atMost = (days: number, right: number): Text => ({
  pt: `deve ser no máximo ${days}: as faltas deixam direito a ${right} dias, os vendidos incluídos`,
  en: `must be at most ${days}: the absences leave a right to ${right} days, those sold included`,
});

const input = v.object({
  salarioBruto,
  mediaVariaveis,
  ...averageEntries,
  pensaoAlimenticia,
  pensao,
  faltas,
  abonoPecuniario: flag(false),
  diasFerias: inUnit(days, v.optional(integer(1, 30))),
  adiantarDecimoTerceiro: flag(false),
  dataInicio: v.optional(date),
  dataPagamento: v.optional(date),
  inssPorMes: flag(false),
  salariosDoMes: v.optional(v.pipe(v.array(amount), v.maxLength(12))),
  dependentes,
  arredondamentoInss,
  ...legalMonth,
  explicar,
});

type Input = v.InferOutput<typeof input>;

/** `dataInicio` where another field goes by it. */
function startFaults({ dataInicio, dataPagamento, inssPorMes, variaveis }: Partial<Input>): readonly Need[] {
  const isNeeded = dataPagamento !== undefined || inssPorMes === true || variaveis !== undefined;
  return isNeeded && dataInicio === undefined ? ['dataInicio'] : [];
}

/** True if the absences left no vacation to pay. */
const hasNoRight = (_: unknown, { diasDireito }: { readonly diasDireito: number }) => diasDireito === 0;

/** Vacation pay with its third and the days sold, and the dates (CLT, arts. 129 to 145; CF, art. 7º, XVII). */
export const ferias = defineCalculator({
  method: 'POST',
  path: '/calculadoras/ferias',
  category: 'trabalhista',
  name: 'Calculadora de férias',
  tables: [inssTable, irrfTable, minimumWage],
  input,
  output: v.object({
    diasDireito: num(days),
    diasGozo: num(days),
    diasAbono: num(days),
    proventos,
    descontos,
    totalProventos,
    totalDescontos,
    liquido: num(reais),
    inss: baseAndValue,
    irrf: fullIrrf,
    fgts: baseAndValue,
    porCompetencia: v.optional(
      v.array(
        v.object({
          competencia: v.string(),
          dias: num(days),
          ferias: num(reais),
          terco: num(reais),
          inss: num(reais),
          inssFolha: v.optional(num(reais)),
          saldoInss: v.optional(num(reais)),
        }),
      ),
    ),
    mediaVariaveis: v.optional(averageShown),
    dataInicio: v.optional(v.string()),
    dataFim: v.optional(v.string()),
    dataRetorno: v.optional(v.string()),
    prazoPagamento: v.optional(v.string()),
    avisos,
    tabela,
  }),
  warnings: [
    'inicio-de-ferias-vedado',
    'ferias-pagas-fora-do-prazo',
    'pagamento-em-mes-anterior',
    'periodo-de-ferias-curto',
  ],
  reads: {
    // The tables of another month would leave the tax of the day of payment, and the INSS of each month.
    when: {
      salariosDoMes: { inssPorMes: true },
      comparar: { inssPorMes: false },
      jornadaMensal: 'variaveis',
    },
    either: [
      [['comparar'], ['dataPagamento']],
      [['mediaVariaveis'], ['variaveis']],
      [['pensaoAlimenticia'], ['pensao']],
    ],
    inside: { variaveis: averageReads, pensao: alimonyReads },
  },
  requires: startFaults,
  result: 'liquido',
  examples: [
    { input: { salarioBruto: 6000, abonoPecuniario: true, dataInicio: '2026-07-06', ano: 2026 } },
    {
      input: {
        salarioBruto: 6000,
        dataInicio: '2026-07-20',
        dataPagamento: '2026-07-17',
        inssPorMes: true,
        salariosDoMes: [3800, 2400],
        pensao: { base: 'liquido', percentual: 20 },
        variaveis: [{ competencia: '2026-05', valor: 600 }],
      },
    },
  ],
  impossible: { salarioBruto: 3000, ano: 2019 },
  assumptions: {
    unused: {
      mediaVariaveis: hasNoRight,
      jornadaMensal: hasNoHours,
      pensaoAlimenticia: hasNoRight,
      abonoPecuniario: hasNoRight,
      diasFerias: hasNoRight,
      adiantarDecimoTerceiro: hasNoRight,
    },
    constants: (_, { diasGozo }) => ({ diasFerias: diasGozo }),
  },
  run(input, context) {
    const byStart = lawOfMonthOr(withheldTables, 'dataInicio', input.dataInicio, input, context);
    const law = lawOfPayment(byStart, input, context);
    const { dataInicio } = input;
    const right = vacationDays(input.faltas);
    // A third of the right (CLT, art. 143).
    const sold = input.abonoPecuniario ? right / 3 : 0;
    const days = input.diasFerias ?? right - sold;
    if (days + sold > right) throw invalidValue('diasFerias', atMost(right - sold, right));

    const salary = exact(input.salarioBruto, 'salarioBruto');
    const average = averageBefore(input, salary);
    const monthly = plus(salary, average.amount);
    const vacation = step(
      share(monthly, days, 30),
      'ferias',
      'Férias: um trinta avos da remuneração por dia de descanso',
      'Vacation: a thirtieth of the monthly pay for each day of rest',
      'CLT, arts. 130 e 142',
    );
    const third = step(
      roundTo(share(vacation, 1, 3)),
      'ferias.terco',
      'Terço constitucional',
      'Constitutional third',
      'CF, art. 7º, XVII',
    );
    const bonus = step(
      share(monthly, sold, 30),
      'abono',
      'Abono pecuniário: um trinta avos por dia vendido',
      'Days sold: a thirtieth of the monthly pay for each',
      'CLT, art. 143',
    );
    const bonusThird = roundTo(share(bonus, 1, 3));
    const advance = input.adiantarDecimoTerceiro && right > 0 ? share(salary, 1, 2) : zero;
    const alimony = right > 0 ? exact(input.pensaoAlimenticia, 'pensaoAlimenticia') : zero;
    const byMonth = input.inssPorMes ? inssByMonth(input, days, { vacation, third }, context) : undefined;

    const taxed = step(
      plus(vacation, third),
      'tributavel',
      'Férias e terço, que pagam INSS e IRRF',
      'Vacation and its third, which pay INSS and IRRF',
    );
    const { inss, irrf, ...withheld } = withholdFrom(law, taxed, {
      rounding: input.arredondamentoInss,
      inss: byMonth?.inss,
      dependentes: input.dependentes,
      others: alimony,
      alimony: right > 0 ? alimonyTerms(input, law.dia, context) : undefined,
    });
    const proventos = payslipLines(
      payslipLine('ferias', 'Férias', vacation, daysText(days)),
      payslipLine('terco', 'Terço constitucional', third, '1/3'),
      payslipLine('abono', 'Abono pecuniário', bonus, daysText(sold)),
      payslipLine('terco-abono', 'Terço sobre o abono', bonusThird, '1/3'),
      payslipLine('adiantamento-13', 'Adiantamento do 13º salário', advance),
    );
    const descontos = payslipLines(
      payslipLine('inss', 'INSS', inss.valor),
      payslipLine('irrf', 'IRRF', irrf.withheld),
      payslipLine('pensao', 'Pensão alimentícia', plus(alimony, withheld.alimony)),
    );
    return {
      diasDireito: right,
      diasGozo: days,
      diasAbono: sold,
      proventos: writeLines(proventos, context),
      descontos: writeLines(descontos, context),
      ...totalsOf(proventos, descontos),
      inss: inssShown(inss),
      irrf: irrfFull(irrf),
      fgts: fgtsShown(sum(taxed, advance)),
      ...(byMonth && { porCompetencia: byMonth.shown }),
      ...(input.variaveis && { mediaVariaveis: averageInAnswer(average) }),
      ...(dataInicio !== undefined &&
        right > 0 && {
          dataInicio,
          dataFim: dateAfter(dataInicio, days - 1, 'dataInicio'),
          dataRetorno: dateAfter(dataInicio, days, 'dataInicio'),
          prazoPagamento: lastPaydayOf(dataInicio),
        }),
      avisos: right > 0 ? noticesOf(input, days, byStart, context) : [],
      tabela: reportTable(byMonth ? byMonth.laws.reduce(lawOfBoth, law) : law, [law.inss, law.irrf]),
    };
  },
});

/** The average of the 12 months before the vacation, or the one that was sent. */
function averageBefore(input: Input, salary: Exact): Average {
  const { variaveis, dataInicio } = input;
  if (!variaveis || dataInicio === undefined) {
    return { amount: exact(input.mediaVariaveis, 'mediaVariaveis'), window: null };
  }
  return averageOf(input, salary, windowOf(monthsBefore(dataInicio, 12), monthsBefore(dataInicio, 1)));
}

/** The contribution of each month of the vacation by its own table, alone and with the salary of that month. */
function inssByMonth(
  { dataInicio = '', estimativas, salariosDoMes = [], arredondamentoInss: rounding }: Input,
  days: number,
  { vacation, third }: { readonly vacation: Exact; readonly third: Exact },
  context: Context,
) {
  const lawIn = (competencia: string) => lawOf({ inss: inssTable }, { competencia, estimativas }, context);
  const months = monthsOfVacation(dataInicio, days, { vacation: roundTo(vacation), third }, (month, pay) =>
    inssOf(lawIn(month).inss.value, pay, zero, { rounding }),
  );
  if (salariosDoMes.length > months.length) {
    throw invalidValue('salariosDoMes', {
      pt: `deve ter no máximo ${months.length}, um por mês das férias`,
      en: `must have at most ${months.length}, one for each month of the vacation`,
    });
  }
  const shown = months.map((month, i) => {
    const own = {
      competencia: month.month,
      dias: month.days,
      ferias: toMoney(month.vacation),
      terco: toMoney(month.third),
      inss: toMoney(month.inss.valor),
    };
    const salary = salariosDoMes[i];
    if (salary === undefined) return own;
    const all = sum(exact(salary, 'salarioDoMes'), month.vacation, month.third);
    const whole = inssOf(lawIn(month.month).inss.value, all, zero, { rounding }).valor;
    return { ...own, inssFolha: toMoney(whole), saldoInss: toMoney(minus(whole, month.inss.valor)) };
  });
  return { inss: inssOfMonths(months), shown, laws: months.map(({ month }) => lawIn(month)) };
}

/** The warnings about the dates of a vacation. */
function noticesOf(
  { dataInicio, dataPagamento, ano, competencia, estimativas }: Input,
  days: number,
  law: { readonly irrf: DatedEntry<unknown> },
  context: Context,
): string[] {
  const isShort = days < SHORTEST_PART ? ['periodo-de-ferias-curto'] : [];
  if (dataInicio === undefined) return isShort;
  const due = lastPaydayOf(dataInicio);
  const picksTables = ano === undefined && competencia === undefined && dataPagamento === undefined;
  const before = lawOnDate({ irrf: irrfTable }, lastOf(monthIn(due)), context, estimativas);
  const isPaidByOther = picksTables && 'irrf' in before && before.irrf.from !== law.irrf.from;
  return [
    ...(startsBeforeRest(dataInicio) ? ['inicio-de-ferias-vedado'] : []),
    ...(dataPagamento !== undefined && dataPagamento > due ? ['ferias-pagas-fora-do-prazo'] : []),
    ...(isPaidByOther ? ['pagamento-em-mes-anterior'] : []),
    ...isShort,
  ];
}
