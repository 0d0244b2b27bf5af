import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDialog, typedLoss, type Dialog, type DialogParts } from './dialog.ts';
import { hatch, niceStep } from './drawing.ts';
import { checkField, noteFor, radioField, selectField, textField } from './field.ts';
import { glyph, mark } from './glyphs.ts';
import { button } from './parts.ts';
import { filePages } from '../../pages/files.ts';
import type { Visit } from '../../contracts/pages.ts';
import { Made, makeElements, withOwnIds } from '#test/support/elements.ts';

makeElements();

const made = (element: unknown) => element as Made;
/** Without the paths of signs, and with ids by their order. */
const linesOf = (element: unknown) =>
  withOwnIds(
    made(element)
      .lines()
      .filter((line) => !/^ *path\b/.test(line)),
  );

describe('a field', () => {
  it('of a text has a label, a control and a note, which tells its error until something is typed', () => {
    const field = textField('Nome', { class: 'mono', value: 'a', maxlength: 9 }, 'Um nome');
    const whole = [
      'div class="field"',
      '  label for="id0"',
      '    Nome',
      '  input class="input mono" id="id0" type="text" value="a" maxlength="9" aria-describedby="id1"',
      '  p class="note" id="id1"',
      '    Um nome',
    ];
    expect(linesOf(field.element)).toEqual(whole);
    expect(field.input.value).toBe('a');
    field.fail('Vazio.');
    expect(linesOf(field.element)).toEqual([
      ...whole.slice(0, 3),
      '  input class="input mono" id="id0" type="text" value="a" maxlength="9" aria-describedby="id1" aria-invalid="true"',
      '  p class="note wrong" id="id1"',
      '    svg class="glyph" viewBox="0 0 14 14" aria-hidden="true"',
      '    span class="wrap"',
      '      Vazio.',
    ]);
    made(field.input).fire('input');
    expect(linesOf(field.element)).toEqual(whole);
    field.focus();
    expect(Made.focused).toBe(field.input);
    expect(linesOf(textField('Nome').element)[3]).toBe(
      '  input class="input " id="id0" type="text" aria-describedby="id1"',
    );
    expect(textField('Nome').input.value).toBe('');
  });

  it('of a list has its choices', () => {
    const field = selectField(
      'Estado',
      [
        ['sp', 'São Paulo'],
        ['rj', 'Rio de Janeiro'],
      ],
      'rj',
      'Onde',
    );
    expect(linesOf(field.element)).toEqual([
      'div class="field"',
      '  label for="id0"',
      '    Estado',
      '  select class="input" id="id0" aria-describedby="id1"',
      '    option value="sp"',
      '      São Paulo',
      '    option value="rj" selected=""',
      '      Rio de Janeiro',
      '  p class="note" id="id1"',
      '    Onde',
    ]);
    field.select.value = 'sp';
    expect(field.value()).toBe('sp');
    field.focus();
    expect(Made.focused).toBe(field.select);
    field.fail('Não.');
    expect(linesOf(field.element).at(-1)).toBe('      Não.');
  });

  it('of one of a few shows what the chosen one brings along', () => {
    const [all, some] = [new Made('i'), new Made('b')];
    const field = radioField(
      'O que pode',
      [
        { value: 'all', label: 'Tudo', more: all as never },
        { value: 'some', label: 'Algo', hint: 'Só isto', more: some as never },
        { value: 'none', label: 'Nada' },
      ],
      'some',
    );
    expect(linesOf(field.element)).toEqual([
      'fieldset aria-describedby="id0"',
      '  legend class="legend"',
      '    O que pode',
      '  label class="choice"',
      '    input type="radio" name="id1" value="all"',
      '    span',
      '      Tudo',
      '  i hidden=""',
      '  label class="choice"',
      '    input type="radio" name="id1" value="some" checked=""',
      '    span',
      '      Algo',
      '      span class="hint block"',
      '        Só isto',
      '  b',
      '  label class="choice"',
      '    input type="radio" name="id1" value="none"',
      '    span',
      '      Nada',
      '  p class="note" id="id0"',
    ]);
    const [first, second] = made(field.element).all('input') as [Made, Made];
    expect(field.value()).toBe('some');
    [first.checked, second.checked] = [true, false];
    made(field.element).fire('change');
    expect([field.value(), all.attributes.has('hidden'), some.attributes.has('hidden')]).toEqual([
      'all',
      false,
      true,
    ]);
    field.focus();
    expect(Made.focused).toBe(first);
    first.checked = false;
    expect(field.value()).toBe('some');
    field.fail('Não.');
    expect(linesOf(field.element).at(-1)).toBe('      Não.');
  });

  it('of any of a few gives those that are chosen, and its focus to the first that can be', () => {
    const field = checkField(
      'Eventos',
      [
        { value: 'a', label: 'A', hint: 'Não no plano', disabled: true },
        { value: 'b', label: 'B' },
        { value: 'c', label: 'C' },
      ],
      ['c'],
    );
    expect(linesOf(field.element)).toEqual([
      'fieldset aria-describedby="id0"',
      '  legend class="legend"',
      '    Eventos',
      '  label class="choice"',
      '    input type="checkbox" value="a" disabled=""',
      '    span',
      '      A',
      '      span class="hint block"',
      '        Não no plano',
      '  label class="choice"',
      '    input type="checkbox" value="b"',
      '    span',
      '      B',
      '  label class="choice"',
      '    input type="checkbox" value="c" checked=""',
      '    span',
      '      C',
      '  p class="note" id="id0"',
    ]);
    expect(field.values()).toEqual(['c']);
    field.focus();
    expect(made(Made.focused).value).toBe('b');
    field.fail('Escolha um.');
    expect(made(field.element).attributes.get('aria-invalid')).toBe('true');
    made(field.element).fire('change');
    expect(made(field.element).attributes.has('aria-invalid')).toBe(false);
  });

  it('of any kind has its note said with it', () => {
    const control = new Made('input');
    const note = noteFor(control as never, 'Dica');
    expect(control.attributes.get('aria-describedby')).toBe(made(note.element).id);
  });
});

describe('a dialog', () => {
  const opener = new Made('button');
  beforeEach(() => {
    vi.stubGlobal('HTMLElement', Made);
    const { createElement } = document;
    Object.assign(document, {
      activeElement: opener,
      body: new Made('body'),
      createElement(name: string) {
        const element = createElement(name) as unknown as Made;
        if (name !== 'dialog') return element;
        const shown: string[] = [];
        return Object.assign(element, {
          shown,
          showModal: () => shown.push('shown'),
          close: () => shown.push('closed'),
          remove: () => shown.push('removed'),
          querySelector: (place: string) =>
            element.all('input').find((one) => one.attributes.has(place.slice(1, -1))),
        });
      },
    });
    Made.focused = null;
    opener.isConnected = true;
    return () => Object.assign(document, { createElement });
  });
  afterEach(() => vi.stubGlobal('HTMLElement', undefined));

  const open = (parts: Partial<DialogParts> = {}) =>
    openDialog({
      language: 'pt',
      title: 'Nova chave',
      body: [textField('Nome', { autofocus: true }).element],
      ends: () => [button('', 'Criar', {})],
      ...parts,
    });
  const shownOf = ({ element }: Dialog) => (element as unknown as { shown: readonly string[] }).shown;
  const press = (
    { element }: Dialog,
    event: { key?: string; defaultPrevented?: boolean },
    type = 'keydown',
  ) => {
    let isOurs = false;
    made(element).fire(type, { preventDefault: () => (isOurs = true), defaultPrevented: false, ...event });
    return isOurs;
  };

  it('is a form over the page, whose first field has the focus', () => {
    const dialog = open();
    expect(linesOf(dialog.element)).toEqual([
      'dialog aria-labelledby="id0"',
      '  form class="stack" novalidate=""',
      '    h2 id="id0"',
      '      Nova chave',
      '    div class="field"',
      '      label for="id1"',
      '        Nome',
      '      input class="input " id="id1" type="text" autofocus="" aria-describedby="id2"',
      '      p class="note" id="id2"',
      '    div role="alert"',
      '    div class="ends"',
      '      button type="button" class="button "',
      '        Criar',
    ]);
    expect(made(document.body).children).toEqual([dialog.element]);
    expect(shownOf(dialog)).toEqual(['shown']);
    expect(made(Made.focused).name).toBe('input');
  });

  it('ends once, and gives the focus back to what opened it, if that is still there', () => {
    const closed: string[] = [];
    open({ onclosed: () => closed.push('a') }).close();
    expect([closed, Made.focused]).toEqual([['a'], opener]);
    opener.isConnected = false;
    Made.focused = null;
    const dialog = open({ body: [] });
    dialog.close();
    expect([shownOf(dialog), Made.focused]).toEqual([['shown', 'closed', 'removed'], null]);
  });

  it('says what went wrong, and takes it back', () => {
    const dialog = open();
    const alert = () =>
      made(dialog.element)
        .all('div')
        .find((one) => one.attributes.get('role') === 'alert');
    dialog.fail('Não deu.');
    expect(linesOf(alert())).toEqual([
      'div role="alert"',
      '  div class="message is-bad"',
      '    svg class="glyph" viewBox="0 0 14 14" aria-hidden="true"',
      '    p class="wrap"',
      '      Não deu.',
    ]);
    dialog.fail(null);
    expect(alert()?.children).toEqual([]);
  });

  it('is sent by its form', () => {
    const sent: Dialog[] = [];
    const dialog = open({ onsubmit: (one) => sent.push(one) });
    let isOurs = false;
    made(dialog.element)
      .all('form')[0]
      ?.fire('submit', { preventDefault: () => (isOurs = true) });
    expect([isOurs, sent]).toEqual([true, [dialog]]);
  });

  it.each([
    ['the Escape key', { key: 'Escape' }, 'keydown'],
    ['a gesture', {}, 'cancel'],
  ])('is left by %s', (_, event, type) => {
    const dialog = open();
    expect(press(dialog, event, type)).toBe(true);
    expect(shownOf(dialog)).toEqual(['shown', 'closed', 'removed']);
  });

  it.each([{ key: 'Enter' }, { key: 'Escape', defaultPrevented: true }])('is not left by %j', (event) => {
    const dialog = open();
    expect(press(dialog, event)).toBe(false);
    expect(shownOf(dialog)).toEqual(['shown']);
  });

  it('stays where it has to', () => {
    const dialog = open({ holds: () => 'stay' });
    expect(press(dialog, { key: 'Escape' })).toBe(true);
    expect([shownOf(dialog), linesOf(dialog.element).join()]).toEqual([
      ['shown'],
      expect.not.stringContaining('message'),
    ]);
  });

  it('asks before what was typed is lost', () => {
    const dialog = open({ holds: () => typedLoss('pt') });
    press(dialog, { key: 'Escape' });
    const alert = made(dialog.element)
      .all('div')
      .find((one) => one.attributes.get('role') === 'alert');
    expect(linesOf(alert)).toEqual([
      'div role="alert"',
      '  div class="message is-warned"',
      '    svg class="glyph" viewBox="0 0 14 14" aria-hidden="true"',
      '    p class="wrap"',
      '      Descartar o que foi digitado?',
      '    span class="actions"',
      '      button type="button" class="button small danger"',
      '        Descartar',
      '      button type="button" class="button small"',
      '        Continuar editando',
    ]);
    const [go, stay] = (alert as Made).all('button') as [Made, Made];
    expect(Made.focused).toBe(stay);
    stay.fire('click');
    expect([alert?.children, shownOf(dialog)]).toEqual([[], ['shown']]);
    go.fire('click');
    expect(shownOf(dialog)).toEqual(['shown', 'closed', 'removed']);
  });
});

describe('signs and steps of drawings', () => {
  it('are drawn so', () => {
    expect(made(glyph('over')).lines()).toEqual([
      'svg class="glyph" viewBox="0 0 14 14" aria-hidden="true"',
      '  path d="M7 1.5A5.5 5.5 0 1 1 6.99 1.5ZM4.5 7H9.5"',
    ]);
    expect(made(mark(20)).lines()).toEqual([
      'svg class="mark" width="20" height="20" viewBox="0 0 32 32" aria-hidden="true"',
      '  path class="blade" d="M15.8 15 27.9 2.9c2.5 3.9 1.7 8.2-1.5 11.4L20 20.7Z"',
      '  rect fill="currentColor" x="-0.2" y="17.6" width="21" height="8.4" rx="4.2" transform="rotate(-45 10.3 21.8)"',
      '  circle class="pin" cx="16" cy="16.1" r="1.55"',
    ]);
    const { defs, fill } = hatch();
    const id = /^url\(#(e\d+)\)$/.exec(fill)?.[1];
    expect(made(defs).lines()).toEqual([
      'defs',
      `  pattern id="${id}" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"`,
      '    rect class="hatch" width="2.6" height="5"',
    ]);
  });

  it.each([
    [0, 1],
    [0.4, 1],
    [1, 1],
    [1.01, 2],
    [2, 2],
    [2.1, 5],
    [5, 5],
    [5.1, 10],
    [10, 10],
    [11, 20],
    [4_900, 5_000],
    [5_001, 10_000],
  ])('of at least %d go by %d', (value, step) => {
    expect(niceStep(value)).toBe(step);
  });
});

it('a file of a page says what the page may do, and is told apart from the page itself', async () => {
  const summary = { pt: 'A página', en: 'The page' };
  const pages = filePages(
    [
      { path: '/docs', type: 'text/html; charset=utf-8', text: '<!doctype html>' },
      { path: '/docs/app.js', type: 'text/javascript', text: 'go()' },
    ],
    summary,
  );
  const told = pages.map(({ method, path, access, describe }) => [method, path, access, describe?.GET]);
  expect(told).toEqual([
    ['GET', '/docs', 'open', { summary, file: 'text/html; charset=utf-8', revalidates: true }],
    [
      ...['GET', '/docs/app.js', 'open'],
      {
        summary: { pt: 'Um arquivo de uma página', en: 'A file of a page' },
        file: 'text/javascript',
        revalidates: true,
      },
    ],
  ]);
  const answered = async (tag: string | null) =>
    pages[1]?.handle({
      call: { header: (name: string) => (name === 'if-none-match' ? tag : null) },
    } as unknown as Visit);
  const first = await answered(null);
  const headers = first?.headers as Record<string, string>;
  expect(first).toMatchObject({ status: 200, body: 'go()' });
  expect(headers).toMatchObject({
    'content-type': 'text/javascript',
    'content-security-policy':
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
      "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
  });
  expect(await answered(headers['etag'] as string)).toMatchObject({ status: 304 });
});
