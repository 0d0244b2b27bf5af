import { planOf, type Plans } from '../../src/contracts/plans.ts';
import { type Delivery, type DeliveryState, deliveryStates } from '../../src/contracts/webhook-store.ts';
import { orNotFound } from '../../src/contracts/records.ts';
import { type EventName, type Service, ServiceError, type WebhookRecord } from '../../src/index.ts';
import { faultOfHeaders } from '../../src/webhooks/own-headers.ts';
import type { Group } from './group.ts';
import { inColumns, instant, readList, readWhole } from './print.ts';
import { UsageError } from './usage.ts';

export const webhooks: Group = {
  create: {
    summary: {
      pt: 'cria um webhook para todos os eventos do plano e todas as ferramentas, ou alguns; mostra o id e, só desta vez, o segredo',
      en: 'makes a webhook for all events of the plan and all tools, or some; prints its id and, only this once, its secret',
    },
    operands: ['ACCOUNT', 'URL'],
    options: {
      events: 'EVENT,EVENT',
      tools: 'ID,CATEGORY',
      header: "'NAME: VALUE'…",
      description: 'TEXT',
      'webhooks-dev': '',
    },
    async run({ service, plans, operands: [account = '', url = ''], options, lists: { header } }) {
      const { events, tools, description } = options;
      const made = await service.webhooks.create(account, {
        url,
        events:
          events === undefined ? await eventsOf(service, plans, account) : (readList(events) as EventName[]),
        ...(tools !== undefined && { tools: readList(tools) }),
        ...(header !== undefined && { headers: readHeaders(header) }),
        ...(description !== undefined && { description }),
      });
      return { lines: [made.webhook.id, made.secret], record: made };
    },
  },
  list: {
    summary: {
      pt: 'lista os webhooks de uma conta: id, estado, último sucesso, eventos e endereço',
      en: 'lists the webhooks of an account: id, state, last success, events and address',
    },
    operands: ['ACCOUNT'],
    options: {},
    async run({ service, operands: [account = ''] }) {
      const found = await service.webhooks.list(account);
      return { lines: inColumns(found.map(row)), record: found };
    },
  },
  enable: {
    summary: { pt: 'reativa um webhook desativado', en: 'enables a disabled webhook' },
    operands: ['WEBHOOK_ID'],
    options: {},
    async run({ service, operands: [id = ''] }) {
      const webhook = await service.webhooks.enable(id);
      return { lines: inColumns([row(webhook)]), record: webhook };
    },
  },
  deliveries: {
    summary: {
      pt: 'lista as entregas de um webhook, das mais novas às mais antigas: id, estado, tentativas, evento, hora do evento, último erro',
      en: 'lists the deliveries of a webhook, newest first: id, state, attempts, event, time of the event, last error',
    },
    operands: ['WEBHOOK_ID'],
    options: { state: 'STATE', before: 'DELIVERY_ID', limit: 'N' },
    async run({ service, operands: [id = ''], options: { state, before, limit } }) {
      const found = await service.webhooks.deliveries(id, {
        ...(state !== undefined && { state: readState(state) }),
        ...(before !== undefined && { before }),
        ...(limit !== undefined && { limit: readWhole('limit', limit) }),
      });
      return { lines: inColumns(found.map(deliveryRow)), record: found };
    },
  },
  resend: {
    summary: {
      pt: 'envia de novo, como nova, uma entrega que acabou, e mostra o id; "canivete serve" envia',
      en: 'sends an ended delivery again as a new one, and prints its id; "canivete serve" sends it',
    },
    operands: ['DELIVERY_ID'],
    options: {},
    async run({ service, operands: [id = ''] }) {
      const delivery = await service.webhooks.resend(id);
      return { lines: [delivery.id], record: delivery };
    },
  },
};

/** All that the account's plan has. */
async function eventsOf(service: Service, plans: Plans, account: string): Promise<readonly EventName[]> {
  const found = orNotFound(await service.accounts.get(account), 'account', account);
  const events = planOf(plans, found)?.events ?? [];
  if (events.length === 0)
    throw new ServiceError('plan', {
      pt: `o plano "${found.plan}" não tem eventos de webhook`,
      en: `the plan "${found.plan}" has no webhook events`,
    });
  return events;
}

function readHeaders(texts: readonly string[]): Readonly<Record<string, string>> {
  const headers = Object.fromEntries(texts.map(readHeader));
  const fault = faultOfHeaders(headers);
  if (fault) throw new UsageError({ pt: `--header: ${fault.pt}`, en: `--header: ${fault.en}` });
  return headers;
}

function readHeader(text: string): [name: string, value: string] {
  const [, name, value] = /^([^:]+):\s*(.*)$/s.exec(text) ?? [];
  if (name === undefined || value === undefined)
    throw new UsageError({ pt: "--header aceita 'NOME: VALOR'", en: "--header takes 'NAME: VALUE'" });
  return [name.trim(), value];
}

function readState(text: string): DeliveryState {
  const state = deliveryStates.find((one) => one === text);
  if (state) return state;
  throw new UsageError({
    pt: `--state aceita ${deliveryStates.join(', ')}`,
    en: `--state takes one of ${deliveryStates.join(', ')}`,
  });
}

function row({ id, state, lastSuccessAt, events, url }: WebhookRecord): string[] {
  return [id, state, instant(lastSuccessAt), events.join(','), url];
}

function deliveryRow({ id, state, attempts, event, at }: Delivery): string[] {
  return [id, state, String(attempts.length), event, instant(at), attempts.at(-1)?.error ?? '-'];
}
