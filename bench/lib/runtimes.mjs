import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const bin = (name) =>
  fileURLToPath(new URL(`../../test/runtimes/node_modules/.bin/${name}`, import.meta.url));

const [major] = process.versions.node.split('.');

/** The Node that runs the bench, and the runtimes that `npm run runtimes` has installed. */
export const own = `Node ${major}`;
export const runtimes = [
  { name: own, command: process.execPath, args: [] },
  ...(own === 'Node 24' ? [] : [{ name: 'Node 24', command: bin('node'), args: [] }]),
  { name: 'Bun', command: bin('bun'), args: ['run'] },
  { name: 'Deno', command: bin('deno'), args: ['run', '--allow-all', '--quiet'] },
].filter(({ command }) => existsSync(command));

const measurer = fileURLToPath(new URL('measure.mjs', import.meta.url));

export const runtimeNamed = (wanted) => runtimes.find(({ name }) => name === wanted);

/**
 * One pass of a scenario in a process of its own. A client is this Node, whatever it asks, and keeps off the first
 * processor.
 */
export async function passIn(runtime, { name, client }, size) {
  const away = cpus().length > 1 ? ['taskset', '-c', '1'] : [];
  const command = client ? [...away, process.execPath] : [runtime.command, ...runtime.args];
  const [program, ...args] = [...command, measurer, name, JSON.stringify(size), runtime.name];
  const { stdout } = await promisify(execFile)(program, args, {
    maxBuffer: 1 << 24,
    // One that hangs must not hold the others up.
    timeout: 1_800_000,
  });
  return JSON.parse(stdout.trim().split('\n').at(-1));
}
