import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { badParameter } from '../../kit/errors/api-error.ts';
import { avisos, between, explicar, inUnit, num, withExample } from '../../kit/fields/index.ts';
import { hours, percentage, reais } from '../../kit/units.ts';
import {
  exact,
  recordGiven,
  percentOf,
  plus,
  roundTo,
  sum,
  times,
  toMoney,
} from '../../lib/numbers/exact.ts';
import { hourEntries, hourOf, restEntries, restOutput, withRest } from './_hourly.ts';
import { rate } from './_fields.ts';

/** Percent: CF, art. 7º, XVI. */
const LEAST_PREMIUM = 50;

const overtime = inUnit(hours, between(0, 300));

/**
 * Overtime by its rates and the weekly rest that it earns (CF, art. 7º, XVI; CLT, arts. 59 and 64; Lei 605/1949).
 * 400 on `horas50` when there are no hours at all.
 */
export const horasExtras = defineCalculator({
  method: 'POST',
  path: '/calculadoras/horas-extras',
  category: 'trabalhista',
  name: 'Calculadora de horas extras',
  input: v.object({
    ...hourEntries,
    horas50: v.optional(overtime, 0),
    horas100: v.optional(overtime, 0),
    horas: v.optional(
      v.pipe(
        v.array(
          v.object({
            percentual: withExample(60, rate(0, 500)),
            quantidade: withExample(2, overtime),
          }),
        ),
        v.maxLength(20),
      ),
      [],
    ),
    ...restEntries,
    explicar,
  }),
  output: v.object({
    valorHoraNormal: num(reais),
    itens: v.array(
      v.object({
        percentual: num(percentage),
        horas: num(hours),
        valorHora: num(reais),
        valor: num(reais),
      }),
    ),
    totalHorasExtras: num(reais),
    ...restOutput,
    avisos,
  }),
  warnings: ['hora-extra-abaixo-do-minimo'],
  result: 'total',
  examples: [{ input: { salarioBruto: 2200, horas50: 10, horas100: 4, diasUteis: 26, diasDescanso: 5 } }],
  run(input) {
    const worked = [
      { percentual: 50, quantidade: input.horas50 },
      { percentual: 100, quantidade: input.horas100 },
      ...input.horas,
    ].filter(({ quantidade }) => quantidade > 0);
    if (worked.length === 0) {
      throw badParameter('horas50', {
        pt: 'Envie horas50, horas100 ou horas, com alguma hora',
        en: 'Send horas50, horas100 or horas, with some hours',
      });
    }
    const hour = hourOf(input);
    const items = worked.map(({ percentual, quantidade }) => {
      const extraHour = plus(hour, percentOf(hour, percentual, 'percentual'));
      const amount = roundTo(times(extraHour, exact(quantidade, 'horas')));
      return { percentual, quantidade, extraHour, amount };
    });
    const extras = sum(...items.map(({ amount }) => amount));
    return {
      valorHoraNormal: toMoney(hour),
      itens: items.map(({ percentual, quantidade, extraHour, amount }) => ({
        percentual: recordGiven(percentual, 'percentual'),
        horas: quantidade,
        valorHora: toMoney(extraHour),
        valor: toMoney(amount),
      })),
      totalHorasExtras: toMoney(extras),
      ...withRest(extras, input),
      avisos: items.some(({ percentual }) => percentual < LEAST_PREMIUM)
        ? ['hora-extra-abaixo-do-minimo']
        : [],
    };
  },
});
