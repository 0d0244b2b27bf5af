import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Webhook } from 'standardwebhooks';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { folder as runtimesFolder, isInstalled } from './runtimes/runtimes.ts';
import { startReceiver } from './support/receiver.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('..', import.meta.url));
const examples = join(root, 'examples');
const CNPJ = /^[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/0001-\d{2}$/;

const started: ChildProcess[] = [];
afterEach(() => {
  for (const { pid } of started.splice(0)) {
    try {
      process.kill(-(pid as number), 'SIGKILL');
    } catch {
      // It has ended already.
    }
  }
});

interface Running {
  /** The first line that matches, of those printed and of those to come. */
  line(pattern: RegExp): Promise<string>;
  printed(): string;
}

/** Starts a program as its first comment says, on a free port. */
function start(file: string, { args = [], cwd = root, env = {} }: StartOptions = {}): Running {
  const child = spawn(process.execPath, [file, ...args], {
    cwd,
    // A group of its own, so that what the program starts ends with it.
    detached: true,
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  let printed = '';
  child.stdout.on('data', (chunk) => (printed += chunk));
  const exit = new Promise<never>((_, reject) => {
    child.once('exit', (code) => reject(new Error(`${file} exited with ${code}: ${printed}`)));
  });
  exit.catch(() => undefined);
  return {
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

interface StartOptions {
  readonly args?: readonly string[];
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
}

const originIn = (line: string) => /http:\/\/[\d.]+:\d+/.exec(line)?.[0] as string;

/** The answer to a curl line that was printed, as a user pastes it. */
async function paste(line: string) {
  const { stdout } = await run('bash', ['-c', line.replace('curl', 'curl -s')], { timeout: 10_000 });
  return JSON.parse(stdout);
}

async function answersBesideItsOwnRoute(file: string): Promise<void> {
  const line = await start(join(examples, file)).line(/curl/);
  expect((await paste(line)).cnpjs[0]).toMatch(CNPJ);
  expect(await (await fetch(`${originIn(line)}/health`)).text()).toBe('ok');
}

const tests: Readonly<Record<string, () => Promise<void>>> = {
  node: () => answersBesideItsOwnRoute('node/server.mjs'),
  express: () => answersBesideItsOwnRoute('express/server.mjs'),
  fastify: () => answersBesideItsOwnRoute('fastify/server.mjs'),
  hono: () => answersBesideItsOwnRoute('hono/server.mjs'),
  koa: () => answersBesideItsOwnRoute('koa/server.mjs'),

  async lambda() {
    const { stdout } = await run(process.execPath, [join(examples, 'lambda/invoke.mjs')], {
      timeout: 20_000,
    });
    const { statusCode, body } = JSON.parse(stdout);
    expect(statusCode).toBe(200);
    expect(JSON.parse(body).cnpjs[0]).toMatch(CNPJ);
  },

  async embed() {
    const program = start(join(examples, 'embed/server.mjs'), { env: { WEBHOOKS_DEV: '1' } });
    const line = await program.line(/curl/);
    const origin = originIn(line);
    const { session, key } = await paste(line);
    const me = async (path: string, body?: object) => {
      const init = body && { method: 'POST', body: JSON.stringify(body) };
      const headers = { 'x-session': session, 'content-type': 'application/json' };
      const reply = await fetch(`${origin}/me${path}`, { ...init, headers });
      return { status: reply.status, body: await reply.json() };
    };
    const call = async (path: string) => {
      const reply = await fetch(`${origin}/v1${path}`, { headers: { authorization: `Bearer ${key}` } });
      return reply.status;
    };

    expect((await fetch(`${origin}/me/usage`)).status).toBe(401);
    expect([await call('/cpf'), await call('/cnpj'), await call('/rg')]).toEqual([200, 200, 403]);
    expect((await me('/usage')).body).toMatchObject({ used: 2, limit: 3 });
    expect([await call('/cpf'), await call('/cpf')]).toEqual([200, 429]);

    const receiver = await startReceiver((_, response) => response.writeHead(204).end());
    onTestFinished(receiver.stop);
    const url = `http://127.0.0.1:${receiver.port}/`;
    expect(await me('/webhooks', { url })).toMatchObject({ status: 400, body: { code: 'plan' } });
    expect((await me('/upgrade', {})).status).toBe(200);
    const { secret } = (await me('/webhooks', { url })).body;
    expect(await call('/rg')).toBe(200);
    await expect.poll(() => receiver.received.length, { timeout: 5_000 }).toBe(1);
    const [{ request, body }] = receiver.received as [(typeof receiver.received)[0]];
    const headers = request.headers as Record<string, string>;
    expect(new Webhook(secret).verify(body, headers)).toMatchObject({ event: 'tool_used', tool_id: 'rg' });
  },

  async webhooks() {
    const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
    const program = start(join(examples, 'webhooks/receiver.mjs'), { env: { WEBHOOK_SECRET: secret } });
    const origin = originIn(await program.line(/receives/));
    const deliver = async (id: string, toolId: string, signedWith = secret) => {
      const at = new Date();
      const payload = { event: 'tool_used', timestamp: at.toISOString(), tool_id: toolId, data: {} };
      const body = JSON.stringify(payload);
      const headers = {
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': new Webhook(signedWith).sign(id, at, body),
      };
      return (await fetch(origin, { method: 'POST', headers, body })).status;
    };
    const other = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
    expect(await deliver('evt_1', 'cpf')).toBe(204);
    expect(await deliver('evt_1', 'once-more')).toBe(204);
    expect(await deliver('evt_2', 'forged', other)).toBe(400);
    expect(await deliver('evt_3', 'cnpj')).toBe(204);
    await program.line(/tool_used: cnpj/);
    expect(program.printed()).toContain('tool_used: cpf\n');
    expect(program.printed()).not.toMatch(/once-more|forged/);
  },

  async next() {
    // In a folder of its own, with what `npm install` would have put there.
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'canivete-example-')));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
    cpSync(join(examples, 'next'), folder, { recursive: true });
    mkdirSync(join(folder, 'node_modules'));
    for (const name of ['next', 'react', 'react-dom']) {
      symlinkSync(join(runtimesFolder, 'node_modules', name), join(folder, 'node_modules', name));
    }
    symlinkSync(root, join(folder, 'node_modules/canivete'));
    const bin = join(folder, 'node_modules/next/dist/bin/next');
    // Turbopack, the default, does not follow links out of the folder.
    const args = ['dev', '--webpack', '--port', '0', '--hostname', '127.0.0.1'];
    const program = start(bin, { args, cwd: folder, env: { NEXT_TELEMETRY_DISABLED: '1' } });
    await program.line(/Ready/);
    const origin = originIn(program.printed());
    const page = await (await fetch(origin)).text();
    expect(page.match(/<li>[^<]*<\/li>/g)).toHaveLength(3);
    const key = /cnv_\w{38}/.exec(page)?.[0];
    const reply = await fetch(`${origin}/v1/cnpj`, { headers: { authorization: `Bearer ${key}` } });
    expect(((await reply.json()) as { cnpjs: string[] }).cnpjs[0]).toMatch(CNPJ);
  },
};

/** What an example needs of `npm run runtimes`. */
const needs: Readonly<Record<string, string>> = { next: 'next' };

describe('examples', () => {
  it.each(readdirSync(examples))('%s answers as it promises', async (name) => {
    expect(Object.keys(tests), 'each folder has a test').toContain(name);
  });

  for (const [name, test] of Object.entries(tests)) {
    it.skipIf(needs[name] !== undefined && !isInstalled(needs[name]))(`examples/${name}`, test, 120_000);
  }
});
