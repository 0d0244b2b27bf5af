import { once } from 'node:events';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { scratchFolder } from '../support/pack.ts';
import { startServed } from '../support/served.ts';

const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const CONNECTIONS = 400;
const PIPELINED = 8;

/** Megabytes of memory that a process holds (Linux). */
async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
}

/** Sockets that a process has open (Linux). */
async function openSockets(pid: number): Promise<number> {
  const folder = `/proc/${pid}/fd`;
  const links = (await readdir(folder)).map(async (name) => readlink(`${folder}/${name}`).catch(() => ''));
  return (await Promise.all(links)).filter((link) => link.startsWith('socket:')).length;
}

it('400 connections that ask for the document eight times and read nothing hold little, and are closed', async () => {
  const { folder, remove } = await scratchFolder();
  const { child, origin } = await startServed(cli, ['--log', 'off'], { cwd: folder });
  onTestFinished(async () => {
    child.kill();
    await once(child, 'exit');
    await remove();
  });
  const pid = child.pid as number;
  await (await fetch(`${origin}/v1/openapi.json`)).arrayBuffer();
  const before = await residentMegabytes(pid);

  const { hostname, port } = new URL(origin);
  const request = `GET /v1/openapi.json HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`;
  const sockets = await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const socket = connect(Number(port), hostname).pause();
      await once(socket, 'connect');
      socket.write(request.repeat(PIPELINED));
      return socket;
    }),
  );
  // One who reads is answered while the others wait.
  expect((await fetch(`${origin}/v1/openapi.json`)).status).toBe(200);
  expect((await residentMegabytes(pid)) - before).toBeLessThan(250);
  // None of them sees its end, which lies behind what it does not read.
  await expect.poll(async () => openSockets(pid), { interval: 1_000 }).toBeLessThan(20);
  for (const socket of sockets) socket.destroy();
});
