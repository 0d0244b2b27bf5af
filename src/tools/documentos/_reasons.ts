import type { Text } from '../../core/texts.ts';
import type { Reason } from '../../lib/documents/verdict.ts';

/** What each reason for refusing a document means. */
export const reasonTexts: Readonly<Record<Reason, Text>> = {
  'check-digit': { pt: 'os dígitos verificadores não conferem', en: 'the check digits do not match' },
  'repeated-digits': {
    pt: 'tem todos os caracteres iguais, o que nunca é emitido',
    en: 'has all characters equal, which is never issued',
  },
  prefix: { pt: 'começa de um modo que nunca é emitido', en: 'starts in a way that is never issued' },
  'state-code': { pt: 'tem um código de estado que não existe', en: 'has a state code that does not exist' },
  type: { pt: 'tem um código de tipo que não existe', en: 'has a type code that does not exist' },
  service: {
    pt: 'não é do registro civil de pessoas naturais (55)',
    en: 'is not of the civil registry of natural persons (55)',
  },
  'book-type': { pt: 'tem um tipo de livro que não existe', en: 'has a book type that does not exist' },
  year: { pt: 'tem um ano impossível', en: 'has an impossible year' },
  serial: { pt: 'deve terminar em quatro algarismos', en: 'must end in four digits' },
  length: {
    pt: 'tem um número de dígitos que a bandeira não usa',
    en: 'has a number of digits that its brand does not use',
  },
  brand: { pt: 'é de outra bandeira', en: 'is of another brand' },
  'agency-check-digit': {
    pt: 'o dígito da agência não confere',
    en: 'the check digit of the branch does not match',
  },
};
