/** The amount that a sale leaves after fees, tax and costs, in cents, and the least price that leaves a margin. */
import * as v from 'valibot';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { percentage, reais } from '../../kit/units.ts';
import { type DatedEntry, type DatedTable, entriesOf, entryOn, reportTable } from '../../law/dated.ts';
import { type Clock, lawOfToday } from '../../law/in-force.ts';
import { leastPrice, type PriceBand } from './_least-price.ts';
import { type Cents, percentOfCents, toCents, toReais } from '../../lib/numbers/money.ts';
import { inPercent } from './_ratios.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import type { SaleInput } from './_fields.ts';
import { num, pure } from '../../kit/fields/index.ts';

/** Highest price that the search tries. */
export const HIGHEST_PRICE: Cents = 100_000_000;

/** Cents by which binary noise may move a target. */
const NOISE = 1e-7;

export interface Sale<Fees> {
  /** The revenue that percentages are of. */
  readonly base: Cents;
  readonly fees: Fees;
  readonly total: Cents;
  readonly net: Cents;
  readonly taxes: Cents;
  readonly costs: Cents;
  readonly profit: Cents;
}

/** Costs that do not depend on the price. */
export function costsOf({ custo, outrosCustos }: SaleInput): Cents {
  return toCents(custo) + toCents(outrosCustos);
}

/** The amounts of a sale that a marketplace's rule gives. */
interface Sold<Fees> extends Pick<Sale<Fees>, 'base' | 'fees' | 'costs'> {
  /** The part of the fees that the marketplace charges. */
  readonly total: Cents;
  /** The amount that the seller gets in addition to the base. */
  readonly received?: Cents;
}

export function saleOf<Fees>(
  { base, fees, total, costs, received = 0 }: Sold<Fees>,
  input: SaleInput,
): Sale<Fees> {
  const net = base + received - total;
  const taxes = percentOfCents(base, input.aliquotaImpostos);
  return { base, fees, total, net, taxes, costs, profit: net - taxes - costs };
}

/** The schema of what `reportSale` gives. */
/* @__NO_SIDE_EFFECTS__ */
export function saleEntries<Fees extends Readonly<Record<string, v.NumberSchema<undefined>>>>(fees: Fees) {
  return {
    taxas: v.object({
      ...fees,
      total: num(reais),
      percentual: num(percentage),
    }),
    valorLiquido: num(reais),
    impostos: num(reais),
    custos: num(reais),
    lucro: num(reais),
    margem: num(percentage),
  };
}

/** The price of one unit, in an answer. */
export const soldAt = {
  precoVenda: num(reais),
};

/** The price at which a sale leaves the margin that is asked for, with that sale. */
/* @__NO_SIDE_EFFECTS__ */
export function suggestedEntry<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.optional(v.object(entries));
}

/** A sale as it is answered. */
export function reportSale<Fee extends string>(sale: Sale<Readonly<Record<Fee, Cents>>>) {
  const fees = Object.fromEntries(
    Object.entries<Cents>(sale.fees).map(([fee, cents]) => [fee, toReais(cents)]),
  ) as Record<Fee, number>;
  return {
    taxas: { ...fees, total: toReais(sale.total), percentual: inPercent(sale.total, sale.base) },
    valorLiquido: toReais(sale.net),
    impostos: toReais(sale.taxes),
    custos: toReais(sale.costs),
    lucro: toReais(sale.profit),
    margem: inPercent(sale.profit, sale.base),
  };
}

/** `totais` of an answer. */
export const totals = v.object({
  quantidade: num(pure),
  receita: num(reais),
  taxas: num(reais),
  valorLiquido: num(reais),
  lucro: num(reais),
});

/** The amounts of one sale as often as it was made. */
export function totalsOf({ base, total, net, profit }: Sale<unknown>, quantidade: number) {
  return {
    quantidade,
    receita: toReais(base * quantidade),
    taxas: toReais(total * quantidade),
    valorLiquido: toReais(net * quantidade),
    lucro: toReais(profit * quantidade),
  };
}

/**
 * The sale at the least base whose profit reaches `margemAlvo`; undefined when none is asked for. `unavoidable` are
 * the fees in % of the base that no band is without; `bands` hold fees and costs, not tax and margin. 422 when no base
 * up to `highest` reaches it.
 */
export function suggestedSale<Fees>(
  input: SaleInput,
  unavoidable: number,
  bands: readonly PriceBand[],
  saleAt: (base: Cents) => Sale<Fees>,
  highest: Cents = HIGHEST_PRICE,
): Sale<Fees> | undefined {
  const { margemAlvo, aliquotaImpostos } = input;
  if (margemAlvo === undefined) return undefined;
  const asked = margemAlvo + aliquotaImpostos;
  const priceBands = bands.map(({ from, percent, fixed }) => ({ from, percent: percent + asked, fixed }));
  const base =
    roundTo(unavoidable + asked, 10) < 100
      ? leastPrice(priceBands, highest, (base) => saleAt(base).profit >= (base * margemAlvo) / 100 - NOISE)
      : null;
  if (base === null) {
    throw invalidValue('margemAlvo', {
      pt: 'não se alcança com estas taxas e impostos a nenhum preço até R$ 1.000.000',
      en: 'cannot be reached with these fees and taxes at any price up to R$ 1,000,000',
    });
  }
  return saleAt(base);
}

/**
 * The rates in force, or the last ones held, and the start of `tabela` that names them. Where those are not of the kind
 * that is meant, the last ones that are, else the first.
 */
export function ratesOn<Rates>(
  table: DatedTable<Rates>,
  clock: Clock,
  isMeant: (rates: Rates) => boolean = () => true,
) {
  const law = lawOfToday({ rates: table }, clock);
  const inForce = law.rates as DatedEntry<Rates>;
  const meant = isMeant(inForce.value)
    ? [inForce]
    : entriesOf(table, clock.tables).filter(({ value }) => isMeant(value));
  const entry = entryOn(meant, clock.today) ?? meant[0]!;
  return { rates: entry.value, named: reportTable(law, [entry]) };
}
