import * as v from 'valibot';
import { monthAt } from '../../../access/admission.ts';
import type { ApiKey } from '../../../contracts/key-store.ts';
import { type UsageRow, usageDay } from '../../../contracts/usage-store.ts';
import { invalidValue } from '../../../kit/errors/api-error.ts';
import { date } from '../../../kit/fields/date.ts';
import { addDays, daysBetween } from '../../../lib/dates/dates.ts';
import { address } from '../address.ts';
import { isoOf } from '../records.ts';
import { busiestFirst, keyOfRow, sumsBy } from '../usage-sums.ts';

const MOST_DAYS = 92;

const counts = { ok: v.number(), refused: v.number(), failed: v.number() };

export const readUsage = address({
  method: 'GET',
  path: '/account/usage',
  summary: {
    pt: 'O uso do mês, e por dia, ferramenta e chave',
    en: 'The use of the month, and by day, tool and key',
  },
  query: v.object({ from: v.optional(date), to: v.optional(date), key: v.optional(v.string()) }),
  output: v.object({
    month: v.object({
      month: v.string(),
      used: v.number(),
      limit: v.nullable(v.number()),
      remaining: v.nullable(v.number()),
      resetsAt: v.string(),
    }),
    from: v.string(),
    to: v.string(),
    days: v.array(v.object({ date: v.string(), ...counts })),
    tools: v.array(v.object({ tool: v.string(), ...counts })),
    keys: v.array(
      v.object({
        /** Null: calls without a key, or counted before keys were. */
        key: v.nullable(v.string()),
        /** Null also where the key is no longer kept. */
        name: v.nullable(v.string()),
        hint: v.nullable(v.string()),
        ...counts,
      }),
    ),
  }),
  errors: [422],
  async handle({ query, sent, principal, account, area, now }) {
    const to = query.to ?? usageDay(now);
    const from = query.from ?? `${to.slice(0, 8)}01`;
    const apart = daysBetween(from, to);
    // If neither was sent, the days are in order, and no error below needs the field.
    const last = sent.findLast((field) => field === 'from' || field === 'to') as string;
    if (apart < 0) throw invalidValue(last, turnedRound);
    if (apart >= MOST_DAYS) throw invalidValue(last, tooLong);

    const all = await area.readUsage({ accountId: principal.account.id, from, to });
    const rows = query.key === undefined ? all : all.filter(({ keyId }) => keyId === query.key);
    const { month, used, limit } = await account.usage(monthAt(now).name);
    return {
      month: {
        month,
        used,
        limit,
        remaining: limit === null ? null : Math.max(0, limit - used),
        resetsAt: isoOf(monthAt(now).end),
      },
      from,
      to,
      days: daily(rows, from, apart),
      tools: busiestFirst(rows, ({ toolId }) => toolId).map(([tool, sums]) => ({ tool, ...sums })),
      keys: byKey(rows, await account.keys.list()),
    };
  },
});

function daily(rows: readonly UsageRow[], from: string, apart: number) {
  const sums = sumsBy(rows, ({ day }) => day);
  const days = Array.from({ length: apart + 1 }, (_, i) => addDays(from, i));
  return days.map((date) => ({ date, ...(sums.get(date) ?? { ok: 0, refused: 0, failed: 0 }) }));
}

function byKey(rows: readonly UsageRow[], kept: readonly ApiKey[]) {
  const keys = new Map<string | null, ApiKey>(kept.map((key) => [key.id, key]));
  return busiestFirst(rows, keyOfRow).map(([key, sums]) => {
    const { name = null, hint = null } = keys.get(key) ?? {};
    return { key, name, hint, ...sums };
  });
}

const turnedRound = { pt: 'deixa o fim antes do começo', en: 'puts the end before the start' };
const tooLong = {
  pt: `dá mais de ${MOST_DAYS} dias; o máximo é ${MOST_DAYS}`,
  en: `makes more than ${MOST_DAYS} days; ${MOST_DAYS} is the most`,
};
