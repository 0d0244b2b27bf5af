/**
 * Addresses inside the page, after `#`: `calculadoras-inss?salarioBruto=5000` is a tool with a filled form,
 * `calculadoras-inss/errors` a section of its page, `/guide/errors` a page of the guide, and an empty one the list of
 * tools.
 */
import { queryOf } from '../../shared/calls.ts';
import type { Schema, Values } from './types.ts';

export interface Place {
  /** The parts between slashes; for a tool, its id and a section of its page. */
  readonly parts: readonly string[];
  readonly isTool: boolean;
  readonly query: URLSearchParams;
}

/** Longest query of an address: browsers and chats cut longer ones. */
const MAX_QUERY = 4000;

export function placeOf(hash: string): Place {
  const text = hash.replace(/^#/, '');
  const at = text.indexOf('?');
  const path = at < 0 ? text : text.slice(0, at);
  const isTool = path !== '' && !path.startsWith('/');
  return {
    isTool,
    parts: path.split('/').filter(Boolean).map(decodePart),
    query: new URLSearchParams(at < 0 ? '' : text.slice(at)),
  };
}

/**
 * Gives the address of a tool with its form filled: keys, secrets and the like stay out, since browsers keep addresses.
 */
export function toolAddress(id: string, values: Values, schema: Schema): string {
  const query = queryOf(partOf(values, schema, false));
  return query === '' || query.length > MAX_QUERY ? `#${id}` : `#${id}?${query}`;
}

/** Gives only the sensitive values, or only the others. */
export function partOf(values: Values, { properties = {} }: Schema, isSensitive: boolean): Values {
  const own = Object.entries(values).filter(
    ([name]) =>
      (Object.hasOwn(properties, name) && properties[name]?.['x-sensitive'] === true) === isSensitive,
  );
  return Object.fromEntries(own);
}

/** Reads the values of an address by the schema of an input. Unknown fields are left out. */
export function valuesOf(query: URLSearchParams, { properties = {} }: Schema): Values {
  const known = [...query].filter(([name]) => Object.hasOwn(properties, name));
  return Object.fromEntries(known.map(([name, text]) => [name, valueOf(text, properties[name] as Schema)]));
}

function valueOf(text: string, { type }: Schema): unknown {
  if (type === 'string') return text;
  try {
    const value: unknown = JSON.parse(text);
    // A number in another notation, such as 1.50, stays as it is.
    return value;
  } catch {
    return text;
  }
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
