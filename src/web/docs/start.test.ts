import { describe, expect, it, vi } from 'vitest';
import { createService } from '../../index.ts';
import { seededRandom } from '../../lib/random-sources.ts';
import { memoryStores } from '../../stores/memory/index.ts';
import { words as sharedWords } from '../../shown/words.ts';
import { startDocs } from './start.ts';
import { holdClock, madeTool, openDocs, t } from '#test/support/docs-page.ts';
import { openPage } from '#test/support/opened-page.ts';
import { tools as allTools } from '#test/support/tools.ts';

holdClock();

describe('the docs page of a real service', () => {
  const SHOWN = new Set(['cpf', 'calculadoras-juros-compostos', 'dev-uuid']);
  const tools = allTools.filter(({ id }) => SHOWN.has(id));

  async function open(hash: string, hasDemo = true) {
    const clock = () => Date.now();
    const random = seededRandom('views');
    const service = createService({ ...memoryStores({ clock }), clock, tools, random, autoStart: false });
    await service.accounts.create({ id: 'reader', plan: 'enterprise' });
    const { key } = await service.keys.create('reader');
    const state = { answer: null as null | (() => Response) };
    const page = await openPage(startDocs, {
      path: `/v1/docs${hash}`,
      data: { version: '1.2.3', panel: 'panel', ...(hasDemo && { demo: key }) },
      service: async (request) => state.answer?.() ?? service(request),
    });
    // Waits until the page calls by itself.
    const rest = async () => page.rest(400);
    await rest();
    return { page, key, state, rest };
  }

  it.each([
    ['a-document', '#cpf', 'main'],
    ['a-calculator', '#calculadoras-juros-compostos', 'main'],
    ['a-refusal', '#calculadoras-juros-compostos?prazo=0&taxa=x', 'main'],
    ['guide', '#/guide/verify', 'body'],
  ])('is heard whole: %s', async (name, hash, place) => {
    const { page } = await open(hash);
    await page.expectHeard(name, place);
  });

  it('takes the place of a page without scripts, in the language that its address asks for', async () => {
    const { page } = await open('/cpf?lang=en');
    expect(page.role('heading', /CPF/).tagName).toBe('H1');
    const { pathname, hash } = page.document.location;
    expect([page.document.documentElement.lang, pathname + hash]).toEqual(['en', '/v1/docs#cpf']);
  });

  it('calls with the key that it is given, and says of each answer what it was', async () => {
    const { page, key, state, rest } = await open('#dev-uuid', false);
    const answers = () => page.one('.answer-top').textContent ?? '';
    await page.press(t.form.generate);
    expect(page.focused()).toBe(`input ${t.form.key}`);
    await page.type('textbox', t.form.key, 'não é chave');
    await page.press(t.form.useKey, 'form button');
    expect(page.role('textbox', t.form.key).getAttribute('aria-invalid')).toBe('true');
    await page.type('textbox', t.form.key, 'cnv_errada');
    await page.press(t.form.useKey, 'form button');
    await page.press(t.form.generate);
    const said = () => page.role('alert').textContent ?? '';
    expect(said()).toContain(t.form.failed.key.join(' '));
    expect(answers()).toContain(t.answer.example);
    await page.press(t.form.forgetKey, 'form button');
    await page.type('textbox', t.form.key, ` ${key} `);
    page.role('textbox', t.form.key).focus();
    await page.key('Enter');
    await page.press(t.form.generate);
    expect(answers()).toContain(t.answer.copyAll);
    for (const [answer, words] of [
      [
        () => Response.json({ error: 'x' }, { status: 500, headers: { 'x-request-id': 'req_1' } }),
        /não conseguiu responder.*req_1/,
      ],
      [() => Response.json({ error: 'Não.' }, { status: 403 }), /Esta chave não faz esta conta/],
      [() => Response.json({ error: 'Devagar.' }, { status: 429 }), /Muitas contas em um minuto/],
      [() => new Response('<p>', { status: 502 }), /não conseguiu responder/],
      [() => new Response('<p>'), /não conseguiu responder/],
      [() => Response.json({ error: { message: 'x' } }, { status: 400 }), /não conseguiu responder/],
      [() => new Response('', { status: 413 }), /grande demais/],
      [
        () => {
          throw new TypeError('no network');
        },
        /^Sem conexão\. Esta é a resposta das 09:17/,
      ],
    ] as const) {
      state.answer = answer;
      await page.press(t.form.generate);
      expect(said()).toMatch(words);
      // The last good answer stays.
      expect(answers()).toContain(t.answer.copyAll);
    }
    await page.go('#cpf');
    await rest();
    expect(page.document.body.textContent).toContain(sharedWords.pt.notRead);
    state.answer = null;
    await page.press(sharedWords.pt.again);
    expect(page.one('h1').textContent).toBe('CPF');
  });
});

describe('the page', () => {
  it('calls below the address at which it stands', async () => {
    const page = await openDocs('', { tools: [] }, { path: '/v1/docs/docs' });
    expect(page.asked[0]).toBe('GET /v1/docs/tools?lang=pt');
  });

  it.each([
    ['pt', 'en'],
    ['en', 'pt'],
  ] as const)(
    'in %s reads the tools in its language, and in %s once somebody searches',
    async (language, other) => {
      const page = await openDocs('#/guide', { tools: [] }, { language });
      expect(page.asked).toEqual([`GET /v1/tools?lang=${language}`]);
      (page.one('#search-top') as HTMLInputElement).focus();
      await vi.waitFor(() => expect(page.asked).toContain(`GET /v1/tools?lang=${other}`));
    },
  );

  it('says that it could not be read, and reads it again', async () => {
    let isDown = true;
    const page = await openDocs('#/tables', {
      tools: [],
      before: () => {
        if (isDown) throw new TypeError('no network');
      },
    });
    // This is longer than it waits before it says that it is being read.
    await vi.advanceTimersByTimeAsync(200);
    expect(page.heard('main')).toEqual([
      'main',
      '  heading 1 "canivete"',
      `  ${sharedWords.pt.notRead}`,
      `  button "${sharedWords.pt.again}"`,
    ]);
    await page.key('/');
    isDown = false;
    await page.press(sharedWords.pt.again);
    expect([page.one('h1').textContent, page.scrolled]).toEqual([t.tables.title, []]);
  });

  it('says what was copied for ten seconds, from the last time', async () => {
    const page = await openDocs('#/guide', { tools: [] });
    const told = () => page.one('body > [role=status]').textContent;
    await page.press(sharedWords.pt.copy);
    expect(told()).toBe(sharedWords.pt.copied);
    await vi.advanceTimersByTimeAsync(9_000);
    const at = Date.now();
    await page.press(sharedWords.pt.copy);
    await vi.advanceTimersByTimeAsync(at + 9_999 - Date.now());
    expect(told()).toBe(sharedWords.pt.copied);
    await vi.advanceTimersByTimeAsync(1);
    expect(told()).toBe('');
    await page.press(sharedWords.pt.copy);
    expect(told()).toBe(sharedWords.pt.copied);
    await page.press('EN');
    expect(told()).toBe('');
  });

  it('says after 150 ms that it is being read, until it is there', async () => {
    const seen: number[] = [];
    const page = await openDocs('', {
      tools: [madeTool('a')],
      async before(path) {
        if (path !== '/tools' || seen.length > 0) return;
        seen.push(0);
        await vi.advanceTimersByTimeAsync(149);
        seen.push(document.querySelectorAll('main [role=status]').length);
        await vi.advanceTimersByTimeAsync(1);
        seen.push(document.querySelectorAll('main [role=status]').length);
      },
    });
    expect([seen, page.all('h1').length]).toEqual([[0, 0, 1], 1]);
    expect(page.document.title).toBe('canivete');
  });

  it('shows the address that was opened last, whichever is read first', async () => {
    let isHeld = true;
    const page = await openDocs('#/tables', {
      tools: [madeTool('a'), madeTool('b')],
      async before(path) {
        if (path !== '/tools/a' || !isHeld) return;
        isHeld = false;
        location.hash = '#b';
        await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('B'));
      },
    });
    await page.go('#a');
    expect([page.one('h1').textContent, page.document.title]).toEqual(['B', 'Gerador de b · canivete']);
    await page.go('#a');
    expect(page.focused()).toMatch(/^div /);
  });

  /** Goes to an address and waits for the `hashchange` event. */
  const goTo = async (hash: string) => {
    const told = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
    location.hash = hash;
    await told;
  };

  it('draws nothing for an address that was left while the tools were read', async () => {
    let isFirst = true;
    const page = await openDocs(
      '#a',
      {
        tools: [madeTool('a'), madeTool('b')],
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
    expect(page.one('h1').textContent).toBe('B');
    // A hidden form would call as well.
    expect(page.asked.filter((call) => call === 'GET /v1/b')).toHaveLength(1);
  });

  it('shows the list of tools where a reader goes there before anything is drawn', async () => {
    const page = await openDocs('#a', {
      tools: [madeTool('a')],
      before: async (path) => (path === '/tools/a' ? goTo('') : undefined),
    });
    expect([page.document.title, page.one('h1').textContent]).toEqual(['canivete', t.home.title]);
  });

  it('says nothing of the failure of an address that was left', async () => {
    const page = await openDocs('#/tables', {
      tools: [madeTool('a'), madeTool('b')],
      async before(path) {
        if (path !== '/tools/a') return;
        await goTo('#b');
        await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('B'));
        throw new TypeError('no network');
      },
    });
    await page.go('#a');
    expect(page.one('h1').textContent).toBe('B');
  });

  it('begins each address at its top and at its title, and a category at its first tool', async () => {
    const tools = [madeTool('a'), madeTool('z', { category: 'x' })];
    const page = await openDocs('#/guide/first', { tools });
    await page.press('EN');
    expect(page.scrolled).toEqual([]);
    const { HTMLElement } = page.document.defaultView as Window & typeof globalThis;
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    const last = page.roles('button', undefined, '.in-page').at(-1);
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

  it('is not drawn again where its address is the one that is shown', async () => {
    const page = await openDocs('#a', { tools: [madeTool('a')] });
    const title = page.one('h1');
    const { Event } = page.document.defaultView as Window & typeof globalThis;
    page.document.defaultView?.dispatchEvent(new Event('hashchange'));
    await page.settle();
    expect(page.one('h1')).toBe(title);
  });
});
