// Measures a service that computes CBS and IBS: its start, its memory, and an answer. Prints it, and writes rtc.json, from which
// docs/performance.md has its table.
//
//   node bench/rtc.mjs
import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runtimes } from './lib/runtimes.mjs';
import { median } from './lib/stats.mjs';
import { writeFigures } from './lib/write-figures.mjs';

const here = fileURLToPath(import.meta.url);
const dist = new URL('../dist/', import.meta.url);
const PASSES = 7;
const ANSWERS = 5000;

function measure() {
  const passIn = ({ command, args }) =>
    JSON.parse(execFileSync(command, [...args, here, 'pass'], { encoding: 'utf8' }));
  const figures = Object.fromEntries(
    runtimes.map((runtime) => {
      const passes = Array.from({ length: PASSES }, () => passIn(runtime));
      const names = Object.keys(passes[0]);
      return [
        runtime.name,
        Object.fromEntries(names.map((name) => [name, median(passes.map((one) => one[name]))])),
      ];
    }),
  );
  const tables = new URL('rtc/tables/', dist);
  const bytes = readdirSync(tables).reduce((sum, file) => sum + statSync(new URL(file, tables)).size, 0);
  console.table(figures);
  const measured = { on: new Date().toISOString().slice(0, 10), bytes, figures };
  writeFigures(new URL('rtc.json', import.meta.url), measured);
}

/** One process: a request of another tool, then one item, and then many of them. */
async function pass() {
  const { createService } = await import(new URL('index.js', dist));
  const service = createService({ keys: false });
  const post = (path) => async (body) => {
    const headers = { 'content-type': 'application/json' };
    const sent = { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await service(new Request(`http://localhost/v1${path}`, sent));
    const text = await response.text();
    if (response.status !== 200) throw new Error(text);
  };
  const tax = post('/rtc/calculadora/regime-geral');
  await post('/dev/base64')({ text: 'a' });
  const before = processorTime();
  await tax(operation);
  const first = processorTime() - before;
  const start = performance.now();
  for (let i = 0; i < ANSWERS / 10; i++) await tax(operation);
  const warm = processorTime();
  for (let i = 0; i < ANSWERS; i++) await tax(operation);
  const next = (processorTime() - warm) / ANSWERS;
  console.log(JSON.stringify({ start, first, next, memory: process.memoryUsage().rss / 1e6 }));
}

/** Milliseconds of this process. */
function processorTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** A model of NF-e, of one item whose NCM is looked up. */
const operation = {
  id: '1',
  versao: '1.0.0',
  dhFatoGerador: '2026-06-01T12:00:00-03:00',
  municipio: 4_314_902,
  uf: 'RS',
  tpDoc: 55,
  itens: [{ numero: 1, ncm: '84713012', cst: '000', cClassTrib: '000001', baseCalculo: 1000 }],
};

if (process.argv[2] === 'pass') await pass();
else measure();
