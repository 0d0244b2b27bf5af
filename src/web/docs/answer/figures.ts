/** The single values of an answer with a name each, by which two answers are compared. */
import type { Context } from '../core/context.ts';
import { labelOf } from '../core/labels.ts';
import type { Schema, Values } from '../core/types.ts';
import { ASIDE } from './reading.ts';
import { isBlock } from './text-block.ts';
import { schemaFor, showValue } from './values.ts';

export interface Figure {
  readonly label: string;
  readonly value: unknown;
  readonly schema: Schema | undefined;
}

/** Most items of a list that are compared one by one, and most plain values in one line. */
const MOST = 12;

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists the values of an answer by their places: `inss.valor`, and in a list by the name of the item. */
export function figuresOf(
  context: Context,
  answer: unknown,
  given: Schema | undefined,
): ReadonlyMap<string, Figure> {
  const figures = new Map<string, Figure>();

  function add(value: unknown, given: Schema | undefined, path: string, label: string): void {
    const schema = schemaFor(given, value);
    if (isObject(value)) {
      for (const [name, one] of Object.entries(value)) addField(name, one, schema, path, label);
    } else if (Array.isArray(value)) addList(value, schema, path, label);
    else if (value !== null && !isBlock(value)) figures.set(path, { label, value, schema });
  }

  function addField(
    name: string,
    value: unknown,
    schema: Schema | undefined,
    path: string,
    before: string,
  ): void {
    if (path === '' && ASIDE.has(name)) return;
    const own = schema?.properties?.[name];
    if (own?.['x-internal'] === true) return;
    const plain = labelOf(name, own);
    // The value of an amount has the name of the amount.
    const label = before === '' ? plain : name === 'valor' ? before : `${before}: ${plain}`;
    add(value, own, path === '' ? name : `${path}.${name}`, label);
  }

  function addList(items: readonly unknown[], schema: Schema | undefined, path: string, label: string): void {
    const name = items.length <= MOST && items.every(isObject) ? nameIn(items) : undefined;
    if (name !== undefined) {
      for (const item of items as readonly Values[]) {
        const itemSchema = schemaFor(schema?.items, item);
        const called = showValue(context, item[name], itemSchema?.properties?.[name]);
        const rest = Object.entries(item).filter(([, one]) => typeof one !== 'string');
        for (const [own, value] of rest)
          addField(own, value, itemSchema, `${path}.${String(item[name])}`, called);
      }
    } else if (items.length > 0 && items.length <= MOST && !items.some((item) => typeof item === 'object'))
      figures.set(path, { label, value: items, schema });
  }

  add(answer, given, '', '');
  return figures;
}

/** The field by which the objects of a list are told apart: a short text, another one in each, and rather no code. */
function nameIn(items: readonly Values[]): string | undefined {
  const textsOf = (name: string) => items.map((item) => item[name]);
  const found = Object.keys(items[0] ?? {}).filter(
    (name) =>
      textsOf(name).every((text) => typeof text === 'string' && !isBlock(text)) &&
      new Set(textsOf(name)).size === items.length,
  );
  const isCode = (text: unknown) => /^[a-z\d-]+$/.test(String(text));
  return found.find((name) => !textsOf(name).every(isCode)) ?? found[0];
}
