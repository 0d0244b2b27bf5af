/** The rest of an answer beside its main value: rows, tables, lists and texts, by the shape of each field. */
import { type Child, h } from '../../shared/dom.ts';
import type { Context } from '../core/context.ts';
import { labelOf } from '../core/labels.ts';
import type { Schema } from '../core/types.ts';
import { diff, isDiff } from './diff.ts';
import type { Download } from './downloads.ts';
import { lines } from './lines.ts';
import { isRecords, records } from './records.ts';
import { type Named, valueRows } from './rows.ts';
import { isSchedule, schedule } from './schedule.ts';
import { isBlock, textBlock } from './text-block.ts';
import { schemaFor } from './values.ts';

/** Most items of a list that stand in a row. */
const IN_ROW = 8;

export interface RestParts {
  readonly file: string;
  /** Paths of values that are shown elsewhere. */
  readonly hidden: ReadonlySet<string>;
  /** Takes the files of what is shown. */
  readonly files: Download[];
  /** The name of the object that is shown; the answer itself has none. */
  readonly within?: string;
  /** True if changes of texts are whole lines. */
  readonly isByLine: boolean;
}

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** Shows an object: its single values in rows, and then what is deeper, each with its name. */
export function rest(context: Context, parts: RestParts, value: unknown, given: Schema | undefined): Child[] {
  return blocks(context, parts, value, given, '');
}

function blocks(
  context: Context,
  parts: RestParts,
  value: unknown,
  given: Schema | undefined,
  before: string,
): Child[] {
  const schema = schemaFor(given, value);
  const fields = Object.entries(Object(value) as object)
    .filter(([name, one]) => !parts.hidden.has(before + name) && !isEmpty(one))
    .map(([name, one]): Named => ({
      name,
      value: one,
      schema: schema?.properties?.[name] ?? recordSchema(schema),
    }));
  const rows = fields.filter(({ value }) => isRow(value));
  return [
    rows.length > 0 && valueRows(context, rows),
    ...fields.filter(({ value }) => !isRow(value)).map((field) => block(context, parts, field, before)),
  ];
}

function block(
  context: Context,
  parts: RestParts,
  { name, value, schema: given }: Named,
  before: string,
): Child {
  const schema = schemaFor(given, value);
  const title = labelOf(name, schema);
  const file = `${parts.file}-${name}`;
  const inside = { ...parts, file, within: title };
  // Lists of several objects may have one name.
  const add = (one: Download) =>
    void parts.files.push(
      parts.within === undefined ? one : { ...one, label: `${parts.within}: ${one.label}` },
    );
  if (isBlock(value)) return textBlock(context, file, title, value, add);
  if (isRecords(value) && isDiff(value)) return diff(context, title, value, parts.isByLine);
  if (isRecords(value)) {
    const [only] = value;
    // One object is a card, and several are a table.
    return value.length === 1
      ? group(title, blocks(context, inside, only, schema?.items, `${before}${name}.0.`))
      : (isSchedule(value) ? schedule : records)(context, file, title, value, schema?.items, add);
  }
  if (Array.isArray(value))
    return group(
      title,
      lines(
        context,
        value.map((one) => (typeof one === 'object' ? JSON.stringify(one) : String(one))),
      ),
    );
  const inner = blocks(context, inside, value, schema, `${before}${name}.`);
  return inner.some((one) => one !== false) && group(title, inner);
}

function group(title: string, children: Child): HTMLElement {
  return h('div', { class: 'part' }, h('h3', null, title), children);
}

const isOne = (value: unknown) => typeof value !== 'object' || value === null;
const isRow = (value: unknown) =>
  (isOne(value) && !isBlock(value)) ||
  (Array.isArray(value) &&
    value.length <= IN_ROW &&
    value.every((one) => isOne(one) && String(one).length <= 24));

/** The schema of the values of a record, whose names are data. */
const recordSchema = (schema: Schema | undefined): Schema | undefined =>
  typeof schema?.additionalProperties === 'object' ? schema.additionalProperties : undefined;
