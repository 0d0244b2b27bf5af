// Runs the fault tests at their whole size, on the built package, and writes docs/faults.md with the figures of each:
//
//   npm run build && node test/faults/run.mjs [backends/quotas …]
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readFigures } from './figures.mjs';
import { page } from './page.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const HOUR = 3_600_000;
const named = process.argv.slice(2).map((arg) => (arg.startsWith('-') ? arg : `test/faults/${arg}`));
const which = named.some((arg) => !arg.startsWith('-')) ? named : ['test/faults', ...named];
const reporters = ['--reporter=default', '--reporter=./test/faults/reporter.mjs'];
const args = ['node_modules/vitest/vitest.mjs', 'run', ...which, ...reporters, `--testTimeout=${HOUR}`];

// A person who stops the tests stops them all: the page still tells of those that have passed.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => tests.kill(signal));
const tests = spawn(process.execPath, args, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, FAULTS: 'full' },
});
process.exitCode = await new Promise((resolve) => tests.once('exit', (code) => resolve(code ?? 1)));
writeFileSync(new URL('../../docs/faults.md', import.meta.url), page(readFigures()));
