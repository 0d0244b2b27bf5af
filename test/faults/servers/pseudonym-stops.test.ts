/**
 * `canivete pseudonymize` in a process of its own that ends early: by a signal, a full disk, a reader that goes, a row or a
 * rule that is wrong. A database holds all or nothing then, and no file that was there is lost.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hasServer, newWholeDatabase } from '../../support/postgres.ts';
import { built } from '../../support/programs.ts';

const PROGRAM = `
  import { pseudonymize } from './adapters/cli/pseudonymize.ts';
  import { UsageError } from './adapters/cli/usage.ts';
  try {
    await pseudonymize(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(String(error.text ? error.message : error.stack));
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
`;
const ROWS = 40_000;
const BAD = 30_000;
const KEY = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const COLUMNS = 'clientes.nome=nome,clientes.cpf=numero';
const OLD = 'what stood there before';

const folder = mkdtempSync(join(tmpdir(), 'canivete-stops-'));
const [dumpFile, badFile, out, waiting] = ['dump.sql', 'bad.sql', 'out.sql', 'waiting'].map((name) =>
  join(folder, name),
) as [string, string, string, string];

interface Scene {
  readonly columns?: string;
  readonly args?: readonly string[];
  /** Its input: the dump, or one with a row that is wrong. */
  readonly file?: string;
  /** A stream gets the file at its standard input. */
  readonly isStream?: boolean;
  /** Bytes of its output after which `end` is called. */
  readonly after?: number;
  end?(child: ChildProcess): void;
  /** Blocks of 1,024 bytes that a file may have. */
  readonly limit?: number;
  /** A file for the output in place of the pipe. */
  readonly stdout?: string;
}

describe.runIf(hasServer)('canivete pseudonymize that ends early', () => {
  let program: Awaited<ReturnType<typeof built>>;
  let database: Awaited<ReturnType<typeof newWholeDatabase>>;
  let pool: Pool;
  beforeAll(async () => {
    program = await built(PROGRAM);
    database = await newWholeDatabase();
    pool = new Pool({ connectionString: database.address, max: 1 });
    pool.on('error', () => undefined);
    await pool.query('create table clientes (id integer primary key, nome text, cpf text)');
    await pool.query(
      `insert into clientes select i, 'Ana Secreta', '111444' || i from generate_series(100000, ${99_999 + ROWS}) i`,
    );
    execFileSync('pg_dump', ['-f', dumpFile, database.address]);
    const row = `${100_000 + BAD}\t`;
    writeFileSync(
      badFile,
      readFileSync(dumpFile, 'utf8').replace(new RegExp(`^${row}.*$`, 'm'), `${row}Ana`),
    );
    mkdirSync(waiting);
  });
  beforeEach(async () => {
    await pool.query('drop table if exists clientes');
    writeFileSync(out, OLD);
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
    program.remove();
    rmSync(folder, { recursive: true });
  });

  /** Runs the command, its output into psql where it is not a file. */
  async function run({
    columns = COLUMNS,
    args = [],
    file = dumpFile,
    isStream = false,
    after = 0,
    end,
    limit,
    stdout,
  }: Scene) {
    const command = [
      ...[process.execPath, program.file, isStream ? '-' : file, '--columns', columns],
      ...(isStream ? ['--format', 'pgdump'] : []),
      ...args,
    ];
    const setting = limit === undefined ? '' : `ulimit -f ${limit}; `;
    const to = stdout === undefined ? '' : ` > ${stdout}`;
    const from = isStream ? ` < '${file}'` : '';
    const child = spawn('bash', ['-c', `${setting}exec "$@"${from}${to}`, 'bash', ...command], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, CANIVETE_PSEUDONYM_KEY: KEY, TMPDIR: waiting },
    });
    const psql = spawn('psql', ['-X', '-q', '-o', '/dev/null', database.address], {
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    psql.stdin.on('error', () => undefined);
    const loaded = once(psql, 'close');
    const said = text(child.stderr);
    const ended = once(child, 'close');
    let passed = 0;
    let isEnding = false;
    const endNow = () => {
      isEnding = true;
      end?.(child);
    };
    if (after === 0 && end) setTimeout(endNow, 50);
    try {
      for await (const piece of child.stdout as AsyncIterable<Buffer>) {
        passed += piece.length;
        if (!psql.stdin.write(piece)) await Promise.race([once(psql.stdin, 'drain'), loaded]);
        if (!isEnding && after > 0 && passed >= after) endNow();
      }
    } catch {
      // The test itself is the reader that has gone.
    }
    const [code, signal] = await ended;
    psql.stdin.end();
    await loaded;
    return { code: (code ?? signal) as number | string, said: await said };
  }

  /** Expects all rows, with no original, or none; how many. */
  async function rowsLeft(): Promise<number> {
    const { rows } = await pool.query("select to_regclass('clientes') as place");
    if (rows[0].place === null) return 0;
    const counts = await pool.query(
      `select count(*)::integer as all, count(*) filter (where nome like '%Secreta%' or cpf like '111444%')::integer as old from clientes`,
    );
    const { all, old } = counts.rows[0];
    expect(old).toBe(0);
    expect([0, ROWS]).toContain(all);
    return all;
  }

  /** Expects the old file, or the whole new one; whether it is new. */
  function isReplaced(): boolean {
    const content = readFileSync(out, 'utf8');
    if (content === OLD) return false;
    expect(content).toMatch(/^BEGIN;\n[^]*\nCOMMIT;\n$/);
    expect(content.match(/^\d{6}\t/gm)?.length).toBe(ROWS);
    return true;
  }

  const signals = ['SIGTERM', 'SIGKILL'] as const;
  const places = [0, 1, 60_000, 600_000, 1_200_000];
  const kills = signals.flatMap((signal) =>
    places.flatMap((after) => [false, true].map((isStream) => ({ signal, after, isStream }))),
  );
  it.each(kills)(
    '$signal after $after bytes leaves all rows or none; from a stream: $isStream',
    async (scene) => {
      const { code } = await run({ ...scene, end: (child) => void child.kill(scene.signal) });
      const left = await rowsLeft();
      expect([0, 143, 'SIGTERM', 'SIGKILL']).toContain(code);
      expect(left).toBe(code === 0 ? ROWS : 0);
      // A pipe holds less than what is left by then.
      if (scene.after < 600_000) expect(code).not.toBe(0);
      expect(readdirSync(waiting)).toEqual([]);
    },
  );

  it.each(signals)('%s leaves the file that is to be written over, or the whole new one', async (signal) => {
    for (const delay of [150, 400, 700]) {
      const end = (child: ChildProcess) => void setTimeout(() => child.kill(signal), delay);
      const { code } = await run({ args: ['--out', out], end });
      expect(isReplaced()).toBe(code === 0);
      writeFileSync(out, OLD);
    }
  });

  it('a disk that is full while the file is written leaves the old one', async () => {
    // A process that is killed at once leaves its own behind.
    const begun = () => readdirSync(folder).filter((name) => name.startsWith('.'));
    const before = begun();
    const { code, said } = await run({ args: ['--out', out], limit: 500 });
    expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(/^cannot write/) });
    expect(isReplaced()).toBe(false);
    expect(begun()).toEqual(before);
  });

  it('a disk that is full while a stream waits writes nothing', async () => {
    const { code, said } = await run({ args: ['--strict'], isStream: true, limit: 500 });
    expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(/^cannot hold in/) });
    expect(await rowsLeft()).toBe(0);
    expect(readdirSync(waiting)).toEqual([]);
  });

  it('a device that takes nothing ends the run, and says that the disk is full', async () => {
    const { code, said } = await run({ stdout: '/dev/full' });
    expect({ code, said }).toEqual({ code: 1, said: 'cannot write: the disk is full' });
  });

  it.each([1, 600_000])('a reader that goes after %d bytes keeps no row', async (after) => {
    await run({ after, end: (child) => void child.stdout?.destroy() });
    expect(await rowsLeft()).toBe(0);
  });

  it.each([false, true])('a row that is wrong leaves no row; from a stream: %s', async (isStream) => {
    const { code, said } = await run({ file: badFile, isStream });
    expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(/^line \d+: has 2 columns/) });
    expect(await rowsLeft()).toBe(0);
    await run({ file: badFile, isStream, args: ['--out', out] });
    expect(isReplaced()).toBe(false);
  });

  it.each([false, true])('a rule that is misspelt leaves no row; from a stream: %s', async (isStream) => {
    const { code, said } = await run({ columns: COLUMNS.replace('.cpf', '.cfp'), isStream });
    expect({ code, said }).toEqual({ code: 2, said: expect.stringMatching(/did you mean cpf/) });
    expect(await rowsLeft()).toBe(0);
  });
});
