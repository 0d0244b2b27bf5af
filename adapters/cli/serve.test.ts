import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { createService } from '../../src/index.ts';
import { memoryStores } from '../../src/stores/memory/index.ts';
import { timers } from '../../src/schedulers/timers.ts';
import { serve, startServing } from './serve.ts';
import { sameText, UsageError } from './usage.ts';

const KEY = 'cnv_0123456789ABCDEFGHIJKLMNOPQRSTUV41TAda';
const OTHER = 'cnv_ExemploPro00000000000000000000000OnwcF';

const toClose: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const close of toClose.splice(0)) await close();
});

/** A store that lasts, as `--store` opens it. */
function lasting() {
  const stores = memoryStores();
  const seen = { opened: [] as string[], closed: 0, runs: 0, stops: 0 };
  const scheduler = timers({ sweep: '1s' });
  const open = async (address: string) => {
    seen.opened.push(address);
    const watched = {
      ...scheduler,
      start: (...given: Parameters<typeof scheduler.start>) => {
        seen.runs++;
        return scheduler.start(...given);
      },
      stop: async () => {
        seen.stops++;
        await scheduler.stop();
      },
    };
    return { stores, scheduler: watched, close: async () => void seen.closed++ };
  };
  return { stores, seen, open };
}

async function served(args: readonly string[], open?: ReturnType<typeof lasting>['open']) {
  let said = '';
  const serving = await startServing(
    ['--port', '0', '--log', 'off', ...args],
    (text) => (said += text),
    open,
  );
  const close = async () => {
    await serving.close();
    return said;
  };
  toClose.push(async () => void (await serving.close()));
  const ask = (key: string, path = '/v1/cpf') =>
    fetch(serving.origin + path, { headers: { authorization: `Bearer ${key}` } });
  return { said: () => said, ask, close, leave: serving.leave, origin: serving.origin };
}

describe('serve', () => {
  it('listens where the environment says, unless an option says otherwise', async () => {
    vi.stubEnv('PORT', '0');
    vi.stubEnv('HOST', 'localhost');
    const serving = await startServing(['--log', 'off'], () => undefined);
    toClose.push(async () => serving.close());
    expect(serving.origin).toMatch(/^http:\/\/localhost:(?!8787$|0$)\d+$/);
    expect((await fetch(`${serving.origin}/v1/health`)).status).toBe(200);

    vi.stubEnv('PORT', 'eighty');
    await expect(startServing([], () => undefined)).rejects.toThrow(UsageError);
    const other = await startServing(['--port', '0', '--host', '127.0.0.1', '--log', 'off'], () => undefined);
    toClose.push(async () => other.close());
    expect(other.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });
});

describe('serve, when it is told to end', () => {
  /** Sends signals and gives what was done at each, with the exit codes. */
  async function signalled(
    signals: readonly NodeJS.Signals[],
    closing: () => Promise<void> = async () => {},
  ) {
    const done: string[] = [];
    const handlers = new Map<string | symbol, (signal: string) => void>();
    const catching = (emitter: { on: unknown }, name = '') =>
      vi.spyOn(emitter as NodeJS.EventEmitter, 'on').mockImplementation((event, handler) => {
        handlers.set(`${name}${String(event)}`, handler);
        return emitter as NodeJS.EventEmitter;
      });
    catching(process.stdout, 'stdout ');
    catching(process.stderr, 'stderr ');
    catching(process);
    const ended = new Promise<void>((resolve) => {
      vi.spyOn(process, 'exit').mockImplementation((code) => {
        done.push(`exit ${code}`);
        return resolve() as never;
      });
    });
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => done.push(String(text)) > 0);
    const leave = async (hurry?: AbortSignal) => {
      done.push(hurry?.aborted ? 'leave at once' : 'leave');
      if (hurry && !hurry.aborted && signals.length > 1) await once(hurry, 'abort');
    };
    const close = async () => {
      done.push('close');
      await closing();
    };
    await serve([], async () => ({ origin: '', leave, close }));
    expect([...handlers.keys()]).toEqual(['stdout error', 'stderr error', 'SIGTERM', 'SIGINT']);
    for (const signal of signals) {
      handlers.get(signal)?.(signal);
      await new Promise(setImmediate);
    }
    await ended;
    await new Promise(setImmediate);
    return done;
  }
  afterEach(() => void vi.restoreAllMocks());

  it.each<[NodeJS.Signals[], string[]]>([
    [['SIGTERM'], ['leave', 'close', 'exit 0']],
    [['SIGINT'], ['leave at once', 'close', 'exit 0']],
    [
      ['SIGTERM', 'SIGINT'],
      ['leave', 'close', 'exit 0'],
    ],
  ])('by %j leaves and closes once, and the process ends', async (signals, done) => {
    expect(await signalled(signals)).toEqual(done);
  });

  it.each<[NodeJS.Signals[], string[]]>([
    [
      ['SIGTERM', 'SIGTERM'],
      ['leave', 'exit 1'],
    ],
    [
      ['SIGINT', 'SIGTERM'],
      ['leave at once', 'close', 'exit 1'],
    ],
    [
      ['SIGINT', 'SIGINT'],
      ['leave at once', 'close', 'exit 1'],
    ],
    [
      ['SIGTERM', 'SIGINT', 'SIGTERM'],
      ['leave', 'close', 'exit 1'],
    ],
    [
      ['SIGTERM', 'SIGINT', 'SIGINT'],
      ['leave', 'close', 'exit 1'],
    ],
  ])('by %j does not wait for what is under way', async (signals, done) => {
    const never = () => new Promise<void>(() => undefined);
    expect((await signalled(signals, never)).slice(0, done.length)).toEqual(done);
  });

  it('by a second SIGINT does not wait for what still starts', () => {
    const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
    const on = vi.spyOn(process, 'on').mockReturnThis();
    void serve([], () => new Promise(() => undefined));
    const end = on.mock.calls.find(([signal]) => signal === 'SIGINT')?.[1] as (signal: string) => void;
    end('SIGINT');
    expect(exit).not.toHaveBeenCalled();
    end('SIGINT');
    expect(exit.mock.calls).toEqual([[1]]);
  });

  it('tells of what fails meanwhile, and ends with another code', async () => {
    const done = await signalled(['SIGTERM'], () => Promise.reject(new Error('the store has gone')));
    expect(done).toEqual(['leave', 'close', expect.stringContaining('the store has gone'), 'exit 1']);
  });

  it('fails with what it cannot start with', async () => {
    const fault = new UsageError(sameText('--port takes a number'));
    vi.spyOn(process, 'on').mockReturnThis();
    await expect(serve([], () => Promise.reject(fault))).rejects.toBe(fault);
  });
});

describe('serve with a configuration', () => {
  const folder = mkdtempSync(join(tmpdir(), 'canivete-config-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };

  it('takes the options of createService from a file, and a flag goes before it', async () => {
    const config = file(
      'own.mjs',
      `export default {
        http: { basePath: '/api', cors: { origins: ['https://file.example'] } },
        pages: [{ method: 'GET', path: '/own', access: 'open', handle: () => ({ status: 200, headers: {}, body: 'own' }) }],
      };`,
    );
    const allowed = async (origin: string) =>
      (await fetch(`${origin}/api/own`, { headers: { origin: 'https://flag.example' } })).headers.get(
        'access-control-allow-origin',
      );
    const plain = await served(['--config', config]);
    expect(await (await fetch(`${plain.origin}/api/own`)).text()).toBe('own');
    expect(await allowed(plain.origin)).toBe(null);
    expect(plain.said()).toContain(`canivete listens on ${plain.origin}/api\n`);
    const flagged = await served(['--config', config, '--cors', 'https://flag.example']);
    expect(await allowed(flagged.origin)).toBe('https://flag.example');
  });

  it('has no page of docs where the file wants none, and one for agents beside its own', async () => {
    const config = file('no-docs.mjs', 'export default { docs: false };');
    const { said, ask } = await served(['--config', config]);
    const key = /key \(enterprise\): (\S+)/.exec(said())?.[1] as string;
    expect((await ask(key, '/v1/docs')).status).toBe(404);
    expect((await ask(key, '/v1/mcp')).status).toBe(405);
  });

  it('logs by the logger of the file, else in the format that is asked for', async () => {
    const printed = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const logged: string[] = [];
    vi.stubGlobal('logged', logged);
    const line = '(_, message) => void globalThis.logged.push(message)';
    const own = file(
      'logger.mjs',
      `const log = ${line}; export default { logger: { info: log, warn: log, error: log } };`,
    );
    try {
      const ours = await served(['--key', `${KEY}:pro`, '--log', 'json']);
      await ours.ask(KEY);
      await expect.poll(() => printed.mock.calls.join('')).toContain('"message":"GET /v1/cpf 200"');
      printed.mockClear();
      const theirs = await served(['--key', `${KEY}:pro`, '--log', 'json', '--config', own]);
      await theirs.ask(KEY);
      await expect.poll(() => logged).toContain('GET /v1/cpf 200');
      expect(printed).not.toHaveBeenCalled();
    } finally {
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    }
  });

  it('without a log tells of failures by what the file has for them, else on standard error', async () => {
    const printed = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const failures: Error[] = [];
    vi.stubGlobal('failures', failures);
    const page = `pages: [{ method: 'GET', path: '/own', access: 'open', handle: () => { throw new Error('a fault') } }]`;
    const bare = file('bare.mjs', `export default { ${page} };`);
    const own = file(
      'own-errors.mjs',
      `export default { onError: (error) => void globalThis.failures.push(error), ${page} };`,
    );
    try {
      const first = await served(['--config', bare]);
      expect((await fetch(`${first.origin}/v1/own`)).status).toBe(500);
      expect(printed.mock.calls.join('')).toMatch(/error: .*a fault/);
      printed.mockClear();
      const second = await served(['--config', own]);
      expect((await fetch(`${second.origin}/v1/own`)).status).toBe(500);
      expect(failures.map(({ message }) => message)).toEqual(['a fault']);
      expect(printed).not.toHaveBeenCalled();
    } finally {
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    }
  });

  it.each([
    ['nothing.mjs', undefined, /--config .*nothing\.mjs: Cannot find/],
    ['empty.mjs', '', /--config .*: the default export must be the options of createService/],
    ['wrong.mjs', 'export default { keystore: {} };', /there is no option "keystore"; there are .*keyStore/],
  ])('%s is a mistake', async (name, text, message) => {
    const path = text === undefined ? join(folder, name) : file(name, text);
    const refusal = served(['--config', path]);
    await expect(refusal).rejects.toThrow(UsageError);
    await expect(refusal).rejects.toThrow(message);
  });
});

describe('serve with stores of a configuration', () => {
  const folder = mkdtempSync(join(tmpdir(), 'canivete-own-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const config = (stores: object) => {
    vi.stubGlobal('ownStores', stores);
    const file = join(folder, `${Object.keys(stores).join('-')}.mjs`);
    writeFileSync(file, 'export default { ...globalThis.ownStores };');
    return file;
  };
  afterEach(() => void vi.unstubAllGlobals());

  it('makes no key in them, shows none and says where everything is', async () => {
    const stores = memoryStores();
    const file = config(stores);
    for (let start = 0; start < 2; start++) {
      const { said, origin, close } = await served(['--config', file, '--webhooks-dev']);
      expect(said()).toContain(`data is kept in keyStore, quotaStore, webhookStore, usageStore of ${file}\n`);
      expect(said()).not.toMatch(/cnv_|in memory|whsec_/);
      expect(await (await fetch(`${origin}/v1/docs`)).text()).not.toContain('cnv_');
      expect(await close()).toMatch(/stopped: 0 deliveries finished/);
    }
    expect(await stores.keyStore.listAccounts({ limit: 9 })).toEqual([]);
  });

  it('says which of them are its own, where all else is in memory', async () => {
    const { quotaStore } = memoryStores();
    const file = config({ quotaStore });
    const { said } = await served(['--config', file]);
    expect(said()).toContain(`kept in quotaStore of ${file} alone, and all else is in memory\n`);
  });

  it('makes a key for the occasion where the file leaves all to memory', async () => {
    const { said } = await served(['--config', config({})]);
    expect(said()).toMatch(/key \(enterprise\): cnv_\w{38}\n/);
  });
});

describe('serve while it runs', () => {
  it('counts and times requests at a port for Prometheus', async () => {
    const { said, ask, close } = await served(['--metrics', '0', '--key', `${KEY}:pro`]);
    await ask(KEY);
    const address = /metrics: (\S+)/.exec(said())?.[1] as string;
    const count = async () =>
      /^http_server_request_duration_seconds_count\{.*http_route="\/v1\/cpf".*\} (\d+)$/m.exec(
        await (await fetch(address)).text(),
      )?.[1];
    await expect.poll(count).toBe('1');
    await close();
    await expect(fetch(address)).rejects.toThrow('fetch failed');
  });

  it('says by its health that it leaves, and still answers, until it is closed', async () => {
    const { ask, leave } = await served(['--grace', '0', '--key', `${KEY}:pro`]);
    expect((await ask(KEY, '/v1/health')).status).toBe(200);
    await leave();
    const health = await ask(KEY, '/v1/health');
    expect([health.status, ((await health.json()) as { status: string }).status]).toEqual([503, 'stopping']);
    expect((await ask(KEY)).status).toBe(200);
  });

  it('delivers to an address on this machine that is named', async () => {
    const arrived: string[] = [];
    const receiver = createServer((request, response) => {
      arrived.push(`${request.method} ${request.url}`);
      response.end();
    }).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/in`;
    const { ask } = await served(['--webhooks-dev', url, '--key', `${KEY}:pro`]);
    await ask(KEY);
    await expect.poll(() => arrived).toEqual(['POST /in']);
    receiver.close();
  });
});

describe('serve in memory', () => {
  it('says what it keeps, and how long, and a key that works', async () => {
    const { said, ask, origin, close } = await served([]);
    expect(said()).toContain(`canivete listens on ${origin}/v1\n`);
    expect(said()).toMatch(
      /in memory and lost when this process ends: accounts, keys, counts, webhooks, deliveries/,
    );
    const key = /key \(enterprise\): (\S+)/.exec(said())?.[1] as string;
    expect(said()).toContain(`curl -H 'Authorization: Bearer ${key}' '${origin}/v1/cpf?count=3'`);
    expect((await ask(key)).status).toBe(200);
    expect(said()).toContain(`docs: ${origin}/v1/docs\n`);
    expect(await close()).toMatch(/stopped: in-memory data lost; 0 undelivered webhooks/);
  });

  it('is the store of the name `memory` too, and has the keys that are given', async () => {
    const { said, ask } = await served(['--store', 'memory', '--key', `${KEY}:pro:acme`]);
    expect(said()).toContain('key (pro): cnv_0123…TAda\n');
    expect((await ask(KEY)).headers.get('x-ratelimit-limit')).toBe('10000');
  });

  it('has an account key for the occasion, or those that are given', async () => {
    const { said, origin } = await served([]);
    expect(said()).toContain(`panel: ${origin}/v1/panel\n`);
    const [, key] = /account key: (cnv_\w+)/.exec(said()) ?? [];
    const area = async (at: string, authorization: string) => {
      const reply = await fetch(`${at}/v1/account`, { headers: { authorization } });
      return [reply.status, ((await reply.json()) as { id: string }).id];
    };
    expect(await area(origin, `Bearer ${key}`)).toEqual([200, 'demo']);
    const given = await served(['--account-key', `${KEY}:nova`]);
    expect(given.said()).toContain('account key: cnv_0123…TAda\n');
    expect(await area(given.origin, `Bearer ${KEY}`)).toEqual([200, 'nova']);
  });

  it('has a clock that stands still', async () => {
    const { ask } = await served(['--key', `${KEY}:free`, '--now', '2026-11-30T23:59:59Z']);
    expect((await ask(KEY)).headers.get('ratelimit')).toBe('"monthly";r=99;t=1');
  });

  it('with --webhooks-dev makes a webhook to a listener on this machine, and tells what is dropped', async () => {
    // Nobody listens on the port of the listener here, unless a listener runs: then nothing is dropped.
    const { said, ask, close } = await served(['--webhooks-dev', '--key', `${KEY}:pro`]);
    expect(said()).toMatch(/warning: --webhooks-dev .* never use it in production/);
    expect(said()).toMatch(/npx canivete listen --secret whsec_\S+\n/);
    expect((await ask(KEY)).status).toBe(200);
    expect(await close()).toMatch(/lost; (1 undelivered webhook|0 undelivered webhooks)\n$/);
  });

  it('with --webhooks-dev tells the port of the listener that webhooks go to', async () => {
    const { said } = await served([
      ...['--webhooks-dev', '--webhook', 'http://127.0.0.1:9/eventos', '--key', `${KEY}:pro`],
    ]);
    expect(said()).toMatch(/npx canivete listen --port 9 --secret whsec_\S+\n/);
  });

  it('with --webhooks-dev says of a plan that it has no events', async () => {
    const { said } = await served(['--webhooks-dev', '--key', `${KEY}:free`]);
    expect(said()).toMatch(/production\nthe plan free has no webhook events\n$/);
  });

  it('without it, does not speak of webhooks to this machine', async () => {
    const { said } = await served(['--key', `${KEY}:pro`]);
    expect(said()).not.toMatch(/webhooks-dev|listen --secret/);
  });
});

describe('the text of serve', () => {
  const config = (text: string) => {
    const folder = mkdtempSync(join(tmpdir(), 'canivete-says-'));
    toClose.push(async () => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'config.mjs'), `export default ${text};\n`);
    return join(folder, 'config.mjs');
  };

  it('in memory says where the service is, what is kept, and how it is called', async () => {
    const { said, origin } = await served(['--key', `${KEY}:pro:acme`, '--account-key', `${OTHER}:acme`]);
    expect(said()).toBe(`\
canivete listens on ${origin}/v1
docs: ${origin}/v1/docs
data is kept in memory and lost when this process ends: accounts, keys, counts, webhooks, deliveries;
--store keeps it (canivete --help)
key (pro): cnv_0123…TAda
panel: ${origin}/v1/panel
account key: cnv_Exem…nwcF

  curl -H "Authorization: Bearer $CANIVETE_KEY" '${origin}/v1/cpf?count=3'
`);
  });

  it('in a project reads the key of the line from its .env, so that it can be pasted', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'canivete-project-'));
    toClose.push(async () => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, '.env'), `# keys\nCANIVETE_KEYS=${KEY}:pro:acme\n`);
    const cwd = process.cwd();
    process.chdir(folder);
    try {
      const { said } = await served(['--key', `${KEY}:pro:acme`]);
      const header = /curl -H (".*?\.env\)")/.exec(said())?.[1] ?? '';
      const { stdout } = spawnSync('sh', ['-c', `printf %s ${header}`], { encoding: 'utf8' });
      expect(stdout).toBe(`Authorization: Bearer ${KEY}`);
    } finally {
      process.chdir(cwd);
    }
  });

  it('on a store says how a key is made there', async () => {
    const { open } = lasting();
    const { said, origin } = await served(
      ['--store', 'sqlite:x', '--config', config('{ docs: false }')],
      open,
    );
    expect(said()).toBe(`\
canivete listens on ${origin}/v1
data is kept in sqlite:x
to make a key, in another terminal:

  npx canivete accounts create --plan pro --store 'sqlite:x'
  npx canivete keys create ACCOUNT --store 'sqlite:x'
`);
  });

  it('on a store that has an account does not say how a key is made', async () => {
    const { open, stores } = lasting();
    await createService({ ...stores, autoStart: false }).accounts.create({ plan: 'pro' });
    const { said } = await served(['--store', 'sqlite:x', '--config', config('{ docs: false }')], open);
    expect(said()).toMatch(/data is kept in sqlite:x\n$/);
  });

  it('with a key on a store leaves out the panel, which gets no key', async () => {
    const { open } = lasting();
    const { said } = await served(['--store', 'sqlite:x', '--key', `${KEY}:pro`], open);
    expect(said()).toMatch(/kept in sqlite:x\nkey \(pro\): cnv_0123…TAda\n\n {2}curl -H /);
  });

  it('for given keys has their hints alone, in memory and on a store', async () => {
    const { open } = lasting();
    const given = ['--key', `${KEY}:pro:acme`, '--account-key', `${OTHER}:acme`];
    for (const args of [given, ['--store', 'sqlite:x', ...given]]) {
      const { said } = await served(args, open);
      expect(said()).not.toMatch(/cnv_\w{9}/);
    }
  });

  it('for webhooks to this machine says where to see them arrive', async () => {
    const warning =
      '\nwarning: --webhooks-dev lets webhooks go to this machine; never use it in production\n';
    const saidOf = async (...args: string[]) => {
      const { said } = await served([...args, '--key', `${KEY}:pro`]);
      return said()
        .replace(/^[^]*count=3'\n/, '')
        .replace(/whsec_\S+/, 'SECRET');
    };
    const listen = (port: string) =>
      `${warning}\nin another terminal, to see them arrive:\n\n  npx canivete listen ${port}--secret SECRET\n`;
    expect(await saidOf('--webhooks-dev')).toBe(listen(''));
    expect(await saidOf('--webhooks-dev', 'http://127.0.0.1/in')).toBe(listen('--port 80 '));
    expect(await saidOf('--webhooks-dev', 'http://127.0.0.1:8789/')).toBe(listen('--port 8789 '));
    const far = 'webhook: https://93.184.216.34/in\nsecret: SECRET\n';
    const url = ['--webhook', 'https://93.184.216.34/in'];
    const ofFile = config('{ webhooks: { url: { ipLiterals: true } } }');
    expect(await saidOf(...url, '--config', ofFile)).toBe(far);
    expect(await saidOf(...url, '--webhooks-dev')).toBe(warning + far);
    const refused = served(['--webhook', 'http://10.0.0.1/', '--key', `${KEY}:pro`]);
    await expect(refused).rejects.toThrow(UsageError);
    await expect(refused).rejects.toThrow(/^--webhook http:\/\/10\.0\.0\.1\/: ./);
    let said = '';
    const early = startServing(
      ['--webhook', 'https://nowhere.invalid/x', '--key', `${KEY}:pro`, '--port', '0', '--log', 'off'],
      (text) => (said += text),
    );
    await expect(early).rejects.toThrow(/^--webhook https:\/\/nowhere\.invalid\/x: ./);
    expect(said).toBe('');
  });

  it('at its end says how many deliveries had not arrived', async () => {
    const lostAfter = async (calls: number) => {
      // Nothing listens on the port of discard.
      const { ask, close } = await served(['--webhooks-dev', 'http://127.0.0.1:9/', '--key', `${KEY}:pro`]);
      for (let i = 0; i < calls; i++) await ask(KEY);
      return (await close()).split('\n').at(-2);
    };
    const end = (what: string) => `stopped: in-memory data lost; ${what}`;
    expect(await lostAfter(0)).toBe(end('0 undelivered webhooks'));
    expect(await lostAfter(1)).toBe(end('1 undelivered webhook'));
    expect(await lostAfter(2)).toBe(end('2 undelivered webhooks'));
  });

  it('before its end says how long the health announces it, unless there is no time for it', async () => {
    const { said, leave } = await served(['--grace', '1', '--key', `${KEY}:pro`]);
    const before = said();
    await leave(AbortSignal.abort());
    expect(said()).toBe(before);
    await leave();
    expect(said()).toBe(`${before}stopping in 1 ms: /health says "stopping" until then\n`);
    const hurry = new AbortController();
    const patient = await served(['--grace', '1h', '--key', `${KEY}:pro`]);
    const leaving = patient.leave(hurry.signal);
    hurry.abort();
    await leaving;
    expect(patient.said()).toMatch(/stopping in 3600000 ms: \/health says "stopping" until then\n$/);
  });

  it('for an account key that does not work says why', async () => {
    const { stores, open } = lasting();
    const args = ['--store', 'sqlite:x', '--account-key', `${KEY}:nova`];
    expect((await served(args, open)).said()).not.toContain('warning');
    await stores.keyStore.updateAccount('nova', { status: 'suspended' });
    expect((await served(args, open)).said()).toMatch(
      /^warning: --account-key: the account "nova" is suspended\n/,
    );
  });
});

describe('serve on a store that lasts', () => {
  it('makes no key, says how to make one, and looks for what others left', async () => {
    const { seen, stores, open } = lasting();
    const { said, close } = await served(['--store', 'postgres://me:pw@host/db'], open);
    expect(seen).toMatchObject({ opened: ['postgres://me:pw@host/db'], runs: 1 });
    expect(said()).toContain('data is kept in postgres://me:***@host/db\n');
    expect(said()).toContain("npx canivete accounts create --plan pro --store 'postgres://me:***@host/db'\n");
    expect(said()).toContain("npx canivete keys create ACCOUNT --store 'postgres://me:***@host/db'\n");
    expect(said()).not.toMatch(/curl|in memory/);
    expect(await stores.keyStore.listAccounts({ limit: 1 })).toEqual([]);
    expect(await close()).toMatch(/stopped: 0 deliveries finished, 0 left to other processes\n$/);
    expect(seen.closed).toBe(1);
  });

  it('accepts a key that the store has already, and warns when it does not work', async () => {
    const { stores, open } = lasting();
    const args = ['--store', 'sqlite:x', '--key', `${KEY}:pro:acme`];
    const first = await served(args, open);
    const second = await served(args, open);
    expect([first.said(), second.said()].join('')).not.toContain('warning');
    expect((await second.ask(KEY)).headers.get('x-ratelimit-remaining')).toBe('9999');
    expect((await first.ask(KEY)).headers.get('x-ratelimit-remaining')).toBe('9998');
    await stores.keyStore.updateAccount('acme', { status: 'suspended' });
    expect((await served(args, open)).said()).toMatch(/^warning: --key: the account "acme" is suspended\n/);
  });

  it('makes no webhook at each start', async () => {
    const { stores, open } = lasting();
    const { said } = await served(
      ['--store', 'sqlite:x', '--webhooks-dev', '--key', `${KEY}:pro:acme`],
      open,
    );
    expect(said()).toMatch(/never use it in production\n$/);
    expect(await stores.webhookStore.listWebhooks('acme')).toEqual([]);
  });

  it('closes the store when it cannot serve', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const { seen, open } = lasting();
    await expect(served(['--store', 'sqlite:x', '--port', String(port)], open)).rejects.toThrow(/is taken/);
    const measured = served(['--store', 'sqlite:x', '--metrics', String(port)], open);
    await expect(measured).rejects.toThrow(UsageError);
    await expect(measured).rejects.toThrow(`port ${port} of 127.0.0.1 is taken`);
    taken.close();
    expect(seen).toMatchObject({ closed: 2, stops: 1 });
  });
});

it.each([
  [['--port', 'x'], /--port takes/],
  [['--now', 'yesterday'], /--now takes an instant/],
  [['--key', KEY], /--key takes/],
  [['--store', 'sqlite:x', '--now', '2026-11-30T23:59:59Z'], /--now is for a store in memory only/],
  [['--store', 'mysql://host'], /--store takes/],
  [['more'], /takes options only/],
])('serve %j is a mistake', async (args, message) => {
  const refusal: unknown = await startServing(args, () => undefined).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(UsageError);
  expect((refusal as Error).message).toMatch(message);
});

it('a browser that asks for the root, or for the base path with a slash, is sent to the docs', async () => {
  const { origin } = await served([]);
  const ask = async (accept: string, path = '/') =>
    fetch(origin + path, { headers: { accept }, redirect: 'manual' });
  const sent = await ask('text/html,*/*;q=0.8');
  expect([sent.status, sent.headers.get('location')]).toEqual([302, '/v1/docs']);
  expect((await ask('*/*')).status).toBe(404);
  expect((await ask('text/html', '/v1')).status).toBe(200);
  expect((await ask('text/html', '/v1/')).status).toBe(302);
});
