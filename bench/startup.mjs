// Import and first request in a fresh process, side by side: the processes take turns, and the medians are compared.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { median } from './lib/stats.mjs';

const ROUNDS = 25;
const programs = ['empty', 'hono', 'canivete'];

export function startup() {
  const times = new Map(programs.map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of programs.toSorted(() => Math.random() - 0.5)) {
      const program = fileURLToPath(new URL(`startup/${name}.mjs`, import.meta.url));
      const start = process.hrtime.bigint();
      execFileSync(process.execPath, [program]);
      times.get(name).push(Number(process.hrtime.bigint() - start) / 1e6);
    }
  }
  const [empty, hono, canivete] = programs.map((name) => median(times.get(name)));
  return {
    title:
      'import and first request in a fresh process, above an empty one (ratio to Hono + valibot, 150 routes; less is better)',
    rows: [
      { name: 'Hono + valibot', ms: hono - empty, ratio: 1 },
      { name: 'canivete, all tools', ms: canivete - empty, ratio: (canivete - empty) / (hono - empty) },
    ],
  };
}
