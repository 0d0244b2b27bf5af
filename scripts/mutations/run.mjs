// Changes the sources in one place at a time, in memory, and asks whether the tests nearest to it fail. What they let
// pass is printed. `npm run test:mutations -- --seed 7 --count 200 --folder src/tools`; `--report file` for the list.
// `--jobs` is how many changes are tried at once; `--again report` tries those of a list once more. With `--tables` it changes each number of the legal tables, or `--count`
// of them, in one process.
import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
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
    folder: { type: 'string', multiple: true, default: ['src', 'adapters'] },
    jobs: { type: 'string', default: String(availableParallelism()) },
    report: { type: 'string' },
    again: { type: 'string' },
    tables: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
});
if (values.tables) {
  await changeTables(values);
  process.exit();
}

/** How many test files are run at once: few of the nearest first, since one of them nearly always fails. */
const STAGES = [3, 9, 24];
/** The tests of what is promised to callers, which come last, however far they are. */
const OF_THE_CONTRACT = /^test\/((account|contract|openapi|webhooks)\/|(docs-page|panel)\/files)/;
/** What a change may add to the time that its tests take, in milliseconds. */
const PATIENCE = 20_000;

const testsOf = importGraph(root);
const refusedByCompiler = lazily(() => compilerCheck(root));
const equivalents = JSON.parse(readFileSync(new URL('equivalent.json', import.meta.url), 'utf8'));
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

/** Which room a file is counted with; the entries beside the rooms are counted together. */
function partOf(file) {
  const [top, room, inRoom] = file.split('/');
  return top === 'adapters' || inRoom === undefined ? top : `${top}/${room}`;
}

/** Whether a change is of a number, a text or an instant in a suite for stores: another example does as well. */
const isExample = ({ file, text, start, end }) =>
  file.startsWith('src/conformance/') &&
  (/^['`\d]/.test(text.slice(start, end)) || /\bT0 $/.test(text.slice(0, start)));

/** Whether a change is listed as one that alters nothing. */
function isEquivalent(mutant) {
  const listed = equivalents.filter(({ file }) => file === mutant.file);
  if (listed.length === 0) return false;
  const lines = linesOf(mutant);
  return listed.some(({ before, after }) => before === lines.before && after === lines.after);
}

/** All changes that alter something, by room. */
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
      if (!isExample(mutant) && !isEquivalent(mutant)) list.push(mutant);
    }
    parts.set(partOf(file), list);
  }
  return parts;
}

/** As many changes of each room as of any other, as far as it has them. */
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

/** The first of these tests that fails with the change, or what else told of it; `null` when they all pass. */
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

/** What caught it, or `null`. */
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
function linesOf({ file, text, start, end, after }) {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', end);
  const line = text.slice(from, to < 0 ? undefined : to);
  const changed = text.slice(from, start) + after + text.slice(end, to < 0 ? undefined : to);
  const lines = { before: plain(line), after: plain(changed) };
  const number = text.slice(0, start).split('\n').length;
  return { ...lines, told: `${file}:${number}\n  - ${lines.before}\n  + ${lines.after}\n` };
}

/** The changes that a report names, wherever in their file the line is by now. */
function listed(parts, report) {
  const withoutNumber = (told) => told.replace(/^(\S+):\d+\n/gm, '$1\n');
  const wanted = withoutNumber(readFileSync(report, 'utf8'));
  return [...parts.values()].flat().filter((mutant) => wanted.includes(withoutNumber(linesOf(mutant).told)));
}

console.log(`seed ${values.seed}`);
const parts = candidates();
const chosen = values.again ? listed(parts, values.again) : draw(parts, Number(values.count ?? 100));
const table = new Map([...parts.keys()].map((part) => [part, { caught: 0, total: 0 }]));

for (const { file, before } of equivalents) {
  const path = join(root, file);
  if (!existsSync(path) || !plain(readFileSync(path, 'utf8')).includes(before))
    console.log(`listed as equivalent, and gone from ${file}: ${before}`);
}

async function attempt(tester, mutant, i) {
  const { told } = linesOf(mutant);
  const row = table.get(partOf(mutant.file));
  row.total++;
  const catcher = await caughtBy(tester, mutant);
  if (catcher !== null) {
    row.caught++;
    if (values.verbose) console.log(`${i + 1}/${chosen.length} ${told}  caught by ${catcher}\n`);
    return;
  }
  console.log(`${i + 1}/${chosen.length} ${told}`);
  if (values.report) appendFileSync(values.report, told);
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
