/** What fields are called on the page, and what is said below them. */
import type { Schema } from './types.ts';

/** Longer ones do not fit above a field. */
const MAX_LABEL = 44;

/** The label of a field; one that has none, as a host's may, is called by the first phrase about it, or by its name. */
export function labelOf(name: string, schema: Schema | undefined): string {
  const text = schema?.title ?? phraseOf(schema?.description) ?? name;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The first phrase of a description, where it is short. */
function phraseOf(description: string | undefined): string | undefined {
  const phrase = description
    ?.split(/[,.:;(]/)[0]
    ?.trim()
    .replace(/^(?:Se|Whether) (?=.)/, '');
  return phrase !== undefined && phrase !== '' && phrase.length <= MAX_LABEL ? phrase : undefined;
}

/** The first sentence of a description, without the unit, which stands at the value. */
export function hintOf({ description = '', 'x-unit': unit }: Schema): string {
  const [first] = description.split(/(?<=[^.][.]) (?=\p{Lu})/u) as [string];
  const plain = first.replace(/\.$/, '');
  const ends = unit === undefined ? [] : [`, em ${unit}`, `, in ${unit}`];
  const end = ends.find((one) => plain.endsWith(one)) ?? '';
  return plain.slice(0, plain.length - end.length);
}
