/** A dump of `pg_dump`, through `canivete pseudonymize`, into `psql`: what fails on the way leaves nothing in the database. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pseudonymize } from '../../../adapters/cli/pseudonymize.ts';
import { hasServer, login } from '../../support/postgres.ts';

const ROWS = 5_000;
const schema = `canivete_pipes_${process.pid}_${Date.now()}`;
const database = `postgres://${login.user}@${login.host}:${login.port}/${login.database}`;
const folder = mkdtempSync(join(tmpdir(), 'canivete-pipes-'));
const environment = {
  CANIVETE_PSEUDONYM_KEY: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
};
const columns = `${schema}.clientes.nome=nome,${schema}.clientes.cpf=numero`;
const pool = new Pool({ ...login, max: 1 });
let dump = '';

/** Sends a text of SQL through the command into psql; `cut` is the byte at which the pipe ends, as it does when the process is killed. */
async function load(
  text: string,
  rules: string,
  options: readonly string[],
  cut = Infinity,
  more: readonly string[] = [],
) {
  const file = join(folder, 'dump.sql');
  writeFileSync(file, text);
  const psql = spawn('psql', [...options, '-X', '-q', '-o', '/dev/null', database], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  psql.stdin.on('error', () => undefined);
  const ended = once(psql, 'close');
  let sent = 0;
  const error = await pseudonymize([file, '--columns', rules, ...more], {
    environment,
    tell: () => undefined,
    async print(bytes) {
      const piece = (bytes as Uint8Array).subarray(0, Math.max(0, cut - sent));
      sent += piece.length;
      if (piece.length > 0 && !psql.stdin.write(piece))
        await Promise.race([once(psql.stdin, 'drain'), ended]);
      if (sent >= cut) throw new Error('killed');
    },
  }).catch((caught: unknown) => caught);
  psql.stdin.end();
  const [code] = await ended;
  return { error: error as Error | undefined, code: code as number };
}

async function rowsLeft(): Promise<number> {
  const { rows } = await pool.query('select to_regclass($1) as place', [`${schema}.clientes`]);
  if (rows[0].place === null) return 0;
  return Number((await pool.query(`select count(*) from ${schema}.clientes`)).rows[0].count);
}

const none = () => pool.query(`drop schema if exists ${schema} cascade`);

describe.runIf(hasServer)('pg_dump | canivete pseudonymize | psql', () => {
  beforeAll(async () => {
    await pool.query(`create schema ${schema}`);
    await pool.query(`create table ${schema}.clientes (id integer primary key, nome text, cpf text)`);
    await pool.query(
      `insert into ${schema}.clientes select i, 'Ana Secreta', '111444' || i from generate_series(100000, ${99_999 + ROWS}) i`,
    );
    await pool.query(
      `create function ${schema}.f() returns trigger language plpgsql as $$
begin
INSERT INTO clientes (nome) values ('x;');
return new;
end;
$$`,
    );
    await pool.query(
      `create function ${schema}.g() returns integer begin atomic select case when true then 1 else 2 end; end`,
    );
    dump = execFileSync('pg_dump', ['-n', schema, database], { encoding: 'utf8', maxBuffer: 2 ** 28 });
    await none();
  });
  afterAll(async () => {
    await none();
    await pool.end();
    rmSync(folder, { recursive: true });
  });

  it.each([[[]], [['-1']], [['-v', 'ON_ERROR_STOP=1']]])(
    'loads a whole dump with psql %j',
    async (options) => {
      expect(await load(dump, columns, options)).toEqual({ error: undefined, code: 0 });
      expect(await rowsLeft()).toBe(ROWS);
      const { rows } = await pool.query(
        `select count(*) from ${schema}.clientes where nome like '%Secreta%' or cpf like '111444%'`,
      );
      expect(Number(rows[0].count)).toBe(0);
      await none();
    },
  );

  const malformed = () => {
    const lines = dump.split('\n');
    const at = lines.findIndex((line) => line.startsWith('104500\t'));
    return lines.with(at, '104500\tAna Secreta').join('\n');
  };
  const failing: readonly (readonly [string, () => string, string, RegExp])[] = [
    [
      'a mistyped table',
      () => dump,
      columns.replaceAll('clientes', 'cliente'),
      /has no table .*did you mean/,
    ],
    ['a malformed row', malformed, columns, /line \d+: has 2 columns, and the table 3/],
    [
      'a dump that ends in its rows',
      () => dump.slice(0, dump.indexOf('104500\t')),
      columns,
      /ends inside COPY/,
    ],
    [
      'a dump that lacks its end',
      () => dump.slice(0, dump.indexOf('\\.\n') + 3),
      columns,
      /ends before its last line/,
    ],
    ['a dump with a database of its own', () => `${dump}\\connect app\n`, columns, /--no-transaction/],
  ];
  const ways = [[], ['-1'], ['-v', 'ON_ERROR_STOP=1'], ['-1', '-v', 'ON_ERROR_STOP=1']];
  it.each(failing.flatMap(([name, ...scene]) => ways.map((options) => ({ name, scene, options }))))(
    '$name leaves no row with psql $options',
    async ({ scene: [text, rules, message], options }) => {
      const { error, code } = await load(text(), rules, options);
      expect(error?.message).toMatch(message);
      expect(await rowsLeft()).toBe(0);
      // A file is read before anything of it is written.
      expect(code).toBe(0);
    },
  );

  it.each(ways)(
    'a value that must be valid ends the run, and leaves no row with psql %j',
    async (...options) => {
      const lines = dump.split('\n');
      const at = lines.findIndex((line) => line.startsWith('104500\t'));
      const text = lines.with(at, '104500\tAna Secreta\t1').join('\n');
      const { error, code } = await load(text, columns, options, Infinity, ['--invalid', 'error']);
      expect(error?.message).toMatch(/^line \d+: .*cpf: .*format$/);
      expect(await rowsLeft()).toBe(0);
      if (options.includes('-v')) expect(code).toBe(3);
    },
  );

  it.each([0.1, 0.5, 0.9])('a process that is killed after %d of its output leaves no row', async (share) => {
    for (const options of [[], ['-v', 'ON_ERROR_STOP=1']]) {
      const { error } = await load(dump, columns, options, Math.floor(dump.length * share));
      expect(error?.message).toBe('killed');
      expect(await rowsLeft()).toBe(0);
    }
  });
});
