import * as v from 'valibot';
import { monthAt } from '../../../access/admission.ts';
import { type UsageRow, usageDay } from '../../../contracts/usage-store.ts';
import { invalidValue } from '../../../kit/errors/api-error.ts';
import { date } from '../../../kit/fields/date.ts';
import { byText } from '../../../lib/text/order.ts';
import { addDays, daysBetween } from '../../../lib/dates/dates.ts';
import { address } from '../address.ts';
import { isoOf } from '../records.ts';

const MOST_DAYS = 92;

const counts = { ok: v.number(), refused: v.number(), failed: v.number() };

interface Counts {
  ok: number;
  refused: number;
  failed: number;
}

export const readUsage = address({
  method: 'GET',
  path: '/account/usage',
  summary: { pt: 'O uso do mês, e por dia e ferramenta', en: 'The use of the month, and by day and tool' },
  query: v.object({ from: v.optional(date), to: v.optional(date) }),
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

    const rows = await area.readUsage({ accountId: principal.account.id, from, to });
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
      tools: byTool(rows),
    };
  },
});

function daily(rows: readonly UsageRow[], from: string, apart: number) {
  const sums = sumsBy(rows, ({ day }) => day);
  const days = Array.from({ length: apart + 1 }, (_, i) => addDays(from, i));
  return days.map((date) => ({ date, ...(sums.get(date) ?? { ok: 0, refused: 0, failed: 0 }) }));
}

function byTool(rows: readonly UsageRow[]) {
  const total = ({ ok, refused, failed }: Counts) => ok + refused + failed;
  return [...sumsBy(rows, ({ toolId }) => toolId)]
    .map(([tool, sums]) => ({ tool, ...sums }))
    .toSorted((a, b) => total(b) - total(a) || byText(a.tool, b.tool));
}

function sumsBy(rows: readonly UsageRow[], nameOf: (row: UsageRow) => string): Map<string, Counts> {
  const sums = new Map<string, Counts>();
  for (const row of rows) {
    const known = sums.get(nameOf(row)) ?? { ok: 0, refused: 0, failed: 0 };
    known.ok += row.ok;
    known.refused += row.refused;
    known.failed += row.failed;
    sums.set(nameOf(row), known);
  }
  return sums;
}

const turnedRound = { pt: 'deixa o fim antes do começo', en: 'puts the end before the start' };
const tooLong = {
  pt: `dá mais de ${MOST_DAYS} dias; o máximo é ${MOST_DAYS}`,
  en: `makes more than ${MOST_DAYS} days; ${MOST_DAYS} is the most`,
};
