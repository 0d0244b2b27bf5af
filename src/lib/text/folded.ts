/** Folds names and words for comparison. */
import { oncePerText } from '../once-per.ts';
import { removeAccents } from './accents.ts';

/** Folds a name: removes case, accents, `_`, `-` and spaces. */
export function foldName(name: string): string {
  return fold(name).replace(/[-_ ]/g, '');
}

/** The same of a name that the package has, of a field or a choice: each refusal compares with all of them. */
export const foldOwnName = /* @__PURE__ */ oncePerText(foldName);

/** Folds a word that may be chosen: removes case and accents, and writes `-` for `_`, `:` and a space. */
export function foldChoice(word: string): string {
  return fold(word).replace(/[_: ]/g, '-');
}

function fold(text: string): string {
  return removeAccents(text).toLowerCase();
}
