import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import { createFormat } from '../../shared/format.ts';
import type { Context } from '../context.ts';
import { texts } from '../texts/index.ts';
import type { Counts, Usage } from '../types.ts';
import { quota } from './quota.ts';
import { byDay, byHour, byKey, byMonth, byTool } from './usage.ts';
import { makeDocument } from '#test/support/document.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12) }));
afterEach(() => void vi.useRealTimers());
const { show, heard, all } = makeDocument();

const t = texts.pt;
const context = {
  ...{ language: 'pt', t, f: createFormat('pt') },
  tools: [{ id: 'tool-0', name: 'Gerador de CPF' }],
} as unknown as Context;

const counts = (ok: number, refused = 0, failed = 0): Counts => ({ ok, refused, failed });
const day = (date: number, ...given: Parameters<typeof counts>) => ({
  date: `2026-11-${String(date).padStart(2, '0')}`,
  ...counts(...given),
});

function usage(used: number, limit: number | null, more: Partial<Usage> = {}): Usage {
  const remaining = limit === null ? null : Math.max(0, limit - used);
  return {
    month: { month: '2026-11', used, limit, remaining, resetsAt: '2026-12-01T00:00:00Z' },
    ...{ from: '2026-11-01', to: '2026-11-21', days: [], tools: [], keys: [] },
    ...more,
  };
}

describe('a quota', () => {
  const days = Array.from({ length: 9 }, (_, i) => day(13 + i, i < 2 ? 1_000 : 10, 1, 1));
  const ends = t.overview.ends(9);
  const usedUp = `${t.plans.refusedUntil('1º de dezembro')} ${t.plans.needMore}`;

  it.each<[string, Usage, readonly string[]]>([
    ['without a limit', usage(1234, null), [`1.234${t.overview.noLimit}${ends}`]],
    ['of nothing', usage(0, 0), ['0de 0 chamadasCota esgotada. Volta em 1º de dezembro', ends, usedUp]],
    ['below 80 %', usage(799, 1000), ['799de 1.000 chamadas79 % da cota', `Restam 201.${ends}`]],
    ['of 99 %', usage(999, 1000), ['999de 1.000 chamadas99 % da cota', `Restam 1.${ends}`]],
    [
      'used up',
      usage(1000, 1000),
      ['1.000de 1.000 chamadasCota esgotada. Volta em 1º de dezembro', ends, usedUp],
    ],
    [
      'used beyond its end',
      usage(1200, 1000),
      ['1.200de 1.000 chamadasCota esgotada. Volta em 1º de dezembro', ends, usedUp],
    ],
    [
      'that ends at the pace of a week',
      usage(100, 200, { days }),
      ['100de 200 chamadas50 % da cota', `Restam 100${t.overview.pace(7)}29 de novembro.${ends}`],
    ],
    [
      'that ends at the pace of a day, whatever comes',
      usage(50, 60, { days: [day(21, 5), day(22, 5)] }),
      ['50de 60 chamadas83 % da cota', `Restam 10${t.overview.pace(1)}23 de novembro.${ends}`],
    ],
    [
      'that lasts until the day before it is new',
      usage(1, 110, { days: [day(21, 12)] }),
      ['1de 110 chamadasmenos de 1 % da cota', `Restam 109${t.overview.pace(1)}30 de novembro.${ends}`],
    ],
    [
      'that lasts for the month',
      usage(1, 121, { days: [day(21, 12)] }),
      ['1de 121 chamadasmenos de 1 % da cota', `Restam 120.${ends}`],
    ],
    [
      'that is used up at a pace',
      usage(1000, 1000, { days }),
      ['1.000de 1.000 chamadasCota esgotada. Volta em 1º de dezembro', ends, usedUp],
    ],
  ])('%s says how much is used, and how long the rest lasts', (_, one, lines) => {
    show(quota(context, one));
    expect(heard()).toEqual(lines);
  });

  it.each([
    ['2026-11-21T11:00:00Z', 0],
    ['2026-12-01T12:00:00.000Z', 10],
  ])('that is new at %s says that the month ends in %d days', (resetsAt, days) => {
    const { month, ...rest } = usage(1, 100);
    expect(quota(context, { ...rest, month: { ...month, resetsAt } }).textContent).toContain(
      t.overview.ends(days),
    );
  });

  it.each([
    [200, '20%'],
    [1200, '100%'],
  ])('of %d of 1,000 fills %s of its bar', (used, width) => {
    show(quota(context, usage(used, 1000)));
    expect(all('rect')[1]?.getAttribute('width')).toBe(width);
  });
});

const tools = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ tool: `tool-${i}`, ...counts(100 - 10 * i, i, i % 2) }));

describe('calls by day', () => {
  const days = [day(1, 4321, 20, 1), day(2, 4322), day(21, 10_000, 5, 2)];

  it('are said in words, and told by their outcome', () => {
    show(byDay(context, usage(5000, null, { days })));
    expect(heard()).toEqual([
      `heading 2 "${t.overview.byDay}"`,
      ...['list', '  - respondidas 18.643', '  - recusadas 25', '  - com falha 3'],
      `[button "${t.overview.asTable}: ${t.overview.byDay}"][button "CSV: ${t.overview.byDay}"]`,
      `img "${t.overview.chart}" (${t.overview.described('18.643', '25', '3', '10.007', 21)})`,
    ]);
  });

  it('stand in bars as high as their counts, below the next step', () => {
    show(byDay(context, usage(5000, null, { days: [day(1, 6, 3, 0), day(2, 12)] })));
    const [first, second, third] = all('figure rect[y]').map((bar) => Number(bar.getAttribute('height')));
    expect((first ?? 0) / (second ?? 1)).toBeCloseTo(2, 9);
    expect(third).toBeCloseTo((first ?? 0) * 2, 9);
    for (const bar of all('figure rect[y]')) expect(Number(bar.getAttribute('y'))).toBeGreaterThanOrEqual(0);
    expect(all('figure g title').map(({ textContent }) => textContent)).toEqual([
      '1º de novembro: 9',
      '2 de novembro: 12',
    ]);
  });

  it.each([
    ['2026-02-28', [1, 5, 10, 15, 20, 25]],
    ['2026-11-12', [1, 5, 15, 20, 25, 30]],
    ['2000-02-10', [1, 5, 15, 20, 25, 29]],
  ])('until %s name the days %j, and today', (to, named) => {
    const given = usage(1, null, { to });
    show(byDay(context, { ...given, month: { ...given.month, month: to.slice(0, 7) } }));
    const texts = all('svg[role=img] text').map(({ textContent }) => textContent);
    expect(texts).toEqual([...named.map(String), t.overview.today]);
  });
});

it('the days of an earlier month end without today', () => {
  show(byDay(context, usage(1, null, { to: '2026-10-31' })));
  const texts = all('svg[role=img] text').map(({ textContent }) => textContent);
  expect(texts).toEqual(['1', '5', '10', '15', '20', '25', '31']);
});

describe('calls by hour', () => {
  const START = new Date(2026, 10, 20, 9).getTime();
  const hours = Array.from({ length: 30 }, (_, i) => ({
    at: new Date(START + i * 3_600_000).toISOString(),
    ...(i === 29 ? counts(7, 1) : i < 6 ? counts(100) : i === 8 ? counts(1, 0, 2) : counts(0)),
  }));

  it('the drawing shows the last 24 hours, by the clock of the reader', () => {
    show(byHour(context, hours));
    expect(heard()).toContain(`heading 2 "${t.overview.byHour}"`);
    expect(heard().at(-1)).toBe(
      `img "${t.overview.hoursChart}" (${t.overview.describedHours('8', '1', '2', '8', '14:00')})`,
    );
    const texts = all('svg[role=img] text').map(({ textContent }) => textContent);
    expect(texts).toEqual(['15:00', '21:00', '03:00', '09:00', t.overview.now]);
    (all('button')[0] as HTMLButtonElement).click();
    expect(all('tbody tr')).toHaveLength(24);
    expect(all('tbody tr').at(-1)?.textContent).toBe('hoje, 14:007108');
  });

  it('the page says in a sentence that nobody called', () => {
    show(byHour(context, hours.slice(9, 20)));
    expect(heard()).toEqual([`heading 2 "${t.overview.byHour}"`, t.overview.noHours]);
  });
});

it('calls by month are drawn against the limit of the plan, and each month has the sum of its days', () => {
  const months = ['2026-09', '2026-10', '2026-11'];
  const days = [{ date: '2026-10-31', ...counts(5, 1) }, day(1, 7), day(2, 1, 0, 2)];
  show(byMonth(context, months, days, 1_000));
  expect(heard().at(-1)).toBe(
    `img "${t.overview.monthsChart}" (${t.overview.describedMonths('13', '1', '2', '10', 'novembro de 2026')})`,
  );
  const texts = all('svg[role=img] text').map(({ textContent }) => textContent);
  expect(texts).toEqual([t.overview.planLimit('1.000'), 'set', 'out', 'nov']);
  (all('button')[0] as HTMLButtonElement).click();
  expect(all('tbody tr').map(({ textContent }) => textContent)).toEqual([
    'setembro de 20260000',
    'outubro de 20265106',
    'novembro de 202680210',
  ]);
  show(byMonth(context, months, days, null));
  expect(all('.limit')).toEqual([]);
});

describe('calls by tool', () => {
  const list = () =>
    heard()
      .filter((line) => line.includes('- '))
      .map((line) => line.trim());

  it('the list shows seven tools, or six and the others, each with its part of all', () => {
    show(byTool(context, usage(5, null, { tools: tools(7) })));
    expect(list()).toHaveLength(7);
    expect(list().slice(0, 2)).toEqual(['- CPF100 19,5 %', '- tool-192 17,9 %']);
    show(byTool(context, usage(5, null, { tools: tools(8) })));
    expect([list().length, list().at(-1)]).toEqual([7, `- ${t.overview.others(2)}84 15,2 %`]);
  });

  it('are as wide as their counts, also without any', () => {
    const widths = (...given: readonly Counts[]) => {
      show(byTool(context, usage(1, null, { tools: given.map((one, i) => ({ tool: `x${i}`, ...one })) })));
      return all('ol rect').map((bar) => bar.getAttribute('width'));
    };
    expect(widths(counts(4), counts(1, 1), counts(0))).toEqual(['100%', '50%', '0%']);
    expect(widths(counts(0))).toEqual(['0%']);
  });

  it('are a table at the press of a button, and a drawing again', () => {
    show(byTool(context, usage(3, null, { tools: tools(1) })));
    const drawn = heard();
    const button = () => all('button')[0] as HTMLButtonElement;
    button().click();
    expect(heard().slice(1)).toEqual([
      `[button "${t.overview.asDrawing}: ${t.overview.byTool}"][button "CSV: ${t.overview.byTool}"]`,
      ...[`region "${t.overview.byTool}"`, `  table "${t.overview.byTool}"`],
      '    row: Ferramenta | respondidas | recusadas | com falha | Total | Parte',
      '    row: CPF | 100 | 0 | 0 | 100 | 100 %',
      '    row: Total | 100 | 0 | 0 | 100 | 100 %',
    ]);
    button().click();
    expect(heard()).toEqual(drawn);
  });
});

describe('calls by key', () => {
  const key = (...[id, name, hint, more]: [string | null, string | null, string | null, Counts]) => ({
    key: id,
    name,
    hint,
    ...more,
  });
  const keys = [
    key('key_1', 'Produção', 'cnv_AAAA…1111', counts(9, 1)),
    key('key_2', null, 'cnv_BBBB…2222', counts(3)),
    key(null, null, null, counts(2)),
    key('key_3', null, null, counts(1)),
  ];

  it('the drawing names each key by what is known of it', () => {
    show(byKey(context, usage(5, null, { keys })));
    expect(heard().filter((line) => line.includes('- '))).toEqual([
      '  - Produção10 62,5 %',
      '  - cnv_… 18,8 %',
      `  - ${t.overview.noKey}2 12,5 %`,
      '  - key_31 6,3 %',
    ]);
  });

  it('a customer saves them as a file that spreadsheets open', async () => {
    const saved: Blob[] = [];
    const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob);
      return 'blob:x';
    });
    show(byKey(context, usage(5, null, { keys: keys.slice(0, 1) })));
    (all('button')[1] as HTMLButtonElement).click();
    await vi.waitFor(() => expect(made).toHaveBeenCalledOnce());
    // Reading takes the mark of the order of bytes away.
    expect(await saved[0]?.text()).toBe(
      'Chave;respondidas;recusadas;com falha;Total\r\nProdução;9;1;0;10\r\n',
    );
    made.mockRestore();
  });
});
