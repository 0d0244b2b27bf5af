/** The year of an employee, and the year of a company of one person that serves the same client. */
import {
  type Exact,
  exact,
  greatest,
  minus,
  notNegative,
  plus,
  roundTo,
  root,
  roundedUp,
  share,
  step,
  sum,
  zero,
} from '../../lib/numbers/exact.ts';
import { withoutRecording } from '../../lib/numbers/recording.ts';
import { fareDiscount } from '../../law/fares.ts';
import { fgtsDeposit } from '../../law/fgts.ts';
import type { InssRounding } from '../../law/inss-rounding.ts';
import { type PayrollTables, withholdFrom } from '../../law/payroll/withholding.ts';
import { proLaboreOf } from '../../law/pro-labore.ts';
import {
  companyMonth,
  type CompanyRegime,
  type CompanyTables,
  cppOf,
  revenueLimit,
} from '../../law/taxes/company-month.ts';
import { payrollOfAnnexIII } from '../../law/taxes/fator-r.ts';
import { type DividendTax, dividendTaxOf } from '../../law/dividends.ts';

export type ComparisonTables = PayrollTables &
  CompanyTables & { readonly dividends: { readonly value: DividendTax | null } };

export interface Employee {
  readonly salarioClt: number;
  readonly beneficiosClt: number;
  readonly valeTransporte: number;
  readonly dependentes: number;
  readonly arredondamentoInss: InssRounding;
}

export interface Contractor {
  readonly regimePj: CompanyRegime;
  readonly proLabore?: number | undefined;
  readonly contador?: number | undefined;
  readonly outrosCustos: number;
  readonly aliquotaIss: number;
  readonly dependentes: number;
  readonly arredondamentoInss: InssRounding;
}

const MONTHS = 12;

/** BRL a month for an accountant; a MEI needs none. */
const ACCOUNTANT = 300;

/** The deposit on a pay, rounded. */
const deposit = (pay: Exact) => roundTo(fgtsDeposit(pay));

/** Twelve net pays, the net 13th pay and vacation, the FGTS and the benefits of an employee. */
export function employeeYear(tables: PayrollTables, input: Employee) {
  const deductions = { rounding: input.arredondamentoInss, dependentes: input.dependentes };
  const salary = exact(input.salarioClt, 'salarioClt');
  const month = withholdFrom(tables, salary, deductions);
  const net = minus(month.net, fareDiscount(salary, exact(input.valeTransporte, 'valeTransporte')));

  const thirteenth = withholdFrom(tables, salary, deductions, { exemptSmallTax: false }).net;
  const third = roundTo(share(salary, 1, 3));
  const vacation = minus(withholdFrom(tables, plus(salary, third), deductions).net, net);
  const fgts = sum(share(deposit(salary), MONTHS), deposit(salary), deposit(third));
  const benefits = share(exact(input.beneficiosClt, 'beneficiosClt'), MONTHS);
  const salaries = share(net, MONTHS);
  const total = sum(salaries, thirteenth, vacation, fgts, benefits);
  return { month, net, salaries, thirteenth, vacation, fgts, benefits, total };
}

/** The pro-labore in BRL: as sent, else the least that the law or the factor r requires. A MEI has none. */
function chosenProLabore({ minimumWage, factorR }: CompanyTables, revenue: Exact, input: Contractor): Exact {
  if (input.regimePj === 'mei') return zero;
  if (input.proLabore !== undefined) return exact(input.proLabore, 'proLabore');
  const least = exact(minimumWage.value, 'salarioMinimo', minimumWage);
  return input.regimePj === 'fator-r'
    ? greatest(least, roundedUp(payrollOfAnnexIII(factorR.value, revenue), 2))
    : least;
}

/** A month of the company, and what its owner takes home. */
export function contractorMonth(tables: ComparisonTables, revenue: Exact, input: Contractor) {
  const { regimePj, aliquotaIss, dependentes, arredondamentoInss: rounding } = input;
  const proLabore = chosenProLabore(tables, revenue, input);
  const company = companyMonth(tables, regimePj, { revenue, payroll: proLabore, aliquotaIss });
  const cpp = cppOf(company.cppRate, proLabore);
  const pay = proLaboreOf(tables, proLabore, { rounding, dependentes });
  const accountant = exact(input.contador ?? (regimePj === 'mei' ? 0 : ACCOUNTANT), 'contador');
  const costs = exact(input.outrosCustos, 'outrosCustos');
  const dividends = minus(revenue, sum(company.taxes, cpp, proLabore, accountant, costs));
  const dividendTax = regimePj === 'mei' ? zero : dividendTaxOf(tables.dividends.value, dividends);
  const net = minus(plus(pay.net, dividends), dividendTax);
  return {
    proLabore,
    company,
    cpp,
    pay,
    accountant,
    costs,
    dividends,
    dividendTax,
    net,
    year: share(net, MONTHS),
  };
}

/**
 * The smallest monthly revenue in whole BRL with which the year of the company reaches a target; null when the limit
 * of its regime is below it. No revenue adds more than itself to what the owner takes home, so adding what is missing
 * does not pass it.
 */
export function equivalentRevenue(tables: ComparisonTables, target: Exact, input: Contractor): Exact | null {
  const missingWith = (revenue: Exact) =>
    notNegative(minus(target, contractorMonth(tables, revenue, input).year));
  const found = withoutRecording(() => {
    const limit = revenueLimit(tables, input.regimePj);
    for (let revenue = 1; revenue * MONTHS <= limit;) {
      const missing = missingWith(exact(revenue));
      if (missing.numerator === 0n) return revenue;
      const more = roundedUp(share(missing, 1, MONTHS), 0);
      revenue += Math.max(1, Number(more.numerator));
    }
    return null;
  });
  if (found === null) return null;
  return root(found, 'faturamento', (revenue) =>
    step(
      roundTo(missingWith(revenue)),
      'faturamentoEquivalente.falta',
      'O que falta, com essa receita, ao ano da empresa para o do emprego',
      'What, with that revenue, the year of the company lacks to that of the employment',
    ),
  );
}
