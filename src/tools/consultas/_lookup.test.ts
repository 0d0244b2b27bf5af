import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { callTool, lateRefusal, messagesOf, refusal } from '#test/support/call-tool.ts';
import type { AnyTool } from '../../kit/tool.ts';
import * as tables from '../../tables/index.ts';
import * as tools from './index.ts';

const { cbo, cclasstrib, cnae, cst, esocialRubricas, municipios, ncm, paises } = tools;

interface Loaded {
  readonly all: readonly Readonly<Record<string, unknown>>[];
  find(query: object): { readonly total: number };
}

const loaders: Readonly<Record<string, unknown>> = tables;

const each = Object.entries(tools).map(
  ([name, tool]) => [name, tool as unknown as AnyTool, loaders[name] as () => Promise<Loaded>] as const,
);

it('there is a look-up for each table', () => {
  expect(each.map(([name]) => name).toSorted()).toEqual(Object.keys(tables).toSorted());
});

describe.each(each)('%s', (_, tool, load) => {
  const { itens } = (tool.output as unknown as { entries: { itens: { item: { entries: v.ObjectEntries } } } })
    .entries;

  it('declares what each item of its table has, and nothing else', async () => {
    const item = v.strictObject(itens.item.entries);
    const wrong = (await load()).all.filter((row) => !v.is(item, row));
    expect(wrong).toEqual([]);
  });

  it('takes the filters of its table, with the values of the same lists', async () => {
    const { find } = await load();
    for (const [name, schema] of Object.entries(tool.input.entries)) {
      const { wrapped = schema } = schema as { wrapped?: { options?: readonly string[]; type: string } };
      const { options, type } = wrapped as { options?: readonly string[]; type: string };
      const values = options ?? (type === 'boolean' ? [true, false] : []);
      for (const value of values) expect(find({ [name]: value }).total).toBeGreaterThan(0);
    }
  });

  it('gives a page of the whole table to a call without inputs', async () => {
    const { itens, total, tabela } = await callTool(tool, {});
    expect(itens.length).toBe(Math.min(20, total));
    expect(total).toBeLessThanOrEqual(tabela.linhas);
  });
});

describe('a code', () => {
  it('gives one item, without pages', async () => {
    expect(await callTool(municipios, { codigo: '3550308' })).toMatchObject({
      total: 1,
      itens: [{ nome: 'São Paulo', capital: true, tom: '7107' }],
      tabela: { id: 'municipios', linhas: 5571 },
    });
    expect(messagesOf(municipios, { codigo: '3550308', pagina: 2 })).toEqual({
      pagina: 'só vale sem codigo',
    });
  });

  it('of another form is a 400, one that the table lacks a 422', async () => {
    for (const codigo of ['355030', 'abcdefg', '35503081'])
      expect(refusal(municipios, { codigo })).toEqual({ status: 400, fields: ['codigo'] });
    expect(messagesOf(municipios, { codigo: '355030' })).toEqual({
      codigo: 'deve ter 7 dígitos, por exemplo 3550308',
    });
    expect(await lateRefusal(municipios, { codigo: '3550309' })).toEqual({
      status: 422,
      fields: ['codigo'],
      reason: 'unknown-code',
    });
    // Right in form: letters that are no country, a number that is no line of a payslip.
    for (const [tool, codigo] of [
      [paises, 'XX'],
      [esocialRubricas, '1008'],
      [cbo, '999999'],
    ] as const)
      expect(await lateRefusal(tool, { codigo })).toMatchObject({ status: 422, reason: 'unknown-code' });
  });

  it('beside a search or a filter is a 400 on the code, and beside a default is not', async () => {
    for (const beside of [{ busca: 'recife' }, { uf: 'PE' }, { capital: true }])
      expect(refusal(municipios, { codigo: '3550308', ...beside })).toEqual({
        status: 400,
        fields: ['codigo'],
      });
    expect(refusal(cnae, { codigo: '4721102', nivel: 'classe' })).toEqual({
      status: 400,
      fields: ['codigo'],
    });
    expect(await callTool(cnae, { codigo: '47.21-1' })).toMatchObject({ itens: [{ nivel: 'classe' }] });
  });

  it('of several taxes gives each, or that of one', async () => {
    const imposts = async (input: object) =>
      (await callTool(cst, { ...input })).itens.map(({ imposto }: { imposto: string }) => imposto);
    expect(await imposts({ codigo: '00' })).toEqual(['icms', 'ipi']);
    expect(await imposts({ codigo: '00', imposto: 'ipi' })).toEqual(['ipi']);
    expect(await lateRefusal(cst, { codigo: '00', imposto: 'csosn' })).toMatchObject({ status: 422 });
    expect(await callTool(cclasstrib, { codigo: '000001', conjunto: 'is' })).toMatchObject({ total: 1 });
    expect(refusal(cclasstrib, { codigo: '000001', cst: '000' })).toEqual({
      status: 400,
      fields: ['codigo'],
    });
  });

  it('is judged in force by the day of the call', async () => {
    const inForce = async (now: string) =>
      (await callTool(ncm, { codigo: '5903.90.00' }, { now })).itens[0].vigente;
    expect(await inForce('2026-01-31T12:00:00Z')).toBe(true);
    expect(await inForce('2026-02-01T12:00:00Z')).toBe(false);
  });
});

describe('a search', () => {
  it('meets all of its filters, in any case of a state', async () => {
    const { total, itens } = await callTool(municipios, { busca: 'SANTO ANTONIO', uf: 'mg', limite: 3 });
    expect(total).toBe(8);
    expect(itens.map(({ nome }: { nome: string }) => nome)).toEqual([
      'Santo Antônio do Amparo',
      'Santo Antônio do Aventureiro',
      'Santo Antônio do Grama',
    ]);
  });

  it('that matches nothing gives an empty page', async () => {
    expect(await callTool(municipios, { busca: 'xyzxyz' })).toMatchObject({ total: 0, itens: [] });
    expect(await callTool(municipios, { busca: '?!' })).toMatchObject({ total: 0, itens: [] });
  });

  it.each([
    [{ uf: 'XX' }, 'uf'],
    [{ ddd: '20' }, 'ddd'],
    [{ cep: '0131010' }, 'cep'],
    [{ limite: 101 }, 'limite'],
    [{ pagina: 0 }, 'pagina'],
    [{ busca: '' }, 'busca'],
  ])('with a wrong value is a 400: %j', (input, field) => {
    expect(refusal(municipios, input)).toEqual({ status: 400, fields: [field] });
  });

  it('of activities goes over subclasses, unless another level is asked for', async () => {
    expect(await callTool(cnae, { busca: 'padaria' })).toMatchObject({ total: 2 });
    expect(await callTool(cnae, { nivel: 'secao', limite: 100 })).toMatchObject({ total: 21 });
    expect(refusal(cnae, { secao: 'V' })).toEqual({ status: 400, fields: ['secao'] });
  });
});
