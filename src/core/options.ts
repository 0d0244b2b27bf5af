/** Checks of what a host hands in: a wrong option is a `TypeError` that names it, at once. */

export type Check = (value: unknown) => boolean;

export const isObject: Check = (value) => typeof value === 'object' && value !== null;
export const isBoolean: Check = (value) => typeof value === 'boolean';
export const isFunction: Check = (value) => typeof value === 'function';
export const isText: Check = (value) => typeof value === 'string';
export const isWhole =
  (min: number): Check =>
  (value) =>
    Number.isSafeInteger(value) && (value as number) >= min;
export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);

/** Throws at the first option that is unknown or not as its check wants it; an undefined one is left out. */
export function checkOptions(owner: string, options: object, checks: Readonly<Record<string, Check>>): void {
  if (!isObject(options)) throw new TypeError(`${owner}: the options must be an object`);
  for (const [name, value] of Object.entries(options)) {
    const check = Object.hasOwn(checks, name) ? checks[name] : undefined;
    if (!check) throw new TypeError(`${owner}: there is no option "${name}"`);
    if (value !== undefined && !check(value)) throw new TypeError(`${owner}: option "${name}" is not valid`);
  }
}
