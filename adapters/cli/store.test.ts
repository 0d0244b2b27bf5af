import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Drivers } from './drivers.ts';
import { openStore, withoutPassword } from './store.ts';
import { optionsIn } from './stores/postgres.ts';
import { UsageError } from './usage.ts';

const folder = mkdtempSync(join(tmpdir(), 'canivete-store-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Installed {
  readonly packages?: Readonly<Record<string, unknown>>;
  readonly builtins?: Readonly<Record<string, unknown>>;
  readonly napi?: number;
}

/** A machine with these packages and modules, and nothing else. */
const machine = ({ packages = {}, builtins = {}, napi = 10 }: Installed = {}): Drivers => ({
  load: (name) => packages[name] ?? null,
  builtin: (name) => builtins[name] ?? null,
  runtime: 'Node 20.20.2',
  napi,
});

async function refusalOf(address: string, drivers: Drivers): Promise<string> {
  const error: unknown = await openStore(address, drivers).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(UsageError);
  expect((error as Error).message).not.toContain('\n');
  return (error as Error).message;
}

describe('openStore', () => {
  it.each(['', 'memory', 'mysql://host/db', 'toString:', 'file.db', 'SQLITE:x', './sqlite:x'])(
    '%j is no store that lasts',
    async (address) => {
      expect(await refusalOf(address, machine())).toMatch(
        /^--store takes memory, sqlite:FILE, postgres:\/\/…, redis:\/\/…$/,
      );
    },
  );

  it('makes an SQLite file that its owner alone can read, and leaves one that is there as it is', async () => {
    const umask = process.umask(0o022);
    try {
      const file = join(folder, 'own.db');
      const drivers = machine({ packages: { libsql: Libsql } });
      const first = await openStore(`sqlite:${file}`, drivers);
      const modes = () =>
        readdirSync(folder)
          .filter((name) => name.startsWith('own.db'))
          .map((name) => statSync(join(folder, name)).mode & 0o777);
      expect([...new Set(modes())]).toEqual([0o600]);
      await first.close();
      chmodSync(file, 0o640);
      await (await openStore(`sqlite:${file}`, drivers)).close();
      expect(statSync(file).mode & 0o777).toBe(0o640);
      expect(process.umask()).toBe(0o022);
    } finally {
      process.umask(umask);
    }
  });

  it('closes what it opened and cannot use, and says why in one line', async () => {
    const close = vi.fn(() => {
      throw new Error('while closing');
    });
    class Broken extends Libsql {
      override prepare(): never {
        throw new Error('disk I/O error\nat page 7');
      }
      override close = close as never;
    }
    const drivers = machine({ builtins: { 'node:sqlite': { DatabaseSync: Broken } } });
    expect(await refusalOf(`sqlite:${join(folder, 'broken.db')}`, drivers)).toMatch(
      /^--store sqlite:\S+broken\.db: disk I\/O error$/,
    );
  });
});

describe('a store in SQLite', () => {
  /** A driver of one name, which says by it that it was taken. */
  const driver = (name: string, taken: string[]) =>
    class extends Libsql {
      constructor(file: string) {
        super(file);
        taken.push(`${name} ${file}`);
      }
    };
  let files = 0;
  const newFile = () => join(folder, `${files++}.db`);

  async function takenOf(installed: Installed, taken: string[]): Promise<string[]> {
    const file = newFile();
    const { stores, close } = await openStore(`sqlite:${file}`, machine(installed));
    expect(await stores.keyStore.listAccounts({ limit: 1 })).toEqual([]);
    await close();
    return taken.map((one) => one.replace(` ${file}`, ''));
  }

  it.each([
    ['Bun its own', ['bun:sqlite', 'node:sqlite', 'better-sqlite3', 'libsql'], 10, '13.2.0', 'bun:sqlite'],
    ['Node its own', ['node:sqlite', 'better-sqlite3', 'libsql'], 10, '13.2.0', 'node:sqlite'],
    ['a newer Node', ['better-sqlite3', 'libsql'], 10, '13.2.0', 'better-sqlite3'],
    ['an older Node, whose process 13 would end', ['better-sqlite3', 'libsql'], 9, '13.0.0', 'libsql'],
    ['an older Node 12', ['better-sqlite3', 'libsql'], 9, '12.11.1', 'better-sqlite3'],
    ['one that has nothing else', ['libsql'], 9, '', 'libsql'],
  ])('takes the driver that loads in %s', async (_, names, napi, version, expected) => {
    const taken: string[] = [];
    const all = Object.fromEntries(
      names.map((name) => {
        const made = driver(name, taken);
        return [
          name,
          name === 'bun:sqlite' ? { Database: made } : name === 'node:sqlite' ? { DatabaseSync: made } : made,
        ];
      }),
    );
    const packages = { ...all, ...(version && { 'better-sqlite3/package.json': { version } }) };
    expect(await takenOf({ packages, builtins: all, napi }, taken)).toEqual([expected]);
  });

  it('without a driver, says which one the running Node can load', async () => {
    const advice = async (napi: number, packages = {}) =>
      /npm install (\S+)"/.exec(await refusalOf(`sqlite:${newFile()}`, machine({ napi, packages })))?.[1];
    expect(await advice(10)).toBe('better-sqlite3');
    expect(await advice(9)).toBe('better-sqlite3@12');
    const unbearable = { 'better-sqlite3': Libsql, 'better-sqlite3/package.json': { version: '13.2.0' } };
    expect(await advice(9, unbearable)).toBe('better-sqlite3@12');
    expect(await refusalOf('sqlite:x', machine())).toContain('Node 20.20.2');
  });

  it('needs a file, in the current folder unless it says otherwise', async () => {
    expect(await refusalOf('sqlite:', machine())).toBe('--store sqlite:FILE needs the path of a file');
    const taken: string[] = [];
    const builtins = {
      'node:sqlite': {
        DatabaseSync: function (file: string) {
          taken.push(file);
          throw new Error('unable to open database file');
        },
      },
    };
    expect(await refusalOf('sqlite:some.db', machine({ builtins }))).toMatch(/unable to open database file$/);
    expect(taken).toEqual([join(process.cwd(), 'some.db')]);
  });

  it('lasts: what is made through one handle is there for the next', async () => {
    const address = `sqlite:${newFile()}`;
    const drivers = machine({ packages: { libsql: Libsql } });
    const first = await openStore(address, drivers);
    await first.stores.keyStore.createAccount({ id: 'a', plan: 'pro', status: 'active', createdAt: 1 });
    await first.close();
    const second = await openStore(address, drivers);
    expect(await second.stores.keyStore.getAccount('a')).toMatchObject({ plan: 'pro' });
    await second.close();
  });
});

describe('a store in PostgreSQL', () => {
  it('needs a driver', async () => {
    expect(await refusalOf('postgres://host/db', machine())).toMatch(/npm install pg"$/);
    expect(await refusalOf('postgresql://host/db', machine())).toMatch(/npm install pg"$/);
  });

  /** A pool that no server answers, as that of `pg` is when the two addresses of a name refuse. */
  function deadPg(made: object[], ended: string[], reason = '') {
    return {
      Pool: class {
        constructor(options: object) {
          made.push(options);
        }
        on() {}
        listenerCount = () => 0;
        connect(done: (error: Error) => void) {
          const refused = Object.assign(new Error(reason), { code: 'ECONNREFUSED' });
          done(Object.assign(new AggregateError([refused], ''), { code: 'ECONNREFUSED' }));
        }
        async end() {
          ended.push('pg');
        }
      },
    };
  }

  it('takes pg first, waits five seconds for a connection, and says what the network says', async () => {
    const [made, ended]: [object[], string[]] = [[], []];
    const packages = { pg: deadPg(made, ended), postgres: () => expect.fail('taken') };
    expect(await refusalOf('postgres://me:secret@host/db', machine({ packages }))).toBe(
      '--store postgres://me:***@host/db: ECONNREFUSED',
    );
    expect(made).toEqual([
      { connectionString: 'postgres://me:secret@host/db', connectionTimeoutMillis: 5_000 },
    ]);
    expect(ended).toEqual(['pg']);
    const told = machine({ packages: { pg: deadPg([], [], 'connect ECONNREFUSED ::1:5432') } });
    expect(await refusalOf('postgres://host/db', told)).toBe(
      '--store postgres://host/db: connect ECONNREFUSED ::1:5432',
    );
  });

  it('takes postgres where pg is not installed', async () => {
    const [made, ended]: [unknown[], unknown[]] = [[], []];
    const sql = Object.assign(() => undefined, {
      begin: async () => {
        throw new Error('no such database');
      },
      unsafe: async () => [],
      end: async (options: unknown) => void ended.push(options),
    });
    const postgres = (...given: unknown[]) => {
      made.push(given);
      return sql;
    };
    expect(await refusalOf('postgresql://host/db', machine({ packages: { postgres } }))).toBe(
      '--store postgresql://host/db: no such database',
    );
    expect(made).toEqual([['postgresql://host/db', { connect_timeout: 5, onnotice: expect.any(Function) }]]);
    expect(ended).toEqual([{ timeout: 5 }]);
  });
});

it.each([
  ['?prepare=false', '', { prepare: false }],
  ['?ssl=true&prepare=true&user=a%20b', '?ssl=true&user=a%20b', { prepare: true }],
  ['?ssl=true', '?ssl=true', {}],
  ['', '', {}],
])('a PostgreSQL address with %j gives its driver %j', (query, rest, options) => {
  expect(optionsIn(`postgres://host/db${query}`)).toEqual({ address: `postgres://host/db${rest}`, options });
});

it('a PostgreSQL address with a "prepare" that is neither true nor false is refused', async () => {
  expect(await refusalOf('postgres://host/db?prepare=no', machine())).toBe(
    '--store postgres: "prepare" is true or false, not "no"',
  );
});

describe('a store in Redis', () => {
  it('needs a driver', async () => {
    expect(await refusalOf('redis://host', machine())).toMatch(/npm install ioredis"$/);
    expect(await refusalOf('rediss://host', machine())).toMatch(/npm install ioredis"$/);
    expect(await refusalOf('redis+sentinel://host/name/0', machine())).toMatch(/npm install ioredis"$/);
    for (const wrong of ['host', 'host/name/x', '/name', 'host/'])
      expect(await refusalOf(`redis+sentinel://${wrong}`, machine())).toMatch(
        /host:26379,host:26379\/NAME\/0$/,
      );
  });

  /** An `ioredis` whose server answers, or does not. */
  function ioredis(seen: unknown[], isUp: boolean, hasReason = true) {
    return {
      Redis: class {
        listeners: ((error: unknown) => void)[] = [];
        constructor(...given: unknown[]) {
          seen.push(given);
        }
        on(event: string, listener: (error: unknown) => void) {
          seen.push(event);
          this.listeners.push(listener);
        }
        async connect() {
          if (isUp) return;
          for (const listener of this.listeners)
            if (hasReason) listener(new Error('connect ECONNREFUSED 127.0.0.1:6379'));
          throw new Error('Connection is closed.');
        }
        call = async () => [];
        disconnect() {
          seen.push('disconnected');
        }
      },
    };
  }

  it('takes ioredis first, listens to its errors, and says why it cannot connect', async () => {
    const seen: unknown[] = [];
    const packages = { ioredis: ioredis(seen, false), redis: { createClient: () => expect.fail('taken') } };
    expect(await refusalOf('redis://:pw@host', machine({ packages }))).toBe(
      '--store redis://:***@host: connect ECONNREFUSED 127.0.0.1:6379',
    );
    expect(seen).toEqual([
      [
        'redis://:pw@host',
        expect.objectContaining({ lazyConnect: true, connectTimeout: 5_000, socketTimeout: 3_000 }),
      ],
      'error',
      'disconnected',
    ]);
    const silent = machine({ packages: { ioredis: ioredis([], false, false) } });
    expect(await refusalOf('redis://host', silent)).toBe('--store redis://host: Connection is closed.');
  });

  it('leaves by ioredis when it is closed', async () => {
    const seen: unknown[] = [];
    const { close } = await openStore(
      'redis://host',
      machine({ packages: { ioredis: ioredis(seen, true) } }),
    );
    expect(seen).not.toContain('disconnected');
    await close();
    expect(seen.at(-1)).toBe('disconnected');
  });

  it.each(['/-1', '/abc', '/1.5', '?db=x'])(
    'of the database %j is refused before it is opened',
    async (path) => {
      const packages = {
        ioredis: {
          Redis: vi.fn(() => expect.fail('opened')),
        },
      };
      expect(await refusalOf(`redis://host${path}`, machine({ packages }))).toMatch(
        /^--store redis: the database is a number from 0, as in redis:\/\/host\/1, not "(?:-1|abc|1\.5|x)"$/,
      );
    },
  );

  it.each(['ioredis', 'redis'])(
    'of a database that the server has not is refused with the reason, by %s',
    // The server says what it has: another number of databases is no fault of ours.
    async (name) => {
      const server = createServer((socket) => {
        socket.on('error', () => undefined);
        socket.on('data', (sent: Buffer) => {
          for (const command of String(sent)
            .split(/^\*\d+\r\n/m)
            .slice(1))
            socket.write(/\r\nselect\r\n/i.test(command) ? '-ERR DB index is out of range\r\n' : '+OK\r\n');
        });
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      const driver: unknown = await import(name);
      try {
        expect(
          await refusalOf(`redis://127.0.0.1:${port}/99`, machine({ packages: { [name]: driver } })),
        ).toBe(`--store redis://127.0.0.1:${port}/99: ERR DB index is out of range`);
      } finally {
        server.close();
      }
    },
  );

  it('takes redis where ioredis is not installed; a first connection is tried once, later ones again', async () => {
    const seen: string[] = [];
    let options: {
      url?: string;
      socket?: { connectTimeout: number; reconnectStrategy(n: number, cause: Error): unknown };
    } = {};
    const client = {
      on: (event: string) => void seen.push(event),
      listenerCount: () => 1,
      connect: async () => void seen.push('connect'),
      evalSha: async () => [],
      destroy: () => void seen.push('destroy'),
    };
    const createClient = (given: typeof options) => {
      options = given;
      expect(given.socket?.reconnectStrategy(1, cause)).toBe(cause);
      return client;
    };
    const cause = new Error('refused');
    const { close } = await openStore('redis://host', machine({ packages: { redis: { createClient } } }));
    expect(options).toMatchObject({ url: 'redis://host', socket: { connectTimeout: 5_000 } });
    expect([1, 10, 1_000].map((n) => options.socket?.reconnectStrategy(n, cause))).toEqual([50, 500, 500]);
    await close();
    expect(seen).toEqual(['error', 'connect', 'destroy']);
  });
});

it.each([
  ['postgres://me:p:w@host:5432/db', 'postgres://me:***@host:5432/db'],
  ['postgres://me:p@w@host/db', 'postgres://me:***@host/db'],
  ['redis://:pw@host:6379', 'redis://:***@host:6379'],
  ['postgres://host:5432/db', 'postgres://host:5432/db'],
  ['postgres://me@host:5432/db', 'postgres://me@host:5432/db'],
  ['postgres://host/db?user=me&password=pw&ssl=true', 'postgres://host/db?user=me&password=***&ssl=true'],
  ['redis://me:@host', 'redis://me:***@host'],
  ['postgres://host/db?password=&ssl=true', 'postgres://host/db?password=***&ssl=true'],
  ['postgres://host/db?password=a&password=b', 'postgres://host/db?password=***&password=***'],
  ['sqlite:a@b.db', 'sqlite:a@b.db'],
])('%s is shown as %s', (address, shown) => {
  expect(withoutPassword(address)).toBe(shown);
});
