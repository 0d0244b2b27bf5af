/** Texts of a document beyond those of its tools and pages. */
import type { Callers } from '../../contracts/access.ts';
import type { ErrorStatus } from '../../kit/errors/texts.ts';
import type { Text } from '../../kit/texts.ts';
import { MAX_FAULTS } from '../../pipeline/limits.ts';
import { statusTexts } from '../../kit/errors/texts.ts';

/** Describes the service; the paragraphs about keys, and about names and values, are left out where it takes none. */
export const aboutService = ({ byKey }: Callers, exact: boolean): Text => ({
  pt: [
    'Ferramentas brasileiras numa API HTTP: documentos, folha, impostos, finanças, saúde, texto e desenvolvimento.',
    ...(byKey
      ? [
          'A chave vai no cabeçalho `Authorization: Bearer …`. Cada chamada a uma ferramenta conta no mês da conta, qualquer que seja a resposta depois do 429; os cabeçalhos da cota dizem quanto resta.',
        ]
      : []),
    'Dinheiro é número em reais, porcentagem é número em porcento (7.5 é 7,5 %), datas são AAAA-MM-DD. Escolhas valem em maiúsculas ou minúsculas, com acento ou sem. Uma consulta (GET) não aceita campos desconhecidos nem repetidos.',
    ...(exact
      ? []
      : [
          'O que uma página mostra, um programa pode enviar: o campo pelo rótulo, em outra grafia ou por um nome de `x-aliases`; a escolha pelo rótulo; números e datas como no Brasil. O que tem duas leituras é recusado com as duas, e `X-Read-As` diz o que foi lido.',
        ]),
    'Erros têm `error` e `code`, e em `details` cada campo e o que ele aceita, em inglês com `Accept-Language: en`. Textos são contados em unidades UTF-16. Todo GET também responde HEAD.',
  ].join('\n\n'),
  en: [
    'Brazilian tools in one HTTP API: documents, payroll, taxes, finance, health, text and development.',
    ...(byKey
      ? [
          'The key goes in the header `Authorization: Bearer …`. Each call of a tool counts in the month of the account, whatever its answer is once it has passed the 429; the headers of the quota tell what is left.',
        ]
      : []),
    'Money is a number in BRL, a percentage a number in percent (7.5 is 7.5 %), dates are YYYY-MM-DD. Choices hold in capitals or not, with accents or without. A query (GET) takes no unknown and no repeated fields.',
    ...(exact
      ? []
      : [
          'What a page shows, a program may send: a field by its label, in another spelling or by a name of `x-aliases`; a choice by its label; numbers and dates as in Brazil. What has two readings is refused with both, and `X-Read-As` says what was read.',
        ]),
    'Errors have `error` and `code`, and in `details` each field with what it accepts, in English with `Accept-Language: en`. Texts are counted in UTF-16 units. Every GET also answers HEAD.',
  ].join('\n\n'),
});

export const succeeded: Text = { pt: 'A resposta.', en: 'The answer.' };
export const notModified: Text = {
  pt: 'O documento ainda é o da ETag enviada em If-None-Match.',
  en: 'The document still is that of the ETag sent in If-None-Match.',
};

export const unavailable: Text = {
  pt: 'O serviço não pode responder agora.',
  en: 'The service cannot answer now.',
};

export const security = {
  apiKey: {
    pt: 'Chave de API do escopo tools.',
    en: 'API key of the scope tools.',
  },
  accountKey: {
    pt: 'Chave de API do escopo account, ou um login que o host aceita.',
    en: 'API key of the scope account, or a login that the host accepts.',
  },
} as const satisfies Record<string, Text>;

const retryAfter: Text = {
  pt: '`Retry-After` diz quando tentar de novo.',
  en: '`Retry-After` says when to try again.',
};

/** Details about an error beyond the text of its status. */
const more: Partial<Record<ErrorStatus, Text>> = {
  400: {
    pt: 'Um campo falta, é desconhecido, ou tem tipo, formato ou limite errado. `details` tem todos.',
    en: 'A field is missing, unknown, or of a wrong type, format or bound. `details` has all of them.',
  },
  422: {
    pt: 'O formato está certo, e o valor não pode ser: uma data que não existe, um dígito que não confere.',
    en: 'The format is right, and the value cannot be: a date that does not exist, a digit that does not match.',
  },
  429: retryAfter,
  503: retryAfter,
};

export function errorText(status: ErrorStatus): Text {
  const [own, rest] = [statusTexts[status], more[status]];
  return rest ? { pt: `${own.pt} ${rest.pt}`, en: `${own.en} ${rest.en}` } : own;
}

const text = (pt: string, en: string): Text => ({ pt, en });

/** The fields of an error's body. */
export const errorFields = {
  error: text('O que houve, em uma frase para pessoas.', 'What happened, in a sentence for people.'),
  code: text('O status HTTP.', 'The HTTP status.'),
  details: text(
    `Cada campo com erro, no máximo ${MAX_FAULTS}.`,
    `Each field with an error, ${MAX_FAULTS} at most.`,
  ),
  field: text(
    'O campo, ou o caminho até ele: `canais[0].nome`.',
    'The field, or the path to it: `canais[0].nome`.',
  ),
  message: text('O que o campo aceita.', 'What the field accepts.'),
  valid: text('Que o valor não é válido.', 'That the value is not valid.'),
  value: text('O valor, como foi enviado.', 'The value, as it was sent.'),
  reason: text('Código do motivo, que não muda.', 'Code of the reason, which does not change.'),
  candidate: text(
    'O documento válido que o valor seria com os zeros à esquerda que perdeu.',
    'The valid document that the value would be with the leading zeros that it has lost.',
  ),
};

export const headerTexts = {
  'X-Request-Id': text(
    'A identificação da requisição: a que foi enviada, ou uma nova.',
    'The id of the request: the one that was sent, or a new one.',
  ),
  'Content-Language': text('A língua dos textos.', 'The language of the texts.'),
  RateLimit: text(
    'O limite em vigor: `r`, quanto resta; `t`, em quantos segundos termina. Ausente em planos sem limite.',
    'The limit in force: `r`, what is left; `t`, in how many seconds it ends. Absent in plans without limit.',
  ),
  'RateLimit-Policy': text(
    'Os limites: `q` requisições em `w` segundos.',
    'The limits: `q` requests in `w` seconds.',
  ),
  'X-RateLimit-Limit': text('Requisições por mês.', 'Requests a month.'),
  'X-RateLimit-Remaining': text('Requisições que restam no mês.', 'Requests left in the month.'),
  'X-RateLimit-Reset': text(
    'O instante em que o mês termina, em segundos desde 1970.',
    'The instant at which the month ends, in seconds since 1970.',
  ),
  'Retry-After': text('Em quantos segundos tentar de novo.', 'In how many seconds to try again.'),
  ETag: text('A versão do documento.', 'The version of the document.'),
} as const;

export const parameterTexts = {
  'Accept-Language': text(
    'A língua dos textos de erros: pt-BR ou en.',
    'The language of the texts of errors: pt-BR or en.',
  ),
  'X-Request-Id': text(
    'Uma identificação sua, que a resposta repete.',
    'An id of your own, which the answer repeats.',
  ),
  'If-None-Match': text(
    'A ETag do documento que já se tem.',
    'The ETag of the document that one already has.',
  ),
} as const;
