/** Describes webhooks for documents: the events with their headers and bodies, and the address that tests a webhook. */
import * as v from 'valibot';
import { type EventName, eventNames } from '../contracts/event-names.ts';
import type { Page } from '../contracts/pages.ts';
import { describe, num, pure, text as textField } from '../kit/fields/index.ts';
import type { Text } from '../kit/texts.ts';
import { milliseconds } from '../kit/units.ts';
import { examplePayload } from './payload.ts';

export interface EventDescription {
  readonly name: EventName;
  readonly summary: Text;
  readonly headers: readonly { readonly name: string; readonly text: Text; readonly required: boolean }[];
  /** JSON Schema, with texts in both languages. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly example: unknown;
}

const text = (pt: string, en: string): Text => ({ pt, en });

const summaries: Readonly<Record<EventName, Text>> = {
  tool_used: text('Uma ferramenta foi usada', 'A tool was used'),
  result_generated: text(
    'Uma ferramenta gerou um resultado, que vem junto',
    'A tool generated a result, which comes with it',
  ),
  favorite_added: text('Uma ferramenta entrou nos favoritos', 'A tool was added to the favorites'),
};

const headers: EventDescription['headers'] = [
  { name: 'X-Service-Event', text: text('O nome do evento.', 'The name of the event.'), required: true },
  {
    name: 'X-Service-Delivery',
    text: text(
      'A entrega, a mesma em cada tentativa: por ela se reconhece uma repetição.',
      'The delivery, the same in each attempt: a repetition is recognised by it.',
    ),
    required: true,
  },
  {
    name: 'X-Service-Signature',
    text: text(
      '`sha256=` e o HMAC-SHA256 do corpo em hexadecimal, com o segredo inteiro por chave.',
      '`sha256=` and the HMAC-SHA256 of the body in hexadecimal, keyed with the whole secret.',
    ),
    required: true,
  },
  {
    name: 'X-Service-Signature-Next',
    text: text(
      'O mesmo pelo segredo novo, durante uma troca.',
      'The same by the new secret, while it is being changed.',
    ),
    required: false,
  },
  {
    name: 'webhook-id',
    text: text('A entrega (Standard Webhooks).', 'The delivery (Standard Webhooks).'),
    required: true,
  },
  {
    name: 'webhook-timestamp',
    text: text(
      'O instante da tentativa, em segundos desde 1970 (Standard Webhooks).',
      'The instant of the attempt, in seconds since 1970 (Standard Webhooks).',
    ),
    required: true,
  },
  {
    name: 'webhook-signature',
    text: text(
      'As assinaturas de identificação, instante e corpo (Standard Webhooks).',
      'The signatures of id, instant and body (Standard Webhooks).',
    ),
    required: true,
  },
];

const string = (description: Text, more: object = {}) => ({ type: 'string', description, ...more });
const reasonField = (reasons: readonly string[], description: Text) => string(description, { enum: reasons });

function dataOf(event: EventName): Readonly<Record<string, unknown>> {
  const common = {
    tool_name: string(text('O nome da ferramenta.', 'The name of the tool.')),
    category: string(text('A categoria dela.', 'Its category.')),
    parameters: {
      type: 'object',
      description: text(
        'Os parâmetros enviados, sem os padrões e sem o que a ferramenta mantém em segredo; textos são cortados em 256 caracteres.',
        'The parameters that were sent, without defaults and without what the tool keeps secret; texts are cut at 256 characters.',
      ),
    },
    parameters_omitted: reasonField(
      ['size'],
      text('Por que os parâmetros faltam.', 'Why the parameters are missing.'),
    ),
    result_count: {
      type: 'integer',
      minimum: 0,
      description: text('Quantos itens a resposta tem.', 'How many items the answer has.'),
    },
    test: {
      type: 'boolean',
      const: true,
      description: text('Presente em um evento de teste.', 'Present in an event that is a test.'),
    },
  };
  if (event === 'favorite_added') {
    const { parameters_omitted: _, ...rest } = common;
    return {
      ...rest,
      favorites: {
        type: 'integer',
        minimum: 1,
        description: text('Quantos favoritos a conta tem agora.', 'How many favorites the account has now.'),
      },
    };
  }
  if (event === 'tool_used') return common;
  return {
    ...common,
    result: {
      description: text(
        'A resposta da ferramenta, como o endereço dela a dá.',
        'The answer of the tool, as its address gives it.',
      ),
    },
    result_omitted: reasonField(
      ['size', 'sensitive'],
      text('Por que a resposta falta.', 'Why the answer is missing.'),
    ),
  };
}

function bodyOf(event: EventName): Readonly<Record<string, unknown>> {
  return {
    type: 'object',
    required: ['event', 'timestamp', 'tool_id', 'data'],
    properties: {
      event: {
        type: 'string',
        const: event,
        description: text('O nome do evento.', 'The name of the event.'),
      },
      timestamp: string(text('O instante do evento.', 'The instant of the event.'), { format: 'date-time' }),
      tool_id: string(text('A identificação da ferramenta.', 'The id of the tool.')),
      data: {
        type: 'object',
        required: [
          ...['tool_name', 'category', 'parameters', 'result_count'],
          ...(event === 'favorite_added' ? ['favorites'] : []),
        ],
        properties: dataOf(event),
        description: text('O que houve.', 'What happened.'),
      },
    },
  };
}

/** Any instant: an example is not of today. */
const EXAMPLE_AT = Date.UTC(2026, 0, 31, 12);

export const eventDescriptions: readonly EventDescription[] = eventNames.map((name) => ({
  name,
  summary: summaries[name],
  headers,
  body: bodyOf(name),
  example: JSON.parse(examplePayload(name, EXAMPLE_AT).body),
}));

const event = v.picklist(eventNames);
const url = describe(textField(1, 2048), {
  pt: 'Endereço https que recebe o evento',
  en: 'The https address that gets the event',
});

/** The description of `POST /webhooks/test`. */
export const testDescription: NonNullable<Page['describe']> = {
  POST: {
    summary: text(
      'Manda um evento de exemplo a um endereço, agora',
      'Sends an example of an event to an address, now',
    ),
    body: v.object({ url, event: describe(event, { pt: 'O evento a mandar', en: 'The event to send' }) }),
    output: v.object({
      delivered: describe(v.boolean(), {
        pt: 'Se o endereço recebeu o evento',
        en: 'Whether the address received the event',
      }),
      delivery_id: describe(v.string(), { pt: 'A identificação da entrega', en: 'The id of the delivery' }),
      event: describe(event, { pt: 'O evento mandado', en: 'The event that was sent' }),
      url,
      status: describe(v.nullable(num(pure)), {
        pt: 'O status da resposta; null se não houve nenhuma',
        en: 'The status of the answer; null when there was none',
      }),
      duration_ms: describe(num(milliseconds), {
        pt: 'Quanto a tentativa levou',
        en: 'How long the attempt took',
      }),
      error: describe(v.nullable(v.string()), {
        pt: 'Por que não foi recebido; null quando foi',
        en: 'Why it was not received; null when it was',
      }),
      signature: describe(v.string(), {
        pt: 'O valor de X-Service-Signature',
        en: 'The value of X-Service-Signature',
      }),
      secret: describe(v.optional(v.string()), {
        pt: 'O segredo usado, quando a conta não tem webhook com este endereço',
        en: 'The secret that was used, when the account has no webhook with this address',
      }),
    }),
    errors: [422, 429],
  },
};
