/**
 * Looks for the dearest requests: every text of every tool at its limit with many kinds of content, every list at its
 * limit, every choice. Prints those over half of the limits, and fails where one is over a limit: 50 ms of processor
 * time in one turn of the event loop, 8 MiB of answer, 64 MiB of memory. Time is the best of several calls, so that
 * other work on the machine counts as little as may be; what a first call takes to load a library is told apart, since
 * a process pays it once.
 *
 *   npm run bench -- worst [part of a tool id]
 */
import { readFileSync } from 'node:fs';
import { explained, known } from './lib/dearest.mjs';
import { kinds } from './lib/kinds.mjs';
import { longestTurn } from './lib/longest-turn.mjs';
import { memoryOf } from './lib/memory.mjs';

const root = new URL('../', import.meta.url);
const { exports } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
const load = (entry) => import(new URL(exports[entry].default, root));
const { createHandler } = await load('./core');
const tools = Object.values(await load('./tools')).filter(({ path }) => path);

const MAX_MS = 50;
const MAX_ANSWER = 8 * 2 ** 20;
const MAX_MEMORY = 64 * 2 ** 20;
/** Calls of a tool whose memory is looked at: the dearest, if they are at all dear. Each is a process. */
const LOOKED_AT = 2;
const service = createHandler({ tools, access: false, onError: (error) => console.error(error) });

const stepsOf = (schema) =>
  schema.wrapped ? stepsOf(schema.wrapped) : (schema.pipe?.flatMap(stepsOf) ?? [schema]);
const requirement = (schema, type) => stepsOf(schema).find((step) => step.type === type)?.requirement;

/** Every text field, with the path to it. */
function* textsOf(entries, path = []) {
  for (const [name, schema] of Object.entries(entries)) {
    const [base] = stepsOf(schema);
    if (base.type === 'string')
      yield { path: [...path, name], max: requirement(schema, 'max_length') ?? 1_000 };
    if (base.type === 'array') yield { path: [...path, name], list: schema };
    if (base.entries) yield* textsOf(base.entries, [...path, name]);
  }
}

function* choicesOf(entries) {
  for (const [name, schema] of Object.entries(entries)) {
    const [base] = stepsOf(schema);
    if (base.type === 'picklist') for (const option of base.options) yield { [name]: option };
    if (base.type === 'boolean') yield { [name]: true };
  }
}

function put(input, path, value) {
  const [name, ...rest] = path;
  return { ...input, [name]: rest.length > 0 ? put(input[name] ?? {}, rest, value) : value };
}

/** Builds the request for a tool's input. */
function callOf(tool, input) {
  const address = `http://localhost/v1${tool.path}`;
  if (tool.method === 'GET') {
    const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
    return [`${address}?${query}`, {}];
  }
  const headers = { 'content-type': 'application/json' };
  return [address, { method: 'POST', headers, body: JSON.stringify(input) }];
}

async function measure(call) {
  const request = new Request(...call);
  calls++;
  const { ms, result } = await longestTurn(async () => {
    const answer = await service(request);
    return { bytes: (await answer.arrayBuffer()).byteLength, status: answer.status };
  });
  return { ms, ...result };
}

const found = [];
let calls = 0;
const [part = ''] = process.argv.slice(2);

/** The dearest calls of the tool that is looked at, the dearest first. */
let dearest = [];

/** The best of eight calls where the first one is dear, and of thirty where all are: not the cost of a busy machine. */
async function search(tool, input, description) {
  const call = callOf(tool, input);
  let best = await measure(call);
  for (let i = 1; i < 30 && best.ms > (i < 8 ? MAX_MS / 2 : MAX_MS); i++) {
    const again = await measure(call);
    if (again.ms < best.ms) best = again;
  }
  const one = { tool: tool.id, ...description, ...best, memory: 0, call };
  if (best.ms > MAX_MS / 2 || best.bytes > MAX_ANSWER / 2 || best.status === 500) found.push(one);
  dearest.push(one);
  if (dearest.length > 100) keepDearest();
}

function keepDearest() {
  // An answer of 8 MiB is as dear as 50 ms.
  const cost = ({ ms, bytes }) => ms / MAX_MS + bytes / MAX_ANSWER;
  dearest = dearest.toSorted((a, b) => cost(b) - cost(a)).slice(0, LOOKED_AT);
}

for (const { id, examples, ...tool } of tools) {
  if (!id.includes(part) || examples.length === 0) continue;
  const { ms } = await measure(callOf(tool, examples[0].input));
  if (ms > MAX_MS) console.log(`${ms.toFixed(0).padStart(6)} ms once, the first call of ${id}`);
}

for (const tool of tools.filter(({ id }) => id.includes(part))) {
  dearest = [];
  const examples = tool.examples.map(({ input }) => input);
  const choices = [{}, ...choicesOf(tool.input.entries)];
  for (const [i, input] of ({ ...known, ...explained }[tool.id] ?? []).entries()) {
    await search(tool, input, { field: `input ${i}`, kind: 'known', choice: '' });
  }
  for (const field of textsOf(tool.input.entries)) {
    const values = field.list
      ? listsOf(field.list, examples[0]?.[field.path[0]])
      : Object.entries(kinds).map(([kind, make]) => {
          const length = tool.method === 'GET' ? Math.min(field.max, 2_000) : field.max;
          return [kind, length > 1 ? make(length) : 'a'];
        });
    for (const [kind, value] of values) {
      for (const choice of choices) {
        const input = put({ ...examples[0], ...choice }, field.path, value);
        // Other texts of the same size, as a comparison has two.
        const twin =
          field.path[0] === 'text1' ? { ...input, text2: [...value].toReversed().join('') } : input;
        await search(tool, twin, { field: field.path.join('.'), kind, choice: JSON.stringify(choice) });
      }
    }
  }
  keepDearest();
  for (const one of dearest.filter(({ ms, bytes }) => ms > MAX_MS / 5 || bytes > MAX_ANSWER / 20)) {
    one.memory = memoryOf(one.call);
    if (one.memory > MAX_MEMORY / 2 && !found.includes(one)) found.push(one);
  }
}

function listsOf(schema, example) {
  const max = requirement(schema, 'max_length') ?? 50_000;
  const item = Array.isArray(example) ? example[0] : {};
  const lists = [
    ['items of the example', Array.from({ length: max }, () => item)],
    ['empty items', Array.from({ length: max }, () => ({}))],
    ['numbers', Array.from({ length: max }, (_, i) => i)],
    ['too many', Array.from({ length: 90_000 }, () => ({}))],
  ];
  return lists;
}

const isOver = ({ ms, bytes, memory, status }) =>
  ms > MAX_MS || bytes > MAX_ANSWER || memory > MAX_MEMORY || status === 500;
const inMiB = (bytes) => `${(bytes / 2 ** 20).toFixed(1).padStart(6)} MiB`;

console.log(`${calls} calls`);
found.sort((a, b) => Number(isOver(b)) - Number(isOver(a)) || b.ms - a.ms);
for (const one of found.slice(0, 60)) {
  const { tool, field, kind, choice, ms, bytes, memory, status } = one;
  const figures = `${ms.toFixed(0).padStart(6)} ms ${inMiB(bytes)} answered ${inMiB(memory)} taken`;
  console.log(`${isOver(one) ? '!' : ' '}${figures} ${status} ${tool} ${field}: ${kind} ${choice}`);
}
const over = found.filter(isOver);
console.log(`${over.length} over the limits`);
process.exitCode = over.length > 0 ? 1 : 0;
