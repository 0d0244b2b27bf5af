/** Lines of a payslip, and their totals: sums of the amounts shown, to the cent. */
import type { Language, Text } from '../lib/languages.ts';
import { type Exact, toDecimal, toMoney } from '../lib/numbers/exact.ts';
import { differenceOfMoney, sumMoney } from '../lib/numbers/money.ts';
import { lineName, type LineName } from './payslip-names.ts';

export interface PayslipLine {
  /** Part of the interface: stable. */
  readonly codigo: string;
  readonly descricao: LineName | Text;
  /** The quantity that the line pays or deducts: `20 dias`, `5/12`, `20%`. */
  readonly referencia?: string | Text;
  /** BRL. */
  readonly valor: number;
}

/** A line as an answer shows it. */
export interface WrittenLine extends Omit<PayslipLine, 'descricao' | 'referencia'> {
  readonly descricao: string;
  readonly referencia?: string;
}

type Amounts = readonly Pick<PayslipLine, 'valor'>[];

/** A line of an unrounded amount. */
export function payslipLine(
  codigo: string,
  descricao: PayslipLine['descricao'],
  amount: Exact,
  referencia?: PayslipLine['referencia'],
): PayslipLine {
  return { codigo, descricao, ...(referencia !== undefined && { referencia }), valor: toMoney(amount) };
}

/** The lines that amount to something. */
export function payslipLines(...lines: readonly PayslipLine[]): PayslipLine[] {
  return lines.filter(({ valor }) => Number(valor) !== 0);
}

/** The lines in the language of a call, which is Portuguese where nobody chose one. */
export function writeLines(
  lines: readonly PayslipLine[],
  { language }: { readonly language?: (() => Language) | undefined },
): WrittenLine[] {
  const say = (text: string | Text) => (typeof text === 'string' ? text : text[language?.() ?? 'pt']);
  return lines.map(({ codigo, descricao, referencia, valor }) => ({
    codigo,
    descricao: say(lineName(descricao)),
    ...(referencia !== undefined && { referencia: say(referencia) }),
    valor,
  }));
}

/** The sum of the amounts that the lines show. */
export function totalOf(lines: Amounts): number {
  return sumMoney(lines.map(({ valor }) => valor));
}

/** The totals of a payslip, and what it pays. */
export function totalsOf(proventos: Amounts, descontos: Amounts) {
  const [totalProventos, totalDescontos] = [totalOf(proventos), totalOf(descontos)];
  return { totalProventos, totalDescontos, liquido: differenceOfMoney(totalProventos, totalDescontos) };
}

/** `1 dia`, `20 dias`; `1 day`, `20 days`. */
export const daysText = (count: number): Text => ({
  pt: `${count} ${count === 1 ? 'dia' : 'dias'}`,
  en: `${count} ${count === 1 ? 'day' : 'days'}`,
});

/** `20%`, `5,8%` (`5.8%` in English): a percentage with at most four decimals. */
export function percentText(percent: Exact): Text {
  const en = `${String(toDecimal(percent, 4))}%`;
  return { pt: en.replace('.', ','), en };
}
