import { describe, expect, it } from 'vitest';
import { createCatalogue } from './catalogue.ts';
import type { Tool } from './types.ts';

/** Makes a tool with these texts, and no other words. */
const tool = (id: string, texts: Partial<Tool> = {}): Tool => ({
  ...{ id, method: 'GET', path: `/${id}`, category: '', name: '', summary: '' },
  ...texts,
});

function found(query: string, tools: readonly Tool[], others: readonly Tool[] = []) {
  const catalogue = createCatalogue(tools);
  catalogue.alsoBy(others);
  return catalogue.search(query).tools.map(({ id }) => id);
}

const nearest = (query: string, tools: readonly Tool[]) => createCatalogue(tools).search(query).nearest?.id;

it('a search finds a tool by its texts in either language, and by the beginning of the word that is being typed', () => {
  const tools = [tool('a', { name: 'Rescisão', search: 'mandado embora' }), tool('b', { name: 'Boleto' })];
  const others = [tool('a', { name: 'Severance', search: 'laid off' }), tool('b', { name: 'Slip' })];
  for (const query of ['rescis', 'mandado embora', 'severance', 'laid'])
    expect(found(query, tools, others)).toEqual(['a']);
  expect(found('severance', tools)).toEqual([]);
});

it('a tool has the name that people call it by, and is found by that', () => {
  const tools = [tool('a', { name: 'Calculadora de DAS', people: { name: 'Limite do MEI' } }), tool('b')];
  expect(createCatalogue(tools).find('a')?.short).toBe('Limite do MEI');
  expect(found('limite', tools)).toEqual(['a']);
});

it('a search without words finds nothing', () => {
  expect(found(' - ', [tool('a', { name: 'a' })])).toEqual([]);
});

describe('the nearest tool in spelling', () => {
  it.each([
    ['bolteo', 'boleto', 'a'],
    ['bol3to', 'boleto', 'a'],
    ['blto', 'boleto', 'a'],
    ['xxleto', 'boleto', 'a'],
    ['xxxeto', 'boleto', 'a'],
    ['xxxxto', 'boleto', undefined],
    ['abc', 'boleto', undefined],
    ['bolteo', 'boleto zzzzzz', 'a'],
    ['zzboleto', 'boleto', 'a'],
  ])('to %s is found for %s', (query, name, expected) => {
    expect(nearest(query, [tool('a', { name }), tool('b', { name: 'zzzzzzzzzzzzzzz' })])).toBe(expected);
  });

  it('is not named where something was found', () => {
    expect(nearest('boleto', [tool('a', { name: 'boleto' })])).toBeUndefined();
  });

  it('is the one of several that is opened most', () => {
    const tools = [undefined, 3, 1, 2].map((rank) =>
      tool(`rank-${rank}`, { name: 'bolsto', ...(rank && { people: { rank } }) }),
    );
    expect(nearest('bolzto', tools)).toBe('rank-1');
    expect(createCatalogue(tools).most.map(({ id }) => id)).toEqual(['rank-1', 'rank-2', 'rank-3']);
  });
});

it('categories and their tools are in the order in which they are read', () => {
  const categories = [
    'trabalhista',
    'tributario',
    'financeiro',
    'documentos',
    'saude',
    'matematica',
    'construcao',
    'consultas',
    'geradores',
    'texto',
    'desenvolvedor',
    'marketplace',
    'another',
  ];
  const tools = categories
    .toReversed()
    .flatMap((category) => [
      tool(`${category}-b`, { category, name: 'Gerador de ébano' }),
      tool(`${category}-a`, { category, name: 'Calculadora de área' }),
      tool(`${category}-z`, { category, name: 'zinco generator' }),
    ]);
  const { groups, find } = createCatalogue(tools);
  expect(groups.map(({ category }) => category)).toEqual(categories);
  expect(groups[0]?.tools.map(({ short }) => short)).toEqual(['Área', 'Ébano', 'Zinco']);
  expect(find('texto-a')).toMatchObject({ category: 'texto', short: 'Área' });
  expect(find('texto')).toBeUndefined();
});
