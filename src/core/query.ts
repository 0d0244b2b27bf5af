import type * as v from 'valibot';
import { type Kind, kindOf } from './schema.ts';
import type { InputSchema } from './tool.ts';
import { type RawInput, TWICE } from './validate.ts';

/** How the query's text becomes values, by field. */
export type QueryKinds = ReadonlyMap<string, Kind>;

const INTEGER = /^-?\d{1,16}$/;
const NUMBER = /^-?\d{1,16}(?:\.\d{1,16})?$/;
const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

export function queryKinds({ entries }: InputSchema): QueryKinds {
  return new Map(
    Object.entries(entries).map(([field, schema]) => [field, kindOf(schema as v.GenericSchema)]),
  );
}

/** The known fields of a query, converted; an empty value is absent, and a field sent twice is faulty. */
export function readQuery(query: string, kinds: QueryKinds): RawInput {
  const values: Record<string, unknown> = Object.create(null);
  const unknown: string[] = [];
  const seen = new Set<string>();
  for (const [key, text] of pairs(query)) {
    const kind = kinds.get(key);
    if (!kind) unknown.push(key);
    else if (seen.has(key)) values[key] = TWICE;
    else {
      seen.add(key);
      if (text !== '') values[key] = convert(text, kind);
    }
  }
  return { values, unknown };
}

function pairs(query: string): Iterable<[string, string]> {
  if (query === '') return [];
  // Most queries have nothing to decode, and then splitting is several times faster.
  if (/[%+]/.test(query)) return new URLSearchParams(query);
  return query.split('&').map((pair) => {
    const equals = pair.indexOf('=');
    return equals < 0 ? [pair, ''] : [pair.slice(0, equals), pair.slice(equals + 1)];
  });
}

// Text that is not of the field's kind stays text: the schema then says what is allowed.
function convert(text: string, kind: Kind): unknown {
  switch (kind) {
    case 'integer':
      return INTEGER.test(text) ? withoutMinusZero(text) : text;
    case 'number':
      return NUMBER.test(text) ? withoutMinusZero(text) : text;
    case 'boolean':
      return BOOLEANS.get(text) ?? text;
    default:
      return text;
  }
}

function withoutMinusZero(text: string): number {
  return Number(text) + 0;
}
