/** The messages of the pipeline on a request that cannot be read, in both languages; the sentence of an error. */
import type { Language, Text } from '../../kit/texts.ts';
import { MAX_DEPTH, MAX_ELEMENTS, MAX_TARGET } from '../limits.ts';

/** A message that begins with a capital letter is a sentence of its own; any other goes on after the name of its field. */
export const isSentence = (message: string) => /^\p{Lu}/u.test(message);

/** The first of several faults, as a sentence that says how many more there are. */
export function sentenceOf(first: string, more: number, language: Language): string {
  const count = more === 0 ? '' : language === 'pt' ? ` (e mais ${more})` : ` (and ${more} more)`;
  const text = count === '' ? first : first.replace(/\.$/, '') + count;
  return /[.?]$/.test(text) ? text : `${text}.`;
}

export const notAnObject: Text = { pt: 'deve ser um objeto JSON', en: 'must be a JSON object' };

export const tooDeep: Text = {
  pt: `tem mais de ${MAX_DEPTH} níveis`,
  en: `is nested deeper than ${MAX_DEPTH} levels`,
};

export const tooManyElements: Text = {
  pt: `tem mais de ${MAX_ELEMENTS} elementos`,
  en: `has more than ${MAX_ELEMENTS} elements`,
};

export const queryTooLong: Text = {
  pt: `O endereço pedido pode ter até ${MAX_TARGET} caracteres`,
  en: `The request target may have up to ${MAX_TARGET} characters`,
};
export const jsonOnly: Text = {
  pt: 'deve ser application/json, em UTF-8 e sem Content-Encoding',
  en: 'must be application/json, in UTF-8 and without Content-Encoding',
};
export const bodyTooLarge = (bytes: number): Text => ({
  pt: `deve ter no máximo ${bytes} bytes`,
  en: `must have at most ${bytes} bytes`,
});
export const bodyIncomplete: Text = { pt: 'não chegou inteiro a tempo', en: 'did not arrive whole in time' };
export const notJson: Text = { pt: 'não é JSON válido em UTF-8', en: 'is not valid JSON in UTF-8' };
