/** Sentences of the service in the words of a form: labels in place of names, dates as people write them. */
import type { Context } from '../core/context.ts';
import { labelOf } from '../core/labels.ts';
import type { Schema } from '../core/types.ts';

/** A name that is no word of a language: it has a capital inside, a digit or an underscore. */
const IS_NAME = /^[a-z]+(?:[A-Z_\d]\w*)$/;
const NAME = /\b[a-z]\w*(?:[.[]\w+\]?)*\b(?:=("?[\p{L}\d-]+"?))?/gu;
const INSTANT = /\b\d{4}-\d{2}-\d{2}T[\d:.]+Z/g;
const DAY = /\b\d{4}-\d{2}-\d{2}\b/g;
const EXAMPLE = /,? (?:por exemplo|for example) \S+(?=[,;.]|$)/g;
const LARGE = /(?<![\d.,-])\d{5,}(?:\.\d+)?(?![\d-])/g;

/** Replaces the names of fields, days and large numbers in a sentence. */
export function inLabels({ f, t }: Pick<Context, 'f' | 't'>, schema: Schema, text: string): string {
  const fields = fieldsIn(schema);
  const quoted = (own: Schema, name: string) => `“${labelOf(name, own)}”`;
  return text
    .replaceAll(EXAMPLE, '')
    .replaceAll(/(?:AAAA|YYYY)-MM-DD/g, t.form.dayForm)
    .replaceAll(INSTANT, (at) => f.dateTime(at))
    .replaceAll(DAY, (day) => f.date(`${day}T12:00:00`))
    .replaceAll(LARGE, (number) => f.number(Number(number)))
    .replaceAll(NAME, (found, value?: string) => {
      const name = /^\w+/.exec(found)?.[0] ?? '';
      const path = found.split('=')[0] ?? '';
      const last = /\w+$/.exec(path.replace(/\]$/, ''))?.[0] ?? '';
      const own = fields.get(last) ?? fields.get(name);
      if (!own || (value === undefined && !IS_NAME.test(last) && path === last)) return found;
      const label = quoted(own, fields.has(last) ? last : name);
      if (value === undefined) return label;
      const choice = own.enum?.findIndex((one) => String(one) === value.replaceAll('"', '')) ?? -1;
      return `${label}: ${own['x-enumNames']?.[choice] ?? value}`;
    });
}

/** The same of each hint of a schema. */
export function withHintsInLabels(context: Pick<Context, 'f' | 't'>, schema: Schema): Schema {
  const mend = (one: Schema): Schema => ({
    ...one,
    ...(one.description !== undefined && { description: inLabels(context, schema, one.description) }),
    ...(one.items && { items: mend(one.items) }),
    ...(one.properties && {
      properties: Object.fromEntries(Object.entries(one.properties).map(([name, own]) => [name, mend(own)])),
    }),
  });
  return mend(schema);
}

const known = new WeakMap<Schema, ReadonlyMap<string, Schema>>();

/** The fields of a schema at any depth by their names; the outer one where two have a name. */
function fieldsIn(schema: Schema): ReadonlyMap<string, Schema> {
  const before = known.get(schema);
  if (before) return before;
  const fields = new Map<string, Schema>();
  const look = ({ properties = {}, items }: Schema) => {
    for (const [name, own] of Object.entries(properties)) if (!fields.has(name)) fields.set(name, own);
    for (const own of [...Object.values(properties), ...(items ? [items] : [])]) look(own);
  };
  look(schema);
  known.set(schema, fields);
  return fields;
}
