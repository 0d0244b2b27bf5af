/** The parts of an answer that people read below its main value: values in groups, lists and texts. */
import type { Context } from '../core/context.ts';
import { labelOf } from '../core/labels.ts';
import { isMoney } from '../core/money.ts';
import type { Schema } from '../core/types.ts';
import { isRecords, type Item } from './records.ts';
import type { Row } from './rows.ts';
import { isBlock } from './text-block.ts';
import { isIdle, schemaFor, showValue } from './values.ts';
import type { Told } from './words.ts';

export type Part =
  | { readonly kind: 'values'; readonly title: string | null; readonly rows: readonly Row[] }
  | {
      readonly kind: 'list' | 'text';
      readonly title: string;
      /** The name of the group that it stands in. */
      readonly within: string | null;
      /** The name of its file. */
      readonly file: string;
      readonly value: unknown;
      readonly schema: Schema | undefined;
      /** The tables among which it stands, by their names, where rows of one refer to those of another. */
      readonly among?: Tables;
    };

export type Tables = Readonly<Record<string, readonly Item[]>>;

/** Most items of a list that stand in a row. */
const IN_ROW = 8;

const isOne = (value: unknown) => typeof value !== 'object' || value === null;
const isRow = (value: unknown) =>
  (isOne(value) && !isBlock(value)) ||
  (Array.isArray(value) &&
    value.length <= IN_ROW &&
    value.every((one) => isOne(one) && String(one).length <= 24));

/** Tests that an object holds nothing but tables. */
const areTables = (value: unknown, { properties = {} }: Schema = {}): value is Tables =>
  Object.keys(properties).length > 1 &&
  Object.values(properties).every(({ items }) => items?.properties !== undefined) &&
  Object.values(value as Tables).some(isRecords);

/** The schema of the values of a record, whose names are data. */
const recordSchema = (schema: Schema | undefined): Schema | undefined =>
  typeof schema?.additionalProperties === 'object' ? schema.additionalProperties : undefined;

/** Lists the parts that were not told. Groups of one name are one group, and no amount stands in a group twice. */
export function partsOf(
  context: Context,
  answer: unknown,
  schema: Schema | undefined,
  file: string,
  { hidden, said }: Told,
): readonly Part[] {
  const isHidden = new Set(hidden);
  const groups = new Map<string | null, Row[]>();
  const parts: Part[] = [];
  const told = new Set<string>();

  function addRow(title: string | null, name: string, value: unknown, own: Schema | undefined): void {
    const [label, text] = [labelOf(name, own), showValue(context, value, own)];
    let rows = groups.get(title);
    const key = `${label} ${text}`;
    const isAmount = own !== undefined && isMoney(own);
    if (isAmount && (said.includes(value) || told.has(key) || rows?.some((row) => row.value === value)))
      return;
    if (rows?.some((row) => row.label === label && row.text === text)) return;
    told.add(key);
    if (!rows) {
      rows = [];
      groups.set(title, rows);
      parts.push({ kind: 'values', title, rows });
    }
    rows.push({ label, value, text });
  }

  function add(
    value: unknown,
    given: Schema | undefined,
    title: string | null,
    before: string,
    file: string,
  ): void {
    const schema = schemaFor(given, value);
    const fields = Object.entries(Object(value) as object).flatMap(([name, one]) => {
      const own = schema?.properties?.[name] ?? recordSchema(schema);
      return isHidden.has(before + name) || isIdle(one) || own?.['x-internal'] === true
        ? []
        : [{ name, value: one as unknown, own: schemaFor(own, one) }];
    });
    for (const { name, value: one, own } of fields) if (isRow(one)) addRow(title, name, one, own);
    for (const { name, value: one, own } of fields) {
      if (isRow(one)) continue;
      const plain = labelOf(name, own);
      const path = `${before}${name}`;
      const place = { title: plain, within: title, file: `${file}-${name}`, value: one, schema: own };
      const inner = title === null ? plain : `${title}: ${plain}`;
      if (areTables(one, own)) parts.push(...tablesOf(one, own, place.file));
      else if (isBlock(one)) parts.push({ kind: 'text', ...place });
      else if (!Array.isArray(one)) add(one, own, inner, `${path}.`, place.file);
      // One object is a group, and several are a table.
      else if (isRecords(one) && one.length === 1) add(one[0], own?.items, inner, `${path}.0.`, place.file);
      else parts.push({ kind: 'list', ...place });
    }
  }

  add(answer, schema, null, '', file);
  return parts;
}

/** The tables that have rows. */
const tablesOf = (among: Tables, schema: Schema | undefined, file: string): readonly Part[] =>
  Object.entries(among)
    .filter(([, value]) => isRecords(value))
    .map(([name, value]) => {
      const own = schema?.properties?.[name];
      const place = { title: labelOf(name, own), within: null, file: `${file}-${name}` };
      return { kind: 'list', ...place, value, schema: own, among };
    });
