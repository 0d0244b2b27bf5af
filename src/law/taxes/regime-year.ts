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

/** Tells whether a revenue pays ICMS: that of fuels was paid at an earlier stage. */
export const paysIcms = (activity: ComparedActivity) => GOODS.has(activity) || isTransport(activity);

export const paysIss = (activity: ComparedActivity) => SERVICES.has(activity);

export const isFuel = (activity: ComparedActivity) => activity === 'revenda-combustiveis';

export const isIndustry = (activity: ComparedActivity) => activity === 'industria';

/** The sum of some revenues. */
export function revenueWhere(
  { receitas }: Pick<CompanyYear, 'receitas'>,
  isMeant: (activity: ComparedActivity) => boolean = () => true,
): Exact {
  return sum(...receitas.filter(({ atividade }) => isMeant(atividade)).map(({ valor }) => valor));
}

/** The ICMS and the ISS on one revenue, which leave the bases of the federal taxes. */
export function localTaxesOf(company: CompanyYear, { atividade, valor }: ComparedRevenue): Exact {
  if (paysIcms(atividade)) return percentOf(valor, company.aliquotaIcms);
  return paysIss(atividade) ? percentOf(valor, company.aliquotaIss) : zero;
}

/** ICMS, less that of the purchases, and ISS of the year outside of the Simples. */
export function localLines(company: CompanyYear): Lines {
  const debit = percentOf(revenueWhere(company, paysIcms), company.aliquotaIcms);
  const credit = percentOf(company.compras, company.aliquotaIcmsCompras);
  return {
    icms: notNegative(minus(debit, credit)),
    iss: percentOf(revenueWhere(company, paysIss), company.aliquotaIss),
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
