import { beforeAll, expect, it } from 'vitest';
import { tools } from '../../test/support/tools.ts';
import { summarize, type ToolSummary } from './tool-document.ts';
import { searchTools } from './tool-search.ts';

let all: readonly ToolSummary[];
beforeAll(async () => {
  all = await Promise.all(tools.map(summarize));
});

const found = (query: string) => searchTools(all, query).map(({ id }) => id);

it.each([
  ['ferias', 'calculadoras-ferias'],
  ['FÉRIAS', 'calculadoras-ferias'],
  ['vacation pay', 'calculadoras-ferias'],
  ['salário líquido', 'calculadoras-salario-liquido'],
  ['líquido, o salário', 'calculadoras-salario-liquido'],
  ['net salary', 'calculadoras-salario-liquido'],
  ['validar um CNPJ', 'cnpj'],
  ['juros compostos', 'calculadoras-juros-compostos'],
  ['calculadoras-inss', 'calculadoras-inss'],
  ['uuid', 'dev-uuid'],
  ['décimo terceiro', 'calculadoras-decimo-terceiro'],
])('%s is %s', (query, id) => {
  expect(found(query)[0]).toBe(id);
});

it('finds by the beginning of a word from four letters on, and by synonyms', () => {
  for (const stem of ['salar', 'sala']) expect(found(stem)).toContain('calculadoras-salario-liquido');
  expect(found('sal')).not.toContain('calculadoras-salario-liquido');
  expect(found('wage')).toContain('calculadoras-salario-liquido');
  expect(found('ina')).toEqual([]);
});

it('goes by the other words where one is nowhere', () => {
  expect(found('xyzzy uuid')).toEqual(found('uuid'));
  expect(found('quanto xyzzy de férias')[0]).toBe('calculadoras-ferias');
});

it('of no words gives all, and of words that are nowhere none', () => {
  expect(found(' ?! ')).toHaveLength(tools.length);
  expect(found('xyzzy')).toEqual([]);
});
