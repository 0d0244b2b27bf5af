// Measures processor time, which other work on the machine changes little.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Milliseconds of processor time that `/proc` counts, in ticks of ten, from a column of a process. */
function ticks(process, column) {
  const stat = readFileSync(`/proc/${process}/stat`, 'latin1');
  const columns = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return 10 * (Number(columns[column]) + Number(columns[column + 1]));
}

export const ofProcess = (pid) => ticks(pid, 11);
const ofEnded = () => ticks('self', 13);

/** Milliseconds of a command, from its start to its end. */
export function took(command, args) {
  const before = ofEnded();
  const { status, stderr } = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return ofEnded() - before;
}
