/** The taxes of a steady month of a service company on its revenue, by the way in which it is taxed. */
import { type Exact, percentOf, roundTo, share, sum, zero } from '../../lib/numbers/exact.ts';
import { annexByFactorR, factorR, type FactorRTable } from './fator-r.ts';
import { presumedTaxes, type PresumedTable } from './lucro-presumido.ts';
import { meiMonth, type MeiTable } from './mei.ts';
import { type AnnexName, dasOf, isAboveSublimit, type SimplesTable } from './simples-nacional.ts';

export type CompanyRegime = 'fator-r' | AnnexName | 'lucro-presumido' | 'mei';

export interface CompanyTables {
  readonly minimumWage: { readonly value: number };
  readonly simples: { readonly value: SimplesTable };
  readonly factorR: { readonly value: FactorRTable };
  readonly presumed: { readonly value: PresumedTable };
  readonly mei: { readonly value: MeiTable };
}

export interface CompanyMonth {
  /** Null outside the Simples, and for a MEI. */
  readonly annex: AnnexName | null;
  /** Rounded. */
  readonly taxes: Exact;
  /** Percent of the pro-labore that the company contributes in addition to these taxes (Lei 8.212/1991, art. 22, III). */
  readonly cppRate: number;
}

export interface CompanyInput {
  /** Revenue of a month, the same in each month of the year. */
  readonly revenue: Exact;
  /** Wages with charges, and pro-labore, of a month, the same in each month of the year. */
  readonly payroll: Exact;
  /** Percent. */
  readonly aliquotaIss: number;
}

/** Percent of the pay of partners and other individual contributors (Lei 8.212/1991, art. 22, III). */
export const CPP_RATE = 20;

/** Computes the company's contribution, at that percent of a pro-labore, rounded. */
export function cppOf(percent: number, proLabore: Exact): Exact {
  return roundTo(percentOf(proLabore, percent, 'cppAliquota', 'Lei nº 8.212/1991, art. 22, III'));
}

/** The greatest yearly revenue, BRL. */
export function revenueLimit(
  { simples, presumed, mei }: Omit<CompanyTables, 'minimumWage' | 'factorR'>,
  regime: CompanyRegime,
): number {
  if (regime === 'mei') return mei.value.comum.limite;
  return regime === 'lucro-presumido' ? presumed.value.limite : simples.value.limite;
}

/** The taxes of a month. In the Simples, the revenue must be within its limit. */
export function companyMonth(
  tables: CompanyTables,
  regime: CompanyRegime,
  { revenue, payroll, aliquotaIss }: CompanyInput,
): CompanyMonth {
  if (regime === 'mei') return { annex: null, taxes: dasOfMei(tables), cppRate: 0 };
  if (regime === 'lucro-presumido') {
    return {
      annex: null,
      taxes: presumedMonth(tables.presumed.value, revenue, aliquotaIss),
      cppRate: CPP_RATE,
    };
  }
  const annex =
    regime === 'fator-r'
      ? annexByFactorR(tables.factorR.value, factorR(tables.factorR.value, payroll, revenue))
      : regime;
  const revenue12 = share(revenue, 12);
  const localOutside = isAboveSublimit(tables.simples.value, revenue12);
  const { total } = dasOf(tables.simples.value, { annex, revenue12, localOutside }, revenue);
  return { annex, taxes: total, cppRate: annex === 'IV' ? CPP_RATE : 0 };
}

/** The DAS of a MEI of services. */
function dasOfMei({ minimumWage, mei }: CompanyTables): Exact {
  return meiMonth(mei.value, mei.value.comum, 'servicos', minimumWage.value, minimumWage).das;
}

/**
 * A third of the second quarter in a year whose months are equal: the first one, of the same revenue, leaves nothing of its
 * limit that this one needs.
 */
function presumedMonth(table: PresumedTable, revenue: Exact, aliquotaIss: number): Exact {
  const quarter = share(revenue, 3);
  const { taxes } = presumedTaxes(table, {
    trimestre: 2,
    receitas: [{ atividade: 'servicos', valor: quarter }],
    anteriores: [],
    outras: zero,
    meses: 3,
    aliquotaIss,
    aliquotaIcms: 0,
  });
  return roundTo(share(sum(...Object.values(taxes)), 1, 3));
}
