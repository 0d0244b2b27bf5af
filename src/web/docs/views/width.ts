/** The room that a form and its answer need, by their schemas. */
import { ASIDE } from '../answer/reading.ts';
import { schemaFor } from '../answer/values.ts';
import { columnsOf } from '../form/rows.ts';
import type { Schema, WholeTool } from '../core/types.ts';

/** Columns of a table that do not fit beside a form. */
const MANY = 5;
/** Letters of a text that is read in lines. */
const LONG = 80;
/** Fields that alternatives have in common. */
const ALIKE = 3;

/** Columns of rows that do not fit in a form beside its answer. */
const IN_ROWS = 3;

const typeOf = ({ type }: Schema) => [type].flat().find((one) => one !== 'null');
const namesOf = ({ properties = {} }: Schema) =>
  Object.keys(properties).filter((name) => properties[name]?.['x-internal'] !== true);

/**
 * `wide`: the answer has the whole width below the form. `list`: the form has the larger part, for its rows. Else the form
 * has the smaller one.
 */
export type Room = 'wide' | 'list' | 'beside';

type Shaped = Pick<WholeTool, 'inputSchema' | 'outputSchema' | 'examples'>;

export function roomOf(tool: Shaped): Room {
  if (isWide(tool)) return 'wide';
  const { inputSchema, examples } = tool;
  const sent = Object.keys(examples[0]?.input ?? {}).map((name) => inputSchema.properties?.[name] ?? {});
  const told = ({ 'x-from': from = [] }: Schema) => from.reduce((sum, { show }) => sum + show.length, 0);
  const isLong = (own: Schema) =>
    own.items?.properties !== undefined && columnsOf(own).length + told(own) >= IN_ROWS;
  return sent.some(isLong) ? 'list' : 'beside';
}

/** Tests that an answer takes the whole width: alternatives, a wide table, a check, a list of texts, a long text. */
function isWide({ outputSchema, examples }: Shaped): boolean {
  const answer: unknown = examples[0]?.output ?? {};
  const schema = schemaFor(outputSchema, answer);
  const { properties } = schema ?? {};
  if (!properties) return schema?.items !== undefined;
  if (outputSchema.anyOf?.some((way) => way.properties?.['valid'])) return true;
  const fields = Object.entries(properties).filter(([name]) => !ASIDE.has(name));
  const [first] = fields;
  if (first && typeOf(first[1].items ?? {}) === 'string') return true;
  const isLong = ([name]: (typeof fields)[0]) => {
    const value = (answer as Record<string, unknown>)[name];
    return typeof value === 'string' && value.length > LONG;
  };
  return (
    fields.some(isLong) ||
    fields.some(([, field]) => [field, ...Object.values(field.properties ?? {})].some(isTable)) ||
    areAlternatives(fields.map(([, field]) => field))
  );
}

const isTable = ({ items, 'x-columns': named }: Schema) =>
  items !== undefined && (named ?? namesOf(items)).length >= MANY;

/** Tests that some objects of an answer say the same of different things. */
const areAlternatives = (fields: readonly Schema[]): boolean =>
  fields.some((one, i) =>
    fields
      .slice(i + 1)
      .some((other) => namesOf(other).filter((name) => namesOf(one).includes(name)).length >= ALIKE),
  );
