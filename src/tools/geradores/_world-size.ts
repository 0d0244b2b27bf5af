/** How large the JSON of a world becomes, reckoned from its options and what its companies are. */
import { monthsBetween } from '../../world/calendar.ts';
import { companiesOf } from '../../world/companies.ts';
import { groundOf } from '../../world/ground.ts';
import { activityRows, bankRows, municipalityRows, occupationRows } from '../../world/places.ts';
import type { Plan } from '../../world/plan.ts';
import type { TableName } from '../../world/schema.ts';

/**
 * Bytes of a row of each table with its comma, 2 % above the largest mean of a table in worlds of every state, of 1 and
 * 20 companies. Names and addresses make single rows differ, and a table of many hardly at all.
 */
const bytesOfRow: Readonly<Record<TableName, number>> = {
  mundo: 50,
  municipios: 107,
  atividades: 82,
  ocupacoes: 59,
  bancos: 54,
  empresas: 346,
  estabelecimentos: 366,
  pessoas: 614,
  contas_bancarias: 216,
  funcionarios: 243,
  dependentes: 148,
  salarios: 104,
  folhas: 350,
  folha_itens: 165,
  clientes: 418,
  produtos: 228,
  vendas: 357,
  venda_itens: 128,
  boletos: 337,
  cobrancas_pix: 478,
  pagamentos: 257,
  veiculos: 292,
  anomalias: 152,
};

/** Rows for each employee, payslip and sale, by the largest mean of the same worlds. */
const [DEPENDANTS, SALARIES, LINES] = [1.2, 3.8, 3.3] as const;
const ITEMS = 3.15;
/** A shop has few boletos, and a company that sells to others many. */
const PER_SALE = {
  shop: { boletos: 0.3, charges: 0.5, payments: 1.2 },
  supplier: { boletos: 1.95, charges: 0.35, payments: 2.1 },
} as const;
/** Charges for each sale where the least boleto is larger than usual, so that many sales are too small for one. */
const [USUAL_BOLETO, CHARGES_INSTEAD] = [20, 0.95] as const;

/** Months in which a part of the 13th salary has a payslip of its own. */
const hasThirteenth = (month: string) => month.endsWith('-11') || month.endsWith('-12');

/** Rows of each table, at most on average. */
function rowsOf(plan: Plan, shops: number): Readonly<Record<TableName, number>> {
  const { companies, anomalies } = plan;
  const employees = companies * plan.employees;
  const sales = companies * plan.sales * plan.months;
  const ofSales = (kind: 'boletos' | 'charges' | 'payments') =>
    plan.sales * plan.months * (shops * PER_SALE.shop[kind] + (companies - shops) * PER_SALE.supplier[kind]);
  const payslips = plan.payslips
    ? employees * (plan.months + monthsBetween(plan.from, plan.until).filter(hasThirteenth).length)
    : 0;
  const mayBeWrong = {
    pessoas: employees,
    funcionarios: employees,
    folhas: payslips,
    clientes: companies * plan.customers,
    produtos: companies * plan.products,
    vendas: sales,
    boletos: ofSales('boletos'),
    cobrancas_pix: plan.minBoleto > USUAL_BOLETO ? CHARGES_INSTEAD * sales : ofSales('charges'),
    pagamentos: ofSales('payments'),
    veiculos: companies * plan.vehicles,
  };
  return {
    ...mayBeWrong,
    mundo: 20,
    municipios: municipalityRows().length,
    atividades: activityRows().length,
    ocupacoes: occupationRows().length,
    bancos: bankRows().length,
    empresas: companies,
    estabelecimentos: companies * (1 + plan.branches),
    contas_bancarias: companies + employees,
    dependentes: DEPENDANTS * employees,
    salarios: SALARIES * employees,
    folha_itens: LINES * payslips,
    venda_itens: ITEMS * sales,
    anomalias: anomalies * Object.values(mayBeWrong).reduce((sum, rows) => sum + rows),
  };
}

/**
 * Gives bytes that the JSON of a world's tables does not pass. Only of a world of a few rows it may be too little.
 */
export function mostBytesOf(plan: Plan): number {
  const companyOf = companiesOf(groundOf({ ...plan, branches: 0 }));
  let shops = 0;
  for (let id = 1; id <= plan.companies; id++) if (companyOf(id).segment.toConsumers) shops++;
  const rows = rowsOf(plan, shops);
  return plan.tables.reduce((sum, name) => sum + rows[name] * bytesOfRow[name], 0);
}
