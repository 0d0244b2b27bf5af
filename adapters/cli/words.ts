import type { Text } from '../../src/lib/languages.ts';
import { likelyMeant } from '../../src/lib/text/spelling.ts';
import { sameText } from './usage.ts';

/** A word as a shell takes it. */
export const quoteArgument = (text: string): string =>
  /^[\w=.:,@%/+-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The names that help and messages give to operands and values of options, in Portuguese. */
const PLACEHOLDERS: Readonly<Record<string, string>> = {
  ACCOUNT: 'CONTA',
  CATEGORY: 'CATEGORIA',
  DELIVERY_ID: 'ID_DA_ENTREGA',
  EVENT: 'EVENTO',
  FIELD: 'CAMPO',
  FILE: 'ARQUIVO',
  FOLDER: 'PASTA',
  INSTANT: 'INSTANTE',
  KEY_ID: 'ID_DA_CHAVE',
  NAME: 'NOME',
  PLAN: 'PLANO',
  STATE: 'ESTADO',
  TEXT: 'TEXTO',
  TIME: 'DURAÇÃO',
  TOOL: 'FERRAMENTA',
  VALUE: 'VALOR',
  WEBHOOK_ID: 'ID_DO_WEBHOOK',
  WORD: 'PALAVRA',
  YYYY: 'AAAA',
};

/** A text with the names of operands in each language. */
export const withOperands = (text: string): Text => ({
  pt: text.replace(/[A-Z_]{4,}/g, (name) => PLACEHOLDERS[name] ?? name),
  en: text,
});

/** The end of an error that names what a misspelt word probably means; empty where nothing is near. */
export function didYouMean(word: string, names: readonly string[], before = ''): Text {
  const [meant] = likelyMeant(word, names);
  if (meant === undefined) return sameText('');
  return { pt: `; você quis dizer ${before}${meant}?`, en: `; did you mean ${before}${meant}?` };
}
