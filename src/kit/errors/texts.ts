import type { ErrorStatus, Text } from '../texts.ts';

/** The text of every error status, for an error that says nothing of its own. */
export const statusTexts: Readonly<Record<ErrorStatus, Text>> = {
  400: { pt: 'Parâmetros inválidos.', en: 'Invalid parameters.' },
  401: { pt: 'Chave de API ausente ou inválida.', en: 'Missing or invalid API key.' },
  403: {
    pt: 'A conta ou o plano não permite esta chamada.',
    en: 'The account or plan does not allow this call.',
  },
  404: { pt: 'Endereço ou método inexistente.', en: 'No such address or method.' },
  409: { pt: 'Impossível no estado atual.', en: 'Impossible in the present state.' },
  422: { pt: 'Valor impossível.', en: 'Impossible value.' },
  429: { pt: 'Limite de requisições atingido.', en: 'Request limit reached.' },
  500: { pt: 'Erro interno.', en: 'Internal error.' },
};
