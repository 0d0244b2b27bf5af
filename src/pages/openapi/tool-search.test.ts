import { beforeAll, describe, expect, it } from 'vitest';
import { tools } from '#test/support/tools.ts';
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

it('a search finds the beginning of a word from four letters on, and synonyms', () => {
  for (const stem of ['salar', 'sala']) expect(found(stem)).toContain('calculadoras-salario-liquido');
  expect(found('sal')).not.toContain('calculadoras-salario-liquido');
  expect(found('wage')).toContain('calculadoras-salario-liquido');
  expect(found('ina')).toEqual([]);
});

it('a search uses the other words where one is nowhere', () => {
  expect(found('xyzzy uuid')).toEqual(found('uuid'));
  expect(found('quanto xyzzy de férias')[0]).toBe('calculadoras-ferias');
});

it('a search without words gives all tools, and one for words that are nowhere gives nothing', () => {
  expect(found(' ?! ')).toHaveLength(tools.length);
  expect(found('xyzzy')).toEqual([]);
});

describe('a search of made-up tools', () => {
  /** A tool with these words in its name and in its summary. */
  const made = (id: string, name: string, summary: string): ToolSummary => ({
    id,
    method: 'GET',
    path: `/${id}`,
    category: 'texto',
    name: { pt: name, en: '' },
    summary: { pt: '', en: summary },
  });
  const order = (list: readonly ToolSummary[], query: string) => searchTools(list, query).map(({ id }) => id);

  // The longer id comes last if two are equally good.
  it('puts a word in the name before one in the summary, and the word before its beginning and its synonym', () => {
    const list = [
      made('x', '', 'peso'),
      made('xx', '', 'weighted'),
      made('xxx', '', 'weight'),
      made('xxxx', 'peso', ''),
      made('xxxxx', 'weighted', ''),
      made('xxxxxx', 'weight', ''),
      made('y', 'other', 'words'),
    ];
    expect(order(list, 'weight')).toEqual(['xxxxxx', 'xxxxx', 'xxxx', 'xxx', 'xx', 'x']);
  });

  it('takes one word in the name for as good as three in the summary', () => {
    const list = [
      made('xxx', 'weight', ''),
      made('yy', '', 'weight banana cherry'),
      made('zzzz', '', 'banana cherry'),
    ];
    expect(order(list, 'weight banana cherry')).toEqual(['yy', 'xxx', 'zzzz']);
  });

  it('takes two synonyms for as good as one word', () => {
    const list = [made('ppp', '', 'weight'), made('rrrr', '', 'bank'), made('q', '', 'peso banco')];
    expect(order(list, 'weight bank')).toEqual(['q', 'ppp', 'rrrr']);
  });

  it('takes a rare word for better than one that many have', () => {
    const list = [
      made('a', '', 'common'),
      made('bb', '', 'common'),
      made('ccc', '', 'common'),
      made('dddd', '', 'rare'),
    ];
    expect(order(list, 'common rare')).toEqual(['dddd', 'a', 'bb', 'ccc']);
  });
});
