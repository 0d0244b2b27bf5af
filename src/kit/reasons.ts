import type { Text } from './texts.ts';

/** What the reasons for which a tool refuses a value mean, by their codes. */
export type ReasonTexts = Readonly<Record<string, Text>>;

/** Those of every document stand here; the others by themselves, with their tools, so that no start loads them. */
export const checkDigits = {
  pt: 'os dígitos verificadores não conferem',
  en: 'the check digits do not match',
};
export const repeatedDigits = {
  pt: 'tem todos os caracteres iguais, o que nunca é emitido',
  en: 'has all characters equal, which is never issued',
};
/** In the order in which most documents look for them. */
export const commonReasons = { 'repeated-digits': repeatedDigits, 'check-digit': checkDigits };
