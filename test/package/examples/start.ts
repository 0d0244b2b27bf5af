import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished } from 'vitest';
import type { Runtime } from '../../runtimes/runtimes.ts';

const run = promisify(execFile);
export const root = fileURLToPath(new URL('../../..', import.meta.url));
export const examples = join(root, 'examples');
export const CNPJ = /^[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/0001-\d{2}$/;

interface Running {
  readonly child: ChildProcess;
  /** The first line that matches, of those printed and of those to come. */
  line(pattern: RegExp): Promise<string>;
  printed(): string;
}

interface StartOptions {
  readonly runtime?: Pick<Runtime, 'command' | 'args'>;
  readonly args?: readonly string[];
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
}

const node = { command: process.execPath, args: [] };

/** Starts a program as its first comment says, on a free port; it ends with the test. */
export function start(
  file: string,
  { runtime = node, args = [], cwd = root, env = {} }: StartOptions = {},
): Running {
  const child = spawn(runtime.command, [...runtime.args, file, ...args], {
    cwd,
    // A group of its own, so that what the program starts ends with it.
    detached: true,
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    try {
      process.kill(-(child.pid as number), 'SIGKILL');
    } catch {
      // It has ended already.
    }
  });
  let printed = '';
  child.stdout.on('data', (chunk) => (printed += chunk));
  const exit = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${file} exited with ${code}: ${printed}`)));
  });
  exit.catch(() => undefined);
  return {
    child,
    printed: () => printed,
    async line(pattern) {
      for (;;) {
        const found = printed.split('\n').find((text) => pattern.test(text));
        if (found !== undefined && printed.includes(`${found}\n`)) return found;
        await Promise.race([new Promise((resolve) => child.stdout.once('data', resolve)), exit]);
      }
    },
  };
}

export const originIn = (line: string) => /http:\/\/[\d.]+:\d+/.exec(line)?.[0] as string;

/** The answer to a curl line that was printed, as a user pastes it. */
export async function paste(line: string, { cwd, env }: Pick<StartOptions, 'cwd' | 'env'> = {}) {
  const { stdout } = await run('bash', ['-c', line.replace('curl', 'curl -s')], {
    timeout: 120_000,
    cwd,
    env: { ...process.env, ...env },
  });
  return JSON.parse(stdout);
}

/** A program that prints a curl line, and has a page beside the service; gives it for further tests. */
export async function answersBesideItsOwnRoute(file: string, options: StartOptions = {}): Promise<Running> {
  const running = start(join(examples, file), options);
  const line = await running.line(/curl/);
  expect((await paste(line)).cnpjs[0]).toMatch(CNPJ);
  expect(await (await fetch(`${originIn(line)}/health`)).text()).toBe('ok');
  return running;
}

/** A new folder outside the repository, which goes with the test. */
export function newFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'canivete-example-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
