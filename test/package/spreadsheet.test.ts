import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'canivete-spreadsheet-'));
afterAll(() => rmSync(folder, { recursive: true }));

const OFFICE = '/usr/bin/soffice';
const isOpened = process.env['REQUIRE_ALL'] === '1' || existsSync(OFFICE);
/** Milliseconds for a program that hangs: a busy machine may take long. */
const PATIENCE = 240_000;

const ROWS = 200;
const NAMES = [
  'José Araújo',
  'Conceição Simões',
  'Zoë Müller',
  'Antônio Brandão',
  'Íris Ünlü; filial',
  'Ana "Nina" Sá',
];

/** A number with two decimals as a cell of the format `#.##0,00` shows it. */
const shown = (cents: number) => {
  const whole = String(Math.floor(cents / 100)).replace(/\B(?=(?:\d{3})+$)/g, '.');
  return `${whole},${String(cents % 100).padStart(2, '0')}`;
};

const dayOf = (i: number, year: number) =>
  [String((i % 28) + 1).padStart(2, '0'), String((i % 12) + 1).padStart(2, '0'), String(year)] as const;

/** The rows of a payroll: amounts in cents, dates as day, month and year. */
const people = Array.from({ length: ROWS }, (_, i) => ({
  id: String(i + 1).padStart(5, '0'),
  name: NAMES[i % NAMES.length] as string,
  cents: 162_100 + i * 7_919,
  joined: dayOf(i, 2015 + (i % 10)),
  left: dayOf(i + 5, 2026),
}));

const quoted = (text: string) => (/[";]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The file as Excel in Portuguese saves it: `;`, lines that end in CRLF, and cells as they are shown. */
const sheet = [
  'Matrícula;Funcionário;Salário Bruto;Admissão;Demissão;Motivo',
  ...people.map(({ id, name, cents, joined, left }) =>
    [id, quoted(name), shown(cents), joined.join('/'), left.join('/'), 'Sem justa causa'].join(';'),
  ),
  '',
].join('\r\n');

/** All its signs are in ISO 8859-1, whose bytes are the first code points of Unicode. */
const saved = {
  'CSV (separado por vírgulas)': Buffer.from(sheet, 'latin1'),
  'CSV UTF-8': Buffer.from(`\uFEFF${sheet}`),
};

const MAPPED = [
  ...['--map', 'Salário Bruto=salarioBruto', '--map', 'Admissão=dataAdmissao'],
  ...['--map', 'Demissão=dataDesligamento', '--map', 'Motivo=motivo', '--keep-all'],
];

async function call(file: string, ...more: readonly string[]): Promise<string> {
  const args = [cli, 'call', 'calculadoras-rescisao', '--input', file, '--excel-br', ...MAPPED, ...more];
  const { stdout } = await run(process.execPath, args, { timeout: PATIENCE, maxBuffer: 2 ** 28 });
  return stdout;
}

const valueAt = (value: unknown, path: string) =>
  path.split('.').reduce<unknown>((inner, name) => (inner as Record<string, unknown>)[name], value);

interface Cell {
  readonly type: string;
  readonly value: string;
}

/** The cells of the first sheet of an OpenDocument in one XML file (OASIS OpenDocument 1.3, part 3, section 9.1). */
function cellsIn(xml: string): Cell[][] {
  const table = /<table:table .*?<\/table:table>/s.exec(xml)?.[0] ?? '';
  return [...table.matchAll(/<table:table-row\b[^>]*>(.*?)<\/table:table-row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<table:table-cell\b([^>]*?)(?:\/>|>(.*?)<\/table:table-cell>)/gs)].flatMap(
      ([, attributes = '', inside = '']) => {
        const read = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1];
        const text = (/<text:p>(.*?)<\/text:p>/s.exec(inside)?.[1] ?? '')
          .replaceAll('&quot;', '"')
          .replaceAll('&amp;', '&');
        const cell = {
          type: read('office:value-type') ?? 'empty',
          value: read('office:value') ?? read('office:date-value') ?? text,
        };
        return Array.from(
          { length: Math.min(Number(read('table:number-columns-repeated') ?? 1), 100) },
          () => cell,
        );
      },
    ),
  );
}

/** The cells of a file as LibreOffice in Portuguese opens it. */
async function open(file: string): Promise<Cell[][]> {
  // Separator, quote, UTF-8, first line, no formats of columns, Portuguese of Brazil, quotes make no text, dates are found.
  const filter = 'Text - txt - csv (StarCalc):59,34,76,1,,1046,false,true';
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  const args = [
    profile,
    '--headless',
    `--infilter=${filter}`,
    '--convert-to',
    'fods',
    '--outdir',
    folder,
    file,
  ];
  await run(OFFICE, args, { timeout: PATIENCE });
  return cellsIn(readFileSync(file.replace(/csv$/, 'fods'), 'utf8'));
}

describe.each(Object.entries(saved))('a payroll that Excel in Portuguese saved as %s', (kind, bytes) => {
  const file = join(folder, `folha-${Object.keys(saved).indexOf(kind)}.csv`);
  writeFileSync(file, bytes);

  it('goes in at the first try, with its amounts, dates and accents', async () => {
    const rows = JSON.parse(await call(file, '--format', 'json')) as {
      entrada: Record<string, unknown>;
      resposta: Record<string, unknown>;
    }[];
    expect(rows.map(({ entrada }) => entrada)).toEqual(
      people.map(({ id, name, cents, joined, left }) => ({
        Matrícula: id,
        Funcionário: name,
        salarioBruto: cents / 100,
        dataAdmissao: joined.toReversed().join('-'),
        dataDesligamento: left.toReversed().join('-'),
        motivo: 'Sem justa causa',
      })),
    );
    for (const { resposta } of rows) expect(resposta['liquido']).toBeTypeOf('number');
  });

  it.skipIf(!isOpened)('comes out as LibreOffice opens it: numbers as numbers, dates as dates', async () => {
    const out = join(folder, `rescisao-${Object.keys(saved).indexOf(kind)}.csv`);
    writeFileSync(out, await call(file));
    const answers = JSON.parse(await call(file, '--format', 'json')) as { resposta: object }[];
    const [header = [], ...rows] = await open(out);
    const names = header.map(({ value }) => value);
    const column = (name: string) => rows.slice(0, ROWS).map((row) => row[names.indexOf(name)]);
    expect(column('Funcionário')).toEqual(people.map(({ name }) => ({ type: 'string', value: name })));
    expect(column('Salário Bruto').map((cell) => [cell?.type, Number(cell?.value)])).toEqual(
      people.map(({ cents }) => ['float', cents / 100]),
    );
    expect(column('Admissão')).toEqual(
      people.map(({ joined }) => ({ type: 'date', value: joined.toReversed().join('-') })),
    );
    for (const name of ['totalProventos', 'liquido', 'inss.valor'])
      expect(column(name).map((cell) => [cell?.type, Number(cell?.value)])).toEqual(
        answers.map(({ resposta }) => ['float', valueAt(resposta, name)]),
      );
  });
});
