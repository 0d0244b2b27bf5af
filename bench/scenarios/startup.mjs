import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { median } from '../lib/stats.mjs';

export const title = 'The start';
export const about =
  'Import and first request in a new process, above what an empty one takes that makes one `Request` and one `Response`. Hono has 150 routes, each with its own valibot schema, and a digest by Web Crypto. The time is that of a clock.';

export const missed =
  'In a profile of Node 20, the process takes some 45 ms more than the empty one: 20 to 25 find, read and compile modules: 8 are ours, without the tool, and valibot alone is 200 kB, which Hono loads too. To make the service takes 4, an account and its key 3, and the first request 9, with 4 for loading the modules of its tool; most of it is code that runs for the first time. Where both are bundled into one file, as a deployment does, each takes half as long, and the ratio stays.';

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
