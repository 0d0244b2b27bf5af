/** The sentences of errors, in both languages. */
import type { Text } from '../texts.ts';

export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 422 | 429 | 500 | 503;

/** The text of each error status, for an error without a text of its own. */
export const statusTexts: Readonly<Record<ErrorStatus, Text>> = {
  400: { pt: 'Parâmetros inválidos.', en: 'Invalid parameters.' },
  401: {
    pt: 'Chave de API ausente ou inválida. Envie-a em Authorization: Bearer <chave> ou em X-API-Key.',
    en: 'Missing or invalid API key. Send it in Authorization: Bearer <key> or in X-API-Key.',
  },
  403: {
    pt: 'A conta ou o plano não permite esta chamada.',
    en: 'The account or plan does not allow this call.',
  },
  404: { pt: 'Endereço ou método inexistente.', en: 'No such address or method.' },
  409: { pt: 'Impossível no estado atual.', en: 'Impossible in the present state.' },
  422: { pt: 'Valor impossível.', en: 'Impossible value.' },
  429: { pt: 'Limite de requisições atingido.', en: 'Request limit reached.' },
  500: { pt: 'Erro interno.', en: 'Internal error.' },
  503: { pt: 'Muitas chamadas pesadas ao mesmo tempo.', en: 'Too many heavy calls at once.' },
};

/** The text of a 429: the limit, what it counts, and the instant at which it ends, in milliseconds since 1970. */
export function limitReached(limit: number, pt: string, en: string, end: number): Text {
  const until = new Date(end).toISOString();
  return {
    pt: `Limite de ${limit} ${pt} atingido; termina em ${until}.`,
    en: `The limit of ${limit} ${en} is reached; it ends at ${until}.`,
  };
}
