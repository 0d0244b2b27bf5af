import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import {
  arredondamentoInss,
  baseAndValue,
  date,
  dependentes,
  explicar,
  integer,
  inUnit,
  legalYear,
  num,
  tabela,
} from '../../kit/fields/index.ts';
import { lawOf, lawOn } from '../../kit/legal-tables.ts';
import type { Context } from '../../kit/tool.ts';
import { days, reais } from '../../kit/units.ts';
import { reportTable } from '../../law/dated.ts';
import { type CivilDate, daysInMonth, formatDate, parseDate } from '../../lib/dates/civil-date.ts';
import { exact, share, step, toMoney } from '../../lib/numbers/exact.ts';
import { fgtsShown } from '../../law/fgts.ts';
import { inssShown } from '../../law/inss.ts';
import { irrfShown } from '../../law/irrf.ts';
import { withholdFrom } from '../../law/payroll/withholding.ts';
import { inssTable } from '../../law/tables/inss.ts';
import { irrfTable } from '../../law/tables/irrf-mensal.ts';
import { salarioBruto } from './_fields.ts';

/** Days of any month for the pay of a month: CLT, art. 64. */
const PAY_DAYS = 30;

const criterio = v.picklist(['30-dias', 'dias-do-mes']);

const input = v.object({
  salarioBruto,
  dataInicio: v.optional(date),
  dataFim: v.optional(date),
  diasTrabalhados: inUnit(days, v.optional(integer(0, PAY_DAYS))),
  ...legalYear,
  criterio: v.optional(criterio, '30-dias'),
  faltas: inUnit(days, v.optional(integer(0, 31), 0)),
  dependentes,
  arredondamentoInss,
  explicar,
});

type Input = v.InferOutput<typeof input>;

const tables = { inss: inssTable, irrf: irrfTable };

/** The days of a call, what they divide the salary by, and the tables of their month. */
function periodOf(input: Input, context: Context) {
  const { dataInicio, dataFim, diasTrabalhados = 0, criterio } = input;
  if (dataInicio === undefined || dataFim === undefined) {
    const law = lawOf(tables, input, context);
    return { law, divisor: PAY_DAYS, calendarDays: diasTrabalhados, days: diasTrabalhados };
  }
  if (dataFim < dataInicio || dataFim.slice(0, 7) !== dataInicio.slice(0, 7)) {
    throw invalidValue('dataFim', {
      pt: 'deve ser no mês de dataInicio, e não antes dela',
      en: 'must be in the month of dataInicio, and not before it',
    });
  }
  const start = parseDate(dataInicio) as CivilDate;
  const monthDays = daysInMonth(start.year, start.month);
  // The month's tables are those at its end, when it is paid.
  const law = lawOn(tables, 'dataInicio', formatDate({ ...start, day: monthDays }), input, context);
  const calendarDays = (parseDate(dataFim) as CivilDate).day - start.day + 1;
  if (criterio === 'dias-do-mes') return { law, divisor: monthDays, calendarDays, days: calendarDays };
  const days = calendarDays === monthDays ? PAY_DAYS : Math.min(calendarDays, PAY_DAYS);
  return { law, divisor: PAY_DAYS, calendarDays, days };
}

/**
 * Pay of part of a month, by thirtieths or by the days of the month, and what is withheld from it. 422 on dates of
 * two months and on more absences than days.
 */
export const salarioProporcional = defineCalculator({
  method: 'POST',
  path: '/calculadoras/salario-proporcional',
  category: 'trabalhista',
  name: 'Calculadora de salário proporcional',
  tables: [inssTable, irrfTable],
  input,
  reads: {
    when: {
      criterio: 'dataInicio',
      ano: { dataInicio: null },
      competencia: { dataInicio: null },
      comparar: { dataInicio: null },
    },
    oneOf: [[['dataInicio', 'dataFim'], ['diasTrabalhados']]],
  },
  output: v.object({
    salarioBruto: num(reais),
    criterio,
    divisor: num(days),
    diasTrabalhados: num(days),
    faltas: num(days),
    diasPagos: num(days),
    valorDia: num(reais),
    salarioProporcional: num(reais),
    inss: baseAndValue,
    irrf: baseAndValue,
    liquido: num(reais),
    fgts: baseAndValue,
    tabela,
  }),
  result: 'salarioProporcional',
  examples: [{ input: { salarioBruto: 3000, dataInicio: '2026-03-10', dataFim: '2026-03-31' } }],
  impossible: { salarioBruto: 3000, diasTrabalhados: 10, ano: 2019 },
  run(input, context) {
    const { salarioBruto, criterio, faltas, dependentes, arredondamentoInss: rounding } = input;
    const { law, divisor, calendarDays, days } = periodOf(input, context);
    if (faltas > calendarDays) {
      throw invalidValue('faltas', {
        pt: `deve ser no máximo ${calendarDays}, os dias do período`,
        en: `must be at most ${calendarDays}, the days of the period`,
      });
    }
    // A whole month of 31 days without one of them worked has one absence more than paid days.
    const paidDays = Math.max(0, days - faltas);
    const salary = exact(salarioBruto, 'salarioBruto');
    const pay = step(
      share(salary, paidDays, divisor),
      'salarioProporcional',
      'Salário pelos dias pagos',
      'Salary for the days paid',
    );
    const { inss, irrf, net } = withholdFrom(law, pay, { rounding, dependentes });
    return {
      salarioBruto,
      criterio,
      divisor,
      diasTrabalhados: days,
      faltas,
      diasPagos: paidDays,
      valorDia: toMoney(share(salary, 1, divisor)),
      salarioProporcional: toMoney(pay),
      inss: inssShown(inss),
      irrf: irrfShown(irrf),
      liquido: toMoney(net),
      fgts: fgtsShown(pay),
      tabela: reportTable(law, [law.inss, law.irrf]),
    };
  },
});
