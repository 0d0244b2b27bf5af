import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { between, describe, flag, integer, inUnit, time, explicar } from '../../kit/fields/index.ts';
import { days, hours, percentage, reais } from '../../kit/units.ts';
import {
  type Exact,
  exact,
  given,
  percentOf,
  plus,
  rounded,
  share,
  times,
  toDecimal,
  toMoney,
  zero,
} from '../../lib/numbers/exact.ts';
import { nightHours, nightMinutes, type NightRule, nightRules } from './_night-work.ts';
import { requirePairOr } from './_alternatives.ts';
import { hourEntries, hourOf, restEntries, restOutput, withRest } from './_hourly.ts';
import { LARGEST_PERCENT, rate } from './_fields.ts';

const tipo = describe(v.picklist(['urbano', 'rural-lavoura', 'rural-pecuaria']), {
  pt: 'Trabalho urbano (das 22 h às 5 h), na lavoura (das 21 h às 5 h) ou na pecuária (das 20 h às 4 h)',
  en: 'Urban work (22:00 to 05:00), in crops (21:00 to 05:00) or with livestock (20:00 to 04:00)',
});

const input = v.object({
  ...hourEntries,
  ...restEntries,
  inicio: describe(v.optional(time), {
    pt: 'Início da jornada (HH:mm). Obrigatório com fim, sem horasNoturnas',
    en: 'Start of the shift (HH:mm). Required with fim, without horasNoturnas',
  }),
  fim: describe(v.optional(time), {
    pt: 'Fim da jornada (HH:mm); antes de inicio, é no dia seguinte',
    en: 'End of the shift (HH:mm); before inicio, it is on the next day',
  }),
  horasNoturnas: describe(inUnit(hours, v.optional(between(0, 24))), {
    pt: 'Tempo de relógio de cada noite no período noturno, no lugar de inicio e fim',
    en: 'Time of the clock of each night in the night period, in place of inicio and fim',
  }),
  dias: describe(inUnit(days, v.optional(integer(1, 31), 1)), {
    pt: 'Noites iguais no mês',
    en: 'Equal nights in the month',
  }),
  tipo: v.optional(tipo, 'urbano'),
  percentual: describe(v.optional(rate(0, LARGEST_PERCENT)), {
    pt: 'Adicional, se um acordo fixa outro que o da lei: 20 % urbano, 25 % rural',
    en: 'Premium, where an agreement sets another than that of the law: 20 % urban, 25 % rural',
  }),
  prorrogacao: describe(flag(true), {
    pt: 'Se a jornada urbana que cobre todo o período noturno mantém o adicional até o fim (TST, Súmula 60, II)',
    en: 'Whether an urban shift that covers the whole night period keeps the premium to its end (TST, Súmula 60, II)',
  }),
  explicar,
});

type Input = v.InferOutput<typeof input>;

/** Clock hours of one night that are paid as night work, and how many of them come after its window. */
function clockHoursOf(input: Input, rule: NightRule): { readonly all: Exact; readonly extended: Exact } {
  requirePairOr(input, ['inicio', 'fim'], 'horasNoturnas');
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
  summary: 'Adicional noturno urbano e rural, com a hora reduzida e a prorrogação',
  en: {
    name: 'Night work premium calculator',
    summary: 'Urban and rural night premium, with the reduced hour and its extension',
  },
  about: {
    pt: 'CLT, art. 73; Lei 5.889/1973, art. 7º; TST, Súmula 60. A hora noturna urbana tem 52 minutos e 30 segundos. O descanso semanal segue a Lei 605/1949.',
    en: 'CLT, art. 73; Law 5.889/1973, art. 7; TST, Súmula 60. The urban night hour has 52 minutes and 30 seconds. The weekly rest follows Law 605/1949.',
  },
  input,
  output: v.object({
    tipo,
    percentual: describe(v.number(), { pt: 'Adicional noturno', en: 'Night premium' }, percentage),
    horasRelogio: describe(
      v.number(),
      {
        pt: 'Tempo de relógio pago como noturno no mês',
        en: 'Time of the clock paid as night work in the month',
      },
      hours,
    ),
    horasProrrogadas: describe(
      v.number(),
      { pt: 'Parte dele depois do período noturno', en: 'Part of it after the night period' },
      hours,
    ),
    horasNoturnas: describe(
      v.number(),
      {
        pt: 'Tempo noturno pago, contado pela hora reduzida no trabalho urbano',
        en: 'Night time paid, counted by the reduced hour in urban work',
      },
      hours,
    ),
    valorHoraNormal: describe(
      v.number(),
      { pt: 'Valor de uma hora normal', en: 'Pay of an hour of the day' },
      reais,
    ),
    valorAdicionalHora: describe(
      v.number(),
      { pt: 'Adicional de uma hora noturna', en: 'Premium of a night hour' },
      reais,
    ),
    adicional: describe(
      v.number(),
      { pt: 'Adicional noturno do mês', en: 'Night premium of the month' },
      reais,
    ),
    ...restOutput,
  }),
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
    const amount = rounded(times(premium, hours));
    return {
      tipo,
      percentual: given(percentual, 'percentual'),
      horasRelogio: toDecimal(share(all, dias), 2),
      horasProrrogadas: toDecimal(share(extended, dias), 2),
      horasNoturnas: toDecimal(hours, 2),
      valorHoraNormal: toMoney(hour),
      valorAdicionalHora: toMoney(premium),
      adicional: toMoney(amount),
      ...withRest(amount, input),
    };
  },
});
