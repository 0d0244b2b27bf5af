/** A page as a screen reader gets it: roles, names, states and texts, without classes, ids or the lines of drawings. */

const ROLES: Readonly<Record<string, string>> = {
  ...{ button: 'button', summary: 'button', select: 'combobox', textarea: 'textbox', option: 'option' },
  ...{ nav: 'navigation', main: 'main', header: 'banner', footer: 'contentinfo', aside: 'complementary' },
  ...{ dialog: 'dialog', article: 'article', fieldset: 'group', details: 'group' },
  ...{ table: 'table', tr: 'row', td: 'cell', th: 'columnheader', ul: 'list', ol: 'list', li: 'listitem' },
};
const INPUTS: Readonly<Record<string, string>> = {
  ...{ checkbox: 'checkbox', radio: 'radio', search: 'searchbox', date: 'date' },
  'datetime-local': 'datetime',
};
/** Their name is what they hold. */
const NAMED_BY_CONTENT = new Set([
  'button',
  'link',
  'heading',
  'option',
  'tab',
  'cell',
  'columnheader',
  'row',
]);
const FIELDS = new Set(['textbox', 'searchbox', 'combobox', 'date', 'datetime']);
/** Said in one piece, wherever they stand. */
const PIECES = new Set([
  ...FIELDS,
  'button',
  'link',
  'heading',
  'option',
  'tab',
  'img',
  'checkbox',
  'radio',
  'switch',
]);
/** Said in one line with all that they hold. */
const LINES = new Set(['row', 'listitem']);
const INLINE = new Set(
  'a abbr b button code i input kbd label mark select span strong svg textarea time'.split(' '),
);
const STATES = ['pressed', 'expanded', 'selected', 'current', 'invalid', 'busy'] as const;
const LONGEST = 240;

type Field = HTMLInputElement & { readonly open?: boolean };

export function roleOf(element: Element): string {
  const own = element.getAttribute('role');
  const { localName } = element;
  if (own !== null) return own;
  if (localName === 'input') return INPUTS[(element as Field).type] ?? 'textbox';
  if (localName === 'a') return element.hasAttribute('href') ? 'link' : '';
  if (localName === 'section') return element.hasAttribute('aria-label') ? 'region' : '';
  return /^h[1-6]$/.test(localName) ? 'heading' : (ROLES[localName] ?? '');
}

/** True if screen readers skip an element, wherever it stands. */
const isSilent = (element: Element): boolean =>
  element.getAttribute('aria-hidden') === 'true' ||
  element.hasAttribute('hidden') ||
  (element.parentElement?.matches('details:not([open])') === true && element.localName !== 'summary');

function isHeard(element: Element): boolean {
  for (let one: Element | null = element; one; one = one.parentElement) if (isSilent(one)) return false;
  return true;
}

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The texts that are heard of what an element holds. */
function contentOf(element: Element): string {
  const parts = [...element.childNodes].map((node) => {
    if (node.nodeType === 3) return node.textContent ?? '';
    if (node.nodeType !== 1 || isSilent(node as Element)) return '';
    const inner = node as Element;
    const text =
      inner.getAttribute('aria-label') ?? (roleOf(inner) === 'img' ? nameOf(inner) : contentOf(inner));
    return INLINE.has(inner.localName) ? text : ` ${text} `;
  });
  return parts.join('');
}

const byIds = (element: Element, attribute: string): readonly Element[] =>
  (element.getAttribute(attribute) ?? '')
    .split(' ')
    .flatMap((id) => (id === '' ? [] : (element.ownerDocument.getElementById(id) ?? [])));

const childOf = (element: Element, name: string) =>
  [...element.children].find((one) => one.localName === name);

/** The accessible name of an element. */
export function nameOf(element: Element): string {
  const role = roleOf(element);
  const label = element.getAttribute('aria-label');
  const [first] = byIds(element, 'aria-labelledby');
  const labels =
    element.id === '' ? [] : [...element.ownerDocument.querySelectorAll(`label[for="${element.id}"]`)];
  const own =
    first ??
    labels[0] ??
    (FIELDS.has(role) || INPUTS[role] || role === 'switch' ? element.closest('label') : undefined) ??
    childOf(element, { group: 'legend', table: 'caption', img: 'title' }[role] ?? '');
  const text = label ?? (own ? contentOf(own) : NAMED_BY_CONTENT.has(role) ? contentOf(element) : '');
  return flat(text) || flat(element.getAttribute('title') ?? element.getAttribute('placeholder') ?? '');
}

/** Lists the states of an element that are announced: its level, its value and its condition. */
export function statesOf(element: Element): string {
  const role = roleOf(element);
  const { value, checked, disabled, open, type } = element as Field;
  const chosen =
    element.localName === 'select' ? contentOfChosen(element as unknown as HTMLSelectElement) : value;
  const told = [...byIds(element, 'aria-describedby'), ...(role === 'img' ? [childOf(element, 'desc')] : [])];
  const words = [
    FIELDS.has(role) && chosen !== '' && (type === 'password' ? 'filled' : `= ${flat(String(chosen))}`),
    (INPUTS[role] !== undefined || role === 'switch') && checked && 'checked',
    disabled && 'disabled',
    role === 'group' && open && 'open',
    ...STATES.map((state) => {
      const is = element.getAttribute(`aria-${state}`);
      return is !== null && is !== 'false' && (is === 'true' ? state : `${state} ${is}`);
    }),
    ...told.map((one) => one && flat(contentOf(one)) && `(${flat(contentOf(one))})`),
  ];
  return words.flatMap((word) => (word ? ` ${word}` : [])).join('');
}

const contentOfChosen = ({ selectedOptions }: HTMLSelectElement) =>
  [...selectedOptions].map(({ textContent }) => textContent).join(', ');

const said = (element: Element) => {
  const role = element.localName === 'summary' ? 'button' : roleOf(element);
  const level = role === 'heading' ? ` ${element.localName.slice(1)}` : '';
  const name = nameOf(element);
  return `${role}${level}${name && ` "${name}"`}${statesOf(element)}`;
};

/** Without what differs from run to run: ids, keys, and how long an attempt took. */
const settled = (line: string) =>
  line
    .replace(/(evt|key|wh|acc|req)_[0-9a-z]{20,}/g, '$1_…')
    .replace(/cnv_\w+(?:…\w+)?/g, 'cnv_…')
    .replace(/whsec_[\w+/=]+/g, 'whsec_…')
    .replace(/\d+ ms(?![a-z])/g, '… ms');

/** A page, or a part of one, as lines: what is inside something stands below it, further to the right. */
export function heard(root: Element): readonly string[] {
  const lines: string[] = [];
  const described = new Set(
    [root, ...root.querySelectorAll('[aria-describedby]')].flatMap((one) => byIds(one, 'aria-describedby')),
  );
  let pieces: string[] = [];
  function end(depth: number) {
    const [only, ...others] = pieces.filter((piece) => piece.trim() !== '');
    const isOne = others.length === 0 && only?.trim().startsWith('[');
    const line = flat(isOne ? (only?.trim().slice(1, -1) ?? '') : pieces.join(''));
    pieces = [];
    if (line !== '')
      lines.push('  '.repeat(depth) + (line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line));
  }
  function look(node: Node, depth: number, isInLine: boolean): void {
    if (node.nodeType === 3) pieces.push(node.textContent ?? '');
    if (node.nodeType !== 1) return;
    const element = node as Element;
    if (isSilent(element) || described.has(element)) return;
    const role = roleOf(element);
    const inside = (to: number, isLine: boolean) => {
      for (const child of element.childNodes) look(child, to, isLine);
    };
    if (
      ['legend', 'caption', 'title', 'desc', 'defs', 'option'].includes(element.localName) &&
      role !== 'option'
    )
      return;
    if (element.localName === 'option') return;
    if (element.localName === 'label') {
      for (const field of element.querySelectorAll('input, select, textarea'))
        pieces.push(`[${said(field)}]`);
      return;
    }
    const isInline = isInLine || INLINE.has(element.localName);
    if (PIECES.has(role)) {
      if (!isInline) end(depth);
      pieces.push(isInLine ? ` [${said(element)}] ` : `[${said(element)}]`);
      if (!isInline) end(depth);
      return;
    }
    if (isInLine && ['td', 'th'].includes(element.localName)) {
      if (pieces.length > 1 || !pieces[0]?.startsWith('row')) pieces.push(' | ');
      return inside(depth, true);
    }
    if (isInline) {
      if (isInLine && !INLINE.has(element.localName)) pieces.push(' ');
      inside(depth, isInLine);
      if (isInLine && !INLINE.has(element.localName)) pieces.push(' ');
      return;
    }
    end(depth);
    if (LINES.has(role)) {
      pieces.push(role === 'row' ? 'row: ' : '- ');
      inside(depth, true);
      return end(depth);
    }
    if (role === '' || role === 'presentation') {
      inside(depth, false);
      return end(depth);
    }
    lines.push('  '.repeat(depth) + said(element));
    inside(depth + 1, false);
    end(depth + 1);
  }
  look(root, 0, false);
  end(0);
  return lines.map(settled);
}

/** Finds the audible elements with a role inside an element, and with a name if one is given. */
export const byRole = (root: ParentNode, role: string, name?: string | RegExp): readonly HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('*')].filter(
    (one) =>
      roleOf(one) === role &&
      isHeard(one) &&
      (name === undefined || (typeof name === 'string' ? nameOf(one) === name : name.test(nameOf(one)))),
  );

/** The only one of a role and a name; of several, that one alone whose name it is whole. */
export function oneByRole(root: ParentNode, role: string, name?: string | RegExp): HTMLElement {
  const [first, ...others] = byRole(root, role, name);
  if (first && others.length === 0) return first;
  const there = byRole(root, role).map(nameOf);
  throw new Error(
    `${1 + others.length} ${role} of ${there.length} are named ${String(name)}: ${there.join(' | ')}`,
  );
}
