/** The premiums of unhealthy and of dangerous work: rates, and what they add to other pay. */
import * as v from 'valibot';
import { baseAndValue, num } from '../../kit/fields/index.ts';
import { reais } from '../../kit/units.ts';
import { type Exact, percentOf, share, step, toMoney } from '../../lib/numbers/exact.ts';
import { fgtsShown } from '../../law/fgts.ts';
import { UNHEALTHY_LAW } from '../../law/payroll/laws.ts';

/** Percent by the degree of unhealthy work: CLT, art. 192. */
export const UNHEALTHY_PERCENT = { minimo: 10, medio: 20, maximo: 40 } as const;
export type Grau = keyof typeof UNHEALTHY_PERCENT;

/** The premium of unhealthy work on a base, unrounded. */
export function unhealthyPremium(base: Exact, grau: Grau): Exact {
  return step(
    percentOf(base, UNHEALTHY_PERCENT[grau], 'percentual'),
    'insalubridade',
    'Adicional de insalubridade',
    'Premium of unhealthy work',
    UNHEALTHY_LAW,
  );
}

/** The part of a month in what else is paid on a premium. */
export const reflexes = v.object({
  decimoTerceiro: num(reais),
  ferias: num(reais),
  fgts: baseAndValue,
});

/** A twelfth of it in the 13th pay, a twelfth and its third in vacation, and the deposit of the FGTS. */
export function reflexesOf(premium: Exact) {
  return {
    decimoTerceiro: toMoney(share(premium, 1, 12)),
    ferias: toMoney(share(premium, 4, 36)),
    fgts: fgtsShown(premium),
  };
}
