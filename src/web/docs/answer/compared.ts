/** An answer beside the one that was pinned: what was changed, and which figures differ by how much. */
import { type Child, h } from '../../shared/dom.ts';
import { table } from '../../shared/parts.ts';
import type { Context } from '../core/context.ts';
import { labelOf } from '../core/labels.ts';
import { isMoney } from '../core/money.ts';
import type { Pinned } from '../core/pins.ts';
import type { Schema, Values, WholeTool } from '../core/types.ts';
import { type Figure, figuresOf } from './figures.ts';
import { inColumn } from './records.ts';
import { valueRows } from './rows.ts';
import { showValue } from './values.ts';
import { readMain, readWords } from './words.ts';

/** Tests that an answer is worth a comparison: it has figures, and no draw made them. */
export function isComparable(context: Context, tool: WholeTool, input: Values, answer: unknown): boolean {
  if ('seed' in (tool.inputSchema.properties ?? {})) return false;
  if (readMain({ tool, input, answer }).items) return false;
  return [...figuresOf(context, answer, tool.outputSchema).values()].some(
    ({ value }) => typeof value === 'number',
  );
}

/** Figures that are compared at once. */
const AT_ONCE = 5;

/** Longest main value in the largest letters: no sentence. */
const SHORT = 16;

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

export interface Compared {
  readonly element: HTMLElement;
  /** The change in words. */
  readonly spoken: string;
}

/** Shows both answers; null while the same was asked. */
export function compared(context: Context, tool: WholeTool, before: Pinned, now: Pinned): Compared | null {
  if (isSame(before.input, now.input)) return null;
  const { t } = context;
  const { pinned, now: current, difference } = t.answer.compared;
  const rows = rowsOf(context, tool, before, now);
  const other = rows.filter((row) => !isSame(row.before, row.now));
  const alike = rows.filter((row) => isSame(row.before, row.now));
  const changes = changesOf(context, tool.inputSchema, before.input, now.input);
  const mains = [before, now].map((one) => mainOf(context, tool, one));
  const tableOf = (own: readonly Row[]) =>
    h(
      'div',
      { class: 'scroll' },
      table(
        t.answer.compared.region,
        [
          { head: t.answer.value },
          ...[pinned, current, difference].map((head) => ({ head, class: 'number' })),
        ],
        own.map((row) => ({ cells: cellsOf(context, row) })),
      ),
    );
  const element = h(
    'section',
    { class: 'compared', 'aria-label': t.answer.compared.region },
    h('h3', null, t.answer.compared.changed(changes.length)),
    h(
      'ul',
      null,
      changes.map(({ label, from, to }) =>
        h(
          'li',
          null,
          h('b', null, label),
          from !== to && [` ${from} → `, h('span', { class: 'strong' }, to)],
        ),
      ),
    ),
    h(
      'div',
      { class: 'pair' },
      mains.map((main, i) =>
        h(
          'div',
          null,
          h('p', { class: 'hint' }, i === 0 ? pinned : current),
          h('p', { class: main.length > SHORT ? 'main long' : 'main' }, main.replace('R$ ', 'R$\u00A0')),
        ),
      ),
    ),
    other.length === 0
      ? h('p', { class: 'hint' }, t.answer.compared.nothing)
      : tableOf(other.slice(0, AT_ONCE)),
    other.length > AT_ONCE &&
      h(
        'details',
        { class: 'fold' },
        h('summary', null, h('b', null, t.answer.compared.more(other.length - AT_ONCE))),
        tableOf(other.slice(AT_ONCE)),
      ),
    alike.length > 0 &&
      h(
        'details',
        { class: 'fold' },
        h('summary', null, h('b', null, t.answer.compared.alike(alike.length))),
        valueRows(
          context,
          alike.map(({ label, now, schema }) => ({
            ...{ label, value: now, text: showValue(context, now, schema) },
          })),
        ),
      ),
  );
  return { element, spoken: `${current}: ${mains[1]}. ${pinned}: ${mains[0]}` };
}

interface Row extends Omit<Figure, 'value'> {
  readonly before: unknown;
  readonly now: unknown;
}

/** The figures of both, in the order of the present one; what was sent is no figure. */
function rowsOf(context: Context, tool: WholeTool, before: Pinned, now: Pinned): readonly Row[] {
  const [old, own] = [before, now].map(({ input, answer }) => {
    const figures = figuresOf(context, answer, tool.outputSchema);
    return new Map([...figures].filter(([path, { value }]) => !isSame(input[path], value)));
  }) as [Map<string, Figure>, Map<string, Figure>];
  // An amount that an answer has in two places changes once.
  const amounts = new Set<string>();
  return [...new Set([...own.keys(), ...old.keys()])].flatMap((path) => {
    const { label, schema } = (own.get(path) ?? old.get(path)) as Figure;
    const [before, now] = [old.get(path)?.value, own.get(path)?.value];
    const pair = `${String(before)} ${String(now)}`;
    if (schema && isMoney(schema) && amounts.has(pair)) return [];
    amounts.add(pair);
    return [{ label, schema, before, now }];
  });
}

function cellsOf(context: Context, { label, schema, before, now }: Row): readonly Child[] {
  const text = (value: unknown) => inColumn(showValue(context, value, schema));
  return [label, text(before), h('b', null, text(now)), differenceOf(context, schema, before, now)];
}

/** The difference of two numbers with its sign, and of other values the word for it. */
function differenceOf(context: Context, schema: Schema | undefined, before: unknown, now: unknown): string {
  if (typeof before !== 'number' || typeof now !== 'number') return context.t.answer.compared.differs;
  // Figures are decimal: what is left of two of them after the eighth place is the machine's.
  const difference = Math.round((now - before) * 1e8) / 1e8;
  const text = inColumn(showValue(context, difference, schema)).replace(/ %$/, ' p.p.');
  return difference > 0 ? `+${text}` : text;
}

interface Change {
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

/** The fields that were asked otherwise, with both values where they are short. */
function changesOf(
  context: Context,
  { properties = {} }: Schema,
  before: Values,
  now: Values,
): readonly Change[] {
  const names = [...new Set([...Object.keys(now), ...Object.keys(before)])];
  return names
    .filter((name) => !isSame(before[name], now[name]))
    .map((name) => {
      const schema = properties[name];
      const [from, to] = [before, now].map((values) => {
        const value = values[name] ?? schema?.default;
        return typeof value === 'object' ? '' : showValue(context, value, schema);
      }) as [string, string];
      return { label: labelOf(name, schema), from, to };
    });
}

/** The sentence or the number of an answer. */
function mainOf(context: Context, tool: WholeTool, { input, answer }: Pinned): string {
  return readWords(context, { tool, input, answer }).main?.text ?? context.t.none;
}
