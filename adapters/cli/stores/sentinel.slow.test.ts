/** `redis+sentinel://` on servers of its own: two of Redis, and a Sentinel that moves the name from one to the other. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { openStore } from '../store.ts';

const hasRedis = (() => {
  try {
    return Boolean(execFileSync('redis-server', ['--version']));
  } catch {
    return process.env['REQUIRE_ALL'] === '1';
  }
})();

const folder = mkdtempSync(join(tmpdir(), 'canivete-sentinel-'));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { readonly port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const ask = (port: number, ...words: string[]) =>
  execFileSync('redis-cli', ['-p', String(port), ...words], { encoding: 'utf8' });

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    try {
      if (isSo()) return;
    } catch {
      // It does not listen yet.
    }
    await sleep(100);
  }
  throw new Error('it never came');
}

async function start(name: string, lines: readonly string[], more: readonly string[] = []): Promise<number> {
  const port = await freePort();
  const file = join(folder, `${name}.conf`);
  writeFileSync(file, [`port ${port}`, 'bind 127.0.0.1', `dir ${folder}`, 'save ""', ...lines].join('\n'));
  children.push(spawn('redis-server', [file, ...more], { stdio: 'ignore' }));
  await until(() => ask(port, 'ping').startsWith('PONG'));
  return port;
}

describe.runIf(hasRedis)('a store behind Sentinel', () => {
  it('follows a planned failover, with what was written, and warns of servers that write without replicas', async () => {
    const first = await start('first', []);
    const second = await start('second', [`replicaof 127.0.0.1 ${first}`]);
    await until(() => ask(second, 'info', 'replication').includes('master_link_status:up'));
    const monitor = [
      `sentinel monitor mine 127.0.0.1 ${first} 1`,
      'sentinel down-after-milliseconds mine 2000',
    ];
    const sentinel = await start('sentinel', monitor, ['--sentinel']);
    await until(() => ask(sentinel, 'sentinel', 'replicas', 'mine').includes(String(second)));

    const { stores, close } = await openStore(
      `redis+sentinel://127.0.0.1:${sentinel},127.0.0.1:${sentinel}/mine/0`,
    );
    const warnings = async () => (await stores.webhookStore.warnings?.())?.join('\n') ?? '';
    expect(await warnings()).toContain('min-replicas-to-write 1');
    for (const port of [first, second]) ask(port, 'config', 'set', 'min-replicas-to-write', '1');
    expect(await warnings()).not.toContain('min-replicas-to-write');

    const count = async () => {
      try {
        await stores.quotaStore.consume({ bucket: 'b', limit: null, cost: 1, keep: 3_600_000 });
        return 1;
      } catch {
        return 0;
      }
    };
    let counted = 0;
    for (let i = 0; i < 150; i++) {
      if (i === 30) ask(sentinel, 'sentinel', 'failover', 'mine');
      counted += await count();
      await sleep(50);
    }
    await until(() => ask(second, 'role').startsWith('master'));
    // The new server takes writes again once the old one follows it.
    while ((await count()) === 0) await sleep(100);
    counted++;
    const { used } = await stores.quotaStore.consume({ bucket: 'b', limit: null, cost: 0, keep: 3_600_000 });
    expect(ask(sentinel, 'sentinel', 'get-master-addr-by-name', 'mine')).toContain(String(second));
    // Writes of a second at twenty a second may be lost with the old server.
    expect(counted - used).toBeLessThanOrEqual(25);
    expect(counted).toBeGreaterThan(30);
    await close();
  }, 120_000);
});
