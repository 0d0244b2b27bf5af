/** The description of the page for agents: the statuses of the transport, next to those of every page. */
import * as v from 'valibot';
import type { ForeignAnswer, Page } from '../../contracts/pages.ts';
import { describe } from '../../kit/fields/describe.ts';
import { selectionQuery } from './query.ts';

const failure = v.object({
  jsonrpc: v.literal('2.0'),
  id: v.nullable(v.union([v.string(), v.number()])),
  error: v.object({
    code: describe(v.number(), { pt: 'O código de JSON-RPC', en: 'The code of JSON-RPC' }),
    message: describe(v.string(), { pt: 'O que houve', en: 'What happened' }),
    data: v.optional(v.unknown()),
  }),
});

const refusalAnswer = (pt: string, en: string): ForeignAnswer => ({ text: { pt, en }, body: failure });

const always405: NonNullable<Page['describe']>['GET'] = {
  summary: {
    pt: 'Sempre 405, como o protocolo prevê onde não há sessões',
    en: 'Always 405, as the protocol provides where there are no sessions',
  },
  status: null,
  foreign: {
    405: refusalAnswer(
      'Não há fluxo nem sessão: só POST responde.',
      'There is no stream and no session: POST alone answers.',
    ),
  },
};

export const mcpDescription: NonNullable<Page['describe']> = {
  POST: {
    summary: {
      pt: 'As ferramentas para agentes, pelo Model Context Protocol',
      en: 'The tools for agents, by the Model Context Protocol',
    },
    query: selectionQuery,
    foreign: {
      202: {
        text: { pt: 'Uma notificação, que não tem resposta.', en: 'A notification, which has no answer.' },
      },
      400: refusalAnswer(
        'A consulta, a mensagem ou a versão do protocolo está errada.',
        'The query, the message or the version of the protocol is wrong.',
      ),
      406: refusalAnswer(
        '`Accept` deve aceitar application/json e text/event-stream.',
        '`Accept` must accept application/json and text/event-stream.',
      ),
      415: refusalAnswer(
        'O corpo deve ser application/json, em UTF-8 e sem Content-Encoding.',
        'The body must be application/json, in UTF-8 and without Content-Encoding.',
      ),
    },
  },
  GET: always405,
  DELETE: always405,
};
