import { fileURLToPath } from 'node:url';
import { took } from './processor.mjs';

const ROUNDS = 10;

/** Milliseconds of processor time of programs of `startup`, above that of an empty process, by name. */
export function startsOf({ command, args }, names) {
  const sums = new Map(['empty', ...names].map((name) => [name, 0]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, sum] of sums) {
      const program = fileURLToPath(new URL(`../startup/${name}.mjs`, import.meta.url));
      sums.set(name, sum + took(command, [...args, program]));
    }
  }
  return Object.fromEntries(names.map((name) => [name, (sums.get(name) - sums.get('empty')) / ROUNDS]));
}
