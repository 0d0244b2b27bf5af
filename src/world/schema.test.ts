import { readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Column, Table } from './columns.ts';
import { type Rows, schema, tableNames } from './schema.ts';

const tables: readonly (readonly [string, Table])[] = Object.entries(schema);
const columns = tables.flatMap(([table, { columns }]) =>
  Object.entries(columns).map(([name, column]): [string, Column] => [`${table}.${name}`, column]),
);

describe('the schema of a world', () => {
  it('the schema has 23 tables, and each table follows those that it refers to', () => {
    expect(tableNames).toHaveLength(23);
    for (const [index, [name, { columns }]] of tables.entries())
      for (const { references } of Object.values(columns))
        if (references !== undefined) expect(tableNames.slice(0, index), name).toContain(references);
  });

  it('refers to a key of one column, with a column of its type', () => {
    for (const [name, { references, type, size }] of columns) {
      if (references === undefined) continue;
      const { key, columns } = schema[references as keyof Rows] as Table;
      expect(key, name).toHaveLength(1);
      expect(columns[key[0]!], name).toMatchObject(size === undefined ? { type } : { type, size });
    }
  });

  it('makes keys of columns that are there, and primary keys of columns that are never null', () => {
    for (const [name, { columns, key, unique }] of tables) {
      for (const part of [...key, ...unique.flat()]) expect(Object.keys(columns), name).toContain(part);
      for (const part of key) expect(columns[part]?.isNullable, name).toBe(false);
    }
  });

  it('gives each text a size, and values that fit it', () => {
    for (const [name, { type, size, values = [] }] of columns) {
      expect(size !== undefined, name).toBe(type === 'char' || type === 'text');
      for (const value of values) expect(value.length, name).toBeLessThanOrEqual(size!);
    }
  });

  it('the page for users explains each table, in the order of the schema', () => {
    const page = readFileSync(new URL('../../docs/worlds.md', import.meta.url), 'utf8');
    const list = page.slice(page.indexOf('## The tables'));
    const names = [...list.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell]) => cell!.split(', '));
    expect(names).toEqual(tableNames.map((name) => `\`${name}\``));
  });

  it('types a row by its columns', () => {
    expectTypeOf<Rows['mundo']>().toEqualTypeOf<{ chave: string; valor: string }>();
    expectTypeOf<Rows['empresas']['porte']>().toEqualTypeOf<'me' | 'epp' | 'demais'>();
    expectTypeOf<Rows['pessoas']['cnh_categoria']>().toEqualTypeOf<
      'A' | 'B' | 'AB' | 'C' | 'D' | 'E' | null
    >();
    expectTypeOf<Rows['funcionarios']['vale_transporte']>().toEqualTypeOf<number | null>();
    expectTypeOf<Rows['clientes']['ficticio']>().toEqualTypeOf<boolean>();
    expectTypeOf<Rows['vendas']['cliente_id']>().toEqualTypeOf<number>();
    expectTypeOf<Rows['funcionarios']['cbo']>().toEqualTypeOf<string>();
    expectTypeOf<Rows['contas_bancarias']['empresa_id']>().toEqualTypeOf<number | null>();
  });
});
