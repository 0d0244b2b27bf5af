import { expect, it } from 'vitest';
import { isLinearizable, type Model, type Operation } from './linearizable.ts';

/** A number that calls add one to, which answer what it is then. */
const counter: Model<number, null, number> = (state, _, output) =>
  output === undefined || output === state + 1 ? [state + 1] : [];

const call = (from: number, until: number, output?: number): Operation<null, number> => ({
  input: null,
  output,
  from,
  until: output === undefined ? Infinity : until,
});

it.each([
  ['one after another', [call(0, 1, 1), call(2, 3, 2)], true],
  ['at once, in either order', [call(0, 3, 2), call(1, 2, 1)], true],
  ['one that answers what a later one made', [call(0, 1, 2), call(2, 3, 1)], false],
  ['two with the same answer', [call(0, 3, 1), call(0, 3, 1)], false],
  ['an unknown one that has happened', [call(0, 1), call(2, 3, 2)], true],
  ['an unknown one that has not', [call(0, 1), call(2, 3, 1)], true],
  ['an unknown one that cannot have happened yet', [call(4, 5), call(2, 3, 2)], false],
])('%s', (_, history, expected) => {
  expect(isLinearizable(history, 0, counter)).toBe(expected);
});
