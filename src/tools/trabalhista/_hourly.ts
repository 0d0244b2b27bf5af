/** Shared by overtime and night work: the pay of an hour, and of the weekly rest on top of it. */
import * as v from 'valibot';
import { baseAndValue, integer, inUnit, num } from '../../kit/fields/index.ts';
import { days, reais } from '../../kit/units.ts';
import { type Exact, exact, over, plus, share, step, toMoney } from '../../lib/numbers/exact.ts';
import { fgtsShown } from '../../law/fgts.ts';
import { monthlyHours, optionalAmount, salarioBruto } from './_fields.ts';

/** The pay of the month and its hours: CLT, art. 64. */
export const hourEntries = {
  salarioBruto,
  adicionais: optionalAmount,
  jornadaMensal: monthlyHours,
};

/** Working days of the month, Saturdays among them, and its Sundays and holidays. */
export const restEntries = {
  diasUteis: inUnit(days, v.optional(integer(1, 31), 25)),
  diasDescanso: inUnit(days, v.optional(integer(0, 31), 5)),
};

type HourInput = v.InferOutput<v.ObjectSchema<typeof hourEntries, undefined>>;
type RestInput = v.InferOutput<v.ObjectSchema<typeof restEntries, undefined>>;

/** The pay that the hour is worked out from: the premiums enter it (Súmulas 132, 139 and 264 of the TST). */
function monthlyPay({ salarioBruto, adicionais }: HourInput): Exact {
  return plus(exact(salarioBruto, 'salarioBruto'), exact(adicionais, 'adicionais'));
}

/** An hour's pay, unrounded. */
export function hourOf(input: HourInput): Exact {
  return step(
    over(monthlyPay(input), exact(input.jornadaMensal, 'jornadaMensal')),
    'hora',
    'Valor da hora normal',
    'Pay of a normal hour',
    'CLT, art. 64',
  );
}

/** The end of an answer: the weekly rest and what it adds up to. */
export const restOutput = {
  dsr: v.object({
    diasUteis: num(days),
    diasDescanso: num(days),
    valor: num(reais),
  }),
  total: num(reais),
  remuneracao: num(reais),
  fgts: baseAndValue,
};

/**
 * Adds the pay of the days of rest on the month's variable pay, in whole cents (Lei 605/1949, art. 7º; Súmula 172 of
 * the TST), and the totals.
 */
export function withRest(variable: Exact, input: HourInput & RestInput) {
  const { diasUteis, diasDescanso } = input;
  const rest = step(
    share(variable, diasDescanso, diasUteis),
    'descanso',
    'Descanso semanal: a média do dia útil em cada domingo e feriado',
    'Weekly rest: the mean of a working day on each Sunday and holiday',
    'Lei nº 605/1949, art. 7º',
  );
  const total = plus(variable, rest);
  return {
    dsr: { diasUteis, diasDescanso, valor: toMoney(rest) },
    total: toMoney(total),
    remuneracao: toMoney(plus(monthlyPay(input), total)),
    fgts: fgtsShown(total),
  };
}
