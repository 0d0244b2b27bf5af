/** The labels of fields on the page, and the hints below them. */
import type { Schema } from './types.ts';

/** Longest label that fits above a field, in characters. */
const MAX_LABEL = 44;

/**
 * Gives the label of a field. A field without one, such as a host's, is called by the first phrase about it, or by its
 * name.
 */
export function labelOf(name: string, schema: Schema | undefined): string {
  const words = () =>
    name.replaceAll('_', ' ').replaceAll(/(?<=[a-z])[A-Z](?=[a-z])/g, (letter) => ` ${letter.toLowerCase()}`);
  const text = schema?.title ?? phraseOf(schema?.description) ?? words();
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
