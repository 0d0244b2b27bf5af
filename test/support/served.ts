import { type ChildProcess, spawn } from 'node:child_process';
import type { Runtime } from '../runtimes/runtimes.ts';

/** A `canivete serve` that runs. */
export interface Served {
  readonly child: ChildProcess;
  /** Such as `http://127.0.0.1:43210`, without the base path. */
  readonly origin: string;
}

interface StartOptions {
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Default: the Node of the tests. */
  readonly runtime?: Pick<Runtime, 'command' | 'args'>;
}

/**
 * Starts `canivete serve` on a free port, and resolves when it says where it listens; what fails is on standard error.
 */
export async function startServed(
  cli: string,
  args: readonly string[],
  { runtime = { command: process.execPath, args: [] }, ...options }: StartOptions,
): Promise<Served> {
  const child = spawn(runtime.command, [...runtime.args, cli, 'serve', '--port', '0', ...args], {
    ...options,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      const found = /listens on (http:\S+)\/v1\n/.exec(printed);
      if (found) resolve(found[1] as string);
    });
    child.once('exit', (code) => reject(new Error(`exited with ${code}: ${printed}`)));
  });
  return { child, origin };
}
