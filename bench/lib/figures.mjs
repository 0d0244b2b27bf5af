import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { performancePage } from './page.mjs';
import { writeFigures } from './write-figures.mjs';

const at = (path) => new URL(`../${path}`, import.meta.url);
const read = (path) => JSON.parse(readFileSync(at(path), 'utf8'));

/** The measured figures, by scenario, row and runtime. */
export const figures = read('figures.json');
export const goals = read('goals.json');

const machine = `${cpus().length} × ${cpus()[0].model.trim()}`;

/** Keeps the figures of one scenario in one runtime, in place of those that it had there. */
export function keep(scenario, runtime, rows, passes) {
  const on = new Date().toISOString().slice(0, 10);
  const kept = (figures[scenario] ??= {});
  for (const { name, value, low, high, unit, against } of rows) {
    const [short, lowest, highest] = [value, low, high].map((number) => Number(number.toPrecision(3)));
    (kept[name] ??= {})[runtime] = {
      value: short,
      low: lowest,
      high: highest,
      unit,
      against,
      on,
      machine,
      passes,
    };
  }
}

/** Writes the figures, and the page that shows them. */
export async function write(scenarios) {
  writeFigures(at('figures.json'), figures);
  writeFileSync(at('../docs/performance.md'), performancePage(scenarios, figures, goals));
}
