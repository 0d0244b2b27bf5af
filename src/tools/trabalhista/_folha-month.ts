/** The payslip of a month by the tables of a call, for its tools. */
import { lawOf, lawOn } from '../../kit/legal-tables.ts';
import type { Context } from '../../kit/tool.ts';
import { type DatedTable, reportTable, type TableReport, yearsHeld } from '../../law/dated.ts';
import type { Held, OtherYears } from '../../law/payroll/audit/causes.ts';
import type { Blocks } from '../../law/payroll/blocks.ts';
import { paymentsApart } from '../../law/payroll/blocks.ts';
import { lastOf, monthIn } from '../../law/payroll/calendar.ts';
import type { MonthFacts } from '../../law/payroll/facts.ts';
import type { Line } from '../../law/payroll/items.ts';
import { type Month, monthOf } from '../../law/payroll/month.ts';
import type { MonthLaw } from '../../law/payroll/month-law.ts';
import { noticesOf } from '../../law/payroll/notices.ts';
import { BANDS_SINCE } from '../../law/inss.ts';
import { inssTable } from '../../law/tables/inss.ts';
import { irrfTable } from '../../law/tables/irrf-mensal.ts';
import { plrTable } from '../../law/tables/plr.ts';
import { familyAllowance } from '../../law/tables/salario-familia.ts';
import { minimumWage } from '../../law/tables/salario-minimo.ts';
import { type Exact, minus, sum } from '../../lib/numbers/exact.ts';
import { lawOfBoth } from './_paid-law.ts';

/** The tables that a payslip uses. */
export const payslipTables = [inssTable, irrfTable, minimumWage, familyAllowance, plrTable];

/** The warnings of a payslip, in their order. */
export const payslipWarnings = [
  'abaixo-do-salario-minimo',
  'hora-extra-abaixo-do-minimo',
  'noturno-abaixo-do-minimo',
  'adicionais-nao-se-acumulam',
  'inss-de-outro-vinculo-diverge',
  'isencao-65-so-aposentadoria',
  'salario-familia-acima-do-limite',
  'maternidade-paga-pelo-inss',
  'inicio-de-ferias-vedado',
  'ferias-pagas-fora-do-prazo',
  'pat-acima-de-20',
  'consignado-acima-da-margem',
  'descontos-acima-de-70',
  'liquido-negativo',
  'use-rescisao',
  'reducao-rra-em-aberto',
] as const;

export interface Totals {
  readonly proventos: Exact;
  readonly descontos: Exact;
  readonly liquido: Exact;
  readonly liquidoBlocos: Exact;
  readonly liquidoGeral: Exact;
}

export interface Payslip {
  readonly month: Month;
  readonly blocks: Blocks;
  readonly totals: Totals;
  readonly notices: readonly string[];
  readonly tabela: TableReport & { readonly ano: number };
}

/** The sum of lines. */
export function totalOf(lines: readonly Line[]): Exact {
  return sum(...lines.map(({ amount }) => amount));
}

/** The net of a payment, after its discounts. */
export function netOf({
  proventos,
  descontos,
}: {
  readonly proventos: readonly Line[];
  readonly descontos: readonly Line[];
}): Exact {
  return minus(totalOf(proventos), totalOf(descontos));
}

/** The function, called once for the dates of a month. */
function byMonth<Result>(find: (date: string) => Result): (date: string) => Result {
  const found = new Map<string, Result>();
  return (date) => {
    const month = monthIn(date);
    const result = found.get(month) ?? find(date);
    found.set(month, result);
    return result;
  };
}

/** The facts of a call: before the INSS had bands, one that was not sent is rounded once. */
export function roundedBy<Facts extends MonthFacts>(
  facts: Facts,
  sent: Readonly<Record<string, unknown>>,
): Facts {
  return isBeforeBands(facts) && sent['arredondamentoInss'] === undefined
    ? { ...facts, arredondamentoInss: 'total' }
    : facts;
}

export const isBeforeBands = ({ competencia }: Pick<MonthFacts, 'competencia'>) => competencia < BANDS_SINCE;

/** Computes a payslip. 422 on a date that no table holds. The facts are checked before. */
export function payslipOf(facts: MonthFacts, estimativas: boolean, context: Context): Payslip {
  const { competencia, ferias } = facts;
  const law = lawOf(
    { inss: inssTable, minimum: minimumWage, family: familyAllowance },
    { competencia, estimativas },
    context,
  );
  const fieldOf = (date: string) =>
    date === ferias?.dataPagamento
      ? 'ferias.dataPagamento'
      : date === facts.decimoTerceiro?.dataPagamento
        ? 'decimoTerceiro.dataPagamento'
        : 'dataPagamento';
  const irrfOn = byMonth((date) =>
    lawOn({ irrf: irrfTable }, fieldOf(date), lastOf(monthIn(date)), { estimativas }, context),
  );
  const tables: MonthLaw = {
    inss: law.inss.value,
    minimumWage: law.minimum.value,
    family: law.family.value,
    irrfOn: (date) => irrfOn(date).irrf.value,
    inssIn: (month) => lawOf({ inss: inssTable }, { competencia: month, estimativas }, context).inss.value,
  };
  const month = monthOf(facts, tables);
  const blocks = paymentsApart(
    month,
    (date) =>
      lawOn({ plr: plrTable }, fieldOf(date), lastOf(monthIn(date)), { estimativas }, context).plr.value,
  );
  const [proventos, descontos] = [totalOf(month.proventos), totalOf(month.descontos)];
  const liquido = minus(proventos, descontos);
  const liquidoBlocos = sum(...Object.values(blocks).flatMap((block) => (block ? [netOf(block)] : [])));
  const irrf = irrfOn(month.payday);
  return {
    month,
    blocks,
    totals: { proventos, descontos, liquido, liquidoBlocos, liquidoGeral: sum(liquido, liquidoBlocos) },
    notices: noticesOf(month, blocks, liquido),
    tabela: reportTable(lawOfBoth(law, irrf), [law.inss, irrf.irrf, law.minimum]),
  };
}

/** The tables of a payslip in the years that they are held for. */
export function otherYearsOf(context: Context): OtherYears {
  const held = <Value>(table: DatedTable<Value>): Held<Value> => ({
    years() {
      const { first, last } = yearsHeld(table, context.tables);
      return Array.from({ length: last - first + 1 }, (_, i) => first + i);
    },
    in: (month) => lawOf({ one: table }, { competencia: month, estimativas: false }, context).one.value,
  });
  return {
    inss: held(inssTable),
    irrf: held(irrfTable),
    minimumWage: held(minimumWage),
    family: held(familyAllowance),
  };
}
