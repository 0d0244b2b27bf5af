import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import type { NodeEgressOptions } from '../../src/egress/node.ts';
import type { Sent } from '../../src/webhooks/send.ts';
import type { UrlOptions } from '../../src/egress/url-options.ts';
import type { Runtime } from '../runtimes/runtimes.ts';

const source = fileURLToPath(new URL('../faults/egress-sender.mjs', import.meta.url));

export interface SenderOptions {
  readonly egressOptions: NodeEgressOptions;
  readonly urlOptions: UrlOptions;
  /** Time limit of an attempt, in milliseconds. */
  readonly timeout: number;
}

export interface Ended extends Pick<Sent, 'status' | 'error' | 'duration'> {
  /** Bytes of the response's body that the log gets. */
  readonly kept: number;
}

/** How a job ended; its memory in bytes, at most and when garbage had been collected. */
export interface JobEnd {
  readonly attempts: readonly Ended[];
  /**
   * Attempts that still lasted when a timer of the same process, set to half as much again as they may take, had rung.
   */
  readonly overdue: number;
  readonly peak: number;
  readonly settled: number;
}

/** A process of a runtime that makes attempts. */
export function startSender(
  { name, command, args }: Runtime,
  options: SenderOptions,
  env: Readonly<Record<string, string>> = {},
) {
  const collectable = name.startsWith('Node') ? ['--expose-gc'] : [];
  if (name === 'Deno') collectable.push('--v8-flags=--expose-gc');
  const folder = mkdtempSync(join(tmpdir(), 'canivete-'));
  const program = join(folder, 'sender.mjs');
  buildSync({ entryPoints: [source], outfile: program, bundle: true, format: 'esm', platform: 'node' });
  const child = spawn(command, [...args, ...collectable, program, JSON.stringify(options)], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
    timeout: 3_600_000,
    killSignal: 'SIGKILL',
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    /** Makes so many attempts at each of the URLs, all at once. */
    async attempts(urls: readonly string[], times: number): Promise<JobEnd> {
      child.stdin.write(`${JSON.stringify({ urls, times })}\n`);
      const { value, done } = await lines.next();
      if (done) throw new Error(`${name} ended: ${child.exitCode ?? child.signalCode}`);
      return JSON.parse(value) as JobEnd;
    },
    stop() {
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true });
    },
  };
}
