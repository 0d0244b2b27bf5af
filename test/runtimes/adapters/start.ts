import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { folder, type Runtime, runtimes } from '../runtimes.ts';

/**
 * Where the programs are: in the repository, or where the packed package is installed and these tests were copied to.
 */
const root = process.env['PACKAGE_FOLDER'] ?? fileURLToPath(new URL('../../../', import.meta.url));

/** The file of a program, in the folder where the package is installed. */
export const programOf = (name: string) => resolve(root, `test/runtimes/adapters/programs/${name}.mjs`);

/** Milliseconds in which a program must have started, on a busy machine too. */
const START_LIMIT = 240_000;
const STOP_LIMIT = 5_000;

export interface StartOptions {
  readonly runtime?: Runtime;
  readonly args?: readonly string[];
  /** Where its service is, when not at `/v1`. */
  readonly base?: string;
}

export interface Program {
  /** The address without a path, as the program printed it in its first line. */
  readonly origin: string;
  readonly base: string;
  /** Ends the program. Rejects when it had ended by itself or had reported a failure. */
  stop(): Promise<void>;
}

/** Starts `programs/<name>.mjs` in a process of its own. */
export async function startProgram(
  name: string,
  { runtime = runtimes[0] as Runtime, args = [], base = '/v1' }: StartOptions = {},
): Promise<Program> {
  const file = programOf(name);
  // A group of its own, so that what the program starts ends with it.
  const child = spawn(runtime.command, [...runtime.args, file, ...args], {
    cwd: root,
    detached: true,
    env: { ...process.env, RUNTIMES: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = once(child, 'exit');
  const kill = (signal: NodeJS.Signals) => {
    try {
      process.kill(-(child.pid as number), signal);
    } catch {
      // It has ended already.
    }
  };
  const killNow = () => kill('SIGKILL');
  process.once('exit', killNow);

  let told = '';
  child.stderr.on('data', (chunk) => (told += chunk));
  const timer = setTimeout(killNow, START_LIMIT);
  const lines = createInterface({ input: child.stdout });
  // A program that cannot be started rejects here.
  const first = await Promise.race([once(lines, 'line'), exit]).finally(() => clearTimeout(timer));
  const [origin] = first as [unknown];
  if (typeof origin !== 'string' || !origin.startsWith('http')) {
    killNow();
    process.off('exit', killNow);
    throw new Error(`${name} did not start on ${runtime.name}: ${String(origin)}\n${told}`);
  }

  return {
    origin,
    base,
    async stop() {
      process.off('exit', killNow);
      const ended = child.exitCode ?? child.signalCode;
      kill('SIGTERM');
      const timer = setTimeout(killNow, STOP_LIMIT);
      await exit;
      clearTimeout(timer);
      killNow();
      if (ended !== null) throw new Error(`${name} ended by itself (${ended})\n${told}`);
      if (told.includes('failure:')) throw new Error(`${name} told of a failure\n${told}`);
    },
  };
}
