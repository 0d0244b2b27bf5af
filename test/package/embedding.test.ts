import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import parse from 'parse-prometheus-text-format';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packInto, scratchFolder } from '../support/pack.ts';
import { root } from '../support/pages.ts';

const run = promisify(execFile);

/** A product with a login, whose tools are below a path of its own; and tools for anyone, below another. */
const PROGRAM = `import express from 'express';
import session from 'express-session';
import { createService } from 'canivete';
import { toExpress } from 'canivete/express';

const service = createService({
  http: { basePath: '/tools/v1' },
  account: { session: (_, { session }) => session.accountId ?? null },
});
await service.accounts.create({ id: 42, plan: 'pro' });
const own = createService({
  http: { basePath: '/own/v1' },
  keys: false,
  authenticate: (_, { session }) => session.accountId ? { account: session.accountId, plan: 'free' } : null,
});

const app = express();
app.use(session({ secret: 'of a test', resave: false, saveUninitialized: false }));
app.post('/login', express.json(), (request, response) => {
  request.session.accountId = request.body.id;
  response.json({});
});
app.use('/tools', toExpress(service));
app.use(toExpress(own));
app.use(toExpress(createService({ http: { basePath: '/open/v1' }, keys: false })));
app.use('/lost', toExpress(createService()));
const server = app.listen(0, '127.0.0.1', () => console.log('http://127.0.0.1:' + server.address().port));
`;

let scratch: Awaited<ReturnType<typeof scratchFolder>>;

beforeAll(async () => {
  scratch = await scratchFolder();
  const modules = join(scratch.folder, 'node_modules');
  await mkdir(join(modules, 'canivete'), { recursive: true });
  const tarball = await packInto(scratch.folder);
  await run('tar', ['-xzf', tarball, '--strip-components=1', '-C', join(modules, 'canivete')]);
  const { dependencies } = JSON.parse(await readFile(join(modules, 'canivete/package.json'), 'utf8'));
  for (const name of [...Object.keys(dependencies), 'express', 'express-session']) {
    await mkdir(dirname(join(modules, name)), { recursive: true });
    await symlink(join(root, 'node_modules', name), join(modules, name));
  }
}, 300_000);
afterAll(async () => scratch?.remove());

describe('the package, unpacked into an empty folder, inside an Express application', () => {
  let stop: (() => unknown) | undefined;
  let origin = '';
  let cookie = '';
  let warned = '';

  beforeAll(async () => {
    await writeFile(join(scratch.folder, 'server.mjs'), PROGRAM);
    const child = spawn(process.execPath, ['server.mjs'], { cwd: scratch.folder });
    stop = () => child.kill('SIGKILL');
    child.stderr.on('data', (chunk) => (warned += chunk));
    [origin] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
    const login = await fetch(`${origin}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"id":42}',
    });
    cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
  }, 300_000);
  afterAll(() => void stop?.());

  const ask = async (path: string, init: RequestInit = {}) =>
    fetch(`${origin}${path}`, { ...init, headers: { cookie, ...(init.headers as object) } });

  it('the panel below a path asks for the session of express-session, and its files load', async () => {
    const html = await (await ask('/tools/v1/panel')).text();
    expect(html).toContain('data-session="host"');
    const [, script = ''] = /<script type="module" src="([^"]+)"/.exec(html) ?? [];
    const file = new URL(script, `${origin}/tools/v1/panel`);
    expect([file.pathname.startsWith('/tools/v1/panel/'), (await fetch(file)).status]).toEqual([true, 200]);
  });

  it('somebody who is logged in sees the account and makes a key that calls a tool', async () => {
    expect(await (await ask('/tools/v1/account')).json()).toMatchObject({ id: '42', plan: 'pro' });
    const post = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
    expect((await ask('/tools/v1/account/keys', post)).status).toBe(403);
    const made = await ask('/tools/v1/account/keys', {
      ...post,
      headers: { ...post.headers, 'sec-fetch-site': 'same-origin' },
    });
    expect(made.status).toBe(201);
    const { key } = (await made.json()) as { key: string };
    const called = await fetch(`${origin}/tools/v1/cpf`, { headers: { authorization: `Bearer ${key}` } });
    expect([called.status, called.headers.get('x-ratelimit-limit')]).toEqual([200, '10000']);
    expect((await fetch(`${origin}/tools/v1/account`)).status).toBe(401);
    // A session calls no tool unless `authenticate` says so.
    expect((await ask('/tools/v1/cpf')).status).toBe(401);
  });

  it('the login of the host calls tools where it is asked, each user in a month of their own', async () => {
    const called = await ask('/own/v1/cpf');
    expect([called.status, called.headers.get('x-ratelimit-remaining')]).toEqual([200, '99']);
    expect((await fetch(`${origin}/own/v1/cpf`)).status).toBe(401);
  });

  it('a service without keys has its docs page, its document and its list of tools for anyone', async () => {
    const html = await (await fetch(`${origin}/open/v1/docs`)).text();
    expect(html).toContain('data-callers="anyone"');
    const document = await (await fetch(`${origin}/open/v1/openapi.json`)).json();
    expect(document).toMatchObject({ security: [], servers: [{ url: `${origin}/open/v1` }] });
    const { tools } = (await (await fetch(`${origin}/open/v1/tools`)).json()) as { tools: unknown[] };
    expect(tools.length).toBeGreaterThan(100);
    expect((await fetch(`${origin}/open/v1/cpf`)).status).toBe(200);
    expect((await fetch(`${origin}/open/v1/panel`)).status).toBe(404);
  });

  it('a mount that the base path does not name is 404 of the application, with the line to write', async () => {
    expect((await fetch(`${origin}/lost/v1/cpf`)).status).toBe(404);
    await expect.poll(() => warned).toContain("createService({ http: { basePath: '/lost/v1' } })");
  });
});

it('`serve --metrics` of the unpacked package tells Prometheus what waits for a receiver that does not answer', async () => {
  const key = 'cnv_0123456789ABCDEFGHIJKLMNOPQRSTUV41TAda';
  const args = [
    '--port',
    '0',
    '--metrics',
    '0',
    '--webhooks-dev',
    'http://127.0.0.1:9/',
    '--key',
    `${key}:pro`,
  ];
  const child = spawn(process.execPath, ['node_modules/canivete/dist/cli.js', 'serve', ...args], {
    cwd: scratch.folder,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  try {
    const found = (pattern: RegExp) => pattern.exec(said)?.[1] ?? '';
    await expect.poll(() => found(/metrics: (\S+)/)).not.toBe('');
    const [origin, metrics] = [found(/(http:\/\/127\.0\.0\.1:\d+)\/v1/), found(/metrics: (\S+)/)];
    const { status } = await fetch(`${origin}/v1/cpf`, { headers: { authorization: `Bearer ${key}` } });
    expect(status).toBe(200);
    expect((await fetch(`${origin}/v1/cpf`, { headers: { authorization: 'Bearer cnv_x' } })).status).toBe(
      401,
    );

    const valueOf = async (name: string, label: string, value: string) => {
      const families = parse(await (await fetch(metrics)).text());
      const samples = families.find((family) => family.name === name)?.metrics ?? [];
      return Number(samples.find(({ labels }) => labels?.[label] === value)?.value ?? 0);
    };
    const waiting = async () =>
      Promise.all(
        ['ok', 'slow', 'failing'].map(async (receivers) =>
          valueOf('canivete_webhook_deliveries_waiting', 'receivers', receivers),
        ),
      );
    await expect.poll(async () => (await waiting()).reduce((sum, count) => sum + count)).toBe(1);
    expect(await valueOf('canivete_requests_refused_total', 'reason', 'key')).toBe(1);
  } finally {
    child.kill('SIGKILL');
  }
});
