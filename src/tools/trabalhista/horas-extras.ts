import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { badParameter } from '../../kit/errors/api-error.ts';
import { between, describe, inUnit, withExample, explicar } from '../../kit/fields/index.ts';
import { hours, percentage, reais } from '../../kit/units.ts';
import { exact, given, percentOf, plus, rounded, sum, times, toMoney } from '../../lib/numbers/exact.ts';
import { hourEntries, hourOf, restEntries, restOutput, withRest } from './_hourly.ts';
import { rate } from './_fields.ts';

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
  summary: 'Horas extras por percentual, com o descanso semanal remunerado',
  en: { name: 'Overtime calculator', summary: 'Overtime by its rates, with the paid weekly rest' },
  about: {
    pt: 'CF, art. 7º, XVI; CLT, arts. 59 e 64. O descanso semanal segue a Lei 605/1949 e a Súmula 172 do TST, com o sábado entre os dias úteis.',
    en: 'CF, art. 7, XVI; CLT, arts. 59 and 64. The weekly rest follows Law 605/1949 and Súmula 172 of the TST, with Saturday among the working days.',
  },
  input: v.object({
    ...hourEntries,
    horas50: describe(v.optional(overtime, 0), {
      pt: 'Tempo extra com 50 % a mais',
      en: 'Overtime at 50 % more',
    }),
    horas100: describe(v.optional(overtime, 0), {
      pt: 'Tempo extra com 100 % a mais',
      en: 'Overtime at 100 % more',
    }),
    horas: describe(
      v.optional(
        v.pipe(
          v.array(
            v.object({
              percentual: describe(withExample(60, rate(0, 500)), {
                pt: 'Acréscimo sobre a hora normal',
                en: 'Raise of the pay of an hour',
              }),
              quantidade: describe(withExample(2, overtime), {
                pt: 'Tempo extra com esse acréscimo',
                en: 'Overtime at this rate',
              }),
            }),
          ),
          v.maxLength(20),
        ),
        [],
      ),
      {
        pt: 'Tempo extra com outros acréscimos. Ao menos um dos três campos tem tempo',
        en: 'Overtime at other rates. At least one of the three fields has some',
      },
    ),
    ...restEntries,
    explicar,
  }),
  output: v.object({
    valorHoraNormal: describe(
      v.number(),
      { pt: 'Valor de uma hora normal', en: 'Pay of an hour without overtime' },
      reais,
    ),
    itens: describe(
      v.array(
        v.object({
          percentual: describe(
            v.number(),
            { pt: 'Acréscimo sobre a hora normal', en: 'Raise of the pay of an hour' },
            percentage,
          ),
          horas: describe(v.number(), { pt: 'Tempo extra', en: 'Overtime' }, hours),
          valorHora: describe(
            v.number(),
            { pt: 'Valor de uma hora extra', en: 'Pay of an hour of overtime' },
            reais,
          ),
          valor: describe(v.number(), { pt: 'Valor do tempo extra', en: 'Pay of the overtime' }, reais),
        }),
      ),
      {
        pt: 'Cada acréscimo com o seu tempo: 50 %, 100 %, e os outros na ordem enviada',
        en: 'Each rate with its time: 50 %, 100 %, and the others in the order sent',
      },
    ),
    totalHorasExtras: describe(
      v.number(),
      { pt: 'Soma das horas extras, sem o descanso', en: 'Sum of the overtime, without the rest' },
      reais,
    ),
    ...restOutput,
  }),
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
        pt: 'envie horas50, horas100 ou horas, com alguma hora',
        en: 'send horas50, horas100 or horas, with some hours',
      });
    }
    const hour = hourOf(input);
    const items = worked.map(({ percentual, quantidade }) => {
      const extraHour = plus(hour, percentOf(hour, percentual, 'percentual'));
      const amount = rounded(times(extraHour, exact(quantidade, 'horas')));
      return { percentual, quantidade, extraHour, amount };
    });
    const extras = sum(...items.map(({ amount }) => amount));
    return {
      valorHoraNormal: toMoney(hour),
      itens: items.map(({ percentual, quantidade, extraHour, amount }) => ({
        percentual: given(percentual, 'percentual'),
        horas: quantidade,
        valorHora: toMoney(extraHour),
        valor: toMoney(amount),
      })),
      totalHorasExtras: toMoney(extras),
      ...withRest(extras, input),
    };
  },
});
