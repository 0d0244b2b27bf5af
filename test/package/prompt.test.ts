import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
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

/** Rows of the file of payslips. `PROMPT=100000 npm run test:package -- test/package/prompt.test.ts` tries many. */
const ROWS = Number(process.env['PROMPT'] ?? 2_000);
/** Bytes of memory that no command may pass, however many rows there are. */
const MOST = 200 * 2 ** 20;

/** Has a process say at its end how much memory it took at most, in KiB. */
const MEASURE = `data:text/javascript,${encodeURIComponent(
  "import { writeSync } from 'node:fs'; process.on('exit', () => writeSync(2, `most ${process.resourceUsage().maxRSS}\\n`));",
)}`;

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

interface Streams {
  readonly stdout?: 'pipe' | number;
  readonly node?: readonly string[];
}

/** Runs a command; gives its output and how it ended. */
async function canivete(args: readonly string[], { stdout = 'pipe', node = [] }: Streams = {}) {
  const child = spawn(process.execPath, [...node, cli, ...args], { stdio: ['ignore', stdout, 'pipe'] });
  started.push(child);
  const printed = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk) => (printed.stdout += chunk));
  child.stderr?.on('data', (chunk) => (printed.stderr += chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  return { ...printed, code };
}

/** Writes a file of payslips; one in a hundred is wrong. */
async function payslips(rows: number): Promise<string> {
  const file = join(folder, `folha-${rows}.csv`);
  const stream = createWriteStream(file);
  stream.write('matricula;salarioBruto;dependentes;valeTransporte\n');
  for (let i = 1; i <= rows; i++) {
    const salary =
      i % 100 === 0 ? '5.000' : `${1_600 + ((i * 37) % 20_000)}.${String(i % 100).padStart(2, '0')}`;
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
    const { code, stderr } = await canivete(args, { stdout: to, node: ['--import', MEASURE] });
    const seconds = (performance.now() - began) / 1_000;
    closeSync(to);
    const refused = Math.floor(ROWS / 100);
    expect([code, stderr]).toEqual([1, expect.stringContaining(`canivete: ${refused} linhas recusadas`)]);
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
        expect([cells[0], cells[1]]).toEqual([`'=${row}`, '5.000']);
        expect(cells.at(-1)).toMatch(/^salarioBruto .*5000 \(5 mil\) ou 5\.00/);
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

describe('payslips to audit', () => {
  it('payslips to audit are audited as they come in little memory, when they are sorted', async () => {
    const [file, facts] = [join(folder, 'holerites.csv'), join(folder, 'fatos.csv')];
    const [printed, given] = [createWriteStream(file), createWriteStream(facts)];
    printed.write('matricula,competencia,descricao,tipo,valor\n');
    given.write('matricula,salarioBase,dependentes,eventos[0].tipo,eventos[0].valor\n');
    for (let i = 1; i <= ROWS; i++) {
      const [id, salary] = [`${i}`.padStart(9, '0'), 1_700 + ((i * 37) % 20_000)];
      const line = (name: string, tipo: string, valor: number) =>
        `${id},2026-10,${name},${tipo},${valor.toFixed(2)}\n`;
      given.write(`${id},${salary},${i % 4},vale-transporte,220.50\n`);
      const isRoom = printed.write(
        [
          line('Salário', 'P', salary),
          line('INSS', 'D', salary * 0.09),
          line('Vale-transporte', 'D', Math.min(salary * 0.06, 220.5)),
          line('', 'liquido', salary * 0.85),
          line('', 'fgts', salary * 0.08),
        ].join(''),
      );
      if (!isRoom) await new Promise<void>((resolve) => printed.once('drain', resolve));
    }
    for (const stream of [printed, given]) stream.end();
    await Promise.all([printed, given].map((stream) => finished(stream)));
    const out = join(folder, 'conferencia.csv');
    const args = ['audit', file, '--fatos', facts, '--ordenado', '--out', out];
    const { code, stderr } = await canivete(args, { node: ['--import', MEASURE] });
    expect([code, stderr]).toEqual([1, expect.stringContaining(`Holerites: ${ROWS} (`)]);
    expect(Number(/most (\d+)/.exec(stderr)?.[1]) * 1_024).toBeLessThan(MOST);
    let fares = 0;
    for await (const { cells } of readCsv(createReadStream(out), ','))
      fares += Number(cells[2] === 'vale-transporte' && cells[8] === 'confere');
    expect(fares).toBe(ROWS);
  });
});

describe('a world', () => {
  it.each(['csv', 'sql'])('is written as it is made in little memory, as %s', async (format) => {
    const out = join(folder, `world-${format}`);
    const sizes = ['--seed', 'demo', '--employees', `${Math.ceil(ROWS / 20)}`, '--months', '12'];
    const args = ['world', ...sizes, '--format', format, '--out', out];
    const { code, stdout, stderr } = await canivete(args, { node: ['--import', MEASURE] });
    expect([code, stdout]).toEqual([0, '']);
    expect(Number(/^(\d+) rows/m.exec(stderr)?.[1])).toBeGreaterThan(ROWS);
    expect(Number(/most (\d+)/.exec(stderr)?.[1]) * 1_024).toBeLessThan(MOST);
  });
});

it('the help lists the commands', async () => {
  const { stdout } = await canivete(['help']);
  const source = readFileSync(new URL('../../adapters/cli.ts', import.meta.url), 'utf8');
  const names = [...source.matchAll(/^ {2}(\w+): async/gm)].map(([, name]) => name as string);
  expect(names.length).toBeGreaterThan(4);
  for (const name of names) expect(stdout).toContain(`\n  canivete ${name} `);
});
