/** Reads a valibot schema: its steps, and how its values are read. */
import type * as v from 'valibot';
import { foldChoice } from '../lib/text/folded.ts';
import { oncePerObject } from '../lib/once-per.ts';
import type { Text } from '../kit/texts.ts';
import type { Unit } from '../kit/units.ts';

/** A schema, or an action of a pipe, as far as the core looks at it. */
export interface SchemaNode {
  readonly type: string;
  readonly requirement?: unknown;
  /** The message of a rule that has one of its own. */
  readonly message?: unknown;
  readonly options?: readonly unknown[];
  readonly wrapped?: SchemaNode;
  /** The default of a schema that may be absent. */
  readonly default?: unknown;
  readonly pipe?: readonly SchemaNode[];
  readonly entries?: Readonly<Record<string, SchemaNode>>;
  readonly item?: SchemaNode;
  /** The schema of each member of an open object. */
  readonly value?: SchemaNode;
  /** The decimals that a check of decimals allows. */
  readonly places?: number;
  /** The facts of a `v.metadata` step. */
  readonly metadata?: FieldFacts;
}

/** The facts of a field beyond its rules, in `v.metadata`. */
export interface FieldFacts {
  readonly kind?: Kind;
  /** Names a text that people write in several forms. */
  readonly form?: 'date' | 'month' | 'time' | 'state';
  /** Null for a pure number, which has no unit. */
  readonly unit?: Unit | null;
  /** Names what the field holds, with an article, in place of its type: `uma data AAAA-MM-DD`. */
  readonly noun?: Text;
  /** A value that the field accepts, for a message where neither the tool nor the schema shows one. */
  readonly example?: unknown;
  /** A text in which combining marks are not limited. */
  readonly isRaw?: true;
  /** True for a code, an id or a series for programs: pages for people leave it out. */
  readonly internal?: true;
  /** The fields that a row of a list shows, in this order. */
  readonly columns?: readonly string[];
  /** The table whose row this is the key of, among the tables of an answer. */
  readonly ref?: string;
  /** The names of a picklist's codes. */
  readonly names?: Readonly<Record<string, string>>;
  /** The name of the schema in documents, where several addresses share it. */
  readonly component?: string;
}

/** The facts of a field, those of each step together. */
export const factsOf = /* @__PURE__ */ oncePerObject((node: SchemaNode): FieldFacts =>
  Object.assign({}, ...stepsOf(node).map(({ metadata }) => metadata)),
);

/** `scientific`: a number that a query may also write with an exponent, which the metadata of its schema says. */
export type Kind = 'integer' | 'number' | 'scientific' | 'boolean' | 'other';

/**
 * Gives the steps of a schema without `optional` and its like: the schema itself, then each action piped after it,
 * also where a pipe was piped further.
 */
export const stepsOf = /* @__PURE__ */ oncePerObject((schema: SchemaNode): readonly SchemaNode[] =>
  schema.wrapped ? stepsOf(schema.wrapped) : (schema.pipe?.flatMap(stepsOf) ?? [schema]),
);

/** The schema of the field at a path of an object's schema; undefined when the path leads nowhere. */
export function nodeAt(schema: v.GenericSchema, path: readonly unknown[]): SchemaNode | undefined {
  let node: SchemaNode | undefined = schema as unknown as SchemaNode;
  for (const key of path) {
    const base: SchemaNode | undefined = node && stepsOf(node)[0];
    node = typeof key === 'number' ? base?.item : base?.entries && ownEntry(base.entries, String(key));
  }
  return node;
}

function ownEntry(entries: Readonly<Record<string, SchemaNode>>, key: string): SchemaNode | undefined {
  return Object.hasOwn(entries, key) ? entries[key] : undefined;
}

/** Characters of a text whose page does not limit it. */
const MAX_TEXT = 100_000;

/** How the values of a schema are read, worked out once for each schema. */
export interface Shape {
  /** How a text turns into a value. */
  readonly kind: Kind;
  /** The shapes of an object's fields. */
  readonly entries: ReadonlyMap<string, Shape> | undefined;
  readonly item: Shape | undefined;
  /** True for an object, whose fields may be open. */
  readonly isObject: boolean;
  /** UTF-16 units of a text, or items of a list. */
  readonly max: number;
  /** True where combining marks are not limited. */
  readonly isRaw: boolean;
  /** True where null is a value of its own; elsewhere it counts as absent. */
  readonly isNullable: boolean;
  /** True of an open object in which a null is a value, and not an absent member. */
  readonly holdsNulls: boolean;
  /** The decimals of an amount of money; undefined of any other value. */
  readonly cents: number | undefined;
  /** The words that may be chosen, by their folded spelling. */
  readonly choices: ReadonlyMap<string, unknown> | undefined;
}

const shapes = new WeakMap<object, Shape>();

export function shapeOf(schema: v.GenericSchema | SchemaNode): Shape {
  const known = shapes.get(schema);
  if (known) return known;
  const shape = makeShape(schema as SchemaNode);
  shapes.set(schema, shape);
  return shape;
}

function makeShape(schema: SchemaNode): Shape {
  const steps = stepsOf(schema);
  const { type, entries, item, options, value } = steps[0] as SchemaNode;
  // Valibot walks them by `for … in`: what a package of the host's puts on `Object.prototype` would be a field.
  if (entries) Object.setPrototypeOf(entries, null);
  // A schema that takes anything would also take the marker of a refused text.
  const isText = type === 'string' || type === 'picklist' || type === 'union';
  const max = steps.find((step) => step.type === 'max_length')?.requirement as number | undefined;
  const words = type === 'picklist' && options?.filter((option) => typeof option === 'string');
  return {
    kind: kindOf(steps),
    entries:
      entries && new Map(Object.entries(entries).map(([field, entry]) => [field, shapeOf(entry)] as const)),
    item: item && shapeOf(item),
    isObject: isObject(steps[0] as SchemaNode),
    max: max ?? (isText ? MAX_TEXT : Infinity),
    isNullable: isNullable(schema),
    holdsNulls: type === 'record' && isNullable(value as SchemaNode),
    isRaw: !isText || steps.some(({ metadata }) => metadata?.isRaw),
    cents: centsOf(steps),
    choices: words ? new Map(words.map((word) => [foldChoice(word), word] as const)) : undefined,
  };
}

/** True if an object is taken, also as one of several forms, none of them a list. */
function isObject({ type, options }: SchemaNode): boolean {
  if (type === 'union') return (options as readonly SchemaNode[]).some((one) => isObject(stepsOf(one)[0]!));
  return type === 'object' || type === 'strict_object' || type === 'record';
}

function centsOf(steps: readonly SchemaNode[]): number | undefined {
  const isMoney = steps.some(({ metadata }) => metadata?.unit?.noun);
  return isMoney ? steps.findLast(({ places }) => places !== undefined)?.places : undefined;
}

function isNullable({ type, wrapped }: SchemaNode): boolean {
  return type === 'nullable' || type === 'nullish' || (wrapped !== undefined && isNullable(wrapped));
}

function kindOf(steps: readonly SchemaNode[]): Kind {
  const said = steps.find(({ metadata }) => metadata?.kind)?.metadata?.kind;
  if (said) return said;
  if (steps.some(({ type }) => type === 'integer')) return 'integer';
  const { type, options } = steps[0] as SchemaNode;
  if (type === 'number' || type === 'boolean') return type;
  return options?.every((option) => typeof option === 'number') ? 'number' : 'other';
}
