/** The CBS and IBS that are paid: debits less credits (LC 214/2025, arts. 45 to 57), and the split payment (arts. 31 to 34). */
import * as v from 'valibot';
import { num, optionalPercent, pure, withExample } from '../../kit/fields/index.ts';
import { reais } from '../../kit/units.ts';
import type { TaxRates } from '../../law/taxes/cbs-ibs.ts';
import {
  type Exact,
  exact,
  isPositive,
  minus,
  notNegative,
  over,
  plus,
  roundedDown,
  roundTo,
  share,
  sum,
  times,
  toMoney,
  zero,
} from '../../lib/numbers/exact.ts';
import { amount, optionalAmount } from './_fields.ts';

/** The credit of a purchase: as its invoice has it, or of its price without the taxes. */
export const credito = v.object({
  cbs: withExample(27.33, optionalAmount),
  ibs: withExample(0.3, optionalAmount),
  valor: v.optional(withExample(300, amount)),
  reducao: optionalPercent(4),
});

type Credit = v.InferOutput<typeof credito>;

const both = v.object({ cbs: num(reais), ibs: num(reais), total: num(reais) });

export const apuracao = v.object({
  debitos: both,
  creditos: both,
  anulados: both,
  aRecolher: both,
  saldoCredor: both,
  dispensado: v.boolean(),
});

export const splitPayment = v.nullable(
  v.object({
    ...both.entries,
    liquido: num(reais),
    parcelas: v.array(
      v.object({
        numero: num(pure),
        valor: num(reais),
        cbs: num(reais),
        ibs: num(reais),
        liquido: num(reais),
      }),
    ),
  }),
);

/** CBS and IBS, BRL. */
export interface Taxes {
  readonly cbs: Exact;
  readonly ibs: Exact;
}

/** The credits of the purchases, at the standard rates where only their price is known. */
export function creditsOf(credits: readonly Credit[], rates: TaxRates<Exact>): Taxes {
  const each = credits.map(({ cbs, ibs, valor, reducao }): Taxes => {
    if (valor === undefined) return { cbs: exact(cbs, 'cbs'), ibs: exact(ibs, 'ibs') };
    const less = minus(exact(100), exact(reducao, 'reducao'));
    const price = share(times(exact(valor, 'valor'), less), 1, 100);
    const at = (rate: Exact) => roundTo(share(times(price, rate), 1, 100));
    return { cbs: at(rates.cbs), ibs: plus(at(rates.ibsEstadual), at(rates.ibsMunicipal)) };
  });
  return { cbs: sum(...each.map(({ cbs }) => cbs)), ibs: sum(...each.map(({ ibs }) => ibs)) };
}

/** The sales of a call, and those of them that annul credits (art. 51), BRL. */
interface Sales {
  readonly all: Exact;
  readonly annulling: Exact;
}

/** Settles debits and credits; nothing is paid where the test of 2026 is waived (art. 348). */
export function settle(debits: Taxes, credits: Taxes, { all, annulling }: Sales, isWaived: boolean) {
  const annulled = eachOf((tax) =>
    isPositive(annulling) ? roundTo(over(times(credits[tax], annulling), all)) : zero,
  );
  const due = eachOf((tax) => (isWaived ? zero : plus(minus(debits[tax], credits[tax]), annulled[tax])));
  return {
    annulled,
    shown: {
      debitos: shownOf(debits),
      creditos: shownOf(credits),
      anulados: shownOf(annulled),
      aRecolher: shownOf(eachOf((tax) => notNegative(due[tax]))),
      saldoCredor: shownOf(eachOf((tax) => notNegative(minus(zero, due[tax])))),
      dispensado: isWaived,
    },
  };
}

/** Splits the payment of an invoice: each instalment carries its part of the taxes, and the last one the cents. */
export function splitOf(debits: Taxes, invoice: Exact, count: number) {
  const taxes = plus(debits.cbs, debits.ibs);
  const partsOf = (whole: Exact) => {
    const part = roundedDown(share(whole, 1, count));
    const last = minus(whole, share(part, count - 1));
    return (numero: number) => (numero === count ? last : part);
  };
  const [valueOf, cbsOf, ibsOf] = [invoice, debits.cbs, debits.ibs].map(partsOf) as [
    (numero: number) => Exact,
    (numero: number) => Exact,
    (numero: number) => Exact,
  ];
  return {
    ...shownOf(debits),
    liquido: toMoney(minus(invoice, taxes)),
    parcelas: Array.from({ length: count }, (_, i) => {
      const numero = i + 1;
      const [valor, cbs, ibs] = [valueOf(numero), cbsOf(numero), ibsOf(numero)];
      return {
        numero,
        valor: toMoney(valor),
        cbs: toMoney(cbs),
        ibs: toMoney(ibs),
        liquido: toMoney(minus(minus(valor, cbs), ibs)),
      };
    }),
  };
}

const eachOf = (make: (tax: keyof Taxes) => Exact): Taxes => ({ cbs: make('cbs'), ibs: make('ibs') });

const shownOf = ({ cbs, ibs }: Taxes) => ({
  cbs: toMoney(cbs),
  ibs: toMoney(ibs),
  total: toMoney(plus(cbs, ibs)),
});
