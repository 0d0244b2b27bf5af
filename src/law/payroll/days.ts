/** Whose the days of a month are: of the salary, of a vacation, of a leave that the employer or the INSS pays. */
import { addDays, daysBetween } from '../../lib/dates/dates.ts';
import { firstOf, lastOf } from './calendar.ts';
import type { Leave, MonthFacts } from './facts.ts';

/** Days of a sick leave that the employer pays (Lei 8.213/1991, art. 60, § 3º). */
const DAYS_OF_EMPLOYER = 15;
/** Days of a maternity leave (CLT, art. 392). */
const DAYS_OF_MATERNITY = 120;

/** A vacation or a leave, both days included; without an end it goes on. */
export interface Block {
  readonly kind: 'ferias' | 'maternidade' | 'paternidade' | 'afastamentos';
  /** Field of its first day in the facts. */
  readonly field: string;
  readonly from: string;
  readonly to: string | undefined;
  /** The last day that the employer pays; undefined where the INSS pays from the first day. */
  readonly paidTo?: string | undefined;
}

/** The days of a block inside the month and the contract. */
export interface BlockDays {
  readonly block: Block;
  readonly days: number;
  /** Those that the employer pays. */
  readonly paid: number;
  readonly fillsMonth: boolean;
}

/** The days of paternity leave that the law gives in a year (CF, ADCT, art. 10, § 1º; Lei 15.371/2026). */
function daysOfPaternity(year: number): number {
  if (year < 2027) return 5;
  return year < 2028 ? 10 : 15;
}

/** True where the INSS pays the maternity leave itself (Lei 8.213/1991, arts. 72, § 3º, and 73). */
export function isMaternityOfInss({ vinculo, regime }: Pick<MonthFacts, 'vinculo' | 'regime'>): boolean {
  return vinculo === 'domestico' || regime === 'mei';
}

/** True where a leave has the benefit of the INSS, so that the days of the employer pay no contribution. */
export function hasBenefit({ dataInicio, dataFim, beneficio }: Leave): boolean {
  return beneficio ?? (dataFim === undefined || daysBetween(dataInicio, dataFim) + 1 > DAYS_OF_EMPLOYER);
}

/** The blocks of a month, in the order in which they are told. */
export function blocksOf(facts: MonthFacts): Block[] {
  const { ferias, maternidade, paternidade, afastamentos, vinculo } = facts;
  const blocks: Block[] = [];
  if (ferias) {
    const { dataInicio: from, dias } = ferias;
    blocks.push({ kind: 'ferias', field: 'ferias.dataInicio', from, to: addDays(from, dias - 1) });
  }
  if (maternidade) {
    const { dataInicio: from, dataFim: to = addDays(from, DAYS_OF_MATERNITY - 1) } = maternidade;
    const paidTo = isMaternityOfInss(facts) ? undefined : to;
    blocks.push({ kind: 'maternidade', field: 'maternidade.dataInicio', from, to, paidTo });
  }
  if (paternidade) {
    const { dataInicio: from, dias = daysOfPaternity(Number(from.slice(0, 4))) } = paternidade;
    const to = addDays(from, dias - 1);
    blocks.push({ kind: 'paternidade', field: 'paternidade.dataInicio', from, to, paidTo: to });
  }
  for (const [i, { dataInicio: from, dataFim: to }] of afastamentos.entries()) {
    const paidTo = vinculo === 'domestico' ? undefined : addDays(from, DAYS_OF_EMPLOYER - 1);
    blocks.push({ kind: 'afastamentos', field: `afastamentos[${i}].dataInicio`, from, to, paidTo });
  }
  return blocks;
}

/** The part of a month that a contract covers. */
export interface Contract {
  readonly from: string;
  readonly to: string;
  readonly isWhole: boolean;
  /** Days of the calendar. */
  readonly real: number;
  /** Days as the criterion counts them; 30 where it covers the month. */
  readonly counted: number;
  readonly daysOfMonth: number;
}

export function contractIn(facts: MonthFacts): Contract {
  const { competencia, dataAdmissao, dataDesligamento, criterio } = facts;
  const [first, last] = [firstOf(competencia), lastOf(competencia)];
  const from = dataAdmissao !== undefined && dataAdmissao > first ? dataAdmissao : first;
  const to = dataDesligamento !== undefined && dataDesligamento < last ? dataDesligamento : last;
  const real = daysBetween(from, to) + 1;
  const isWhole = from === first && to === last;
  return {
    from,
    to,
    isWhole,
    real,
    counted: isWhole
      ? 30
      : criterio === 'mes-comercial'
        ? commercialDays(from, to, last)
        : Math.min(30, real),
    daysOfMonth: daysBetween(first, last) + 1,
  };
}

/** Days of a part of a month of 30 days, whose last day is day 30. */
function commercialDays(from: string, to: string, last: string): number {
  const start = Math.min(30, Number(from.slice(8)));
  const end = to === last ? 30 : Math.min(30, Number(to.slice(8)));
  return Math.max(1, end - start + 1);
}

/** The days of a block inside a contract; none where it has none. */
export function daysIn(contract: Contract, block: Block): BlockDays {
  const until = (end: string | undefined) => {
    const from = block.from > contract.from ? block.from : contract.from;
    const to = end === undefined || end > contract.to ? contract.to : end;
    return Math.max(0, daysBetween(from, to) + 1);
  };
  const days = until(block.to);
  const paid = block.paidTo === undefined ? 0 : Math.min(days, until(block.paidTo));
  return { block, days, paid, fillsMonth: days === contract.daysOfMonth };
}

/** The parts of a month. */
export interface MonthDays {
  readonly contract: Contract;
  readonly blocks: readonly BlockDays[];
  /** Days of salary. */
  readonly salary: number;
  /** Days that a month has for the price of one day: 30, or those of the calendar. */
  readonly divisor: number;
}

export function daysOf(facts: MonthFacts): MonthDays {
  const contract = contractIn(facts);
  const blocks = blocksOf(facts).map((block) => daysIn(contract, block));
  const total = (count: (one: BlockDays) => number) => blocks.reduce((sum, one) => sum + count(one), 0);
  const inVacation = total(({ block, days }) => (block.kind === 'ferias' ? days : 0));
  const paid = total((one) => one.paid);
  const ofInss = total(({ block, days, paid }) => (block.kind === 'ferias' ? 0 : days - paid));
  const worked = contract.real - inVacation - paid - ofInss;
  const byCalendar = facts.criterio === 'dias-do-mes';
  const left = contract.counted - inVacation - ofInss;
  const salaryAndPaid = contract.isWhole ? Math.min(30, Math.max(worked + paid, left)) : left;
  const salary = worked <= 0 ? 0 : byCalendar ? worked : Math.max(0, salaryAndPaid - paid);
  return { contract, blocks, salary, divisor: byCalendar ? contract.daysOfMonth : 30 };
}
