/** Número de Identificação Fiscal of Portugal: 8 digits and 1 check digit, modulo 11 (Decreto-Lei 14/2013; the ranges as public descriptions of the tax authority's practice list them). */
import { descending, isRepeated, mod11 } from './check-digits.ts';
import { digits, pick, type Random } from '../lib/random.ts';
import { clean } from '../lib/text/clean.ts';
import type { Verdict } from './verdict.ts';

const WEIGHTS = descending(9, 2);

/** Kinds of taxpayer by the first one or two digits. */
export const types = [
  [/^[123]/, 'pessoa-singular'],
  [/^45/, 'singular-nao-residente'],
  [/^5/, 'pessoa-coletiva'],
  [/^6/, 'administracao-publica'],
  [/^7[045]/, 'heranca-indivisa'],
  [/^71/, 'coletiva-nao-residente'],
  [/^72/, 'fundo-de-investimento'],
  [/^77/, 'atribuicao-oficiosa'],
  [/^78/, 'nao-residente-iva'],
  [/^79/, 'regime-excecional'],
  [/^8/, 'empresario-em-nome-individual'],
  [/^9[01]/, 'condominio'],
  [/^98/, 'nao-residente-sem-estabelecimento'],
  [/^99/, 'sociedade-civil'],
] as const satisfies readonly (readonly [RegExp, string])[];

export type TypeOfNif = (typeof types)[number][1];

/** The ranges of `types` together, by which a number is checked: a form that asks no more needs no names. */
const ASSIGNED = /^(?:[1-3568]|45|7[0-24-57-9]|9[0189])/;

/** Nine digits, valid, of a natural person. Eight equal digits have a 0 for their check digit. */
export function drawNif(random: Random): string {
  const base = pick(random, '123') + digits(random, 7);
  return base + mod11(base, WEIGHTS);
}

/** A number without punctuation, and without the PT that may stand in front. */
export function cleanNif(value: string): string {
  return clean(value).replace(/^PT/, '');
}

export function checkNif(nif: string): Verdict {
  if (isRepeated(nif)) return 'repeated-digits';
  if (!ASSIGNED.test(nif)) return 'prefix';
  return mod11(nif, WEIGHTS) === nif[8] ? null : 'check-digit';
}

/** The kind of taxpayer; undefined for a range that is not assigned. */
export function typeOfNif(nif: string): TypeOfNif | undefined {
  return types.find(([pattern]) => pattern.test(nif))?.[1];
}
