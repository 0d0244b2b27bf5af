// Runs cases by turns: in each round every case has one slice, in a shuffled order, so that whatever else the machine
// does befalls all of them alike. Slices are measured in processor time, which other processes do not lengthen.
import { median } from './stats.mjs';

const AsyncFunction = (async () => undefined).constructor;

/** A loop of its own for a case, compiled apart from others', so that one case's types do not slow another's. */
function loopOf(operation) {
  const make = (Kind, await_) =>
    new Kind(
      'operation',
      'times',
      `let last; for (let i = 0; i < times; i++) last = ${await_} operation(); return last;`,
    );
  const isAsync = typeof operation()?.then === 'function';
  const loop = isAsync ? make(AsyncFunction, 'await') : make(Function, '');
  return async (times) => {
    const from = process.cpuUsage();
    await loop(operation, times);
    const { user, system } = process.cpuUsage(from);
    return (user + system) / times;
  };
}

/** How many turns fill a slice of a case that has run for `warm` microseconds, in which its machine code is made. */
async function timesFor(loop, slice, warm) {
  let times = 1;
  for (let spent = 0; spent < warm;) {
    const took = Math.max(1, (await loop(times)) * times);
    spent += took;
    times = Math.max(1, Math.min(times * 8, Math.round((times * slice) / took)));
  }
  return times;
}

/** Microseconds of each case, by name: the median of its slices. `slice` and `warm` are in microseconds. */
export async function interleave(cases, { rounds, slice, warm }) {
  const runs = [];
  for (const [name, operation] of Object.entries(cases)) {
    const loop = loopOf(operation);
    runs.push({ name, loop, times: await timesFor(loop, slice, warm), took: [] });
  }
  for (let round = 0; round < rounds; round++) {
    for (const run of shuffled(runs)) run.took.push(await run.loop(run.times));
  }
  return Object.fromEntries(runs.map(({ name, took }) => [name, median(took)]));
}

function shuffled(items) {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
