/**
 * Bodies as the official component reads them: unknown fields are ignored, null is absent, a number may come as a text and a
 * text as a number. A value of a wrong type stops the reading; faults of bounds are reported together.
 */
import * as v from 'valibot';
import { Problem } from './problem.ts';

/** The words for what is missing where its schema has none of its own. */
const MISSING = 'não pode ser nulo';

/** The parts of a valibot schema that a reading looks at. */
interface Node {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Node>>;
  readonly item?: Node;
  readonly wrapped?: Node;
  readonly pipe?: readonly Node[];
}

const absent = Symbol('absent');

/** The text of a JSON number. */
const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/** Reads a body by its schema. Throws a `Problem`. */
export function readBody<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const read = convert(schema as unknown as Node, body, '');
  const { success, output, issues } = v.safeParse(schema, read === absent ? {} : read, {
    message: MISSING,
  });
  if (success) return output;
  const faults = issues.map((issue) => `[${v.getDotPath(issue) ?? 'body'}: ${issue.message}]`);
  const detail = faults.map((fault) => fault.replaceAll(/\.(\d+)(?=[.:])/g, '[$1]')).join(', ');
  throw new Problem('erro-de-sistema-nao-previsto', detail, { title: 'Campos inválidos.' });
}

function convert(node: Node, value: unknown, path: string): unknown {
  if (node.wrapped) return convert(node.wrapped, value, path);
  const base = node.pipe?.[0] ?? node;
  if (value === null || value === undefined) return absent;
  switch (base.type) {
    case 'object':
      return isObject(value) ? members(base, value, path) : wrongType(path, value);
    case 'array':
      return Array.isArray(value)
        ? value.map((item, at) => convertItem(base.item as Node, item, `${path}[${at}]`))
        : wrongType(path, value);
    case 'number':
      return numberOf(value, path);
    case 'string':
      return textOf(node, value, path);
    default:
      return value;
  }
}

/** An item that is null stays null, and is a fault of its own. */
function convertItem(node: Node, value: unknown, path: string): unknown {
  const read = convert(node, value, path);
  return read === absent ? null : read;
}

function members({ entries = {} }: Node, value: Record<string, unknown>, path: string) {
  const read: Record<string, unknown> = {};
  for (const [name, node] of Object.entries(entries)) {
    const member = Object.hasOwn(value, name)
      ? convert(node, value[name], path ? `${path}.${name}` : name)
      : absent;
    if (member !== absent) read[name] = member;
  }
  return read;
}

/** A number beyond those of the runtime is of a wrong type too, since nothing can be computed with it. */
function numberOf(value: unknown, path: string): unknown {
  if (typeof value !== 'number' && !isText(value)) return wrongType(path, value);
  const text = String(value).trim();
  if (text === '') return absent;
  const number = NUMBER.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(number) ? number : wrongType(path, value);
}

/** Texts with a form of their own, by the valibot action that asks for it. Another form is a wrong type. */
const forms: Readonly<Record<string, { readonly name: string; readonly holds: (text: string) => boolean }>> =
  {
    iso_timestamp: { name: 'yyyy-MM-ddTHH:mm:ssTZD', holds: isInstant },
    iso_date: { name: 'yyyy-MM-dd', holds: isDay },
  };

function textOf({ pipe = [] }: Node, value: unknown, path: string): string {
  const text = typeof value === 'number' ? String(value) : value;
  if (!isText(text)) return wrongType(path, value);
  const form = pipe.flatMap(({ type }) => forms[type] ?? []).find(({ holds }) => !holds(text));
  return form ? wrongType(path, value, `fora da forma ${form.name}`) : text;
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The longest part of a wrong value that a refusal repeats. */
const LONGEST = 80;

function wrongType(path: string, value: unknown, fault = 'de um tipo que não serve'): never {
  if (path === '') throw new Problem('erro-de-sistema-nao-previsto', 'O corpo deve ser um objeto JSON');
  const shown = (typeof value === 'number' ? String(value) : JSON.stringify(value)).slice(0, LONGEST);
  throw new Problem('erro-de-sistema-nao-previsto', `${path}: valor ${shown} ${fault}`);
}

/** An instant, `2026-11-29T10:00:00-03:00`. */
const INSTANT = /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:Z|[+-](?:0\d|1[0-8]):[0-5]\d)$/;

function isInstant(text: string): boolean {
  return INSTANT.test(text) && isDay(dayOf(text));
}

/** The day of an instant, as it is written. */
export const dayOf = (instant: string): string => instant.slice(0, 10);

/** True for a day of the calendar, `2026-11-29`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
