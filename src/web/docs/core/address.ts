/**
 * Addresses inside the page, after `#`: `calculadoras-inss?salarioBruto=5000` is a link to a tool with a filled form,
 * `calculadoras-inss/api` a tab of its page, `/guide/errors` a page of the guide, and an empty one the list of
 * tools.
 */
import { decodePart } from '../../../lib/target.ts';
import { queryOf, textOf } from '../../../shown/calls.ts';
import type { Schema, Values, WholeTool } from './types.ts';

export interface Place {
  /** The parts between slashes; for a tool, its id and a tab of its page. */
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

/** Gives the address of a tool with its form filled, as far as a link may hold the values: browsers keep addresses, and people send them. */
export function toolAddress(tool: WholeTool, values: Values): string {
  const query = queryOf(shareable(tool, values));
  return query === '' || query.length > MAX_QUERY ? `#${tool.id}` : `#${tool.id}?${query}`;
}

/** Categories whose free texts are documents, names and keys of people. */
const PERSONAL_TEXTS = new Set(['documentos', 'geradores']);

/** Eleven digits, with punctuation or without it: a CPF, a telephone, a card; or an e-mail address. */
const PERSONAL = /\d(?:[ ().\-/]{0,2}\d){10}|@/;

/** The values that a link may hold: no health data, nothing sensitive, and no text that is or may be a document. */
export function shareable({ category, inputSchema }: WholeTool, values: Values): Values {
  if (category === 'saude') return {};
  const { properties = {} } = inputSchema;
  const isFree = ({ type, enum: choices, oneOf, const: fixed }: Schema) =>
    type === 'string' && !choices && !oneOf && fixed === undefined;
  const shared = Object.entries(partOf(values, inputSchema, false)).filter(([name, value]) => {
    if (PERSONAL_TEXTS.has(category) && isFree(properties[name] ?? {})) return false;
    return typeof value === 'number' || !PERSONAL.test(textOf(value));
  });
  return Object.fromEntries(shared);
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
