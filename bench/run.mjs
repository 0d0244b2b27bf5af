// Measures the package against others, in every runtime that is installed: `npm run bench [scenario …] [runtime …]`.
// Prints ratios, and writes figures.json and docs/performance.md, where it replaces the rows that were measured. A
// scenario with `isNamed` runs only when it is named.
import { keep, write } from './lib/figures.mjs';
import { together } from './lib/rows.mjs';
import { passIn, runtimes } from './lib/runtimes.mjs';
import { scenarios } from './lib/scenarios.mjs';

const PASSES = Number(process.env.PASSES ?? 3);
const SIZE = { rounds: 11, slice: 10_000 };

const named = process.argv.slice(2);
const chosen = (items) => {
  const found = items.filter(({ name }) => named.includes(name));
  return found.length > 0 ? found : items.filter(({ isNamed }) => !isNamed);
};
const unknown = named.filter((name) => ![...scenarios, ...runtimes].some((one) => one.name === name));
if (unknown.length > 0) throw new Error(`there is no ${unknown.join(', ')}`);

for (const scenario of chosen(scenarios)) {
  console.log(`\n${scenario.title}`);
  // The passes of the runtimes take turns as well.
  const fitting = chosen(runtimes).filter(({ name }) => scenario.fits(name));
  const passes = new Map(fitting.map((runtime) => [runtime, []]));
  const times = scenario.passes ?? PASSES;
  for (let pass = 0; pass < times; pass++) {
    for (const runtime of fitting) passes.get(runtime).push(await passIn(runtime, scenario, SIZE));
  }
  const columns = new Map([...passes].map(([{ name }, rows]) => [name, together(rows)]));
  for (const [runtime, rows] of columns) keep(scenario.name, runtime, rows, times);
  print(columns);
}
write(scenarios);

function print(columns) {
  const names = [...new Set([...columns.values()].flat().map(({ name }) => name))];
  const width = Math.max(...names.map(({ length }) => length));
  console.log(`  ${''.padEnd(width)}  ${[...columns.keys()].map((name) => name.padStart(9)).join('')}`);
  for (const name of names) {
    const cells = [...columns.values()].map((rows) => {
      const row = rows.find((one) => one.name === name);
      return (row ? String(Number(row.value.toPrecision(3))) : '').padStart(9);
    });
    console.log(`  ${name.padEnd(width)}  ${cells.join('')}`);
  }
}
