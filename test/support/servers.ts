/** Servers of a test's own, which it may kill: Redis, PostgreSQL, and what stands between them and their clients. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** True if a test must use a program: always when nothing may be skipped, else when it is installed. */
const mustHave = (path: string | undefined): boolean =>
  process.env['REQUIRE_ALL'] === '1' || (path !== undefined && existsSync(path));

const redisServer = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin']
  .map((folder) => join(folder, 'redis-server'))
  .find((path) => existsSync(path));

const postgresFolder = ['/usr/lib/postgresql', '/usr/local/pgsql']
  .flatMap((folder) =>
    existsSync(folder) ? [folder, ...readdirSync(folder).map((one) => join(folder, one))] : [],
  )
  .map((folder) => join(folder, 'bin'))
  .findLast((folder) => existsSync(join(folder, 'initdb')));

export const hasRedisServer = mustHave(redisServer);
export const hasPostgresServer = mustHave(postgresFolder);

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

export async function untilItAnswers(port: number): Promise<void> {
  while (!(await answers(port))) await new Promise((resolve) => setTimeout(resolve, 20));
}

export interface OwnServer {
  readonly port: number;
  /** Kills its processes as a power cut would, and starts it again on the same files. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startRedis(appendfsync: 'always' | 'everysec'): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'canivete-redis-'));
  const port = await freePort();
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', ''];
  const durable = ['--appendonly', 'yes', '--appendfsync', appendfsync];
  let server: ChildProcess;
  const start = async () => {
    server = spawn(redisServer ?? 'redis-server', [...settings, ...durable], { stdio: 'ignore' });
    await untilItAnswers(port);
  };
  const kill = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGKILL');
    await ended;
  };
  await start();
  return {
    port,
    async restart() {
      await kill();
      await start();
    },
    async stop() {
      await kill();
      rmSync(folder, { recursive: true });
    },
  };
}

export async function startPostgres(): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'canivete-postgres-'));
  const data = join(folder, 'data');
  const port = await freePort();
  // It refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  const asOwner = async (program: string, ...args: readonly string[]) => {
    const command = [join(postgresFolder ?? '', program), ...args];
    const [file, ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    await run(file as string, rest);
  };
  if (isRoot) await run('chown', ['postgres', folder]);
  chmodSync(folder, 0o755);
  await asOwner('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync');
  const options = `-p ${port} -h 127.0.0.1 -k ${folder}`;
  const log = ['-l', join(folder, 'log'), '-s', '-w'];
  await asOwner('pg_ctl', '-D', data, '-o', options, ...log, 'start');
  return {
    port,
    restart: async () => asOwner('pg_ctl', '-D', data, '-o', options, ...log, '-m', 'immediate', 'restart'),
    async stop() {
      await asOwner('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true });
    },
  };
}

/** A way to a port that can fall silent: connections stay open, new ones are accepted, and nothing passes. */
export async function silentProxy(port: number) {
  const sockets = new Set<Socket>();
  let isSilent = false;
  let target = port;
  const server = createServer((client) => {
    const behind = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [client, behind],
      [behind, client],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      if (isSilent) from.pause();
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    silence(silent: boolean): void {
      isSilent = silent;
      for (const socket of sockets) {
        if (silent) socket.pause();
        else socket.resume();
      }
    },
    /** The connections that are there fall silent; new ones pass. */
    abandon(): void {
      for (const socket of sockets) {
        socket.unpipe();
        socket.resume();
      }
    },
    /** New connections lead to another port. */
    leadTo(port: number): void {
      target = port;
    },
    close(): void {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** A way to a port that takes half of `roundTrip` milliseconds for each direction, and counts what is asked. */
export async function distantProxy(port: number, roundTrip: number) {
  const sockets = new Set<Socket>();
  let asked = 0;
  const server = createServer((client) => {
    const behind = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [client, behind],
      [behind, client],
    ] as const) {
      sockets.add(from);
      from.setNoDelay(true);
      from.on('data', (data: Buffer) => {
        if (from === client) asked++;
        setTimeout(() => to.writable && to.write(data), roundTrip / 2);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    /** How often a client wrote since this was asked last. */
    asked(): number {
      const count = asked;
      asked = 0;
      return count;
    },
    close(): void {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
