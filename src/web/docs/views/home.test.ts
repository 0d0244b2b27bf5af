import { describe, expect, it, vi } from 'vitest';
import { holdClock, madeTool, openDocs, t } from '#test/support/docs-page.ts';
import type { OpenedPage } from '#test/support/opened-page.ts';

holdClock();

describe('the first page', () => {
  const tools = [
    madeTool('calculadoras-salario-liquido', {
      category: 'trabalhista',
      name: 'Calculadora de salário líquido',
    }),
    madeTool('calculadoras-inss', { category: 'trabalhista' }),
    madeTool('calculadoras-financiamento', { category: 'financeiro' }),
    madeTool('cnpj', { category: 'documentos', name: 'Gerador de CNPJ' }),
    madeTool('cpf', { category: 'documentos', name: 'Gerador de CPF e RG' }),
    madeTool('calculadoras-rescisao', { category: 'trabalhista', name: 'Calculadora de férias' }),
    madeTool('calculadoras-dias-uteis', { category: 'outra', name: 'Calculadora de folha' }),
  ];
  const firstCall = (page: OpenedPage) => page.role('tabpanel', 'curl').textContent;

  it('has samples, what is opened most, a first call and an index', async () => {
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
    await page.go('#v1');
    expect(page.one('.crumbs').textContent).toContain('Vendas');
  });

  it('folds its categories where it is narrow, but the first one or the one that is asked for', async () => {
    vi.stubGlobal('matchMedia', undefined);
    const page = await openDocs('#/tables', { tools });
    const asked: string[] = [];
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: asked.push(query) > 0 }));
    const opened = () => page.all('details[open]').map(({ id }) => id);
    await page.go('#/');
    expect([asked[0], opened()]).toEqual(['(max-width: 760px)', ['category-documentos']]);
    expect(page.all('summary[tabindex]')).toEqual([]);
    page.one('summary').click();
    expect(opened()).toEqual([]);
    await page.go('#/category/trabalhista');
    expect(opened()).toEqual(['category-trabalhista']);
    await page.go('#/category/none');
    expect([opened(), page.focused()]).toEqual([[], `h1 ${t.home.title(tools.length)}`]);
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
    expect(page.heard('main')).toContain(`  ${t.home.favorites}[link "ás"]`);
    await page.press(t.home.forget);
    expect(page.all('.recents')).toEqual([]);
  });

  it('writes names in a line small, but abbreviations', async () => {
    const names = { cpf: 'Gerador de Pessoa', cnpj: 'Gerador de CNPJ Alfa' };
    const page = await openDocs('', {
      tools: Object.entries(names).map(([id, name]) => madeTool(id, { name })),
    });
    expect(page.heard('main')).toContain(`  ${t.home.mostOpened}[link "pessoa"][link "CNPJ Alfa"]`);
  });

  it.each([
    [{}, true],
    [{ 'canivete.tool-key': 'cnv_own' }, false],
  ])('shows the key of the service in its first call, and no own one: %j', async (kept, isDemo) => {
    const page = await openDocs(
      '',
      { tools: [madeTool('a')] },
      { data: { demo: 'cnv_demo' }, kept: { ...kept } },
    );
    expect(['cnv_demo', 'cnv_own'].map((key) => firstCall(page)?.includes(key))).toEqual([isDemo, false]);
  });

  it('has a first call of another tool, and nothing of those that the service lacks', async () => {
    const page = await openDocs('', { tools: [madeTool('b')] });
    expect(firstCall(page)).toContain('/v1/b');
    expect(page.heard('main').join()).not.toContain(t.home.mostOpened);
  });

  it('has no call where the service has no tool', async () => {
    const page = await openDocs('', { tools: [] });
    expect(page.roles('tabpanel')).toEqual([]);
    expect(page.role('link', t.home.readFreeLink).parentElement?.textContent).toBe(
      `${t.home.readFree}${t.home.readFreeLink}.`,
    );
  });
});
