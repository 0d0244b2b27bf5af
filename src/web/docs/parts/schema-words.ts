/** Describes a schema in words. */
import { type Child, h } from '../../shared/dom.ts';
import type { Context } from '../core/context.ts';
import { choicesOf } from '../form/one-value.ts';
import type { Schema } from '../core/types.ts';

/** Most choices that are listed. */
const LISTED = 12;

export function typeName({ t }: Context, schema: Schema): string {
  const { type, format } = schema;
  if (choicesOf(schema)) return t.tool.types.choice;
  if (format === 'date') return t.tool.types.date;
  const unit = schema['x-unit'];
  const kind = Array.isArray(type) ? type[0] : type;
  if (unit !== undefined && (kind === 'number' || kind === 'integer')) return unit;
  return t.tool.types[kind as keyof typeof t.tool.types] ?? t.tool.types.any;
}

export function limitsOf(context: Context, schema: Schema): Child {
  const { t, f } = context;
  const choices = choicesOf(schema);
  if (choices) {
    const more = choices.length - LISTED;
    const values = choices.slice(0, LISTED).map(({ value }) => String(value));
    return h('code', { class: 'wrap' }, `${values.join(', ')}${more > 0 ? ` … +${more}` : ''}`);
  }
  const { minimum, maximum, exclusiveMinimum, maxLength, maxItems, pattern = '' } = schema;
  const number = (value: number) => roundWords(context, value);
  if (minimum !== undefined && maximum !== undefined) return t.tool.between(number(minimum), number(maximum));
  if (exclusiveMinimum !== undefined) {
    const above = t.tool.above(number(exclusiveMinimum));
    return maximum === undefined ? above : `${above}, ${t.tool.upTo(number(maximum))}`;
  }
  if (maximum !== undefined) return t.tool.upTo(number(maximum));
  if (minimum !== undefined) return t.tool.from(number(minimum));
  const form = t.tool.writtenAs[pattern];
  if (form !== undefined) return form;
  if (maxItems !== undefined) return t.tool.items(f.number(maxItems));
  return maxLength === undefined ? null : t.tool.letters(f.number(maxLength));
}

/** `1 bilhão` is read faster than its zeros. */
export function roundWords({ t, f }: Context, value: number): string {
  const words = [
    [1e12, t.tool.trillion],
    [1e9, t.tool.billion],
    [1e6, t.tool.million],
  ] as const;
  const [size, word] = words.find(([size]) => value >= size) ?? [1, ''];
  const isRound = word !== '' && value % size === 0 && value < 1000 * size;
  return isRound ? `${f.number(value / size)} ${word}` : f.number(value);
}
