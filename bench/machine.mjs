// Measures the processor time of requests, starts and rows, in every runtime that is installed. Prints it, and writes machine.json, with which
// docs/performance.md begins.
//
//   npm run bench -- machine [RUNTIME …]
//
// All figures are of processor time, so that other work on the machine changes them little. Elysia is measured where it is installed:
// `npm install --no-save --prefix bench elysia`.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateCpf } from '@brazilian-utils/brazilian-utils';
import { load } from './lib/load.mjs';
import { runtimes } from './lib/runtimes.mjs';
import { writeFigures } from './lib/write-figures.mjs';

const STARTS = 8;
/** Milliseconds of processor time of each server, before it is measured and while it is. */
const WARM = 2_000;
const MEASURED = 1_200;
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const isNode = (name) => name.startsWith('Node');

/** Milliseconds of processor time that `/proc` counts, in ticks of ten, from a column of a process. */
function ticks(process, column) {
  const stat = readFileSync(`/proc/${process}/stat`, 'latin1');
  const columns = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return 10 * (Number(columns[column]) + Number(columns[column + 1]));
}
const ofProcess = (pid) => ticks(pid, 11);
const ofEnded = () => ticks('self', 13);

function took(command, args) {
  const before = ofEnded();
  const { status, stderr } = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return ofEnded() - before;
}

async function startServer({ command, args }, name) {
  const child = spawn(command, [...args, here('lib/server.mjs'), name], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const line = await new Promise((resolve) => {
    child.once('exit', () => resolve(null));
    child.stdout.once('data', (chunk) => resolve(String(chunk)));
  });
  return line && { name, child, ...JSON.parse(line), warm: 0, answered: 0, spent: 0 };
}

/** Microseconds of a request by each server, which take turns, and the megabytes of ours at the end. */
async function requests(runtime) {
  const names = [
    'bare',
    'canivete',
    'canivete with SQLite',
    'hono',
    'Fastify with a key',
    'Express',
    'Elysia',
  ];
  const fitting = names.filter((name) => name !== 'Elysia' || runtime.name === 'Bun');
  const servers = [];
  for (const name of fitting) servers.push(await startServer(runtime, name));
  const running = servers.filter(Boolean);
  while (running.some(({ spent }) => spent < MEASURED)) {
    const server = running.reduce((one, other) => (other.spent < one.spent ? other : one));
    const before = ofProcess(server.child.pid);
    const { answered } = await load(server.origin, '/v1/cpf?formatted=false', server.headers, 400);
    const spent = ofProcess(server.child.pid) - before;
    server.warm += spent;
    // The first requests are compiled.
    if (server.warm < WARM) continue;
    server.answered += answered;
    server.spent += spent;
  }
  const { child } = running.find(({ name }) => name === 'canivete');
  const [, memory] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'));
  for (const server of running) server.child.kill();
  const times = running.map(({ name, spent, answered }) => [name, (1_000 * spent) / answered]);
  return { requests: Object.fromEntries(times), memory: Math.round(memory / 1_024) };
}

/** Milliseconds of a start with an account and a request, above that of an empty process. */
function startOf({ command, args }) {
  const mean = { empty: 0, canivete: 0 };
  for (let round = 0; round < STARTS; round++) {
    for (const name of Object.keys(mean))
      mean[name] += took(command, [...args, here(`startup/${name}.mjs`)]) / STARTS;
  }
  return mean.canivete - mean.empty;
}

/** Rows that a command answers in a second of one core, without its start. */
function rowsASecond({ command }, tool, head, lines) {
  const folder = mkdtempSync(join(tmpdir(), 'canivete-'));
  const [few, all] = [lines.slice(0, 1), lines].map((rows, i) => {
    const file = join(folder, `${i}.csv`);
    writeFileSync(file, [head, ...rows].join('\n'));
    return took(command, [here('../dist/cli.js'), 'call', ...tool, '--input', file]);
  });
  rmSync(folder, { recursive: true });
  return (1_000 * (lines.length - 1)) / (all - few);
}

const file = new URL('machine.json', import.meta.url);
const { figures } = JSON.parse(readFileSync(file, 'utf8'));
const named = process.argv.slice(2);
for (const runtime of runtimes.filter(({ name }) => named.length === 0 || named.includes(name))) {
  const rows = isNode(runtime.name) && {
    payslips: rowsASecond(
      runtime,
      ['calculadoras-folha'],
      'salarioBase,dependentes,competencia',
      Array.from({ length: 4_000 }, (_, i) => `${1_700 + ((i * 7_919) % 15_000)},${i % 4},2026-10`),
    ),
    cpfs: rowsASecond(
      runtime,
      ['cpf', 'action=validate'],
      'value',
      Array.from({ length: 20_000 }, generateCpf),
    ),
  };
  figures[runtime.name] = { ...(await requests(runtime)), start: startOf(runtime), ...rows };
  console.log(runtime.name, JSON.stringify(figures[runtime.name]));
}
const on = new Date().toISOString().slice(0, 10);
const machine = `${cpus().length} × ${cpus()[0].model.trim()}`;
writeFigures(file, { on, machine, figures });
