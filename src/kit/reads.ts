/**
 * Fields that a call reads only beside others, or in place of others. A tool declares them once: refusals, assumptions,
 * documents and forms are derived from the declaration.
 */
import { oncePerObject } from '../lib/once-per.ts';
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
  /** Fields that a form shows where a condition holds. The tool refuses them elsewhere by its own rule, with fewer words. */
  readonly shown?: { readonly [Field in Name<Input>]?: Conditions<Input> } | undefined;
  /** Groups of ways: a call must take one way of each. */
  readonly oneOf?: readonly Ways<Name<Input>>[] | undefined;
  /** Groups of ways: a call may take one way of each, or none. */
  readonly either?: readonly Ways<Name<Input>>[] | undefined;
  /** The same of the fields inside an object, or inside each item of a list. */
  readonly inside?: { readonly [Field in Name<Input>]?: Reads<Member<Input[Field]>> } | undefined;
}

type Member<Type> = unknown extends Type
  ? Record<string, unknown>
  : NonNullable<Type> extends readonly (infer Item)[]
    ? Item
    : NonNullable<Type>;

type Values = Readonly<Record<string, unknown>>;

/** A call as conditions see it. */
export interface Sent {
  /** The fields as they were sent, without defaults. */
  readonly sent: Values;
  /** The same with defaults, and without the values that are wrong. */
  readonly input: Values;
}

/** A field that a call lacks, or the message on one that it has. */
export interface ReadFault {
  readonly path: readonly (string | number)[];
  readonly message?: Text;
}

/** Lists the fields that a call lacks, and those that it does not read. */
export function readFaults(reads: Reads, call: Sent): readonly ReadFault[] {
  const { conditions, needed, groups, inside } = rulesOf(reads);
  const { sent, input } = call;
  const faults: ReadFault[] = [];
  for (const [field, asked] of needed) {
    if (input[field] === undefined && sent[field] === undefined && holds(asked, call) === true)
      faults.push({ path: [field] });
  }
  for (const [field, allowed] of conditions) {
    // The input of an action has no field of another one.
    const message = sent[field] !== undefined && input[field] !== undefined && whyNot(allowed, call);
    if (message) faults.push({ path: [field], message });
  }
  for (const group of groups) faults.push(...faultsOfWays(group, call));
  for (const [field, rules] of inside) {
    if (sent[field] !== undefined) faults.push(...faultsInside(rules, field, sent[field], input[field]));
  }
  return faults;
}

/** Says which fields a call lacks to read this one; null where it reads it, and where a wrong value decides. */
export function whyUnread(reads: Reads, field: string, call: Sent): Text | null {
  const [, allowed] = rulesOf(reads).conditions.find(([name]) => name === field) ?? [];
  return allowed ? whyNot(allowed, call) : null;
}

const whyNot = (allowed: readonly Parts[], call: Sent) =>
  holds(allowed, call) === false ? onlyWith(withinAction(allowed)) : null;

/** The conditions that a call can meet with its own action, unless all are of another one. */
function withinAction(conditions: readonly Parts[]): readonly Parts[] {
  const own = conditions.filter((parts) => parts.every(([field]) => field !== 'action'));
  return own.length > 0 ? own : conditions;
}

function faultsInside(reads: Reads, field: string, sent: unknown, input: unknown): readonly ReadFault[] {
  if (Array.isArray(input)) {
    return input.flatMap((item, i) =>
      faultsInside(reads, field, (sent as readonly unknown[])[i], item).map(({ path, ...fault }) => ({
        ...fault,
        path: [field, i, ...path.slice(1)],
      })),
    );
  }
  if (typeof input !== 'object' || input === null) return [];
  const faults = readFaults(reads, { sent: sent as Values, input: input as Values });
  return faults.map(({ path, ...fault }) => ({ ...fault, path: [field, ...path] }));
}

interface Group {
  readonly ways: Ways;
  /** The fields of all ways, each once. */
  readonly fields: readonly string[];
  readonly isRequired: boolean;
}

const groupOf = (ways: Ways, isRequired: boolean): Group => ({
  ways,
  fields: [...new Set(ways.flat())],
  isRequired,
});

/** The rules of a tool in the form in which each call looks at them. */
interface Rules {
  readonly conditions: readonly (readonly [field: string, conditions: readonly Parts[]])[];
  readonly needed: Rules['conditions'];
  readonly groups: readonly Group[];
  readonly inside: readonly (readonly [field: string, reads: Reads])[];
}

const rulesOf = /* @__PURE__ */ oncePerObject((reads: Reads): Rules => {
  const { needs = {}, when = {}, oneOf = [], either = [], inside = {} } = reads;
  const partsIn = (named: Readonly<Record<string, Conditions | undefined>>) =>
    Object.entries(named).map(([field, conditions]) => [field, listOf(conditions).map(partsOf)] as const);
  return {
    conditions: partsIn({ ...needs, ...when }),
    needed: partsIn(needs),
    groups: [...oneOf.map((ways) => groupOf(ways, true)), ...either.map((ways) => groupOf(ways, false))],
    inside: Object.entries(inside) as Rules['inside'],
  };
});

/** Tests that a call reads a field, sent or not. */
export function isRead(reads: Reads, field: string, call: Sent): boolean {
  const { conditions, groups } = rulesOf(reads);
  const [, allowed] = conditions.find(([name]) => name === field) ?? [];
  if (allowed !== undefined && holds(allowed, call) === false) return false;
  return groups.every(({ ways, fields }) => {
    if (!fields.includes(field)) return true;
    const names = sentOf(fields, call.sent);
    return names.length === 0 || ways.some((way) => way.includes(field) && includesAll(way, names));
  });
}

/** The conditions of each field that is not always read, as documents hold them. */
export function conditionsOf(reads: Reads): Readonly<Record<string, readonly Values[]>> {
  const shown = Object.entries(reads.shown ?? {}).map(
    ([field, conditions]) => [field, listOf(conditions).map(partsOf)] as const,
  );
  return Object.fromEntries(
    [...rulesOf(reads).conditions, ...shown].map(([field, allowed]) => [
      field,
      allowed.map((parts) => Object.fromEntries(parts)),
    ]),
  );
}

export const listOf = (conditions: Conditions | undefined): readonly Condition[] =>
  conditions === undefined ? [] : Array.isArray(conditions) ? conditions : [conditions as Condition];

type Part = readonly [field: string, values: readonly unknown[]];
/** The parts of one condition: all of them must be met. */
type Parts = readonly Part[];

/** The fields of a condition, each with its values. */
export function partsOf(condition: Condition): Parts {
  if (typeof condition === 'string') return [[condition, []]];
  return Object.entries(condition).map(([field, values]) => [
    field,
    Array.isArray(values) ? values : [values],
  ]);
}

/** True if one of these conditions holds; undefined where a wrong value decides. */
function holds(conditions: readonly Parts[], call: Sent): boolean | undefined {
  let found: boolean | undefined = false;
  for (const parts of conditions) {
    const held = isHeld(parts, call);
    if (held === true) return true;
    if (held === undefined) found = undefined;
  }
  return found;
}

function isHeld(parts: Parts, call: Sent): boolean | undefined {
  let held: boolean | undefined = true;
  for (const part of parts) {
    const met = isMet(part, call);
    if (met === false) return false;
    if (met === undefined) held = undefined;
  }
  return held;
}

function isMet([field, values]: Part, { sent, input }: Sent): boolean | undefined {
  if (values.length === 0) return sent[field] !== undefined;
  if (values.includes(null) && sent[field] === undefined) return true;
  const value = input[field];
  if (value === undefined && sent[field] !== undefined) return undefined;
  return values.includes(value);
}

/** The message on a field that is read only under these conditions. */
export function onlyWith(conditions: readonly Parts[]): Text {
  const said = both((language) =>
    listed(
      conditions.map((parts) =>
        listed(
          parts.map((part) => partText(part, language)),
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
function faultsOfWays({ ways, fields, isRequired }: Group, { sent, input }: Sent): readonly ReadFault[] {
  const names = sentOf(fields, sent);
  if (names.length === 0 && !isRequired) return [];
  const open = ways.filter((way) => includesAll(way, names));
  if (names.length === 0 || open.length === 0)
    return [{ path: [ways[0]?.[0] as string], message: oneWay(ways) }];
  const missing = open.map((way) => way.filter((field) => sent[field] === undefined));
  const fewest = missing.toSorted((a, b) => a.length - b.length)[0] ?? [];
  return fewest.filter((field) => input[field] === undefined).map((field) => ({ path: [field] }));
}

const sentOf = (fields: readonly string[], sent: Values) =>
  fields.filter((field) => sent[field] !== undefined);
const includesAll = (way: readonly string[], names: readonly string[]) =>
  names.every((name) => way.includes(name));

/** The message on a call that takes none of several ways, or more than one. */
export const oneWay = (ways: Ways): Text => {
  const said = both((language) =>
    ways.map((way) => listed(way, 'and', language)).join(language === 'pt' ? ' ou ' : ' or '),
  );
  return { pt: `Envie ${said.pt}, e só um deles`, en: `Send ${said.en}, and only one of them` };
};
