/** The monthly DAS of the MEI and its limit of revenue (LC 123/2006, art. 18-A). */
import {
  compare,
  type Exact,
  exact,
  minus,
  notNegative,
  over,
  percentOf,
  plus,
  roundTo,
  share,
  sum,
  times,
  zero,
} from '../../lib/numbers/exact.ts';
import type { Source } from '../../lib/numbers/recording.ts';

export const meiActivities = ['comercio', 'industria', 'servicos', 'comercio-servicos'] as const;

export type MeiActivity = (typeof meiActivities)[number];

/** Contribution and limit of one kind of MEI: percent of the minimum wage, and BRL a year. */
export interface MeiKind {
  readonly inss: number;
  readonly limite: number;
}

export interface MeiTable {
  readonly comum: MeiKind;
  /** MEI transportador autônomo de cargas; absent before 2022. */
  readonly caminhoneiro?: MeiKind;
  /** BRL a month. */
  readonly icms: number;
  readonly iss: number;
  /** CBS in BRL a month, due in every activity; absent before 2027. */
  readonly cbs?: number;
  readonly ibs?: number;
  readonly atividades: Readonly<Record<MeiActivity, MeiActivityTaxes>>;
  /** Percent above the limit up to which the company remains a MEI to the end of the year. */
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
  /**
   * The tax due on the excess. Null where the whole revenue is taxed as in any other company, from January or the
   * opening on, and where a lorry driver's freight is not told apart.
   */
  readonly tax: Exact | null;
}

/** The parts of the DAS of a month, unrounded; the last two are in it from 2027 on. */
export interface MeiMonth {
  readonly inss: Exact;
  readonly icms: Exact;
  readonly iss: Exact;
  readonly cbs: Exact | null;
  readonly ibs: Exact | null;
  /** The sum, rounded. */
  readonly das: Exact;
}

/** The DAS of a month; the minimum wage in BRL. */
export function meiMonth(
  table: MeiTable,
  { inss: percent }: MeiKind,
  activity: MeiActivity,
  minimumWage: number,
  wageSource?: Source,
): MeiMonth {
  const pays = table.atividades[activity];
  const inss = percentOf(exact(minimumWage, 'salarioMinimo', wageSource), percent, 'aliquota', table);
  const [icms, iss] = [
    pays.icms ? exact(table.icms, 'icms', table) : zero,
    pays.iss ? exact(table.iss, 'iss', table) : zero,
  ];
  const since2027 = (amount: number | undefined, name: string) =>
    amount === undefined ? null : exact(amount, name, table);
  const [cbs, ibs] = [since2027(table.cbs, 'cbs'), since2027(table.ibs, 'ibs')];
  return { inss, icms, iss, cbs, ibs, das: roundTo(sum(inss, icms, iss, cbs ?? zero, ibs ?? zero)) };
}

/** Gives the limit of a year in which the company is open for `months` months. */
export function meiLimit(kind: MeiKind, months: number): Exact {
  return share(exact(kind.limite, 'limite', kind), months, 12);
}

/** Finds the consequence of a revenue that exceeds the limit of its period. */
export function meiExcess(
  { atividades, tolerancia }: MeiTable,
  activity: MeiActivity,
  limit: Exact,
  revenue: Exact,
  freight: Freight | null = null,
): MeiExcess {
  const excess = notNegative(minus(revenue, limit));
  if (compare(revenue, limit) <= 0) return { situation: 'dentro', excess, tax: zero };
  if (compare(revenue, percentOf(limit, 100 + tolerancia)) > 0) {
    return { situation: 'excesso-acima-20', excess, tax: null };
  }
  const tax =
    freight && activity !== 'industria'
      ? freightTax(activity, excess, revenue, freight.intercity)
      : roundTo(percentOf(excess, atividades[activity].excesso, 'aliquota', atividades[activity]));
  return { situation: 'excesso-ate-20', excess, tax };
}

/** The revenue of a lorry driver: of freight between municipalities or states, where it was sent. */
export interface Freight {
  readonly intercity: Exact | null;
}

/**
 * First rates of a lorry driver (LC 123/2006, art. 18, § 5º-E): Anexo III without ISS, 3.99, plus the ICMS of Anexo I,
 * 1.36, for freight that leaves the municipality; Anexo III for the rest.
 */
const INTERCITY_FREIGHT = 5.35;
const CITY_FREIGHT = 6;

/** The tax on the excess of a lorry driver; null where the shares of both kinds of freight are not known. */
function freightTax(
  activity: Exclude<MeiActivity, 'industria'>,
  excess: Exact,
  revenue: Exact,
  intercity: Exact | null,
): Exact | null {
  const at = (base: Exact, rate: number) =>
    percentOf(base, rate, 'aliquota', 'LC nº 123/2006, art. 18, § 5º-E');
  if (activity === 'comercio') return roundTo(at(excess, INTERCITY_FREIGHT));
  if (activity === 'servicos') return roundTo(at(excess, CITY_FREIGHT));
  if (!intercity) return null;
  const left = over(times(excess, intercity), revenue);
  return roundTo(plus(at(left, INTERCITY_FREIGHT), at(minus(excess, left), CITY_FREIGHT)));
}
