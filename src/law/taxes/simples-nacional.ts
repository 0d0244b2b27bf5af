/** Simples Nacional: the rate of a month's revenue and what each tax gets of it (LC 123/2006, art. 18). */
import { bracketOf, type TaxBracket } from '../brackets.ts';
import {
  compare,
  type Exact,
  exact,
  isPositive,
  minus,
  over,
  plus,
  share,
  sum,
  times,
  toMoney,
} from '../../lib/numbers/exact.ts';
import { type Closed, closeToTheCent } from '../largest-remainder.ts';
import { type Cents, toCents } from '../../lib/numbers/money.ts';

export const annexNames = ['I', 'II', 'III', 'IV', 'V'] as const;

export type AnnexName = (typeof annexNames)[number];

/** Every tax that an annex may hold, in the order of the answers. */
export const simplesTaxes = [
  'irpj',
  'csll',
  'cofins',
  'pis',
  'cbs',
  'cpp',
  'ipi',
  'icms',
  'iss',
  'ibs',
] as const;

export type SimplesTax = (typeof simplesTaxes)[number];

/** Marks of a revenue, some of whose taxes are paid in another way or not at all. */
export const revenueMarks = ['issRetido', 'substituicaoIcms', 'monofasico', 'exportacao'] as const;

export type RevenueMark = (typeof revenueMarks)[number];

/**
 * Kinds of revenue that an annex taxes with other columns than its own: freight and communication by Anexo III with the
 * ICMS of Anexo I for its ISS (LC 123/2006, art. 18, § 5º-E); leases of movable goods, without ISS (§ 4º, V, and § 4º-A);
 * and, from 2027, revenue that neither ICMS nor ISS reaches.
 */
export const revenueNatures = [
  'padrao',
  'transporte-comunicacao',
  'locacao-bens-moveis',
  'sem-icms-iss',
] as const;

export type RevenueNature = (typeof revenueNatures)[number];

interface NatureRule {
  readonly annexes: readonly AnnexName[];
  readonly without: readonly SimplesTax[];
  /** True where the ICMS is that of Anexo I. */
  readonly withIcms?: true;
  readonly since2027?: true;
}

const NATURES: Readonly<Record<RevenueNature, NatureRule>> = {
  padrao: { annexes: annexNames, without: [] },
  'transporte-comunicacao': { annexes: ['III'], without: ['iss'], withIcms: true },
  'locacao-bens-moveis': { annexes: ['III'], without: ['iss'] },
  'sem-icms-iss': { annexes: ['I', 'III'], without: ['icms', 'iss'], since2027: true },
};

/** Tells whether the table has an annex for revenue of that nature. */
export function hasNature({ hibrido }: SimplesTable, annex: AnnexName, nature: RevenueNature): boolean {
  const { annexes, since2027 } = NATURES[nature];
  return annexes.includes(annex) && (since2027 === undefined || hibrido !== null);
}

/** The columns of a revenue: the taxes that may have a share of it. */
export function taxesIn({ anexos }: SimplesTable, annex: AnnexName, nature: RevenueNature): SimplesTax[] {
  const { without, withIcms } = NATURES[nature];
  const own = anexos[annex].tributos.filter((tax) => !without.includes(tax));
  const icms = withIcms ? anexos.I.tributos.filter((tax) => tax === 'icms') : [];
  return [...own, ...icms];
}

/** A bracket of an annex, by the revenue of 12 months in BRL, with the share of each tax in percent of the DAS. */
export interface SimplesBracket extends TaxBracket {
  readonly ate: number;
  readonly partilha: readonly number[];
  /** The tax that takes at most `aliquota` % of the revenue, and the shares of what is then left to the others. */
  readonly teto?: {
    readonly tributo: SimplesTax;
    readonly aliquota: number;
    readonly partilha: readonly number[];
  };
}

export interface SimplesAnnex {
  /** The columns of each `partilha`. */
  readonly tributos: readonly SimplesTax[];
  readonly faixas: readonly SimplesBracket[];
}

export interface SimplesTable {
  /** The greatest revenue of 12 months, in BRL. */
  readonly limite: number;
  /** The revenue of 12 months above which ICMS, ISS and IBS are paid outside the DAS, in BRL. */
  readonly sublimite: number;
  readonly anexos: Readonly<Record<AnnexName, SimplesAnnex>>;
  /** The taxes that each mark takes out of the DAS. */
  readonly segregacao: Readonly<Record<RevenueMark, readonly SimplesTax[]>>;
  /** The taxes that leave the DAS of a company that pays them in the regular regime; null where it cannot. */
  readonly hibrido: readonly SimplesTax[] | null;
  /** Months from the last one of the 12 whose revenue counts to the month of the DAS. */
  readonly defasagem: number;
  /**
   * Revenue by which a company pays that has no month in these 12: twelve times the month's revenue, or the first band.
   */
  readonly inicio: 'doze-vezes-o-mes' | 'primeira-faixa';
  /** Rates of what a year has above the sublimit or the limit: those of these bounds, or those of the month. */
  readonly excesso: 'do-limite' | 'do-mes';
}

export interface SimplesRate {
  /** The number of the bracket, from 1. */
  readonly faixa: number;
  readonly bracket: SimplesBracket;
  /** Effective rate in percent, unrounded. */
  readonly effective: Exact;
}

export interface Das extends SimplesRate {
  /** Amount due, unrounded. */
  readonly due: Exact;
  /** Amount due, rounded. */
  readonly cents: Cents;
  /** Each tax that is due, and its cents, in the annex's order; they add up to `cents`. */
  readonly taxes: ReadonlyMap<SimplesTax, Closed>;
}

/** The bracket and rate of a revenue of the 12 months before, which must not be above the table's limit. */
export function simplesRate(table: SimplesTable, annex: AnnexName, revenue12: Exact): SimplesRate {
  const { faixas } = table.anexos[annex];
  const bracket = bracketOf(faixas, revenue12);
  const effective = isPositive(revenue12)
    ? effectiveRate(bracket, revenue12)
    : exact(bracket.aliquota, 'aliquota', bracket);
  return { faixa: faixas.indexOf(bracket) + 1, bracket, effective };
}

/** A tax, and the percent of the revenue that it takes. */
export type RateOfTax = readonly [tax: SimplesTax, percent: Exact];

/** A part of a revenue, and the rates of its taxes in the order of the answers. */
export interface RevenuePart {
  readonly revenue: Exact;
  readonly rates: readonly RateOfTax[];
}

/**
 * Computes the DAS on one revenue of a month, split among its taxes to the cent; `outside` are the taxes not paid in
 * it.
 */
export function dasOf(
  table: SimplesTable,
  annex: AnnexName,
  revenue12: Exact,
  revenue: Exact,
  outside: readonly SimplesTax[] = [],
  nature: RevenueNature = 'padrao',
): Das {
  const rate = simplesRate(table, annex, revenue12);
  const rates = ratesOf(table, annex, revenue12, nature, rate);
  const effective = nature === 'padrao' ? rate.effective : sum(...rates.map(([, percent]) => percent));
  return dasOfParts({ ...rate, effective }, [{ revenue, rates }], outside);
}

/** The same on a revenue whose parts have rates of their own. */
export function dasOfParts(
  rate: SimplesRate,
  parts: readonly RevenuePart[],
  outside: readonly SimplesTax[],
): Das {
  const due = new Map<SimplesTax, Exact>();
  for (const { revenue, rates } of parts) {
    for (const [tax, percent] of rates) {
      if (outside.includes(tax)) continue;
      const amount = share(times(revenue, percent), 1, 100);
      const before = due.get(tax);
      due.set(tax, before ? plus(before, amount) : amount);
    }
  }
  const taxes = simplesTaxes.filter((tax) => due.has(tax));
  const amounts = taxes.map((tax) => due.get(tax) as Exact);
  const total = sum(...amounts);
  const cents = toCents(toMoney(total));
  const closed = closeToTheCent(amounts, cents);
  return {
    ...rate,
    due: total,
    cents,
    taxes: new Map(taxes.map((tax, i) => [tax, [amounts[i] as Exact, closed[i] as Cents]])),
  };
}

/** The taxes of a revenue of that nature, with the percent that each takes. */
export function ratesOf(
  table: SimplesTable,
  annex: AnnexName,
  revenue12: Exact,
  nature: RevenueNature,
  rate: SimplesRate = simplesRate(table, annex, revenue12),
): readonly RateOfTax[] {
  return byNature(nature, annex, (name) =>
    ratesByTax(table.anexos[name], name === annex ? rate : simplesRate(table, name, revenue12)),
  );
}

/** Puts the rates of annexes together as the nature of the revenue asks. */
export function byNature(
  nature: RevenueNature,
  annex: AnnexName,
  ratesIn: (annex: AnnexName) => readonly RateOfTax[],
): readonly RateOfTax[] {
  const { without, withIcms } = NATURES[nature];
  const own = ratesIn(annex).filter(([tax]) => !without.includes(tax));
  const icms = withIcms ? ratesIn('I').filter(([tax]) => tax === 'icms') : [];
  return [...own, ...icms];
}

/** Effective rate in percent of a revenue of 12 months above 0, by one bracket. */
export function effectiveRate(bracket: SimplesBracket, revenue12: Exact): Exact {
  return minus(
    exact(bracket.aliquota, 'aliquota', bracket),
    over(share(exact(bracket.parcelaDeduzir, 'parcelaDeduzir', bracket), 100), revenue12),
  );
}

/** The taxes that have a share, with the percent of the revenue that each takes. */
function ratesByTax({ tributos }: SimplesAnnex, { bracket, effective }: SimplesRate): readonly RateOfTax[] {
  const { partilha, teto } = bracket;
  // The shares of some notes add up to 100.01 or 99.99, and the whole is what is divided.
  const divide = (whole: Exact, shares: readonly number[]) => {
    const total = sum(...shares.map((part) => exact(part, 'partilha', bracket)));
    return tributos.map((tax, i): RateOfTax => [
      tax,
      over(times(whole, exact(shares[i] as number, 'partilha', bracket)), total),
    ]);
  };
  const rates = divide(effective, partilha);
  const limit = teto && exact(teto.aliquota, 'teto', bracket);
  const isCapped = limit && rates.some(([tax, rate]) => tax === teto.tributo && compare(rate, limit) > 0);
  const due = isCapped
    ? divide(minus(effective, limit), teto.partilha).map(([tax, rate]): RateOfTax => [
        tax,
        tax === teto.tributo ? limit : rate,
      ])
    : rates;
  return due.filter(([, rate]) => isPositive(rate));
}
