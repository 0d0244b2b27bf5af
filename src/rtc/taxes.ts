/** CBS and IBS of an item: rates, reductions, deferral, suspension, and what a public buyer keeps. */
import {
  add,
  compareDecimals,
  decimal,
  type Decimal,
  hundredth,
  multiply,
  none,
  one,
  roundEven,
  subtract,
} from './decimal.ts';
import type { Classification, RateName } from './data.ts';
import type { CheckedItem } from './item.ts';
import { Problem } from './problem.ts';
import { reductionsOf } from './reductions.ts';
import type { Operation } from './schemas.ts';
import { holdsOn, type State } from './state.ts';

/** A value of each tax. */
export type OfEach<Value> = Readonly<Record<RateName, Value>>;

export const ofEach = <Value>(make: (name: RateName, at: number) => Value): OfEach<Value> => ({
  cbs: make('cbs', 0),
  ibsUf: make('ibsUf', 1),
  ibsMun: make('ibsMun', 2),
});

/** A rate and an amount, neither rounded for an answer. */
export interface Part {
  readonly rate: Decimal;
  readonly amount: Decimal;
}

/** The taxes of an item that has the group of CBS and IBS. */
export interface ItemTaxes {
  readonly base: Decimal;
  /** Rates before reductions, as fractions. */
  readonly rates: OfEach<Decimal>;
  /** Reductions, %. */
  readonly reductions: OfEach<Decimal>;
  /** Effective rates and amounts due, after the destination of a public purchase. */
  readonly due: OfEach<Part>;
  readonly deferred: OfEach<Decimal> | null;
  /** Taxes as they would be without the suspension. */
  readonly regular: OfEach<Part> | null;
  /** Taxes before the destination of a public purchase. */
  readonly beforeDestination: OfEach<Part> | null;
}

export type PublicPurchase = NonNullable<Operation['gCompraGov']>;

const nominalNames = { cbs: 'cbs', ibsUf: 'ibsEstadual', ibsMun: 'ibsMunicipal' } as const;

/** Taxes an item. Throws a `Problem` where a rate is missing. */
export function taxItem(
  state: State,
  day: string,
  item: CheckedItem,
  purchase: PublicPurchase | undefined,
): ItemTaxes {
  const { taxed, isSuspended, input } = item;
  const rule = state.ruleOf(taxed);
  const base = taxBase(item, rule.base);
  const percents = reductionsOf(taxed);
  const reductions = ofEach((_, at) => decimal(percents[at] as number));
  const rates = ofEach((name) => {
    const nominal = input.aliquotasNominais?.[nominalNames[name]];
    const percent = nominal ?? (rule.isRateZero ? 0 : rateOn(state, taxed, name, day));
    return roundEven(hundredth(decimal(percent)), 8);
  });
  const cut = purchase && !isSuspended ? purchaseCut(state, day) : none;
  const full = ofEach((name): Part => {
    const kept = multiply(fractionLeft(reductions[name]), fractionLeft(cut));
    const rate = roundEven(multiply(rates[name], kept), 8);
    return { rate, amount: roundEven(multiply(base, rate), 8) };
  });
  const deferred = rule.isDeferred ? ofEach((name) => full[name].amount) : null;
  const charged = deferred ? ofEach((name) => ({ ...full[name], amount: none })) : full;
  const destined = (parts: OfEach<Part>) => (purchase ? destine(state, day, purchase, parts) : parts);
  const nothing = ofEach(() => ({ rate: none, amount: none }));
  return {
    base,
    rates: isSuspended ? ofEach(() => none) : rates,
    reductions,
    due: isSuspended ? nothing : destined(charged),
    deferred,
    regular: isSuspended ? destined(full) : null,
    beforeDestination: purchase ? (isSuspended ? nothing : charged) : null,
  };
}

/** The fraction that a percentage leaves. */
const fractionLeft = (percent: Decimal) => subtract(one, hundredth(percent));

/** The base: the Imposto Seletivo that was estimated leaves it, and the one computed enters. */
function taxBase({ base, input, selective }: CheckedItem, rule: 'whole' | 'half' | 'nothing'): Decimal {
  if (rule === 'nothing') return none;
  if (rule === 'half') return roundEven(multiply(base, { digits: 5n, scale: 1 }), 8);
  const estimated = decimal(input.impostoSeletivo?.impostoInformado ?? 0);
  const whole = roundEven(add(subtract(base, estimated), selective?.value ?? none), 8);
  return compareDecimals(whole, none) < 0 ? none : whole;
}

/** The rate of a code on a day, %. */
function rateOn(state: State, { codigo, aliquota }: Classification, name: RateName, day: string): number {
  const { referencia, porClassificacao } = state.rates;
  const rows =
    aliquota === 'Sem alíquota'
      ? null
      : aliquota === 'Padrão' || aliquota.startsWith('Uniforme nacional')
        ? referencia
        : porClassificacao.filter((row) => row.codigo === codigo);
  if (rows === null) return 0;
  const found = rows.find((row) => row.tributo === name && holdsOn(row, day));
  if (found) return found.valor;
  throw new Problem('aliquota-nao-encontrada', `sem alíquota de ${named[name]} para ${codigo} em ${day}`);
}

const named: OfEach<string> = { cbs: 'CBS', ibsUf: 'IBS do Estado', ibsMun: 'IBS do Município' };

/** The reference rate of a tax on a day, %; undefined where no table has one. */
export function referenceRateOn({ rates }: State, name: RateName, day: string): number | undefined {
  return rates.referencia.find((row) => row.tributo === name && holdsOn(row, day))?.valor;
}

/** By how much rates are cut in public purchases, % (art. 473). */
export function purchaseCut({ rates }: State, day: string): Decimal {
  return decimal(rates.redutorCompraGovernamental.find((row) => holdsOn(row, day))?.valor ?? 0);
}

/** The first year in which the buyer keeps the taxes (arts. 472 and 473). */
const FIRST_DESTINED = '2027';

/** The taxes that a buyer keeps: the Union all of them as CBS, others the IBS of both and their share of the CBS. */
function destine(
  { rates }: State,
  day: string,
  { tpEnteGov }: PublicPurchase,
  parts: OfEach<Part>,
): OfEach<Part> {
  if (day < FIRST_DESTINED) return parts;
  const moved = decimal(rates.transferenciaCbs.find((row) => holdsOn(row, day))?.valor ?? 0);
  const { cbs, ibsUf, ibsMun } = parts;
  const both = (figure: keyof Part) => add(ibsUf[figure], ibsMun[figure]);
  const share = (figure: keyof Part) => multiply(cbs[figure], hundredth(moved));
  const nothing: Part = { rate: none, amount: none };
  const each = (make: (figure: keyof Part) => Decimal): Part => ({
    rate: make('rate'),
    amount: make('amount'),
  });
  if (tpEnteGov === 1)
    return { cbs: each((figure) => add(cbs[figure], both(figure))), ibsUf: nothing, ibsMun: nothing };
  const kept = each((figure) => add(both(figure), share(figure)));
  const rest = each((figure) => subtract(cbs[figure], share(figure)));
  return tpEnteGov <= 3
    ? { cbs: rest, ibsUf: kept, ibsMun: nothing }
    : { cbs: rest, ibsUf: nothing, ibsMun: kept };
}
