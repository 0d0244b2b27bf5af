// Changes the sources in one place at a time, in memory, and prints the changes that the nearest tests let pass. It is a
// report for a person to read, and fails nothing: some changes alter no answer.
//
//   node scripts/mutations/run.mjs --count 200 --seed 7 --folder src/tools/saude
//
// A run over all rooms with `--count 580` takes half an hour on two cores. `--jobs` sets how many changes are tried at
// once, and `--report FILE` adds the printed ones to a file. With `--tables` it changes each number of the legal tables
// instead, or `--count` of them, and fails when no test or vector notices. Only tests of the sources are run. With
// `--folder adapters` a changed command may write files where it runs.
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { importGraph } from './imports.mjs';
import { mutantsOf } from './mutants.mjs';
import { changeTables } from './tables.mjs';
import { createTester } from './testers.mjs';
import { compilerCheck } from './types.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url)).slice(0, -1);
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    count: { type: 'string' },
    folder: { type: 'string', multiple: true, default: ['src'] },
    jobs: { type: 'string', default: String(availableParallelism()) },
    report: { type: 'string' },
    tables: { type: 'boolean', default: false },
  },
});
if (values.tables) {
  await changeTables(values);
  process.exit();
}

/** Test files that are run at once: few of the nearest first, since one of them nearly always fails. */
const STAGES = [3, 9, 24];
/** The tests of the contract come last, however far they are. */
const OF_THE_CONTRACT = /^test\/contract\//;
/** Milliseconds that a change may add to the time of its tests. */
const PATIENCE = 20_000;

const testsOf = importGraph(root);
const refusedByCompiler = lazily(() => compilerCheck(root));
const random = randomOf(Number(values.seed));
/** How long each test file takes without a change; `Infinity` when it fails. */
const durations = new Map();

function lazily(make) {
  let made;
  return (...args) => (made ??= make())(...args);
}

/** Mulberry32, by Tommy Ettinger (public domain). */
function randomOf(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let z = Math.imul(state ^ (state >>> 15), state | 1);
    z ^= z + Math.imul(z ^ (z >>> 7), z | 61);
    return ((z ^ (z >>> 14)) >>> 0) % below;
  };
}

/** The room of a file: a folder of `src`, of `src/pages` or of `src/web`. Entries beside the rooms are one room. */
function partOf(file) {
  const [top, room, inner, more] = file.split('/');
  if (top === 'adapters' || inner === undefined) return top;
  return more !== undefined && (room === 'pages' || room === 'web') ? `src/${room}/${inner}` : `src/${room}`;
}

/** True if a mutation only picks another example in a store suite: a number, a text or an instant. */
const isExample = ({ file, text, start, end }) =>
  file.startsWith('src/conformance/') &&
  (/^['`\d]/.test(text.slice(start, end)) || /\bT0 $/.test(text.slice(0, start)));

/** All changes, by room. */
function candidates() {
  const parts = new Map();
  const files = ['src', 'adapters'].flatMap((top) =>
    readdirSync(join(root, top), { recursive: true }).map((file) => `${top}/${file}`),
  );
  for (const file of files.toSorted()) {
    const isSource = file.endsWith('.ts') && !file.endsWith('.test.ts');
    if (!isSource || !values.folder.some((folder) => `${file}/`.startsWith(folder.replace(/\/?$/, ''))))
      continue;
    const text = readFileSync(join(root, file), 'utf8');
    const list = parts.get(partOf(file)) ?? [];
    for (const one of mutantsOf(file, text)) {
      const mutant = { file, text, ...one };
      if (!isExample(mutant)) list.push(mutant);
    }
    parts.set(partOf(file), list);
  }
  return parts;
}

/** Draws as many changes of each room as of any other, as far as it has them. */
function draw(parts, count) {
  const drawn = [];
  const left = [...parts.values()].map((list) => [...list]);
  while (drawn.length < count && left.some((list) => list.length > 0)) {
    for (const list of left) {
      if (list.length > 0 && drawn.length < count) drawn.push(...list.splice(random(list.length), 1));
    }
  }
  return drawn.toSorted((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.start - b.start));
}

const isPassed = (ended) => ended !== null && ended.failed.length === 0 && ended.errors === 0;

function remember(ended) {
  for (const [test, duration] of ended.durations) durations.set(test, duration);
}

/** Runs tests without any change, together or else one by one, so that none of them is blamed on a change. */
async function measure(tester, tests) {
  const ended = await tester.ask(null, '', tests, 300_000);
  if (isPassed(ended)) return remember(ended);
  if (tests.length > 1) {
    for (const test of tests) await measure(tester, [test]);
    return;
  }
  console.log(`${tests[0]} fails without any change, and is left out`);
  durations.set(tests[0], Infinity);
}

/** The first of these tests that fails with the change, `time` when it never ends, or `null` when all pass. */
async function failing(tester, file, changed, stage) {
  for (;;) {
    const tests = stage
      .filter((test) => durations.get(test) !== Infinity)
      .toSorted((a, b) => (durations.get(a) ?? 0) - (durations.get(b) ?? 0));
    if (tests.length === 0) return null;
    const usual = tests.reduce((sum, test) => sum + (durations.get(test) ?? 5_000), 0);
    const limit = PATIENCE + 4 * usual;
    const ended = await tester.ask(file, changed, tests, limit);
    if (isPassed(ended)) {
      remember(ended);
      return null;
    }
    if (ended === null) {
      // A machine that is busy by now takes as long without the change.
      if (isPassed(await tester.ask(null, '', tests, limit))) return 'time';
      await measure(tester, tests);
      continue;
    }
    const suspects = ended.failed.length > 0 ? ended.failed : tests;
    const unknown = suspects.filter((test) => !durations.has(test));
    if (unknown.length > 0) await measure(tester, unknown);
    const first = suspects.find((test) => durations.get(test) !== Infinity);
    if (first !== undefined) return first;
  }
}

function stagesOf(tests) {
  const stages = [];
  let from = 0;
  for (const size of STAGES) stages.push(tests.slice(from, (from += size)));
  return [...stages, tests.slice(from).filter((test) => OF_THE_CONTRACT.test(test))];
}

/** The test that notices a change, or `null`. */
async function caughtBy(tester, { file, text, start, end, after }) {
  const changed = text.slice(0, start) + after + text.slice(end);
  for (const [i, stage] of stagesOf(testsOf(file)).entries()) {
    const catcher = await failing(tester, file, changed, stage);
    if (catcher !== null) return catcher;
    if (i === 0 && refusedByCompiler(file, changed)) return 'the compiler';
  }
  return null;
}

const plain = (lines) => lines.replace(/\s+/g, ' ').trim();

/** The line that a change is in, before and after it. */
function describe({ file, text, start, end, after }) {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', end);
  const line = text.slice(from, to < 0 ? undefined : to);
  const changed = text.slice(from, start) + after + text.slice(end, to < 0 ? undefined : to);
  const number = text.slice(0, start).split('\n').length;
  return `${file}:${number}\n  - ${plain(line)}\n  + ${plain(changed)}\n`;
}

console.log(`seed ${values.seed}`);
const parts = candidates();
const chosen = draw(parts, Number(values.count ?? 100));
const table = new Map([...parts.keys()].map((part) => [part, { caught: 0, total: 0 }]));

async function attempt(tester, mutant, i) {
  const row = table.get(partOf(mutant.file));
  row.total++;
  const catcher = await caughtBy(tester, mutant);
  if (catcher !== null) {
    row.caught++;
    return;
  }
  const lines = describe(mutant);
  console.log(`${i + 1}/${chosen.length} ${lines}`);
  if (values.report) appendFileSync(values.report, lines);
}

const left = chosen.entries();
const work = async () => {
  const tester = createTester(root);
  for (const [i, mutant] of left) await attempt(tester, mutant, i);
  tester.end();
};
await Promise.all(Array.from({ length: Number(values.jobs) }, work));

const sum = { caught: 0, total: 0 };
const show = (name, { caught, total }) =>
  console.log(
    `${name.padEnd(28)} ${`${caught}/${total}`.padStart(9)} ${total ? ((100 * caught) / total).toFixed(1).padStart(6) : '     –'} %`,
  );
for (const [part, row] of table) {
  show(part, row);
  for (const key of Object.keys(sum)) sum[key] += row[key];
}
show('all', sum);
