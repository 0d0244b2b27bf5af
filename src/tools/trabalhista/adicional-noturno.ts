import * as v from 'valibot';
import { invalidValue } from '../../core/errors.ts';
import { flag, integer, time } from '../../core/fields.ts';
import { defineTool } from '../../core/tool.ts';
import {
  type Exact,
  exact,
  percentOf,
  plus,
  rounded,
  share,
  times,
  toDecimal,
  toMoney,
  zero,
} from '../../lib/numbers/exact.ts';
import { nightHours, nightMinutes, type NightRule, nightRules } from '../../lib/law/night-work.ts';
import { requirePairOr } from './_alternatives.ts';
import { hourEntries, hourOf, restEntries, restOutput, withRest } from './_hourly.ts';
import { LARGEST_PERCENT, rate } from './_fields.ts';

const tipo = v.picklist(['urbano', 'rural-lavoura', 'rural-pecuaria']);

const input = v.object({
  ...hourEntries,
  ...restEntries,
  inicio: v.optional(time),
  fim: v.optional(time),
  horasNoturnas: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(24))),
  dias: v.optional(integer(1, 31), 1),
  tipo: v.optional(tipo, 'urbano'),
  percentual: v.optional(rate(0, LARGEST_PERCENT)),
  prorrogacao: flag(true),
});

type Input = v.InferOutput<typeof input>;

/** Hours of the clock of one night that are paid as night work, and those of them after its window. */
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

/** The premium of night work, by its reduced hour, and the weekly rest that it earns. Rules and sources in `lib/night-work.ts`. */
export const adicionalNoturno = defineTool({
  method: 'POST',
  path: '/calculadoras/adicional-noturno',
  category: 'trabalhista',
  name: 'Calculadora de adicional noturno',
  summary: 'Adicional noturno urbano e rural, com a hora reduzida e a prorrogação',
  input,
  output: v.object({
    tipo,
    percentual: v.number(),
    horasRelogio: v.number(),
    horasProrrogadas: v.number(),
    horasNoturnas: v.number(),
    valorHoraNormal: v.number(),
    valorAdicionalHora: v.number(),
    adicional: v.number(),
    ...restOutput,
  }),
  examples: [
    {
      input: { salarioBruto: 2200, inicio: '22:00', fim: '06:00', dias: 20, diasUteis: 26, diasDescanso: 4 },
      output: {
        tipo: 'urbano',
        percentual: 20,
        horasRelogio: 160,
        horasProrrogadas: 20,
        horasNoturnas: 182.86,
        valorHoraNormal: 10,
        valorAdicionalHora: 2,
        adicional: 365.71,
        dsr: { diasUteis: 26, diasDescanso: 4, valor: 56.26 },
        total: 421.97,
        remuneracao: 2621.97,
        fgts: { base: 421.97, valor: 33.76 },
      },
    },
  ],
  run(input) {
    const { tipo, dias } = input;
    const rule: NightRule = nightRules[tipo];
    const { all, extended } = clockHoursOf(input, rule);
    const percentual = input.percentual ?? rule.percentual;
    const hour = hourOf(input);
    const premium = percentOf(hour, percentual);
    const hours = nightHours(share(all, dias), rule);
    const amount = rounded(times(premium, hours));
    return {
      tipo,
      percentual,
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
