import { expect, it } from 'vitest';
import { createPseudonymizer } from '../../../src/pseudonyms/index.ts';
import type { InvalidMode } from '../../../src/pseudonyms/pseudonymizer.ts';
import type { Details, Wanted } from './ahead.ts';
import { readColumns } from './columns.ts';
import { type FormatName, isDumpFormat, rewrite } from './run.ts';
import { pseudonymAnswerer } from './thread.ts';

const key = 'e50123456789abcd'.repeat(4);
const made = createPseudonymizer({ key });

const texts: Readonly<Record<string, (count: number) => string>> = {
  csv: (count) => `cpf;nome;nascimento;obs\n${rows(count, (cells) => cells.join(';'))}`,
  ndjson: (count) =>
    rows(count, ([cpf, nome, nascimento, obs]) => JSON.stringify({ cpf, nome, nascimento, obs })),
  pgdump: (count) =>
    `COPY t (cpf, nome, nascimento, obs) FROM stdin;\n${rows(count, (cells) => cells.join('\t'))}\\.\n`,
  mysqldump: (count) =>
    `INSERT INTO t (cpf, nome, nascimento, obs) VALUES ${rows(count, (cells) => `('${cells.join("','")}'),`)}(NULL,NULL,NULL,NULL);\n`,
};

const rows = (count: number, write: (cells: readonly string[]) => string) =>
  Array.from({ length: count }, (_, i) => {
    const day = String((i % 28) + 1).padStart(2, '0');
    return `${write([`${52_998_224_725 + i}`, `Zoé Araújo ${i % 50}`, `1990-05-${day}`, `ligar às ${i}h`])}\n`;
  }).join('');

/** Runs, and gives the bytes and the counts; with `jobs`, by threads that answer in this one. */
async function run(format: string, text: string, { jobs = 0, invalid = 'pseudonym' as InvalidMode } = {}) {
  const bytes = Buffer.from(text);
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += 997) yield new Uint8Array(bytes.subarray(at, at + 997));
  }
  const written: Uint8Array[] = [];
  const threads: { asked: number; isEnded: boolean }[] = [];
  const start = () => {
    const thread = { asked: 0, isEnded: false };
    threads.push(thread);
    const answer = pseudonymAnswerer({ key, context: '', isBack: false });
    return {
      async ask(wanted: readonly Wanted[]): Promise<readonly Details[]> {
        for (const { values } of wanted) thread.asked += values.length;
        return (await answer)(wanted);
      },
      end: async () => void (thread.isEnded = true),
    };
  };
  const rules = 'cpf=cpf,nome=nome,nascimento=data(subject=cpf),obs=texto';
  const isDump = isDumpFormat(format as FormatName);
  const outcome = await rewrite(pieces(), {
    rules: readColumns(isDump ? rules.replace(/(^|,)(?=\w+=\w)/g, '$1t.') : rules, isDump),
    format: format as FormatName,
    encoding: 'utf-8',
    delimiter: undefined,
    isStrict: false,
    isOneTransaction: true,
    allowed: new Set(),
    ways: { made, invalid, isBack: false, k: 5 },
    isKnown: true,
    isNullOfInvalid: false,
    threads: jobs > 0 ? { jobs, start } : undefined,
    write: async (piece) => void written.push(piece),
  }).then(
    ({ rows, columns }) => ({ rows, counts: columns.map(({ name, counts }) => [name, counts]) }),
    (error: Error) => error.message,
  );
  return { outcome, text: Buffer.concat(written).toString(), threads };
}

it.each(Object.keys(texts))('threads write the bytes and the counts of one, in %s', async (format) => {
  const text = texts[format]?.(300) ?? '';
  const alone = await run(format, text);
  expect(alone.outcome).toMatchObject({ rows: expect.any(Number) });
  const shared = await run(format, text, { jobs: 3 });
  expect([shared.outcome, shared.text]).toEqual([alone.outcome, alone.text]);
  expect(shared.threads.map(({ asked, isEnded }) => [asked > 50, isEnded])).toEqual([
    [true, true],
    [true, true],
    [true, true],
  ]);
});

it.each([
  ['a value that is invalid', texts['csv']?.(200).replace('\n52998224825', '\nx'), 'error'],
  ['a row that cannot be read', texts['csv']?.(200).replace('1990-05-17;', '1990-05-17'), 'pseudonym'],
  ['an open quote at the end', `${texts['csv']?.(200)}"`, 'pseudonym'],
] as const)('%s ends threads with the message and the line of one', async (_, text = '', invalid) => {
  const alone = await run('csv', text, { invalid });
  expect(alone.outcome).toMatch(/^line \d+/);
  const shared = await run('csv', text, { invalid, jobs: 2 });
  expect([shared.outcome, shared.text]).toEqual([alone.outcome, alone.text]);
  expect(shared.threads.every(({ isEnded }) => isEnded)).toBe(true);
});
