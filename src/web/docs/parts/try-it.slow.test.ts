import { describe, expect, it, vi } from 'vitest';
import { words } from '../../../shown/words.ts';
import { holdClock, madeTool, openDocs, t } from '#test/support/docs-page.ts';
import type { OpenedPage } from '#test/support/opened-page.ts';

holdClock();

describe('a call', () => {
  const own = madeTool('a', {
    inputSchema: { properties: { x: { type: 'string' } } },
    examples: [{ input: { x: '0' }, output: { total: 0 } }],
  });
  const demo = { data: { demo: 'cnv_demo' } };
  const refusing = (status: number, body: object) => () => Response.json(body, { status });
  const answers = (page: OpenedPage) => page.role('region', t.answer.region).textContent ?? '';
  const keyField = (page: OpenedPage) => page.role('textbox', t.form.key);
  const count = (page: OpenedPage) => page.asked.filter((call) => call.startsWith('GET /v1/a')).length;

  it('is made after a rest of 250 ms in typing', async () => {
    const seen: (string | null)[] = [];
    const call = async () => {
      await vi.advanceTimersByTimeAsync(0);
      seen.push(document.querySelector('main [role=region] [role=status]')?.textContent ?? null);
      return Response.json({ total: 1 });
    };
    const page = await openDocs('#a', { tools: [own], call }, demo);
    expect(seen).toEqual([words.pt.loading]);
    const before = count(page);
    const type = (text: string) => {
      const input = page.role('textbox', 'X') as HTMLInputElement;
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
    expect([page.asked.at(-1), page.document.location.hash]).toEqual(['GET /v1/a?x=2', '#a']);
    expect(count(page) - before).toBe(1);
  });

  it('that takes more than 300 ms says that it is coming', async () => {
    const seen: (string | null)[] = [];
    const page = await openDocs(
      '#a',
      {
        tools: [own],
        async call() {
          const send = page.one('[type=submit]');
          seen.push(`${send.textContent} ${send.getAttribute('aria-busy')}`);
          await vi.advanceTimersByTimeAsync(299);
          seen.push(/exemplo|atualizando…/.exec(answers(page))?.[0] ?? '');
          await vi.advanceTimersByTimeAsync(1);
          seen.push(/exemplo|atualizando…/.exec(answers(page))?.[0] ?? '');
          return Response.json({ total: 1 });
        },
      },
      {},
    );
    await page.type('textbox', t.form.key, 'cnv_0123456789abcd');
    await page.press(t.form.useKey, 'form button');
    expect(page.one('form').textContent).toContain('Com a chave cnv_0123…abcd, que você colou.');
    await page.press(t.form.run);
    expect(seen).toEqual([`${t.form.running} true`, t.answer.example, t.answer.updating]);
    expect(page.one('[type=submit]').hasAttribute('aria-busy')).toBe(false);
    expect(
      page
        .all('.calls [role=tabpanel]')
        .map(({ textContent }) => textContent)
        .join(),
    ).not.toContain('abcd');
    expect(answers(page)).toContain(t.answer.now);
  });

  it('is made no more once its tool is left', async () => {
    const page = await openDocs('#a', { tools: [own], call: () => Response.json({ total: 1 }) }, demo);
    const before = count(page);
    await page.fill(page.role('textbox', 'X') as HTMLInputElement, '1');
    await page.go('#/tables');
    await page.rest(300);
    expect(count(page) - before).toBe(0);
  });

  it('that is answered once its tool is left asks for nothing more', async () => {
    const simples = madeTool('calculadoras-simples-nacional');
    const page = await openDocs(
      '#/tables',
      {
        tools: [simples],
        async call() {
          // The page asks for it before it shows the form.
          await vi.advanceTimersByTimeAsync(0);
          location.hash = '#/guide';
          await vi.waitFor(() =>
            expect(document.querySelector(`nav[aria-label=${t.places.guide}]`)).not.toBeNull(),
          );
          return Response.json({ tabela: { vigencia: '2026-01-01' } });
        },
      },
      demo,
    );
    await page.go(`#${simples.id}`);
    expect(page.document.location.hash).toBe('#/guide');
    expect(page.asked.filter((call) => call.includes('/tabelas/'))).toEqual([]);
  });

  it('of a form that is ready once its address is left asks for nothing more', async () => {
    const simples = madeTool('calculadoras-simples-nacional');
    const page = await openDocs(
      '#/tables',
      {
        tools: [simples],
        async before(path) {
          if (path !== `/tools/${simples.id}`) return;
          location.hash = '#/guide';
          await vi.waitFor(() =>
            expect(document.querySelector(`nav[aria-label=${t.places.guide}]`)).not.toBeNull(),
          );
        },
        call: () => Response.json({ tabela: { vigencia: '2026-01-01' } }),
      },
      demo,
    );
    await page.go(`#${simples.id}`);
    expect(page.document.location.hash).toBe('#/guide');
    expect(page.asked.filter((call) => call.includes('/tabelas/'))).toEqual([]);
  });

  it('by the button is the only one, also right after typing', async () => {
    const page = await openDocs('#a', { tools: [own], call: () => Response.json({ total: 1 }) }, demo);
    const before = count(page);
    await page.fill(page.role('textbox', 'X') as HTMLInputElement, '1');
    await page.press(t.form.run);
    await page.rest(300);
    expect(count(page) - before).toBe(1);
  });

  it('is made by a person alone where it costs a key of their own', async () => {
    const kept = { 'canivete.tool-key': 'cnv_own' };
    const page = await openDocs(
      '#a',
      { tools: [own], call: () => Response.json({ total: 1 }) },
      { ...demo, kept },
    );
    expect([count(page), answers(page).includes(t.answer.example)]).toEqual([0, true]);
  });

  it('is not made by the key that is typed, which the Enter key takes', async () => {
    const page = await openDocs('#a/api', { tools: [own], call: () => Response.json({ total: 1 }) }, demo);
    const before = count(page);
    await page.press(t.form.useOwnKey);
    await page.type('textbox', t.form.key, 'cnv_own');
    await page.rest(300);
    expect(count(page) - before).toBe(0);
    expect([await page.key('x'), await page.key('Enter')]).toEqual([false, true]);
    expect(page.roles('textbox', t.form.key)).toEqual([]);
  });

  it('without a key asks for one', async () => {
    const page = await openDocs('#a', { tools: [madeTool('a')] });
    expect(answers(page)).toBe(t.answer.region + t.form.needsKey);
    await page.press(t.form.run);
    expect(page.document.activeElement).toBe(keyField(page));
  });

  it.each([
    [401, t.form.failed.otherKey],
    [403, t.form.failed.otherKey],
    [429, t.form.failed.useKey],
  ])('refused with %i leaves the answer and offers another key by %j', async (status, offered) => {
    let isRefused = false;
    const call = () =>
      isRefused
        ? Response.json({ error: 'Não.' }, { status, headers: { 'retry-after': '90000' } })
        : Response.json({ total: 5 });
    const kept = status === 429 ? {} : { 'canivete.tool-key': 'cnv_own' };
    const page = await openDocs('#a', { tools: [own], call }, { ...demo, kept });
    await page.press(t.form.run);
    isRefused = true;
    await page.press(t.form.run);
    expect(page.role('alert').contains(page.document.activeElement)).toBe(true);
    expect([page.one('.answers').className, page.one('.answer-top').textContent]).toEqual([
      expect.stringContaining('stale'),
      expect.stringContaining('5'),
    ]);
    await page.press(offered);
    expect(page.document.activeElement).toBe(keyField(page));
    if (status === 429) return;
    isRefused = false;
    await page.press(t.form.failed.goOn);
    expect(page.role('alert').textContent).toBe('');
  });

  it('that came too soon is made again by itself', async () => {
    let isRefused = true;
    const call = () =>
      isRefused
        ? Response.json({ error: 'Não.' }, { status: 429, headers: { 'retry-after': '12' } })
        : Response.json({ total: 5 });
    const page = await openDocs('#a', { tools: [own], call }, demo);
    expect(page.role('alert').textContent).toBe(
      'Muitas contas em um minuto. A próxima sai em 12 s, sozinha.',
    );
    isRefused = false;
    await page.rest(12_000);
    expect(page.role('alert').textContent).toBe('');
  });

  it('refused has its cure as a button, which the next call is made with', async () => {
    const properties = {
      altura: { type: 'number', title: 'Altura', 'x-unit': 'm', minimum: 0.5, maximum: 3 },
    };
    const tool = madeTool('a', {
      inputSchema: { properties },
      examples: [{ input: { altura: 1.8 }, output: {} }],
    });
    const call = (request: Request) => {
      const altura = Number(new URL(request.url).searchParams.get('altura'));
      if (altura <= 3) return Response.json({ total: altura });
      const details = [{ field: 'altura', message: 'deve ser um número de 0.5 a 3' }];
      return Response.json({ error: 'Não.', details }, { status: 400 });
    };
    const page = await openDocs('#a', { tools: [tool], call }, demo);
    await page.fill(page.role('textbox', 'Altura') as HTMLInputElement, '175');
    await page.press(t.form.run);
    expect(page.role('alert').textContent).toBe('Altura: 175 m é demais. De 0,5 a 3 m. Usar 1,75 m Usar 3 m');
    await page.press('Usar 1,75 m', '[role=alert] button');
    await page.rest(300);
    expect([page.asked.at(-1), page.role('alert').textContent]).toEqual(['GET /v1/a?altura=1.75', '']);
  });

  it('refused lists its faults, with a way to each', async () => {
    const names = ['a', 'b', 'c'];
    const properties = Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
    let faults = names;
    const page = await openDocs(
      '#a',
      {
        tools: [madeTool('a', { inputSchema: { properties } })],
        call: () => {
          const details = faults.map((field) => ({ field, message: 'falta' }));
          return Response.json({ error: 'Não.', details }, { status: 400 });
        },
      },
      demo,
    );
    const alert = () => page.role('alert');
    const listed = async (...fields: readonly string[]) => {
      faults = [...fields];
      await page.press(t.form.run);
      return alert().textContent;
    };
    expect(await listed('a', 'b', 'c')).toBe('Faltam: a, b e c. ');
    expect(alert().contains(page.document.activeElement)).toBe(true);
    await page.press('b', '[role=alert] button');
    expect(page.document.activeElement).toBe(page.role('textbox', 'B'));
    await page.fill(page.role('textbox', 'B') as HTMLInputElement, '1');
    expect(await listed('a', 'b')).toBe('Falta: a. Corrija: b. ');
    expect(await listed('b')).toBe('B: Falta.');
    expect(page.all('[aria-invalid]').map(page.nameOf)).toEqual(['B']);
    expect(await listed('z')).toBe('Não.Voltar à última resposta');
  });

  it('is not made while a required field is empty, which is said by its label in the place of the answer', async () => {
    const inputSchema = {
      properties: { de: { type: 'string', title: 'Admissão' }, ate: { type: 'string', title: 'Último dia' } },
      required: ['de', 'ate'],
    };
    const examples = [{ input: { de: '1', ate: '2' }, output: { total: 5 } }];
    const page = await openDocs(
      '#a',
      { tools: [madeTool('a', { inputSchema, examples })], call: () => Response.json({ total: 5 }) },
      demo,
    );
    const before = count(page);
    await page.press(t.form.startEmpty);
    await page.rest(300);
    const alert = page.role('alert');
    expect([count(page) - before, alert.textContent]).toEqual([0, 'Faltam: admissão e último dia. ']);
    expect(page.all('[aria-invalid]')).toEqual([]);
    await page.press(t.form.run);
    expect(page.all('[aria-invalid]').map(page.nameOf)).toEqual(['Admissão', 'Último dia']);
    await page.press('último dia');
    expect(page.document.activeElement).toBe(page.role('textbox', 'Último dia'));
    await page.press(t.form.backToSample);
    await page.rest(300);
    expect([count(page) - before, alert.textContent]).toEqual([1, '']);
  });

  it('with values of the example names those that nobody touched', async () => {
    const properties = { a: { type: 'string' }, b: { type: 'string' }, c: { type: 'string' } };
    const examples = [{ input: { a: '1', b: '2', c: '3' }, output: { total: 5 } }];
    const tool = madeTool('a', { inputSchema: { properties }, examples });
    const page = await openDocs('#a', { tools: [tool], call: () => Response.json({ total: 5 }) }, demo);
    expect(answers(page)).not.toContain(t.form.withSample(3));
    await page.fill(page.role('textbox', 'A') as HTMLInputElement, '7');
    await page.rest(300);
    expect(page.asked.at(-1)).toBe('GET /v1/a?a=7&b=2&c=3');
    expect(answers(page)).toContain('Com 2 valores do exemplo: b e c.');
  });

  it('that is made by itself leaves the focus where a person types, also where it is refused', async () => {
    const details = [{ field: 'x', message: 'falta' }];
    const refused = refusing(400, { error: 'Não.', details });
    const page = await openDocs('#a', { tools: [own], call: refused }, demo);
    const input = page.role('textbox', 'X') as HTMLInputElement;
    await page.fill(input, '1');
    await page.rest(300);
    expect(page.roles('button', 'X', '[role=alert]')).toHaveLength(1);
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
    const page = await openDocs('#a', { tools: [own], call });
    await page.type('textbox', t.form.key, 'cnv_1');
    await page.press(t.form.useKey, 'form button');
    expect(page.one('form').textContent).toContain(t.form.counts);
    await page.press(t.form.run);
    expect(page.one('form').textContent).toContain(said);
    answered = 200;
    await page.press(t.form.run);
    expect(page.one('form').textContent).toContain(t.form.counts);
  });
});
