/** An answer as a text that is fit to send: its words, what was typed, and its values with their names. */
import type { Context } from '../core/context.ts';
import { labelOf } from '../core/labels.ts';
import type { Values, WholeTool } from '../core/types.ts';
import type { Part } from './parts.ts';
import { columnsOf, inColumn, isRecords, shownOf } from './records.ts';
import { isIdle, showValue } from './values.ts';
import type { Fact, Main } from './words.ts';

export interface Said {
  readonly main: Main | null;
  readonly why: readonly string[] | null;
  readonly facts: readonly Fact[];
  readonly parts: readonly Part[];
}

export function copiedText(
  context: Context,
  tool: WholeTool,
  input: Values,
  { main, why, facts, parts }: Said,
): string {
  const head = main && (main.label === null ? main.text : `${main.label}: ${main.text}`);
  const blocks = [
    [tool.name, typedText(context, tool, input)],
    [head, why?.join('')],
    facts.map(({ label, text }) => `${label}: ${text}`),
    ...parts.map((part) => linesOf(context, part)),
  ];
  return blocks
    .map((lines) => lines.filter((line) => line).join('\n'))
    .filter((block) => block !== '')
    .join('\n\n');
}

/** The values that were typed, in one line. A secret is not copied. */
export function typedText(
  context: Context,
  { inputSchema: { properties = {} } }: WholeTool,
  input: Values,
): string {
  return Object.entries(input)
    .flatMap(([name, value]) => {
      const schema = properties[name];
      if (isIdle(value) || schema?.['x-sensitive'] === true || name === 'action') return [];
      const label = labelOf(name, schema);
      if (value === true) return [label];
      const isList = Array.isArray(value) && value.some((one) => typeof one === 'object');
      if (isList) return [`${label}: ${context.t.answer.items(value.length)}`];
      return typeof value === 'object' && !Array.isArray(value)
        ? [label]
        : [`${label}: ${showValue(context, value, schema)}`];
    })
    .join(' · ');
}

function linesOf(context: Context, part: Part): readonly (string | null)[] {
  if (part.kind === 'values') return [part.title, ...part.rows.map(({ label, text }) => `${label}: ${text}`)];
  const { within, value, schema } = part;
  const title = within === null ? part.title : `${within}: ${part.title}`;
  if (typeof value === 'string') return [title, value];
  const items = value as readonly unknown[];
  if (!isRecords(items)) return [title, ...items.map((one) => showValue(context, one, schema?.items))];
  const all = columnsOf(items, schema?.items).filter(({ values }) => !values.every(isIdle));
  const columns = shownOf(all, schema?.['x-columns']);
  const rows = items.map((_, i) =>
    columns
      .map(({ values, schema }) =>
        isIdle(values[i]) ? '–' : inColumn(showValue(context, values[i], schema)),
      )
      .join(' | '),
  );
  return [title, columns.map(({ label }) => label).join(' | '), ...rows];
}
