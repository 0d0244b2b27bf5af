/**
 * The options that a host hands in. Each owner has one table of them: an entry says how its option is checked and what
 * it is when it is left out, and the comment on the entry says what it does. Types and documentation come of the table.
 */

export type Check = (value: unknown) => boolean;

/** A check that may say what is wrong in place of false, after the option's name: `must be a list of tool ids`. */
export type Rule = (value: unknown) => boolean | string;

export interface Option<Value, Default = undefined, IsRequired extends boolean = false, Read = Value> {
  readonly check: Rule;
  readonly default: Default;
  readonly isRequired: IsRequired;
  /** Converts the option's value, or its default, to what the code works with. */
  read?(value: Value): Read;
  /** The options of a group. */
  readonly table?: OptionTable;
  /** Always absent: it carries the type of the value. */
  readonly value?: Value;
}

export type OptionTable = Readonly<Record<string, Option<unknown, unknown, boolean, unknown>>>;

type RequiredNames<Table> = {
  [Name in keyof Table]: Table[Name] extends Option<unknown, unknown, true, unknown> ? Name : never;
}[keyof Table];

// It maps over the names of the table itself, so that editors show its comments at the options.
type Values<Table, Names extends keyof Table> = {
  readonly [Name in Names]: Table[Name] extends Option<infer Value, unknown, boolean, unknown>
    ? Value
    : never;
};

/** The options that a host may hand in. */
export type OptionsOf<Table> = Values<Table, RequiredNames<Table>> &
  Partial<Values<Table, Exclude<keyof Table, RequiredNames<Table>>>>;

/** The options with their defaults. */
export type Resolved<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends Option<
    unknown,
    infer Default,
    infer IsRequired,
    infer Read
  >
    ? IsRequired extends true
      ? Read
      : undefined extends Default
        ? Read | undefined
        : Read
    : never;
};

/** An option without a default. The two names keep the types of tables short. */
export interface Undefaulted<Value> extends Option<Value> {}
export interface Defaulted<Value> extends Option<Value, Value> {}

/** An option that may be left out. Without a default it is then undefined. */
export function option<Value>(check: Rule): Undefaulted<Value>;
export function option<Value>(check: Rule, fallback: Value): Defaulted<Value>;
export function option<Value>(check: Rule, fallback?: Value): Option<Value, Value | undefined> {
  return { check, default: fallback, isRequired: false };
}

/** An option that must be there. */
export function requiredOption<Value>(check: Rule): Option<Value, undefined, true> {
  return { check, default: undefined, isRequired: true };
}

/**
 * The types of groups by the name of their table: `group(table) as Group<typeof table>` keeps the comments of the table in the types of the
 * package, which a type that is worked out loses.
 */
export type Group<Table> = Option<OptionsOf<Table>, OptionsOf<Table>, false, Resolved<Table>>;
export type SwitchedGroup<Table> = Option<boolean | OptionsOf<Table>, true, false, false | Resolved<Table>>;
export type OptionalGroup<Table> = Option<false | OptionsOf<Table>, false, false, false | Resolved<Table>>;

/** Options that belong together, `keys: { prefix: 'abc' }`. */
export function group<Table extends OptionTable>(table: Table): Group<Table> {
  const check = describeCheck('an object', isObject);
  return { check, default: {} as OptionsOf<Table>, isRequired: false, table };
}

/** A group that `false` turns off as a whole. With `true` each of its options has its default. */
export function switchedGroup<Table extends OptionTable>(table: Table): SwitchedGroup<Table> {
  const check = describeCheck('an object, or false', (value) => isBoolean(value) || isObject(value));
  return { check, default: true, isRequired: false, table };
}

/** A group that is off unless it is given. */
export function optionalGroup<Table extends OptionTable>(table: Table): OptionalGroup<Table> {
  const check = describeCheck('an object, or false', (value) => value === false || isObject(value));
  return { check, default: false, isRequired: false, table };
}

/**
 * The options with their defaults. Throws a `TypeError` at the first one that is unknown, wrong or missing; `path` is
 * `keys.` for the options of the group `keys`.
 */
export function readOptions<Table extends OptionTable>(
  owner: string,
  given: OptionsOf<Table>,
  table: Table,
  path = '',
): Resolved<Table> {
  checkOptions(owner, given, table, path);
  const values = given as Readonly<Record<string, unknown>>;
  const resolved: Record<string, unknown> = {};
  for (const [name, one] of Object.entries(table)) {
    const value = values[name] === undefined ? one.default : values[name];
    if (one.isRequired && value === undefined) {
      throw new TypeError(`${owner}: option "${path}${name}" is required`);
    }
    if (one.table && value !== false) {
      const options = value === true ? {} : (value as object);
      resolved[name] = readOptions(owner, options, one.table, `${path}${name}.`);
    } else {
      resolved[name] = one.read ? one.read(value) : value;
    }
  }
  return resolved as Resolved<Table>;
}

/** Throws at the first option that has been renamed. `renamed` maps old names to new ones. */
export function refuseRenamed(
  owner: string,
  options: object,
  renamed: Readonly<Record<string, string>>,
): void {
  const old = Object.keys(Object(options)).find((name) => Object.hasOwn(renamed, name));
  if (old !== undefined) throw new TypeError(`${owner}: ${old} is now ${renamed[old]}`);
}

/**
 * Throws at the first option that is unknown or not as its rule has it; an undefined one counts as left out. An option
 * that belongs into a group is named with it.
 */
export function checkOptions(
  owner: string,
  options: object,
  rules: Readonly<Record<string, Rule | { readonly check: Rule; readonly table?: OptionTable }>>,
  path = '',
): void {
  if (!isObject(options)) throw new TypeError(`${owner}: the options must be an object`);
  for (const [name, value] of Object.entries(options)) {
    const rule = Object.hasOwn(rules, name) && rules[name];
    if (!rule) {
      const names = Object.keys(rules);
      const home = names.find((one) =>
        Object.hasOwn((rules[one] as { readonly table?: OptionTable }).table ?? {}, name),
      );
      if (home) throw new TypeError(`${owner}: ${name} is now ${home}.${name}`);
      throw new TypeError(`${owner}: there is no option "${path}${name}"; there are ${names.join(', ')}`);
    }
    const verdict = value === undefined || (typeof rule === 'function' ? rule : rule.check)(value);
    if (verdict !== true)
      throw new TypeError(`${owner}: option "${path}${name}" ${verdict || 'is not valid'}`);
  }
}

export const isObject: Check = (value) => typeof value === 'object' && value !== null;
export const isBoolean: Check = (value) => typeof value === 'boolean';
export const isFunction: Check = (value) => typeof value === 'function';
export const isText: Check = (value) => typeof value === 'string';
export const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(isText);
export const isWhole =
  (min: number): Check =>
  (value) =>
    Number.isSafeInteger(value) && (value as number) >= min;
export const isBetween =
  (min: number, max: number): Check =>
  (value) =>
    typeof value === 'number' && value >= min && value <= max;
export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);

/** A check whose refusal says what the option must be. */
export const describeCheck =
  (wanted: string, check: Check): Rule =>
  (value) =>
    check(value) || `must be ${wanted}`;

/** A rule of an option that `false` turns off. */
export const orFalse =
  (rule: Rule): Rule =>
  (value) => {
    if (value === false) return true;
    const verdict = rule(value);
    return typeof verdict === 'string' ? `${verdict}, or be false` : verdict;
  };

/** A list whose entries pass a check; the refusal names the first entry that does not. */
export const listOf =
  (entry: string, check: Check): Rule =>
  (value) => {
    if (!Array.isArray(value)) return `must be a list of ${entry}s`;
    const wrong = value.findIndex((one) => !check(one));
    return wrong < 0 || `has an entry [${wrong}] that is not a ${entry}`;
  };

/** An object that has these methods. */
export function hasMethods(names: readonly string[]): Rule {
  return (value) =>
    names.every((name) => isFunction((value as Record<string, unknown> | null)?.[name])) ||
    `must have the methods ${names.join(', ')}`;
}
