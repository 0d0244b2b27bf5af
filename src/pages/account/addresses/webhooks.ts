import * as v from 'valibot';
import type { Principal } from '../../../contracts/access.ts';
import { type EventName, eventNames } from '../../../contracts/event-names.ts';
import { ApiError } from '../../../kit/errors/api-error.ts';
import { planLacks } from '../../../kit/errors/forbidden.ts';
import type { ToolHead } from '../../../kit/tool.ts';
import { omitUndefined } from '../../../lib/omit-undefined.ts';
import { headersStay } from '../../../webhooks/changes.ts';
import type { WebhookInput } from '../../../webhooks/checks.ts';
import { MAX_HEADERS } from '../../../webhooks/own-headers.ts';
import { address } from '../address.ts';
import { description, events, headerChanges, headers, toolIds, webhookUrl } from '../fields.ts';
import { webhookOf, webhookRecord } from '../records.ts';
import { orNotFound } from '../refusals.ts';
import { idsOf, requireServed } from './_tools.ts';

const noPlace = {
  pt: 'A conta já tem todos os webhooks que pode ter; exclua um antes.',
  en: 'The account has all the webhooks that it may have; delete one first.',
};

const tooManyHeaders = {
  pt: `O webhook teria mais de ${MAX_HEADERS} cabeçalhos próprios; tire um antes, com null.`,
  en: `The webhook would have more than ${MAX_HEADERS} headers of its own; take one away first, by null.`,
};

export const listWebhooks = address({
  method: 'GET',
  path: '/account/webhooks',
  summary: { pt: 'Os webhooks, dos mais novos aos mais velhos', en: 'The webhooks, newest first' },
  output: v.object({ webhooks: v.array(webhookRecord) }),
  async handle({ principal: { plan }, account, now }) {
    const webhooks = await account.webhooks.list();
    return { webhooks: webhooks.toReversed().map((webhook) => webhookOf(webhook, plan, now)) };
  },
});

export const createWebhook = address({
  method: 'POST',
  path: '/account/webhooks',
  summary: {
    pt: 'Um novo webhook, cujo segredo só é mostrado aqui',
    en: 'A new webhook, whose secret is shown this once',
  },
  body: v.object({
    url: webhookUrl,
    events,
    tools: v.optional(toolIds),
    description: v.optional(description),
    headers: v.optional(headers),
  }),
  status: 201,
  output: v.object({ webhook: webhookRecord, secret: v.string() }),
  refusals: { limit: noPlace },
  errors: [422],
  async handle({ body, principal, account, area, now }) {
    requireEvents(principal, body.events);
    requireServed(body.tools, idsAndCategoriesOf(area.tools));
    const { webhook, secret } = await account.webhooks.create(omitUndefined<WebhookInput>(body));
    return { webhook: webhookOf(webhook, principal.plan, now), secret };
  },
});

export const readWebhook = address({
  method: 'GET',
  path: '/account/webhooks/:id',
  summary: { pt: 'Um webhook', en: 'A webhook' },
  output: webhookRecord,
  handle: async ({ id, principal, account, now }) =>
    webhookOf(orNotFound(await account.webhooks.get(id)), principal.plan, now),
});

export const updateWebhook = address({
  method: 'PATCH',
  path: '/account/webhooks/:id',
  summary: {
    pt: 'Muda o endereço, os eventos, as ferramentas, a descrição ou os cabeçalhos de um webhook',
    en: 'Changes the url, the events, the tools, the description or the headers of a webhook',
  },
  body: v.object({
    url: v.optional(webhookUrl),
    events: v.optional(events),
    tools: v.nullish(toolIds),
    description: v.nullish(description),
    headers: v.nullish(headerChanges),
  }),
  output: webhookRecord,
  refusals: { limit: tooManyHeaders, state: headersStay },
  errors: [422],
  async handle({ id, body, principal, account, area, now }) {
    orNotFound(await account.webhooks.get(id));
    requireEvents(principal, body.events ?? []);
    requireServed(body.tools, idsAndCategoriesOf(area.tools));
    return webhookOf(await account.webhooks.update(id, omitUndefined(body)), principal.plan, now);
  },
});

export const deleteWebhook = address({
  method: 'DELETE',
  path: '/account/webhooks/:id',
  summary: {
    pt: 'Exclui um webhook; o registro das entregas fica',
    en: 'Deletes a webhook; its deliveries stay in the log',
  },
  isHeavy: true,
  output: v.object({ deleted: v.literal(true) }),
  async handle({ id, account }) {
    await account.webhooks.delete(id);
    return { deleted: true as const };
  },
});

export const enableWebhook = address({
  method: 'POST',
  path: '/account/webhooks/:id/enable',
  summary: { pt: 'Ativa um webhook', en: 'Enables a webhook' },
  output: webhookRecord,
  handle: async ({ id, principal, account, now }) =>
    webhookOf(await account.webhooks.enable(id), principal.plan, now),
});

export const disableWebhook = address({
  method: 'POST',
  path: '/account/webhooks/:id/disable',
  summary: {
    pt: 'Desativa um webhook e cancela o que espera por ele',
    en: 'Disables a webhook and cancels what waits for it',
  },
  isHeavy: true,
  output: webhookRecord,
  handle: async ({ id, principal, account, now }) =>
    webhookOf(await account.webhooks.disable(id), principal.plan, now),
});

const tested = {
  delivered: v.boolean(),
  delivery_id: v.string(),
  event: v.picklist(eventNames),
  url: v.string(),
  status: v.nullable(v.number()),
  duration_ms: v.number(),
  error: v.nullable(v.string()),
  signature: v.string(),
};

export const testAddress = address({
  method: 'POST',
  path: '/account/webhooks/test',
  summary: {
    pt: 'Uma tentativa com um exemplo antes de haver webhook; nada é criado',
    en: 'One attempt with an example before there is a webhook; nothing is made',
  },
  body: v.object({
    url: webhookUrl,
    event: v.picklist(eventNames),
    headers: v.optional(headers),
  }),
  output: v.object({
    ...tested,
    /** The sent text. */
    body: v.string(),
    /** The first kibibyte of what came. */
    response: v.string(),
  }),
  errors: [422],
  async handle({ body, principal, area }) {
    requireEvents(principal, [body.event]);
    return area.testAddress(principal.account.id, body);
  },
});

export const testWebhook = address({
  method: 'POST',
  path: '/account/webhooks/:id/test',
  summary: {
    pt: 'Uma tentativa com um exemplo, agora; nada é guardado',
    en: 'One attempt with an example, now; nothing is stored',
  },
  body: v.object({ event: v.picklist(eventNames) }),
  output: v.object(tested),
  errors: [422],
  async handle({ id, body: { event }, principal, account, area }) {
    orNotFound(await account.webhooks.get(id));
    requireEvents(principal, [event]);
    return area.testWebhook(id, event);
  },
});

const idsAndCategoriesOf = (tools: readonly ToolHead[]) => [
  ...idsOf(tools),
  ...new Set(tools.map(({ category }) => category)),
];

/** Checks the events before the operation does, which refuses them in one language. */
function requireEvents({ account, plan }: Principal, events: readonly EventName[]): void {
  const missing = events.find((event) => !plan?.events.includes(event));
  if (missing === undefined) return;
  const { status, parts } = planLacks(account.plan, missing);
  throw new ApiError(status, { ...parts, extra: { reason: 'plan' } });
}
