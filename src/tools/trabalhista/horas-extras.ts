import * as v from 'valibot';
import { badParameter } from '../../core/errors.ts';
import { defineTool } from '../../core/tool.ts';
import { exact, percentOf, plus, rounded, sum, times, toMoney } from '../../lib/numbers/exact.ts';
import { hourEntries, hourOf, restEntries, restOutput, withRest } from './_hourly.ts';
import { rate } from './_fields.ts';

const hours = v.pipe(v.number(), v.minValue(0), v.maxValue(300));

/**
 * Overtime by its rates and the weekly rest that it earns (CF, art. 7º, XVI; CLT, arts. 59 and 64; Lei 605/1949).
 * 400 on `horas50` when there are no hours at all.
 */
export const horasExtras = defineTool({
  method: 'POST',
  path: '/calculadoras/horas-extras',
  category: 'trabalhista',
  name: 'Calculadora de horas extras',
  summary: 'Horas extras por percentual, com o descanso semanal remunerado',
  input: v.object({
    ...hourEntries,
    horas50: v.optional(hours, 0),
    horas100: v.optional(hours, 0),
    horas: v.optional(
      v.pipe(v.array(v.object({ percentual: rate(0, 500), quantidade: hours })), v.maxLength(20)),
      [],
    ),
    ...restEntries,
  }),
  output: v.object({
    valorHoraNormal: v.number(),
    itens: v.array(
      v.object({ percentual: v.number(), horas: v.number(), valorHora: v.number(), valor: v.number() }),
    ),
    totalHorasExtras: v.number(),
    ...restOutput,
  }),
  examples: [
    {
      input: { salarioBruto: 2200, horas50: 10, horas100: 4, diasUteis: 26, diasDescanso: 5 },
      output: {
        valorHoraNormal: 10,
        itens: [
          { percentual: 50, horas: 10, valorHora: 15, valor: 150 },
          { percentual: 100, horas: 4, valorHora: 20, valor: 80 },
        ],
        totalHorasExtras: 230,
        dsr: { diasUteis: 26, diasDescanso: 5, valor: 44.23 },
        total: 274.23,
        remuneracao: 2474.23,
        fgts: { base: 274.23, valor: 21.94 },
      },
    },
  ],
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
      const extraHour = plus(hour, percentOf(hour, percentual));
      const amount = rounded(times(extraHour, exact(quantidade)));
      return { percentual, quantidade, extraHour, amount };
    });
    const extras = sum(...items.map(({ amount }) => amount));
    return {
      valorHoraNormal: toMoney(hour),
      itens: items.map(({ percentual, quantidade, extraHour, amount }) => ({
        percentual,
        horas: quantidade,
        valorHora: toMoney(extraHour),
        valor: toMoney(amount),
      })),
      totalHorasExtras: toMoney(extras),
      ...withRest(extras, input),
    };
  },
});
