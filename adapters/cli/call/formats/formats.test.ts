import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { csv } from './csv.ts';
import type { Format } from './format.ts';
import { json, ndjson } from './json.ts';
import { sql } from './sql.ts';
import { table } from './table.ts';

function written(format: Format, columns: readonly string[], rows: readonly (readonly unknown[])[]): string {
  const record = (cells: readonly unknown[]) =>
    Object.fromEntries(columns.map((name, i) => [name, cells[i]]));
  const head = format.start(columns);
  const body = rows.map((cells) => format.row({ cells, texts: [], record: record(cells) }));
  return head + body.join('') + format.end();
}

describe('csv', () => {
  it('quotes what it must, and ends lines in CRLF', () => {
    const rows = [
      ['a,b', 'c"d', 'e\nf', null, true, 1.5, [1, { x: 2 }]],
      ['', '', '', '', '', '', undefined],
    ];
    expect(written(csv({ delimiter: ',', raw: false }), ['1', '2', '3', '4', '5', '6', '7'], rows)).toBe(
      '1,2,3,4,5,6,7\r\n"a,b","c""d","e\nf",,true,1.5,"[1,{""x"":2}]"\r\n,,,,,,\r\n',
    );
    expect(written(csv({ delimiter: ';', raw: false }), ['a'], [['x;y'], ['x,y'], ['']])).toBe(
      'a\r\n"x;y"\r\n"x,y"\r\n""\r\n',
    );
  });

  it('keeps the text of a cell that came from a file', () => {
    const row = { cells: [1500.5, 7], texts: ['1500.50'], record: null };
    expect(csv({ delimiter: ',', raw: false }).row(row)).toBe('1500.50,7\r\n');
  });

  // OWASP, CSV Injection: what makes a cell a formula, and its examples.
  it.each([
    '=1+2',
    '=1-2',
    "=cmd|' /C calc'!A0",
    '+1+2',
    '-1+2',
    '@SUM(1+1)',
    '\t=1+2',
    '\r=1+2',
    '\n=1+2',
    '＝1+2',
    '-',
    '-5.',
    '-1e',
    '-1e+',
  ])('makes %j harmless, unless it is to be raw', (text) => {
    const cellIn = (raw: boolean) => {
      const line = csv({ delimiter: ',', raw })
        .row({ cells: [text], texts: [], record: null })
        .slice(0, -2);
      return line.startsWith('"') ? line.slice(1, -1).replaceAll('""', '"') : line;
    };
    expect([cellIn(false), cellIn(true)]).toEqual([`'${text}`, text]);
  });

  it.each(['-5', '-5.25', '-1e-7', '-1e7', '-1E+7', '-1.5e7', '1+2', 'a=b', "'=1"])(
    'leaves %j, which is no formula',
    (text) => {
      expect(csv({ delimiter: ',', raw: false }).row({ cells: [text], texts: [], record: null })).toBe(
        `${text}\r\n`,
      );
    },
  );

  it('makes the names of columns harmless too', () => {
    expect(csv({ delimiter: ',', raw: false }).start(['=x'])).toBe("'=x\r\n");
  });
});

describe('json', () => {
  it('is a list, or a line a row', () => {
    expect(written(json(), ['a'], [[1], [2]])).toBe('[\n{"a":1},\n{"a":2}\n]\n');
    expect(written(json(), ['a'], [])).toBe('[]\n');
    expect(written(ndjson(), ['a'], [[1], ['b\nc']])).toBe('{"a":1}\n{"a":"b\\nc"}\n');
  });
});

describe('table', () => {
  it('has columns one under the other, and no control characters', () => {
    expect(
      written(
        table(),
        ['a', 'long'],
        [
          ['bcd', 1],
          ['é\u001b[31m', null],
        ],
      ),
    ).toBe('a            long\n-----------  ----\nbcd          1\né\\u001b[31m\n');
    expect(written(table(), ['a'], [])).toBe('a\n-\n');
    expect(written(table(), ['', 'b'], [['', 1]])).toBe('  b\n  -\n  1\n');
  });

  it('counts letters, and shows each sign that would steer a terminal', () => {
    const rows = [
      ['💰', 'x'],
      ['a\u0000\u2028b\u2029', 'y'],
    ];
    expect(written(table(), ['a', 'b'], rows).split('\n')).toEqual([
      'a                     b',
      '--------------------  -',
      '💰                     x',
      'a\\u0000\\u2028b\\u2029  y',
      '',
    ]);
  });

  it('waits for 500 rows to know how wide columns are', () => {
    const format = table();
    format.start(['a']);
    const printed = Array.from({ length: 501 }, () => format.row({ cells: ['x'], texts: [], record: null }));
    expect(printed.map((text) => text.split('\n').length - 1).slice(498)).toEqual([0, 502, 1]);
    expect(format.end()).toBe('');
  });

  it('keeps the text of a cell that came from a file', () => {
    const format = table();
    format.start(['a', 'b']);
    format.row({ cells: [1500.5, null], texts: ['1500.50'], record: null });
    expect(format.end()).toBe('a        b\n-------  -\n1500.50\n');
  });

  it('goes on by the widths of the first rows', () => {
    const rows = Array.from({ length: 1_200 }, (_, i) => [i === 1_100 ? 'longer' : 'x', i]);
    const lines = written(table(), ['a', 'b'], rows).split('\n');
    expect(lines).toHaveLength(1_203);
    expect([lines[2], lines[1_102]]).toEqual(['x  0', 'longer  1100']);
  });
});

describe('sql', () => {
  it('is INSERT statements of many rows', () => {
    const rows = [
      [1, "d'água", true, null],
      [-0.5, '', false, { a: [1] }],
    ];
    expect(written(sql('folha'), ['n', 'a.b', 'x"y', 'z'], rows)).toBe(
      `INSERT INTO "folha" ("n", "a.b", "x""y", "z") VALUES\n(1, 'd''água', TRUE, NULL),\n(-0.5, '', FALSE, '{"a":[1]}');\n`,
    );
    expect(written(sql('a.b'), ['n'], [])).toBe('');
    const statements = written(
      sql('rh.folha'),
      ['n'],
      Array.from({ length: 1_001 }, (_, i) => [i]),
    ).split(';\n');
    expect(statements.map((text) => text.split('\n').length - 1)).toEqual([500, 500, 1, 0]);
    expect(statements[1]).toMatch(/^INSERT INTO "rh"\."folha" /);
  });

  // SQLite takes statements of up to a million bytes, and a character of UTF-8 may take four.
  it.each([
    [199_999, 0],
    [200_000, 2],
  ])('ends a statement of %d characters or more: %d lines', (length, lines) => {
    const format = sql('t');
    format.start(['n']);
    const shortest = `INSERT INTO "t" ("n") VALUES\n('')`.length;
    const printed = format.row({ cells: ['x'.repeat(length - shortest)], texts: [], record: null });
    expect(printed.split('\n').length - 1).toBe(lines);
  });

  it('has no sign in a text that ends one, and NULL for what is not there', () => {
    expect(written(sql('t'), ['a', 'b'], [['x\0y\0', undefined]])).toBe(
      `INSERT INTO "t" ("a", "b") VALUES\n('x\uFFFDy\uFFFD', NULL);\n`,
    );
  });

  it('loads into SQLite as it was', () => {
    const database = new Database(':memory:');
    database.exec('CREATE TABLE t ("a.b" text, n real, ok integer)');
    const rows = [
      ["O'Neil; DROP TABLE t; --", 1.25, true],
      ['linha\nnova', -3, false],
      [null, null, null],
    ];
    database.exec(written(sql('t'), ['a.b', 'n', 'ok'], rows));
    expect(
      database
        .prepare('SELECT * FROM t')
        .all()
        .map((row) => Object.values(row as object)),
    ).toEqual([
      ["O'Neil; DROP TABLE t; --", 1.25, 1],
      ['linha\nnova', -3, 0],
      [null, null, null],
    ]);
    database.close();
  });
});

it('csv writes numbers and dates as a spreadsheet in Brazil reads them, after the mark of its UTF-8', () => {
  const excel = csv({ delimiter: ';', raw: false, form: { decimal: ',', dates: 'br' }, hasMark: true });
  expect(excel.start(['Salário'])).toBe('\uFEFFSalário\r\n');
  const cells = [1500.5, -0.25, 3, '2026-03-31', '1.5', 'a,b', true, null];
  expect(excel.row({ cells, texts: [], record: null })).toBe('1500,5;-0,25;3;31/03/2026;1.5;"a,b";true;\r\n');
  const texts = ['-1.234,50', '-R$ 1.234,50', '-1+2', '-R$ 1+2'];
  expect(excel.row({ cells: texts, texts, record: null })).toBe(
    '"-1.234,50";"-R$ 1.234,50";\'-1+2;\'-R$ 1+2\r\n',
  );
  const plain = csv({ delimiter: ',', raw: false, form: { decimal: ',', dates: 'br' } });
  expect(plain.row({ cells: [1.5], texts: [], record: null })).toBe('"1,5"\r\n');
});

it('csv quotes a cell with either separator, and marks a formula after one, but no number', () => {
  const cellOf = (text: string, delimiter: string) =>
    csv({ delimiter, raw: false }).row({ cells: [text], texts: [], record: null });
  for (const delimiter of [',', ';']) {
    expect(cellOf('a;=1+1', delimiter)).toBe(`"a;'=1+1"\r\n`);
    expect(cellOf('=1+2";=1+2', delimiter)).toBe(`"'=1+2"";'=1+2"\r\n`);
    expect(cellOf('a,@x', delimiter)).toBe(`"a,'@x"\r\n`);
    expect(cellOf('[1,-2]', delimiter)).toBe('"[1,-2]"\r\n');
  }
});
