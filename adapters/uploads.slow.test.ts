import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { pathToFileURL } from 'node:url';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { folder, isInstalled } from '#test/runtimes/runtimes.ts';
import { startService } from '#test/support/service.ts';
import { listenOn } from './_listen.ts';
import { serve } from './node.ts';
import { createServer } from 'node:http';

const NGINX = '/usr/sbin/nginx';
/** Megabytes of an upload: less than what is read of a refused one, and far more. */
const SIZES = [3, 20];
const TIMES = 30;

/** A server whose bodies have a limit of 1 MiB, with a header that opens it. */
async function started() {
  const { service, keys } = await startService();
  const { origin, close } = await serve(service, { port: 0 });
  onTestFinished(close);
  return {
    origin,
    headers: { authorization: `Bearer ${keys.enterprise}`, 'content-type': 'application/json' },
  };
}

type Send = (url: string, headers: Record<string, string>, body: Buffer<ArrayBuffer>) => Promise<number>;

const sendByFetch: Send = async (url, headers, body) =>
  (await fetch(url, { method: 'POST', headers, body })).status;

/** Clients that are installed with the runtimes. */
const others: Record<string, (client: Client) => Send> = {
  got:
    ({ got }) =>
    async (url, headers, body) =>
      (await got.post(url, { headers, body, throwHttpErrors: false, retry: { limit: 0 } })).statusCode,
  axios: (axios) => async (url, headers, body) =>
    (await axios.default.post(url, body, { headers, validateStatus: null, maxBodyLength: Infinity })).status,
};
// oxlint-disable-next-line typescript/no-explicit-any -- without the package there are no types
type Client = any;

async function statuses(send: Send, origin: string, headers: Record<string, string>) {
  const told = new Map<unknown, number>();
  for (const megabytes of SIZES) {
    const body = Buffer.alloc(megabytes * 1_000_000, ' ');
    for (let i = 0; i < TIMES; i++) {
      const status = await send(`${origin}/v1/echo`, headers, body).catch((error) =>
        String(error.code ?? error),
      );
      told.set(status, (told.get(status) ?? 0) + 1);
    }
  }
  return Object.fromEntries(told);
}

it('each upload over the limit by fetch is answered 400', async () => {
  const { origin, headers } = await started();
  expect(await statuses(sendByFetch, origin, headers)).toEqual({ 400: TIMES * SIZES.length });
});

for (const [name, sendBy] of Object.entries(others)) {
  it.skipIf(!isInstalled(name))(`each upload over the limit by ${name} is answered 400`, async () => {
    const file = createRequire(folder).resolve(name);
    const client: Client = await import(pathToFileURL(file).href);
    const { origin, headers } = await started();
    expect(await statuses(sendBy(client), origin, headers)).toEqual({ 400: TIMES * SIZES.length });
  });
}

it.skipIf(!existsSync(NGINX))('each upload over the limit through nginx is answered 400', async () => {
  const { origin, headers } = await started();
  const probe = createServer();
  const front = await listenOn(probe, 0, '127.0.0.1');
  await new Promise((resolve) => probe.close(resolve));
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const settings = `daemon off; pid ${folder}/pid; error_log stderr crit; events {}
http { access_log off; client_max_body_size 100m; client_body_temp_path ${folder}; proxy_temp_path ${folder};
fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
server { listen ${new URL(front).host}; location / { proxy_pass ${origin}; } } }`;
  await writeFile(join(folder, 'conf'), settings);
  const nginx = spawn(NGINX, ['-p', folder, '-c', join(folder, 'conf')], {
    stdio: 'ignore',
  });
  onTestFinished(async () => {
    nginx.kill();
    await rm(folder, { recursive: true });
  });
  await listening(front);
  expect(await statuses(sendByFetch, front, headers)).toEqual({ 400: TIMES * SIZES.length });
});

/** Waits until a server takes connections. */
async function listening(origin: string): Promise<void> {
  const { hostname, port } = new URL(origin);
  for (;;) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(Number(port), hostname, () => resolve(true)).on('error', () => resolve(false));
      socket.on('connect', () => socket.destroy());
    });
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
