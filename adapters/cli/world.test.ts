import Database from 'libsql';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { holdInterrupts } from '#test/support/interrupts.ts';
import { rowsOfCsv } from '#test/support/table-files.ts';
import { world as makeWorld } from '../../src/world/index.ts';
import { codeInput } from '../../src/world/options.ts';
import { type Rows, schema, type TableName, tableNames } from '../../src/world/schema.ts';
import { BrokenPipe } from './call/output.ts';
import { Failure, sameText, UsageError } from './usage.ts';
import { worldHelp } from './world.help.ts';
import { world } from './world.ts';

const folder = mkdtempSync(join(tmpdir(), 'canivete-world-'));
afterAll(() => rmSync(folder, { recursive: true }));

const interrupt = holdInterrupts();
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

const SMALL = { seed: 'demo', companies: 2, employees: 3, months: 2, anomalies: 0.1 } as const;
const small = Object.entries(SMALL).flatMap(([name, value]) => [`--${name}`, String(value)]);
const rows = Object.fromEntries(
  Object.entries(makeWorld(SMALL).tables).map(([name, list]) => [name, [...(list as Iterable<unknown>)]]),
) as { [T in TableName]: Rows[T][] };
const count = Object.values(rows).flat().length;

let folders = 0;
const newFolder = () => join(folder, `out-${folders++}`);

interface Around {
  readonly isTerminal?: boolean;
  readonly print?: (text: string, file?: number) => Promise<void>;
}

/** Runs the command; gives what it prints and tells, and how it ends. */
async function written(args: readonly string[], { isTerminal = false, print }: Around = {}) {
  let [printed, told] = ['', ''];
  const stderr = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    told += String(text);
    return true;
  });
  const out = args.includes('--out');
  const error: unknown = await world(args, {
    isTerminal: () => isTerminal,
    ...((print || !out) && { print: print ?? (async (text: string) => void (printed += text)) }),
  }).catch((error: unknown) => error);
  stderr.mockRestore();
  return { printed, told, error, code: process.exitCode };
}

async function inFolder(args: readonly string[]) {
  const out = newFolder();
  const { error } = await written([...args, '--out', out]);
  expect(error).toBeUndefined();
  return {
    out,
    names: readdirSync(out).toSorted(),
    text: (name: string) => readFileSync(join(out, name), 'utf8'),
  };
}

const linesOf = (text: string) => text.trimEnd().split('\n');

describe('canivete world, on the standard output', () => {
  it('writes one answer in JSON, unless told otherwise', async () => {
    const { printed, told, error } = await written(small);
    expect(error).toBeUndefined();
    const { seed, seedVersion, from, until, notice, warnings } = makeWorld(SMALL);
    const counts = Object.fromEntries(tableNames.map((name) => [name, rows[name].length]));
    const answer = { seed, seedVersion, from, until, notice, counts, tables: rows, warnings };
    expect(printed).toBe(`${JSON.stringify(answer)}\n`);
    expect(told).toMatch(new RegExp(`^${count} rows of the seed demo in \\d+\\.\\d s\n$`));
  });

  it('adds the statements that create the tables to JSON, for a dialect', async () => {
    const { printed } = await written([...small, '--dialect', 'mysql']);
    expect(JSON.parse(printed).ddl).toBe(makeWorld(SMALL).ddl('mysql'));
  });

  it('writes rows with their tables as lines of JSON', async () => {
    const { printed } = await written([...small, '--format', 'ndjson']);
    expect(linesOf(printed).map((line) => JSON.parse(line))).toEqual([...makeWorld(SMALL).rows()]);
  });

  it('writes a script of SQL that SQLite runs', async () => {
    const { printed } = await written([...small, '--format', 'sql', '--dialect', 'sqlite']);
    const database = new Database(':memory:');
    database.exec(printed);
    const [{ total }] = database.prepare('SELECT count(*) AS total FROM folha_itens').all() as [
      { total: number },
    ];
    expect(total).toBe(rows.folha_itens.length);
  });

  it('tells the seed that it drew, and makes the same world of it again', async () => {
    const args = ['--employees', '1', '--tables', 'pessoas'];
    const drawn = await written(args);
    const seed = /of the seed ([a-z0-9]{12}) in/.exec(drawn.told)?.[1];
    const again = await written([...args, '--seed', seed!]);
    expect(again.printed).toBe(drawn.printed);
  });

  it('takes every option of a world, a number as a seed too', async () => {
    const { printed } = await written([
      ...['--seed', '7', '--seed-version', '1', '--companies', '1', '--branches', '2', '--employees', '1'],
      ...['--customers', '1', '--products', '1', '--sales', '1', '--vehicles', '1', '--months', '1'],
      ...['--until', '2026-09', '--no-payslips', '--state', 'AC', '--alphanumeric', '--anomalies', '0.05'],
      ...['--tables', 'mundo, estabelecimentos'],
    ]);
    const { tables } = JSON.parse(printed) as { tables: Pick<typeof rows, 'mundo' | 'estabelecimentos'> };
    const settings = Object.fromEntries(tables.mundo.map(({ chave, valor }) => [chave, valor]));
    expect(settings).toMatchObject({
      ...{ seed: '7', seed_version: '1', until: '2026-09', companies: '1', branches: '2', employees: '1' },
      ...{ customers: '1', products: '1', sales: '1', vehicles: '1', months: '1', payslips: 'false' },
      ...{ state: 'AC', alphanumeric: 'true', anomalies: '0.05' },
    });
    expect(tables.estabelecimentos).toHaveLength(3);
    expect(Object.keys(tables)).toEqual(['mundo', 'estabelecimentos']);
  });

  it('the command accepts the bounds that its help names', () => {
    const bounds = [
      ...worldHelp.options.en.matchAll(/--([a-z]+) [A-Z]+ .*?(?:default ([\d.]+); )?up to ([\d.]+)/g),
    ];
    expect(bounds).toHaveLength(9);
    for (const [, name, byDefault, most] of bounds) {
      const refused = (size: unknown) => () => makeWorld({ seed: 'demo', [name!]: size });
      expect(refused(Number(most)), name).not.toThrow();
      expect(refused(Number(most) + 1), name).toThrow();
      expect(v.getDefault(codeInput.entries[name as 'companies']), name).toBe(Number(byDefault));
    }
  });

  it.each([
    ['a size beyond its bounds', ['--companies', '1001'], '--companies: '],
    ['a size that is no number', ['--employees', 'many'], '--employees: '],
    ['a month that is none', ['--until', '2026-13'], '--until: '],
    ['months before the first CNPJs with letters', ['--alphanumeric', '--months', '120'], '--months: '],
    ['an unknown table', ['--tables', 'pessoas,gente'], '--tables: '],
    ['a table twice', ['--tables', 'pessoas,pessoas'], '--tables: '],
    ['an option that it does not have', ['--employes', '3'], 'did you mean --employees?'],
    ['an unknown format', ['--format', 'xml'], '--format takes one of json, ndjson, csv, sql, sqlite'],
    ['files without a folder', ['--format', 'csv'], '--format csv needs --out DIR'],
    ['a file of SQLite without a folder', ['--format', 'sqlite'], '--format sqlite needs --out DIR'],
    [
      'a dialect of what is no SQL',
      ['--format', 'ndjson', '--dialect', 'mysql'],
      '--dialect is for --format sql',
    ],
    ['force without a folder', ['--force'], '--force is for a folder'],
  ])('refuses %s, and names it', async (_, args, message) => {
    const { error, printed } = await written(args);
    expect(error).toBeInstanceOf(UsageError);
    expect((error as UsageError).message).toContain(message);
    expect(printed).toBe('');
  });

  it('stops where the reader of the output has gone', async () => {
    let pieces = 0;
    const print = async () => {
      if (++pieces === 2) throw new BrokenPipe();
    };
    const args = ['--employees', '2000', '--format', 'ndjson'];
    expect((await written(args, { print })).error).toBeInstanceOf(BrokenPipe);
    expect(pieces).toBe(2);
  });

  it.each([
    ['while it writes', 'ndjson'],
    ['while it counts', 'json'],
  ])('ends with 130 after Ctrl-C %s', async (_, format) => {
    let printed = '';
    const print = async (text: string) => {
      printed += text;
      interrupt();
    };
    const running = written(['--employees', '2000', '--format', format], { print });
    if (format === 'json') setImmediate(interrupt);
    expect(await running).toMatchObject({ error: undefined, code: 130 });
    expect(printed.length).toBeLessThan(format === 'json' ? 1 : 200_000);
  });

  it('shows how far it is on a terminal, and nothing when it shall be quiet', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 10));
    expect((await written(small, { isTerminal: true })).told).toMatch(/K\d+ rows, \d+ a second/);
    expect((await written([...small, '--quiet'], { isTerminal: true })).told).toBe('');
  });
});

describe('canivete world, in a folder', () => {
  it('writes a file of CSV for each table, which gives its rows', async () => {
    const { names, text } = await inFolder([...small, '--format', 'csv']);
    expect(names).toEqual(tableNames.map((name) => `${name}.csv`).toSorted());
    for (const name of tableNames)
      expect(await rowsOfCsv(name, text(`${name}.csv`)), name).toEqual(rows[name]);
  });

  it('writes a file of JSON for each table, with a row in each line', async () => {
    const { names, text } = await inFolder(small);
    expect(names).toEqual(tableNames.map((name) => `${name}.json`).toSorted());
    for (const name of tableNames) expect(JSON.parse(text(`${name}.json`)), name).toEqual(rows[name]);
    expect(linesOf(text('pessoas.json'))).toHaveLength(rows.pessoas.length + 2);
  });

  it('writes lines of JSON for each table', async () => {
    const { names, text } = await inFolder([...small, '--format', 'ndjson', '--tables', 'pessoas,mundo']);
    expect(names).toEqual(['mundo.ndjson', 'pessoas.ndjson']);
    expect(linesOf(text('pessoas.ndjson')).map((line) => JSON.parse(line))).toEqual(rows.pessoas);
  });

  it('writes the script of SQL that it prints', async () => {
    const args = [...small, '--format', 'sql', '--dialect', 'mysql'];
    const { names, text } = await inFolder(args);
    expect(names).toEqual(['world.sql']);
    expect(text('world.sql')).toBe((await written(args)).printed);
  });

  it('writes a file of SQLite, which gives its rows', async () => {
    const { out, names } = await inFolder([...small, '--format', 'sqlite']);
    expect(names).toEqual(['world.sqlite']);
    const database = new Database(join(out, 'world.sqlite'));
    for (const name of tableNames) {
      const booleans = Object.entries(schema[name].columns).filter(([, { type }]) => type === 'boolean');
      const found = (database.prepare(`SELECT * FROM ${name}`).all() as Record<string, unknown>[]).map(
        (row) => ({
          ...row,
          ...Object.fromEntries(booleans.map(([column]) => [column, row[column] === 1])),
        }),
      );
      expect(found, name).toEqual(rows[name]);
    }
    expect(database.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    database.close();
    // The one thing in it that tells drivers apart.
    const bytes = readFileSync(join(out, 'world.sqlite'));
    expect(bytes.readUInt32BE(96)).toBe(3_040_000);
  });

  it('takes a folder that is there and empty', async () => {
    const out = newFolder();
    mkdirSync(out);
    expect((await written([...small, '--tables', 'mundo', '--out', out])).error).toBeUndefined();
    expect(readdirSync(out)).toEqual(['mundo.json']);
  });

  it('writes over no file where one of its names is a link or a folder', async () => {
    const out = newFolder();
    const target = join(folder, 'target');
    writeFileSync(target, 'before');
    mkdirSync(out);
    symlinkSync(target, join(out, 'vendas.csv'));
    writeFileSync(join(out, 'boletos.csv'), 'before');
    const { error } = await written([...small, '--format', 'csv', '--out', out, '--force']);
    expect(String(error)).toMatch(/vendas\.csv: is a link/);
    expect(readFileSync(target, 'utf8') + readFileSync(join(out, 'boletos.csv'), 'utf8')).toBe(
      'beforebefore',
    );
    expect(readdirSync(out).toSorted()).toEqual(['boletos.csv', 'vendas.csv']);
  });

  it('refuses a folder with files, and writes over them with force', async () => {
    const out = newFolder();
    mkdirSync(out);
    for (const name of ['mundo.json', 'notes.txt']) writeFileSync(join(out, name), 'mine');
    const args = [...small, '--tables', 'mundo', '--out', out];
    const { error } = await written(args);
    expect(error).toBeInstanceOf(UsageError);
    expect((error as UsageError).message).toContain('--force');
    expect(readFileSync(join(out, 'mundo.json'), 'utf8')).toBe('mine');
    expect((await written([...args, '--force'])).error).toBeUndefined();
    expect(readdirSync(out).toSorted()).toEqual(['mundo.json', 'notes.txt']);
    expect(JSON.parse(readFileSync(join(out, 'mundo.json'), 'utf8'))).toEqual(rows.mundo);
    expect(readFileSync(join(out, 'notes.txt'), 'utf8')).toBe('mine');
  });

  it('refuses a path that is a file', async () => {
    const out = newFolder();
    writeFileSync(out, '');
    expect((await written(['--out', out])).error).toBeInstanceOf(UsageError);
  });

  it.each([
    [
      'a full disk',
      async () => Promise.reject(new Failure(sameText('cannot write: the disk is full'))),
      Failure,
      undefined,
    ],
    ['Ctrl-C', async () => interrupt(), undefined, 130],
  ])('leaves nothing that it made after %s, folders included', async (_, print, failure, code) => {
    const parent = newFolder();
    const ended = await written(['--employees', '300', '--out', join(parent, 'a', 'b')], { print });
    if (failure) expect(ended.error).toBeInstanceOf(failure);
    expect(ended.code).toBe(code);
    expect(existsSync(parent)).toBe(false);
  });

  it('leaves the files alone that it would have written over, when it fails', async () => {
    const out = newFolder();
    mkdirSync(out);
    writeFileSync(join(out, 'mundo.json'), 'mine');
    const print = async () => Promise.reject(new Failure(sameText('cannot write: the disk is full')));
    await written(['--out', out, '--force'], { print });
    expect(readdirSync(out)).toEqual(['mundo.json']);
    expect(readFileSync(join(out, 'mundo.json'), 'utf8')).toBe('mine');
  });

  it('leaves no file of SQLite after Ctrl-C', async () => {
    const out = newFolder();
    const running = written(['--employees', '2000', '--format', 'sqlite', '--out', out]);
    setImmediate(interrupt);
    expect(await running).toMatchObject({ error: undefined, code: 130 });
    expect(existsSync(out)).toBe(false);
  });
});
