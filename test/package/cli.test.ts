import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const cli = `${root}dist/cli.js`;
const KEY = 'cnv_0123456789ABCDEFGHIJKLMNOPQRSTUV41TAda';
const SECRET = 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=';

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** Starts the service on a free port and waits for what it prints. */
async function serve(...args: string[]) {
  return serveUntil('curl', ...args);
}

async function serveUntil(text: string, ...args: string[]) {
  const child = spawn(process.execPath, [cli, 'serve', '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CANIVETE_GRACE: '0' },
  });
  started.push(child);
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      if (printed.includes(text)) resolve();
    });
    child.once('exit', (code) => reject(new Error(`exited with ${code}: ${printed}`)));
  });
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const address = /http:\S+?(?=\/v1)/.exec(printed)?.[0] as string;
  return { child, printed, exit, address, port: Number(new URL(address).port) };
}

const patience = { timeout: 60_000, interval: 20 };

/** True where something takes connections at a port of this machine. */
const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** Runs a command that must fail. */
async function failure(...args: string[]): Promise<{ code: number; stderr: string }> {
  try {
    await run(process.execPath, [cli, ...args], { timeout: 240_000 });
  } catch (error) {
    return error as { code: number; stderr: string };
  }
  throw new Error(`canivete ${args.join(' ')} succeeded`);
}

interface Streams {
  readonly stdin?: 'ignore' | 'pipe';
  readonly stdout?: 'pipe' | number;
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts a command that ends: what it prints, and with which code. */
function start(args: readonly string[], { stdin = 'ignore', stdout = 'pipe', env = {} }: Streams = {}) {
  const child = spawn(process.execPath, [cli, ...args], {
    stdio: [stdin, stdout, 'pipe'],
    env: { ...process.env, ...env },
  });
  started.push(child);
  const printed = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk) => (printed.stdout += chunk));
  child.stderr?.on('data', (chunk) => (printed.stderr += chunk));
  const end = new Promise<typeof printed & { readonly code: number | null }>((resolve) =>
    child.once('close', (code) => resolve({ ...printed, code })),
  );
  return { child, end };
}

const ended = async (...args: string[]) => start(args).end;

describe('canivete serve', () => {
  it('prints a curl line that works when it is pasted', async () => {
    const { printed } = await serve();
    const line = printed.split('\n').find((text) => text.trim().startsWith('curl')) as string;
    const { stdout } = await run('bash', ['-c', line.trim().replace('curl', 'curl -s')]);
    expect(JSON.parse(stdout).cpfs).toHaveLength(3);
  });

  it('accepts the keys that it is given, each of its plan and account', async () => {
    const other = 'cnv_ExemploPro00000000000000000000000OnwcF';
    const { address } = await serve('--key', `${KEY}:free:acme`, '--key', `${other}:pro`);
    const limitOf = async (key: string) =>
      (await fetch(`${address}/v1/cpf`, { headers: { authorization: `Bearer ${key}` } })).headers.get(
        'x-ratelimit-limit',
      );
    expect(await limitOf(KEY)).toBe('100');
    expect(await limitOf(other)).toBe('10000');
  });

  it('puts the key for the occasion into the page of docs, where this machine alone reads it and no file of options is', async () => {
    const hasKey = async (...args: string[]) => {
      const { printed, port } = await serve(...args);
      const key = /key \(\w+\): (\S+)/.exec(printed)?.[1] as string;
      return (await (await fetch(`http://127.0.0.1:${port}/v1/docs`)).text()).includes(key);
    };
    const folder = mkdtempSync(join(tmpdir(), 'canivete-cli-'));
    const config = join(folder, 'config.mjs');
    writeFileSync(config, 'export default { docs: true };');
    expect(await hasKey()).toBe(true);
    expect(await hasKey('--config', config)).toBe(false);
    expect(await hasKey('--host', '0.0.0.0')).toBe(false);
    expect(await hasKey('--key', `${KEY}:pro`)).toBe(false);
    rmSync(folder, { recursive: true });
  });

  it('can have a clock that stands still', async () => {
    const { address } = await serve('--key', `${KEY}:free`, '--now', '2026-11-30T23:59:59Z');
    const { headers } = await fetch(`${address}/v1/cpf`, { headers: { authorization: `Bearer ${KEY}` } });
    expect(headers.get('ratelimit')).toBe('"monthly";r=99;t=1');
  });

  it('says what it keeps in memory, and at its end how much of it is lost', async () => {
    const { child, printed, exit } = await serve('--webhooks-dev', '--key', `${KEY}:pro`);
    expect(printed).toMatch(/in memory and lost when this process ends: accounts, keys, counts/);
    let rest = '';
    child.stdout.on('data', (chunk) => (rest += chunk));
    child.kill('SIGTERM');
    expect(await exit).toBe(0);
    expect(rest).toMatch(/stopped: in-memory data lost; 0 undelivered webhooks/);
  });

  it('takes options from a module of the user', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'canivete-cli-'));
    const config = join(folder, 'config.mjs');
    writeFileSync(config, `export default { http: { basePath: '/v1/tools' }, docs: false };`);
    const { address } = await serve('--key', `${KEY}:pro`, '--config', config);
    const ask = (path: string) => fetch(address + path, { headers: { authorization: `Bearer ${KEY}` } });
    expect((await ask('/v1/tools/cpf')).status).toBe(200);
    expect((await ask('/v1/tools/docs')).status).toBe(404);
    rmSync(folder, { recursive: true });
  });

  it('goes on when the reader of its text has gone', async () => {
    const { child, address } = await serve('--key', `${KEY}:pro`, '--log', 'json');
    child.stdout.destroy();
    child.stderr.destroy();
    const ask = () => fetch(`${address}/v1/cpf`, { headers: { authorization: `Bearer ${KEY}` } });
    // The log of the first answers meets the closed end before the last one is asked for.
    for (let i = 0; i < 20; i++) expect((await ask()).status).toBe(200);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('on %s finishes the open requests, then ends', async (signal) => {
    const { child, exit, port } = await serve('--key', `${KEY}:pro`);
    let received = '';
    const socket = connect(port, '127.0.0.1').on('data', (chunk) => (received += chunk));
    const closed = once(socket, 'close');
    const head = ['POST /v1/dev/hash HTTP/1.1', 'Host: x', `Authorization: Bearer ${KEY}`];
    const rest = ['Content-Length: 14', 'Expect: 100-continue'];
    socket.write(`${[...head, ...rest].join('\r\n')}\r\n\r\n`);
    // The server says so once the request is open.
    await vi.waitFor(() => expect(received).toMatch(/^HTTP\/1\.1 100 /), patience);
    child.kill(signal);
    await vi.waitFor(() => expect(isListening(port)).resolves.toBe(false), patience);
    socket.write('{"text":"abc"}');
    await closed;
    expect(received).toMatch(/^HTTP\/1\.1 200 /m);
    expect(await exit).toBe(0);
  });
});

describe('the grace of canivete serve', () => {
  const leaving = async () => {
    const { child, exit, address } = await serve('--grace', '1h', '--key', `${KEY}:pro`);
    const announced = once(child.stdout, 'data');
    child.kill('SIGTERM');
    expect(String((await announced)[0])).toMatch(/^stopping in 3600000 ms/);
    expect((await fetch(`${address}/v1/health`)).status).toBe(503);
    return { child, exit };
  };

  it('is over when SIGINT says that the balancer has noticed', async () => {
    const { child, exit } = await leaving();
    child.kill('SIGINT');
    expect(await exit).toBe(0);
  });

  it('ends at once by a second SIGTERM, as the process does', async () => {
    const { child, exit } = await leaving();
    child.kill('SIGTERM');
    expect(await exit).toBe(1);
  });
});

describe('a store that lasts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'canivete-cli-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  // By the driver that is installed here, or what the running Node has itself.
  const store = ['--store', `sqlite:${join(folder, 'canivete.db')}`];
  const canivete = async (...args: string[]) =>
    (await run(process.execPath, [cli, ...args, ...store], { timeout: 240_000 })).stdout.trim();

  it('is managed by commands while it is served, and outlives who serves', async () => {
    const first = await serveUntil('keys create', ...store);
    expect(first.printed).not.toContain('curl');
    const account = await canivete('accounts', 'create', '--plan', 'free');
    const key = await canivete('keys', 'create', account);
    const left = async ({ address }: { address: string }) => {
      const { status, headers } = await fetch(`${address}/v1/cpf`, {
        headers: { authorization: `Bearer ${key}` },
      });
      return [status, headers.get('x-ratelimit-remaining')];
    };
    expect(await left(first)).toEqual([200, '99']);
    const second = await serveUntil('docs: ', ...store);
    expect(second.printed).not.toContain('keys create');
    expect(await left(second)).toEqual([200, '98']);
    for (const { child, exit } of [first, second]) {
      child.kill('SIGTERM');
      expect(await exit).toBe(0);
    }
    const third = await serve(...store, '--key', `${KEY}:pro:other`);
    expect(await left(third)).toEqual([200, '97']);
    const [{ id }] = JSON.parse(await canivete('keys', 'list', account, '--json')) as [{ id: string }];
    await canivete('keys', 'revoke', id);
    expect((await left(third))[0]).toBe(401);
    expect(await canivete('accounts', 'list')).toMatch(
      /^acc_\S+ +free +active .*\nother +pro +active .* other$/,
    );
  });

  it('has operations that are refused: one clear line and exit code 1', async () => {
    const { code, stderr } = await failure('keys', 'create', 'nobody', ...store);
    expect([code, stderr]).toEqual([1, 'canivete: there is no account "nobody"\n']);
  });

  it('may be given the same key at each start', async () => {
    for (let i = 0; i < 2; i++) {
      const { printed, child, exit } = await serve(...store, '--key', `${KEY}:pro:other`);
      expect(printed).toContain('key (pro): cnv_0123…TAda\n');
      child.kill('SIGTERM');
      await exit;
    }
  });
});

describe('a wrong command', () => {
  it('is one clear line and exit code 2', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const taken = String((server.address() as AddressInfo).port);
    const cases: [string[], RegExp][] = [
      [['serve', '--port', taken], /port \d+ of 127\.0\.0\.1 is taken/],
      [['serve', '--port', 'x'], /--port takes a number/],
      [['serve', '--port', '70000'], /--port takes a number/],
      [['serve', '--prot', '1'], /--prot/],
      [['serve', 'now'], /now/],
      [['serve', '--now', 'yesterday'], /--now takes an instant/],
      [['serve', '--now', '2026-02-30'], /--now takes an instant/],
      [['serve', '--now', '2026-02-30T12:00:00Z'], /--now takes an instant/],
      [['serve', '--now', '2026-11-21T12:00:00'], /--now takes an instant/],
      [['serve', '--key', KEY], /--key takes KEY:PLAN/],
      [['serve', '--key', `${KEY}:gold`], /free, pro, enterprise/],
      [['serve', '--key', `${KEY}:toString`], /free, pro, enterprise/],
      [['serve', '--key', `${KEY}:pro`, '--key', `${KEY}:pro`], /given twice/],
      [['serve', '--key', `${KEY}:pro:a b`], /--key takes KEY:PLAN/],
      [['serve', '--host', '203.0.113.7', '--port', '0'], /no address 203\.0\.113\.7/],
      [['listen', '--secret', 'foo'], /--secret takes whsec_/],
      [['listen', '--secret', SECRET, '--secret', 'whsec_…'], /--secret takes whsec_/],
      [['listen', '--secret', 'whsec_AAECA'], /--secret takes whsec_/],
      [['listen', '--secret', SECRET, '--port', taken], /port \d+ of 127\.0\.0\.1 is taken/],
      [['start'], /no command "start"/],
      [['serve', '--store', 'mysql://host/db'], /--store takes memory, sqlite:FILE/],
      [
        ['serve', '--store', 'postgres://127.0.0.1:1/db'],
        /--store postgres:\/\/127\.0\.0\.1:1\/db: .*ECONNREFUSED/,
      ],
      [['accounts', 'list', '--store', 'sqlite:/no/such/folder/x.db'], /--store sqlite:/],
      [['accounts', 'list'], /--store names/],
      [['accounts', 'forget', '--store', 'sqlite:x'], /canivete accounts is followed by one of create, list/],
    ];
    for (const [args, message] of cases) {
      const { code, stderr } = await failure(...args);
      expect({ args, code }).toEqual({ args, code: 2 });
      expect(stderr).toMatch(message);
      expect(stderr.trimEnd()).not.toContain('\n');
    }
    server.close();
  });

  it('a key with a wrong checksum is named by its hint alone, and the right one is not told', async () => {
    const { code, stderr } = await failure('serve', '--key', `${KEY.slice(0, -1)}b:pro`);
    expect(code).toBe(2);
    expect(stderr).toContain('cnv_0123…TAdb is not valid, as its checksum');
    const short = await failure('serve', '--key', 'cnv_short:pro');
    expect(short.stderr).toMatch(/is not valid: a key is cnv_/);
    expect(stderr + short.stderr).not.toMatch(/cnv_\w{9}/);
  });
});

describe('canivete', () => {
  it('tells its version and how it is used', async () => {
    const { version } = JSON.parse((await run('cat', [`${root}package.json`])).stdout);
    expect((await run(process.execPath, [cli, '--version'])).stdout).toBe(`${version}\n`);
    expect((await run(process.execPath, [cli, '-v'])).stdout).toBe(`${version}\n`);
    for (const args of [[], ['--help'], ['-h'], ['help'], ['serve', '--help'], ['help', 'serve']]) {
      expect((await run(process.execPath, [cli, ...args])).stdout).toContain('--key KEY:PLAN[:ACCOUNT]');
    }
    const ofCall = (await run(process.execPath, [cli, 'call', '--help'])).stdout;
    expect([ofCall.includes('--excel-br'), ofCall.includes('--port')]).toEqual([true, false]);
    const misspelt = await ended('cal', 'cpf');
    expect([misspelt.code, misspelt.stderr]).toEqual([
      2,
      'canivete: there is no command "cal"; did you mean canivete call?\n',
    ]);
    const env = { ...process.env, LC_ALL: 'pt_BR.UTF-8' };
    const inPortuguese = await run(process.execPath, [cli, 'cal', 'cpf'], { env }).catch((error) => error);
    expect(inPortuguese.stderr).toBe('canivete: não há o comando "cal"; você quis dizer canivete call?\n');
    expect((await run(process.execPath, [cli, 'help', 'call'], { env })).stdout).toContain(
      'Opções de call\n',
    );
    const { stdout } = await run(process.execPath, [cli, 'keys', 'create', '--help']);
    expect(stdout).toContain('canivete keys create ACCOUNT [--scope account] [--tools ID,ID]');
  });
});

describe('canivete check', () => {
  it('says what serve would run with', async () => {
    const { code, stdout, stderr } = await ended('check', '--port', '0', '--log', 'off');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^version +\S+\naddress +http:\/\/127\.0\.0\.1:0\/v1\n/);
  });

  it('shows where a fault in a module of the user is', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'canivete-cli-'));
    const config = join(folder, 'config.mjs');
    writeFileSync(config, `export default () => { throw new Error('no such secret'); };`);
    const { code, stdout, stderr } = await ended('check', '--config', config);
    rmSync(folder, { recursive: true });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/Error: no such secret\n +at .*config\.mjs:1/);
  });
});

describe('canivete init', () => {
  it('makes a project of a template of the package', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'canivete-cli-'));
    const project = join(folder, 'meu-projeto');
    const { code, stdout, stderr } = await ended('init', project);
    const { name } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
    rmSync(folder, { recursive: true });
    expect([code, stderr, name]).toEqual([0, '', 'meu-projeto']);
    expect(stdout).toContain(`made ${project} from the template node. Next:`);
  });
});

describe('canivete listen', () => {
  /** Starts a listener on a free port, and collects what it prints. */
  async function listen(...args: string[]) {
    const child = spawn(process.execPath, [cli, 'listen', '--port', '0', ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    started.push(child);
    const lines: string[] = [];
    const line = async (pattern: RegExp): Promise<string> => {
      for (;;) {
        const found = lines.find((text) => pattern.test(text));
        if (found) return found;
        await new Promise((resolve) => child.stdout.once('data', resolve));
      }
    };
    child.stdout.on('data', (chunk) => lines.push(...String(chunk).trimEnd().split('\n')));
    const address = /http:\S+/.exec(await line(/listens/))?.[0] as string;
    return { address, line, lines };
  }

  it('shows a signed webhook of the service, verified with the secret that came with it', async () => {
    const { printed, address } = await serve('--webhooks-dev', '--key', `${KEY}:pro`);
    expect(printed).toContain('curl');
    const listener = await listen();
    const test = async (url: string) =>
      (
        await fetch(`${address}/v1/webhooks/test`, {
          method: 'POST',
          headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
          body: JSON.stringify({ url, event: 'tool_used' }),
        })
      ).json();
    const first = (await test(listener.address)) as {
      delivered: boolean;
      secret: string;
      delivery_id: string;
    };
    expect(first.delivered).toBe(true);
    expect(await listener.line(/^not verified/)).toContain(first.delivery_id);

    const strict = await listen('--secret', first.secret);
    const second = (await test(strict.address)) as { delivered: boolean; status: number };
    expect(second).toMatchObject({ delivered: false, status: 400 });
    expect(await strict.line(/^refused/)).toBe('refused: no_match');
  });

  it('answers what it takes and what it refuses, from any sender', async () => {
    const plain = await listen();
    const post = async (address: string) => (await fetch(address, { method: 'POST', body: 'olá' })).status;
    expect(plain.address).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d*\/$/);
    expect(await plain.line(/^without/)).toBe('without --secret nothing is verified');
    expect(await post(plain.address)).toBe(204);
    expect(await plain.line(/^not verified/)).toBe('not verified without id olá');

    const strict = await listen('--secret', SECRET);
    expect(await post(strict.address)).toBe(400);
    expect(await strict.line(/^refused/)).toBe('refused: missing_signature');
    expect(strict.lines).not.toContain('without --secret nothing is verified');
    const { port } = new URL(strict.address);
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf', () => socket.destroy());
    });
    expect(await strict.line(/unreadable/)).toBe('refused: unreadable');
  });

  it('receives the events of calls as they are made', async () => {
    const { printed, address } = await serveUntil('listen --secret', '--webhooks-dev', '--key', `${KEY}:pro`);
    const [command = ''] = /listen --secret \S+/.exec(printed) ?? [];
    const port8788 = spawn(process.execPath, [cli, ...command.split(' ')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    started.push(port8788);
    let heard = '';
    const verified = new Promise<string>((resolve) => {
      port8788.stdout.on('data', (chunk) => {
        heard += chunk;
        if (heard.includes('verified evt_')) resolve(heard);
      });
    });
    await new Promise((resolve) => port8788.stdout.once('data', resolve));
    await fetch(`${address}/v1/cpf?count=2`, { headers: { authorization: `Bearer ${KEY}` } });
    expect(await verified).toContain('"tool_id":"cpf"');
  });
});

describe('canivete call', () => {
  it('repeats every byte by a seed, in this process and of a service', async () => {
    const args = ['call', 'nome', 'count=3', '--repeat', '250', '--seed', 'a', '--format', 'csv'];
    const here = await ended(...args);
    expect(here).toMatchObject({ code: 0, stderr: '' });
    expect(await ended(...args)).toEqual(here);

    const { address } = await serve('--key', `${KEY}:enterprise`);
    const url = `${address}/v1`;
    expect(await start([...args, '--url', url], { env: { CANIVETE_KEY: KEY } }).end).toEqual(here);
    const refused = await ended(...args, '--url', url, '--key', 'cnv_wrong');
    expect(refused).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^canivete: the service answered 401: [^\n]+\n$/),
    });
  });

  it('ends like other programs when its reader has gone', async () => {
    const { child, end } = start(['call', 'cpf', '--repeat', '100000000', '--format', 'csv']);
    child.stdout?.once('data', () => child.stdout?.destroy());
    expect(await end).toMatchObject({ code: 141, stderr: '' });
  });

  it.skipIf(process.platform !== 'linux')('says that a disk is full', async () => {
    const full = openSync('/dev/full', 'w');
    for (const args of [['cpf', '--repeat', '100000000'], ['cpf']]) {
      const { code, stderr } = await start(['call', ...args], { stdout: full }).end;
      expect([code, stderr]).toEqual([1, 'canivete: cannot write: the disk is full\n']);
    }
    closeSync(full);
  });

  it('audits payslips up to where its reader goes or the disk is full', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'canivete-cli-'));
    const [file, facts] = [join(folder, 'holerites.csv'), join(folder, 'fatos.csv')];
    const rows = Array.from({ length: 20_000 }, (_, i) => `${i},2026-10,Salário,P,6000\n`).join('');
    writeFileSync(file, `matricula,competencia,descricao,tipo,valor\n${rows}`);
    writeFileSync(facts, 'matricula,salarioBase\n');
    const args = ['audit', file, '--fatos', facts];
    const { child, end } = start(args);
    child.stdout?.once('data', () => child.stdout?.destroy());
    expect(await end).toMatchObject({ code: 141, stderr: '' });
    if (process.platform === 'linux') {
      const full = openSync('/dev/full', 'w');
      const refused = { code: 2, stderr: 'canivete: cannot write: the disk is full\n' };
      expect(await start(args, { stdout: full }).end).toMatchObject(refused);
      closeSync(full);
    }
    rmSync(folder, { recursive: true });
  });

  it('writes worlds up to where their reader goes or the disk is full, and no part of one into a folder', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'canivete-cli-'));
    const large = ['world', '--companies', '1000', '--employees', '1000'];
    const { child, end } = start([...large, '--format', 'sql']);
    child.stdout?.once('data', () => child.stdout?.destroy());
    expect(await end).toMatchObject({ code: 141, stderr: '' });
    if (process.platform === 'linux') {
      const full = openSync('/dev/full', 'w');
      const refused = { code: 1, stderr: 'canivete: cannot write: the disk is full\n' };
      expect(await start([...large, '--format', 'ndjson'], { stdout: full }).end).toMatchObject(refused);
      closeSync(full);
    }
    const out = join(folder, 'world');
    const stopped = start([...large, '--format', 'csv', '--out', out]);
    await expect.poll(() => existsSync(out)).toBe(true);
    stopped.child.kill('SIGTERM');
    expect(await stopped.end).toMatchObject({ code: 143, stdout: '', stderr: '' });
    expect(readdirSync(folder)).toEqual([]);
    rmSync(folder, { recursive: true });
  });

  it('ends on Ctrl-C between two rows', async () => {
    const { child, end } = start(['call', 'cpf', '--repeat', '100000000', '--format', 'json']);
    child.stdout?.once('data', () => child.kill('SIGINT'));
    const { code, stdout, stderr } = await end;
    expect([code, stderr]).toEqual([130, '']);
    expect(JSON.parse(stdout).length).toBeGreaterThan(0);
  });

  it('ends on Ctrl-C while it waits for input', async () => {
    const { child, end } = start(['call', 'cpf', '--input', '-', '--format', 'ndjson'], { stdin: 'pipe' });
    child.stdout?.once('data', () => child.kill('SIGINT'));
    child.stdin?.write('count\n1\n');
    const { code, stdout, stderr } = await end;
    expect([code, stderr]).toEqual([130, '']);
    expect(stdout.split('\n')).toHaveLength(2);
  });

  it('names the line of a file that cannot be read, after the rows before it', async () => {
    const { child, end } = start(['call', 'cpf', '--input', '-'], { stdin: 'pipe' });
    child.stdin?.end('count\n1\n"2\n');
    const { code, stdout, stderr } = await end;
    expect([code, stdout.split('\n').length]).toEqual([1, 2]);
    expect(stderr).toBe('canivete: line 3: a quote is left open to the end of the file\n');
  });

  it.each([
    [
      ['call', 'cpf', '--input', '/no/such/file'],
      2,
      /^canivete: --input: there is no file \/no\/such\/file\n$/,
    ],
    [['call', 'cnjp'], 2, /^canivete: [^\n]*cnpj\?\n$/],
    [['call', 'cpf', '--format', 'xml'], 2, /^canivete: --format takes one of json,[^\n]*\n$/],
    [['call', 'cpf', 'count=0'], 1, /^canivete: count [^\n]*\n$/],
    [
      ['call', 'cpf', '--url', 'http://127.0.0.1:1/v1'],
      1,
      /^canivete: the service does not answer: [^\n]*\n$/,
    ],
  ])('%j is a mistake that is told in one line', async (args, code, message) => {
    expect(await ended(...args)).toEqual({ code, stdout: '', stderr: expect.stringMatching(message) });
  });
});

describe('canivete tools and describe', () => {
  it('tell of the tools, with examples to paste', async () => {
    expect((await ended('tools', 'férias')).stdout).toMatch(/^calculadoras-ferias +trabalhista /);
    expect((await ended('tools', 'net', 'salary', '--language', 'en')).stdout).toMatch(
      /^calculadoras-salario-liquido +trabalhista +[A-Z].*\n\S+ +\S+ +[A-Z].*\n/,
    );
    const [first] = JSON.parse((await ended('tools', 'férias', '--json')).stdout);
    expect(first).toMatchObject({ id: 'calculadoras-ferias', name: 'Calculadora de férias' });
    const { stdout } = await ended('describe', 'calculadoras-inss', '--language', 'en');
    expect(stdout).toMatch(/\n {2}salarioBruto .*\n {8}number, > 0, .*, required\. Gross/);
    const example = stdout.split('\n').find((line) => line.startsWith('  canivete call')) ?? '';
    const [, ...args] = example.trim().split(' ');
    expect(JSON.parse((await ended(...args)).stdout)).toMatchObject({ valor: 501.51 });
    const { inputSchema } = JSON.parse((await ended('describe', 'cpf', '--json')).stdout);
    expect(inputSchema.properties.count.maximum).toBe(100);
  });
});
