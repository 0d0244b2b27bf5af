import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../adapters/cli/call/formats/sql.ts';
import { inProcess } from '../../../adapters/cli/call/in-process.ts';
import { readCallOptions } from '../../../adapters/cli/call/options.ts';
import { noProgress } from '../../../adapters/cli/call/progress.ts';
import { runCalls } from '../../../adapters/cli/call/run.ts';
import { hasServer, newDatabase } from '../../support/postgres.ts';

describe.runIf(hasServer)('the SQL of canivete call', () => {
  let database: Awaited<ReturnType<typeof newDatabase>>;
  let pool: Pool;
  beforeAll(async () => {
    database = await newDatabase();
    pool = new Pool({ connectionString: database.address, max: 1 });
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  it('loads into PostgreSQL: a file of payslips, with what was refused', async () => {
    const { signal } = new AbortController();
    const rows = Array.from({ length: 1_200 }, (_, i) => `${i},${i % 100 === 7 ? 'x' : `${1_700 + i}.5`}`);
    let printed = '';
    const args = ['calculadoras-inss', 'ano=2026', '--input', '-', '--keep', 'matricula'];
    const refused = await runCalls(readCallOptions([...args, '--format', 'sql', '--table', 'folha']), {
      caller: inProcess({ language: 'pt', signal }),
      print: async (text) => void (printed += text),
      async *open() {
        yield new TextEncoder().encode(['matricula,salarioBruto', ...rows].join('\n'));
      },
      progress: noProgress,
      signal,
      screen: { isTerminal: false, isColored: false },
    });
    expect(refused).toBe(12);
    const columns = /\(([^)]*)\) VALUES/.exec(printed)?.[1]?.split(', ') ?? [];
    const types: Record<string, string> = {
      '"salarioBruto"': 'text',
      '"valor"': 'numeric',
      '"faixas"': 'jsonb',
      '"tetoAtingido"': 'boolean',
    };
    await pool.query(
      `create table folha (${columns.map((name) => `${name} ${types[name] ?? 'text'}`).join(', ')})`,
    );
    await pool.query(printed);
    const { rows: found } = await pool.query(
      `select count(*)::int as rows, count(erro)::int as refused, count(valor)::int as answered,
         min(jsonb_array_length(faixas)) as bands from folha`,
    );
    expect(found).toEqual([{ rows: 1_200, refused: 12, answered: 1_188, bands: 4 }]);
    const { rows: one } = await pool.query(
      `select "salarioBruto", "tetoAtingido", "tabela.ano" from folha where matricula = '300'`,
    );
    expect(one).toEqual([{ salarioBruto: '2000.5', tetoAtingido: false, 'tabela.ano': '2026' }]);
  });

  it('keeps every sign of a text', async () => {
    await pool.query('create table texts (n int, "a.b" text)');
    const texts = [
      "O'Neil'); drop table texts; --",
      'C:\\temp\\',
      'linha\nnova',
      '"aspas"',
      '$1 ${x} %s',
      '',
      'ação 💰',
    ];
    const format = sql('texts');
    const row = (text: string, n: number) => format.row({ cells: [n, text], texts: [], record: null });
    await pool.query(format.start(['n', 'a.b']) + texts.map(row).join('') + format.end());
    const { rows } = await pool.query('select "a.b" as text from texts order by n');
    expect(rows.map(({ text }) => text as string)).toEqual(texts);
  });
});
