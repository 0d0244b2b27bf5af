/** Alimony in amounts and in percent, also of what is left after tax, which depends on the alimony itself. */
import { compare, type Exact, exact, minus, percentOf, roundTo, sum, zero } from '../../lib/numbers/exact.ts';
import { withoutRecording } from '../../lib/numbers/recording.ts';
import type { Alimony, AlimonyBlock } from './facts.ts';

/** A payment that alimony is taken from. */
export interface AlimonyBase {
  readonly gross: Exact;
  readonly inss: Exact;
  readonly minimumWage: Exact;
  /** The tax withheld when so much alimony is deducted. */
  tax(alimony: Exact): Exact;
}

export interface AlimonyDue {
  readonly amounts: readonly { readonly text: string | undefined; readonly amount: Exact }[];
  readonly total: Exact;
}

export const noAlimony: AlimonyDue = { amounts: [], total: zero };

/** Each turn leaves at most 27.5 % of the error before it, so that a few suffice; the tax is rounded, hence the bound. */
const MOST_TURNS = 100;

/** The payments that an alimony is taken from when it does not say so. */
function blocksOf({ base, sobre }: Alimony): readonly AlimonyBlock[] {
  if (sobre) return sobre;
  return base === 'liquido' || base === 'bruto' ? ['salario', 'ferias', 'decimo-terceiro'] : ['salario'];
}

/** The alimony on a payment. */
export function alimonyOn(all: readonly Alimony[], block: AlimonyBlock, of: AlimonyBase): AlimonyDue {
  const due = all.filter((one) => blocksOf(one).includes(block));
  if (due.length === 0) return noAlimony;
  const amountsWith = (tax: Exact) => due.map((one) => amountOf(one, of, tax));
  const tax = due.some(({ base }) => base === 'liquido') ? withoutRecording(() => settledTax(of, due)) : zero;
  const amounts = amountsWith(exact(Number(tax.numerator) / Number(tax.denominator), 'irrfRetido'));
  return {
    amounts: due.map(({ descricao }, i) => ({ text: descricao, amount: amounts[i] as Exact })),
    total: sum(...amounts),
  };
}

/** The tax at which the alimony and the tax agree: both are computed in turns, from none of the net, until no cent changes. */
function settledTax(of: AlimonyBase, due: readonly Alimony[]): Exact {
  let amounts = due.map((one) => (one.base === 'liquido' ? zero : amountOf(one, of, zero)));
  let tax = of.tax(sum(...amounts));
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const [before, known] = [amounts, tax];
    amounts = due.map((one) => amountOf(one, of, known));
    tax = of.tax(sum(...amounts));
    if (amounts.every((amount, i) => compare(amount, before[i] as Exact) === 0)) break;
  }
  return tax;
}

function amountOf(
  { base, percentual = 0, valor = 0 }: Alimony,
  { gross, inss, minimumWage }: AlimonyBase,
  tax: Exact,
): Exact {
  if (base === 'fixo') return exact(valor, 'pensao');
  const of =
    base === 'bruto' ? gross : base === 'salario-minimo' ? minimumWage : minus(minus(gross, inss), tax);
  return roundTo(percentOf(of, percentual, 'percentualPensao'));
}
