/** Lines of a payslip, and their totals: sums of the amounts shown, to the cent. */
import { type Exact, toDecimal, toMoney } from '../lib/numbers/exact.ts';
import { differenceOfMoney, sumMoney } from '../lib/numbers/money.ts';

export interface PayslipLine {
  /** Part of the interface: stable. */
  readonly codigo: string;
  readonly descricao: string;
  /** The quantity that the line pays or deducts: `20 dias`, `5/12`, `20%`. */
  readonly referencia?: string;
  /** BRL. */
  readonly valor: number;
}

/** A line of an unrounded amount. */
export function payslipLine(
  codigo: string,
  descricao: string,
  amount: Exact,
  referencia?: string,
): PayslipLine {
  return { codigo, descricao, ...(referencia !== undefined && { referencia }), valor: toMoney(amount) };
}

/** The lines that amount to something. */
export function payslipLines(...lines: readonly PayslipLine[]): PayslipLine[] {
  return lines.filter(({ valor }) => Number(valor) !== 0);
}

/** The sum of the amounts that the lines show. */
export function totalOf(lines: readonly PayslipLine[]): number {
  return sumMoney(lines.map(({ valor }) => valor));
}

/** The totals of a payslip, and what it pays. */
export function totalsOf(proventos: readonly PayslipLine[], descontos: readonly PayslipLine[]) {
  const [totalProventos, totalDescontos] = [totalOf(proventos), totalOf(descontos)];
  return { totalProventos, totalDescontos, liquido: differenceOfMoney(totalProventos, totalDescontos) };
}

/** `1 dia`, `20 dias`. */
export function countOf(count: number, singular: string, plural: string): string {
  return `${count} ${count === 1 ? singular : plural}`;
}

/** `20%`, `5,8%`: a percentage with at most four decimals. */
export function percentText(percent: Exact): string {
  return `${String(toDecimal(percent, 4)).replace('.', ',')}%`;
}
