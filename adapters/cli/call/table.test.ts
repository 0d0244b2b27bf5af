import { describe, expect, it } from 'vitest';
import { UsageError } from '../usage.ts';
import { readCsv } from './read-csv.ts';
import { openTable } from './table.ts';

const schema = {
  type: 'object',
  properties: {
    salarioBruto: { type: 'number' },
    meses: { type: 'integer' },
    ativo: { type: 'boolean' },
    nome: { type: 'string' },
    destino: { anyOf: [{ type: 'string' }, { type: 'object', properties: { cep: { type: 'integer' } } }] },
    itens: {
      type: 'array',
      items: { type: 'object', properties: { nome: { type: 'string' }, valor: { type: 'number' } } },
    },
    livre: { type: 'object', additionalProperties: true },
    precos: {
      type: 'object',
      properties: { carnes: { type: 'object', additionalProperties: { type: 'number' } } },
    },
  },
} as const;

async function open(
  text: string,
  { keep = [], fixed = {}, ...more }: Partial<Parameters<typeof openTable>[1]> = {},
) {
  async function* pieces() {
    yield text;
  }
  const { rows, ...table } = await openTable(readCsv(pieces(), ','), { schema, keep, fixed, ...more });
  const all = [];
  for await (const row of rows) all.push(row);
  return { ...table, rows: all };
}

describe('openTable', () => {
  it('makes each row an input, by the types of the fields', async () => {
    const { columns, rows } = await open('salarioBruto,meses,ativo,nome\n1500.50,3,true,12\nx,1.5,2,\n');
    expect(columns).toEqual(['salarioBruto', 'meses', 'ativo', 'nome']);
    expect(rows.map(({ input }) => input)).toEqual([
      { salarioBruto: 1500.5, meses: 3, ativo: true, nome: '12' },
      // The tool refuses values that do not fit their fields; empty cells are not sent.
      { salarioBruto: 'x', meses: 1.5, ativo: '2' },
    ]);
    expect(rows.map(({ values }) => values)).toEqual([
      [1500.5, 3, true, '12'],
      ['x', 1.5, '2', null],
    ]);
    expect(rows.map(({ line }) => line)).toEqual([2, 3]);
    expect(rows[0]?.texts[0]).toBe('1500.50');
  });

  it('puts columns with a path inside objects and lists', async () => {
    const { rows } = await open(
      'itens[0].nome,itens[0].valor,itens[1].valor,precos.carnes.picanha\na,1,2,69.9\nb,,,\n',
    );
    expect(rows.map(({ input }) => input)).toEqual([
      { itens: [{ nome: 'a', valor: 1 }, { valor: 2 }], precos: { carnes: { picanha: 69.9 } } },
      { itens: [{ nome: 'b' }] },
    ]);
    expect((await open('itens\n"[{""valor"": 3}]"\n[1\n')).rows.map(({ input }) => input)).toEqual([
      { itens: [{ valor: 3 }] },
      { itens: '[1' },
    ]);
  });

  it('finds a path in any of the forms that a field may have', async () => {
    const { rows } = await open('destino.cep\n1310100\n');
    expect(rows.map(({ input }) => input)).toEqual([{ destino: { cep: 1_310_100 } }]);
    await expect(open('destino.pais\nBR\n')).rejects.toThrow('column "destino.pais" is not a field');
  });

  it('passes columns along that are kept, and fields of the command to every row', async () => {
    const fixed = { meses: 12, precos: { carnes: { picanha: 1 } } };
    const { rows } = await open('matricula,meses,precos.carnes.alcatra\n007,,2\n008,6,\n', {
      keep: ['matricula'],
      fixed,
    });
    expect(rows.map(({ input }) => input)).toEqual([
      { meses: 12, precos: { carnes: { picanha: 1, alcatra: 2 } } },
      { meses: 6, precos: { carnes: { picanha: 1 } } },
    ]);
    expect(rows.map(({ record }) => record)).toEqual([
      { matricula: '007', precos: { carnes: { alcatra: 2 } } },
      { matricula: '008', meses: 6 },
    ]);
    expect(fixed).toEqual({ meses: 12, precos: { carnes: { picanha: 1 } } });
  });

  it('finds fields under the names that a file has for them, and passes along all other columns', async () => {
    const { columns, rows } = await open('Matrícula,Salário Bruto,nome\n007,3000,Zé\n', {
      map: new Map([['Salário Bruto', 'salarioBruto']]),
      keepAll: true,
    });
    expect(columns).toEqual(['Matrícula', 'Salário Bruto', 'nome']);
    expect(rows.map(({ input }) => input)).toEqual([{ salarioBruto: 3000, nome: 'Zé' }]);
    expect(rows[0]?.record).toEqual({ Matrícula: '007', salarioBruto: 3000, nome: 'Zé' });
  });

  it('finds fields by their labels in either language, and by other words, and says so', async () => {
    const inOther = async () => ({
      ...schema,
      properties: { ...schema.properties, meses: { type: 'integer', title: 'Months worked' } },
    });
    const { columns, fields, readAs, rows } = await open(
      'Salário,months_worked,itens[0].preço,nome\n3000,2,7,Zé\n',
      {
        inOther,
        schema: {
          ...schema,
          properties: {
            ...schema.properties,
            itens: {
              type: 'array',
              items: { properties: { valor: { type: 'number', 'x-aliases': ['preco'] } } },
            },
          },
        },
      },
    );
    expect(columns).toEqual(['Salário', 'months_worked', 'itens[0].preço', 'nome']);
    expect(fields).toEqual(['salarioBruto', 'meses', 'itens[0].valor', 'nome']);
    expect(readAs).toEqual(['Salário=salarioBruto', 'months_worked=meses', 'itens[0].preço=itens[0].valor']);
    expect(rows.map(({ input }) => input)).toEqual([
      { salarioBruto: 3000, meses: 2, itens: [{ valor: 7 }], nome: 'Zé' },
    ]);
  });

  it('refuses a column for a field that has one, and passes it along with all that are no fields', async () => {
    const text = 'salario,salarioBruto\n1,2\n';
    const inOther = async () => schema;
    await expect(open(text, { inOther })).rejects.toThrow(
      'column "salarioBruto" is salarioBruto, as "salario" is',
    );
    const { rows } = await open(text, { inOther, keepAll: true });
    expect(rows.map(({ input }) => input)).toEqual([{ salarioBruto: 2 }]);
  });

  it.each([
    [
      'Salário,nome\n',
      new Map([['Salário', 'salarioBuro']]),
      /is mapped to "salarioBuro", .*'Salário=salarioBruto'/,
    ],
    [
      'Salário,salarioBruto\n',
      new Map([['Salário', 'salarioBruto']]),
      /"salarioBruto" is salarioBruto, as "Salário" is/,
    ],
    ['nome\n', new Map([['Salário', 'salarioBruto']]), /--map: there is no column "Salário"/],
  ])('%j mapped by %j is a mistake', async (text, map, message) => {
    await expect(open(text, { map })).rejects.toThrow(message);
    await expect(open(text, { map, keepAll: true })).rejects.toThrow(message);
  });

  it('names every column that is no field at once', async () => {
    await expect(open('a,nome,Salário\n')).rejects.toThrow(
      /^line 1: column "a" is not a field .*\n {2}column "Salário" is not a field .*\n {2}--keep-all passes along/,
    );
  });

  it.each([
    [
      'salario\n1\n',
      /^line 1: column "salario" is not a field .*did you mean --map 'salario=salarioBruto'\?$/,
    ],
    ['zzzzzzzz\n1\n', /is not a field of the tool \(--keep 'zzzzzzzz' passes it along\)$/],
    ['itens[0].preco\n1\n', /column "itens\[0\]\.preco" is not a field/],
    ['nome.primeiro\n1\n', /is not a field/],
    ['livre.nome\n1\n', /column "livre\.nome" is not a field/],
    ['__proto__.x\n1\n', /is not a field/],
    ['nome,nome\n1,2\n', /column "nome" is there twice/],
    ['nome,\n1,2\n', /column "" is not a field/],
    ['itens[0\n1\n', /is not a field/],
  ])('%j is a mistake of its first line', async (text, message) => {
    await expect(open(text)).rejects.toThrow(UsageError);
    await expect(open(text)).rejects.toThrow(message);
  });

  it('tells the line of a row with more or fewer cells, and of a file without lines', async () => {
    await expect(open('nome,meses\na,1\n\n"b"\n')).rejects.toThrow(
      'line 4: 1 cell, and the first line has 2',
    );
    await expect(open('nome\na,1\n')).rejects.toThrow('line 2: 2 cells, and the first line has 1');
    await expect(open('')).rejects.toThrow('line 1: the file is empty');
    await expect(open('nome\na\n', { keep: ['nome', 'id', 'x'] })).rejects.toThrow(
      '--keep: there is no column "id"',
    );
  });
});
