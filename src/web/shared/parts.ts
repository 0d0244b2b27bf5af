/** Small parts of a page: buttons, messages, tables, code. */
import { type Attributes, type Child, h, put } from './dom.ts';
import { type Glyph, glyph } from './glyphs.ts';
import type { Language } from '../../lib/languages.ts';
import { words } from '../../shown/words.ts';

export function button(kind: string, label: Child, attributes: Attributes): HTMLButtonElement {
  return h('button', { type: 'button', class: `button ${kind}`, ...attributes }, label);
}

/** Runs a button's action once at a time, and says so on it meanwhile. Its width stays. */
export async function whileBusy<Result>(
  pressed: HTMLButtonElement,
  doing: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const label = [...pressed.childNodes];
  pressed.style.minWidth = `${pressed.offsetWidth}px`;
  pressed.disabled = true;
  pressed.setAttribute('aria-busy', 'true');
  put(pressed, doing);
  try {
    return await work();
  } finally {
    put(pressed, label);
    pressed.removeAttribute('aria-busy');
    pressed.disabled = false;
    pressed.style.minWidth = '';
  }
}

/** A word with its sign. */
export function state(tone: Glyph, word: Child): HTMLElement {
  return h(
    'span',
    { class: `state ${tone === 'waits' ? 'warned' : tone}` },
    glyph(tone),
    h('span', null, word),
  );
}

export function message(
  tone: 'good' | 'bad' | 'warned',
  text: readonly Child[],
  action: Child = null,
  attributes: Attributes = {},
): HTMLElement {
  return h(
    'div',
    { class: `message is-${tone}`, ...attributes },
    glyph(tone),
    h('p', { class: 'wrap' }, text),
    action,
  );
}

export interface Column {
  readonly head: string;
  readonly class?: string;
}

export interface Row {
  readonly cells: readonly Child[];
  readonly class?: string;
}

/** Makes a table that is read as blocks where it is narrow. An empty head stands over actions. */
export function table(caption: string, columns: readonly Column[], rows: readonly Row[]): HTMLElement {
  return h(
    'table',
    { class: 'blocks' },
    h('caption', { class: 'only-read' }, caption),
    h(
      'thead',
      null,
      h(
        'tr',
        null,
        columns.map(({ head, class: name }) =>
          head === '' ? h('td', null) : h('th', { scope: 'col', class: name }, head),
        ),
      ),
    ),
    h(
      'tbody',
      null,
      rows.map(({ cells, class: name }) =>
        h(
          'tr',
          { class: name },
          cells.map((cell, i) => {
            const { head = '', class: name } = columns[i] ?? {};
            return h('td', { class: name, 'data-label': head }, cell);
          }),
        ),
      ),
    ),
  );
}

/** Shows three bars while something is being fetched. */
export function waiting(language: Language): HTMLElement {
  return h(
    'div',
    { class: 'waiting', role: 'status' },
    h('span', { class: 'hint' }, words[language].loading),
    h('i'),
    h('i'),
    h('i'),
  );
}

/** A button that copies a text, and says that it did. */
export function copyButton(
  kind: string,
  language: Language,
  text: () => string,
  say: (text: string) => void,
  onCopied: () => void = () => undefined,
): HTMLButtonElement {
  const { copy, copied } = words[language];
  const pressed = button(kind, copy, {
    onclick: () =>
      void copyText(text()).then(() => {
        put(pressed, copied);
        say(copied);
        onCopied();
        setTimeout(() => put(pressed, copy), 2000);
      }),
  });
  return pressed;
}

/** A sign that copies a text; it is named by what it copies. */
export function copyIcon(
  language: Language,
  name: string,
  text: string,
  say: (text: string) => void,
): HTMLButtonElement {
  const { copy, copied } = words[language];
  const pressed = button('icon', glyph('copy'), {
    'aria-label': `${copy} ${name}`,
    onclick: () =>
      void copyText(text).then(() => {
        put(pressed, glyph('good'));
        say(copied);
        setTimeout(() => put(pressed, glyph('copy')), 2000);
      }),
  });
  return pressed;
}

async function copyText(text: string): Promise<void> {
  // The clipboard is missing where a page is served over plain HTTP from another machine.
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const area = h('textarea', { class: 'only-read', readonly: true });
  area.value = text;
  (document.querySelector('dialog[open]') ?? document.body).append(area);
  area.select();
  document.execCommand('copy');
  area.remove();
}

const TOKENS = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(true|false|null)\b|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)/g;

/** Highlights the strings, numbers and literals of JSON. */
export function jsonCode(text: string): Child[] {
  return colourCode(text, TOKENS, ([all, string, colon, literal]) => {
    if (string !== undefined) return colon === undefined ? ['str', string] : ['', all];
    return [literal === undefined ? 'num' : 'lit', all];
  });
}

/** Highlights the quoted strings of a program or a command. */
export function programCode(text: string): Child[] {
  return colourCode(text, /"[^"]*"|'[^']*'|`[^`]*`/g, ([all]) => ['str', all]);
}

function colourCode(
  text: string,
  pattern: RegExp,
  kindOf: (match: RegExpMatchArray) => readonly [kind: string, part: string],
): Child[] {
  const parts: Child[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const [kind, part] = kindOf(match);
    parts.push(text.slice(end, match.index), kind === '' ? part : h('span', { class: kind }, part));
    end = match.index + match[0].length;
  }
  return [...parts, text.slice(end)];
}

/** Code in a frame of its own that can be scrolled by keyboard. */
export function codeBlock(label: string, content: readonly Child[], kind = ''): HTMLElement {
  return h(
    'pre',
    { class: `code ${kind}`, tabindex: 0, role: 'region', 'aria-label': label },
    h('code', null, content),
  );
}
