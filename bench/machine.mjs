// Measures the processor time of requests, starts and rows, in every runtime that is installed. Prints it, and writes machine.json, with which
// docs/performance.md begins.
//
//   npm run bench -- machine [RUNTIME …]
//
// All figures are of processor time, so that other work on the machine changes them little. Elysia is measured where it is installed:
// `npm install --no-save --prefix bench elysia`.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateCpf } from '@brazilian-utils/brazilian-utils';
import { took } from './lib/processor.mjs';
import { runtimes } from './lib/runtimes.mjs';
import { measureServers } from './lib/servers.mjs';
import { startsOf } from './lib/starts.mjs';
import { writeFigures } from './lib/write-figures.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const isNode = (name) => name.startsWith('Node');

const servers = ['bare', 'canivete', 'canivete with SQLite', 'hono', 'Fastify with a key', 'Express'];

/** The figures of the servers and of the start in a runtime. */
async function serving(runtime) {
  const all = runtime.name === 'Bun' ? [...servers, 'Elysia'] : servers;
  const found = await measureServers(runtime, all);
  const requests = Object.fromEntries(Object.entries(found).map(([name, { request }]) => [name, request]));
  const { canivete: start } = startsOf(runtime, ['canivete']);
  return { requests, memory: found.canivete.megabytes, start };
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
  figures[runtime.name] = { ...(await serving(runtime)), ...rows };
  console.log(runtime.name, JSON.stringify(figures[runtime.name]));
}
const on = new Date().toISOString().slice(0, 10);
const machine = `${cpus().length} × ${cpus()[0].model.trim()}`;
writeFigures(file, { on, machine, figures });
