/** What a sale leaves after fees, tax and costs, in cents, and the least price that leaves a margin. */
import * as v from 'valibot';
import { invalidValue } from '../../core/errors.ts';
import { percentOf } from '../../lib/numbers/cents.ts';
import { type AddedEntries, type DatedTable, entriesOf, entryOrLast } from '../../lib/law/dated.ts';
import { leastPrice, type PriceBand } from '../../lib/finance/least-price.ts';
import { type Cents, toCents, toReais } from '../../lib/numbers/money.ts';
import { inPercent } from '../../lib/numbers/ratios.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import type { SaleInput } from './_fields.ts';

/** Up to this a price is looked for. */
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

/** A sale of `base` with these fees, of which `total` is charged; `received` comes on top of the base. */
export function saleOf<Fees>(
  base: Cents,
  fees: Fees,
  total: Cents,
  costs: Cents,
  input: SaleInput,
  received: Cents = 0,
): Sale<Fees> {
  const net = base + received - total;
  const taxes = percentOf(base, input.aliquotaImpostos);
  return { base, fees, total, net, taxes, costs, profit: net - taxes - costs };
}

/** The schema of what `reportSale` gives. */
/* @__NO_SIDE_EFFECTS__ */
export function saleEntries<const Fee extends string>(fees: readonly Fee[]) {
  const entries = Object.fromEntries(fees.map((fee) => [fee, v.number()])) as Record<
    Fee,
    v.NumberSchema<undefined>
  >;
  return {
    taxas: v.object({ ...entries, total: v.number(), percentual: v.number() }),
    valorLiquido: v.number(),
    impostos: v.number(),
    custos: v.number(),
    lucro: v.number(),
    margem: v.number(),
  };
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
  quantidade: v.number(),
  receita: v.number(),
  taxas: v.number(),
  valorLiquido: v.number(),
  lucro: v.number(),
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

/** The rates in force, or the last ones held, and the start of `tabela` that names them. */
export function ratesOn<Rates>(table: DatedTable<Rates>, tables: AddedEntries, today: string) {
  const { entry, vigente } = entryOrLast(entriesOf(table, tables), today);
  const named = { vigencia: entry.from, fonte: entry.source, ...(!vigente && { vigente }) };
  return { rates: entry.value, named };
}
