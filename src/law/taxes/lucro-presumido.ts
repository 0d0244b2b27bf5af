/**
 * Taxes of a quarter on presumed profit (Lei 9.249/1995, arts. 3º, 15 and 20; Lei 9.430/1996, arts. 25 and 29;
 * Lei 9.718/1998, arts. 2º to 4º and 8º). Bases are exact; each tax is rounded to the cent.
 */
import {
  compare,
  type Exact,
  exact,
  isPositive,
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

export const presumedActivities = [
  'comercio',
  'industria',
  'transporte-cargas',
  'servicos-hospitalares',
  'construcao-com-material',
  'imobiliaria',
  'revenda-combustiveis',
  'transporte-passageiros',
  'servicos-ate-120-mil',
  'servicos',
  'intermediacao',
  'locacao',
  'construcao-sem-material',
] as const;

export type PresumedActivity = (typeof presumedActivities)[number];

export interface PresumedRates {
  /** Percent of the revenue that is presumed to be profit. */
  readonly irpj: number;
  readonly csll: number;
  /** The local tax on the revenue, if any. */
  readonly local: 'iss' | 'icms' | null;
  /** True when PIS and Cofins were paid at an earlier stage of the chain. */
  readonly monofasico?: true;
}

/** The raised presumption on the revenue above a limit (LC 224/2025, art. 4º, §§ 4º and 5º). */
export interface PresumptionRise {
  /** BRL a quarter. */
  readonly limite: number;
  /** Percent of the presumption itself. */
  readonly acrescimo: number;
  /** The quarter of the year from which the base of each tax counts it. */
  readonly desde: { readonly irpj: number; readonly csll: number };
}

export interface PresumedTable {
  readonly atividades: Readonly<Record<PresumedActivity, PresumedRates>>;
  /** Percent. */
  readonly irpj: number;
  readonly csll: number;
  readonly pis: number;
  readonly cofins: number;
  /** Percent of the base above an amount in BRL for each month. */
  readonly adicional: { readonly aliquota: number; readonly porMes: number };
  /** The greatest revenue of a year, in BRL. */
  readonly limite: number;
  readonly lc224: PresumptionRise | null;
  /**
   * How CBS and IBS are charged: invoices show their test rates, or they are due on top of the price (LC 214/2025,
   * arts. 343 to 347).
   */
  readonly cbsIbs: 'teste' | 'por-fora' | null;
}

export interface ActivityRevenue {
  readonly atividade: PresumedActivity;
  readonly valor: Exact;
}

export interface PresumedQuarter {
  /** 1–4 */
  readonly trimestre: number;
  readonly receitas: readonly ActivityRevenue[];
  /** Revenue of the earlier quarters in activity, oldest first; the last one is of the quarter before. */
  readonly anteriores: readonly Exact[];
  /** Gains and financial income, which enter the bases whole. */
  readonly outras: Exact;
  /** Months active. */
  readonly meses: number;
  /** Percent. */
  readonly aliquotaIss: number;
  readonly aliquotaIcms: number;
}

/** How the revenue of a quarter compares with the limit of the raised presumption. */
export interface Rise {
  /** Limit of this quarter: its own, and what the earlier ones left of theirs. */
  readonly limit: Exact;
  readonly excess: Exact;
  /** True when the earlier quarters of a closed year were raised by more than the year exceeds its limit. */
  readonly recoverable: boolean;
}

export interface PresumedItem {
  readonly rates: PresumedRates;
  /** The part of the revenue with the raised presumption, for IRPJ. */
  readonly raised: Exact;
  readonly irpj: Exact;
  readonly csll: Exact;
}

export interface PresumedTaxes {
  readonly total: Exact;
  readonly items: readonly PresumedItem[];
  readonly irpjBase: Exact;
  readonly csllBase: Exact;
  /** The revenue of small services that passed the limit of the lower presumption; null within it. */
  readonly passed: SmallServicesPassed | null;
  /** Null where the law does not raise the presumption. */
  readonly rise: { readonly irpj: Rise; readonly csll: Rise } | null;
  /** Rounded. */
  readonly taxes: Readonly<Record<PresumedTax, Exact>>;
}

export type PresumedTax =
  | 'irpj'
  | 'irpj-adicional'
  | 'irpj-diferenca'
  | 'csll'
  | 'pis'
  | 'cofins'
  | 'iss'
  | 'icms';

/** The codes of a total in which CBS and IBS are not, though they are due. */
export function warningsOnTop({ cbsIbs }: Pick<PresumedTable, 'cbsIbs'>): string[] {
  return cbsIbs === 'por-fora' ? ['cbs-ibs-por-fora'] : [];
}

/** Revenue of a year up to which services are presumed at 16 % (Lei 9.250/1995, art. 40; IN RFB 1.700/2017, art. 33, §§ 7º to 9º). */
const SMALL_SERVICES_LIMIT = 120_000;

export interface SmallServicesPassed {
  /** Revenue of the earlier quarters, presumed at half of what is due; null where other activities hide its share. */
  readonly toCorrect: Exact | null;
}

/** True if small services passed the limit of the year in this quarter or before it. */
function smallServicesPassed(
  { receitas, anteriores }: PresumedRevenue,
  total: Exact,
): SmallServicesPassed | null {
  const limit = exact(SMALL_SERVICES_LIMIT, 'limite', 'Lei nº 9.250/1995, art. 40');
  const before = sum(...anteriores);
  const isSmall = ({ atividade }: ActivityRevenue) => atividade === 'servicos-ate-120-mil';
  if (!receitas.some(isSmall) || compare(plus(before, total), limit) <= 0) return null;
  if (compare(before, limit) > 0 || !isPositive(before)) return { toCorrect: zero };
  return { toCorrect: receitas.every(isSmall) ? before : null };
}

/** The facts that decide the presumed profit of a quarter. */
type PresumedRevenue = Pick<PresumedQuarter, 'trimestre' | 'receitas' | 'anteriores' | 'outras'>;

export type PresumedBases = Pick<
  PresumedTaxes,
  'total' | 'items' | 'irpjBase' | 'csllBase' | 'passed' | 'rise'
>;

/** The presumed profit of a quarter, unrounded. */
export function presumedBases(table: PresumedTable, quarter: PresumedRevenue): PresumedBases {
  const { receitas, outras } = quarter;
  const total = sum(...receitas.map(({ valor }) => valor));
  const rise = table.lc224 && {
    irpj: riseOf(table.lc224, table.lc224.desde.irpj, quarter, total),
    csll: riseOf(table.lc224, table.lc224.desde.csll, quarter, total),
  };
  const passed = smallServicesPassed(quarter, total);
  const items = receitas.map(({ atividade, valor }) => {
    const isRaisedToServices = passed && atividade === 'servicos-ate-120-mil';
    const rates = table.atividades[isRaisedToServices ? 'servicos' : atividade];
    const shareAbove = (excess: Exact) => (isPositive(total) ? over(times(excess, valor), total) : zero);
    const raisedRate = (excess: Exact | undefined) =>
      excess && table.lc224
        ? plus(valor, percentOf(shareAbove(excess), table.lc224.acrescimo, 'acrescimo', table))
        : valor;
    const base = (percent: number, excess: Exact | undefined) =>
      percentOf(raisedRate(excess), percent, 'presuncao', table);
    return {
      rates,
      raised: shareAbove(rise?.irpj.excess ?? zero),
      irpj: base(rates.irpj, rise?.irpj.excess),
      csll: base(rates.csll, rise?.csll.excess),
    };
  });
  return {
    total,
    items,
    irpjBase: sum(outras, ...items.map(({ irpj }) => irpj)),
    csllBase: sum(outras, ...items.map(({ csll }) => csll)),
    passed,
    rise,
  };
}

/** The taxes on a presumed profit of so many months, unrounded. */
export function presumedOn(
  table: PresumedTable,
  { irpjBase, csllBase }: Pick<PresumedBases, 'irpjBase' | 'csllBase'>,
  months: number,
) {
  const untaxed = exact(table.adicional.porMes * months);
  return {
    irpj: percentOf(irpjBase, table.irpj, 'aliquota', table),
    'irpj-adicional': percentOf(
      notNegative(minus(irpjBase, untaxed)),
      table.adicional.aliquota,
      'aliquota',
      table,
    ),
    csll: percentOf(csllBase, table.csll, 'aliquota', table),
  };
}

/** Everything due of a quarter. */
export function presumedTaxes(table: PresumedTable, quarter: PresumedQuarter): PresumedTaxes {
  const { receitas, meses, aliquotaIss, aliquotaIcms } = quarter;
  const bases = presumedBases(table, quarter);
  const { passed } = bases;
  const onProfit = presumedOn(table, bases, meses);

  const revenueWhere = (isMeant: (rates: PresumedRates) => boolean) =>
    sum(
      ...receitas.filter(({ atividade }) => isMeant(table.atividades[atividade])).map(({ valor }) => valor),
    );
  const goods = revenueWhere(({ local }) => local === 'icms');
  const taxedGoods = revenueWhere(({ local, monofasico }) => local === 'icms' && !monofasico);
  // STF, Tema 69; IN RFB 2.121/2022, art. 26: ICMS does not count as revenue.
  const turnover = minus(
    revenueWhere(({ monofasico }) => !monofasico),
    percentOf(taxedGoods, aliquotaIcms, 'aliquotaIcms'),
  );
  const due = (base: Exact, percent: number, source?: Source) =>
    roundTo(percentOf(base, percent, 'aliquota', source));
  return {
    ...bases,
    taxes: {
      irpj: roundTo(onProfit.irpj),
      'irpj-adicional': roundTo(onProfit['irpj-adicional']),
      'irpj-diferenca': passed?.toCorrect
        ? due(
            percentOf(passed.toCorrect, table.atividades['servicos-ate-120-mil'].irpj, 'presuncao', table),
            table.irpj,
            table,
          )
        : zero,
      csll: roundTo(onProfit.csll),
      pis: due(turnover, table.pis, table),
      cofins: due(turnover, table.cofins, table),
      iss: due(
        revenueWhere(({ local }) => local === 'iss'),
        aliquotaIss,
      ),
      icms: due(goods, aliquotaIcms),
    },
  };
}

/**
 * The excess of a quarter over its limit (IN RFB 2.305/2025, art. 15, by IN RFB 2.306/2026). What a quarter leaves
 * unused adds to the next one's limit, so that the last quarter settles the year: its limit is that of all quarters in
 * activity, less the revenue before it, plus the excess already taxed.
 */
function riseOf(
  rule: PresumptionRise,
  since: number,
  { trimestre, anteriores }: PresumedRevenue,
  current: Exact,
): Rise {
  const { limite } = rule;
  const first = trimestre - anteriores.length;
  const counted = anteriores.filter((_, i) => first + i >= since);
  const own = exact(limite, 'limite', rule);
  let limit = own;
  let taxed = zero;
  for (const revenue of counted) {
    taxed = plus(taxed, notNegative(minus(revenue, limit)));
    limit = plus(own, notNegative(minus(limit, revenue)));
  }
  if (trimestre < since) return { limit, excess: zero, recoverable: false };
  const yearExcess = minus(sum(current, ...counted), share(own, counted.length + 1));
  return {
    limit,
    excess: notNegative(minus(current, limit)),
    recoverable: trimestre === 4 && compare(taxed, notNegative(yearExcess)) > 0,
  };
}
