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
  roundTo,
  share,
  sum,
  times,
} from '../../lib/numbers/exact.ts';

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

/** True if the table has an annex for revenue of that nature. */
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
  /** Each tax that is due, in the order of the answers: the sum of its parts, each rounded to the cent (PGDAS-D). */
  readonly taxes: ReadonlyMap<SimplesTax, Exact>;
  /** The sum of the taxes. */
  readonly total: Exact;
}

/** The bracket and rate of a revenue of the 12 months before: above the limit, the last one (Resolução CGSN 140/2018, art. 22, § 5º). */
export function simplesRate(table: SimplesTable, annex: AnnexName, revenue12: Exact): SimplesRate {
  const { faixas } = table.anexos[annex];
  const bracket = bracketOf(faixas, revenue12);
  const effective = isPositive(revenue12)
    ? effectiveRate(bracket, revenue12)
    : exact(bracket.aliquota, 'aliquota', bracket);
  return { faixa: faixas.indexOf(bracket) + 1, bracket, effective };
}

/** Effective rate in percent of a revenue of 12 months above 0, by one bracket. */
function effectiveRate(bracket: SimplesBracket, revenue12: Exact): Exact {
  return minus(
    exact(bracket.aliquota, 'aliquota', bracket),
    over(share(exact(bracket.parcelaDeduzir, 'parcelaDeduzir', bracket), 100), revenue12),
  );
}

/** A tax, and the percent of the revenue that it takes. */
export type RateOfTax = readonly [tax: SimplesTax, percent: Exact];

/** A part of a revenue, and the rates of its taxes. */
export interface RevenuePart {
  readonly revenue: Exact;
  readonly rates: readonly RateOfTax[];
}

/** The facts on which the rates of a revenue depend. */
export interface RatedRevenue {
  readonly annex: AnnexName;
  readonly nature?: RevenueNature;
  readonly revenue12: Exact;
  /** True where ICMS, ISS and IBS are paid outside the DAS. */
  readonly localOutside?: boolean;
}

/** Computes the DAS on one revenue of a month; `outside` are the taxes not paid in it. */
export function dasOf(
  table: SimplesTable,
  rated: RatedRevenue,
  revenue: Exact,
  outside: readonly SimplesTax[] = [],
): Das {
  const rate = simplesRate(table, rated.annex, rated.revenue12);
  const rates = ratesOf(table, rated, rate);
  const isWhole = (rated.nature ?? 'padrao') === 'padrao' && !isAboveSublimit(table, rated.revenue12);
  const effective = isWhole ? rate.effective : totalRate(rates);
  return dasOfParts({ ...rate, effective }, [{ revenue, rates }], outside);
}

/** The same on a revenue whose parts have rates of their own. */
export function dasOfParts(
  rate: SimplesRate,
  parts: readonly RevenuePart[],
  outside: readonly SimplesTax[],
): Das {
  const amounts = parts.flatMap(({ revenue, rates }) =>
    rates
      .filter(([tax]) => !outside.includes(tax))
      .map(([tax, percent]) => [tax, share(times(revenue, percent), 1, 100)] as const),
  );
  const taxes = addByTax(amounts.map(([tax, amount]) => [tax, roundTo(amount)]));
  return {
    ...rate,
    due: sum(...amounts.map(([, amount]) => amount)),
    taxes: new Map(taxes),
    total: sum(...taxes.map(([, amount]) => amount)),
  };
}

/** Percents or amounts in BRL, added by tax, in the order of the answers. */
export function addByTax(
  all: readonly (readonly [tax: SimplesTax, value: Exact])[],
): (readonly [SimplesTax, Exact])[] {
  return simplesTaxes.flatMap((tax) => {
    const values = all.filter(([name]) => name === tax).map(([, value]) => value);
    return values.length === 0 ? [] : [[tax, values.reduce(plus)] as const];
  });
}

export function totalRate(rates: readonly RateOfTax[]): Exact {
  return sum(...rates.map(([, percent]) => percent));
}

/** The taxes of a revenue, with the percent that each takes. */
export function ratesOf(
  table: SimplesTable,
  { annex, nature = 'padrao', revenue12, localOutside = false }: RatedRevenue,
  rate: SimplesRate = simplesRate(table, annex, revenue12),
): readonly RateOfTax[] {
  if (!localOutside && isAboveSublimit(table, revenue12) && fifthBand(table, annex)) {
    return ratesByFifthBand(table, { annex, nature, federal: rate, local: revenue12 });
  }
  const ofBand = byNature(nature, annex, (name) =>
    ratesByTax(table.anexos[name], name === annex ? rate : simplesRate(table, name, revenue12)),
  );
  return localOutside ? ofBand.filter(([tax]) => !isLocal(tax)) : ofBand;
}

/** Taxes of state and city, which leave the DAS above the sublimit. */
const isLocal = (tax: SimplesTax) => tax === 'icms' || tax === 'iss' || tax === 'ibs';

/** Above it ICMS, ISS and IBS may be paid outside the DAS. */
export const isAboveSublimit = ({ sublimite }: SimplesTable, revenue12: Exact) =>
  compare(revenue12, exact(sublimite)) > 0;

/** The last band that has ICMS, ISS and IBS; the table of a host may have none that ends there. */
const fifthBand = ({ anexos, sublimite }: SimplesTable, annex: AnnexName) =>
  anexos[annex].faixas.find(({ ate }) => ate === sublimite);

interface FifthBandRule {
  readonly annex: AnnexName;
  readonly nature: RevenueNature;
  /** The rate of the federal taxes, and the revenue of 12 months of the others. */
  readonly federal: SimplesRate;
  readonly local: Exact;
}

/**
 * The federal taxes by one band, and ICMS, ISS and IBS by the formula of the fifth: above the sublimit (LC 123/2006,
 * art. 18, § 1º-B, I; Resolução CGSN 140/2018, arts. 21, III and IV, and 24). The ISS has its cap there too, and what
 * the formula gives above it goes to the other taxes.
 */
export function ratesByFifthBand(
  table: SimplesTable,
  { annex, nature, federal, local }: FifthBandRule,
): readonly RateOfTax[] {
  const own = byNature(nature, annex, () =>
    divide(table.anexos[annex], federal.bracket, federal.effective, federal.bracket.partilha),
  ).filter(([tax]) => !isLocal(tax));
  const others = byNature(nature, annex, (name) => {
    const fifth = fifthBand(table, name);
    if (!fifth) return [];
    const { partilha } = fifth;
    return divide(table.anexos[name], fifth, effectiveRate(fifth, local), partilha).filter(([tax]) =>
      isLocal(tax),
    );
  });
  return addByTax([...own, ...withinCap(table, annex, others)]);
}

/** The rates with the ISS at its cap, and what is above it shared as the fifth band says. */
function withinCap(table: SimplesTable, annex: AnnexName, rates: readonly RateOfTax[]): readonly RateOfTax[] {
  const cap = capOf(table, annex);
  const iss = rates.find(([tax]) => tax === cap?.tributo)?.[1];
  if (!cap || !iss) return rates;
  const limit = exact(cap.aliquota, 'teto', cap.band);
  if (compare(iss, limit) <= 0) return rates;
  const excess = divide(table.anexos[annex], cap.band, minus(iss, limit), cap.partilha);
  return [...rates.map(([tax, rate]): RateOfTax => [tax, tax === cap.tributo ? limit : rate]), ...excess];
}

/**
 * The cap of the ISS in the fifth band. Anexo V has no note on it, because its own bands never reach the cap that the others
 * name; above them the other taxes share by its fifth band.
 */
function capOf(table: SimplesTable, annex: AnnexName) {
  const band = fifthBand(table, annex);
  const cap = band?.teto ?? fifthBand(table, 'III')?.teto;
  if (!band || !cap) return undefined;
  if (band.teto) return { ...cap, band };
  const { tributos } = table.anexos[annex];
  return { ...cap, band, partilha: band.partilha.map((part, i) => (tributos[i] === cap.tributo ? 0 : part)) };
}

/** Puts the rates of annexes together as the nature of the revenue asks. */
function byNature(
  nature: RevenueNature,
  annex: AnnexName,
  ratesIn: (annex: AnnexName) => readonly RateOfTax[],
): readonly RateOfTax[] {
  const { without, withIcms } = NATURES[nature];
  const own = ratesIn(annex).filter(([tax]) => !without.includes(tax));
  const icms = withIcms ? ratesIn('I').filter(([tax]) => tax === 'icms') : [];
  return [...own, ...icms];
}

/** The taxes that have a share, with the percent of the revenue that each takes. */
function ratesByTax(annex: SimplesAnnex, { bracket, effective }: SimplesRate): readonly RateOfTax[] {
  const { partilha, teto } = bracket;
  const rates = divide(annex, bracket, effective, partilha);
  const limit = teto && exact(teto.aliquota, 'teto', bracket);
  const isCapped = limit && rates.some(([tax, rate]) => tax === teto.tributo && compare(rate, limit) > 0);
  if (!isCapped) return rates;
  const others = divide(annex, bracket, minus(effective, limit), teto.partilha);
  return addByTax([...others, [teto.tributo, limit]]);
}

/** Divides a rate by shares of a bracket, which in some notes add up to 100.01 or 99.99; taxes without one are left out. */
function divide(
  { tributos }: SimplesAnnex,
  bracket: SimplesBracket,
  whole: Exact,
  shares: readonly number[],
): RateOfTax[] {
  const parts = shares.map((part) => exact(part, 'partilha', bracket));
  const total = sum(...parts);
  return tributos.flatMap((tax, i): RateOfTax[] => {
    const part = parts[i] as Exact;
    return isPositive(part) ? [[tax, over(times(whole, part), total)]] : [];
  });
}
