/** Every text that an error of the core may carry, in both languages. A message names what is allowed. */
export type Language = 'pt' | 'en';

export type ErrorStatus = 400 | 401 | 403 | 404 | 422 | 429 | 500;

export type Text = Readonly<Record<Language, string>>;

export const statusTexts: Readonly<Record<ErrorStatus, Text>> = {
  400: { pt: 'Parâmetros inválidos.', en: 'Invalid parameters.' },
  401: { pt: 'Chave de API ausente ou inválida.', en: 'Missing or invalid API key.' },
  403: {
    pt: 'A conta ou o plano não permite esta chamada.',
    en: 'The account or plan does not allow this call.',
  },
  404: { pt: 'Endereço ou método inexistente.', en: 'No such address or method.' },
  422: { pt: 'Valor impossível.', en: 'Impossible value.' },
  429: { pt: 'Limite de requisições atingido.', en: 'Request limit reached.' },
  500: { pt: 'Erro interno.', en: 'Internal error.' },
};

export const required: Text = { pt: 'é obrigatório', en: 'is required' };

export const didYouMean = (sent: string, field: string): Text => ({
  pt: `é obrigatório; veio "${sent}". Você quis dizer "${field}"?`,
  en: `is required; "${sent}" was sent. Did you mean "${field}"?`,
});

export const sentTwice: Text = { pt: 'foi enviado mais de uma vez', en: 'was sent more than once' };
export const aString: Text = { pt: 'deve ser um texto', en: 'must be a string' };
export const aNumber: Text = { pt: 'deve ser um número', en: 'must be a number' };
export const anInteger: Text = { pt: 'deve ser um número inteiro', en: 'must be an integer' };
export const aBoolean: Text = { pt: 'deve ser true ou false', en: 'must be true or false' };
export const anArray: Text = { pt: 'deve ser uma lista', en: 'must be an array' };
export const anObject: Text = { pt: 'deve ser um objeto', en: 'must be an object' };
export const invalid: Text = { pt: 'não tem o formato esperado', en: 'does not have the expected format' };

export const oneOf = (values: readonly unknown[]): Text => ({
  pt: `deve ser um destes: ${values.join(', ')}`,
  en: `must be one of: ${values.join(', ')}`,
});

export const inRange = (min: unknown, max: unknown): Text =>
  min === undefined
    ? { pt: `deve ser no máximo ${max}`, en: `must be at most ${max}` }
    : max === undefined
      ? { pt: `deve ser no mínimo ${min}`, en: `must be at least ${min}` }
      : { pt: `deve estar entre ${min} e ${max}`, en: `must be between ${min} and ${max}` };

export const above = (min: unknown): Text => ({
  pt: `deve ser maior que ${min}`,
  en: `must be greater than ${min}`,
});

export const sized = (min: unknown, max: unknown, list: boolean): Text => {
  const [pt, en] = list ? ['itens', 'items'] : ['caracteres', 'characters'];
  return min === undefined
    ? { pt: `deve ter no máximo ${max} ${pt}`, en: `must have at most ${max} ${en}` }
    : max === undefined
      ? { pt: `deve ter no mínimo ${min} ${pt}`, en: `must have at least ${min} ${en}` }
      : { pt: `deve ter de ${min} a ${max} ${pt}`, en: `must have ${min} to ${max} ${en}` };
};

export const queryTooLong: Text = {
  pt: 'o endereço pedido pode ter até 8192 caracteres',
  en: 'the request target may have up to 8192 characters',
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
export const notAnObject: Text = { pt: 'deve ser um objeto JSON', en: 'must be a JSON object' };
export const tooDeep: Text = { pt: 'tem mais de 32 níveis', en: 'is nested deeper than 32 levels' };

// A schema's message is one string; both languages and the status travel in it.
const SEPARATOR = '\u0000';

/**
 * A text as the message of a valibot check: `v.check(isUf, say({ pt: '…', en: '…' }))`.
 * With 422 the check is about the value's meaning, not its format.
 */
/* @__NO_SIDE_EFFECTS__ */
export function say(text: Text, status: 400 | 422 = 400): string {
  return [status, text.pt, text.en].join(SEPARATOR);
}

/** What `say` put into a message, or null of any other message. */
export function said(message: string): { readonly status: 400 | 422; readonly text: Text } | null {
  const [status, pt, en] = message.split(SEPARATOR);
  return pt === undefined || en === undefined
    ? null
    : { status: status === '422' ? 422 : 400, text: { pt, en } };
}
