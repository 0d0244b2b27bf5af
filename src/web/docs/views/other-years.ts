/** The same values in other years: the main number of a tool by the tables of each, as steps. */
import { h, put, svg } from '../../shared/dom.ts';
import { button, waiting } from '../../shared/parts.ts';
import { textOf } from '../../../shown/calls.ts';
import { inColumn } from '../answer/records.ts';
import { readWords } from '../answer/words.ts';
import type { Context } from '../core/context.ts';
import type { LegalTable, Schema, Values, WholeTool } from '../core/types.ts';

/** Years that have room beside each other. */
const MOST = 7;
const HEIGHT = 150;
/** Room for the numbers above the steps. */
const ABOVE = 30;
/** The years below the steps. */
const BELOW = 28;

interface Step {
  readonly year: number;
  readonly value: number;
  readonly text: string;
}

export interface OtherYears {
  readonly element: HTMLElement;
  /** Computes what the form holds now, unless that was done. */
  show(): void;
}

/** The field by which a tool takes a year. */
const fieldOf = ({ properties = {} }: Schema): 'ano' | 'competencia' | undefined =>
  (['ano', 'competencia'] as const).find((name) => Object.hasOwn(properties, name));

/** Null for a tool that takes no year, or whose tables have one year alone. */
export function otherYears(
  context: Context,
  tool: WholeTool,
  tables: readonly LegalTable[],
  input: () => Values,
): OtherYears | null {
  const { t, keys } = context;
  const field = fieldOf(tool.inputSchema);
  if (field === undefined || tables.length === 0) return null;
  const years = yearsOf(tables);
  if (years.length < 2) return null;
  const place = h('div');
  let shown = '';

  function show(isAsked = false): void {
    const values = input();
    const mine = textOf(values);
    if (mine === shown) return;
    // With a caller's own key each call counts.
    if (!keys.isDemo() && !keys.areNeedless && !isAsked)
      return put(
        place,
        keys.current() === null
          ? h('p', { class: 'hint' }, t.form.needsKey)
          : button('small', t.tool.computeYears(years.length), { onclick: () => show(true) }),
      );
    shown = mine;
    put(place, waiting(context.language));
    void stepsIn(
      context,
      tool,
      years.map((year) => [year, inYear(values, field as string, year)]),
    ).then((steps) => {
      if (shown === mine)
        put(place, steps.length < 2 ? h('p', { class: 'hint' }, t.tool.noYears) : drawn(context, steps));
    });
  }

  return {
    element: h('section', { class: 'other-years' }, h('h2', null, t.tool.otherYears), place),
    show,
  };
}

/** The last years that all tables have. */
function yearsOf(tables: readonly LegalTable[]): readonly number[] {
  const first = Math.max(...tables.map(({ entries }) => Number(entries[0]?.from.slice(0, 4))));
  const last = Math.min(...tables.map(({ confirmedThrough }) => confirmedThrough), new Date().getFullYear());
  const all = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
  return all.slice(-MOST);
}

/** The fields that name the time of a call. */
const OF_TIME = new Set(['ano', 'mes', 'competencia', 'comparar']);

function inYear(values: Values, field: string, year: number): Values {
  const rest = Object.entries(values).filter(([name]) => !OF_TIME.has(name));
  return { ...Object.fromEntries(rest), [field]: field === 'ano' ? year : `${year}-12` };
}

/** Calls for each year; one whose tables refuse the values is left out. */
async function stepsIn(
  context: Context,
  tool: WholeTool,
  asked: readonly (readonly [year: number, input: Values])[],
): Promise<readonly Step[]> {
  const { keys, service, language } = context;
  const steps = await Promise.all(
    asked.map(async ([year, input]): Promise<readonly Step[]> => {
      const { status, body } = await service.call(tool, input, keys.current() ?? '', language);
      if (status !== 200) return [];
      const { main } = readWords(context, { tool, input, answer: body });
      return typeof main?.value === 'number' ? [{ year, value: main.value, text: main.text }] : [];
    }),
  );
  return steps.flat();
}

function drawn({ t }: Context, steps: readonly Step[]): HTMLElement {
  const values = steps.map(({ value }) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const width = 100 / steps.length;
  const y = (value: number) =>
    ABOVE + (most === least ? 0.5 : (most - value) / (most - least)) * (HEIGHT - ABOVE - 12);
  const at = (i: number) => `${i * width}%`;
  const middle = (i: number) => `${(i + 0.5) * width}%`;
  const isLast = (i: number) => i === steps.length - 1;
  return h(
    'figure',
    { class: 'years' },
    svg(
      'svg',
      { width: '100%', height: HEIGHT + BELOW, role: 'img' },
      svg('title', null, t.tool.otherYears),
      svg('desc', null, steps.map(({ year, text }) => `${year}: ${text}`).join('; ')),
      svg('line', { class: 'ground', x1: 0, x2: '100%', y1: HEIGHT, y2: HEIGHT }),
      steps.map(({ year, value, text }, i) => [
        i > 0 &&
          svg('line', {
            class: 'step',
            x1: at(i),
            x2: at(i),
            y1: y(steps[i - 1]?.value ?? value),
            y2: y(value),
          }),
        svg('line', {
          class: isLast(i) ? 'step now' : 'step',
          x1: at(i),
          x2: at(i + 1),
          y1: y(value),
          y2: y(value),
        }),
        svg('text', { class: isLast(i) ? 'now' : null, x: middle(i), y: y(value) - 8 }, inColumn(text)),
        svg('text', { class: isLast(i) ? 'axis now' : 'axis', x: middle(i), y: HEIGHT + 20 }, String(year)),
      ]),
    ),
    h('figcaption', { class: 'hint' }, t.tool.yearsCaption),
  );
}
