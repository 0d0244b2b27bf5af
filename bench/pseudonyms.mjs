// Processor time and memory of `canivete pseudonymize` on a dump by pg_dump, whose rows have a name, a CPF, an e-mail address, a
// telephone and a note, each under a rule. Prints the best of three runs, and writes pseudonyms.json, from which
// docs/performance.md has its figures.
//
//   npm run build && node bench/pseudonyms.mjs
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFigures } from './lib/write-figures.mjs';

const ROWS = 60_000;
const RUNS = 3;
const AT_ONCE = 100;

const KEY = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

const cli = new URL('../dist/cli.js', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'canivete-bench-'));
const [dump, out] = ['dump.sql', 'out.sql'].map((name) => join(folder, name));

const kinds = { nome: 'nome', cpf: 'cpf', email: 'email', telefone: 'telefone', obs: 'texto' };
const notes = [
  () => 'Cliente desde 2019, prefere contato pela manhã; paga no dia 5.',
  ({ phone }) => `Ligar para ${phone} depois das 18h, falar com a esposa.`,
  ({ cpf }) => `CPF do titular ${cpf}, cartão em dia, sem pendência.`,
  ({ email }) => `Mandar a nota para ${email} e avisar por mensagem.`,
];

function writeDump() {
  const calls = ['pessoa', `count=${AT_ONCE}`, '--repeat', String(ROWS / AT_ONCE), '--format', 'ndjson'];
  const people = execFileSync(process.execPath, [cli, 'call', ...calls], { maxBuffer: 2 ** 30 });
  const rows = people
    .toString()
    .trimEnd()
    .split('\n')
    .map((line, i) => {
      const person = JSON.parse(line);
      const { name, cpf, email, mobile } = person;
      // An address of `example.com` would stay in its domain.
      const cells = [name, cpf, email.replace('example.com', 'loja.com.br'), mobile];
      return `${[...cells, notes[i % notes.length](person)].join('\t')}\n`;
    });
  const names = Object.keys(kinds);
  writeFileSync(
    dump,
    `CREATE TABLE public.clientes (${names.map((name) => `${name} text`).join(', ')});\n` +
      `COPY public.clientes (${names.join(', ')}) FROM stdin;\n${rows.join('')}\\.\n`,
  );
}

/** Prints the use of a process at its end. */
const probe = `data:text/javascript,${encodeURIComponent(
  'process.on("exit", () => console.log(JSON.stringify(process.resourceUsage())))',
)}`;

function run() {
  const columns = Object.entries(kinds).map(([name, kind]) => `clientes.${name}=${kind}`);
  const args = ['pseudonymize', dump, '--columns', columns.join(','), '--out', out];
  const printed = execFileSync(process.execPath, ['--import', probe, cli, ...args], {
    env: { ...process.env, CANIVETE_PSEUDONYM_KEY: KEY },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(printed.toString());
  return { seconds: (userCPUTime + systemCPUTime) / 1e6, mebibytes: maxRSS / 1024 };
}

try {
  writeDump();
  const runs = Array.from({ length: RUNS }, run);
  const figures = {
    rows: ROWS,
    values: ROWS * Object.keys(kinds).length,
    megabytes: Number((statSync(dump).size / 1e6).toFixed(1)),
    seconds: Number(Math.min(...runs.map(({ seconds }) => seconds)).toFixed(2)),
    mebibytes: Math.round(Math.max(...runs.map(({ mebibytes }) => mebibytes))),
    node: process.versions.node.split('.')[0],
    on: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} × ${cpus()[0].model.trim()}`,
  };
  console.table(figures);
  writeFigures(new URL('pseudonyms.json', import.meta.url), figures);
} finally {
  rmSync(folder, { recursive: true });
}
