import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const bin = (name: string) => fileURLToPath(new URL(`node_modules/.bin/${name}`, import.meta.url));

export interface Runtime {
  readonly name: string;
  readonly command: string;
  /** In front of the program's path. */
  readonly args: readonly string[];
}

/** The Node of the tests, and the runtimes that `npm run runtimes` installs. */
export const runtimes: readonly Runtime[] = [
  { name: `Node ${process.versions.node}`, command: process.execPath, args: [] },
  { name: 'Node 24', command: bin('node'), args: [] },
  { name: 'Bun', command: bin('bun'), args: ['run'] },
  { name: 'Deno', command: bin('deno'), args: ['run', '--allow-all', '--quiet'] },
];

/** Whether a test must run on it: always where nothing may be skipped, else when it is there. */
export const isExpected = ({ command }: Runtime): boolean =>
  process.env['REQUIRE_ALL'] === '1' || existsSync(command);
