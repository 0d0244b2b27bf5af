/** Processes that run `fault-worker.ts`, and a receiver of what they deliver. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { WebhookStore } from '../../src/contracts/webhook-store.ts';
import type { Random } from '../../src/lib/random.ts';
import type { Place } from './backends.ts';
import { newDeliveryFor, webhookRecord } from './faults.ts';
import type { Work } from './fault-worker.ts';
import { packedFiles } from '../../scripts/packed-rows.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The program, bundled once, beside the packages that it imports. */
export async function makeWorkers() {
  const folder = mkdtempSync(join(root, 'node_modules/.canivete-'));
  const file = join(folder, 'worker.mjs');
  const { outputFiles } = await build({
    entryPoints: [join(root, 'test/support/fault-worker.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    plugins: [packedFiles],
  });
  writeFileSync(file, outputFiles[0]?.contents ?? '');
  const alive = new Set<ChildProcess>();

  /** Starts a process; `said` gives the first line of it that has a field, `ended` how it ended. */
  function start({ backend, at, port }: Place, work: Work) {
    const told = JSON.stringify({ place: { backend, at, port }, work });
    const child = spawn(process.execPath, [file, told], { stdio: ['ignore', 'pipe', 'inherit'] });
    alive.add(child);
    const lines: Record<string, unknown>[] = [];
    const waiting = new Map<string, (line: Record<string, unknown>) => void>();
    createInterface({ input: child.stdout }).on('line', (text) => {
      const line = JSON.parse(text) as Record<string, unknown>;
      lines.push(line);
      for (const name of Object.keys(line)) waiting.get(name)?.(line);
    });
    const ended = new Promise<string | number | null>((resolve) => {
      child.once('close', (code, signal) => {
        alive.delete(child);
        resolve(signal ?? code);
      });
    });
    const said = async (name: string) => {
      const known = lines.find((line) => name in line);
      if (known) return known;
      const spoken = new Promise<Record<string, unknown>>((resolve) => waiting.set(name, resolve));
      const silent = ended.then((how) => {
        throw new Error(
          `the process ended (${how}) without saying "${name}": ${JSON.stringify(lines.slice(-3))}`,
        );
      });
      return Promise.race([spoken, silent]);
    };
    return { said, ended, lines, isAlive: () => alive.has(child), kill: () => child.kill('SIGKILL') };
  }

  return {
    start,
    async end() {
      for (const child of alive) child.kill('SIGKILL');
      rmSync(folder, { recursive: true });
    },
  };
}

export type Workers = Awaited<ReturnType<typeof makeWorkers>>;

/** A receiver on loopback that answers 200 after a while, and keeps what came by the delivery's id. */
export async function countingReceiver(after: () => number) {
  const seen = new Map<string, string[]>();
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      const id = String(request.headers['x-service-delivery']);
      seen.set(id, [...(seen.get(id) ?? []), body]);
      setTimeout(() => response.end('ok'), after());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/in`,
    seen,
    duplicates: () => [...seen.values()].reduce((sum, bodies) => sum + bodies.length - 1, 0),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Fills a store with webhooks at an address, and deliveries that are due. */
export async function fillWith(
  store: WebhookStore,
  {
    url,
    webhooks,
    deliveries,
    random,
  }: { url: string; webhooks: number; deliveries: number; random: Random },
): Promise<string[]> {
  for (let i = 0; i < webhooks; i++) {
    await store.createWebhook(webhookRecord(i, random, { url, slow: false }), webhooks);
  }
  const ids: string[] = [];
  for (let from = 0; from < deliveries; from += 500) {
    const batch = Array.from({ length: Math.min(500, deliveries - from) }, (_, i) =>
      newDeliveryFor(`wh_${(from + i) % webhooks}`, Date.now(), random),
    );
    await store.enqueue(batch, deliveries);
    ids.push(...batch.map(({ id }) => id));
  }
  return ids;
}

export const sleep = async (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Waits until nothing is due any more; gives up after ten minutes. */
export async function untilDone(store: WebhookStore): Promise<void> {
  const from = performance.now();
  for (;;) {
    const due = await Promise.resolve(store.nextDue()).catch(() => 0);
    if (due === null) return;
    if (performance.now() - from > 600_000) throw new Error('it is not over after ten minutes');
    await sleep(50);
  }
}
