import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { holdInterrupts } from '#test/support/interrupts.ts';
import { call } from './call.ts';
import { Failure, sameText, UsageError } from './usage.ts';

const folder = mkdtempSync(join(tmpdir(), 'canivete-call-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

const interrupt = holdInterrupts();
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  process.exitCode = undefined;
});

interface Around {
  /** The open files that a person sees: 1 and 2 are what a program prints, and what it tells of itself. */
  readonly terminals?: readonly number[];
  readonly onPrinted?: () => void;
}

/** Runs a command and gives its output, its progress messages and its rejection. */
async function called(args: readonly string[], { terminals = [], onPrinted = () => undefined }: Around = {}) {
  let [printed, told] = ['', ''];
  const stderr = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    told += String(text);
    return true;
  });
  const error: unknown = await call(args, {
    isTerminal: (one) => terminals.includes(one),
    say: async (text) => {
      printed += text;
      onPrinted();
    },
  }).catch((error: unknown) => error);
  stderr.mockRestore();
  return { printed, told, error };
}

const AGE = ['calculadoras-idade', 'birthDate=2000-01-01', 'referenceDate=2020-01-01'];

describe('an answer', () => {
  it('is printed beside one line on standard error, which names each field that was read otherwise', async () => {
    const inss = ['calculadoras-inss', 'salario=R$ 5.000,00', 'ano=2026'];
    const { printed, told } = await called(inss);
    expect(printed).toContain('"tabela"');
    expect(told).toBe('read as: salario=salarioBruto; salarioBruto="R$ 5.000,00" 5000\n');
    expect((await called([...inss, '--language', 'en', '--repeat', '3'])).told).toBe(told);
    expect((await called(['calculadoras-inss', 'salarioBruto=5000', 'ano=2026'])).told).toBe('');
  });

  it('is in one line for a program, and in coloured lines for a person', async () => {
    vi.stubEnv('NO_COLOR', undefined);
    vi.stubEnv('TERM', 'xterm');
    for (const terminals of [[], [2]])
      expect((await called(AGE, { terminals })).printed).toMatch(/^\{"[^\n]*"years":20,[^\n]*\}\n$/);
    const { printed, error } = await called(AGE, { terminals: [1] });
    expect(printed).toContain('\n  \u001b[34m"years"\u001b[0m: \u001b[36m20\u001b[0m,\n');
    expect(error).toBe(undefined);
  });

  // https://no-color.org: any value of NO_COLOR but an empty one.
  it.each([
    [{ NO_COLOR: '1', TERM: 'xterm' }, false],
    [{ NO_COLOR: '', TERM: 'xterm' }, true],
    [{ NO_COLOR: undefined, TERM: 'dumb' }, false],
    [{ NO_COLOR: undefined, TERM: undefined }, true],
  ])('has colours unless the environment has none: %j', async (variables, isColored) => {
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
    const { printed } = await called(AGE, { terminals: [1, 2] });
    expect(printed.includes('\u001b[')).toBe(isColored);
    expect(printed).toMatch(/\n {2}/);
  });
});

describe('the progress of a command', () => {
  it.each([
    [[2], true],
    [[1, 2], false],
    [[1], false],
    [[], false],
  ])('is shown where the answers go to a file and a person looks on: %j', async (terminals, isTold) => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 300));
    const { told } = await called(['cpf', '--repeat', '3'], { terminals });
    const lines = told.split('\r\u001b[K').map((line) => line.replace(/\d+(?= a second)/, 'n'));
    const counted = [1, 2, 3].map((calls) => `${calls} calls, 0 refused, n a second`);
    expect(lines).toEqual(isTold ? ['', ...counted, ''] : ['']);
  });
});

describe('a file', () => {
  it('whose rows are all answered is no failure, and one with refused rows tells how many', async () => {
    const ended = async (...counts: number[]) =>
      (await called(['cpf', '--input', file('counts.csv', ['count', ...counts].join('\n'))])).error;
    expect(await ended(1, 2)).toBe(undefined);
    expect(await ended(1, 0)).toEqual(new Failure(sameText('1 linha recusada: veja a coluna erro')));
    expect(await ended(0, 1, 0)).toEqual(new Failure(sameText('2 linhas recusadas: veja a coluna erro')));
    expect(await ended(0)).toBeInstanceOf(Failure);
  });

  it('is the standard input where it is a dash', async () => {
    const input = Readable.from([Buffer.from('count\n1\n')]);
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(input as typeof process.stdin);
    const { printed, error } = await called(['cpf', '--input', '-']);
    expect(JSON.parse(printed)).toMatchObject({ entrada: { count: 1 } });
    expect(error).toBe(undefined);
  });

  it('that is not there is a mistake, and one that cannot be read a failure', async () => {
    const missing = await called(['cpf', '--input', join(folder, 'none.csv')]);
    expect(missing.error).toBeInstanceOf(UsageError);
    expect(missing.error).toMatchObject({ message: `--input: there is no file ${join(folder, 'none.csv')}` });
    const unreadable = await called(['cpf', '--input', folder]);
    expect(unreadable.error).toBeInstanceOf(Failure);
    expect(unreadable.error).toMatchObject({
      message: expect.stringMatching(/^--input \S+canivete-call-\w+: EISDIR/),
    });
  });
});

describe('Ctrl-C', () => {
  it('ends a command by the code of a program that SIGINT ended, 128 and 2, and without a word', async () => {
    const { printed, told, error } = await called(['cpf', '--repeat', '100000', '--format', 'ndjson'], {
      onPrinted: interrupt,
    });
    expect([printed.split('\n').length, told, error, process.exitCode]).toEqual([2, '', undefined, 130]);
  });

  it('ends it in the middle of a file too', async () => {
    const rows = file('long.csv', `count\n${'1\n'.repeat(200_000)}`);
    const { printed, error } = await called(['cpf', '--input', rows], { onPrinted: interrupt });
    expect([printed.split('\n').length, error, process.exitCode]).toEqual([2, undefined, 130]);
  });
});

it('a wrong command rejects, and sets no code by itself', async () => {
  const { error } = await called(['cfp']);
  expect([error, process.exitCode]).toEqual([expect.any(UsageError), undefined]);
});
