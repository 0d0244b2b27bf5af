/** The monthly DAS of the MEI and its limit of revenue (LC 123/2006, art. 18-A). */
import {
  compare,
  type Exact,
  exact,
  minus,
  notNegative,
  percentOf,
  rounded,
  share,
  zero,
} from '../../numbers/exact.ts';

export const meiActivities = ['comercio', 'industria', 'servicos', 'comercio-servicos'] as const;

export type MeiActivity = (typeof meiActivities)[number];

/** What one kind of MEI pays and may earn: percent of the minimum wage, and BRL a year. */
export interface MeiKind {
  readonly inss: number;
  readonly limite: number;
}

export interface MeiTable {
  readonly comum: MeiKind;
  /** MEI transportador autônomo de cargas. */
  readonly caminhoneiro: MeiKind;
  /** BRL a month. */
  readonly icms: number;
  readonly iss: number;
  readonly atividades: Readonly<Record<MeiActivity, MeiActivityTaxes>>;
  /** Percent above the limit up to which the MEI stays one to the end of the year. */
  readonly tolerancia: number;
  /** The day of the month. */
  readonly vencimento: number;
}

export interface MeiActivityTaxes {
  readonly icms: boolean;
  readonly iss: boolean;
  /** Percent due of the revenue above the limit: the first rate of the activity's annex. */
  readonly excesso: number;
}

export type MeiSituation = 'dentro' | 'excesso-ate-20' | 'excesso-acima-20';

export interface MeiExcess {
  readonly situation: MeiSituation;
  /** BRL above the limit. */
  readonly excess: Exact;
  /** Due of the excess; null where the revenue is taxed as that of any other company, from January or the opening on. */
  readonly tax: Exact | null;
}

/** The limit of a year in which the company is open for so many months. */
export function meiLimit({ limite }: MeiKind, months: number): Exact {
  return share(exact(limite), months, 12);
}

/** What a revenue above the limit of its period leads to. */
export function meiExcess(
  { atividades, tolerancia }: MeiTable,
  activity: MeiActivity,
  limit: Exact,
  revenue: Exact,
): MeiExcess {
  const excess = notNegative(minus(revenue, limit));
  if (compare(revenue, limit) <= 0) return { situation: 'dentro', excess, tax: zero };
  return compare(revenue, percentOf(limit, 100 + tolerancia)) <= 0
    ? {
        situation: 'excesso-ate-20',
        excess,
        tax: rounded(percentOf(excess, atividades[activity].excesso)),
      }
    : { situation: 'excesso-acima-20', excess, tax: null };
}
