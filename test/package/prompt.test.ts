import { spawn } from 'node:child_process';
import {
  closeSync,
  createReadStream,
  createWriteStream,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { readCsv } from '../../adapters/cli/call/read-csv.ts';
import { createService } from '../../src/index.ts';

const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'canivete-prompt-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Rows of the file of payslips: `npm run test:prompt` has all of them. */
const ROWS = Number(process.env['PROMPT'] ?? 2_000);
/** Bytes of memory that no command may pass, however many rows there are. */
const MOST = 200 * 2 ** 20;

/** Has a process say at its end how much memory it took at most, in KiB. */
const MEASURE = `data:text/javascript,${encodeURIComponent(
  "import { writeSync } from 'node:fs'; process.on('exit', () => writeSync(2, `most ${process.resourceUsage().maxRSS}\\n`));",
)}`;

const started: ReturnType<typeof spawn>[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

interface Streams {
  readonly stdin?: 'ignore' | 'pipe';
  readonly stdout?: 'pipe' | number;
  readonly node?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts a command: what it prints as it comes, and how it ends. */
function start(
  args: readonly string[],
  { stdin = 'ignore', stdout = 'pipe', node = [], env = {} }: Streams = {},
) {
  const child = spawn(process.execPath, [...node, cli, ...args], {
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
  return { child, printed, end };
}

const canivete = async (...args: string[]) => start(args).end;

/** A file of payslips, of which one in a hundred is wrong. */
async function payslips(rows: number): Promise<string> {
  const file = join(folder, `folha-${rows}.csv`);
  const stream = createWriteStream(file);
  stream.write('matricula;salarioBruto;dependentes;valeTransporte\n');
  for (let i = 1; i <= rows; i++) {
    const salary =
      i % 100 === 0 ? '1.500,00' : `${1_600 + ((i * 37) % 20_000)}.${String(i % 100).padStart(2, '0')}`;
    if (!stream.write(`=${i};${salary};${i % 4};${i % 2 ? '220.50' : ''}\n`))
      await new Promise<void>((resolve) => stream.once('drain', resolve));
  }
  stream.end();
  await finished(stream);
  return file;
}

describe('a file of payslips', () => {
  it('is answered row by row in little memory, with what is refused marked', async () => {
    const input = await payslips(ROWS);
    const output = join(folder, 'answers.csv');
    const to = openSync(output, 'w');
    const options = ['--keep', 'matricula', '--delimiter', ';', '--format', 'csv'];
    const args = ['call', 'calculadoras-salario-liquido', 'ano=2026', '--input', input, ...options];
    const began = performance.now();
    const { code, stderr } = await start(args, { stdout: to, node: ['--import', MEASURE] }).end;
    const seconds = (performance.now() - began) / 1_000;
    closeSync(to);
    const refused = Math.floor(ROWS / 100);
    expect([code, stderr]).toEqual([1, expect.stringContaining(`canivete: ${refused} rows were refused`)]);
    const most = Number(/most (\d+)/.exec(stderr)?.[1]) * 1_024;
    console.log(
      `${ROWS} payslips in ${seconds.toFixed(1)} s, ${(most / 2 ** 20).toFixed(0)} MiB of memory at most`,
    );
    expect(most).toBeLessThan(MOST);

    const service = createService();
    let [header, row, wrong]: [string[], number, number] = [[], 0, 0];
    for await (const { cells: read } of readCsv(createReadStream(output), ';')) {
      const cells = [...read];
      if (row === 0) header = cells;
      else if (row % 100 === 0) {
        wrong++;
        expect([cells[0], cells[1]]).toEqual([`'=${row}`, '1.500,00']);
        expect(cells.at(-1)).toMatch(/^salarioBruto .*ponto/);
      } else if (row % 97 === 1) {
        const [, salarioBruto, dependentes, valeTransporte] = cells.map(Number);
        const { salarioLiquido } = await service.run('calculadoras-salario-liquido', {
          ano: 2026,
          salarioBruto: salarioBruto as number,
          dependentes: dependentes as number,
          valeTransporte: valeTransporte as number,
        });
        expect(cells[header.indexOf('salarioLiquido')]).toBe(String(salarioLiquido));
      }
      row++;
    }
    expect([row, wrong]).toEqual([ROWS + 1, refused]);
  });
});

describe('canivete call', () => {
  it('repeats every byte by a seed, in this process and of a service', async () => {
    const args = ['call', 'nome', 'count=3', '--repeat', '250', '--seed', 'a', '--format', 'csv'];
    const here = await canivete(...args);
    expect(here).toMatchObject({ code: 0, stderr: '' });
    expect(await canivete(...args)).toEqual(here);

    const key = 'cnv_0123456789ABCDEFGHIJKLMNOPQRSTUV41TAda';
    const serving = start(['serve', '--port', '0', '--key', `${key}:enterprise`]);
    const url = await new Promise<string>((resolve) => {
      serving.child.stdout?.on('data', () => {
        const found = /http:\S+\/v1(?=\n)/.exec(serving.printed.stdout);
        if (found) resolve(found[0]);
      });
    });
    expect(await start([...args, '--url', url], { env: { CANIVETE_KEY: key } }).end).toEqual(here);
    const refused = await canivete(...args, '--url', url, '--key', 'cnv_wrong');
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
    [['call', 'cfp'], 2, /^canivete: [^\n]*cpf\?\n$/],
    [['call', 'cpf', '--format', 'xml'], 2, /^canivete: --format takes one of json,[^\n]*\n$/],
    [['call', 'cpf', 'count=0'], 1, /^canivete: count [^\n]*\n$/],
    [
      ['call', 'cpf', '--url', 'http://127.0.0.1:1/v1'],
      1,
      /^canivete: the service does not answer: [^\n]*\n$/,
    ],
  ])('%j is a mistake that is told in one line', async (args, code, message) => {
    expect(await canivete(...args)).toEqual({ code, stdout: '', stderr: expect.stringMatching(message) });
  });
});

describe('canivete tools and describe', () => {
  it('tell of the tools, with examples to paste', async () => {
    expect((await canivete('tools', 'férias')).stdout).toMatch(/^calculadoras-ferias +trabalhista /);
    const { stdout } = await canivete('describe', 'calculadoras-inss', '--language', 'en');
    expect(stdout).toMatch(/\n {2}salarioBruto +number, > 0, .*, required +Gross/);
    const example = stdout.split('\n').find((line) => line.startsWith('  canivete call')) ?? '';
    const [, ...args] = example.trim().split(' ');
    expect(JSON.parse((await canivete(...args)).stdout)).toMatchObject({ valor: 501.51 });
    const { inputSchema } = JSON.parse((await canivete('describe', 'cpf', '--json')).stdout);
    expect(inputSchema.properties.count.maximum).toBe(100);
  });
});

it('the help lists the commands', async () => {
  const { stdout } = await canivete('help');
  const source = readFileSync(new URL('../../adapters/cli.ts', import.meta.url), 'utf8');
  const names = [...source.matchAll(/^ {2}\['(\w+)', async/gm)].map(([, name]) => name as string);
  expect(names.length).toBeGreaterThan(4);
  for (const name of names) expect(stdout).toContain(`\n  canivete ${name} `);
});
