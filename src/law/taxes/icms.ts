/** ICMS of an operation with goods, within a state or to another one (LC 87/1996, by LC 190/2022). */
import type { Uf } from '../../data/states.ts';
import { type DatedEntry, entryOn } from '../dated.ts';
import {
  type Exact,
  exact,
  minus,
  notNegative,
  over,
  percentOf,
  plus,
  roundTo,
  share,
} from '../../lib/numbers/exact.ts';

/** A state's general rate, or the addition of its fund, that changes. */
export interface IcmsChange extends DatedEntry<number> {
  readonly uf: Uf;
  /** True for the fund's addition. */
  readonly fcp?: true;
}

/** The rates of a year, in percent. */
export interface IcmsTable {
  /** The general rate of each state on 1 January. */
  readonly modal: Readonly<Record<Uf, number>>;
  /** Changes later in the year, oldest first. */
  readonly mudancas: readonly IcmsChange[];
  /** Addition of the state's fund against poverty for goods in general, on 1 January. */
  readonly fcp: Readonly<Partial<Record<Uf, number>>>;
  readonly interestadual: {
    readonly geral: number;
    /** From the states of `origens` to all others. */
    readonly reduzida: number;
    readonly origens: readonly Uf[];
    readonly importado: number;
  };
}

/**
 * How the difference to the destination's rate is taken: on the operation's own base, on one with the destination's tax
 * inside in place of the origin's, or on one with the destination's tax inside as well.
 */
export const difalBases = ['unica', 'dupla', 'por-dentro'] as const;

export type DifalBase = (typeof difalBases)[number];

export interface Difal {
  /** Tax base in the destination. */
  readonly base: Exact;
  /** Tax and fund, both rounded. */
  readonly tax: Exact;
  readonly fcp: Exact;
}

/** Percent. */
export interface DifalRates {
  /** General rate of the destination. */
  readonly internal: number;
  readonly interstate: number;
  /** Rate of the destination's fund. */
  readonly fcp: number;
}

/** A rate of a state in percent, and the change since which it has held, if it changed in the year. */
export interface StateRate {
  readonly value: number;
  readonly change: IcmsChange | null;
}

/** The general rate of a state on a day, and the addition of its fund. */
export function stateRates({ modal, fcp, mudancas }: IcmsTable, uf: Uf, day: string) {
  const on = (ofFund: boolean, start: number): StateRate => {
    const changes = mudancas.filter((one) => one.uf === uf && (one.fcp ?? false) === ofFund);
    const change = entryOn(changes, day);
    return { value: change?.value ?? start, change };
  };
  return { internal: on(false, modal[uf]), fcp: on(true, fcp[uf] ?? 0) };
}

/** Goods that a taxpayer buys within SC and sells on (Lei SC 10.297/1996, art. 19, III, by Lei SC 17.878/2019). */
const RESALE_IN_SC = { from: '2020-03-01', aliquota: 12 };

/** The rate of a sale of goods within a state to a taxpayer who is no final consumer, where it is not the general one. */
export function resaleRate(uf: Uf, day: string): StateRate | null {
  return uf === 'SC' && day >= RESALE_IN_SC.from ? { value: RESALE_IN_SC.aliquota, change: null } : null;
}

/**
 * The days without DIFAL on sales to consumers who are no taxpayers: the convention ended (STF, Tema 1.093), and LC
 * 190/2022 waited 90 days (its art. 3º; STF, Tema 1.266).
 */
const WITHOUT_DIFAL = { from: '2022-01-01', until: '2022-04-05' };

/** True if the sale of a day to a consumer who is no taxpayer owes the difference to the destination. */
export function hasDifal(day: string): boolean {
  return day < WITHOUT_DIFAL.from || day >= WITHOUT_DIFAL.until;
}

/** The first day of the year of a day on which that difference was due. */
export function difalSince(day: string): string {
  const january = `${day.slice(0, 4)}-01-01`;
  return hasDifal(january) ? january : WITHOUT_DIFAL.until;
}

/** Percent between two different states (Resoluções do Senado 22/1989 and 13/2012). */
export function interstateRate({ interestadual }: IcmsTable, from: Uf, to: Uf, imported: boolean): number {
  const { geral, reduzida, origens, importado } = interestadual;
  if (imported) return importado;
  return origens.includes(from) && !origens.includes(to) ? reduzida : geral;
}

/** The amount that includes a tax of `percent` (below 100) of itself, from the amount without the tax. */
export function withTaxInside(amount: Exact, percent: Exact): Exact {
  return over(share(amount, 100), minus(exact(100), percent));
}

/** Amounts of the operation that the difference to the destination's rate is taken of. */
export interface DifalAmounts {
  /** Base of the interstate tax. */
  readonly base: Exact;
  /** The whole operation, before its base was reduced. */
  readonly whole: Exact;
  /** Percent by which the destination reduces its base; without it, the reduced base serves both sides. */
  readonly reduction: number | undefined;
}

/** The tax due to the destination of goods for a final consumer, in addition to the tax of the origin (EC 87/2015). */
export function difalOf(kind: DifalBase, amounts: DifalAmounts, rates: DifalRates): Difal {
  const { internal, interstate, fcp } = rates;
  const origin = percentOf(amounts.base, interstate, 'aliquotaInterestadual');
  const destination = destinationBase(kind, amounts, origin, rates);
  const tax =
    kind === 'unica' && amounts.reduction === undefined
      ? roundTo(minus(percentOf(destination, internal, 'aliquotaInterna'), origin))
      : minus(roundTo(percentOf(destination, internal, 'aliquotaInterna')), roundTo(origin));
  return {
    base: destination,
    tax: notNegative(tax),
    fcp: roundTo(percentOf(destination, fcp, 'fcpAliquota')),
  };
}

function destinationBase(
  kind: DifalBase,
  { base, whole, reduction }: DifalAmounts,
  origin: Exact,
  { internal, fcp }: DifalRates,
): Exact {
  const kept = (value: Exact) =>
    reduction === undefined ? value : minus(value, percentOf(value, reduction, 'reducaoBaseDestino'));
  const from = reduction === undefined ? base : whole;
  const inside = (value: Exact) =>
    withTaxInside(value, plus(exact(internal, 'aliquotaInterna'), exact(fcp, 'fcpAliquota')));
  if (kind === 'unica') return kept(from);
  if (kind === 'dupla') return kept(inside(minus(from, origin)));
  // The invoice has the base of the origin in cents, and this one is made of it.
  return kept(inside(reduction === undefined ? roundTo(base) : whole));
}
