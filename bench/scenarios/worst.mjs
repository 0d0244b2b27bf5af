import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const title = 'The dearest requests';
export const about =
  'Every text of every tool at its limit with many kinds of content, every list at its limit, every choice, as `npm run bench -- worst` looks for them: no request may take more than 50 ms of processor time, 8 MiB of answer or 64 MiB of memory.';
export const runtimes = ['Node 20'];
/** It takes long, and finds the same each time. */
export const isNamed = true;
export const passes = 1;

const program = fileURLToPath(new URL('../worst.mjs', import.meta.url));

export function measure() {
  const { stdout } = spawnSync(process.execPath, [program], {
    encoding: 'utf8',
    maxBuffer: 1 << 24,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  console.error(stdout);
  const counted = (pattern) => Number(pattern.exec(stdout)?.[1]);
  return [
    { name: 'calls made', value: counted(/^(\d+) calls$/m), unit: 'calls' },
    { name: 'calls over a limit', value: counted(/^(\d+) over the limits$/m), unit: 'calls' },
  ];
}
