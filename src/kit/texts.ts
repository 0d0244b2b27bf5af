/** The texts that rules give their fields, in both languages. A message names what is allowed. */
import type { Language, Text } from '../lib/languages.ts';

export type { Language, Text } from '../lib/languages.ts';

/** A text in the language of a call, which is Portuguese where nobody chose one. */
export const textIn = (text: Text, language: (() => Language) | undefined): string =>
  text[language?.() ?? 'pt'];

export const required: Text = { pt: 'é obrigatório', en: 'is required' };

/** Makes a text of a function that writes it in one language. */
export const both = (make: (language: Language) => string): Text => ({ pt: make('pt'), en: make('en') });

/** Names in a row, the last after "and" or "or". */
export function listed(names: readonly string[], joint: 'and' | 'or', language: Language): string {
  const word = language === 'en' ? joint : joint === 'and' ? 'e' : 'ou';
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(` ${word} `);
}

/** Names, and how many more there are. */
export const withMore = (names: readonly unknown[], more = 0): Text => ({
  pt: names.join(', ') + (more > 0 ? ` e mais ${more}` : ''),
  en: names.join(', ') + (more > 0 ? ` and ${more} more` : ''),
});

/** The message on a field that was sent together with `other`, when only one of the two is allowed. */
export const excludes = (other: string): Text => ({
  pt: `não pode ser enviado junto com ${other}`,
  en: `cannot be sent together with ${other}`,
});

/** The message on a value that is not one of these; choices that are many come as a text. */
export const oneOf = (choices: readonly unknown[] | Text): Text => {
  const { pt, en } = 'pt' in choices ? choices : withMore(choices);
  return { pt: `deve ser um destes: ${pt}`, en: `must be one of: ${en}` };
};

export const inRange = (min: unknown, max: unknown): Text =>
  min === undefined
    ? { pt: `deve ser no máximo ${max}`, en: `must be at most ${max}` }
    : max === undefined
      ? { pt: `deve ser no mínimo ${min}`, en: `must be at least ${min}` }
      : { pt: `deve estar entre ${min} e ${max}`, en: `must be between ${min} and ${max}` };

/**
 * How a message is encoded: valibot keeps the message of a check as one string, so that the status and the text in both
 * languages are written into that string, in this order, with U+0000 between them. No text holds that character.
 */
export const SEPARATOR = '\u0000';

/**
 * Encodes a text as the message of a valibot check: `v.check(isUf, say({ pt: '…', en: '…' }))`. The status is 400 for a
 * value of the wrong format, 422 for a value of the right format that cannot be.
 */
/* @__NO_SIDE_EFFECTS__ */
export function say(text: Text, status: 400 | 422 = 400): string {
  return [status, text.pt, text.en].join(SEPARATOR);
}
