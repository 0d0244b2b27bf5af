import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of `npm run runtimes`, which installs into its `node_modules`. */
export const folder = fileURLToPath(new URL('.', import.meta.url));

const bin = (name: string) => `${folder}node_modules/.bin/${name}`;

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

export const runtimeNamed = (name: string): Runtime => {
  const runtime = runtimes.find((one) => one.name === name);
  if (!runtime) throw new Error(`there is no runtime ${name}`);
  return runtime;
};

/** True if a test must run on it: always when nothing may be skipped, else when it is available. */
export const isExpected = ({ command }: Runtime): boolean =>
  process.env['REQUIRE_ALL'] === '1' || existsSync(command);

/** True if a test must use a package installed with the runtimes, by the same rule. */
export const isInstalled = (name: string): boolean =>
  process.env['REQUIRE_ALL'] === '1' || existsSync(`${folder}node_modules/${name}`);
