/** The year of a company's owners, by the pro-labore that they take: what each keeps after all taxes. */
import { type AnnualTaxTable, taxReturn } from '../../law/annual-tax.ts';
import type { Law } from '../../law/in-force.ts';
import {
  compare,
  type Exact,
  exact,
  greatest,
  isPositive,
  minus,
  plus,
  roundedUp,
  share,
  sum,
  zero,
} from '../../lib/numbers/exact.ts';
import { inssCeiling } from '../../law/inss.ts';
import type { InssRounding } from '../../law/inss-rounding.ts';
import { type ProLabore, proLaboreOf } from '../../law/pro-labore.ts';
import { type CompanyMonth, companyMonth, type CompanyRegime, cppOf } from '../../law/taxes/company-month.ts';
import { payrollOfAnnexIII } from '../../law/taxes/fator-r.ts';
import { dividendTaxOf } from '../../law/dividends.ts';
import { dividendTax } from '../../law/tables/dividendos.ts';
import { factorRTable } from '../../law/tables/fator-r.ts';
import { inssTable } from '../../law/tables/inss.ts';
import { annualTaxTable } from '../../law/tables/irrf-anual.ts';
import { irrfTable } from '../../law/tables/irrf-mensal.ts';
import { presumedTable } from '../../law/tables/lucro-presumido.ts';
import { meiTable } from '../../law/tables/mei.ts';
import { minimumWage } from '../../law/tables/salario-minimo.ts';
import { simplesTable } from '../../law/tables/simples-nacional.ts';

export const ownerTables = {
  inss: inssTable,
  irrf: irrfTable,
  annual: annualTaxTable,
  dividends: dividendTax,
  minimumWage,
  simples: simplesTable,
  factorR: factorRTable,
  presumed: presumedTable,
  mei: meiTable,
};

export type OwnerLaw = Law<typeof ownerTables>;

export const scenarioNames = [
  'salario-minimo',
  'teto-inss',
  'isencao-irrf',
  'fator-r-28',
  'informado',
] as const;

type ScenarioName = (typeof scenarioNames)[number];

/** A company's figures, the same in each month of the year; BRL and percent. */
export interface OwnedCompany {
  readonly regime: CompanyRegime;
  readonly revenue: Exact;
  readonly costs: Exact;
  /** Wages with charges. */
  readonly payroll: Exact;
  readonly partners: number;
  readonly aliquotaIss: number;
  readonly dependentes: number;
  readonly rounding: InssRounding;
}

export interface Scenario {
  readonly name: ScenarioName;
  readonly proLabore: Exact;
  readonly company: CompanyMonth;
  /** CPP of all partners. */
  readonly cpp: Exact;
  readonly pay: ProLabore;
  /** The amounts from here to `yearlyNet` are of each partner. */
  readonly dividends: Exact;
  readonly dividendTax: Exact;
  readonly monthlyNet: Exact;
  readonly minimumTax: Exact;
  readonly balance: Exact;
  readonly yearlyNet: Exact;
  /** Taxes of the company and all partners in the year. */
  readonly taxes: Exact;
}

const MONTHS = 12;

/** The scenarios whose profit is not negative, in the order of `scenarioNames`, each amount once. */
export function scenariosOf(law: OwnerLaw, company: OwnedCompany, asked: number | undefined): Scenario[] {
  const amounts: readonly (readonly [ScenarioName, Exact | null])[] = [
    ['salario-minimo', leastProLabore(law)],
    ['teto-inss', inssCeiling(law.inss.value)],
    [
      'isencao-irrf',
      law.irrf.value.reducao &&
        exact(law.irrf.value.reducao.integralAte, 'integralAte', law.irrf.value.reducao),
    ],
    ['fator-r-28', company.regime === 'fator-r' ? proLaboreForFactorR(law, company) : null],
    ['informado', asked === undefined ? null : exact(asked, 'proLabore')],
  ];
  const seen: Exact[] = [];
  return amounts.flatMap(([name, proLabore]) => {
    if (!proLabore || seen.some((other) => compare(other, proLabore) === 0)) return [];
    seen.push(proLabore);
    return scenarioOf(law, company, name, proLabore) ?? [];
  });
}

/** Gives the least pro-labore of a partner who works. */
function leastProLabore({ minimumWage }: OwnerLaw): Exact {
  return exact(minimumWage.value, 'salarioMinimo', minimumWage);
}

/** The least pro-labore, in cents, with which the payroll reaches the percent of Anexo III. */
function proLaboreForFactorR(law: OwnerLaw, { revenue, payroll, partners }: OwnedCompany): Exact {
  const missing = minus(payrollOfAnnexIII(law.factorR.value, revenue), payroll);
  const least = leastProLabore(law);
  return isPositive(missing) ? greatest(least, roundedUp(share(missing, 1, partners), 2)) : least;
}

/** Null where the company would make a loss. */
function scenarioOf(
  law: OwnerLaw,
  { regime, revenue, costs, payroll, partners, aliquotaIss, dependentes, rounding }: OwnedCompany,
  name: ScenarioName,
  proLabore: Exact,
): Scenario | null {
  const drawn = share(proLabore, partners);
  const company = companyMonth(law, regime, { revenue, payroll: plus(payroll, drawn), aliquotaIss });
  const cpp = cppOf(company.cppRate, drawn);
  const profit = minus(revenue, sum(company.taxes, cpp, drawn, costs, payroll));
  if (compare(profit, zero) < 0) return null;

  const dividends = share(profit, 1, partners);
  const dividendTax = dividendTaxOf(law.dividends.value, dividends);
  const pay = proLaboreOf(law, proLabore, { rounding, dependentes });
  const monthlyNet = minus(plus(pay.net, dividends), dividendTax);
  const withheld = sum(pay.irrf.withheld, dividendTax);
  const { minimum, balance } = taxReturn(law.annual.value, {
    taxable: share(proLabore, MONTHS),
    deductions: yearlyDeductions(law.annual.value, pay, dependentes),
    otherIncome: share(dividends, MONTHS),
    withheld: share(withheld, MONTHS),
  });
  const ofPartner = plus(share(sum(pay.inss.valor, withheld), MONTHS), balance);
  return {
    name,
    proLabore,
    company,
    cpp,
    pay,
    dividends,
    dividendTax,
    monthlyNet,
    minimumTax: minimum?.added ?? zero,
    balance,
    yearlyNet: minus(share(monthlyNet, MONTHS), balance),
    taxes: plus(share(sum(company.taxes, cpp), MONTHS), share(ofPartner, partners)),
  };
}

function yearlyDeductions(table: AnnualTaxTable, { inss }: ProLabore, dependents: number): Exact {
  const ofDependents = share(exact(table.dependente, 'porDependente', table), dependents);
  return plus(share(inss.valor, MONTHS), ofDependents);
}
