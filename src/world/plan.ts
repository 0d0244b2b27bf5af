/** The options of a world, filled in and checked. */
import type { Uf } from '../data/states.ts';
import { badParameter, invalidValue } from '../kit/errors/api-error.ts';
import { CURRENT_SEED_VERSION, seedVersions } from '../kit/fields/seed.ts';
import { upperUf } from '../kit/fields/index.ts';
import { oneOf } from '../kit/texts.ts';
import { yearsHeld } from '../law/dated.ts';
import { lastOf, monthIn } from '../law/payroll/calendar.ts';
import { inssTable } from '../law/tables/inss.ts';
import { irrfTable } from '../law/tables/irrf-mensal.ts';
import { yearOf } from '../lib/dates/civil-date.ts';
import { addMonths } from '../lib/dates/dates.ts';
import { pick, type Random } from '../lib/random.ts';
import type { WorldInput } from './options.ts';
import { CUSTOMER_CPFS, PERSON_NUMBERS } from './numbers.ts';
import { type TableName, tableNames } from './schema.ts';
import { pairNumber } from './seeds.ts';

export interface Plan {
  readonly seed: string;
  readonly seedVersion: number;
  readonly companies: number;
  readonly branches: number;
  readonly employees: number;
  readonly months: number;
  /** The first and the last month, `YYYY-MM`. */
  readonly from: string;
  readonly until: string;
  /** The last day of `until`: the world's today. */
  readonly today: string;
  readonly customers: number;
  readonly products: number;
  readonly sales: number;
  readonly vehicles: number;
  /** BRL: the least boleto, and the least instalment of several by credit card. */
  readonly minBoleto: number;
  readonly minInstalment: number;
  readonly payslips: boolean;
  readonly state: Uf | undefined;
  readonly alphanumeric: boolean;
  /** The share of wrong rows. */
  readonly anomalies: number;
  /** The tables that are given. */
  readonly tables: readonly TableName[];
}

/** The last month of a world of seed version 1 that asks for none. */
const UNTIL = '2026-10';
/** Sales and payslips of companies whose CNPJ has letters begin in the month after the first such numbers. */
const FIRST_WITH_LETTERS = '2026-08';
/** No payslip is older in seed version 1. */
export const FIRST_PAYSLIP = '2025-01';

const SIGNS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const DRAWN_SEED = 12;

/** Throws 400 and 422 on options that do not go together, or with `today`, a date. */
export function planOf(input: WorldInput, today: string, random: Random): Plan {
  const { seedVersion = CURRENT_SEED_VERSION, until = UNTIL, tables = tableNames, state, ...sizes } = input;
  if (!seedVersions.includes(seedVersion)) throw badParameter('seedVersion', oneOf(seedVersions));
  const twice = tables.findIndex((name, i) => tables.indexOf(name) < i);
  if (twice >= 0) {
    throw badParameter(`tables[${twice}]`, {
      pt: 'está na lista mais de uma vez',
      en: 'is in the list more than once',
    });
  }
  checkUntil(input, until, monthIn(today));
  const from = monthIn(addMonths(`${until}-01`, 1 - sizes.months));
  if (sizes.alphanumeric && from < FIRST_WITH_LETTERS) {
    throw invalidValue('months', {
      pt: `com alphanumeric, o primeiro mês não pode ser antes de ${FIRST_WITH_LETTERS}, e seria ${from}`,
      en: `with alphanumeric, the first month cannot be before ${FIRST_WITH_LETTERS}, and would be ${from}`,
    });
  }
  checkNumbers(sizes);
  return {
    ...sizes,
    seed: input.seed ?? Array.from({ length: DRAWN_SEED }, () => pick(random, SIGNS)).join(''),
    seedVersion,
    from,
    until,
    today: lastOf(until),
    state: state === undefined ? undefined : upperUf(state),
    tables: tableNames.filter((name) => tables.includes(name)),
  };
}

function checkUntil(input: WorldInput, until: string, currentMonth: string): void {
  if (input.until !== undefined && (until < FIRST_PAYSLIP || until > currentMonth)) {
    throw invalidValue('until', {
      pt: `deve estar entre ${FIRST_PAYSLIP} e ${currentMonth}`,
      en: `must be between ${FIRST_PAYSLIP} and ${currentMonth}`,
    });
  }
  const held = Math.min(...[inssTable, irrfTable].map((table) => yearsHeld(table, {}).last));
  if (input.payslips && yearOf(`${until}-01`) > held) {
    throw invalidValue('until', {
      pt: `com folhas, deve ser até ${held}-12: as tabelas seguintes do INSS e do IRRF ainda não saíram`,
      en: `with payslips, must be up to ${held}-12: the next tables of the INSS and the IRRF are not out yet`,
    });
  }
}

/** A state has 100 million CPFs. A world that needs more is refused before its first row. */
function checkNumbers({ companies, employees, customers }: WorldInput): void {
  const most = (each: number) => (each === 0 ? 0 : pairNumber(companies - 1, each - 1));
  const field =
    most(employees) >= PERSON_NUMBERS
      ? 'employees'
      : most(customers) >= CUSTOMER_CPFS
        ? 'customers'
        : undefined;
  if (field === undefined) return;
  throw invalidValue(field, {
    pt: `com ${companies} empresas, precisa de mais CPFs do que um estado tem`,
    en: `with ${companies} companies, needs more CPFs than a state has`,
  });
}
