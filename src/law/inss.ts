/**
 * The progressive contribution to the INSS of employees, domestic and casual workers (EC 103/2019, art. 28;
 * Lei 8.212/1991, art. 20): each band's rate on the part of the pay that falls in it.
 */
import { type Bracket, partsByBracket, progressive } from './brackets.ts';
import { type Exact, exact, least, minus, plus, rounded, toMoney, zero } from '../lib/numbers/exact.ts';

/** Rates and limits that the yearly ordinance sets. The last limit is the ceiling. */
export interface InssTable {
  readonly faixas: readonly Bracket[];
}

export interface Inss {
  /** Pay contributed on, up to the ceiling. */
  readonly base: Exact;
  /** Rounded once, from the exact sum over the bands: as Receita's examples and the tables of deductions do. */
  readonly valor: Exact;
  /** The part of `base` in each band. */
  readonly parts: readonly Exact[];
}

/** The pay above which nothing more is due. */
export function inssCeiling({ faixas }: InssTable): Exact {
  return exact((faixas.at(-1) as Bracket).ate);
}

/** The contribution of a job on `pay`, with `others` already contributed on elsewhere in the month. */
export function inssOf(table: InssTable, pay: Exact, others: Exact = zero): Inss {
  const ceiling = inssCeiling(table);
  const from = least(others, ceiling);
  const to = least(plus(others, pay), ceiling);
  const parts = partsByBracket(table.faixas, from, to);
  return { base: minus(to, from), valor: rounded(progressive(table.faixas, parts)), parts };
}

/** `{ base, valor }` of an answer, BRL. */
export function inssShown({ base, valor }: Pick<Inss, 'base' | 'valor'>): {
  readonly base: number;
  readonly valor: number;
} {
  return { base: toMoney(base), valor: toMoney(valor) };
}
