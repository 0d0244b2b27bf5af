/**
 * Fields that a call reads only beside others, or in place of others. A tool declares them once: refusals, assumptions,
 * documents and forms are derived from the declaration.
 */
import type { Fault } from './errors/api-error.ts';
import { both, type Language, listed, type Text } from './texts.ts';

type Name<Input> = keyof Input & string;
type Value<Type> = NonNullable<Type> | null;

/**
 * A field that must be sent, or fields with their values: one of a list is enough, an empty list is any value, and null is
 * a field that is not sent.
 */
export type Condition<Input = Record<string, unknown>> =
  | Name<Input>
  | { readonly [Field in Name<Input>]?: Value<Input[Field]> | readonly Value<Input[Field]>[] };

/** One condition, or several where one is enough. */
export type Conditions<Input = Record<string, unknown>> = Condition<Input> | readonly Condition<Input>[];

/** Ways to send one thing, each with its fields: those of one way are sent, and none of another. */
export type Ways<Field extends string = string> = readonly (readonly Field[])[];

/** The fields that a call reads because of others. Those that it does not name are always read. */
export interface Reads<Input = Record<string, unknown>> {
  /** Fields that are refused unless a condition holds. */
  readonly when?: { readonly [Field in Name<Input>]?: Conditions<Input> } | undefined;
  /** Fields that are required where a condition holds and, unless `when` says more, refused elsewhere. */
  readonly needs?: { readonly [Field in Name<Input>]?: Conditions<Input> } | undefined;
  /** Groups of ways: a call must take one way of each. */
  readonly oneOf?: readonly Ways<Name<Input>>[] | undefined;
  /** Groups of ways: a call may take one way of each, or none. */
  readonly either?: readonly Ways<Name<Input>>[] | undefined;
}

type Values = Readonly<Record<string, unknown>>;

/** A call as conditions see it. */
export interface Sent {
  /** The fields as they were sent, without defaults. */
  readonly sent: Values;
  /** The same with defaults, and without the values that are wrong. */
  readonly input: Values;
}

/** A field that a call lacks, or a fault of one that it has. */
export type ReadFault = string | Fault;

/** Lists the fields that a call lacks, and those that it does not read. */
export function readFaults(reads: Reads, call: Sent): readonly ReadFault[] {
  const { needs = {}, oneOf = [], either = [] } = reads;
  const readOnly = Object.entries({ ...needs, ...reads.when }).flatMap(([field, conditions]) =>
    call.sent[field] === undefined || holds(listOf(conditions), call) !== false
      ? []
      : [{ field, message: onlyWith(listOf(conditions)) }],
  );
  const missing = Object.entries(needs).flatMap(([field, conditions]) =>
    call.sent[field] === undefined && holds(listOf(conditions), call) === true ? [field] : [],
  );
  return [
    ...readOnly,
    ...missing,
    ...oneOf.flatMap((ways) => faultsOfWays(ways, call.sent, true)),
    ...either.flatMap((ways) => faultsOfWays(ways, call.sent, false)),
  ];
}

/** Tests that a call reads a field, sent or not. */
export function isRead({ when, needs, oneOf = [], either = [] }: Reads, field: string, call: Sent): boolean {
  const conditions = when?.[field] ?? needs?.[field];
  if (conditions !== undefined && holds(listOf(conditions), call) === false) return false;
  return [...oneOf, ...either].every((ways) => {
    if (!ways.some((way) => way.includes(field))) return true;
    const names = sentIn(ways, call.sent);
    return names.length === 0 || ways.some((way) => way.includes(field) && includesAll(way, names));
  });
}

/** The conditions of each field that is not always read, as documents hold them. */
export function conditionsOf({ when, needs }: Reads): Readonly<Record<string, readonly Values[]>> {
  return Object.fromEntries(
    Object.entries({ ...needs, ...when }).map(([field, conditions]) => [
      field,
      listOf(conditions).map((condition) => Object.fromEntries(partsOf(condition))),
    ]),
  );
}

const listOf = (conditions: Conditions | undefined): readonly Condition[] =>
  conditions === undefined ? [] : Array.isArray(conditions) ? conditions : [conditions as Condition];

type Part = readonly [field: string, values: readonly unknown[]];

/** The fields of a condition, each with its values. */
function partsOf(condition: Condition): readonly Part[] {
  if (typeof condition === 'string') return [[condition, []]];
  return Object.entries(condition).map(([field, values]) => [
    field,
    Array.isArray(values) ? values : [values],
  ]);
}

/** Tells whether one of these conditions holds; undefined where a wrong value decides. */
function holds(conditions: readonly Condition[], call: Sent): boolean | undefined {
  const found = new Set(
    conditions.map((condition) => {
      const parts = new Set(partsOf(condition).map((part) => isMet(part, call)));
      return parts.has(false) ? false : parts.has(undefined) ? undefined : true;
    }),
  );
  return found.has(true) ? true : found.has(undefined) ? undefined : false;
}

function isMet([field, values]: Part, { sent, input }: Sent): boolean | undefined {
  if (values.length === 0) return sent[field] !== undefined;
  if (values.includes(null) && sent[field] === undefined) return true;
  const value = input[field];
  if (value === undefined && sent[field] !== undefined) return undefined;
  return values.includes(value);
}

/** The message on a field that is read only under these conditions. */
export function onlyWith(conditions: readonly Condition[]): Text {
  const said = both((language) =>
    listed(
      conditions.map((condition) =>
        listed(
          partsOf(condition).map((part) => partText(part, language)),
          'and',
          language,
        ),
      ),
      'or',
      language,
    ),
  );
  const isWithout = said.pt.startsWith(WITHOUT.pt);
  return {
    pt: `só vale ${isWithout ? '' : 'com '}${said.pt}`,
    en: `only applies ${isWithout ? '' : 'with '}${said.en}`,
  };
}

function partText([field, values]: Part, language: Language): string {
  if (values.length === 0) return field;
  if (values.includes(null)) return `${WITHOUT[language]} ${field}`;
  return `${field}=${listed(values.map(String), 'or', language)}`;
}

const WITHOUT = { pt: 'sem', en: 'without' };

/** Lists the faults of a call that takes none of several ways, more than one, or only a part of one. */
function faultsOfWays(ways: Ways, sent: Values, isRequired: boolean): readonly ReadFault[] {
  const names = sentIn(ways, sent);
  if (names.length === 0 && !isRequired) return [];
  const open = ways.filter((way) => includesAll(way, names));
  if (names.length === 0 || open.length === 0)
    return [{ field: ways[0]?.[0] as string, message: oneWay(ways) }];
  const missing = open.map((way) => way.filter((field) => sent[field] === undefined));
  return missing.toSorted((a, b) => a.length - b.length)[0] ?? [];
}

const sentIn = (ways: Ways, sent: Values) => [
  ...new Set(ways.flat().filter((field) => sent[field] !== undefined)),
];
const includesAll = (way: readonly string[], names: readonly string[]) =>
  names.every((name) => way.includes(name));

const oneWay = (ways: Ways): Text => {
  const said = both((language) =>
    ways.map((way) => listed(way, 'and', language)).join(language === 'pt' ? ' ou ' : ' or '),
  );
  return { pt: `Envie ${said.pt}, e só um deles`, en: `Send ${said.en}, and only one of them` };
};
