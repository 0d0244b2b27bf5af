/**
 * The year of a company as the comparison of tax regimes sees it: revenue by activity, payroll and purchases, and the
 * taxes that do not depend on the regime.
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
import { type ChargeOptions, chargeRates, type Regime } from '../payroll/charges.ts';
import { type PresumedActivity, presumedActivities } from './lucro-presumido.ts';
import type { AnnexName } from './simples-nacional.ts';

export const comparedRegimes = [
  'mei',
  'simples',
  'simples-hibrido',
  'lucro-presumido',
  'lucro-real',
] as const;

export type ComparedRegime = (typeof comparedRegimes)[number];

export type ComparedActivity = Exclude<PresumedActivity, 'servicos-ate-120-mil'>;

export const comparedActivities = presumedActivities.filter(
  (name): name is ComparedActivity => name !== 'servicos-ate-120-mil',
);

/** The codes of the lines, in the order of the answers. */
export const lineCodes = [
  'irpj',
  'irpj-adicional',
  'csll',
  'pis',
  'cofins',
  'cbs',
  'ibs',
  'cpp',
  'ipi',
  'icms',
  'iss',
  'das-mei',
  'inss-patronal',
  'rat',
  'terceiros',
  'fgts',
] as const;

export type LineCode = (typeof lineCodes)[number];

/** Unrounded amounts, in BRL of the year; a line that is not there is 0. */
export type Lines = { readonly [Code in LineCode]?: Exact };

export interface ComparedRevenue {
  readonly atividade: ComparedActivity;
  readonly valor: Exact;
  readonly anexo: AnnexName | 'fator-r';
  /** Percent of CBS and IBS that are not charged. */
  readonly reducao: number;
  /** True where an earlier stage paid the ICMS. */
  readonly substituicaoIcms: boolean;
  /** True where an earlier stage paid PIS and Cofins. */
  readonly monofasico: boolean;
  /** True where the city charges an ISS that does not depend on the revenue. */
  readonly issFixo: boolean;
  /** True where the client withholds the ISS. */
  readonly issRetido: boolean;
}

/** Amounts in BRL of the year, rates in percent. */
export interface CompanyYear {
  readonly receitas: readonly ComparedRevenue[];
  readonly folha: Exact;
  readonly proLabore: Exact;
  readonly cpp12: Exact;
  readonly compras: Exact;
  readonly despesasComCredito: Exact;
  readonly outrasDespesas: Exact;
  /** The profit before IRPJ and CSLL in lucro real; null where the costs tell it. */
  readonly lucro: Exact | null;
  readonly aliquotaIcms: number;
  readonly aliquotaIcmsCompras: number;
  readonly aliquotaIss: number;
  /** The ISS of all revenues with `issFixo`. */
  readonly valorIssFixo: Exact;
  /** True where it is the same outside of the Simples. */
  readonly issFixoForaDoSimples: boolean;
  readonly rat: number;
  readonly fap: number;
  readonly terceiros: number;
  /** Part of CBS and IBS by which the price rises, from 0 to 1. */
  readonly repasse: Exact;
  readonly empregados: number;
  readonly socios: number;
  readonly meiPermitido: boolean;
  readonly simplesPermitido: boolean;
  readonly obrigadoLucroReal: boolean;
}

const GOODS: ReadonlySet<ComparedActivity> = new Set(['comercio', 'industria']);
const TRANSPORT: ReadonlySet<ComparedActivity> = new Set(['transporte-cargas', 'transporte-passageiros']);
const SERVICES: ReadonlySet<ComparedActivity> = new Set([
  'servicos',
  'intermediacao',
  'servicos-hospitalares',
  'construcao-com-material',
  'construcao-sem-material',
]);

export const isTransport = (activity: ComparedActivity) => TRANSPORT.has(activity);

export const isGoods = (activity: ComparedActivity) => GOODS.has(activity);

/** True if an activity pays ICMS: that of fuels was paid at an earlier stage. */
export const paysIcms = (activity: ComparedActivity) => isGoods(activity) || isTransport(activity);

export const paysIss = (activity: ComparedActivity) => SERVICES.has(activity);

export const isFuel = (activity: ComparedActivity) => activity === 'revenda-combustiveis';

/** True if the company itself pays the ICMS on a revenue. */
export const owesIcms = ({
  atividade,
  substituicaoIcms,
}: Pick<ComparedRevenue, 'atividade' | 'substituicaoIcms'>) => paysIcms(atividade) && !substituicaoIcms;

/** True if an earlier stage paid PIS and Cofins on a revenue. */
export const isSinglePhase = ({ atividade, monofasico }: ComparedRevenue) => isFuel(atividade) || monofasico;

export const isIndustry = (activity: ComparedActivity) => activity === 'industria';

/** The sum of some revenues. */
export function revenueWhere(
  { receitas }: Pick<CompanyYear, 'receitas'>,
  isMeant: (revenue: ComparedRevenue) => boolean = () => true,
): Exact {
  return sum(...receitas.filter(isMeant).map(({ valor }) => valor));
}

/** The ICMS and the ISS on one revenue, which leave the bases of the federal taxes. */
export function localTaxesOf(
  company: CompanyYear,
  revenue: ComparedRevenue,
  isFixed: boolean = company.issFixoForaDoSimples,
): Exact {
  return plus(
    owesIcms(revenue) ? percentOf(revenue.valor, company.aliquotaIcms) : zero,
    issOf(company, revenue, isFixed),
  );
}

/** The ISS of one revenue outside of the DAS; each has its part of the fixed one, where that counts. */
export function issOf(
  company: CompanyYear,
  { atividade, valor, issFixo }: ComparedRevenue,
  isFixed: boolean,
): Exact {
  if (!paysIss(atividade)) return zero;
  if (!isFixed || !issFixo) return percentOf(valor, company.aliquotaIss);
  return times(
    company.valorIssFixo,
    over(
      valor,
      revenueWhere(company, ({ issFixo }) => issFixo),
    ),
  );
}

/** ICMS, less that of the purchases, and ISS of the year that are not in a DAS. */
export function localLines(company: CompanyYear, isFixed: boolean = company.issFixoForaDoSimples): Lines {
  const debit = percentOf(revenueWhere(company, owesIcms), company.aliquotaIcms);
  const credit = percentOf(company.compras, company.aliquotaIcmsCompras);
  return {
    icms: notNegative(minus(debit, credit)),
    iss: sum(...company.receitas.map((revenue) => issOf(company, revenue, isFixed))),
  };
}

/** Purchases that give credit of PIS and Cofins, or of CBS and IBS: without the ICMS of goods. */
export function creditBase({ compras, despesasComCredito, aliquotaIcmsCompras }: CompanyYear): Exact {
  return plus(minus(compras, percentOf(compras, aliquotaIcmsCompras)), despesasComCredito);
}

/** The charges on the payroll. The contribution on the pay of partners is the company's too, but for a MEI. */
export function payrollLines(company: CompanyYear, regime: Regime, part: Exact = exact(1)): Lines {
  const { folha, proLabore, rat, fap, terceiros } = company;
  const options: ChargeOptions = { regime, rat, fap, terceiros };
  const rates = chargeRates(options);
  const of = (base: Exact, rate: Exact) => times(atRate(base, rate), part);
  return {
    'inss-patronal': of(regime === 'mei' ? folha : plus(folha, proLabore), rates.patronal),
    rat: of(folha, rates.rat),
    terceiros: of(folha, rates.terceiros),
    fgts: atRate(folha, rates.fgts),
  };
}

/** So many percent of an amount. */
export const atRate = (base: Exact, percent: Exact) => share(times(base, percent), 1, 100);

/** Adds lines of the same codes. */
export function addLines(...all: readonly Lines[]): Lines {
  const added: { [Code in LineCode]?: Exact } = {};
  for (const lines of all) {
    for (const code of lineCodes) {
      const value = lines[code];
      if (value) added[code] = plus(added[code] ?? zero, value);
    }
  }
  return added;
}

/** The lines that are not 0, rounded once for the year, in the order of the answers. */
export function roundedLines(lines: Lines): (readonly [LineCode, Exact])[] {
  return lineCodes.flatMap((code) => {
    const value = roundTo(lines[code] ?? zero);
    return isPositive(value) ? [[code, value] as const] : [];
  });
}

export function totalOf(lines: Lines): Exact {
  return sum(...Object.values(lines));
}

export const isAbove = (value: Exact, limit: number) => compare(value, exact(limit)) > 0;
