/**
 * The progressive contribution to the INSS of employees, domestic and casual workers (EC 103/2019, art. 28;
 * Lei 8.212/1991, art. 20): each band's rate on the part of the pay that falls in it.
 */
import { type Bracket, bracketAmounts, partsByBracket } from './brackets.ts';
import {
  type Exact,
  exact,
  least,
  minus,
  plus,
  roundTo,
  step,
  sum,
  toMoney,
  zero,
} from '../lib/numbers/exact.ts';

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
  /** The contribution of each band, unrounded. */
  readonly amounts: readonly Exact[];
}

/** The pay above which nothing more is due. */
export function inssCeiling({ faixas }: InssTable): Exact {
  const last = faixas.at(-1) as Bracket;
  return exact(last.ate, 'teto', last);
}

/** The contribution of a job on `pay`, with `others` already contributed on elsewhere in the month. */
export function inssOf(table: InssTable, pay: Exact, others: Exact = zero): Inss {
  const ceiling = inssCeiling(table);
  const from = step(
    least(others, ceiling),
    'inss.de',
    'Base dos outros vínculos, até o teto',
    'Base of the other jobs, up to the ceiling',
  );
  const to = step(
    least(plus(others, pay), ceiling),
    'inss.ate',
    'Base de todos os vínculos, até o teto',
    'Base of all jobs, up to the ceiling',
  );
  const parts = partsByBracket(table.faixas, from, to).map((part, i) =>
    step(
      part,
      'inss.faixa.base',
      'Parte da base na #ª faixa do INSS',
      'Part of the base in band # of the INSS',
      undefined,
      i + 1,
    ),
  );
  const amounts = bracketAmounts(table.faixas, parts).map((amount, i) =>
    step(amount, 'inss.faixa', 'INSS da #ª faixa', 'INSS of band #', undefined, i + 1),
  );
  return {
    base: step(
      minus(to, from),
      'inss.base',
      'Base do INSS, até o teto',
      'Base of the INSS, up to the ceiling',
      table,
    ),
    valor: step(
      roundTo(sum(...amounts)),
      'inss',
      'INSS: a soma das faixas, arredondada uma vez',
      'INSS: the sum of the bands, rounded once',
      table,
    ),
    parts,
    amounts,
  };
}

/** `{ base, valor }` of an answer, BRL. */
export function inssShown({ base, valor }: Pick<Inss, 'base' | 'valor'>): {
  readonly base: number;
  readonly valor: number;
} {
  return { base: toMoney(base), valor: toMoney(valor) };
}
