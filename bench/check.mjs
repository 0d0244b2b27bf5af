// Fails where a ratio has fallen under 80 % of what figures.json says was reached in this Node. It measures the rows
// that goals.json has with `check`, whose cases run by turns, so that a busy machine does not change them, each pass in
// a process of its own, as they were when it was reached.
import { figures, goals } from './lib/figures.mjs';
import { together } from './lib/rows.mjs';
import { own, passIn, runtimeNamed } from './lib/runtimes.mjs';
import { scenarios } from './lib/scenarios.mjs';

const PASSES = 3;
const SHARE = 0.8;
const ATTEMPTS = 3;
const SIZE = { rounds: 9, slice: 6_000 };

let hasFallen = false;
for (const [name, rows] of Object.entries(goals)) {
  const names = Object.keys(rows).filter((row) => rows[row].check && figures[name]?.[row]?.[own]);
  if (names.length === 0) continue;
  const scenario = scenarios.find((each) => each.name === name);
  // A pass among others' work may mislead: what seems to have fallen is measured again.
  let left = names;
  for (let attempt = 1; left.length > 0 && attempt <= ATTEMPTS; attempt++) {
    const below = await fallenOf(scenario, left);
    if (attempt === ATTEMPTS) hasFallen ||= below.length > 0;
    left = below;
  }
}
process.exit(hasFallen ? 1 : 0);

/** Which of these rows are below their share now. */
async function fallenOf(scenario, names) {
  const passes = [];
  for (let pass = 0; pass < PASSES; pass++)
    passes.push(await passIn(runtimeNamed(own), scenario, { ...SIZE, names }));
  return together(passes).flatMap(({ name: row, value, low, high }) => {
    const reached = figures[scenario.name][row][own].value;
    const isBelow = value < SHARE * reached;
    const said = `${row}: ${value.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)}), ${reached} was reached`;
    console.log(`${isBelow ? 'BELOW' : 'ok   '} ${said}`);
    return isBelow ? [row] : [];
  });
}
