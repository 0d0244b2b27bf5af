import { describe, expect, it } from 'vitest';
import { createCatalogue, likeness, wordsOf } from './catalogue.ts';
import type { Tool } from './types.ts';

/** Makes a tool with these texts, and no other words. */
const tool = (id: string, texts: Partial<Tool> = {}): Tool => ({
  ...{ id, method: 'GET', path: `/${id}`, category: '', name: '', summary: '' },
  ...texts,
});

const found = (query: string, tools: readonly Tool[], others: readonly Tool[] = []) =>
  createCatalogue(tools, others)
    .search(query)
    .tools.map(({ id }) => id);

const nearest = (query: string, tools: readonly Tool[]) =>
  createCatalogue(tools, []).search(query).nearest?.id;

describe('a word that people use for another one', () => {
  it.each([
    ['holerite', 'Salário líquido'],
    ['payslip', 'Folha de pagamento'],
    ['wage', 'Salário'],
    ['demissão', 'Rescisão'],
    ['rg', 'Identidade'],
    ['tax', 'IRRF'],
    ['loan', 'Financiamento'],
    ['obesidade', 'IMC'],
    ['natalina', 'Décimo terceiro'],
    ['celular', 'Telefone'],
  ])('finds it: %s for %s', (asked, name) => {
    expect(found(asked, [tool('y', { name })])).toEqual(['y']);
    expect(found(asked, [tool('y', { name: 'Boleto' })])).toEqual([]);
  });
});

it.each(
  'a de para the of gerador generator calcular calculator validar conversor online como how'.split(' '),
)('%s says nothing of what is searched', (word) => {
  expect(wordsOf(`${word} cpf`)).toEqual(['cpf']);
});

it('words are without case, accents and signs, and alone they are searched whatever they say', () => {
  expect(wordsOf(' Salário-LÍQUIDO, 13º! ')).toEqual(['salario', 'liquido', '13']);
  expect(wordsOf('como gerar')).toEqual(['como', 'gerar']);
  expect(wordsOf(' - ')).toEqual([]);
  expect(found(' - ', [tool('a', { name: 'a' })])).toEqual([]);
});

it.each([
  ['cpf', 'cpf', 4],
  ['cnpj', 'cn', 3],
  ['cnpj', 'c', 0],
  ['cnpj', 'np', 0],
  ['calculo', 'calcule', 2],
  ['parcelado', 'parcelar', 2],
  ['parcos', 'parcela', 0],
  ['parcel', 'parceria', 0],
  ['boleto', 'bolet', 3],
  ['bolsa', 'bolse', 0],
  ['subsalario', 'salario', 1],
  ['renavam', 'nava', 1],
  ['renavam', 'ava', 0],
])('%s is to %s as alike as %d', (word, asked, expected) => {
  expect(likeness(word, asked)).toBe(expected);
});

describe('two tools of equal weight', () => {
  const inside = { name: 'xboletox' };
  it.each<[string, Partial<Tool>, Partial<Tool>, string]>([
    ['an id, and the beginning of a name', tool('boleto'), { name: 'boletox' }, 'boleto'],
    ['a text, and the inside of a name', { summary: 'boleto' }, inside, 'boleto'],
    [
      'a category, and what has the stem of it in the text',
      { category: 'boletos' },
      { summary: 'boletal' },
      'boletos',
    ],
    ['another word for a name, and the inside of one', { name: 'senha' }, { name: 'xpasswordx' }, 'password'],
  ])('are in the order of their names’ length: %s', (_, a, b, query) => {
    const long = ' zzzzzzzzzzzzzzzz';
    const one = tool('one', a);
    const two = tool('two', b);
    const idOf = (own: Tool, given: Partial<Tool>) => ({ ...own, id: given.id ?? own.id });
    const [first, second] = [idOf(one, a), idOf(two, b)];
    const longer = (own: Tool) => ({ ...own, name: own.name + long });
    expect(found(query, [longer(first), second])).toEqual([second.id, first.id]);
    expect(found(query, [first, longer(second)])).toEqual([first.id, second.id]);
  });

  it('are so by the name in the other language, and by an id', () => {
    const tools = [tool('one', { name: 'zz' }), tool('boleto', { name: 'zzz' })];
    const others = [tool('one', { name: 'boleto' })];
    expect(found('boleto', tools, others)).toEqual(['one', 'boleto']);
    expect(found('boleto', [tool('one', { name: 'zzzz' }), tool('boleto', { name: 'zzz' })], others)).toEqual(
      ['boleto', 'one'],
    );
  });
});

it('a tool with all the words comes first, and then those that are near enough', () => {
  const tools = [
    tool('a', { name: 'juros' }),
    tool('b', { name: 'compostos' }),
    tool('c', { name: 'juros compostos' }),
    tool('d', { category: 'xjurosx' }),
  ];
  expect(found('juros compostos', tools)).toEqual(['c', 'a', 'b']);
  expect(found('juros', tools)).toEqual(['a', 'c', 'd']);
});

it('a tool with a part of the words is found when it weighs more than a twentieth of the best', () => {
  const best = { name: 'alfa', id: 'bravissimus', summary: 'charlie' };
  const part = tool('part', { summary: 'alfa' });
  expect(found('alfa bravissimo charlie', [tool('bravissimus', best), part])).toEqual([
    'bravissimus',
    'part',
  ]);
  const both = tool('both', { name: 'alfa', summary: 'charlie' });
  expect(found('alfa charlie', [both, tool('least', { category: 'alfa' })])).toEqual(['both']);
});

it('a tool without a name in the other language is found by its own words alone', () => {
  expect(found('x', [tool('a', { name: 'boleto' })])).toEqual([]);
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
    const most = [
      'calculadoras-salario-liquido',
      'cpf',
      'cnpj',
      'calculadoras-rescisao',
      'calculadoras-dias-uteis',
    ];
    most.forEach((id, i) => {
      const rest = most.slice(i).map((one) => tool(one, { name: 'bolsto' }));
      expect(nearest('bolzto', [tool('other', { name: 'bolsto' }), ...rest.toReversed()])).toBe(id);
    });
  });
});

it('categories and their tools are in the order in which they are read', () => {
  const categories = [
    'documentos',
    'trabalhista',
    'tributario',
    'financeiro',
    'marketplace',
    'saude',
    'construcao',
    'matematica',
    'geradores',
    'texto',
    'desenvolvedor',
    'another',
  ];
  const tools = categories
    .toReversed()
    .flatMap((category) => [
      tool(`${category}-b`, { category, name: 'Gerador de ébano' }),
      tool(`${category}-a`, { category, name: 'Calculadora de área' }),
      tool(`${category}-z`, { category, name: 'zinco generator' }),
    ]);
  const { groups, find } = createCatalogue(tools, []);
  expect(groups.map(({ category }) => category)).toEqual(categories);
  expect(groups[0]?.tools.map(({ short }) => short)).toEqual(['Área', 'Ébano', 'Zinco']);
  expect(find('texto-a')).toMatchObject({ category: 'texto', short: 'Área' });
  expect(find('texto')).toBeUndefined();
});
