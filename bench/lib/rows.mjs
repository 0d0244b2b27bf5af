import { interleave } from './interleave.mjs';
import { median } from './stats.mjs';

/** Microseconds that a case runs before it is measured, unless its scenario says otherwise. */
const WARM = 100_000;

/**
 * One pass over a scenario: the rows that it measures itself, or for each of its `rows`, `{ name, ours, peers }`, how
 * many times as fast ours is as the fastest of the peers, which are operations by name.
 */
export async function passOver({ rows, measure, warm = WARM }, size, { names, runtime } = {}) {
  if (measure) return measure(size, runtime);
  const found = [];
  for (const { name, ours, peers } of await rows()) {
    if (names && !names.includes(name)) continue;
    // The names of the peers are free, and one might be called `ours`.
    const listed = Object.entries(peers);
    const cases = { ours, ...Object.fromEntries(listed.map(([, operation], i) => [i, operation])) };
    const { ours: own, ...others } = await interleave(cases, { warm, ...size });
    const took = listed.map((_, i) => others[i]);
    const fastest = took.indexOf(Math.min(...took));
    found.push({ name, value: took[fastest] / own, against: listed[fastest][0] });
  }
  return found;
}

/** Merges several passes: the median and the spread of each row. */
export function together(passes) {
  return passes[0].map(({ name }) => {
    const rows = passes
      .map((pass) => pass.find((row) => row.name === name))
      .toSorted((a, b) => a.value - b.value);
    const { unit, against } = rows[rows.length >> 1];
    const values = rows.map(({ value }) => value);
    return { name, value: median(values), low: values[0], high: values.at(-1), unit, against };
  });
}
