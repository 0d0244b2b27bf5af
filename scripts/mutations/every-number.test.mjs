// Changes each number of each legal table in turn, in memory, and fails when no test or vector notices. It is run by
// `node scripts/mutations/run.mjs --tables`, which puts `collected.mjs` in the place of vitest for the tests read here.
import { readdirSync, readFileSync } from 'node:fs';
import { readFrom, tests } from 'vitest';
import { expect, it } from 'vitest-itself';
import { outcomeOf, saidBy } from '../vectors/outcome.mjs';
import { createHandler } from '../../src/pipeline/handler.ts';
import { allTables } from '../../test/support/legal-tables.ts';
import { tools } from '../../test/support/tools.ts';

const { TABLES_COUNT: count, TABLES_SEED: seed } = process.env;

/** The tests beside the tables, and those of the tools that use one. */
const files = import.meta.glob(['../../src/law/**/*.test.ts', '../../src/tools/*/*.test.ts']);
const users = tools.filter(({ tables = [] }) => tables.length > 0);
const isOfUser = (file) => users.some(({ path }) => file.endsWith(`/${path.split('/').at(-1)}.test.ts`));
const chosen = Object.keys(files).filter((file) => file.includes('/src/law/') || isOfUser(file));

/** Each number of a value, as the object that holds it and its key there; one that entries share, once. */
function* numbersIn(holder, key, path, seen) {
  const value = holder[key];
  if (typeof value === 'number') {
    const keys = seen.get(holder) ?? new Set();
    if (!keys.has(key)) yield { holder, key, path };
    seen.set(holder, keys.add(key));
  } else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.keys(value)) yield* numbersIn(value, inner, `${path}.${inner}`, seen);
  }
}

/** Another number of as many decimals. */
const other = (number) => (Number.isInteger(number) ? number + 1 : Number((number + 0.01).toFixed(4)));

const folder = new URL('../../vectors/', import.meta.url);
const vectorFiles = readdirSync(folder)
  .filter((name) => name !== 'schema.json')
  .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')));

/** The vectors of a tool, from the published files. */
const vectorsOf = (tool) =>
  vectorFiles.flatMap((file) =>
    file.vectors
      .filter((vector) => vector.tool === tool.id)
      .map((vector) => ({
        file: tool.id,
        name: `vector ${vector.id}`,
        body: async () => {
          const clock = () => Date.parse(vector.now ?? file.now);
          const service = createHandler({ tools: [tool], access: false, clock });
          expect(await outcomeOf(service, tool, vector.input)).toEqual(saidBy(vector));
        },
      })),
  );

async function passes({ body }) {
  try {
    await body();
    return true;
  } catch {
    return false;
  }
}

/** The tests beside the tables, and the tests and vectors of the tools that use this one. */
function testsOf({ id }, read) {
  const own = users.filter(({ tables }) => tables.some((table) => table.id === id));
  const isOwn = ({ file }) => own.some(({ path }) => file.endsWith(`/${path.split('/').at(-1)}.test.ts`));
  const beside = read.filter(({ file }) => file.includes('/src/law/'));
  return [...beside, ...read.filter(isOwn), ...own.flatMap(vectorsOf)];
}

it('a change of any number of a table makes a test or a vector fail', async () => {
  for (const file of chosen) {
    readFrom(file);
    await files[file]();
  }
  const sound = [];
  for (const test of tests) if (await passes(test)) sound.push(test);

  const seen = new Map();
  const numbers = [];
  for (const table of await allTables()) {
    const own = testsOf(table, sound);
    for (const [i, entry] of table.entries.entries()) {
      const path = `${table.id}, ${entry.from}`;
      for (const one of numbersIn(table.entries[i], 'value', path, seen)) numbers.push({ ...one, own });
    }
  }
  // Those of a sample lie as far apart as can be, from a start that the seed gives.
  const step = count === undefined ? 1 : Math.max(1, Math.floor(numbers.length / Number(count)));
  const sample = numbers.filter((_, i) => i % step === Number(seed) % step);

  const survivors = [];
  for (const { holder, key, path, own } of sample) {
    const number = holder[key];
    holder[key] = other(number);
    const at = await firstFailing(own);
    holder[key] = number;
    if (at < 0) survivors.push(`${path}: ${number}`);
    else own.unshift(...own.splice(at, 1));
  }
  const told = [`${sample.length} of ${numbers.length} numbers changed (seed ${seed})`];
  if (sound.length < tests.length) told.push(`${tests.length - sound.length} tests fail without a change`);
  console.log(told.join(', '));
  expect(survivors).toEqual([]);
});

async function firstFailing(own) {
  for (const [i, test] of own.entries()) if (!(await passes(test))) return i;
  return -1;
}
