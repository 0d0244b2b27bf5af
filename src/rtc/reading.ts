/**
 * Bodies as the official component reads them: unknown fields are ignored, null is absent, a number may come as a text and a
 * text as a number. A value of a wrong type stops the reading; faults of bounds are reported together.
 */
import * as v from 'valibot';
import { Problem } from './problem.ts';

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
  const { success, output, issues } = v.safeParse(schema, read === absent ? {} : read);
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
      return typeof value === 'number' ? String(value) : isText(value) ? value : wrongType(path, value);
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

function numberOf(value: unknown, path: string): unknown {
  if (typeof value === 'number') return value;
  if (!isText(value)) return wrongType(path, value);
  const text = value.trim();
  if (text === '') return absent;
  return NUMBER.test(text) ? Number(text) : wrongType(path, value);
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The longest part of a wrong value that a refusal repeats. */
const LONGEST = 80;

function wrongType(path: string, value: unknown): never {
  if (path === '') throw new Problem('erro-de-sistema-nao-previsto', 'O corpo deve ser um objeto JSON');
  const shown = JSON.stringify(value).slice(0, LONGEST);
  throw new Problem('erro-de-sistema-nao-previsto', `${path}: valor ${shown} de um tipo que não serve`);
}

/** An instant, `2026-11-29T10:00:00-03:00`. A calculation reads its day as it is written. */
const INSTANT = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:Z|[+-](?:0\d|1[0-8]):[0-5]\d)$/;

/** The day of an instant. Throws a `Problem` that names the field. */
export function dayOf(field: string, instant: string): string {
  const day = INSTANT.exec(instant)?.[1];
  if (day !== undefined && isDay(day)) return day;
  const detail = `${field}: ${JSON.stringify(instant.slice(0, LONGEST))} não está na forma yyyy-MM-ddTHH:mm:ssTZD`;
  throw new Problem('erro-de-sistema-nao-previsto', detail);
}

/** True for a day of the calendar, `2026-11-29`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
