import { type ChildProcess, spawn } from 'node:child_process';

/** A `canivete serve` that runs. */
export interface Served {
  readonly child: ChildProcess;
  /** Such as `http://127.0.0.1:43210`, without the base path. */
  readonly origin: string;
}

/**
 * Starts `canivete serve` on a free port, and resolves when it says where it listens; what fails is on standard error.
 */
export async function startServed(
  cli: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env?: NodeJS.ProcessEnv },
): Promise<Served> {
  const child = spawn(process.execPath, [cli, 'serve', '--port', '0', ...args], {
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
