// Runs the fault tests at their whole size, and writes docs/faults.md with what each came to.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { page } from './page.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'canivete-faults-'));
const file = join(folder, 'report.jsonl');
const HOUR = 3_600_000;

/** What a program ends with; it prints where this one does. */
async function run(command, args, env = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

try {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', 'test/faults', `--testTimeout=${HOUR}`];
  const named = process.argv.slice(2);
  process.exitCode = await run(process.execPath, [...vitest, ...named], {
    FAULTS: 'full',
    FAULTS_REPORT: file,
  });
  // A part of the tests, or tests that failed, are no page.
  if (process.exitCode === 0 && named.length === 0 && existsSync(file)) {
    const lines = readFileSync(file, 'utf8').trim().split('\n').map(JSON.parse);
    const machine = `Node ${process.versions.node} on ${process.platform}, ${availableParallelism()} cores`;
    writeFileSync(join(root, 'docs/faults.md'), page(lines, machine));
    process.exitCode = await run('npx', ['oxfmt', 'docs/faults.md']);
  }
} finally {
  rmSync(folder, { recursive: true });
}
