import { describe, expect, it } from 'vitest';
import type { WholeTool } from '../core/types.ts';
import { holdClock, madeTable, madeTool, openDocs, t, valuesIn } from '#test/support/docs-page.ts';
import type { OpenedPage } from '#test/support/opened-page.ts';

holdClock();

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
    const own = madeTool('a', {
      inputSchema,
      examples,
      about: 'Como é.',
      errors: [400, 429],
      method: 'POST',
    });
    const page = await openDocs('#a/api', { tools: [own] });
    const trees = page.all('.tree').map((tree) => [...tree.children].map(({ textContent }) => textContent));
    expect(trees[0]).toEqual(['anúmeroO que é a. · desde 0 · obrigatório', 'btextopadrão y']);
    expect(trees.slice(1)).toEqual([
      ['c[]listadtextoobrigatório', 'kobjetodtextoobrigatório', 'fobjetogobjetohqualquer'],
      ...[['dtextoobrigatório'], ['dtextoobrigatório'], ['gobjetohqualquer'], ['hqualquer'], []],
    ]);
    const rows = page.heard('main').flatMap((line) => (line.includes('row: ') ? [line.trim().slice(5)] : []));
    expect(rows).toEqual([
      Object.values(t.tool.errorHeads).join(' | '),
      expect.stringMatching(/^400 \|.* \| sim$/),
      expect.stringMatching(/^429 \|.* \| não$/),
    ]);
    expect(page.one('main').textContent).toContain('Como é.');
  });

  const seeded = { properties: { seed: { type: 'string' } } };
  const held = { properties: { pessoas: { items: { properties: { cpf: { type: 'string' } } } } } };
  it.each<[string, Partial<WholeTool>, string]>([
    ['texto', {}, t.form.run],
    ['desenvolvedor', {}, t.form.run],
    ['geradores', { id: 'pix' }, t.form.run],
    ['geradores', { inputSchema: seeded }, t.form.generate],
    ['geradores', { inputSchema: seeded, outputSchema: held }, t.form.generate],
    ['saude', {}, t.form.compute],
  ])('of %s is used by its verb', async (category, parts, verb) => {
    const page = await openDocs(`#${parts.id ?? 'a'}`, {
      tools: [madeTool(parts.id ?? 'a', { ...parts, category })],
    });
    page.role('button', verb, 'form');
    expect(page.one('form').textContent?.includes(t.tool.fictitious)).toBe(parts.outputSchema !== undefined);
  });

  const text = { type: 'string' };
  const properties = {
    action: { enum: ['generate', 'validate'], 'x-enumNames': ['Gerar', 'Conferir'], default: 'generate' },
    count: { type: 'integer' },
    state: text,
    seed: { ...text, 'x-rare': true },
    value: text,
  };
  const [generates, validates] = [[{ action: ['generate'] }], [{ action: ['validate'] }]];
  const when = { count: generates, seed: generates, value: validates };
  const document = (more: object = {}, examples?: WholeTool['examples']) =>
    madeTool('doc', {
      inputSchema: { properties: { ...properties, ...more }, 'x-when': when },
      examples: examples ?? [
        { input: { count: 3, state: 'SP' }, output: { docs: ['1'] } },
        { input: { action: 'validate', value: '52' }, output: { valid: true, formatted: '5-2' } },
      ],
    });
  /** The names of the fields that stand in a form. */
  const fieldsOf = (page: OpenedPage) =>
    page
      .all('main form [data-name]')
      .filter((one) => one.closest('[hidden]') === null)
      .map((one) => one.getAttribute('data-name'));
  const choose = async (page: OpenedPage, action: string) => {
    const radio = page.role('radio', action) as HTMLInputElement;
    radio.checked = true;
    await page.fire('input', radio);
  };

  it('a generator that also validates has one form, which shows what the chosen action reads', async () => {
    const page = await openDocs('#doc', { tools: [document()] });
    expect(fieldsOf(page)).toEqual(['action', 'count', 'state']);
    page.role('button', t.form.generate, 'form');
    expect(page.one('form').textContent).toContain(t.tool.fictitious);
    await choose(page, 'Conferir');
    expect(fieldsOf(page)).toEqual(['action', 'value', 'state']);
    page.role('button', t.form.validate, 'form');
    expect(page.one('form').textContent).not.toContain(t.tool.fictitious);
    // The example of the other action stands in the fields that this one alone reads.
    expect(page.one('.call .code').textContent).toContain('"value": "52"');
    expect(page.one('.call .code').textContent).not.toContain('count');
  });

  it('with actions is opened by a link at the action of its values', async () => {
    const page = await openDocs('#doc?action=validate&value=7', { tools: [document()] });
    expect(fieldsOf(page)).toEqual(['action', 'value', 'state']);
    expect(page.one('.call .code').textContent).toBe('{\n  "action": "validate",\n  "value": "7"\n}');
    await page.go('#doc?state=RJ');
    expect(fieldsOf(page)).toEqual(['action', 'count', 'state']);
  });

  it('a generator shows its first fields, and hides those that few people need', async () => {
    const page = await openDocs('#doc', { tools: [document({ a: text, b: text, c: text }, [])] });
    expect(fieldsOf(page)).toEqual(['action', 'count', 'state', 'a']);
  });

  it.each([
    ['/docs', '/a'],
    ['/v1/docs', '/v1/a'],
  ] as const)('on the page at %s is at %s', async (path, address) => {
    const page = await openDocs('', { tools: [madeTool('a')] }, { path: `${path}#a/api` });
    expect(page.role('button', t.tool.copyAddress).parentElement?.textContent).toContain(
      `GET${address}${t.tool.copyAddress}`,
    );
  });

  it('calls its fields by their labels', async () => {
    const properties = {
      mes: { type: 'string', title: 'Mês do pagamento' },
      x: { type: 'string', description: 'Outro nome' },
    };
    const page = await openDocs('#a', { tools: [madeTool('a', { inputSchema: { properties } })] });
    expect(valuesIn(page).map(([label]) => label)).toEqual(['Mês do pagamento', 'Outro nome']);
  });

  it('copies all its items, each of them, or its whole answer', async () => {
    const answered = { docs: ['1', '2'] };
    const page = await openDocs('#a', {
      tools: [madeTool('a', { examples: [{ input: {}, output: answered }] })],
    });
    const copies = page
      .roles('button', /^Copiar/)
      .filter((one) => page.role('region', t.answer.region).contains(one));
    for (const button of copies) button.click();
    await page.settle();
    expect(page.copied).toEqual(['1\n2', '1', '2']);
  });

  it('takes the values of a link, and leaves none in the address', async () => {
    const secret = { properties: { a: { type: 'string' }, s: { type: 'string', 'x-sensitive': true } } };
    const page = await openDocs('#a?a=1&s=2', { tools: [madeTool('a', { inputSchema: secret })] });
    const values = () => valuesIn(page).map(([, value]) => value);
    expect([page.document.location.hash, values().slice(0, 2)]).toEqual(['#a', ['1', '2']]);
    await page.press('EN', 'button');
    expect(values().slice(0, 2)).toEqual(['1', '2']);
    await page.go('#a?a=7&other=2');
    expect([page.document.location.hash, values()[0]]).toEqual(['#a', '7']);
  });
});

it('a form has the secret of the example until somebody types another, or none', async () => {
  const inputSchema = { properties: { a: { type: 'string' }, s: { type: 'string', 'x-sensitive': true } } };
  const examples = [{ input: { a: '0', s: 'segredo' }, output: {} }];
  const page = await openDocs('#a?a=1', { tools: [madeTool('a', { inputSchema, examples })] });
  const values = () => valuesIn(page).map(([, value]) => value);
  expect(values()).toEqual(['1', 'segredo']);
  await page.type('textbox', 'S', '');
  expect(page.document.location.hash).toBe('#a');
  await page.press('EN', 'button');
  expect(values()).toEqual(['1', '']);
});

describe('the tabs of a tool', () => {
  const inputSchema = { properties: { x: { type: 'string' }, explicar: { type: 'boolean' } } };
  const whole = madeTool('a', { inputSchema, category: 'financeiro', about: 'Como é.' });
  const bare = madeTool('b', { about: 'Como é b.' });
  const service = { tools: [whole, bare], tables: [madeTable('inss')] };
  const { calculate, use, origin, law, api } = t.tool.tabs;
  const names = (page: OpenedPage) => page.all('.tool-tabs > .tabs [role=tab]').map((tab) => tab.textContent);
  const chosen = (page: OpenedPage) =>
    page.one('.tool-tabs > .tabs [role=tab][aria-selected=true]').textContent;

  it('are four with an explanation and law, and two without', async () => {
    const page = await openDocs('#a', service);
    expect(names(page)).toEqual([calculate, origin, law, api]);
    await page.go('#b');
    expect(names(page)).toEqual([use, api]);
    expect(page.role('tabpanel').textContent).toContain('Como é b.');
  });

  it('are kept for the browser, but a link that names a tab or has values wins', async () => {
    const page = await openDocs('#a', service);
    await page.press(api, '[role=tab]');
    expect(page.document.location.hash).toBe('#a/api');
    await page.go('#b');
    expect(chosen(page)).toBe(api);
    for (const [hash, name] of [
      ['#a/lei', law],
      ['#a?x=1', calculate],
      ['#a/nada', calculate],
      ['#a/api?x=1', api],
    ] as const) {
      await page.go(hash);
      expect([hash, chosen(page)]).toEqual([hash, name]);
    }
    expect(page.document.location.hash).toBe('#a/api');
  });

  it('hold what was typed in the first, and the way back to it', async () => {
    const page = await openDocs('#a', service, { data: { demo: 'cnv_demo' } });
    await page.type('textbox', 'X', '7');
    await page.press(origin, '[role=tab]');
    expect(page.asked.filter((call) => call.includes('explicar=true'))).toEqual([
      'GET /v1/a?x=7&explicar=true',
    ]);
    expect(page.one('.asked').textContent).toContain('X 7');
    await page.press(t.tool.change);
    expect(chosen(page)).toBe(calculate);
    await page.press(api, '[role=tab]');
    expect(page.one('.call .code').textContent).toBe('{\n  "x": "7"\n}');
  });
});
