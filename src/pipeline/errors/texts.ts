/** The messages of the pipeline on the fields of a request, in both languages. Each one names what is allowed. */
import { type Language, required, SEPARATOR, type Text, withMore } from '../../kit/texts.ts';
import { MAX_DEPTH, MAX_ELEMENTS, MAX_TARGET } from '../limits.ts';

/** How many names a message lists at most. */
export const MAX_LISTED = 12;

/**
 * The message on a field that the tool does not have: what was probably meant, with the choices of the first, or else what
 * the tool has.
 */
export function unknownField(
  meant: readonly string[],
  fields: readonly string[],
  choices: Text | null = null,
): Text {
  if (meant.length > 0) {
    const names = meant.map((name) => `"${name}"`);
    const [first] = meant;
    return {
      pt: `campo desconhecido. Você quis dizer ${names.join(' ou ')}?${choices ? ` ${first} é um destes: ${choices.pt}` : ''}`,
      en: `unknown field. Did you mean ${names.join(' or ')}?${choices ? ` ${first} is one of: ${choices.en}` : ''}`,
    };
  }
  if (fields.length === 0)
    return { pt: 'campo desconhecido: não há nenhum', en: 'unknown field: there are none' };
  const list = withMore(fields.slice(0, MAX_LISTED), fields.length - MAX_LISTED);
  return {
    pt: `campo desconhecido. Os campos são: ${list.pt}`,
    en: `unknown field. The fields are: ${list.en}`,
  };
}

export const goesInBody: Text = {
  pt: 'vai no corpo da requisição, em JSON, e não no endereço',
  en: 'goes in the body of the request, as JSON, and not in its address',
};

/** The message on a missing field, with what is wanted there. */
export const requiredAs = (wanted: Text | null): Text =>
  wanted ? { pt: `é obrigatório: ${wanted.pt}`, en: `is required: ${wanted.en}` } : required;

/** The message on a wrong value, with what is accepted there. */
export const mustBe = (accepted: Text | null): Text =>
  accepted ? { pt: `deve ser ${accepted.pt}`, en: `must be ${accepted.en}` } : invalid;

/** A message that begins with a capital letter is a sentence of its own; any other goes on after the name of its field. */
export const isSentence = (message: string) => /^\p{Lu}/u.test(message);

/** The first of several faults, as a sentence that says how many more there are. */
export function sentenceOf(first: string, more: number, language: Language): string {
  const count = more === 0 ? '' : language === 'pt' ? ` (e mais ${more})` : ` (and ${more} more)`;
  const text = count === '' ? first : first.replace(/\.$/, '') + count;
  return /[.?]$/.test(text) ? text : `${text}.`;
}

export const sentTwice: Text = { pt: 'foi enviado mais de uma vez', en: 'was sent more than once' };
export const invalid: Text = { pt: 'não tem o formato esperado', en: 'does not have the expected format' };

export const tooMarked: Text = {
  pt: 'tem mais de 30 acentos ou sinais combinantes seguidos',
  en: 'has more than 30 combining marks in a row',
};

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

/** The message of a rule on a value that it refuses. */
export interface Said {
  readonly status: 400 | 422;
  readonly text: Text;
}

/** Decodes a message that `say` encoded; null for any other message, such as valibot's own. */
export function decodeMessage(message: string): Said | null {
  const [status, pt, en] = message.split(SEPARATOR);
  return pt === undefined || en === undefined
    ? null
    : { status: status === '422' ? 422 : 400, text: { pt, en } };
}
