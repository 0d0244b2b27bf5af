/** docs/performance.md, of what was measured. */
import { readFileSync } from 'node:fs';

const columns = ['Node 20', 'Node 24', 'Bun', 'Deno'];

export function performancePage(scenarios, figures, goals) {
  const sections = scenarios
    .filter(({ name }) => figures[name])
    .map(({ name, title, about, missed }) => {
      const why = missed ? `\nWhy goals are missed: ${missed}\n` : '';
      return `## ${title}\n\n${about}\n\n${table(figures[name], goals[name] ?? {})}\n${why}`;
    });
  return `# Performance\n\n${machineSection()}\n${head}\n${sections.join('\n')}\n${rtcSection()}\n${pseudonymsSection()}\n${sizesSection()}\n${foot(figures)}`;
}

const head = `## Beside others

The other tables say how fast the package is beside others that do the same, and what its cost is as work grows. \`npm run bench\` measures it and writes this
page; \`npm run bench request\` measures one part, and replaces its rows alone.

A figure says how many times as fast ours is as what the row names: 2 is twice as fast, 0.5 half as fast. Where a row has several peers, it is held
against the fastest, which is named. All cases of a row run by turns in one process, in slices of a few milliseconds of processor time and in shuffled order; a
figure is the median of the slices, and then of the passes, three unless said otherwise below, each in a process of its own. A goal in
brackets is not reached in that runtime.
`;

/** The opening: requests, starts and rows on one machine; `npm run bench -- machine` measures it. */
export function machineSection() {
  const { on, machine, figures } = JSON.parse(
    readFileSync(new URL('../machine.json', import.meta.url), 'utf8'),
  );
  const row = (title, textOf) => {
    const cells = columns.map((name) => (figures[name] ? textOf(figures[name]) : ''));
    return `| ${[title, ...cells].join(' | ')} |`;
  };
  const request = (title, server) =>
    row(title, ({ requests: { [server]: took } }) =>
      took ? `${spelled(took)} µs: ${short(1e6 / took)} a second` : '',
    );
  const unit = (title, name, sign = '') =>
    row(title, ({ [name]: value }) => (value ? `${short(value)}${sign}` : ''));
  return `What one core gives, measured on ${on} on ${machine}. Each column is a run of its own: compare its rows. A request is \`GET /v1/cpf\` over
HTTP, with a key, a count and a checked query; its time is that of the server's processor. The other frameworks do the same work by hand. A start makes an
account, a key and a request, and the time of an empty process is taken off.

| | ${columns.join(' | ')} |
|---|${columns.map(() => '---:|').join('')}
${[
  request('a request, in memory', 'canivete'),
  request('a request, SQLite of the runtime', 'canivete with SQLite'),
  request('the same on Hono', 'hono'),
  request('the same on Fastify', 'Fastify with a key'),
  request('the same on Express', 'Express'),
  request('the same on Elysia', 'Elysia'),
  request('a constant from a bare server', 'bare'),
  unit('memory of the server after it', 'memory', ' MB'),
  unit('start', 'start', ' ms'),
  unit('payslips a second, `canivete call`', 'payslips'),
  unit('CPFs checked a second, `canivete call`', 'cpfs'),
].join('\n')}

What is behind, and why:

- On Bun a request takes longer than on Hono: seven headers of each answer where it sends three, and checks of our own in JavaScript, while all else there is native.
- A bare server does none of the work. SQLite reads the key and stores the count of each request; [Scale](scale.md) says when to use which store.
- Deliveries on Bun and Deno are slower than \`fetch\` there, which cannot be held to what receivers may send: [webhooks](webhooks.md).
- A column of CPFs takes 14 µs a row of 200,000, and 26 of 20,000, which run before the code is compiled; Python with stdnum takes 11.
- A start reads some 600 kB of modules. A third is valibot.

Sizes of rules are [below](#rules-in-a-form), and those of bundles in [calls](calls.md).
`;
}

/** The time that a dump takes; `node bench/pseudonyms.mjs` measures it. */
export function pseudonymsSection() {
  const { rows, values, megabytes, seconds, mebibytes, node, on, machine } = JSON.parse(
    readFileSync(new URL('../pseudonyms.json', import.meta.url), 'utf8'),
  );
  const microseconds = (count) => Math.round((seconds * 1e6) / count);
  const minutes = Math.ceil(((seconds / megabytes) * 200) / 60);
  return `## Pseudonyms of a dump

\`canivete pseudonymize\` reads a dump by \`pg_dump\` twice and writes it once. ${rows.toLocaleString('en-US')} rows of a name, a CPF, an e-mail address, a telephone and a note,
each column under a rule, are ${megabytes} MB, and take ${seconds} s of processor time with the start of the process: ${spelled(seconds / megabytes)} s a megabyte, ${microseconds(rows)} µs a row
and ${microseconds(values)} µs a value. The process has ${mebibytes} MiB of memory at most. A dump of 200 MB of the same kind takes some ${minutes} minutes of one processor. Measured
in Node ${node} on ${on}, ${machine}, the best of three runs.
`;
}

/** The cost of the calculator of CBS and IBS, beside the official component; `node bench/rtc.mjs` measures it. */
export function rtcSection() {
  const { on, bytes, figures } = JSON.parse(readFileSync(new URL('../rtc.json', import.meta.url), 'utf8'));
  const names = columns.filter((name) => figures[name]);
  const row = (title, official, textOf) =>
    `| ${[title, official, ...names.map((name) => textOf(figures[name]))].join(' | ')} |`;
  return `## CBS and IBS as the official component computes them

\`POST /rtc/calculadora/regime-geral\` of an item with an NCM, in process, beside what others published of the official component: its general program alone
(a JAR of 94 MB, July 2026), and for a call its container under emulation (September 2026). The component was not run here, so the figures say the size of
a difference and no ratio. Ours were measured on ${on}; its tables take ${spelled(bytes / 1e6)} MB. The first answer reads them, in a service that has answered
something else before.

| | official component | ${names.join(' | ')} |
|---|---:|${names.map(() => '---:|').join('')}
${[
  row(
    'from the start of the process to the first answer, by the clock',
    '8 to 18 s',
    ({ start }) => `${spelled(start / 1000)} s`,
  ),
  row('the first answer, processor', '', ({ first }) => `${spelled(first)} ms`),
  row('a further answer, processor', 'some 40 ms by the clock', ({ next }) => `${spelled(next)} ms`),
  row('answers a second of one core', '', ({ next }) => spelled(1000 / next)),
  row('memory of the process', 'some 700 MB', ({ memory }) => `${spelled(memory)} MB`),
].join('\n')}
`;
}

/** The bytes that a form takes to check one document; `node bench/sizes.mjs` measures them. */
export function sizesSection() {
  const sizes = JSON.parse(readFileSync(new URL('../sizes.json', import.meta.url), 'utf8'));
  const lines = Object.entries(sizes).map(([id, { ours, theirs }]) => `| ${id} | ${ours} | ${theirs} |`);
  return `## Rules in a form

Bytes of \`isValid\` of one document with its options (\`canivete/documents/cpf\` and the like), and of the function of brazilian-utils 2.4.0 that does the same, each
in a bundle of its own: minified by esbuild, gzip 9. Ours reads values as people paste them, and holds in its size the options that ask for a kind, a state or
a year, and their check. Where it is larger by much it checks more: the state of a plate, the courts of a case, the models of a key, the banks.

| document | ours | brazilian-utils |
|---|---:|---:|
${lines.join('\n')}
`;
}

function table(rows, goals) {
  const lines = Object.entries(rows).map(([row, byRuntime]) => {
    const { min, max } = goals[row] ?? {};
    const at = (goal, runtime) => (typeof goal === 'object' ? goal[runtime] : goal);
    const cells = columns.map((runtime) => cell(byRuntime[runtime], at(min, runtime), at(max, runtime)));
    const peers = [...new Set(columns.map((runtime) => byRuntime[runtime]?.against).filter(Boolean))];
    return `| ${[row, peers.join(', '), ...cells].join(' | ')} |`;
  });
  return [
    `| | against | ${columns.join(' | ')} |`,
    `|---|---|${columns.map(() => '---:|').join('')}`,
    ...lines,
  ].join('\n');
}

function cell(figure, min, max) {
  if (!figure) return '';
  const { value, unit } = figure;
  const text = `${spelled(value)}${unit ? ` ${unit}` : ''}`;
  const goal = min === undefined ? `≤ ${max}` : `≥ ${min}`;
  if (min === undefined && max === undefined) return text;
  return value < min || value > max ? `${text} [${goal}]` : `${text} (${goal})`;
}

/** Two digits that count. */
const short = (value) => Number(value.toPrecision(2)).toLocaleString('en-US');

/** Three digits that count. */
function spelled(value) {
  return value >= 1000 ? Math.round(value).toLocaleString('en-US') : String(Number(value.toPrecision(3)));
}

function foot(figures) {
  const days = new Map();
  for (const [scenario, rows] of Object.entries(figures)) {
    const told = Object.values(rows).flatMap((byRuntime) => Object.values(byRuntime));
    for (const { on, machine, passes = 3 } of told) {
      const key = `${on}, ${machine}, ${passes === 1 ? 'one pass' : `${passes} passes`}`;
      days.set(key, (days.get(key) ?? new Set()).add(scenario));
    }
  }
  const lines = [...days].map(([key, scenarios]) => `- ${key}: ${[...scenarios].join(', ')}`);
  return `## When and where\n\n${lines.toSorted().join('\n')}\n`;
}
