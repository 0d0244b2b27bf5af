import { describe, expect, it, vi } from 'vitest';
import { holdClock, madeTool, openDocs, t } from '#test/support/docs-page.ts';

holdClock();

describe('the first page', () => {
  const tools = [
    madeTool('calculadoras-salario-liquido', {
      category: 'trabalhista',
      name: 'Calculadora de salário líquido',
      people: { rank: 1 },
    }),
    madeTool('calculadoras-inss', { category: 'trabalhista' }),
    madeTool('calculadoras-financiamento', { category: 'financeiro' }),
    madeTool('cnpj', { category: 'documentos', name: 'Gerador de CNPJ' }),
    madeTool('cpf', { category: 'documentos', name: 'Gerador de CPF e RG' }),
    madeTool('calculadoras-rescisao', { category: 'trabalhista', name: 'Calculadora de férias' }),
    madeTool('calculadoras-dias-uteis', { category: 'outra', name: 'Calculadora de folha' }),
  ];

  it('has what is used most, the door to the API and all tools by subject', async () => {
    const page = await openDocs('', { tools }, { data: { version: '1.2.3', panel: 'panel' } });
    await page.expectHeard('home');
    page.one('summary').click();
    expect((page.one('details') as HTMLDetailsElement).open).toBe(true);
    await page.go('#/category/financeiro');
    expect(page.focused()).toBe('a Calculadoras-financiamento');
  });

  it('calls a category of the host by the name that one of its tools has, or by its id', async () => {
    const own = (id: string, categoryName?: string) =>
      madeTool(id, { category: id.slice(0, 1), ...(categoryName && { categoryName }) });
    const page = await openDocs('', { tools: [own('v1'), own('v2', 'Vendas'), own('x1')] });
    expect(page.all('h3').map(({ textContent }) => textContent)).toEqual(['Vendas', 'x']);
  });

  it('folds its categories where it is narrow, but the one that is asked for', async () => {
    vi.stubGlobal('matchMedia', undefined);
    const page = await openDocs('#/tables', { tools });
    const asked: string[] = [];
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: asked.push(query) > 0 }));
    const opened = () => page.all('details[open]').map(({ id }) => id);
    await page.go('#/');
    expect([asked[0], opened()]).toEqual(['(max-width: 760px)', []]);
    expect(page.all('summary[tabindex]')).toEqual([]);
    page.one('summary').click();
    expect(opened()).toEqual(['category-trabalhista']);
    await page.go('#/category/trabalhista');
    expect(opened()).toEqual(['category-trabalhista']);
    await page.go('#/category/none');
    expect([opened(), page.focused()]).toEqual([[], `h1 ${t.home.title}`]);
  });

  it('the page lists starred tools, and the calls of this tab until the reader clears them', async () => {
    const examples = [{ input: { x: '0' }, output: {} }];
    const inputSchema = { properties: { x: { type: 'string' } } };
    const made = madeTool('a', { name: 'Calculadora de Ás', examples, inputSchema, result: ['total'] });
    const secret = madeTool('b', {
      ...{ name: 'Calculadora de B', examples, result: ['total'] },
      inputSchema: { properties: { x: { type: 'string', 'x-sensitive': true } } },
    });
    const call = () => Response.json({ total: 7 });
    const page = await openDocs('#a', { tools: [made, secret], call }, { data: { demo: 'cnv_demo' } });
    await page.press(t.tool.star);
    expect(page.one('.told').textContent).toBe(t.tool.starred);
    await page.type('textbox', 'X', '5');
    await page.rest(300);
    await page.go('#b');
    await page.type('textbox', 'X', '6');
    await page.rest(300);
    await page.go('#/');
    expect(page.heard('.recents ul').slice(1)).toEqual(['  - [link "B"]', '  - [link "Ás"] Total: 7']);
    expect(page.role('link', 'Ás', '.recents').getAttribute('href')).toBe('#a?x=5');
    expect(page.heard('main')).toContain(`  ${t.home.favorites}[link "Ás"]`);
    await page.press(t.home.forget);
    expect(page.all('.recents')).toEqual([]);
  });

  it('shows the number of an example at what is used most', async () => {
    const money = (title: string) => ({ type: 'number', title, 'x-unit': 'reais' });
    const net = {
      name: 'Calculadora de salário líquido',
      inputSchema: { properties: { bruto: money('Bruto') } },
      outputSchema: { properties: { liquido: money('Líquido') } },
      examples: [{ input: { bruto: 5800 }, output: { liquido: 4979.59 } }],
    };
    const valid = { examples: [{ input: { value: '529' }, output: { formatted: '5-29', valid: true } }] };
    const code = {
      result: ['codigo'],
      outputSchema: {
        properties: { codigo: { type: 'string' }, valor: money('Valor') },
        'x-facts': ['valor'],
      },
      inputSchema: { properties: { nome: { type: 'string', title: 'Nome' } } },
      examples: [{ input: { nome: 'Ana' }, output: { codigo: '0'.repeat(40), valor: 10 } }],
    };
    const people = (rank: number, name?: string) => ({ people: { rank, ...(name && { name }) } });
    const page = await openDocs('', {
      tools: [
        madeTool('pix', { ...code, ...people(3) }),
        madeTool('bare', people(4)),
        madeTool('cpf', { ...valid, ...people(2, 'Conferir CPF'), result: ['formatted'] }),
        madeTool('net', { ...net, ...people(1) }),
        madeTool('other'),
      ],
    });
    const shown = page
      .all('.most > li')
      .map((one) => [...one.children].map(({ textContent }) => textContent));
    expect(shown.map((one) => one.map((text) => text?.replaceAll('\u00A0', ' ')))).toEqual([
      ['Salário líquido', 'R$ 4.979,59', 'Líquido · Bruto R$ 5.800,00'],
      ['Conferir CPF', '5-29', t.answer.valid],
      ['Pix', 'R$ 10,00', 'Nome Ana'],
      ['Bare', '', expect.anything()],
    ]);
  });

  it('shows a call of the first tool where none is used most, and nothing of what the service lacks', async () => {
    const other = await openDocs('', { tools: [madeTool('b')] });
    expect([other.all('.most').length, other.one('.first-call').textContent?.includes('"$API/b"')]).toEqual([
      0,
      true,
    ]);
    const none = await openDocs('', { tools: [] });
    expect(none.all('.first-call')).toEqual([]);
  });
});

describe('the page of the API', () => {
  const tools = [
    madeTool('calculadoras-inss', { category: 'trabalhista', name: 'Calculadora de INSS' }),
    madeTool('cnpj', { category: 'documentos' }),
    madeTool('dev-hash', { category: 'desenvolvedor', name: 'Gerador de hash' }),
  ];

  it('has a first call, the guide and all addresses, two subjects open', async () => {
    const page = await openDocs('#/api', { tools }, { data: { panel: 'panel' } });
    expect(page.one('h1').textContent).toBe(t.api.title(3));
    expect(page.role('link', t.panel).getAttribute('href')).toBe('panel');
    expect(page.all('details[open]').map(({ id }) => id)).toEqual([
      'category-trabalhista',
      'category-documentos',
    ]);
    expect(page.all('.address').map((one) => one.getAttribute('href'))).toEqual([
      '#calculadoras-inss/api',
      '#cnpj/api',
      '#dev-hash/api',
    ]);
    page.role('link', 'Lotes', '.pages');
  });

  it('leaves the addresses that a reader asks for by name or path', async () => {
    const page = await openDocs('#/api', { tools });
    const shown = async (text: string) => {
      await page.type('searchbox', t.api.filter, text);
      return page.roles('link', undefined, '.addresses').map((one) => one.getAttribute('href'));
    };
    expect(await shown('has')).toEqual(['#dev-hash/api']);
    expect(await shown('calculadoras inss')).toEqual(['#calculadoras-inss/api']);
    expect(await shown('nada')).toEqual([]);
    expect(await shown('')).toEqual(['#calculadoras-inss/api', '#cnpj/api']);
  });

  it.each([
    [{}, true],
    [{ 'canivete.tool-key': 'cnv_own' }, false],
  ])('shows the key of the service in its first call, and no own one: %j', async (kept, isDemo) => {
    const page = await openDocs(
      '#/api',
      { tools: [madeTool('a')] },
      { data: { demo: 'cnv_demo' }, kept: { ...kept } },
    );
    const call = page.role('tabpanel', 'curl').textContent;
    expect(['cnv_demo', 'cnv_own'].map((key) => call?.includes(key))).toEqual([isDemo, false]);
  });

  it('has no call where the service has no tool', async () => {
    const page = await openDocs('#/api', { tools: [] });
    expect([page.roles('tabpanel'), page.all('.address')]).toEqual([[], []]);
  });
});
