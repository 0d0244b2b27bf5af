/** Alimony in amounts and in percent, also of what is left after tax, which depends on the alimony itself. */
import {
  compare,
  type Exact,
  exact,
  isPositive,
  minus,
  percentOf,
  root,
  roundTo,
  sum,
  toMoney,
  zero,
} from '../../lib/numbers/exact.ts';
import { withoutRecording } from '../../lib/numbers/recording.ts';
import type { Alimony, AlimonyBlock } from './facts.ts';

/** The tax on a payment. */
interface Taxed {
  readonly withheld: Exact;
}

/** A payment that alimony is taken from. */
export interface AlimonyBase<Tax extends Taxed> {
  readonly gross: Exact;
  readonly inss: Exact;
  readonly minimumWage: Exact;
  /** The tax when so much alimony is deducted. */
  tax(alimony: Exact): Tax;
}

export interface AlimonyDue {
  readonly amounts: readonly { readonly text: string | undefined; readonly amount: Exact }[];
  readonly total: Exact;
}

/** The payments that an alimony is taken from when it does not say so. */
function blocksOf({ base, sobre }: Pick<Alimony, 'base' | 'sobre'>): readonly AlimonyBlock[] {
  if (sobre) return sobre;
  return base === 'liquido' || base === 'bruto' ? ['salario', 'ferias', 'decimo-terceiro'] : ['salario'];
}

/** The alimony that is taken from a block. */
export function alimonyOn(all: readonly Alimony[], block: AlimonyBlock): readonly Alimony[] {
  return all.filter((one) => blocksOf(one).includes(block));
}

/** The alimony on a payment and its tax: each may depend on the other. */
export function taxAndAlimony<Tax extends Taxed>(
  due: readonly Alimony[],
  of: AlimonyBase<Tax>,
): { readonly alimony: AlimonyDue; readonly irrf: Tax } {
  const tax = due.some(({ base }) => base === 'liquido') ? settledTax(due, of) : zero;
  const amounts = due.map((one) => amountOf(one, of, tax));
  const alimony: AlimonyDue = {
    amounts: due.map(({ descricao }, i) => ({ text: descricao, amount: amounts[i] as Exact })),
    total: sum(...amounts),
  };
  return { alimony, irrf: of.tax(alimony.total) };
}

/**
 * The tax at which it and the alimony agree, to the cent. It falls with the alimony, which rises as it falls: computed
 * in turns from no alimony on, they go one way, and each turn leaves at most 27.5 % of the change before it.
 */
function settledTax(due: readonly Alimony[], of: AlimonyBase<Taxed>): Exact {
  const next = (tax: Exact) => of.tax(sum(...due.map((one) => amountOf(one, of, tax)))).withheld;
  const found = withoutRecording(() => {
    const others = due.filter(({ base }) => base !== 'liquido');
    let tax = of.tax(sum(...others.map((one) => amountOf(one, of, zero)))).withheld;
    for (;;) {
      const lowered = next(tax);
      if (compare(lowered, tax) === 0) return toMoney(tax);
      tax = lowered;
    }
  });
  return root(found, 'irrfRetido', (tax) => minus(next(tax), tax));
}

function amountOf(
  { base, percentual = 0, valor = 0 }: Alimony,
  { gross, inss, minimumWage }: AlimonyBase<Taxed>,
  tax: Exact,
): Exact {
  if (base === 'fixo') return exact(valor, 'pensao');
  const net = minus(minus(gross, inss), tax);
  // The tax on the profit shares of a year may be above the last one of them.
  const amounts = { bruto: gross, 'salario-minimo': minimumWage, liquido: isPositive(net) ? net : zero };
  return roundTo(percentOf(amounts[base], percentual, 'percentualPensao'));
}
