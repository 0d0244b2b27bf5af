/** A year of a steady company under each tax regime, by the rules of the calculators of the single regimes. */
import {
  type Exact,
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
import { annexByFactorR, factorR, type FactorRTable } from './fator-r.ts';
import { presumedBases, presumedOn, type PresumedTable } from './lucro-presumido.ts';
import { profitTaxes, type RealProfitTable } from './lucro-real.ts';
import { type MeiActivity, meiMonth, type MeiTable } from './mei.ts';
import {
  type ConsumptionRates,
  noRegularTaxes,
  type RegularTaxes,
  regularTaxes,
} from './regime-consumption.ts';
import {
  addLines,
  type CompanyYear,
  type ComparedActivity,
  type ComparedRevenue,
  creditBase,
  isSinglePhase,
  issOf,
  isTransport,
  type Lines,
  localLines,
  localTaxesOf,
  owesIcms,
  payrollLines,
  paysIcms,
  revenueWhere,
  totalOf,
} from './regime-year.ts';
import {
  type AnnexName,
  dasOf,
  isAboveSublimit,
  type RevenueNature,
  type SimplesTable,
  type SimplesTax,
} from './simples-nacional.ts';

export interface RegimeTables {
  readonly mei: MeiTable;
  readonly minimumWage: number;
  readonly simples: SimplesTable;
  readonly factorR: FactorRTable;
  readonly presumed: PresumedTable;
  readonly real: RealProfitTable;
  /** CBS and IBS of the year; null in those that have PIS and Cofins. */
  readonly consumption: ConsumptionRates | null;
}

/** The taxes of a year in one regime. */
export interface RegimeYear {
  readonly lines: Lines;
  /** Amount by which the revenue rises with CBS and IBS, unrounded. */
  readonly passedOn: Exact;
  /** CBS and IBS that clients may take as credit; null where they may none. */
  readonly credits: readonly Exact[] | null;
  /** The annex of each revenue, and the DAS, in the Simples. */
  readonly annexes?: readonly AnnexName[];
  readonly das?: Exact;
  /** The profit in lucro real, unrounded; null in the others. */
  readonly profit?: Exact;
  /** True where LC 224/2025 raises the presumed profit. */
  readonly raised?: boolean;
}

const QUARTERS = 4;
const MONTHS = 12;

/** The DAS of a MEI of the company's activities (LC 123/2006, art. 18-A). */
export function meiYear(company: CompanyYear, tables: RegimeTables): RegimeYear {
  const kind = meiKind(company, tables.mei);
  const { das } = meiMonth(tables.mei, kind, meiActivity(company), tables.minimumWage);
  return {
    lines: addLines({ 'das-mei': share(das, MONTHS) }, payrollLines(company, 'mei')),
    passedOn: zero,
    credits: null,
  };
}

export function meiKind({ receitas }: CompanyYear, table: MeiTable) {
  const isLorry = receitas.every(({ atividade }) => atividade === 'transporte-cargas');
  return (isLorry && table.caminhoneiro) || table.comum;
}

function meiActivity({ receitas }: CompanyYear): MeiActivity {
  const hasIcms = receitas.some(({ atividade }) => paysIcms(atividade));
  if (receitas.every(({ atividade }) => paysIcms(atividade))) return 'comercio';
  return hasIcms ? 'comercio-servicos' : 'servicos';
}

/** Percent: wages with the FGTS, the pay of partners and the contribution over the revenue of the year. */
export function factorOf(company: CompanyYear, table: FactorRTable): Exact {
  return factorR(table, factorPayroll(company), revenueWhere(company));
}

/** The payroll of the factor (LC 123/2006, art. 18, § 24): FGTS is 8 % of the wages. */
export function factorPayroll({ folha, proLabore, cpp12 }: CompanyYear): Exact {
  return sum(percentOf(folha, 108), proLabore, cpp12);
}

/** How to compute the year in the Simples. */
export interface SimplesRule {
  readonly hybrid: boolean;
  /** The annex of the revenues that factor r places; by the company's own factor when absent. */
  readonly annex?: 'III' | 'V';
}

/** The DAS of the year, as one month whose 12 months before are the year, and what is paid outside of it. */
export function simplesYear(company: CompanyYear, tables: RegimeTables, rule: SimplesRule): RegimeYear {
  const { simples: table, consumption } = tables;
  const revenue = revenueWhere(company);
  const byFactor = rule.annex ?? annexByFactorR(tables.factorR, factorOf(company, tables.factorR));
  const regular = (rule.hybrid && table.hibrido) || [];
  const passes = isAboveSublimit(table, revenue);
  const items = company.receitas.map((one) => {
    const { annex, nature, outside } = placeIn(table, one, byFactor);
    const rated = { annex, nature, revenue12: revenue, localOutside: passes };
    return {
      one,
      annex,
      das: dasOf(table, rated, one.valor, [...outside, ...paidElsewhere(table, one), ...regular]),
    };
  });
  const dasLines = addLines(...items.map(({ das }) => Object.fromEntries(das.taxes)));
  const inFourth = sum(...items.filter(({ annex }) => annex === 'IV').map(({ one }) => one.valor));
  const payroll = isPositive(inFourth)
    ? payrollLines(company, 'simples-anexo-iv', over(inFourth, revenue))
    : payrollLines(company, 'simples');
  // Above the sublimit ICMS and ISS are those of any company; within it, those of the DAS leave the base.
  const localOf = (one: ComparedRevenue) => {
    if (passes) return localTaxesOf(company, one, true);
    const { das } = items.find((item) => item.one === one) as (typeof items)[number];
    return sum(das.taxes.get('icms') ?? zero, das.taxes.get('iss') ?? zero, fixedIss(one));
  };
  const fixedIss = (one: ComparedRevenue) => (one.issFixo ? issOf(company, one, true) : zero);
  const withheld = items.flatMap(({ one, das }) => (one.issRetido ? (das.taxes.get('iss') ?? []) : []));
  const onTop =
    consumption && (rule.hybrid || passes)
      ? regularTaxes(company, { rates: consumption, ibsAlone: !rule.hybrid, localTaxes: localOf })
      : noRegularTaxes;
  return {
    lines: addLines(
      dasLines,
      onTop.lines,
      payroll,
      passes ? localLines(company, true) : { iss: sum(...company.receitas.map(fixedIss)) },
    ),
    passedOn: onTop.passedOn,
    credits: [dasLines.cbs ?? zero, dasLines.ibs ?? zero, ...creditsOf(onTop)],
    annexes: items.map(({ annex }) => annex),
    // The client pays what it withholds, as it would have been in the DAS (LC 123/2006, art. 21, § 4º).
    das: minus(totalOf(dasLines), sum(...withheld)),
  };
}

const creditsOf = ({ debits }: RegularTaxes) => [roundTo(debits.cbs), roundTo(debits.ibs)];

/** The taxes of a revenue that an earlier stage or another bill paid. */
const paidElsewhere = (
  { segregacao }: SimplesTable,
  { substituicaoIcms, monofasico, issFixo }: ComparedRevenue,
): readonly SimplesTax[] => [
  ...(substituicaoIcms ? segregacao.substituicaoIcms : []),
  ...(monofasico ? segregacao.monofasico : []),
  ...(issFixo ? (['iss'] as const) : []),
];

interface Place {
  readonly annex: AnnexName;
  readonly nature: RevenueNature;
  readonly outside: readonly SimplesTax[];
}

/** The annex of a revenue, and the taxes of it that were paid at an earlier stage. */
function placeIn(table: SimplesTable, { atividade, anexo }: ComparedRevenue, byFactor: 'III' | 'V'): Place {
  const since2027 = table.hibrido !== null;
  const at = (annex: AnnexName, nature: RevenueNature = 'padrao', outside: readonly SimplesTax[] = []) => ({
    annex,
    nature,
    outside,
  });
  if (isTransport(atividade)) return at('III', 'transporte-comunicacao');
  switch (atividade) {
    case 'comercio':
      return at('I');
    case 'industria':
      return at(since2027 ? 'I' : 'II');
    case 'revenda-combustiveis':
      return at('I', 'padrao', ['icms', ...table.segregacao.monofasico]);
    case 'locacao':
      return at('III', 'locacao-bens-moveis');
    case 'construcao-com-material':
    case 'construcao-sem-material':
      return at('IV');
    default:
      return at(anexo === 'fator-r' ? byFactor : anexo);
  }
}

/**
 * Four equal quarters on presumed profit, with the rise of LC 224/2025. The profit is presumed of the whole revenue, CBS and
 * IBS inside of it included where the price does not rise by them. No act was found that says whether they are gross
 * revenue: Decreto-Lei 1.598/1977, art. 12, § 4º, leaves out taxes that the seller charges apart as a depositary, § 5º takes
 * in those on the sale, and STJ, Tema 1.240, keeps the ISS in. This is the dearer reading. By the other IRPJ and CSLL are
 * some 7 or 8 % less in 2027, which shows when the price is sent without CBS and IBS, and they are passed on whole.
 */
export function presumedYear(company: CompanyYear, tables: RegimeTables): RegimeYear {
  const table = tables.presumed;
  const receitas = company.receitas.map(({ atividade, valor }) => ({
    atividade,
    valor: share(valor, 1, QUARTERS),
  }));
  const quarter = share(revenueWhere(company), 1, QUARTERS);
  const bases = Array.from({ length: QUARTERS }, (_, i) =>
    presumedBases(table, {
      trimestre: i + 1,
      receitas,
      anteriores: Array.from({ length: i }, () => quarter),
      outras: zero,
    }),
  );
  const onProfit = bases.map((base) => presumedOn(table, base, MONTHS / QUARTERS));
  const total = (of: 'irpj' | 'irpj-adicional' | 'csll') => sum(...onProfit.map((due) => due[of]));
  const turnover = minus(
    revenueWhere(company, (revenue) => !isSinglePhase(revenue)),
    percentOf(
      revenueWhere(company, (revenue) => owesIcms(revenue) && !isSinglePhase(revenue)),
      company.aliquotaIcms,
    ),
  );
  const onTop = regularOf(company, tables);
  return {
    lines: addLines(
      { irpj: total('irpj'), 'irpj-adicional': total('irpj-adicional'), csll: total('csll') },
      tables.consumption
        ? onTop.lines
        : { pis: percentOf(turnover, table.pis), cofins: percentOf(turnover, table.cofins) },
      localLines(company),
      payrollLines(company, 'lucro-presumido'),
    ),
    passedOn: onTop.passedOn,
    credits: creditsOf(onTop),
    raised: bases.some(({ rise }) => rise && [rise.irpj, rise.csll].some(({ excess }) => isPositive(excess))),
  };
}

/** The year by the books, with the profit that follows from the costs or that the caller sends. */
export function realYear(company: CompanyYear, tables: RegimeTables): RegimeYear {
  const onTop = regularOf(company, tables);
  const others = realLinesBesideProfit(company, tables);
  const profit = company.lucro ?? minus(realProfitOfNoCosts(company, tables), toldCosts(company));
  return {
    lines: addLines(profitLines(tables.real, profit), others),
    passedOn: onTop.passedOn,
    credits: creditsOf(onTop),
    profit,
  };
}

const realLinesBesideProfit = (company: CompanyYear, tables: RegimeTables): Lines =>
  addLines(
    tables.consumption ? regularOf(company, tables).lines : creditedLines(company, tables),
    localLines(company),
    payrollLines(company, 'lucro-real'),
  );

/** The profit in lucro real of a company whose only costs are taxes, wages and the pay of partners. */
function realProfitOfNoCosts(company: CompanyYear, tables: RegimeTables): Exact {
  const income = plus(revenueWhere(company), regularOf(company, tables).passedOn);
  const taxes = totalOf(realLinesBesideProfit(company, tables));
  return minus(income, sum(taxes, company.folha, company.proLabore));
}

const toldCosts = ({ compras, despesasComCredito, outrasDespesas }: CompanyYear) =>
  sum(compras, despesasComCredito, outrasDespesas);

/** The costs beside taxes, wages and the pay of partners: as told, or those that leave in lucro real the profit told. */
export function costsOf(company: CompanyYear, tables: RegimeTables): Exact {
  return company.lucro ? minus(realProfitOfNoCosts(company, tables), company.lucro) : toldCosts(company);
}

/** IRPJ, its surtax and CSLL on the profit of a year. */
export function profitLines(table: RealProfitTable, profit: Exact): Lines {
  const taxed = notNegative(profit);
  const { irpj, adicional, csll } = profitTaxes(table, { irpj: taxed, csll: taxed, months: MONTHS });
  return { irpj, 'irpj-adicional': adicional, csll };
}

function regularOf(company: CompanyYear, { consumption: rates }: RegimeTables): RegularTaxes {
  if (!rates) return noRegularTaxes;
  return regularTaxes(company, { rates, localTaxes: (revenue) => localTaxesOf(company, revenue) });
}

/**
 * Revenue that keeps PIS and Cofins without credits in lucro real: Lei 10.833/2003, art. 10, XII (passengers; notice of the
 * EFD-Contribuições, 13 September 2024), XIII (hospitals; IN RFB 2.121/2022, art. 126, IX) and XX (building).
 */
const CUMULATIVE: ReadonlySet<ComparedActivity> = new Set([
  'servicos-hospitalares',
  'construcao-com-material',
  'construcao-sem-material',
  'transporte-passageiros',
]);

/** PIS and Cofins in lucro real; the credits are those of the part of the revenue that has them. */
function creditedLines(company: CompanyYear, { presumed, real }: RegimeTables): Lines {
  const isCumulative = ({ atividade }: ComparedRevenue) => CUMULATIVE.has(atividade);
  const isCredited = (revenue: ComparedRevenue) => !isSinglePhase(revenue) && !isCumulative(revenue);
  const taxed = revenueWhere(company, (revenue) => !isSinglePhase(revenue));
  const [credited, cumulative] = [revenueWhere(company, isCredited), revenueWhere(company, isCumulative)];
  const withoutIcms = (whole: Exact, isMeant: (revenue: ComparedRevenue) => boolean) =>
    minus(
      whole,
      percentOf(
        revenueWhere(company, (revenue) => owesIcms(revenue) && isMeant(revenue)),
        company.aliquotaIcms,
      ),
    );
  const credits = isPositive(taxed) ? over(times(creditBase(company), credited), taxed) : zero;
  const base = notNegative(minus(withoutIcms(credited, isCredited), credits));
  const rest = withoutIcms(cumulative, isCumulative);
  const tax = (name: 'pis' | 'cofins') =>
    plus(percentOf(base, real[name] ?? 0), percentOf(rest, presumed[name]));
  return { pis: tax('pis'), cofins: tax('cofins') };
}
