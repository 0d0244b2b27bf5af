import { describe, expect, it } from 'vitest';
import {
  describeCheck,
  group,
  hasMethods,
  isBetween,
  isText,
  isTextList,
  isWhole,
  listOf,
  option,
  orNull,
  readOptions,
  requiredOption,
  switchedGroup,
} from './options.ts';

const table = {
  size: option<number>(isWhole(1), 8),
  name: option<string>(isText),
  store: requiredOption<object>(hasMethods(['get', 'set'])),
  tools: option<readonly string[]>(listOf('tool', isText), []),
  kind: option<string>(describeCheck('a kind', (value) => value === 'a')),
};
const store = { get() {}, set() {} };
const read = (options: object) => readOptions('createThing', options as { store: object }, table);

describe('options', () => {
  it('that are left out, or undefined, have their defaults', () => {
    expect(read({ store })).toEqual({ size: 8, name: undefined, store, tools: [], kind: undefined });
    expect(read({ store, size: undefined }).size).toBe(8);
    expect(read({ store, size: 3, name: '' })).toMatchObject({ size: 3, name: '' });
  });

  it.each<[object, string]>([
    [
      { store, other: 1 },
      'createThing: there is no option "other"; there are size, name, store, tools, kind',
    ],
    [
      { store, toString: 1 },
      'createThing: there is no option "toString"; there are size, name, store, tools, kind',
    ],
    [{}, 'createThing: option "store" is required'],
    [{ store: { get() {} } }, 'createThing: option "store" must have the methods get, set'],
    [{ store: null }, 'createThing: option "store" must have the methods get, set'],
    [{ store, size: 0 }, 'createThing: option "size" is not valid'],
    [{ store, name: null }, 'createThing: option "name" is not valid'],
    [{ store, tools: 'cpf' }, 'createThing: option "tools" must be a list of tools'],
    [{ store, tools: ['cpf', 7] }, 'createThing: option "tools" has an entry [1] that is not a tool'],
    [{ store, kind: 'b' }, 'createThing: option "kind" must be a kind'],
  ])('such as %j are refused: %s', (options, message) => {
    expect(() => read(options)).toThrow(new TypeError(message));
  });

  it.each([null, undefined, 7, 'x'])('%j is no object of options', (options) => {
    expect(() => read(options as never)).toThrow(new TypeError('createThing: the options must be an object'));
  });
});

it('an option that is read into something else gives that, of its default too', () => {
  const wait = {
    check: isWhole(0),
    default: 2,
    isRequired: false,
    read: (value: number) => `${value} s`,
  } as const;
  expect(readOptions('createThing', {}, { wait })).toEqual({ wait: '2 s' });
  expect(readOptions('createThing', { wait: 3 }, { wait })).toEqual({ wait: '3 s' });
});

describe('checks', () => {
  it('take both bounds, and numbers alone', () => {
    for (const value of [1, 1.5, 2]) expect(isBetween(1, 2)(value)).toBe(true);
    for (const value of [0.99, 2.01, NaN, '1', null]) expect(isBetween(1, 2)(value)).toBe(false);
    for (const value of [1, 2, Number.MAX_SAFE_INTEGER]) expect(isWhole(1)(value)).toBe(true);
    for (const value of [0, 1.5, 2 ** 53, Infinity, '1']) expect(isWhole(1)(value)).toBe(false);
  });

  it('take null where it is allowed, and lists of texts only', () => {
    for (const value of [null, 'a']) expect(orNull(isText)(value)).toBe(true);
    for (const value of [undefined, 7]) expect(orNull(isText)(value)).toBe(false);
    for (const value of [[], ['a']]) expect(isTextList(value)).toBe(true);
    for (const value of [['a', 7], 'a', null]) expect(isTextList(value)).toBe(false);
  });
});

describe('a group of options', () => {
  const inner = { size: option<number>(isWhole(1), 7), cut: option<'a'>((value) => value === 'a') };
  const grouped = { plain: option<string>(isText, ''), box: group(inner), lid: switchedGroup(inner) };
  const readGroups = (options: object) => readOptions('createThing', options, grouped);
  const defaults = { size: 7, cut: undefined };

  it('a group that is left out has the defaults of its own table', () => {
    expect(readGroups({})).toEqual({ plain: '', box: defaults, lid: defaults });
    expect(readGroups({ box: { size: 1 } }).box).toEqual({ size: 1, cut: undefined });
  });

  it('a switched group is off by false and on by true', () => {
    expect(readGroups({ lid: false }).lid).toBe(false);
    expect(readGroups({ lid: true }).lid).toEqual(defaults);
    for (const box of [false, true, null])
      expect(() => readGroups({ box })).toThrow(new TypeError('createThing: option "box" must be an object'));
  });

  it('refuses a wrong or unknown option with its own name in front', () => {
    expect(() => readGroups({ box: { size: 0 } })).toThrow(
      new TypeError('createThing: option "box.size" is not valid'),
    );
    expect(() => readGroups({ lid: { sise: 1 } })).toThrow(
      new TypeError('createThing: there is no option "lid.sise"; there are size, cut'),
    );
  });

  it('an error about an option outside of its group names the group', () => {
    expect(() => readGroups({ size: 1 })).toThrow(new TypeError('createThing: size is now box.size'));
  });
});
