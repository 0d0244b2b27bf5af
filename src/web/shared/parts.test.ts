import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  button,
  codeBlock,
  copyButton,
  jsonCode,
  message,
  programCode,
  state,
  table,
  waiting,
  whileBusy,
} from './parts.ts';
import { makeDocument } from '#test/support/document.ts';

const { document, show, heard, role, all } = makeDocument();
afterEach(() => void vi.useRealTimers());

/** The highlighted parts, each with its kind; plain text as it is. */
const told = (parts: readonly unknown[]) =>
  parts
    .filter((part) => part !== '')
    .map((part) => (part instanceof Element ? [part.className, part.textContent] : part));

describe('code in a page', () => {
  it('of JSON tells strings, numbers and literals apart, and leaves names alone', () => {
    const text = String.raw`{"a\"1": "b\\", "n" : [-1.5e+3, 20, 1E-2, 0.25], "l": [true,false,null]}`;
    const parts = jsonCode(text);
    expect(told(parts)).toEqual([
      '{',
      String.raw`"a\"1":`,
      ' ',
      ['str', String.raw`"b\\"`],
      ', ',
      '"n" :',
      ' [',
      ['num', '-1.5e+3'],
      ', ',
      ['num', '20'],
      ', ',
      ['num', '1E-2'],
      ', ',
      ['num', '0.25'],
      '], ',
      '"l":',
      ' [',
      ['lit', 'true'],
      ',',
      ['lit', 'false'],
      ',',
      ['lit', 'null'],
      ']}',
    ]);
    const whole = parts.map((part) => (part instanceof Element ? part.textContent : part)).join('');
    expect(whole).toBe(text);
  });

  it('of a program tells what is quoted apart', () => {
    expect(told(programCode('a "" \'\' ``'))).toEqual([
      'a ',
      ['str', '""'],
      ' ',
      ['str', "''"],
      ' ',
      ['str', '``'],
    ]);
    expect(told(programCode(`curl -H "a: 'b'" 'c' \`d\` e`))).toEqual([
      'curl -H ',
      ['str', `"a: 'b'"`],
      ' ',
      ['str', `'c'`],
      ' ',
      ['str', '`d`'],
      ' e',
    ]);
  });

  it('stands in a frame with a name, which the keyboard reaches', () => {
    const { tabIndex } = show(codeBlock('Corpo', ['{}'], 'tall'));
    expect([tabIndex, heard()]).toEqual([0, ['region "Corpo"', '  {}']]);
  });
});

describe('a part of a page', () => {
  it('is heard by its role, its name and what it says', () => {
    const said = (element: HTMLElement) => {
      show(element);
      return heard();
    };
    expect(said(button('small', 'Copiar', { title: 'x' }))).toEqual(['button "Copiar"']);
    expect(said(state('good', 'Ativa'))).toEqual(['Ativa']);
    expect(said(message('bad', ['Não ', 'deu'], button('', 'De novo', {}), { role: 'alert' }))).toEqual([
      ...['alert', '  Não deu', '  button "De novo"'],
    ]);
    expect(said(waiting('en'))).toEqual(['status', '  Loading']);
  });

  it('that is a table has its heads beside each value, for where it is narrow', () => {
    const columns = [{ head: 'Nome', class: 'wide' }, { head: 'Uso' }, { head: '' }];
    show(table('Chaves', columns, [{ cells: ['a', 1, 'x', 'more'] }, { cells: ['b'] }]));
    expect(heard()).toEqual(['table "Chaves"', '  row: Nome | Uso |', '  row: a | 1 | x | more', '  row: b']);
    expect(all('td[data-label]').map((cell) => [cell.dataset['label'], cell.textContent])).toEqual([
      ...[
        ['Nome', 'a'],
        ['Uso', '1'],
        ['', 'x'],
        ['', 'more'],
        ['Nome', 'b'],
      ],
    ]);
  });
});

it.each([
  ['ends', async () => 7],
  ['fails', async () => Promise.reject(new Error('no'))],
])(
  'a button that works says so meanwhile, cannot be pressed, and is as before when it %s',
  async (how, work) => {
    const pressed = show(button('', 'Enviar', {}));
    const done = whileBusy(pressed, 'Enviando…', work).catch(String);
    expect([heard(), pressed.style.minWidth]).toEqual([['button "Enviando…" disabled busy'], '0px']);
    expect(await done).toBe(how === 'ends' ? 7 : 'Error: no');
    expect([heard(), pressed.style.minWidth]).toEqual([['button "Enviar"'], '']);
  },
);

describe('a button that copies', () => {
  it('says for two seconds that it did', async () => {
    vi.useFakeTimers();
    const copied: string[] = [];
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } });
    const said: string[] = [];
    const say = (text: string) => void said.push(text);
    show(
      copyButton(
        'text',
        'en',
        () => 'cnv_1',
        say,
        () => said.push('!'),
      ),
    );
    role('button', 'Copy').click();
    await vi.advanceTimersByTimeAsync(1_999);
    expect([copied, said, heard()]).toEqual([['cnv_1'], ['Copied', '!'], ['button "Copied"']]);
    await vi.advanceTimersByTimeAsync(1);
    expect(heard()).toEqual(['button "Copy"']);
  });

  it.each(['dialog', 'body'] as const)(
    'puts its text for a moment into the %s where a page has no clipboard',
    (name) => {
      vi.stubGlobal('navigator', {});
      const place = name === 'body' ? document.body : document.createElement('dialog');
      const pressed = copyButton(
        'text',
        'en',
        () => 'cnv_1',
        () => undefined,
      );
      show(pressed);
      if (name === 'dialog') {
        place.setAttribute('open', '');
        document.body.append(place);
      }
      const copied: unknown[] = [];
      const execCommand = (command: string) => {
        const [area] = all('textarea');
        copied.push([command, area?.value, area?.parentElement === place, area?.readOnly]);
      };
      Object.assign(document, { execCommand });
      pressed.click();
      expect([copied, all('textarea')]).toEqual([[['copy', 'cnv_1', true, true]], []]);
    },
  );
});
