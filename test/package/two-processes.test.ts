import { type ChildProcess, execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packInto, scratchFolder } from '../support/pack.ts';
import { hasServer, newDatabase } from '../support/postgres.ts';
import { until } from '../support/schedulers.ts';
import { type Served, startServed } from '../support/served.ts';

const run = promisify(execFile);
/**
 * With `INSTALL=1` the package and its driver come from the npm registry into an empty folder, as a new user has them.
 */
const isInstalled = process.env['REQUIRE_ALL'] === '1' || process.env['INSTALL'] === '1';
const TIMEOUT = 900_000;

interface Arrival {
  readonly id: string;
  readonly body: string;
}

describe.runIf(hasServer)('two `canivete serve` on one PostgreSQL', () => {
  let scratch: Awaited<ReturnType<typeof scratchFolder>>;
  let database: Awaited<ReturnType<typeof newDatabase>>;
  let cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
  let receiver: Server;
  const arrivals: Arrival[] = [];
  /** Milliseconds until the receiver answers. */
  let answersAfter = 0;
  const children: ChildProcess[] = [];
  const servers: Served[] = [];

  beforeAll(async () => {
    scratch = await scratchFolder();
    await writeFile(join(scratch.folder, 'package.json'), '{}');
    if (isInstalled) {
      const tarball = await packInto(scratch.folder);
      await run('npm', ['install', '--no-audit', '--no-fund', tarball, 'pg@8'], { cwd: scratch.folder });
      cli = join(scratch.folder, 'node_modules/canivete/dist/cli.js');
    }
    database = await newDatabase();
    receiver = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += chunk));
      request.on('end', () => {
        arrivals.push({ id: String(request.headers['x-service-delivery']), body });
        setTimeout(() => response.writeHead(204).end(), answersAfter);
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    servers.push(...(await Promise.all([serve(), serve()])));
  }, TIMEOUT);

  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    receiver?.closeAllConnections();
    receiver?.close();
    await database?.drop();
    await scratch?.remove();
  });

  /** Runs a command in the user's folder and gives its output. */
  async function canivete(...args: string[]): Promise<string> {
    const { stdout } = await run(process.execPath, [cli, ...args, '--store', database.address], {
      cwd: scratch.folder,
    });
    return stdout.trim();
  }

  async function serve(): Promise<Served> {
    const args = ['--webhooks-dev', '--store', database.address];
    const served = await startServed(cli, args, { cwd: scratch.folder });
    children.push(served.child);
    return served;
  }

  let turn = 0;
  /** A call through a balancer that gives each server its turn. */
  async function call(key: string): Promise<Response> {
    const { origin } = servers[turn++ % servers.length] as Served;
    return fetch(`${origin}/v1/cpf`, { headers: { authorization: `Bearer ${key}` } });
  }

  /** All deliveries of a webhook by state. */
  async function states(webhook: string): Promise<Record<string, number>> {
    const found = JSON.parse(
      await canivete('webhooks', 'deliveries', webhook, '--limit', '1000', '--json'),
    ) as {
      readonly state: string;
    }[];
    const counts: Record<string, number> = {};
    for (const { state } of found) counts[state] = (counts[state] ?? 0) + 1;
    return counts;
  }

  it('have one quota, and know the keys that the command line makes and revokes', async () => {
    const account = await canivete('accounts', 'create', '--plan', 'free');
    const key = await canivete('keys', 'create', account);
    const statuses: number[] = [];
    for (let i = 0; i < 102; i++) statuses.push((await call(key)).status);
    expect(statuses).toEqual([...Array<number>(100).fill(200), 429, 429]);
    await canivete('accounts', 'set-plan', account, 'pro');
    const left = [await call(key), await call(key)].map(({ headers }) =>
      headers.get('x-ratelimit-remaining'),
    );
    expect(left).toEqual(['9899', '9898']);
    const [{ id }] = JSON.parse(await canivete('keys', 'list', account, '--json')) as [{ id: string }];
    await canivete('keys', 'revoke', id);
    expect([(await call(key)).status, (await call(key)).status]).toEqual([401, 401]);
  });

  it('deliver an event once, and lose none when one of them is killed', async () => {
    const account = await canivete('accounts', 'create', '--plan', 'pro');
    const key = await canivete('keys', 'create', account);
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
    const created = await canivete(
      'webhooks',
      'create',
      account,
      url,
      '--events',
      'tool_used',
      '--webhooks-dev',
    );
    const [webhook = ''] = created.split('\n');

    for (let i = 0; i < 20; i++) expect((await call(key)).status).toBe(200);
    await until(async () => ((await states(webhook))['succeeded'] ?? 0) === 20);
    expect(arrivals).toHaveLength(20);
    expect(new Set(arrivals.map(({ id }) => id)).size).toBe(20);

    // From now on some are always being sent.
    answersAfter = 300;
    for (let i = 0; i < 20; i++) expect((await call(key)).status).toBe(200);
    await until(() => arrivals.length > 24);
    const [killed] = servers.splice(0, 1);
    killed?.child.kill('SIGKILL');
    for (let i = 0; i < 5; i++) expect((await call(key)).status).toBe(200);
    // Deliveries in flight at the dead process are free again after their lease of 30 s.
    await until(async () => ((await states(webhook))['succeeded'] ?? 0) === 45);
    expect(await states(webhook)).toEqual({ succeeded: 45 });

    const bodies = new Map<string, Set<string>>();
    for (const { id, body } of arrivals) bodies.set(id, (bodies.get(id) ?? new Set()).add(body));
    expect(bodies.size).toBe(45);
    expect([...bodies.values()].every(({ size }) => size === 1)).toBe(true);
    // A webhook has at most four deliveries in flight.
    expect(arrivals.length - 45).toBeLessThanOrEqual(4);
  });
});
