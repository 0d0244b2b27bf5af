/** The sentence of an answer, where its number alone would mislead. */
import type { Context } from '../core/context.ts';
import { labelOf } from '../core/labels.ts';
import type { Schema, WholeTool } from '../core/types.ts';
import type { Hero } from './reading.ts';
import { schemaAt, schemaOf, showValue } from './values.ts';

/** The main value of an answer with its name, as people read both. */
export function heroWords(
  context: Context,
  schema: Schema | undefined,
  { name, path, value, parts }: Hero,
): { readonly label: string; readonly text: string } {
  const own = path ? schemaAt(schema, path) : schemaOf(schema, name);
  const text = [parts ?? value].flat().map((one) => showValue(context, one, own));
  return { label: labelOf(name, own), text: text.join(' · ') };
}

const valueAt = (answer: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => (Object(value) as Record<string, unknown>)[name], answer);

/** Writes the first sentence of a tool that is true of an answer; null if none is. */
export function headlineOf(
  context: Context,
  { headlines = [] }: Pick<WholeTool, 'headlines'>,
  schema: Schema | undefined,
  answer: unknown,
): string | null {
  const found = headlines.find(({ when = {} }) =>
    Object.entries(when).every(([path, value]) => valueAt(answer, path.split('.')) === value),
  );
  if (!found) return null;
  return found.text.replaceAll(/\{([\w.]+)\}/g, (_, name: string) => {
    const path = name.split('.');
    return showValue(context, valueAt(answer, path), schemaAt(schema, path));
  });
}
