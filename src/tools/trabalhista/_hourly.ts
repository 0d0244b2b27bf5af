/** What overtime and night work have in common: the pay of an hour, and of the weekly rest on top of it. */
import * as v from 'valibot';
import { baseAndValue, integer } from '../../core/fields.ts';
import { type Exact, exact, over, plus, share, toMoney } from '../../lib/numbers/exact.ts';
import { fgtsShown } from '../../lib/law/fgts.ts';
import { optionalMoney, positiveMoney } from './_fields.ts';

/** 44 hours a week (CF, art. 7º, XIII) are 220 a month, weekly rest included. */
const MONTHLY_HOURS = 220;

/** The pay of the month and its hours: CLT, art. 64. */
export const hourEntries = {
  salarioBruto: positiveMoney,
  adicionais: optionalMoney,
  jornadaMensal: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(MONTHLY_HOURS)), MONTHLY_HOURS),
};

/** Working days of the month, Saturdays among them, and its Sundays and holidays. */
export const restEntries = {
  diasUteis: v.optional(integer(1, 31), 25),
  diasDescanso: v.optional(integer(0, 31), 5),
};

type HourInput = v.InferOutput<v.ObjectSchema<typeof hourEntries, undefined>>;
type RestInput = v.InferOutput<v.ObjectSchema<typeof restEntries, undefined>>;

/** The pay that the hour is worked out from: the premiums enter it (Súmulas 132, 139 and 264 of the TST). */
function monthlyPay({ salarioBruto, adicionais }: HourInput): Exact {
  return plus(exact(salarioBruto), exact(adicionais));
}

/** An hour's pay, unrounded. */
export function hourOf(input: HourInput): Exact {
  return over(monthlyPay(input), exact(input.jornadaMensal));
}

/** The end of an answer: the weekly rest and what it adds up to. */
export const restOutput = {
  dsr: v.object({ diasUteis: v.number(), diasDescanso: v.number(), valor: v.number() }),
  total: v.number(),
  remuneracao: v.number(),
  fgts: baseAndValue,
};

/**
 * What the month's variable pay, in whole cents, earns on its days of rest (Lei 605/1949, art. 7º; Súmula 172 of the
 * TST), and the totals.
 */
export function withRest(variable: Exact, input: HourInput & RestInput) {
  const { diasUteis, diasDescanso } = input;
  const rest = share(variable, diasDescanso, diasUteis);
  const total = plus(variable, rest);
  return {
    dsr: { diasUteis, diasDescanso, valor: toMoney(rest) },
    total: toMoney(total),
    remuneracao: toMoney(plus(monthlyPay(input), total)),
    fgts: fgtsShown(total),
  };
}
