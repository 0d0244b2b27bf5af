/** The tables of a world. Rows are made as they are read, and can be read again. */
import { companiesOf, type Company, PEOPLE, BRANCHES } from './companies.ts';
import {
  boletosSpoiled,
  chargesSpoiled,
  customersSpoiled,
  jobsSpoiled,
  type Outcome,
  paymentRows,
  paymentsSpoiled,
  type PayslipPair,
  payslipsSpoiled,
  peopleSpoiled,
  productsSpoiled,
  salesSpoiled,
  spoil,
  vehiclesSpoiled,
} from './anomalies.ts';
import { type Ground, groundOf } from './ground.ts';
import { NOTICE } from './notice.ts';
import { monthsBetween } from './calendar.ts';
import { dependantsOf } from './dependants.ts';
import { jobOf, salariesOf } from './jobs.ts';
import { payslipsOf } from './payslips.ts';
import { accountOf, personOf } from './people.ts';
import { activityRows, bankRows, municipalityRows, occupationRows } from './places.ts';
import { FIRST_PAYSLIP, type Plan } from './plan.ts';
import { type Sale, salesOf } from './sales.ts';
import type { Rows, TableName } from './schema.ts';
import { CUSTOMERS, PRODUCTS, tradeOf } from './trade.ts';
import { vehiclesOf } from './vehicles.ts';
import { type Worker, workersOf } from './workers.ts';

/** The rows of each table. */
export type Tables = { readonly [Name in TableName]: Iterable<Rows[Name]> };

/** The codes of what to know about a world. */
export function warningsOf({ payslips, from, anomalies }: Plan): string[] {
  return [
    ...(payslips && from < FIRST_PAYSLIP ? ['payslips-since-2025'] : []),
    ...(anomalies > 0 ? ['anomalies-present'] : []),
  ];
}

/** Rows as they are made, with a null for each piece of work that gave none, so that who reads them can pause. */
export type Steps<Row> = Iterable<Row | null>;

export interface WorldTables {
  readonly tables: Tables;
  readonly steps: { readonly [Name in TableName]: () => Steps<Rows[Name]> };
}

export function tablesOf(plan: Plan): WorldTables {
  const ground = groundOf(plan);
  const sources = sourcesOf(ground);
  const { workerOf, workers, sales, payslips } = sources;
  const ofWorkers = <Row>(make: (ground: Ground, worker: Worker) => Row) =>
    map(workers(), (one) => make(ground, one));

  const people = () => spoil(ground, ofWorkers(personOf), peopleSpoiled(workerOf));
  const jobs = () => spoil(ground, ofWorkers(jobOf), jobsSpoiled);
  const slips = () => spoil<PayslipPair>(ground, payslips(), payslipsSpoiled);
  const customers = () => spoil(ground, sources.customers(), customersSpoiled);
  const products = () => spoil(ground, sources.products(), productsSpoiled);
  const saleRows = () =>
    spoil(
      ground,
      map(sales(), ({ row }) => row),
      salesSpoiled,
    );
  const boletos = () =>
    spoil(
      ground,
      flatMap(sales(), (one) => one.boletos),
      boletosSpoiled,
    );
  const charges = () =>
    spoil(
      ground,
      flatMap(sales(), ({ charge }) => (charge ? [charge] : [])),
      chargesSpoiled,
    );
  const payments = () =>
    paymentRows(
      spoil(
        ground,
        flatMap(sales(), (one) => one.payments),
        paymentsSpoiled,
      ),
    );
  const vehicles = () => spoil(ground, sources.vehicles(), vehiclesSpoiled);

  // In the order of the names of their tables.
  const spoiled: readonly (() => Steps<Outcome<unknown>>)[] = [
    boletos,
    customers,
    charges,
    slips,
    jobs,
    payments,
    people,
    products,
    vehicles,
    saleRows,
  ];
  const anomalies = () =>
    flatMap(plan.anomalies === 0 ? [] : spoiled, (outcomes) => map(outcomes(), ({ anomaly }) => anomaly));

  const steps: WorldTables['steps'] = {
    mundo: () => settingsOf(plan),
    municipios: municipalityRows,
    atividades: activityRows,
    ocupacoes: occupationRows,
    bancos: bankRows,
    empresas: () => map(sources.companies(), ({ row }) => row),
    estabelecimentos: () => flatMap(sources.companies(), (one) => one.establishments.map(({ row }) => row)),
    pessoas: () => map(people(), itemOf),
    contas_bancarias: sources.accounts,
    funcionarios: () => map(jobs(), itemOf),
    dependentes: () => flatMap(workers(), (one) => dependantsOf(ground, one)),
    salarios: () => flatMap(workers(), (one) => salariesOf(ground, one)),
    folhas: () => map(slips(), ({ item: [{ row }] }) => row),
    folha_itens: () => flatMap(slips(), ({ item: [{ lines }] }) => lines),
    clientes: () => map(customers(), itemOf),
    produtos: () => map(products(), itemOf),
    vendas: () => map(saleRows(), itemOf),
    venda_itens: () => flatMap(sales(), (one) => one.items),
    boletos: () => map(boletos(), itemOf),
    cobrancas_pix: () => map(charges(), itemOf),
    pagamentos: () => map(payments(), itemOf),
    veiculos: () => map(vehicles(), itemOf),
    anomalias: anomalies,
  };
  const tables = Object.fromEntries(
    Object.entries(steps).map(([name, begin]) => [name, again(() => rowsIn<unknown>(begin()))]),
  ) as unknown as Tables;
  return { tables, steps };
}

/** The number of rows of the tables for which the options alone say it. */
export function sizesOf(plan: Plan): Partial<Record<TableName, number>> {
  const { companies, branches, employees, customers, products, sales, months, vehicles } = plan;
  return {
    empresas: companies,
    estabelecimentos: companies * (1 + branches),
    pessoas: companies * employees,
    contas_bancarias: companies * (1 + employees),
    funcionarios: companies * employees,
    clientes: companies * customers,
    produtos: companies * products,
    vendas: companies * sales * months,
    veiculos: companies * vehicles,
  };
}

/** The rows of a world without anomalies, by what they are made from. */
function sourcesOf(ground: Ground) {
  const { plan } = ground;
  const companyOf = companiesOf(ground);
  const workerOf = workersOf(ground, companyOf);
  const payslip = payslipsOf(ground);
  const trade = tradeOf(ground);
  const sales = salesOf(ground, trade);
  const vehicle = vehiclesOf(ground);

  function* companies(): Generator<Company> {
    for (let e = 1; e <= plan.companies; e++) yield companyOf(e);
  }

  /** Numbers 1 to `count` of each company, after its part of the ids. */
  function* each<Row>(
    count: number,
    size: number,
    make: (company: Company, id: number) => Row,
  ): Generator<Row> {
    for (const company of companies()) {
      for (let n = 1; n <= count; n++) yield make(company, company.row.id * size + n);
    }
  }

  const workers = (): Iterable<Worker> => each(plan.employees, PEOPLE, (_, id) => workerOf(id));

  return {
    workerOf,
    companies,
    workers,
    *accounts(): Generator<Rows['contas_bancarias']> {
      for (const company of companies()) {
        yield company.account;
        for (let n = 1; n <= plan.employees; n++)
          yield accountOf(ground, workerOf(company.row.id * PEOPLE + n));
      }
    },
    payslips: () => (plan.payslips ? flatMap(workers(), payslip.ofWorker) : []),
    customers: () => each(plan.customers, CUSTOMERS, trade.customer),
    products: () => each(plan.products, PRODUCTS, trade.product),
    vehicles: () => each(plan.vehicles, BRANCHES, vehicle),
    *sales(): Generator<Sale> {
      const months = monthsBetween(plan.from, plan.until);
      for (const company of companies()) {
        for (const month of months) yield* sales.inMonth(company, month);
      }
    },
  };
}

/** An iterable that begins again each time. */
export function again<Row>(begin: () => Iterable<Row>): Iterable<Row> {
  return { [Symbol.iterator]: () => begin()[Symbol.iterator]() };
}

const itemOf = <Item>({ item }: Outcome<Item>) => item;

function* rowsIn<Row>(steps: Steps<Row>): Generator<Row> {
  for (const row of steps) if (row !== null) yield row;
}

function* map<From, To>(from: Steps<From>, make: (one: From) => To): Generator<To | null> {
  for (const one of from) yield one === null ? null : make(one);
}

function* flatMap<From, To>(from: Steps<From>, make: (one: From) => Steps<To>): Generator<To | null> {
  for (const one of from) {
    let isEmpty = true;
    for (const made of one === null ? [] : make(one)) {
      isEmpty = false;
      yield made;
    }
    if (isEmpty) yield null;
  }
}

function settingsOf(plan: Plan): Rows['mundo'][] {
  const settings = {
    aviso: NOTICE,
    seed: plan.seed,
    seed_version: plan.seedVersion,
    from: plan.from,
    until: plan.until,
    companies: plan.companies,
    branches: plan.branches,
    employees: plan.employees,
    months: plan.months,
    customers: plan.customers,
    products: plan.products,
    sales: plan.sales,
    vehicles: plan.vehicles,
    payslips: plan.payslips,
    anomalies: plan.anomalies,
    state: plan.state ?? '-',
    alphanumeric: plan.alphanumeric,
    min_boleto: plan.minBoleto,
    min_instalment: plan.minInstalment,
  };
  return Object.entries(settings).map(([chave, valor]) => ({ chave, valor: String(valor) }));
}
