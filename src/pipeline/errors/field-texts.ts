/** The messages of the pipeline on the fields of a request, in both languages. Each one names what is allowed. */
import { required, SEPARATOR, type Text, withMore } from '../../kit/texts.ts';

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

/** The message on a name that says another unit or period than the field which it is near. */
export const sendIn = (field: string, unit: Text | null | undefined, fields: readonly string[]): Text =>
  unit
    ? {
        pt: `campo desconhecido: envie ${field}, em ${unit.pt}`,
        en: `unknown field: send ${field}, in ${unit.en}`,
      }
    : unknownField([], fields);

/** The message on a name that stands for a field which was sent too. */
export const sameAs = (field: string): Text => ({
  pt: `é o mesmo que ${field}, que também veio`,
  en: `is the same as ${field}, which was sent too`,
});

/** The message on a name that says the period of a field, which another field holds. */
export const sendAs = ({ field, choice }: { readonly field: string; readonly choice: string }): Text => ({
  pt: `campo desconhecido: envie ${field} com ${choice}`,
  en: `unknown field: send ${field} with ${choice}`,
});

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

export const sentTwice: Text = { pt: 'foi enviado mais de uma vez', en: 'was sent more than once' };
export const invalid: Text = { pt: 'não tem o formato esperado', en: 'does not have the expected format' };

export const tooMarked: Text = {
  pt: 'tem mais de 30 acentos ou sinais combinantes seguidos',
  en: 'has more than 30 combining marks in a row',
};

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
