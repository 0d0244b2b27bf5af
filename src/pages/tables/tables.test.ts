import { describe, expect, it } from 'vitest';
import { added } from '#test/support/legal-tables.ts';
import { createService } from '../../index.ts';
import type { AnyTool } from '../../kit/tool.ts';
import type { AddedEntries, DatedTable } from '../../law/dated.ts';
import { inssTable } from '../../law/tables/inss.ts';
import { yearOf } from '../../lib/dates/civil-date.ts';
import { inss } from '../../tools/trabalhista/inss.ts';
import { tableOn } from './answers.ts';
import { stretchesOf } from './timeline.ts';

const NOON = Date.UTC(2026, 10, 22, 12);

/** A table without a law, so that no new year changes its expected estimate. */
const floor: DatedTable<number> = {
  id: 'piso',
  name: 'Piso',
  confirmedThrough: 2026,
  checkedOn: '2026-01-01',
  reviewBy: '2026-12-31',
  entries: [
    { from: '2025-01-01', source: 'A', value: 1518 },
    { from: '2026-01-01', source: 'B', value: 1621 },
    { from: '2027-01-01', to: '2027-12-31', source: 'P', value: 1741, status: 'estimativa' },
  ],
};
const reader = { ...inss, tables: [floor] };

interface Options {
  readonly tools?: readonly AnyTool[];
  readonly now?: number;
  readonly tables?: AddedEntries;
  readonly onError?: (error: unknown) => void;
}

const serviceOf = ({ now = NOON, tables = {}, tools, onError }: Options = {}) =>
  createService({
    clock: () => now,
    tables,
    autoStart: false,
    ...(tools && { tools }),
    ...(onError && { onError }),
  });

async function get(path: string, options?: Options) {
  const response = await serviceOf(options)(new Request(`http://localhost/v1${path}`));
  return { status: response.status, body: await response.json(), headers: response.headers };
}

describe('GET /tabelas', () => {
  it('needs no key and counts nothing', async () => {
    const { status, headers } = await get('/tabelas');
    expect(status).toBe(200);
    expect(headers.get('ratelimit')).toBeNull();
  });

  it('lists each table with its tools, age and entries, by id', async () => {
    const { tables } = (await get('/tabelas')).body;
    const ids = tables.map(({ id }: { id: string }) => id);
    expect(ids).toEqual(ids.toSorted());
    const wage = tables.find(({ id }: { id: string }) => id === 'salario-minimo');
    expect(wage).toMatchObject({ name: 'Salário mínimo', due: false });
    expect(wage.tools).toContain('calculadoras-mei');
    expect(wage.tools).not.toContain('calculadoras-inss');
    const since2025 = wage.entries.filter(({ from }: { from: string }) => from >= '2025');
    expect(since2025.slice(0, 2)).toEqual([
      { from: '2025-01-01', to: '2025-12-31', status: 'lei', source: 'Decreto nº 12.342/2024' },
      { from: '2026-01-01', to: '2026-12-31', status: 'lei', source: 'Decreto nº 12.797/2025' },
    ]);
  });

  it('lists estimates as such', async () => {
    const { tables } = (await get('/tabelas', { tools: [reader] })).body;
    expect(tables).toEqual([
      expect.objectContaining({
        id: 'piso',
        entries: [
          { from: '2025-01-01', to: '2025-12-31', status: 'lei', source: 'A' },
          { from: '2026-01-01', to: '2026-12-31', status: 'lei', source: 'B' },
          { from: '2027-01-01', to: '2027-12-31', status: 'estimativa', source: 'P' },
        ],
      }),
    ]);
  });

  it('says which are due, by the clock of the service, and takes the years that a host adds', async () => {
    const year = yearOf(inssTable.reviewBy) + 1;
    const now = Date.UTC(year, 0, 15);
    const due = async (options: Options) => {
      const { tables } = (await get('/tabelas', { now, ...options })).body;
      return tables.find(({ id }: { id: string }) => id === 'inss');
    };
    expect(await due({})).toMatchObject({ due: true });
    const tables = { inss: added(year, 'N', { faixas: [] }) };
    expect(await due({ tables })).toMatchObject({ due: false, confirmedThrough: year });
  });

  it('is of the tools that the service has', async () => {
    const service = createService({ tools: [inss], autoStart: false });
    const { tables } = await (await service(new Request('http://localhost/v1/tabelas'))).json();
    expect(tables.map(({ id, tools }: { id: string; tools: string[] }) => [id, tools])).toEqual([
      ['inss', ['calculadoras-inss']],
    ]);
  });

  it('names all tools of a table, in the order of the service', async () => {
    const others = ['primeira', 'segunda', 'terceira'].map((id) => ({
      ...reader,
      id,
      path: `/${id}` as const,
    }));
    const { tables } = (await get('/tabelas', { tools: others })).body;
    expect(tables.map(({ tools }: { tools: string[] }) => tools)).toEqual([
      ['primeira', 'segunda', 'terceira'],
    ]);
  });

  it('has no fields', async () => {
    expect(await get('/tabelas?data=2026-01-01')).toMatchObject({
      status: 400,
      body: { details: [{ field: 'data' }] },
    });
  });
});

describe('GET /tabelas/:id', () => {
  it('is what the table says on a day', async () => {
    expect((await get('/tabelas/inss?data=2025-06-15')).body).toMatchObject({
      id: 'inss',
      from: '2025-01-01',
      to: '2025-12-31',
      status: 'lei',
      previous: '2024-01-01',
      next: '2026-01-01',
      vigente: true,
      value: { faixas: { 3: { ate: 8157.41, aliquota: 14 } } },
    });
    expect((await get('/tabelas/inss')).body).toMatchObject({ from: '2026-01-01', previous: '2025-01-01' });
    expect((await get('/tabelas/simples-nacional?data=2028-05-01')).body).toMatchObject({
      from: '2027-01-01',
      to: '2028-12-31',
      previous: '2018-01-01',
      next: '2029-01-01',
      vigente: true,
    });
  });

  it('uses an estimate only where that is asked for', async () => {
    const on = async (query: string) => (await get(`/tabelas/piso?${query}`, { tools: [reader] })).body;
    expect(await on('data=2027-03-01')).toMatchObject({ value: 1621, next: null, to: null, vigente: false });
    expect(await on('data=2027-03-01&estimativas=true')).toMatchObject({
      value: 1741,
      status: 'estimativa',
      from: '2027-01-01',
      to: '2027-12-31',
      previous: '2026-01-01',
      vigente: false,
    });
    expect(await on('data=2027-12-31&estimativas=true')).toMatchObject({ value: 1741 });
    expect(await on('data=2028-01-01&estimativas=true')).toMatchObject({
      value: 1621,
      status: 'lei',
      to: null,
    });
    expect(await on('data=2026-12-31')).toMatchObject({ value: 1621, vigente: true });
  });

  it('says what the law says today where nothing else is asked', async () => {
    const clock = () => Date.UTC(2027, 2, 1, 12);
    expect(await tableOn([reader], 'piso', { tables: {}, clock })).toMatchObject({
      value: 1621,
      status: 'lei',
    });
  });

  it('of holidays lists those that the laws of the day set', async () => {
    const on = async (day: string) => {
      const { body } = await get(`/tabelas/feriados-nacionais?data=${day}`);
      return body.value.map(({ name }: { name: string }) => name);
    };
    expect(await on('2023-12-20')).not.toContain('Dia da Consciência Negra');
    expect(await on('2023-12-21')).toContain('Dia da Consciência Negra');
    expect((await on('2002-12-18')).filter((name: string) => name === 'Tiradentes')).toHaveLength(1);
  });

  it.each([
    ['/tabelas/inss?data=1990-01-01', 422, 'data'],
    ['/tabelas/inss?data=2026-02-30', 422, 'data'],
    ['/tabelas/inss?data=hoje', 400, 'data'],
    ['/tabelas/inss?dia=2026-01-01', 400, 'dia'],
    ['/tabelas/inss?estimativas=talvez', 400, 'estimativas'],
  ])('%s is %d on %s', async (path, status, field) => {
    const { body, ...answer } = await get(path);
    expect(answer.status).toBe(status);
    expect(body.details.map((fault: { field: string }) => fault.field)).toEqual([field]);
  });

  it('of a table without entries is refused as such', async () => {
    const empty = { ...inss, tables: [{ ...floor, entries: [] }] };
    expect(await get('/tabelas/piso', { tools: [empty] })).toMatchObject({
      status: 422,
      body: { details: [{ field: 'data', message: 'a tabela não tem entradas' }] },
    });
  });

  it('says that there is no such table before it reads the query', async () => {
    expect((await get('/tabelas/nada?dia=2026-01-01')).status).toBe(404);
  });

  it.each([
    ['ins', 'pt', 'Não há tabela com esse nome. Você quis dizer inss?'],
    ['ins', 'en', 'There is no such table. Did you mean inss?'],
    ['xyzxyz', 'pt', 'Não há tabela com esse nome. As tabelas são: inss, piso.'],
    ['xyzxyz', 'en', 'There is no such table. The tables are: inss, piso.'],
  ])('%s is told in the language of the caller (%s): %s', async (id, language, error) => {
    const both = { ...inss, tables: [floor, inssTable] };
    const request = new Request(`http://localhost/v1/tabelas/${id}`, {
      headers: { 'accept-language': language },
    });
    expect(await (await serviceOf({ tools: [both] })(request)).json()).toMatchObject({ error });
  });

  it('names the first day held, and the nearest table', async () => {
    expect((await get('/tabelas/inss?data=1990-01-01')).body.error).toContain('2020-01-01');
    expect(await get('/tabelas/ins')).toMatchObject({
      status: 404,
      body: { error: expect.stringMatching(/inss\?$/) },
    });
    expect(await get('/tabelas/xyzxyz')).toMatchObject({
      status: 404,
      body: { error: expect.stringContaining('salario-minimo') },
    });
  });
});

describe('a table past its review', () => {
  it('is told to the host once, and marked in each answer', async () => {
    const errors: unknown[] = [];
    const service = createService({
      tools: [inss],
      clock: () => Date.UTC(yearOf(inssTable.reviewBy) + 1, 0, 15),
      autoStart: false,
      onError: (error) => errors.push(error),
    });
    const { id } = await service.accounts.create({ plan: 'enterprise' });
    const { key } = await service.keys.create(id);
    for (let i = 0; i < 2; i++) {
      const request = new Request('http://localhost/v1/calculadoras/inss?salarioBruto=5000', {
        headers: { authorization: `Bearer ${key}` },
      });
      expect(await (await service(request)).json()).toMatchObject({
        tabela: { vigente: false, revisar: true },
      });
    }
    expect(errors.map(String)).toEqual([expect.stringContaining('inss')]);
  });
});

describe('the stretches of a table', () => {
  const table: DatedTable<number> = {
    id: 'x',
    name: 'X',
    confirmedThrough: 2026,
    checkedOn: '2026-01-01',
    reviewBy: '2026-12-31',
    entries: [
      { from: '2025-01-01', source: 'A', value: 1 },
      { from: '2027-01-01', source: 'P', value: 2, status: 'estimativa' },
      { from: '2028-01-01', source: 'Q', value: 3, status: 'estimativa', to: '2028-06-30' },
    ],
  };

  it('end before the next one, or with an estimate', () => {
    const ends = (estimates: boolean, added: AddedEntries = {}) =>
      stretchesOf(table, added, estimates).map(({ source, from, to }) => [source, from, to]);
    expect(ends(false)).toEqual([['A', '2025-01-01', null]]);
    expect(ends(true)).toEqual([
      ['A', '2025-01-01', '2026-12-31'],
      ['P', '2027-01-01', '2027-12-31'],
      ['Q', '2028-01-01', '2028-06-30'],
    ]);
    expect(ends(true, { x: [{ from: '2027-01-01', source: 'L', value: 4 }] })).toEqual([
      ['A', '2025-01-01', '2026-12-31'],
      ['L', '2027-01-01', '2027-12-31'],
      ['Q', '2028-01-01', '2028-06-30'],
    ]);
    const estimate = (to: string) =>
      ({ from: '2027-01-01', source: 'E', value: 5, status: 'estimativa', to }) as const;
    expect(ends(true, { x: [estimate('2027-06-30')] })[1]).toEqual(['E', '2027-01-01', '2027-06-30']);
    expect(ends(true, { x: [estimate('2028-06-30')] })[1]).toEqual(['E', '2027-01-01', '2027-12-31']);
    // A law holds until the next entry, however far ahead the host knows it.
    const law = { from: '2026-01-01', to: '2026-06-30', source: 'L', value: 4 };
    expect(ends(true, { x: [law] })[1]).toEqual(['L', '2026-01-01', '2026-12-31']);
  });

  it('are not of an estimate of a year that is confirmed', () => {
    const sources = (confirmedThrough: number) =>
      stretchesOf({ ...table, confirmedThrough }, {}, true).map(({ source }) => source);
    expect([2026, 2027, 2028].map(sources)).toEqual([['A', 'P', 'Q'], ['A', 'Q'], ['A']]);
  });

  it('of entries side by side begin and end with each of them', () => {
    const together: DatedTable<string> = {
      ...table,
      sideBySide: true,
      entries: [
        { from: '2000-01-01', source: 'A', value: 'a' },
        { from: '2010-01-01', to: '2010-06-30', source: 'B', value: 'b' },
        { from: '2010-03-01', source: 'A', value: 'c' },
        { from: '2011-01-01', to: '2011-01-01', source: 'C', value: 'd' },
      ],
    };
    const lei = { status: 'lei' };
    expect(stretchesOf(together, {}, false)).toEqual([
      { ...lei, from: '2000-01-01', to: '2009-12-31', source: 'A', value: ['a'] },
      { ...lei, from: '2010-01-01', to: '2010-02-28', source: 'A; B', value: ['a', 'b'] },
      { ...lei, from: '2010-03-01', to: '2010-06-30', source: 'A; B', value: ['a', 'b', 'c'] },
      { ...lei, from: '2010-07-01', to: '2010-12-31', source: 'A', value: ['a', 'c'] },
      { ...lei, from: '2011-01-01', to: '2011-01-01', source: 'A; C', value: ['a', 'c', 'd'] },
      { ...lei, from: '2011-01-02', to: null, source: 'A', value: ['a', 'c'] },
    ]);
  });
});
