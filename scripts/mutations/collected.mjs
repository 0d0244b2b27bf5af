// Stands for `vitest` where the tests of the tables are read: it keeps the tests, to be run many times.
export { expect } from 'vitest-itself';

/** The tests read so far, by their files. */
export const tests = [];
let file = '';

export function readFrom(path) {
  file = path;
}

export function describe(_, body) {
  body();
}

export function it(name, body) {
  tests.push({ file, name, body });
}

const each = (define) => (rows) => (name, body) => {
  for (const row of rows) define(name, () => (Array.isArray(row) ? body(...row) : body(row)));
};
describe.each = each(describe);
it.each = each(it);
it.runIf = (condition) => (condition ? it : () => {});
