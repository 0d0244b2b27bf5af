import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guides } from '../src/web/docs/guide/index.ts';
import { startDocs } from '../src/web/docs/start.ts';
import { texts } from '../src/web/docs/texts/index.ts';
import type { LegalTable, WholeTool } from '../src/web/docs/core/types.ts';
import type { Language } from '../src/web/shared/language.ts';
import { words } from '../src/web/shared/words.ts';
import { linesOf, openPage, type PageParts } from './support/opened-page.ts';

const NOW = Date.parse('2026-11-21T12:17:11Z');
beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const t = texts.pt;

const tool = (id: string, parts: Partial<WholeTool> = {}): WholeTool => ({
  ...{ id, method: 'GET', path: `/${id}`, category: 'texto', name: `Gerador de ${id}`, summary: `Faz ${id}` },
  ...{ inputSchema: {}, outputSchema: {}, examples: [], result: [], errors: [] },
  ...parts,
});

interface Made {
  readonly tools: readonly WholeTool[];
  readonly tables?: readonly LegalTable[];
  readonly call?: (request: Request) => Promise<Response> | Response;
  /** What is done before the service answers. */
  readonly before?: (path: string) => unknown;
}

/** A service that has these tools and tables, and answers their calls so. */
function made({ tools, tables, call, before }: Made) {
  return async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname.replace('/v1', '');
    await before?.(path);
    if (path === '/tools') return Response.json({ tools });
    if (path === '/tabelas') return Response.json({ tables }, { status: tables ? 200 : 404 });
    const own = tools.find(({ id }) => path === `/tools/${id}`);
    if (own) return Response.json(own);
    return (await call?.(request)) ?? Response.json({ error: 'none' }, { status: 404 });
  };
}

const open = async (
  hash: string,
  parts: Made,
  { data = {}, language }: Pick<PageParts, 'data' | 'language'> = {},
) =>
  openPage(startDocs, {
    ...{ path: `/v1/docs${hash}`, data, service: made(parts) },
    ...(language && { language }),
  });
type Page = Awaited<ReturnType<typeof open>>;
const textsAt = (page: Page, selector: string) => page.all(selector).map(({ textContent }) => textContent);

describe.each<Language>(['pt', 'en'])('the guide in %s', (language) => {
  it('has every page as it was read', async () => {
    const pages = guides[language]('').groups.flatMap((group) => group.pages);
    const page = await open('#/guide', { tools: [] }, { language });
    const lines: string[] = [];
    for (const { id } of pages) {
      await page.go(`#/guide/${id}`);
      const place = lines.length === 0 ? '.with-side' : '.guide';
      lines.push(`# ${page.document.title}`, ...(language === 'pt' ? page.lines : page.words)(place));
      expect(textsAt(page, '.side [aria-current]')).toEqual([page.one('h1').textContent]);
    }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`drawn/docs/guide.${language}.txt`);
    const plain = (text: string) => text.replaceAll('`', '');
    for (const { id, blocks } of pages) {
      const steps = blocks.flatMap((block) => ('steps' in block ? block.steps : []));
      if (steps.length === 0) continue;
      await page.go(`#/guide/${id}`);
      expect(textsAt(page, '.steps li')).toEqual(steps.map((parts) => plain(parts.join(' '))));
    }
    await page.go('#/guide/first');
    const last = page.all('.in-page button').at(-1);
    last?.click();
    expect(page.focused()).toBe(`h2 ${last?.textContent}`);
  });
});

describe('the first page', () => {
  const samples = [
    tool('calculadoras-salario-liquido', {
      category: 'trabalhista',
      name: 'Calculadora de salário líquido',
      examples: [
        {
          input: {},
          output: {
            salarioBruto: 1000,
            descontos: [{ valor: 100 }, { valor: 50 }],
            salarioLiquido: 850,
          },
        },
      ],
    }),
    tool('calculadoras-inss', {
      category: 'trabalhista',
      examples: [
        {
          input: {},
          output: {
            valor: 1,
            faixas: [...[1, 2, 3, 4, 5, 6].map((aliquota) => ({ base: 100, aliquota })), { base: 'x' }],
          },
        },
      ],
    }),
    tool('calculadoras-financiamento', {
      category: 'financeiro',
      examples: [
        {
          input: {},
          output: {
            sac: { primeiraParcela: 300, ultimaParcela: 100 },
            price: { primeiraParcela: 200 },
          },
        },
      ],
    }),
    tool('cnpj', { category: 'documentos', name: 'Gerador de CNPJ' }),
    tool('cpf', { category: 'documentos', name: 'Gerador de CPF e RG' }),
    tool('calculadoras-rescisao', { category: 'trabalhista', name: 'Calculadora de férias' }),
    tool('calculadoras-dias-uteis', { category: 'outra', name: 'Calculadora de folha' }),
  ];

  it('has samples, what is opened most, a first call and an index', async () => {
    const page = await open('', { tools: samples }, { data: { version: '1.2.3' } });
    await expect(`${linesOf(page.one('body')).join('\n')}\n`).toMatchFileSnapshot('drawn/docs/home.pt.txt');
    const summary = page.one('summary');
    const fold = summary.parentElement as HTMLDetailsElement;
    summary.click();
    expect(fold.open).toBe(true);
    await page.go('#/category/financeiro');
    expect(page.focused()).toBe('a Calculadoras-financiamento');
  });

  it('folds its categories where it is narrow, but the first one or the one that is asked for', async () => {
    vi.stubGlobal('matchMedia', undefined);
    const page = await open('#/tables', { tools: samples });
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
    expect([opened(), page.focused()]).toEqual([[], `h1 ${t.home.title(samples.length)}`]);
  });

  const drawnWith = async (output: object | null, id: string) => {
    const examples = output ? [{ input: {}, output }] : [];
    const page = await open('', { tools: [tool(id, { examples })] });
    return page.lines('.drawn').slice(1);
  };

  it.each<[string, string, object | null]>([
    ['no example', 'calculadoras-inss', null],
    ['no value', 'calculadoras-inss', { faixas: [{ base: 1, aliquota: 1 }], valor: 0 }],
    ['no base', 'calculadoras-inss', { faixas: [{ base: 0, aliquota: 1 }], valor: 1 }],
    ['no bands', 'calculadoras-inss', { valor: 1 }],
    [
      'instalments that stay',
      'calculadoras-financiamento',
      { sac: { primeiraParcela: 1, ultimaParcela: 1 }, price: { primeiraParcela: 1 } },
    ],
    ['one way to pay', 'calculadoras-financiamento', { sac: { primeiraParcela: 2, ultimaParcela: 1 } }],
  ])('draws nothing of an answer with %s', async (_, id, output) => {
    expect(await drawnWith(output, id)).toEqual([]);
  });

  it('draws what is taken to the end of a payslip at most', async () => {
    const lines = await drawnWith(
      { salarioBruto: 100, descontos: [{ valor: 'x' }], salarioLiquido: -1 },
      'calculadoras-salario-liquido',
    );
    expect(lines.map((line) => line.trim())).toEqual([
      'svg class="small" width="100%" height="72" aria-hidden="true"',
      'rect class="whole" x="0.00%" width="100.00%" y="0" height="20"',
      'rect class="taken" x="100.00%" width="0.00%" y="24" height="20"',
      'rect class="left" x="0.00%" width="0.00%" y="48" height="20"',
    ]);
  });

  it('draws what is taken of a payslip without a gross as parts of one real', async () => {
    const answer = { descontos: [{ valor: 0.25 }], salarioLiquido: 0.75 };
    const lines = await drawnWith(answer, 'calculadoras-salario-liquido');
    expect(lines.slice(2).map((line) => line.trim())).toEqual([
      'rect class="taken" x="75.00%" width="25.00%" y="24" height="20"',
      'rect class="left" x="0.00%" width="75.00%" y="48" height="20"',
    ]);
  });

  it('writes names in a line small, but abbreviations', async () => {
    const names = { cpf: 'Gerador de Pessoa', cnpj: 'Gerador de CNPJ Alfa' };
    const page = await open('', { tools: Object.entries(names).map(([id, name]) => tool(id, { name })) });
    expect(textsAt(page, '.most a')).toEqual(['pessoa', 'CNPJ Alfa']);
  });

  it.each([
    [{}, true],
    [{ 'canivete.tool-key': 'cnv_own' }, false],
  ])('shows the key of the service in its first call, and no own one: %j', async (kept, isDemo) => {
    const page = await openPage(startDocs, {
      ...{ path: '/v1/docs', data: { demo: 'cnv_demo' }, kept: { ...kept } },
      service: made({ tools: [tool('a')] }),
    });
    const call = page.one('.first-call').textContent ?? '';
    expect([call.includes('cnv_demo'), call.includes('cnv_own')]).toEqual([isDemo, false]);
  });

  it('has no samples where the service has none of them', async () => {
    const page = await open('', { tools: [tool('b')] });
    expect([page.all('.samples').length, page.all('.most').length]).toEqual([0, 0]);
    expect(page.one('.first-call').textContent).toContain('/v1/b');
  });

  it('has no call where the service has no tool', async () => {
    const page = await open('', { tools: [] });
    expect(page.one('.first-call').textContent).toBe(`${t.home.readFree}${t.home.readFreeLink}.`);
  });
});

describe('the search', () => {
  const many = Array.from({ length: 13 }, (_, i) => tool(`boleto${String.fromCharCode(97 + i)}`));

  it('shows twelve, and goes round among them', async () => {
    const page = await open('', { tools: many });
    await page.set('.search input', 'boleto');
    expect([page.all('[role=option]').length, page.one('.results .hint').textContent]).toEqual([
      12,
      t.search.found(13),
    ]);
    expect(linesOf(page.one('[role=option]'))).toEqual([
      'li role="option" id="id0-0" aria-selected="true"',
      '  span class="line"',
      '    span class="strong"',
      '      Gerador',
      '      de',
      '      mark',
      '        boletoa',
      '    span class="hint push"',
      '      Texto',
      '  span class="hint block"',
      '    Faz',
      '    mark',
      '      boletoa',
    ]);
    const active = () =>
      page.all('[role=option]').findIndex((one) => one.getAttribute('aria-selected') === 'true');
    expect(active()).toBe(0);
    await page.key('ArrowUp', '.search input');
    expect(active()).toBe(11);
    await page.key('ArrowDown', '.search input');
    await page.key('ArrowDown', '.search input');
    expect(active()).toBe(1);
    const input = page.one('.search input');
    expect(input.getAttribute('aria-activedescendant')).toBe(page.all('[role=option]')[1]?.id);
    await page.set('.search input', ' ');
    expect([input.hasAttribute('aria-activedescendant'), active()]).toEqual([false, -1]);
    await page.set('.search input', 'boleto');
    const element = page.document.defaultView as Window & typeof globalThis;
    const scroll = vi.spyOn(element.HTMLElement.prototype, 'scrollIntoView');
    await page.key('ArrowDown', '.search input');
    expect(scroll.mock.calls).toEqual([[{ block: 'nearest' }]]);
    await page.key('Enter', '.search input');
    expect(page.document.location.hash).toBe('#boletob');
  });

  it('goes from one to itself, and ends by the Escape key', async () => {
    const page = await open('', { tools: many });
    await page.set('.search input', 'boletoa');
    const { KeyboardEvent } = page.document.defaultView as Window & typeof globalThis;
    const input = page.one('.search input') as HTMLInputElement;
    const isTaken = (key: string) =>
      !input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    expect([isTaken('ArrowDown'), isTaken('ArrowUp'), isTaken('Home')]).toEqual([true, true, false]);
    expect([isTaken('Escape'), input.value, isTaken('ArrowDown')]).toEqual([true, '', false]);
  });

  it('in the head is hidden while its focus is elsewhere, and opens by the mouse', async () => {
    const page = await open('#boletoa', { tools: many });
    const hidden = () => page.one('.results').hidden;
    expect([hidden(), page.one('.search').className]).toEqual([true, 'search small']);
    await page.set('.search input', 'boleto');
    expect(hidden()).toBe(false);
    page.one('.search input').blur();
    expect(hidden()).toBe(true);
    page.one('.search input').focus();
    expect(hidden()).toBe(false);
    const option = page.all('[role=option]')[2] as HTMLElement;
    const { Event } = page.document.defaultView as Window & typeof globalThis;
    const pressed = new Event('mousedown', { bubbles: true, cancelable: true });
    option.dispatchEvent(pressed);
    await page.settle();
    expect([pressed.defaultPrevented, page.document.location.hash]).toEqual([true, '#boletoc']);
    page.one('.search input').focus();
    expect(hidden()).toBe(true);
  });

  it('is empty again, with the focus, once it leads somewhere or is cleared', async () => {
    const page = await open('#boletoa', { tools: many });
    const input = page.one('.search input') as HTMLInputElement;
    const { KeyboardEvent } = page.document.defaultView as Window & typeof globalThis;
    await page.set('.search input', 'boletoa');
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    expect([input.dispatchEvent(enter), input.value]).toEqual([false, '']);
    await page.set('.search input', 'boleto');
    input.blur();
    await page.press(t.search.clear);
    expect([input.value, page.document.activeElement]).toEqual(['', input]);
  });

  it('stays open while the focus is in it, and on the first page always', async () => {
    const page = await open('#boletoa', { tools: many });
    const { FocusEvent } = page.document.defaultView as Window & typeof globalThis;
    await page.set('.search input', 'boleto');
    const relatedTarget = page.one('.search button');
    page.one('.search input').dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget }));
    expect(page.one('.results').hidden).toBe(false);
    await page.go('#/');
    await page.set('.search input', 'boleto');
    page.one('.search input').blur();
    expect(page.one('.results').hidden).toBe(false);
  });

  it('that finds nothing tells what is nearest', async () => {
    const page = await open('', { tools: many });
    await page.set('.search input', 'bolteo');
    const told = `${t.search.nothing('bolteo')} ${t.search.nearest}Boletoa`;
    expect(page.one('.results .hint').textContent).toBe(told);
  });

  it('is begun by a slash where nobody types', async () => {
    const page = await open('#/tables', { tools: [] });
    const { KeyboardEvent } = page.document.defaultView as Window & typeof globalThis;
    const cases: readonly (readonly [string, object, boolean])[] = [
      ['body', {}, true],
      ['button', {}, true],
      ['input', {}, false],
      ['select', {}, false],
      ['textarea', {}, false],
      ['body', { ctrlKey: true }, false],
      ['body', { metaKey: true }, false],
      ['body', { altKey: true }, false],
      ['body', { shiftKey: true }, true],
      ['body', { key: 'x' }, false],
    ];
    for (const [place, parts, isTaken] of cases) {
      const own = place === 'body' ? page.document.body : page.document.createElement(place);
      if (place !== 'body') page.document.body.append(own);
      const event = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true, ...parts });
      page.one('.search input').blur();
      own.dispatchEvent(event);
      const found = [place, parts, event.defaultPrevented, page.document.activeElement?.id];
      expect(found).toEqual([place, parts, isTaken, isTaken ? 'search-top' : '']);
    }
  });
});

const table = (id: string, parts: Partial<LegalTable> = {}): LegalTable => ({
  ...{ id, name: `Tabela ${id}`, tools: ['a'], confirmedThrough: 2026, due: false },
  ...{ checkedOn: '2026-02-03', reviewBy: '2027-01-31' },
  entries: [{ from: '2026-01-01', to: null, source: `Lei ${id}` }],
  ...parts,
});

describe('legal tables', () => {
  const entries = [
    { from: '2025-01-01', to: '2026-11-20', source: 'Lei velha' },
    { from: '2026-11-21', to: '2026-12-31', source: 'Lei de hoje' },
    { from: '2026-11-22', to: null, source: 'Lei de amanhã' },
  ];
  const tables = [
    table('x y', { entries, tools: ['a', 'gone', 'b'] }),
    table('due', {
      due: true,
      reviewBy: '2026-11-01',
      checkedOn: '2026-01-09',
      confirmedThrough: 2025,
      tools: ['b'],
    }),
    table('later', { entries: entries.slice(2), checkedOn: '2026-01-31' }),
    table('empty', { entries: [], tools: [], confirmedThrough: 2030 }),
  ];
  const tools = [tool('a'), tool('b')];

  it('are listed with what is in force today', async () => {
    const page = await open('#/tables', { tools, tables }, { data: { panel: 'panel' } });
    await expect(`${linesOf(page.one('.page')).join('\n')}\n`).toMatchFileSnapshot(
      'drawn/docs/tables.pt.txt',
    );
    expect(textsAt(page, '.links')).toEqual(['A B ', 'B ', 'A ', '']);
  });

  it('stand with their ages at each tool that reads them', async () => {
    const page = await open('#a', { tools, tables });
    expect(page.one('.where .push').textContent).toBe('Tabelas de 2026, conferidas em 31 jan. 2026');
    await page.press('Tabelas de 2026, conferidas em 31 jan. 2026');
    expect(page.focused()).toBe(`h2 ${t.tool.ages}`);
    expect(page.one('#ages').getAttribute('tabindex')).toBe('-1');
    expect(textsAt(page, '.side [aria-current]')).toEqual(['A']);
    expect(textsAt(page, '#ages + .scroll th')).toEqual(Object.values(t.tool.ageHeads));
    expect(textsAt(page, '#ages + .scroll tbody tr')).toEqual([
      'Tabela x yLei de hoje21 nov. 20263 fev. 202631 jan. 2027',
      'Tabela laterLei de amanhã22 nov. 202631 jan. 202631 jan. 2027',
    ]);
    expect(page.one('#ages + .scroll a').getAttribute('href')).toBe('tabelas/x%20y');
    await page.go('#b');
    expect(page.one('.where .state.warned').textContent).toBe('Tabelas a conferir desde 1 nov. 2026');
  });

  it('of which several are due are told of by the first', async () => {
    const due = ['2026-11-01', '2026-10-01'].map((reviewBy) => table(reviewBy, { due: true, reviewBy }));
    const page = await open('#a', { tools, tables: [table('x'), ...due] });
    expect(page.one('.where .push').textContent).toBe('Tabelas a conferir desde 1 nov. 2026');
  });

  it('without a value say so by nothing', async () => {
    const page = await open('#a', { tools, tables: [table('empty', { entries: [] })] });
    expect(textsAt(page, '#ages + .scroll td')).toEqual([
      'Tabela empty',
      '',
      '',
      '3 fev. 2026',
      '31 jan. 2027',
    ]);
  });

  it('of years to come are told as of this one', async () => {
    const page = await open('#a', { tools, tables: [table('x', { confirmedThrough: 2031 })] });
    expect(page.one('.where .push').textContent).toContain('Tabelas de 2026');
    await page.go('#b');
    expect(page.all('#ages, .where .push')).toEqual([]);
  });
});

describe('a tool', () => {
  const long = 'x'.repeat(61);
  const inner = { type: 'object', properties: { d: { type: 'string' } }, required: ['d'] };
  const inputSchema = {
    properties: {
      a: { type: 'number', minimum: 0, description: 'O que é a.' },
      b: { type: 'string', default: 'y' },
      c: { type: 'array', items: inner },
      k: inner,
      f: { type: 'object', properties: { g: { type: 'object', properties: { h: {} } } } },
    },
    required: ['a'],
  };

  it('is told whole', async () => {
    const examples = [
      { input: { b: long }, output: { total: 1 } },
      { input: { a: 2, b: 'z', 'c[].d': 'x'.repeat(60) }, output: { total: 2 } },
    ];
    const own = tool('a', { inputSchema, examples, about: 'Como é.', errors: [400, 429], method: 'POST' });
    const page = await open('#a', { tools: [own] });
    await expect(`${page.lines('.with-side').join('\n')}\n`).toMatchFileSnapshot('drawn/docs/made.pt.txt');
  });

  it.each<[string, Partial<WholeTool>, string]>([
    ['texto', {}, t.form.run],
    ['desenvolvedor', {}, t.form.run],
    ['financeiro', { id: 'pix' }, t.form.run],
    ['geradores', {}, t.form.generate],
    ['saude', {}, t.form.compute],
  ])('of %s is used by its verb', async (category, parts, verb) => {
    const page = await open(`#${parts.id ?? 'a'}`, { tools: [tool(parts.id ?? 'a', { category })] });
    expect(page.names('[type=submit]')).toEqual([verb]);
    expect(textsAt(page, 'form > .hint').includes(t.tool.fictitious)).toBe(category === 'geradores');
  });

  const properties = {
    action: { enum: ['generate', 'validate'] },
    value: { type: 'string' },
    count: { type: 'integer' },
    state: { type: 'string' },
    seed: { type: 'string' },
  };
  const document = (parts: object = {}) =>
    tool('doc', {
      inputSchema: { properties: { ...properties, ...parts } },
      examples: [
        { input: { count: 3, state: 'SP' }, output: { docs: ['1'] } },
        { input: { action: 'validate', value: '52' }, output: { valid: true, formatted: '5-2' } },
      ],
    });
  const namesIn = (page: Page, place: string) => textsAt(page, `${place} code.name`);

  it('that generates and validates has a form for each, with what each reads', async () => {
    const page = await open('#doc', { tools: [document()] });
    expect(textsAt(page, '.try h2')).toEqual([t.tool.generate, t.tool.validate]);
    expect(namesIn(page, '.try:first-of-type .fields')).toEqual(['count', 'state', 'seed']);
    expect(namesIn(page, '.try:last-of-type .fields')).toEqual(['value', 'state']);
    expect(namesIn(page, '.try:first-of-type details')).toEqual(['seed']);
    expect(page.all('.try .badge')).toHaveLength(2);
    const values = () => page.all('.try .fields input').map((input) => (input as HTMLInputElement).value);
    expect(values()).toEqual(['3', 'SP', '', '52', '']);
    await page.go('#doc?action=validate&value=7');
    expect(values().slice(0, 4)).toEqual(['3', 'SP', '', '7']);
    expect(page.all('.try .badge')).toHaveLength(1);
    await page.go('#doc?state=RJ');
    expect(values().slice(0, 4)).toEqual(['', 'RJ', '', '52']);
  });

  it('that generates without an example shows four fields', async () => {
    const { action, value } = properties;
    const fields = { action, value, a: value, b: value, c: value, seed: value, d: value, e: value };
    const page = await open('#doc', { tools: [tool('doc', { inputSchema: { properties: fields } })] });
    expect(namesIn(page, '.try:first-of-type .stack > .fields')).toEqual(['a', 'b', 'c', 'd']);
    expect(namesIn(page, '.try:first-of-type details')).toEqual(['seed', 'e']);
    expect(namesIn(page, '.try:last-of-type .stack > .fields')).toEqual(['value']);
    expect(namesIn(page, '.try:last-of-type details')).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('that validates shows the fields of its example of that', async () => {
    const inputSchema = { properties: { ...properties, uf: { type: 'string' } } };
    const examples = [
      { input: { state: 'SP' }, output: {} },
      { input: { action: 'validate', value: '1', uf: 'SP' }, output: {} },
    ];
    const page = await open('#doc', { tools: [tool('doc', { inputSchema, examples })] });
    expect(namesIn(page, '.try:last-of-type .stack > .fields')).toEqual(['value', 'uf']);
    expect(namesIn(page, '.try:last-of-type details')).toEqual(['state']);
  });

  it.each([{ action: { enum: ['generate'] } }, { action: { enum: ['validate'] } }, { action: undefined }])(
    'that has one action only has one form: %j',
    async (parts) => {
      const own = tool('doc', {
        inputSchema: { properties: JSON.parse(JSON.stringify({ ...properties, ...parts })) },
      });
      const page = await open('#doc', { tools: [own] });
      expect(page.all('.try')).toHaveLength(1);
    },
  );

  it.each([
    ['/docs', '/a'],
    ['/v1/docs', '/v1/a'],
  ] as const)('on the page at %s is at %s', async (path, address) => {
    const page = await openPage(startDocs, { path: `${path}#a`, service: made({ tools: [tool('a')] }) });
    expect(textsAt(page, '.where code')).toEqual(['GET', address]);
  });

  it('calls its fields by the words of its name, its summary, what is said about it, and its schemas', async () => {
    const names = ['calculo', 'area', 'mes', 'previa', 'epoca'];
    const fields = Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
    const properties = { ...fields, x: { type: 'string', description: 'Outro nome' } };
    const parts: Partial<WholeTool> = {
      ...{ name: 'Cálculo', summary: 'Área', about: 'Mês' },
      inputSchema: { description: 'Prévia', properties },
      outputSchema: { description: 'Época' },
    };
    const { about: _, ...others } = parts;
    const page = await open('#a', { tools: [tool('a', parts), tool('b', others)] });
    const said = ['Cálculo', 'Área', 'Mês', 'Prévia', 'Época', 'Outro nome'];
    expect(textsAt(page, '.fields label')).toEqual(said);
    await page.go('#b');
    expect(textsAt(page, '.fields label')).toEqual(said.with(2, 'Mes'));
  });

  it('copies all its items, one of them, or its whole answer', async () => {
    const answer = { docs: ['1', '2'] };
    const page = await open('#a', { tools: [tool('a', { examples: [{ input: {}, output: answer }] })] });
    for (const place of ['.status', '.items li:last-child', '.answer-whole'])
      await page.press(words.pt.copy, `${place} button`);
    expect(page.copied).toEqual(['1\n2', '2', JSON.stringify(answer, null, 2)]);
  });

  it('keeps what is secret out of its address', async () => {
    const secret = { properties: { a: { type: 'string' }, s: { type: 'string', 'x-sensitive': true } } };
    const page = await open('#a?a=1&s=2', { tools: [tool('a', { inputSchema: secret })] });
    const values = () => page.all('.try .fields input').map((input) => (input as HTMLInputElement).value);
    expect([page.document.location.hash, values().slice(0, 2)]).toEqual(['#a?a=1', ['1', '2']]);
    await page.press('EN', 'button');
    expect(values().slice(0, 2)).toEqual(['1', '2']);
    await page.go('#a?a=1&other=2');
    expect(page.document.location.hash).toBe('#a?a=1&other=2');
  });
});

it('a form has the secret of the example until somebody types another, or none', async () => {
  const inputSchema = { properties: { a: { type: 'string' }, s: { type: 'string', 'x-sensitive': true } } };
  const examples = [{ input: { a: '0', s: 'segredo' }, output: {} }];
  const page = await open('#a?a=1', { tools: [tool('a', { inputSchema, examples })] });
  const values = () => page.all('.try .fields input').map((input) => (input as HTMLInputElement).value);
  expect(values()).toEqual(['1', 'segredo']);
  await page.fill(page.all('.try .fields input')[1] as HTMLInputElement, '');
  expect(page.document.location.hash).toBe('#a?a=1');
  await page.press('EN', 'button');
  expect(values()).toEqual(['1', '']);
});

describe('a call', () => {
  const own = tool('a', {
    inputSchema: { properties: { x: { type: 'string' } } },
    examples: [{ input: { x: '0' }, output: { total: 0 } }],
  });
  const demo = { data: { demo: 'cnv_demo' } };
  // An address that is written over is no other place: only some documents tell of it as of one.
  const written = vi.fn<(...given: unknown[]) => void>();
  const keepPlace = () => vi.stubGlobal('history', { replaceState: written });
  const count = (page: Page) => page.asked.filter((call) => call.startsWith('GET /v1/a')).length;

  it('is made after a rest of 250 ms in typing', async () => {
    const seen: number[] = [];
    const call = async () => {
      await vi.advanceTimersByTimeAsync(0);
      seen.push(...['.badge', '.answer-top .waiting'].map((one) => document.querySelectorAll(one).length));
      return Response.json({ total: 1 });
    };
    const page = await open('#a', { tools: [own], call }, demo);
    expect(seen).toEqual([0, 1]);
    keepPlace();
    const before = count(page);
    const type = (text: string) => {
      const input = page.one('.try input') as HTMLInputElement;
      input.value = text;
      const { Event } = page.document.defaultView as Window & typeof globalThis;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    };
    type('1');
    await vi.advanceTimersByTimeAsync(249);
    expect(count(page) - before).toBe(0);
    type('2');
    await vi.advanceTimersByTimeAsync(249);
    expect(count(page) - before).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect([page.asked.at(-1), written.mock.lastCall]).toEqual(['GET /v1/a?x=2', [null, '', '#a?x=2']]);
    expect(count(page) - before).toBe(1);
  });

  it('that takes more than 300 ms says that it is coming', async () => {
    const seen: (string | null)[] = [];
    const page = await open(
      '#a',
      {
        tools: [own],
        async call() {
          const send = page.one('[type=submit]');
          seen.push(`${send.textContent} ${send.getAttribute('aria-busy')}`);
          await vi.advanceTimersByTimeAsync(299);
          seen.push(page.one('.status .push').textContent);
          await vi.advanceTimersByTimeAsync(1);
          seen.push(page.one('.status .push').textContent);
          return Response.json({ total: 1 });
        },
      },
      {},
    );
    keepPlace();
    await page.set('.key-field input', 'cnv_0123456789abcd');
    await page.press(t.form.useKey);
    expect(textsAt(page, '.key-row .line > span')).toEqual(['Com a chave cnv_0123…abcd.']);
    await page.press(t.form.run);
    expect(seen).toEqual([`${t.form.running} true`, t.answer.example, t.answer.updating]);
    expect(page.one('[type=submit]').hasAttribute('aria-busy')).toBe(false);
    expect(textsAt(page, '.calls code').join()).not.toContain('abcd');
    expect(page.one('.status .push').textContent).toBe(t.answer.now);
  });

  it('is made no more once its tool is left', async () => {
    const page = await open('#a', { tools: [own], call: () => Response.json({ total: 1 }) }, demo);
    keepPlace();
    const before = count(page);
    await page.fill(page.one('.try input') as HTMLInputElement, '1');
    await page.go('#/tables');
    await page.rest(300);
    expect(count(page) - before).toBe(0);
  });

  it('that is answered once its tool is left asks for nothing more', async () => {
    const simples = tool('calculadoras-simples-nacional');
    const page = await open(
      '#/tables',
      {
        tools: [simples],
        async call() {
          // It is asked for before its form is shown.
          await vi.advanceTimersByTimeAsync(0);
          location.hash = '#/guide';
          await vi.waitFor(() => expect(document.querySelectorAll('.guide')).toHaveLength(1));
          return Response.json({ tabela: { vigencia: '2026-01-01' } });
        },
      },
      demo,
    );
    await page.go(`#${simples.id}`);
    expect(page.all('.guide')).toHaveLength(1);
    expect(page.asked.filter((call) => call.includes('/tabelas/'))).toEqual([]);
  });

  it('of a form that is ready once its address is left asks for nothing more', async () => {
    const simples = tool('calculadoras-simples-nacional');
    const page = await open(
      '#/tables',
      {
        tools: [simples],
        async before(path) {
          if (path !== `/tools/${simples.id}`) return;
          location.hash = '#/guide';
          await vi.waitFor(() => expect(document.querySelectorAll('.guide')).toHaveLength(1));
        },
        call: () => Response.json({ tabela: { vigencia: '2026-01-01' } }),
      },
      demo,
    );
    await page.go(`#${simples.id}`);
    expect(page.all('.guide')).toHaveLength(1);
    expect(page.asked.filter((call) => call.includes('/tabelas/'))).toEqual([]);
  });

  it('by the button is the only one, also right after typing', async () => {
    const page = await open('#a', { tools: [own], call: () => Response.json({ total: 1 }) }, demo);
    keepPlace();
    const before = count(page);
    await page.fill(page.one('.try input') as HTMLInputElement, '1');
    await page.press(t.form.run);
    await page.rest(300);
    expect(count(page) - before).toBe(1);
  });

  it('is made by a person alone where it costs a key of their own', async () => {
    const page = await openPage(startDocs, {
      ...{ path: '/v1/docs#a', kept: { 'canivete.tool-key': 'cnv_own' }, data: { demo: 'cnv_demo' } },
      service: made({ tools: [own], call: () => Response.json({ total: 1 }) }),
    });
    expect([count(page), page.all('.badge').length]).toEqual([0, 1]);
  });

  it('is not made by the key that is typed, which the Enter key takes', async () => {
    const page = await open('#a', { tools: [own], call: () => Response.json({ total: 1 }) }, demo);
    keepPlace();
    const before = count(page);
    await page.press(t.form.useOwnKey);
    await page.set('.key-field input', 'cnv_own');
    await page.rest(300);
    expect(count(page) - before).toBe(0);
    const { KeyboardEvent } = page.document.defaultView as Window & typeof globalThis;
    const isTaken = (key: string) =>
      !page
        .one('.key-field input')
        .dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    expect([isTaken('x'), isTaken('Enter')]).toEqual([false, true]);
    expect(page.all('.key-field')).toEqual([]);
  });

  it('without a key asks for one', async () => {
    const page = await open('#a', { tools: [tool('a')] });
    expect(textsAt(page, '.answer-top > .hint')).toEqual([t.form.needsKey]);
    await page.press(t.form.run);
    expect(page.document.activeElement).toBe(page.one('.key-field input'));
  });

  it.each([
    [400, false],
    [401, true],
    [403, true],
    [404, false],
    [422, false],
  ])('refused with %i asks for another key: %j', async (status, isAsked) => {
    const refused = () => Response.json({ error: 'Não.' }, { status });
    const page = await open('#a', { tools: [own], call: refused }, demo);
    keepPlace();
    await page.press(t.form.useOwnKey);
    (page.document.activeElement as HTMLElement).blur();
    await page.press(t.form.run);
    expect(page.document.activeElement === page.one('.key-field input')).toBe(isAsked);
    expect(page.one('.ends .hint').textContent).toBe(t.form.live);
  });

  it('refused lists its faults, with a way to each', async () => {
    const names = ['a', 'b', 'c'];
    const properties = Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
    let faults = names;
    const page = await open(
      '#a',
      {
        tools: [tool('a', { inputSchema: { properties } })],
        call: () => {
          const details = faults.map((field) => ({ field, message: 'falta' }));
          return Response.json({ error: 'Não.', details }, { status: 400 });
        },
      },
      demo,
    );
    keepPlace();
    const listed = async (...fields: readonly string[]) => {
      faults = [...fields];
      await page.press(t.form.run);
      return page.one('.asks [role=alert]').textContent;
    };
    expect(await listed('a', 'b', 'c')).toBe('Corrija 3 campos. Nada foi calculado: A, B e C.');
    expect(page.document.activeElement).toBe(page.one('.asks [role=alert] .message[tabindex="-1"]'));
    await page.press('B', '.link');
    expect(page.document.activeElement).toBe(page.all('.fields input')[1]);
    expect(await listed('a', 'b')).toBe('Corrija 2 campos. Nada foi calculado: A e B.');
    expect(await listed('c')).toBe('Corrija 1 campo. Nada foi calculado: C.');
    expect(page.all('.note.wrong')).toHaveLength(1);
    expect(await listed('z')).toBe('');
  });

  it('that is made by itself leaves the focus where a person types, also where it is refused', async () => {
    const details = [{ field: 'x', message: 'falta' }];
    const refused = () => Response.json({ error: 'Não.', details }, { status: 400 });
    const page = await open('#a', { tools: [own], call: refused }, demo);
    keepPlace();
    const input = page.one('.try input') as HTMLInputElement;
    await page.fill(input, '1');
    await page.rest(300);
    expect(page.all('.asks [role=alert] .link')).toHaveLength(1);
    expect(page.document.activeElement).toBe(input);
  });

  it.each([
    [200, t.form.counts],
    [400, t.form.countedToo],
    [422, t.form.countedToo],
    [429, t.form.counts],
  ])('by an own key that is answered %i says what it cost: %s', async (status, said) => {
    let answered = status;
    const call = () => Response.json({ error: 'x' }, { status: answered });
    const page = await open('#a', { tools: [own], call });
    keepPlace();
    await page.set('.key-field input', 'cnv_1');
    await page.press(t.form.useKey);
    expect(page.one('.ends .hint').textContent).toBe(t.form.counts);
    await page.press(t.form.run);
    expect(page.one('.ends .hint').textContent).toBe(said);
    answered = 200;
    await page.press(t.form.run);
    expect(page.one('.ends .hint').textContent).toBe(t.form.counts);
  });
});

describe('the page', () => {
  it('calls below the address at which it stands', async () => {
    const page = await openPage(startDocs, {
      path: '/v1/docs/docs',
      service: async () => Response.json({ tools: [] }),
    });
    expect(page.asked[0]).toBe('GET /v1/docs/tools?lang=pt');
  });

  it.each([
    ['pt', 'en'],
    ['en', 'pt'],
  ] as const)('in %s reads the tools in its language, and in %s for the search', async (language, other) => {
    const page = await open('#/guide', { tools: [] }, { language });
    expect(page.asked).toEqual([language, other].map((lang) => `GET /v1/tools?lang=${lang}`));
  });

  it('says that it could not be read, and reads it again', async () => {
    let isDown = true;
    const page = await open('#/tables', {
      tools: [],
      before: () => {
        if (isDown) throw new TypeError('no network');
      },
    });
    // Longer than it waits before it says that it is being read.
    await vi.advanceTimersByTimeAsync(200);
    expect(page.lines('main').filter((line) => !line.includes('svg'))).toEqual([
      'main class="frame stack"',
      '  h1',
      '    canivete',
      '  div class="message is-bad"',
      '    p class="wrap"',
      `      ${t.notRead}`,
      '    button type="button" class="button small"',
      `      ${words.pt.again}`,
    ]);
    await page.key('/', 'body');
    isDown = false;
    await page.press(words.pt.again);
    expect([page.one('h1').textContent, page.scrolled]).toEqual([t.tables.title, []]);
  });

  it('says what was copied for ten seconds, from the last time', async () => {
    const page = await open('#/guide', { tools: [] });
    const told = () => page.one('.told').textContent;
    await page.press(words.pt.copy);
    expect(told()).toBe(words.pt.copied);
    await vi.advanceTimersByTimeAsync(9_000);
    const at = Date.now();
    await page.press(words.pt.copy);
    await vi.advanceTimersByTimeAsync(at + 9_999 - Date.now());
    expect(told()).toBe(words.pt.copied);
    await vi.advanceTimersByTimeAsync(1);
    expect(told()).toBe('');
    await page.press(words.pt.copy);
    expect(told()).toBe(words.pt.copied);
    await page.press('EN');
    expect(told()).toBe('');
  });

  it('says after 150 ms that it is being read, until it is there', async () => {
    const seen: number[] = [];
    const page = await open('', {
      tools: [tool('a')],
      async before(path) {
        if (path !== '/tools' || seen.length > 0) return;
        seen.push(0);
        await vi.advanceTimersByTimeAsync(149);
        seen.push(document.querySelectorAll('main.frame .waiting').length);
        await vi.advanceTimersByTimeAsync(1);
        seen.push(document.querySelectorAll('main.frame .waiting').length);
      },
    });
    expect([seen, page.all('.waiting').length, page.all('h1').length]).toEqual([[0, 0, 1], 0, 1]);
    expect(page.document.title).toBe('canivete');
  });

  it('shows the address that was opened last, whichever is read first', async () => {
    let isHeld = true;
    const page = await open('#/tables', {
      tools: [tool('a'), tool('b')],
      async before(path) {
        if (path !== '/tools/a' || !isHeld) return;
        isHeld = false;
        location.hash = '#b';
        await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('Gerador de b'));
      },
    });
    await page.go('#a');
    expect([page.one('h1').textContent, page.document.title]).toEqual([
      'Gerador de b',
      'Gerador de b · canivete',
    ]);
    await page.go('#a');
    expect(page.focused()).toBe('h1 Gerador de a');
  });

  /** Goes to an address, until the page was told of it. */
  const goTo = async (hash: string) => {
    const told = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
    location.hash = hash;
    await told;
  };

  it('draws nothing for an address that was left while the tools were read', async () => {
    let isFirst = true;
    const page = await open(
      '#a',
      {
        tools: [tool('a'), tool('b')],
        async before(path) {
          if (path === '/tools' && isFirst) {
            isFirst = false;
            await goTo('#b');
          }
        },
        call: () => Response.json({ total: 1 }),
      },
      { data: { demo: 'cnv_demo' } },
    );
    expect(page.one('h1').textContent).toBe('Gerador de b');
    // A form that nobody sees would call as well.
    expect(page.asked.filter((call) => call === 'GET /v1/b')).toHaveLength(1);
  });

  it('shows the list of tools where a reader goes there before anything is drawn', async () => {
    const page = await open('#a', {
      tools: [tool('a')],
      before: async (path) => (path === '/tools/a' ? goTo('') : undefined),
    });
    expect([page.document.title, page.one('h1').textContent]).toEqual(['canivete', t.home.title(1)]);
  });

  it('says nothing of the failure of an address that was left', async () => {
    const page = await open('#/tables', {
      tools: [tool('a'), tool('b')],
      async before(path) {
        if (path !== '/tools/a') return;
        await goTo('#b');
        await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('Gerador de b'));
        throw new TypeError('no network');
      },
    });
    await page.go('#a');
    expect(page.one('h1').textContent).toBe('Gerador de b');
  });

  it('begins each address at its top and at its title, and a category at its first tool', async () => {
    const tools = [tool('a'), tool('z', { category: 'x' })];
    const page = await open('#/guide/first', { tools });
    await page.press('EN');
    expect(page.scrolled).toEqual([]);
    const { HTMLElement } = page.document.defaultView as Window & typeof globalThis;
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    const last = page.all('.in-page button').at(-1);
    last?.click();
    expect(page.scrolled.splice(0)).toEqual(['to ']);
    await page.go('#/category/texto');
    expect(page.focused()).toBe('a A');
    expect(page.scrolled.splice(0)).toEqual(['to 0 0', 'to category']);
    const still = [{ preventScroll: true }];
    expect(focus.mock.calls).toEqual([still, still, still]);
    await page.go('#/category');
    expect(page.scrolled).toEqual(['to 0 0']);
  });

  it('is not drawn anew where its address is the one that is shown', async () => {
    const page = await open('#a', { tools: [tool('a')] });
    const title = page.one('h1');
    const { Event } = page.document.defaultView as Window & typeof globalThis;
    page.document.defaultView?.dispatchEvent(new Event('hashchange'));
    await page.settle();
    expect(page.one('h1')).toBe(title);
  });
});
