/** Checks of what a host hands in: a wrong option is a `TypeError` that names it, at once. */

export type Check = (value: unknown) => boolean;

/** A check that may say what is wrong in place of false, after the option's name: `wants a list of tool ids`. */
export type Rule = (value: unknown) => boolean | string;

export const isObject: Check = (value) => typeof value === 'object' && value !== null;
export const isBoolean: Check = (value) => typeof value === 'boolean';
export const isFunction: Check = (value) => typeof value === 'function';
export const isText: Check = (value) => typeof value === 'string';
export const isTextList: Check = (value) => Array.isArray(value) && value.every(isText);
export const isWhole =
  (min: number): Check =>
  (value) =>
    Number.isSafeInteger(value) && (value as number) >= min;
export const wanting =
  (wanted: string, check: Check): Rule =>
  (value) =>
    check(value) || `wants ${wanted}`;
export const listOf =
  (entries: string, check: Check): Rule =>
  (value) => {
    if (!Array.isArray(value)) return `wants a list of ${entries}`;
    const wrong = value.findIndex((entry) => !check(entry));
    return wrong < 0 || `wants a list of ${entries}; entry ${wrong} is none`;
  };
export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);

/** Throws at the first option that is unknown or not as its rule wants it; an undefined one is left out. */
export function checkOptions(owner: string, options: object, rules: Readonly<Record<string, Rule>>): void {
  if (!isObject(options)) throw new TypeError(`${owner}: the options must be an object`);
  for (const [name, value] of Object.entries(options)) {
    const rule = Object.hasOwn(rules, name) && rules[name];
    if (!rule) throw new TypeError(`${owner}: there is no option "${name}"`);
    const verdict = value === undefined || rule(value);
    if (verdict !== true) throw new TypeError(`${owner}: option "${name}" ${verdict || 'is not valid'}`);
  }
}
