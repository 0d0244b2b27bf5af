import * as v from 'valibot';
import { jsonAnswer } from '../../../pipeline/answer.ts';
import { address } from '../address.ts';
import { writeExport } from '../export.ts';
import { deliveryId } from '../fields.ts';
import {
  isoOf,
  keyOf,
  keyRecord,
  webhookOf,
  webhookRecord,
  wholeDelivery,
  wholeDeliveryOf,
} from '../records.ts';

const output = v.object({
  exportedAt: v.string(),
  account: v.object({
    id: v.string(),
    plan: v.string(),
    status: v.picklist(['active', 'suspended']),
    name: v.optional(v.string()),
    createdAt: v.string(),
  }),
  keys: v.array(keyRecord),
  favorites: v.array(v.object({ toolId: v.string(), at: v.string() })),
  webhooks: v.array(webhookRecord),
  usage: v.array(
    v.object({
      day: v.string(),
      toolId: v.string(),
      keyId: v.nullable(v.string()),
      ok: v.number(),
      refused: v.number(),
      failed: v.number(),
    }),
  ),
  usageByHour: v.array(
    v.object({
      day: v.string(),
      hour: v.number(),
      ok: v.number(),
      refused: v.number(),
      failed: v.number(),
    }),
  ),
  deliveries: v.array(wholeDelivery),
  next: v.nullable(v.string()),
});

export const readExport = address({
  method: 'GET',
  path: '/account/export',
  summary: {
    pt: 'Tudo o que é guardado da conta (LGPD, art. 18), em páginas de entregas',
    en: 'Everything that is kept of the account (LGPD, art. 18), in pages of deliveries',
  },
  query: v.object({ before: v.optional(deliveryId) }),
  isHeavy: true,
  output,
  async handle({ query: { before }, principal, area, now }) {
    const written = await writeExport(principal.account.id, before, area, {
      delivery: wholeDeliveryOf,
      whole: ({
        exportedAt,
        account,
        keys,
        favorites,
        webhooks,
        usage,
        usageByHour,
      }): Omit<v.InferOutput<typeof output>, 'deliveries' | 'next'> => ({
        exportedAt: isoOf(exportedAt),
        account: { ...account, createdAt: isoOf(account.createdAt) },
        keys: keys.map((key) => keyOf(key, now)),
        favorites: favorites.map(({ toolId, at }) => ({ toolId, at: isoOf(at) })),
        webhooks: webhooks.map((webhook) => webhookOf(webhook, principal.plan, now)),
        usage: usage.map(({ accountId: _accountId, ...row }) => row),
        usageByHour: usageByHour.map(({ accountId: _accountId, ...row }) => row),
      }),
    });
    return jsonAnswer(200, undefined, undefined, written);
  },
});
