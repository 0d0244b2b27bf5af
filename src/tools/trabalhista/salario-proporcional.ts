import * as v from 'valibot';
import { invalidValue } from '../../core/errors.ts';
import { ano, baseAndValue, date, dependentes, integer, tabela } from '../../core/fields.ts';
import { lawOf, lawOn } from '../../core/law.ts';
import { type Context, defineTool } from '../../core/tool.ts';
import { reportTable } from '../../lib/law/dated.ts';
import { type CivilDate, daysInMonth, formatDate, parseDate } from '../../lib/dates/dates.ts';
import { exact, share, toMoney } from '../../lib/numbers/exact.ts';
import { fgtsShown } from '../../lib/law/fgts.ts';
import { inssShown } from '../../lib/law/inss.ts';
import { irrfShown } from '../../lib/law/irrf.ts';
import { withholdFrom } from '../../lib/law/payroll.ts';
import { inssTable } from '../../tables/inss.ts';
import { irrfTable } from '../../tables/irrf-mensal.ts';
import { requirePairOr } from './_alternatives.ts';
import { positiveMoney } from './_fields.ts';

/** Days of any month for the pay of a month: CLT, art. 64. */
const PAY_DAYS = 30;

const criterio = v.picklist(['30-dias', 'dias-do-mes']);

const input = v.object({
  salarioBruto: positiveMoney,
  dataInicio: v.optional(date),
  dataFim: v.optional(date),
  diasTrabalhados: v.optional(integer(0, PAY_DAYS)),
  ano,
  criterio: v.optional(criterio, '30-dias'),
  faltas: v.optional(integer(0, 31), 0),
  dependentes,
});

type Input = v.InferOutput<typeof input>;

const tables = { inss: inssTable, irrf: irrfTable };

/** The days of a call, what they divide the salary by, and the tables of their month. */
function periodOf(input: Input, context: Context) {
  requirePairOr(input, ['dataInicio', 'dataFim'], 'diasTrabalhados');
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
  const law = lawOn(tables, 'dataInicio', formatDate({ ...start, day: monthDays }), context);
  const calendarDays = (parseDate(dataFim) as CivilDate).day - start.day + 1;
  if (criterio === 'dias-do-mes') return { law, divisor: monthDays, calendarDays, days: calendarDays };
  const days = calendarDays === monthDays ? PAY_DAYS : Math.min(calendarDays, PAY_DAYS);
  return { law, divisor: PAY_DAYS, calendarDays, days };
}

/**
 * Pay of part of a month, by thirtieths or by the days of the month, and what is withheld from it. 422 on dates of
 * two months and on more absences than days.
 */
export const salarioProporcional = defineTool({
  method: 'POST',
  path: '/calculadoras/salario-proporcional',
  category: 'trabalhista',
  name: 'Calculadora de salário proporcional',
  summary: 'Salário de parte do mês, com INSS, IRRF e FGTS',
  input,
  output: v.object({
    salarioBruto: v.number(),
    criterio,
    divisor: v.number(),
    diasTrabalhados: v.number(),
    faltas: v.number(),
    diasPagos: v.number(),
    valorDia: v.number(),
    salarioProporcional: v.number(),
    inss: baseAndValue,
    irrf: baseAndValue,
    liquido: v.number(),
    fgts: baseAndValue,
    tabela,
  }),
  examples: [
    {
      input: { salarioBruto: 3000, dataInicio: '2026-03-10', dataFim: '2026-03-31' },
      output: {
        salarioBruto: 3000,
        criterio: '30-dias',
        divisor: 30,
        diasTrabalhados: 22,
        faltas: 0,
        diasPagos: 22,
        valorDia: 100,
        salarioProporcional: 2200,
        inss: { base: 2200, valor: 173.69 },
        irrf: { base: 1592.8, valor: 0 },
        liquido: 2026.31,
        fgts: { base: 2200, valor: 176 },
        tabela: {
          ano: 2026,
          vigencia: '2026-01-01',
          fonte: 'Portaria Interministerial MPS/MF nº 13/2026; Lei nº 15.191/2025 e Lei nº 15.270/2025',
        },
      },
    },
  ],
  run(input, context) {
    const { salarioBruto, criterio, faltas, dependentes } = input;
    const { law, divisor, calendarDays, days } = periodOf(input, context);
    if (faltas > calendarDays) {
      throw invalidValue('faltas', {
        pt: `deve ser no máximo ${calendarDays}, os dias do período`,
        en: `must be at most ${calendarDays}, the days of the period`,
      });
    }
    // A whole month of 31 days without one of them worked has one absence more than paid days.
    const paidDays = Math.max(0, days - faltas);
    const salary = exact(salarioBruto);
    const pay = share(salary, paidDays, divisor);
    const { inss, irrf, net } = withholdFrom(law, pay, { dependentes });
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
