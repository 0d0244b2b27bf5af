import { describe, expect, it } from 'vitest';
import { smallNames, smallTables } from '#test/support/small-tables.ts';
import { rowsOfCsv } from '#test/support/table-files.ts';
import type { Rows } from './schema.ts';
import { csvHead, csvLines, jsonList, worldJson } from './texts.ts';

const told = {
  seed: 'demo',
  seedVersion: 1,
  from: '2026-10',
  until: '2026-10',
  notice: 'Dados fictícios',
  counts: () => ({ mundo: 2, municipios: 1 }),
  tables: { mundo: smallTables.mundo, municipios: smallTables.municipios },
  warnings: [],
};

describe('a table as CSV', () => {
  it.each(smallNames)('gives the rows of %s back', async (name) => {
    const rows = smallTables[name] as Iterable<Rows[typeof name]>;
    const text = csvHead(name) + [...csvLines(name, rows)].join('');
    expect(await rowsOfCsv(name, text)).toEqual(smallTables[name]);
  });

  it('ends lines with CRLF, quotes what needs it, and writes money with its cents', () => {
    expect(csvHead('mundo')).toBe('chave,valor\r\n');
    expect([...csvLines('mundo', smallTables.mundo)]).toEqual([
      'aviso,Dados fictícios\r\n',
      `seed,"d'água, ""ç"" \\ ; -- =1+1 🌎"\r\n`,
    ]);
    const [first, second] = csvLines('folha_itens', smallTables.folha_itens);
    expect(first).toBe('1000012610101,10000126101,1,salario,Salário,provento,,0.00\r\n');
    expect(second).toMatch(/,30 dias,0\.01\r\n$/);
  });

  it('leaves cells alone that a spreadsheet would run as a formula', () => {
    expect([...csvLines('mundo', [{ chave: 'seed', valor: '=1+1' }])]).toEqual(['seed,=1+1\r\n']);
  });
});

describe('a list as JSON', () => {
  it.each([true, false])('gives the rows back, with a line for each: %s', (isTall) => {
    const text = [...jsonList(smallTables.empresas, isTall)].join('');
    expect(JSON.parse(text)).toEqual(smallTables.empresas);
    expect(text.split('\n')).toHaveLength(isTall ? 4 : 1);
    expect([...jsonList([], isTall)].join('')).toBe('[]');
  });
});

describe('a world as JSON', () => {
  it('has the members of an answer, in their order', () => {
    const text = [...worldJson(told)].join('');
    expect(text).toBe(JSON.stringify({ ...told, counts: told.counts() }));
  });

  it('has the statements before the warnings when they are asked for', () => {
    const answer = JSON.parse([...worldJson(told, 'CREATE TABLE mundo')].join(''));
    expect(answer.ddl).toBe('CREATE TABLE mundo');
    expect(Object.keys(answer).slice(-3)).toEqual(['tables', 'ddl', 'warnings']);
  });

  it('reads the rows as the text is read', () => {
    let read = 0;
    const rows = function* () {
      for (const row of smallTables.mundo) {
        read++;
        yield row;
      }
    };
    const pieces = worldJson({ ...told, tables: { mundo: rows() } });
    for (const piece of pieces) if (piece.includes('"aviso"')) break;
    expect(read).toBe(1);
  });
});
