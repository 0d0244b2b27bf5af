/**
 * Revenue of a calendar year above the sublimit of the Simples Nacional (LC 123/2006, arts. 3º, §§ 10 to 15, 13-A, 18,
 * §§ 16 to 17, and 20; Resolução CGSN 140/2018, arts. 9º, 12 and 24). Exports have a limit of their own, and are not
 * counted here.
 */
import {
  compare,
  type Exact,
  exact,
  isPositive,
  least,
  minus,
  notNegative,
  over,
  percentOf,
  plus,
  share,
  sum,
  times,
  zero,
} from '../../lib/numbers/exact.ts';
import {
  type AnnexName,
  type RateOfTax,
  ratesByFifthBand,
  ratesOf,
  type RevenueNature,
  type RevenuePart,
  simplesRate,
  type SimplesTable,
  totalRate,
} from './simples-nacional.ts';

/** Percent of a limit up to which passing it takes effect in the next year only. */
const TOLERANCE = 120;

export const sublimitSituations = ['dentro', 'excedido-no-mes', 'excedido', 'fora-do-das'] as const;

export type SublimitSituation = (typeof sublimitSituations)[number];

export const revenueStretches = ['ate-o-sublimite', 'acima-do-sublimite', 'acima-do-limite'] as const;

export type RevenueStretch = (typeof revenueStretches)[number];

/** The year of a company before the month, which counts in BRL. */
export interface YearSoFar {
  readonly before: Exact;
  readonly month: Exact;
  /** True when the year before passed the sublimit. */
  readonly passedLastYear: boolean;
  /** The month of opening, 1–12, when it is in this year. */
  readonly opened: number | undefined;
}

export interface Sublimit {
  readonly sublimit: Exact;
  readonly limit: Exact;
  readonly situation: SublimitSituation;
  /** True where ICMS and ISS leave the DAS since the opening. */
  readonly retroactive: boolean;
  /** The part of the month in each stretch, those that are empty left out. */
  readonly month: readonly (readonly [RevenueStretch, Exact])[];
}

/** Places a month in its year. Null for a revenue by which the company is no longer in the Simples Nacional. */
export function sublimitOf(table: SimplesTable, year: YearSoFar): Sublimit | null {
  const { before, month, passedLastYear, opened } = year;
  const months = opened === undefined ? 12 : 13 - opened;
  const ofMonths = (whole: number, name: string) => share(exact(whole, name, table), months, 12);
  const sublimit = ofMonths(table.sublimite, 'sublimite');
  const limit = ofMonths(table.limite, 'limite');
  const isFarAbove = (bound: Exact) => compare(before, percentOf(bound, TOLERANCE)) > 0;
  if (isFarAbove(limit)) return null;
  const upTo = (bound: Exact, spent: Exact) =>
    least(minus(month, spent), notNegative(minus(bound, plus(before, spent))));
  const within = upTo(sublimit, zero);
  const above = upTo(limit, within);
  const rest = minus(month, plus(within, above));
  const stretches = revenueStretches.map((name, i) => [name, [within, above, rest][i] as Exact] as const);
  const far = isFarAbove(sublimit);
  return {
    sublimit,
    limit,
    situation: situationOf({ far: far || passedLastYear, after: plus(before, month), before, sublimit }),
    retroactive: far && opened !== undefined,
    month: stretches.filter(([, revenue]) => isPositive(revenue)),
  };
}

interface Passing {
  readonly far: boolean;
  readonly before: Exact;
  readonly after: Exact;
  readonly sublimit: Exact;
}

function situationOf({ far, before, after, sublimit }: Passing): SublimitSituation {
  if (far) return 'fora-do-das';
  if (compare(after, sublimit) <= 0) return 'dentro';
  return compare(before, sublimit) <= 0 ? 'excedido-no-mes' : 'excedido';
}

/** A revenue of the month, and its 12 months. */
export interface RevenueOfYear {
  readonly annex: AnnexName;
  readonly nature: RevenueNature;
  readonly revenue: Exact;
  readonly revenue12: Exact;
}

export interface StretchPart extends RevenuePart {
  readonly stretch: RevenueStretch;
}

/**
 * The parts of a revenue, split as the month is. From 2027 on what is above the sublimit or the limit pays by the rates of
 * the month (LC 123/2006, art. 18, §§ 16, 17, 17-B and 17-C, by LC 214/2025, art. 517; Resolução CGSN 190/2026).
 */
export function partsOf(
  table: SimplesTable,
  month: Exact,
  { situation, month: stretches }: Sublimit,
  { annex, nature, revenue, revenue12 }: RevenueOfYear,
): StretchPart[] {
  const ratesIn = (stretch: RevenueStretch): readonly RateOfTax[] => {
    const hasOwnRates = table.excesso === 'do-limite' && stretch !== 'ate-o-sublimite';
    const own12 =
      hasOwnRates && stretch === 'acima-do-limite' ? exact(table.limite, 'limite', table) : revenue12;
    const localOutside = situation === 'fora-do-das';
    if (localOutside || !hasOwnRates) {
      return ratesOf(table, { annex, nature, revenue12: own12, localOutside });
    }
    const federal = simplesRate(table, annex, own12);
    const local = exact(table.sublimite, 'sublimite', table);
    return ratesByFifthBand(table, { annex, nature, federal, local });
  };
  return stretches.map(([stretch, ofMonth]) => ({
    stretch,
    revenue: over(times(revenue, ofMonth), month),
    rates: ratesIn(stretch),
  }));
}

/** The percent of a revenue that its parts pay, none of whose taxes is left out; of an empty one, that of its band. */
export function meanRate(parts: readonly RevenuePart[], revenue: Exact): Exact | null {
  if (!isPositive(revenue)) return null;
  return over(sum(...parts.map((part) => times(part.revenue, totalRate(part.rates)))), revenue);
}
