import * as v from 'valibot';
import { integer } from '../../../kit/fields/numbers.ts';
import { omitUndefined } from '../../../lib/omit-undefined.ts';
import { address } from '../address.ts';
import type { BoundAccount } from '../bound.ts';
import { deliveryId, instant, instantIn, repeats } from '../fields.ts';
import { deliveryOf, deliveryRecord, deliveryStates, wholeDelivery, wholeDeliveryOf } from '../records.ts';
import { orNotFound, refusal } from '../refusals.ts';

const PAGE = 50;

const isDeleted = {
  pt: 'O webhook desta entrega foi excluído.',
  en: 'The webhook of this delivery was deleted.',
};

export const listDeliveries = address({
  method: 'GET',
  path: '/account/webhooks/:id/deliveries',
  summary: {
    pt: 'As entregas de um webhook, das mais novas às mais velhas',
    en: 'The deliveries of a webhook, newest first',
  },
  query: v.object({
    state: v.optional(v.picklist(deliveryStates)),
    before: v.optional(deliveryId),
    limit: v.optional(integer(1, 100), PAGE),
  }),
  output: v.object({ deliveries: v.array(deliveryRecord), next: v.nullable(v.string()) }),
  async handle({ id, query: { state, before, limit }, account }) {
    const page = omitUndefined<NonNullable<Parameters<typeof account.webhooks.deliveries>[1]>>({
      state,
      before,
      limit: limit + 1,
    });
    const read = await account.webhooks.deliveries(id, page);
    const deliveries = read.slice(0, limit);
    return {
      deliveries: deliveries.map(deliveryOf),
      next: read.length > limit ? (deliveries.at(-1)?.id ?? null) : null,
    };
  },
});

export const readDelivery = address({
  method: 'GET',
  path: '/account/deliveries/:id',
  summary: {
    pt: 'Uma entrega com seu corpo e as respostas',
    en: 'A delivery with its body and the responses',
  },
  output: wholeDelivery,
  handle: async ({ id, account }) => wholeDeliveryOf(orNotFound(await account.deliveries.get(id))),
});

export const resendDelivery = address({
  method: 'POST',
  path: '/account/deliveries/:id/resend',
  summary: { pt: 'Uma nova entrega do mesmo corpo', en: 'A new delivery of the same body' },
  status: 201,
  output: deliveryRecord,
  refusals: { state: isDeleted },
  async handle({ id, account }) {
    await requireWebhookOf(id, account);
    return deliveryOf(await account.deliveries.resend(id));
  },
});

export const retryDelivery = address({
  method: 'POST',
  path: '/account/deliveries/:id/retry',
  summary: {
    pt: 'Faz agora a tentativa que a entrega espera, com o mesmo id',
    en: 'Makes the attempt that the delivery waits for now, under the same id',
  },
  output: deliveryRecord,
  refusals: { state: isDeleted },
  async handle({ id, account }) {
    await requireWebhookOf(id, account);
    return deliveryOf(await account.deliveries.retry(id));
  },
});

async function requireWebhookOf(deliveryId: string, account: BoundAccount): Promise<void> {
  const { webhookId } = orNotFound(await account.deliveries.get(deliveryId));
  if (!(await account.webhooks.get(webhookId))) throw refusal('state', isDeleted);
}

const isNotActive = { pt: 'Este webhook não está ativo.', en: 'This webhook is not active.' };

export const retryWebhook = address({
  method: 'POST',
  path: '/account/webhooks/:id/retry',
  summary: {
    pt: 'Tenta agora o que espera, e reenvia o que não chegou desde a primeira falha',
    en: 'Tries now what waits, and resends what has not arrived since the first failure',
  },
  isHeavy: true,
  status: 202,
  output: v.object({ waiting: v.number(), resent: v.number(), more: v.optional(v.literal(true)) }),
  refusals: { state: isNotActive },
  handle: async ({ id, account }) => account.webhooks.retryAll(id),
});

export const recoverWebhook = address({
  method: 'POST',
  path: '/account/webhooks/:id/recover',
  summary: {
    pt: 'Envia de novo o que não chegou desde um instante',
    en: 'Sends again what has not arrived since an instant',
  },
  body: v.object({
    since: instant,
    states: v.optional(
      v.pipe(
        v.array(v.picklist(['failed', 'skipped', 'canceled'])),
        v.minLength(1),
        v.maxLength(3),
        v.check((list) => new Set(list).size === list.length, repeats),
      ),
    ),
    limit: v.optional(integer(1, 1_000)),
  }),
  isHeavy: true,
  output: v.object({ recovered: v.number() }),
  refusals: { state: isNotActive },
  errors: [422],
  async handle({ id, body: { since, states, limit }, account }) {
    const options = omitUndefined<Parameters<typeof account.webhooks.recover>[1]>({
      since: instantIn(since) as number,
      states,
      limit,
    });
    return { recovered: await account.webhooks.recover(id, options) };
  },
});
