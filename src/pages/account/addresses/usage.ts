import * as v from 'valibot';
import { monthAt } from '../../../access/admission.ts';
import type { ShownKey } from '../../../access/keys.ts';
import { type UsageHour, type UsageRow, usageDay } from '../../../contracts/usage-store.ts';
import { invalidValue } from '../../../kit/errors/api-error.ts';
import { date } from '../../../kit/fields/date.ts';
import { addDays, daysBetween } from '../../../lib/dates/dates.ts';
import { HOUR } from '../../../lib/dates/durations.ts';
import { nextTurn } from '../../../lib/turns.ts';
import { address } from '../address.ts';
import { isoOf } from '../records.ts';
import { busiestFirst, keyOfRow, sumsBy } from '../usage-sums.ts';

const MOST_DAYS = 92;

const counts = { ok: v.number(), refused: v.number(), failed: v.number() };

export const readUsage = address({
  method: 'GET',
  path: '/account/usage',
  summary: {
    pt: 'O uso do mês, e por dia, hora, ferramenta e chave',
    en: 'The use of the month, and by day, hour, tool and key',
  },
  query: v.object({
    from: v.optional(date),
    to: v.optional(date),
    key: v.optional(v.string()),
    by: v.optional(v.picklist(['hour'])),
  }),
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
    /** With `by=hour`: each hour that has begun. Null where the store keeps no hours. */
    hours: v.optional(v.nullable(v.array(v.object({ at: v.string(), ...counts })))),
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
    if (query.by && query.key !== undefined) throw invalidValue('by', notOfAKey);

    const days = { accountId: principal.account.id, from, to };
    const all = await area.readUsage(days);
    const hours = query.by && (await area.readHours(days));
    const rows = query.key === undefined ? all : all.filter(({ keyId }) => keyId === query.key);
    const { month, used, limit } = await account.usage(monthAt(now).name);
    // A sum of many rows takes a turn of its own.
    const byDay = daily(rows, from, apart);
    await nextTurn();
    const byTool = busiestFirst(rows, ({ toolId }) => toolId);
    await nextTurn();
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
      days: byDay,
      tools: byTool.map(([tool, sums]) => ({ tool, ...sums })),
      keys: byKey(rows, await account.keys.list()),
      ...(hours !== undefined && { hours: hours && hourly(hours, { from, to, now }) }),
    };
  },
});

function daily(rows: readonly UsageRow[], from: string, apart: number) {
  const sums = sumsBy(rows, ({ day }) => day);
  const days = Array.from({ length: apart + 1 }, (_, i) => addDays(from, i));
  return days.map((date) => ({ date, ...(sums.get(date) ?? { ok: 0, refused: 0, failed: 0 }) }));
}

function hourly(counted: readonly UsageHour[], { from, to, now }: { from: string; to: string; now: number }) {
  const at = (day: string, hour: number) => Date.parse(`${day}T00:00:00Z`) + hour * HOUR;
  const sums = new Map(
    counted.map(({ day, hour, ok, refused, failed }) => [at(day, hour), { ok, refused, failed }]),
  );
  const first = at(from, 0);
  const end = Math.min(at(to, 24), now + 1);
  return Array.from({ length: Math.max(0, Math.ceil((end - first) / HOUR)) }, (_, i) => {
    const hour = first + i * HOUR;
    return { at: isoOf(hour), ...(sums.get(hour) ?? { ok: 0, refused: 0, failed: 0 }) };
  });
}

function byKey(rows: readonly UsageRow[], kept: readonly ShownKey[]) {
  const keys = new Map<string | null, ShownKey>(kept.map((key) => [key.id, key]));
  return busiestFirst(rows, keyOfRow).map(([key, sums]) => {
    const { name = null, hint = null } = keys.get(key) ?? {};
    return { key, name, hint, ...sums };
  });
}

const notOfAKey = {
  pt: 'vale para a conta toda: as horas não são contadas por chave',
  en: 'is of the whole account: hours are not counted by key',
};
const turnedRound = { pt: 'deixa o fim antes do começo', en: 'puts the end before the start' };
const tooLong = {
  pt: `dá mais de ${MOST_DAYS} dias; o máximo é ${MOST_DAYS}`,
  en: `makes more than ${MOST_DAYS} days; ${MOST_DAYS} is the most`,
};
