/** Texts of what only a request over HTTP is refused for. A call in code loads none of them. */
import type { ErrorStatus, Text } from '../../kit/texts.ts';
import { MAX_TARGET } from '../limits.ts';
import { inputTexts } from './texts.ts';

export const statusTexts: Readonly<Record<ErrorStatus, Text>> = {
  ...inputTexts,
  401: { pt: 'Chave de API ausente ou inválida.', en: 'Missing or invalid API key.' },
  403: {
    pt: 'A conta ou o plano não permite esta chamada.',
    en: 'The account or plan does not allow this call.',
  },
  404: { pt: 'Endereço ou método inexistente.', en: 'No such address or method.' },
  409: { pt: 'Impossível no estado atual.', en: 'Impossible in the present state.' },
  429: { pt: 'Limite de requisições atingido.', en: 'Request limit reached.' },
  500: { pt: 'Erro interno.', en: 'Internal error.' },
};

export const queryTooLong: Text = {
  pt: `o endereço pedido pode ter até ${MAX_TARGET} caracteres`,
  en: `the request target may have up to ${MAX_TARGET} characters`,
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
