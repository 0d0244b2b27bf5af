import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFormat } from '../../shared/format.ts';
import type { Language } from '../../shared/language.ts';
import type { Context } from '../context.ts';
import { quota } from './quota.ts';
import { byDay, byTool } from './usage.ts';
import { texts } from '../texts/index.ts';
import type { Counts, Usage } from '../types.ts';
import { type Made, makeElements, withOwnIds } from '#test/support/elements.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12) }));
afterEach(() => void vi.useRealTimers());
makeElements();

const contextOf = (language: Language) =>
  ({
    ...{ language, t: texts[language], f: createFormat(language) },
    tools: [{ id: 'tool-0', name: 'Gerador de CPF' }],
  }) as unknown as Context;

const linesOf = (element: unknown) => withOwnIds((element as Made).lines());

const counts = (ok: number, refused = 0, failed = 0): Counts => ({ ok, refused, failed });
const day = (date: number, ...given: Parameters<typeof counts>) => ({
  date: `2026-11-${String(date).padStart(2, '0')}`,
  ...counts(...given),
});

function usage(used: number, limit: number | null, more: Partial<Usage> = {}): Usage {
  const remaining = limit === null ? null : Math.max(0, limit - used);
  return {
    month: { month: '2026-11', used, limit, remaining, resetsAt: '2026-12-01T00:00:00Z' },
    ...{ from: '2026-11-01', to: '2026-11-21', days: [], tools: [] },
    ...more,
  };
}

const week = Array.from({ length: 9 }, (_, i) => day(13 + i, i < 2 ? 1_000 : 10, 1, 1));

/** Quotas at each bound of what is said of them. */
const QUOTAS: Readonly<Record<string, Usage>> = {
  'without a limit': usage(1234, null),
  'of nothing': usage(0, 0),
  'not used': usage(0, 1000),
  'below 80 %': usage(799, 1000),
  'of 80 %': usage(800, 1000),
  'of 99 %': usage(999, 1000),
  'used up': usage(1000, 1000),
  'used beyond its end': usage(1200, 1000),
  'that ends at the pace of a week': usage(100, 200, { days: week }),
  'that ends at the pace of a day': usage(50, 60, { days: [day(21, 5), day(22, 5)] }),
  'that lasts until the day before it is new': usage(1, 110, { days: [day(21, 12)] }),
  'that lasts for the month': usage(1, 121, { days: [day(21, 12)] }),
  'of which a hundredth is left at a pace': usage(990, 1000, { days: week }),
  'that is used up at a pace': usage(1000, 1000, { days: week }),
  'that is new today': {
    ...usage(1, 100),
    month: { ...usage(1, 100).month, resetsAt: '2026-11-21T11:00:00Z' },
  },
};

const tools = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ tool: `tool-${i}`, ...counts(100 - 10 * i, i, i % 2) }));

/** Calls at each width and height at which something is drawn otherwise. */
const CALLS: Readonly<Record<string, Usage>> = {
  none: usage(0, null),
  few: usage(3, null, { days: [day(1, 1), day(2, 0, 1), day(3, 0, 0, 1)], tools: tools(1) }),
  many: usage(5000, null, {
    days: [day(1, 4321, 20, 1), day(2, 4322), day(21, 10_000, 5, 2)],
    tools: tools(6),
  }),
  'of seven tools': usage(5, null, { to: '2026-11-05', tools: tools(7) }),
  'of eight tools': usage(5, null, { to: '2026-11-13', tools: tools(8) }),
  'of a short month': usage(1, null, { to: '2026-02-28', tools: tools(2) }),
  'of a leap year': usage(1, null, { to: '2000-02-10' }),
  'of 16': usage(16, null, { days: [day(1, 16)] }),
  'of tools that were hardly used': usage(1, null, {
    tools: [
      { tool: 'a', ...counts(1) },
      { tool: 'b', ...counts(0) },
    ],
  }),
  'of a tool that was not used': usage(0, null, { tools: [{ tool: 'b', ...counts(0) }] }),
  'of the first day': usage(1, null, { to: '2026-11-01', days: [day(1, 12)] }),
  'of the last day': usage(1, null, { to: '2026-11-30', days: [day(30, 12)] }),
  'of the day before': usage(1, null, { to: '2026-11-03', days: [day(3, 12)] }),
  'of two days before': usage(1, null, { to: '2026-11-12', days: [day(3, 12)] }),
};

// They are right as far as somebody has read them: `--update` writes them anew, and the difference is for reading.
describe.each(['pt', 'en'] as const)('what the panel shows of use (%s)', (language) => {
  it('is what it was', async () => {
    const context = contextOf(language);
    const lines: string[] = [];
    for (const [name, one] of Object.entries(QUOTAS))
      lines.push(`# A quota ${name}`, ...linesOf(quota(context, one)));
    for (const [name, one] of Object.entries(CALLS)) {
      for (const element of [byDay(context, one), byTool(context, one)]) {
        lines.push(`# Calls ${name}`, ...linesOf(element));
      }
    }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`drawn/usage.${language}.txt`);
  });

  it('is a table at the press of a button, and a drawing again', async () => {
    const lines: string[] = [];
    for (const make of [byDay, byTool]) {
      const place = make(contextOf(language), CALLS['few'] as Usage) as unknown as Made;
      const drawn = linesOf(place);
      const [change] = place.all('button');
      change?.fire('click');
      lines.push(...linesOf(place));
      change?.fire('click');
      expect(linesOf(place)).toEqual(drawn);
    }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`drawn/usage-tables.${language}.txt`);
  });
});

it('a quota that is new in ten days, to the millisecond, says so', () => {
  const { month, ...rest } = usage(1, 100);
  const drawn = quota(contextOf('pt'), {
    ...rest,
    month: { ...month, resetsAt: '2026-12-01T12:00:00.000Z' },
  });
  expect(drawn.textContent).toContain(texts.pt.overview.ends(10));
});
