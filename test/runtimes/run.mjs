// Runs the tests in every runtime, on the package as its tarball installs it, and writes docs/runtimes.md; or in those
// runtimes alone that are named, and writes nothing. With HOSTILE=250000 it sends each that is named so many hostile requests
// and runs nothing else; SEED draws others than the last time:
//
//   HOSTILE=250000 npm run test:runtimes -- 'Node 24' Bun Deno workerd
import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './installed.mjs';
import { adapterCounts, countsOf, faultsOf, figuresOf, page } from './report.mjs';
import { adapters, filesIn, filesOf, hostileFile, skippedIn } from './suites.mjs';

const here = join(root, 'test/runtimes');
const bin = (name) => join(here, 'node_modules/.bin', name);
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const MINUTE = 60_000;

/** The command that runs vitest on each runtime, and the columns of the table. */
const runtimes = [
  { name: 'Node', command: process.execPath, args: [vitest] },
  { name: 'Node 24', command: bin('node'), args: [vitest] },
  { name: 'Bun', command: bin('bun'), args: ['--bun', vitest] },
  { name: 'Deno', command: bin('deno'), args: ['run', '--allow-all', '--quiet', vitest] },
  {
    name: 'workerd',
    command: process.execPath,
    args: [join(here, 'node_modules/vitest/vitest.mjs')],
    config: 'vitest.workerd.config.mjs',
    version: async () =>
      JSON.parse(readFileSync(join(here, 'node_modules/workerd/package.json'), 'utf8')).version,
  },
];
const named = process.argv.slice(2);
const hostileRequests = Number(process.env.HOSTILE ?? 0);
const isChosen = ({ name }) => named.length === 0 || named.includes(name);
const chosen = runtimes.filter(isChosen);

/** The programs of the adapters tell apart by themselves which runtime they are for. */
const programs = { ...runtimes[0], ...adapters };

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'canivete-runtimes-')));
try {
  await install();
  const digests = JSON.parse(
    await run(process.execPath, [join(here, 'seeds.mjs'), join(folder, 'node_modules/canivete')], {}),
  );
  // Two at once, the slowest first: Bun runs the most.
  const bun = chosen.filter(({ name }) => name === 'Bun');
  const waiting = [...new Set([...bun, ...[programs].filter(isChosen), ...chosen.toReversed()])];
  const results = new Map();
  const work = async () => {
    for (let runtime = waiting.shift(); runtime; runtime = waiting.shift()) {
      results.set(runtime, await test(runtime, digests));
    }
  };
  await Promise.all([work(), work()]);
  const ordered = chosen.map((runtime) => results.get(runtime));
  if (named.length === 0) {
    for (const [name, counts] of adapterCounts(results.get(programs).report)) {
      // One that left no report has none.
      Object.assign(results.get(chosen.find((runtime) => runtime.name === name)).counts ?? {}, counts);
    }
    if (ordered.every(({ counts }) => counts)) writeFileSync(join(root, 'docs/runtimes.md'), page(ordered));
  }
  const faults = [...results.values()].flatMap((result) => result.faults);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}

/** Packs what was built, or takes the tarball of `TARBALL`, and installs it in an empty folder. */
async function install() {
  mkdirSync(join(root, 'docs'), { recursive: true });
  const tarball = process.env.TARBALL ?? (await packed());
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', tarball], { cwd: folder });
  // The programs that stand for a user's, and what he has beside the package.
  for (const file of ['test/runtimes/adapters', 'test/support/workerd.mjs', 'scripts/packed-rows.mjs']) {
    cpSync(join(root, file), join(folder, file), { recursive: true });
  }
  for (const name of ['package.json', 'node_modules'])
    symlinkSync(join(here, name), join(folder, 'test/runtimes', name));
  for (const scope of ['@hono', '@modelcontextprotocol'])
    mkdirSync(join(folder, 'node_modules', scope), { recursive: true });
  const beside = [
    'express',
    'fastify',
    'hono',
    '@hono/node-server',
    'koa',
    'msw',
    'esbuild',
    '@noble/ciphers',
    '@modelcontextprotocol/server',
  ];
  for (const name of beside) {
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
}

async function packed() {
  const pack = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
  const [{ filename }] = JSON.parse(await run('npm', pack, { cwd: root }));
  return join(folder, filename);
}

async function test({ name, command, args, config = 'vitest.config.mjs', version }, digests) {
  const started = Date.now();
  const number = version ? await version() : /\d+\.\d+\.\d+/.exec(await run(command, ['--version'], {}))[0];
  const label = name === adapters.name ? name : `${name.split(' ')[0]} ${number}`;
  const output = join(folder, `${name}.json`);
  const reporters = ['--reporter=json', '--outputFile', output, `--reporter=${join(here, 'unhandled.mjs')}`];
  const options = ['--config', join(here, config), ...reporters];
  // Others in each runtime, so that together they are as many.
  const hostile = { requests: hostileRequests, seed: `${name} ${process.env.SEED ?? 'hostile'}` };
  const env = {
    ...process.env,
    RUNTIME: JSON.stringify({ name, label, folder, digests, ...(hostileRequests > 0 && { hostile }) }),
    PACKAGE_FOLDER: folder,
    REQUIRE_ALL: '1',
    // `.ci/run` has properties at their whole size with the sources.
    FULL: '0',
  };
  let report;
  let printed = '';
  try {
    await run(command, [...args, 'run', '--configLoader=native', ...options], { cwd: root, env });
  } catch (error) {
    // Either a test failed, which the report tells, or vitest did, which only its output tells.
    printed = `${error.message}\n${error.stdout}\n${error.stderr}`;
  }
  try {
    report = JSON.parse(readFileSync(output, 'utf8'));
  } catch {
    return { label, counts: null, report: null, faults: [`${label}: no report. ${printed}`] };
  }
  const files =
    hostileRequests > 0 ? [hostileFile] : name === adapters.name ? filesOf([adapters]) : filesIn(name);
  const mayBeSkipped = hostileRequests > 0 ? [] : skippedIn(name);
  const faults = faultsOf(report, files, mayBeSkipped).map((fault) => `${label}: ${fault}`);
  if (printed && faults.length === 0) faults.push(`${label}: ${printed}`);
  if (hostileRequests > 0) console.log(`${label}: answers by status ${JSON.stringify(figuresOf(report))}`);
  console.log(`${label}: ${report.numPassedTests} passed in ${Math.round((Date.now() - started) / 1000)} s`);
  return { label, counts: countsOf(report), report, faults };
}

async function run(command, args, options) {
  // A busy machine may take some times as long as an idle one: a limit is there for what hangs.
  const limits = { timeout: 60 * MINUTE, killSignal: 'SIGKILL', maxBuffer: 1 << 28 };
  return (await promisify(execFile)(command, args, { ...limits, ...options })).stdout;
}
