/** How an answer becomes rows: one for each generated item, else one, with a column for each field. */
import { allows, type JsonSchema } from './json-schema.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** The form of the answers to calls of a tool. */
export interface AnswerForm {
  /** The list whose items become rows. */
  readonly items: string | undefined;
  readonly columns: readonly string[];
}

interface Calls {
  readonly input: JsonSchema;
  readonly output: JsonSchema;
  /** The one action of all calls; undefined where each may have another. */
  readonly action: string | undefined;
  /** True where all calls have a `count`, false where none has; absent where each may or may not. */
  readonly isCounted?: boolean | undefined;
  /** An answer, where all calls are the same: lists that this one lacks have no column. */
  readonly sample?: Fields | undefined;
}

/** The form of all answers that the schemas allow, known before the first one. */
export function formOf({ input, output, action, isCounted, sample }: Calls): AnswerForm {
  const isMany = Object.hasOwn(input.properties ?? {}, 'count');
  const allowed = alternativesOf(output, input, action);
  const made = allowed.filter((form) => isMany && !isValidation(form));
  const lists = made.filter((form) => listIn(form) !== undefined);
  // A tool may answer one thing to a call without a count.
  const others = isCounted ? made.filter((form) => !lists.includes(form)) : lists;
  const isEither = isCounted !== undefined && lists.length > 0 && lists.length < made.length;
  const forms = isEither ? allowed.filter((form) => !others.includes(form)) : allowed;
  const items = lists.filter((form) => forms.includes(form)).map(listIn)[0];
  const columns = forms.flatMap((form) =>
    items !== undefined && form.properties?.[items]
      ? itemColumns(form, items, sample)
      : objectColumns(form, ''),
  );
  const names = new Set(columns);
  // Where one answer has an object and another a value of the same name, one column holds both.
  const isInside = (name: string) =>
    [...name.matchAll(/\./g)].some(({ index }) => names.has(name.slice(0, index)));
  return { items, columns: [...names].filter((name) => !isInside(name)) };
}

/** A tool that makes many lists them under the first field that its answer must have. */
const listIn = ({ required = [], properties = {} }: JsonSchema) =>
  required.find((name) => properties[name] !== undefined && allows(properties[name], 'array'));

/** True if the schema is the answer of a validation: no other answer has `valid`. */
const isValidation = ({ properties = {} }: JsonSchema) => Object.hasOwn(properties, 'valid');

/** The answers that an action may have. */
function alternativesOf(output: JsonSchema, input: JsonSchema, action: string | undefined) {
  const { anyOf: forms } = output;
  if (!forms) return [output];
  if (action === undefined) return forms;
  const named = forms.filter(({ properties }) => properties?.['action']?.const === action);
  if (named.length > 0) return named;
  const rest = forms.filter((form) => form.properties?.['action']?.const === undefined);
  if (!rest.some(isValidation)) return rest.length > 0 ? rest : forms;
  return rest.filter((form) => isValidation(form) === (action === 'validate'));
}

/** The columns of an item, and of the lists beside it that say something of each. */
function itemColumns({ properties = {} }: JsonSchema, items: string, sample: Fields | undefined): string[] {
  const lists = Object.entries(properties).filter(
    ([name, schema]) =>
      name !== items && allows(schema, 'array') && (sample === undefined || Object.hasOwn(sample, name)),
  );
  const item = properties[items]?.items ?? {};
  return [
    ...(item.properties ? objectColumns(item, '') : [items]),
    ...lists.flatMap(([name, { items: each = {} }]) =>
      each.properties ? objectColumns(each, `${name}.`) : [name],
    ),
  ];
}

/** The columns of an object. Lists, and objects that only some answers have, stand in one each. */
function objectColumns({ properties = {}, required = [] }: JsonSchema, prefix: string): string[] {
  return Object.entries(properties).flatMap(([name, schema]) =>
    schema.properties && required.includes(name) && !allows(schema, 'null')
      ? objectColumns(schema, `${prefix}${name}.`)
      : [prefix + name],
  );
}

/** The rows of an answer, each an object. */
export function rowsOf(answer: Fields, { items }: AnswerForm): readonly Fields[] {
  const list = items === undefined ? undefined : answer[items];
  if (items === undefined || !Array.isArray(list)) return [answer];
  const beside = Object.entries(answer).filter(
    ([name, value]) => name !== items && Array.isArray(value) && value.length === list.length,
  ) as [string, readonly unknown[]][];
  return list.map((item: unknown, i) => ({
    ...(typeof item === 'object' && item !== null ? item : { [items]: item }),
    ...Object.fromEntries(beside.map(([name, values]) => [name, values[i]])),
  }));
}

/** The value in a column of a row; undefined where it has none. */
export function cellOf(row: Fields, column: string): unknown {
  if (Object.hasOwn(row, column)) return row[column];
  let value: unknown = row;
  for (const step of column.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Fields)[step];
  }
  return value;
}
