/** What fields are called on the page: their names as words, where the service's own texts have these words. */
import { fold } from '../../../lib/text/search.ts';
import type { Schema } from './types.ts';

/** Longer ones do not fit above a field. */
const MAX_LABEL = 44;

export interface Labels {
  of(name: string, schema: Schema | undefined): string;
}

/**
 * `texts` are those of a tool: names and descriptions, with the accents that names of fields do not have. `names` are its
 * fields: where a text names one, as in `action=validate`, it is no word of a language.
 */
export function createLabels(texts: readonly string[], names: readonly string[]): Labels {
  const named = new Set(names);
  const prose = texts.map((text) =>
    text.replaceAll(/[\p{L}\p{N}_-]+/gu, (word) => (named.has(word) ? '' : word)),
  );
  const whole = prose.join(' \n ').toLowerCase().normalize('NFC');
  // Letter by letter, so that places are the same in both.
  const plain = [...whole].map((letter) => fold(letter).charAt(0) || letter.charAt(0)).join('');
  const letters = [...whole];
  const said = (pattern: string): string | undefined => {
    const match = new RegExp(`(?<![a-z0-9])${pattern}(?![a-z0-9])`).exec(plain);
    return match ? letters.slice(match.index, match.index + match[0].length).join('') : undefined;
  };

  function inWords(name: string): string | undefined {
    const words = name
      .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
      .toLowerCase()
      .split(/[\s_-]+/);
    if (!words.every((word) => /^[a-z0-9]+$/.test(word))) return undefined;
    const together = said(words.join('[ -]'));
    if (together !== undefined) return together;
    const each = words.map((word) => (/^\d+$/.test(word) ? word : said(word)));
    return each.includes(undefined) ? undefined : each.join(' ');
  }

  return {
    of(name, schema) {
      const text = inWords(name) ?? phraseOf(schema?.description) ?? name;
      return text.charAt(0).toUpperCase() + text.slice(1);
    },
  };
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

/** The name of every field of a schema. */
export function namesIn({ properties = {}, items, anyOf = [] }: Schema): string[] {
  return [
    ...Object.keys(properties),
    ...Object.values(properties).flatMap(namesIn),
    ...(items ? namesIn(items) : []),
    ...anyOf.flatMap(namesIn),
  ];
}

/** Every text of a schema. */
export function textsIn({ description = '', properties = {}, items, anyOf = [] }: Schema): string[] {
  return [
    description,
    ...Object.values(properties).flatMap(textsIn),
    ...(items ? textsIn(items) : []),
    ...anyOf.flatMap(textsIn),
  ];
}
