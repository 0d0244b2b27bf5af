/** Memory of `canivete pseudonymize`, each run in a process of its own. */
import { execFile } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { built } from '#test/support/programs.ts';

const PROGRAM = `
  import { pseudonymize } from './adapters/cli/pseudonymize.ts';
  const environment = { CANIVETE_PSEUDONYM_KEY: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f' };
  const error = await pseudonymize(process.argv.slice(2), { environment, tell: () => undefined }).then(
    () => null,
    (thrown) => thrown.message,
  );
  console.log(JSON.stringify({ kilobytes: process.resourceUsage().maxRSS, error }));
`;
const MIB = 2 ** 20;
/** A file may have a value of so many bytes, and a run so many more than one of a small file. */
const [LONG, MORE] = [100 * MIB, 64 * MIB];
const CPF = '52998224725';

const folder = mkdtempSync(join(tmpdir(), 'pseudonymize-memory-'));
const out = join(folder, 'out');
let program: Awaited<ReturnType<typeof built>>;
beforeAll(async () => void (program = await built(PROGRAM)));
afterAll(() => {
  program.remove();
  rmSync(folder, { recursive: true });
});

/** Runs the command on a file that has a text of so many bytes between two others. */
async function run(
  name: string,
  [before, after]: readonly [string, string],
  length: number,
  rules: string,
  words = 'um texto ',
) {
  const path = join(folder, name);
  const file = openSync(path, 'w');
  writeSync(file, before);
  const piece = words.repeat(Math.ceil(MIB / words.length));
  for (let left = length; left > 0; left -= piece.length) writeSync(file, piece.slice(0, left));
  writeSync(file, after);
  closeSync(file);
  rmSync(out, { force: true });
  const { stdout } = await promisify(execFile)(process.execPath, [
    program.file,
    path,
    '--columns',
    rules,
    '--out',
    out,
  ]);
  const { kilobytes, error } = JSON.parse(stdout) as { kilobytes: number; error: string | null };
  const written = existsSync(out) ? statSync(out).size - statSync(path).size : undefined;
  rmSync(path);
  return { bytes: kilobytes * 1024, error, written };
}

const COPY = ['COPY t (cpf, doc) FROM stdin;\n52998224725\t', '\n\\.\n'] as const;
const formats = [
  ['copy.sql', COPY, 't.cpf=cpf'],
  ['insert.sql', [`INSERT INTO t (cpf, doc) VALUES ('${CPF}', '`, "');\n"], 't.cpf=cpf'],
  ['mysql.sql', [`-- MySQL dump\nINSERT INTO \`t\` (cpf, doc) VALUES ('${CPF}','`, "');\n"], 't.cpf=cpf'],
  ['a.csv', [`cpf,doc\n${CPF},"`, '"\n'], 'cpf=cpf'],
] as const;

it.each(formats)(
  'a row of 100 MiB in %s takes at most 64 MiB more than a short one',
  async (name, texts, rules) => {
    const short = await run(name, texts, 100, rules);
    const long = await run(name, texts, LONG, rules);
    expect([short.error, long.error]).toEqual([null, null]);
    expect(long.written).toBe(short.written);
    expect((long.bytes - short.bytes) / MIB).toBeLessThan(MORE / MIB);
  },
);

it.each([
  ['copy.sql', COPY, 't.doc=texto', /^line 2: a value under a rule is longer/],
  ['a.ndjson', [`{"cpf":"${CPF}","doc":"`, '"}\n'], 'cpf=cpf', /^line 1: .* longer than/],
] as const)(
  'what is too long in %s is refused before anything is written',
  async (name, texts, rules, message) => {
    const short = await run(name, texts, 100, rules);
    const long = await run(name, texts, LONG, rules);
    expect(long).toMatchObject({ error: expect.stringMatching(message), written: undefined });
    expect((long.bytes - short.bytes) / MIB).toBeLessThan(MORE / MIB);
  },
);

/** The longest value that a rule takes, short of a kibibyte. */
const LONGEST = 4 * MIB - 1024;

it.each([
  [
    'a text full of numbers',
    ['COPY t (cpf, doc) FROM stdin;\n52998224725\t', '\n\\.\n'],
    't.doc=texto',
    `${CPF} `,
  ],
  [
    'a list of numbers',
    ['COPY t (cpf, doc) FROM stdin;\n52998224725\t{', `${CPF}}\n\\.\n`],
    't.doc=cpf',
    `${CPF},`,
  ],
] as const)('%s of 4 MiB takes at most 128 MiB more than a short one', async (_, texts, rules, words) => {
  const length = Math.floor(LONGEST / words.length) * words.length;
  const short = await run('copy.sql', texts, words.length, rules, words);
  const long = await run('copy.sql', texts, length, rules, words);
  expect([short.error, long.error]).toEqual([null, null]);
  // V8 has some 60 MiB of garbage meanwhile: each number is a text of its own.
  expect((long.bytes - short.bytes) / MIB).toBeLessThan((2 * MORE) / MIB);
});
