import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { median } from '../lib/stats.mjs';

export const title = 'The start';
export const about =
  'Import and first request in a new process, above what an empty one takes that makes one `Request` and one `Response`. Hono has 150 routes, each with its own valibot schema, and a digest by Web Crypto. The time is that of a clock.';

export const missed =
  'In Node half of the time finds, reads and compiles modules: valibot alone has 200 kB, which Hono loads too, and the rules of all documents, which the first of them loads, have 130. Fewer files gain little (16 in place of 19: within the noise of 20 starts); files that hold only what is used of valibot take a fifth to a third off, as a bundled deployment has them. The rest is code that runs for the first time. `NODE_COMPILE_CACHE` takes a sixth off in Node 24.';

const ROUNDS = 15;
const programs = ['empty', 'hono', 'canivete'];
const args = process.versions.deno ? ['run', '--allow-all', '--quiet'] : [];

/** Milliseconds of a program, from its start to its end. */
function took(name) {
  const program = fileURLToPath(new URL(`../startup/${name}.mjs`, import.meta.url));
  const from = performance.now();
  execFileSync(process.execPath, [...args, program]);
  return performance.now() - from;
}

export function measure() {
  const times = new Map(programs.map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of programs.toSorted(() => Math.random() - 0.5)) times.get(name).push(took(name));
  }
  const [empty, hono, canivete] = programs.map((name) => median(times.get(name)));
  return [
    {
      name: 'import and first request',
      value: (hono - empty) / (canivete - empty),
      against: 'Hono and valibot',
    },
  ];
}
