/**
 * The contribution to the INSS of employees, domestic and casual workers: since March 2020 each band's rate on the part
 * of the pay that falls in it (EC 103/2019, art. 28), before it one rate on the whole pay (Lei 8.212/1991, art. 20).
 */
import { type Bracket, bracketAmounts, bracketOf, partsByBracket } from './brackets.ts';
import {
  type Exact,
  exact,
  isPositive,
  least,
  minus,
  plus,
  notNegative,
  roundedDown,
  roundTo,
  step,
  sum,
  toMoney,
  zero,
} from '../lib/numbers/exact.ts';
import type { InssRounding } from './inss-rounding.ts';

/** Rates and limits that the yearly ordinance sets. The last limit is the ceiling. */
export interface InssTable {
  readonly faixas: readonly Bracket[];
  /** True when the rate of the band that the pay falls in is that of the whole pay, until February 2020. */
  readonly aliquotaUnica?: true;
}

export interface Inss {
  /** Pay contributed on, up to the ceiling. */
  readonly base: Exact;
  /** The sum over the bands, rounded. */
  readonly valor: Exact;
  /** The part of `base` in each band; with one rate, all of it in one band. */
  readonly parts: readonly Exact[];
  /** The contribution of each band, which `faixa` cuts after the cent. */
  readonly amounts: readonly Exact[];
}

/** The pay above which nothing more is due. */
export function inssCeiling({ faixas }: InssTable): Exact {
  const last = faixas.at(-1) as Bracket;
  return exact(last.ate, 'teto', last);
}

/** The part of the ceiling that other contributions of the month leave. */
export function ceilingLeft(table: InssTable, others: Exact): Exact {
  return notNegative(minus(inssCeiling(table), others));
}

/** The first month with a contribution by bands, `YYYY-MM` (EC 103/2019, art. 36, I). */
export const BANDS_SINCE = '2020-03';

export interface InssOptions {
  /** Pay of self-employment in the month, which fills the ceiling and does not move the bands (eSocial, manual). */
  readonly selfEmployed?: Exact;
  readonly rounding?: InssRounding;
}

/** The contribution of a job on `pay`, with `others` already contributed on elsewhere in the month. */
export function inssOf(
  table: InssTable,
  pay: Exact,
  others: Exact = zero,
  { selfEmployed = zero, rounding = 'total' }: InssOptions = {},
): Inss {
  const whole = inssCeiling(table);
  const ceiling = isPositive(selfEmployed)
    ? minus(whole, least(selfEmployed, notNegative(minus(whole, others))))
    : whole;
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
  const parts = partsOf(table, from, to, least(plus(others, pay), whole)).map((part, i) =>
    step(
      part,
      `inss.faixa.base.${i + 1}`,
      `Parte da base na ${i + 1}ª faixa do INSS`,
      `Part of the base in band ${i + 1} of the INSS`,
    ),
  );
  const amounts = bracketAmounts(table.faixas, parts).map((amount, i) =>
    step(
      rounding === 'faixa' ? roundedDown(amount) : amount,
      `inss.faixa.${i + 1}`,
      `INSS da ${i + 1}ª faixa`,
      `INSS of band ${i + 1}`,
    ),
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
      rounding === 'faixa'
        ? 'INSS: a soma das faixas, cada uma cortada no centavo'
        : 'INSS: a soma das faixas, arredondada uma vez',
      rounding === 'faixa'
        ? 'INSS: the sum of the bands, each cut to the cent'
        : 'INSS: the sum of the bands, rounded once',
      table,
    ),
    parts,
    amounts,
  };
}

/** The part of the pay between `from` and `to` that each band taxes; one rate is that of the pay of all jobs. */
function partsOf({ faixas, aliquotaUnica }: InssTable, from: Exact, to: Exact, ofAllJobs: Exact): Exact[] {
  if (!aliquotaUnica) return partsByBracket(faixas, from, to);
  const reached = bracketOf(faixas, ofAllJobs);
  return faixas.map((bracket) => (bracket === reached ? minus(to, from) : zero));
}

/** `{ base, valor }` of an answer, BRL. */
export function inssShown({ base, valor }: Pick<Inss, 'base' | 'valor'>): {
  readonly base: number;
  readonly valor: number;
} {
  return { base: toMoney(base), valor: toMoney(valor) };
}
