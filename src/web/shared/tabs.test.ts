import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Language } from './language.ts';
import { firstLanguage, keepLanguage } from './language.ts';
import { languages, skipLink } from './languages.ts';
import { button, codeBlock, copyButton, message, state, table, waiting, whileBusy } from './parts.ts';
import { search } from './search.ts';
import { snippets } from './snippets.ts';
import { tabs } from './tabs.ts';
import { shortName } from './tool-names.ts';
import { Made, makeElements } from '#test/support/elements.ts';

makeElements();

const made = (element: unknown) => element as Made;
/** Without the drawings of signs. */
const linesOf = (element: unknown) => {
  const isDrawing = (line: string) => /^ *(svg|path|circle|rect|line)\b/.test(line);
  return made(element)
    .lines()
    .filter((line) => !isDrawing(line));
};

describe('a part of a page', () => {
  it('is made of these elements', () => {
    expect(linesOf(button('small', 'Copiar', { title: 'x' }))).toEqual([
      'button type="button" class="button small" title="x"',
      '  Copiar',
    ]);
    expect(linesOf(state('good', 'Ativa'))).toEqual(['span class="state good"', '  span', '    Ativa']);
    expect(linesOf(state('waits', 'Espera'))[0]).toBe('span class="state warned"');
    expect(linesOf(message('bad', ['Não ', 'deu'], button('', 'De novo', {}), { role: 'alert' }))).toEqual([
      'div class="message is-bad" role="alert"',
      '  p class="wrap"',
      '    Não ',
      '    deu',
      '  button type="button" class="button "',
      '    De novo',
    ]);
    expect(linesOf(waiting('en'))).toEqual([
      'div class="waiting" role="status"',
      '  span class="hint"',
      '    Loading',
      '  i',
      '  i',
      '  i',
    ]);
    expect(linesOf(codeBlock('corpo', []))[0]).toBe(
      'pre class="code " tabindex="0" role="region" aria-label="corpo"',
    );
    expect(linesOf(codeBlock('corpo', ['{}'], 'tall'))).toEqual([
      'pre class="code tall" tabindex="0" role="region" aria-label="corpo"',
      '  code',
      '    {}',
    ]);
  });

  it('that is a table has its heads beside each value, for where it is narrow', () => {
    const columns = [{ head: 'Nome', class: 'wide' }, { head: 'Uso' }, { head: '' }];
    const rows = [{ cells: ['a', 1, 'x', 'more'], class: 'new' }, { cells: ['b'] }];
    expect(linesOf(table('Chaves', columns, rows))).toEqual([
      'table class="blocks"',
      '  caption class="only-read"',
      '    Chaves',
      '  thead',
      '    tr',
      '      th scope="col" class="wide"',
      '        Nome',
      '      th scope="col"',
      '        Uso',
      '      td',
      '  tbody',
      '    tr class="new"',
      '      td class="wide" data-label="Nome"',
      '        a',
      '      td data-label="Uso"',
      '        1',
      '      td data-label=""',
      '        x',
      '      td data-label=""',
      '        more',
      '    tr',
      '      td class="wide" data-label="Nome"',
      '        b',
    ]);
  });
});

describe('a button that works', () => {
  it.each([
    ['ends', async () => 7],
    ['fails', () => Promise.reject(new Error('no'))],
  ])('says so meanwhile, cannot be pressed, and is as before when it %s', async (_, work) => {
    const pressed = made(button('', 'Enviar', {}));
    const done = whileBusy(pressed as never, 'Enviando…', work).catch(String);
    expect([pressed.textContent, pressed.disabled, pressed.style['minWidth']]).toEqual([
      'Enviando…',
      true,
      '80px',
    ]);
    expect(pressed.attributes.get('aria-busy')).toBe('true');
    expect(await done).toBe(_ === 'ends' ? 7 : 'Error: no');
    expect([pressed.textContent, pressed.disabled, pressed.style['minWidth']]).toEqual(['Enviar', false, '']);
    expect(pressed.attributes.has('aria-busy')).toBe(false);
  });
});

describe('a button that copies', () => {
  afterEach(() => void vi.useRealTimers());

  it('says for two seconds that it did', async () => {
    vi.useFakeTimers();
    const copied: string[] = [];
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } });
    const said: string[] = [];
    const pressed = made(
      copyButton(
        'text',
        'en',
        () => 'cnv_1',
        (text) => void said.push(text),
        () => said.push('!'),
      ),
    );
    expect([pressed.attributes.get('class'), pressed.textContent]).toEqual(['button text', 'Copy']);
    pressed.fire('click');
    await vi.advanceTimersByTimeAsync(1_999);
    expect([copied, said, pressed.textContent]).toEqual([['cnv_1'], ['Copied', '!'], 'Copied']);
    await vi.advanceTimersByTimeAsync(1);
    expect(pressed.textContent).toBe('Copy');
  });
});

it.each([
  ['in the dialog that is open', new Made('dialog')],
  ['in the page', null],
])('a text is copied %s where a page has no clipboard', async (_, dialog) => {
  vi.stubGlobal('navigator', {});
  const body = new Made('body');
  const done: unknown[] = [];
  const { createElement } = document;
  Object.assign(document, {
    body,
    querySelector: (place: string) => (place === 'dialog[open]' ? dialog : null),
    execCommand: (name: string) => void done.push(name),
    createElement: (name: string) =>
      Object.assign(createElement(name), {
        select: () => done.push('select'),
        remove: () => done.push('remove'),
      }),
  });
  const pressed = made(
    copyButton(
      'text',
      'en',
      () => 'cnv_1',
      () => undefined,
    ),
  );
  pressed.fire('click');
  Object.assign(document, { createElement });
  const [area] = (dialog ?? body).children;
  expect(linesOf(area)).toEqual(['textarea class="only-read" readonly=""']);
  expect(area).toMatchObject({ value: 'cnv_1' });
  expect(done).toEqual(['select', 'copy', 'remove']);
});

it('items are found by all words of a query, in any order', () => {
  const items = ['Salário líquido', 'Salário-família', 'Férias'];
  const found = (query: string) => search(items, query, (item) => item);
  expect(found('LIQUIDO sal')).toEqual(['Salário líquido']);
  expect(found('salario')).toEqual(['Salário líquido', 'Salário-família']);
  expect(found(' ')).toEqual(items);
  expect(found('nada')).toEqual([]);
});

describe('tabs', () => {
  const panels = () => ['a', 'b', 'c'].map((name) => ({ name, panel: new Made('div') as never }));
  const shown = (place: Made) =>
    place.all('button').map((one) => [one.textContent, one.attributes.get('aria-selected'), one.tabIndex]);

  it('show one of several, by clicks and by arrow keys', () => {
    const opened: string[] = [];
    const chosen: number[] = [];
    const list = panels().map((one) => ({ ...one, open: () => opened.push(one.name) }));
    const place = made(
      tabs('Vistas', list as never, 'beside', { first: 1, onChoose: (i) => chosen.push(i) }),
    );
    const bar = place.all('div').find((one) => one.attributes.get('role') === 'tablist');
    const buttons = place.all('button');
    expect(shown(place)).toEqual([
      ['a', 'false', -1],
      ['b', 'true', 0],
      ['c', 'false', -1],
    ]);
    const hidden = () => list.map(({ panel }) => made(panel).attributes.has('hidden'));
    expect(hidden()).toEqual([true, false, true]);
    buttons[2]?.fire('click');
    expect(hidden()).toEqual([true, true, false]);
    const press = (key: string) => {
      let isOurs = false;
      bar?.fire('keydown', { key, preventDefault: () => (isOurs = true) });
      return [isOurs, Made.focused?.textContent];
    };
    expect(press('ArrowRight')).toEqual([true, 'a']);
    expect(press('ArrowLeft')).toEqual([true, 'c']);
    expect(press('ArrowLeft')).toEqual([true, 'b']);
    expect(press('Tab')).toEqual([false, 'b']);
    expect([opened, chosen]).toEqual([
      ['b', 'c', 'a'],
      [1, 2, 0, 2, 1],
    ]);
  });

  it('have names for who does not see them', () => {
    const list = panels();
    const place = made(tabs('Vistas', list, 'beside'));
    const ids = list.map(({ panel }) => made(panel).id);
    expect(new Set(ids).size).toBe(3);
    expect(linesOf(place)).toEqual([
      'div',
      '  div class="tabs"',
      '    div role="tablist" aria-label="Vistas"',
      `      button type="button" role="tab" aria-controls="${ids[0]}" aria-selected="true"`,
      '        a',
      `      button type="button" role="tab" aria-controls="${ids[1]}" aria-selected="false"`,
      '        b',
      `      button type="button" role="tab" aria-controls="${ids[2]}" aria-selected="false"`,
      '        c',
      '    beside',
      `  div id="${ids[0]}" role="tabpanel" aria-label="a"`,
      `  div id="${ids[1]}" role="tabpanel" aria-label="b" hidden=""`,
      `  div id="${ids[2]}" role="tabpanel" aria-label="c" hidden=""`,
    ]);
  });

  it('of snippets copy the one that is shown, and the next ones begin with it', async () => {
    const copied: string[] = [];
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } });
    const list = ['curl', 'fetch', 'CLI'].map((name) => ({ name, text: `${name} 'x'` }));
    const first = made(snippets('Chamadas', list, 'pt', () => undefined));
    expect(linesOf(first).filter((line) => line.startsWith('  div id'))).toHaveLength(3);
    const buttons = first.all('button');
    expect(first.all('pre').map((one) => one.attributes.get('aria-label'))).toEqual(['curl', 'fetch', 'CLI']);
    expect(first.all('span').map((one) => one.textContent)).toContain("'x'");
    buttons[2]?.fire('click');
    const copyOf = (place: Made) =>
      place.all('button').find((one) => one.attributes.get('class') === 'button text push');
    copyOf(first)?.fire('click');
    expect(copied).toEqual(["CLI 'x'"]);
    const selected = (place: Made) =>
      place.all('button').findIndex((one) => one.attributes.get('aria-selected') === 'true');
    expect(selected(made(snippets('Chamadas', list, 'pt', () => undefined)))).toBe(2);
    const shorter = made(snippets('Chamadas', list.slice(0, 2), 'pt', () => undefined));
    expect(selected(shorter)).toBe(1);
    copyOf(shorter)?.fire('click');
    expect(copied[1]).toBe("fetch 'x'");
    // Tests of other files begin with the first one, as a page does.
    buttons[0]?.fire('click');
  });
});

describe('the language of a page', () => {
  const speaking = (tags: readonly string[], kept: string | null = null) => {
    const stored = new Map(kept === null ? [] : [['canivete.lang', kept]]);
    vi.stubGlobal('navigator', { languages: tags });
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
    });
    return stored;
  };

  it.each<[readonly string[], string | null, Language]>([
    [['en-US'], null, 'en'],
    [['EN'], null, 'en'],
    [['pt-BR', 'en'], null, 'pt'],
    [['fr', 'en-GB', 'pt'], null, 'en'],
    [['fr'], null, 'pt'],
    [[], null, 'pt'],
    [['eng', 'ptx'], null, 'pt'],
    [['fr-en', 'en'], null, 'en'],
    [['zh-pt', 'en'], null, 'en'],
    [['pt-en'], null, 'pt'],
    [['en'], 'pt', 'pt'],
    [['pt'], 'en', 'en'],
    [['en'], 'fr', 'en'],
  ])('of %j, with %s kept, is %s', (tags, kept, language) => {
    speaking(tags, kept);
    expect(firstLanguage()).toBe(language);
  });

  it('is kept where something can be', () => {
    const stored = speaking(['pt']);
    keepLanguage('en');
    expect([...stored]).toEqual([['canivete.lang', 'en']]);
    vi.stubGlobal('localStorage', undefined);
    keepLanguage('pt');
    expect(firstLanguage()).toBe('pt');
  });

  it('is chosen by buttons', () => {
    const spoken: string[] = [];
    const place = made(languages('en', (language) => void spoken.push(language)));
    expect(linesOf(place)).toEqual([
      'div class="languages" role="group" aria-label="Language"',
      '  button type="button" lang="pt-BR" aria-pressed="false" title="Português"',
      '    PT',
      '  button type="button" lang="en" aria-pressed="true" title="English"',
      '    EN',
    ]);
    for (const one of place.all('button')) one.fire('click');
    expect(spoken).toEqual(['pt', 'en']);
  });

  it('is that of the link that leads past the head', () => {
    const main = new Made('main');
    const asked: string[] = [];
    Object.assign(document, { querySelector: (place: string) => (asked.push(place), main) });
    const link = made(skipLink('en'));
    expect(link.lines()[0]).toBe('a class="skip" href="#main"');
    let isOurs = false;
    link.fire('click', { preventDefault: () => (isOurs = true) });
    expect([isOurs, asked, Made.focused]).toEqual([true, ['main'], main]);
  });
});

it.each([
  ['Gerador de CPF', 'CPF'],
  ['Calculadora do INSS', 'INSS'],
  ['Calculadora da aposentadoria', 'Aposentadoria'],
  ['Conversor dos números', 'Números'],
  ['Calculadora das férias', 'Férias'],
  ['Gerador de ', 'Gerador de '],
  ['O Gerador de CPF', 'O Gerador de CPF'],
  ['net salary calculator', 'Net salary'],
  ['CPF generator', 'CPF'],
  ['Unit converter', 'Unit'],
  ['CPF generator x', 'CPF generator x'],
  [' calculator', ' calculator'],
  ['calculator of x', 'Calculator of x'],
])('%s is %s in a list', (name, short) => {
  expect(shortName(name)).toBe(short);
});
