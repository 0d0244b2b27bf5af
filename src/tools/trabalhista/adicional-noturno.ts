import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { avisos, between, explicar, flag, integer, inUnit, num, time } from '../../kit/fields/index.ts';
import { days, hours, hoursPerNight, percentage, reais } from '../../kit/units.ts';
import {
  type Exact,
  exact,
  recordGiven,
  percentOf,
  plus,
  roundTo,
  share,
  times,
  toDecimal,
  toMoney,
  zero,
} from '../../lib/numbers/exact.ts';
import { nightHours, nightMinutes, type NightRule, nightRules } from './_night-work.ts';
import { hourEntries, hourOf, restEntries, restOutput, withRest } from './_hourly.ts';
import { LARGEST_PERCENT, rate } from './_fields.ts';

const tipo = v.picklist(['urbano', 'rural-lavoura', 'rural-pecuaria']);

const input = v.object({
  ...hourEntries,
  ...restEntries,
  inicio: v.optional(time),
  fim: v.optional(time),
  horasNoturnas: inUnit(hoursPerNight, v.optional(between(0, 24))),
  dias: inUnit(days, v.optional(integer(1, 31), 1)),
  tipo: v.optional(tipo, 'urbano'),
  percentual: v.optional(rate(0, LARGEST_PERCENT)),
  prorrogacao: flag(true),
  explicar,
});

type Input = v.InferOutput<typeof input>;

/** Clock hours of one night that are paid as night work, and how many of them come after its window. */
function clockHoursOf(input: Input, rule: NightRule): { readonly all: Exact; readonly extended: Exact } {
  const { inicio, fim, horasNoturnas } = input;
  if (inicio === undefined || fim === undefined)
    return { all: exact(horasNoturnas as number), extended: zero };
  if (inicio === fim) {
    throw invalidValue('fim', { pt: 'deve ser diferente de inicio', en: 'must differ from inicio' });
  }
  const { inside, extended: after } = nightMinutes(inicio, fim, rule);
  const extended = share(exact(input.prorrogacao ? after : 0), 1, 60);
  return { all: plus(share(exact(inside), 1, 60), extended), extended };
}

/** The premium of night work, by its reduced hour, and the weekly rest that it earns. Rules and sources in `_night-work.ts`. */
export const adicionalNoturno = defineCalculator({
  method: 'POST',
  path: '/calculadoras/adicional-noturno',
  category: 'trabalhista',
  name: 'Calculadora de adicional noturno',
  input,
  output: v.object({
    tipo,
    percentual: num(percentage),
    horasRelogio: num(hours),
    horasProrrogadas: num(hours),
    horasNoturnas: num(hours),
    valorHoraNormal: num(reais),
    valorAdicionalHora: num(reais),
    adicional: num(reais),
    ...restOutput,
    avisos,
  }),
  warnings: ['noturno-abaixo-do-minimo'],
  reads: {
    when: { prorrogacao: { inicio: [], tipo: 'urbano' } },
    oneOf: [[['inicio', 'fim'], ['horasNoturnas']]],
  },
  result: 'total',
  examples: [
    {
      input: { salarioBruto: 2200, inicio: '22:00', fim: '06:00', dias: 20, diasUteis: 26, diasDescanso: 4 },
    },
  ],
  impossible: { salarioBruto: 2200, inicio: '22:00', fim: '22:00' },
  assumptions: {
    unused: { prorrogacao: (_, { horasProrrogadas }) => horasProrrogadas === 0 },
    constants: (_, { percentual }) => ({ percentual }),
  },
  run(input) {
    const { tipo, dias } = input;
    const rule: NightRule = nightRules[tipo];
    const { all, extended } = clockHoursOf(input, rule);
    const percentual = input.percentual ?? rule.percentual;
    const hour = hourOf(input);
    const premium = percentOf(hour, percentual, 'percentual');
    const hours = nightHours(share(all, dias), rule);
    const amount = roundTo(times(premium, hours));
    return {
      tipo,
      percentual: recordGiven(percentual, 'percentual'),
      horasRelogio: toDecimal(share(all, dias), 2),
      horasProrrogadas: toDecimal(share(extended, dias), 2),
      horasNoturnas: toDecimal(hours, 2),
      valorHoraNormal: toMoney(hour),
      valorAdicionalHora: toMoney(premium),
      adicional: toMoney(amount),
      ...withRest(amount, input),
      avisos: percentual < rule.percentual ? ['noturno-abaixo-do-minimo'] : [],
    };
  },
});
