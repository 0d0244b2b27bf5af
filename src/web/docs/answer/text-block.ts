/** A text that is the answer: its lines with numbers, in the colours of JSON where it is JSON, to copy and to save. */
import { type Child, h } from '../../shared/dom.ts';
import { copyButton, jsonCode, programCode } from '../../shared/parts.ts';
import type { Context } from '../core/context.ts';
import type { Download } from './downloads.ts';

/** Lines that are numbered; of a longer text the rest is one piece. */
const NUMBERED = 400;

/** The ending of a file with this text. */
export function endingOf(text: string): 'json' | 'html' | 'svg' | 'xml' | 'txt' {
  if (/^\s*[[{]/.test(text) && isJson(text)) return 'json';
  if (/^\s*<svg\b/.test(text)) return 'svg';
  if (/^\s*<\?xml\b/.test(text)) return 'xml';
  return /^\s*<(?:!doctype|[a-z]+[\s>])/i.test(text) ? 'html' : 'txt';
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Tests that a text is read as a block of its own, and not in a row. */
export const isBlock = (value: unknown): value is string =>
  typeof value === 'string' && (value.includes('\n') || value.length > 160);

export function textBlock(
  context: Context,
  file: string,
  title: string,
  text: string,
  add: (file: Download) => void,
): HTMLElement {
  const { language, say } = context;
  const ending = endingOf(text);
  add({
    label: title,
    form: `.${ending}`,
    file: { name: `${file}.${ending}`, type: 'text/plain;charset=utf-8', content: () => text },
  });
  const colour = (line: string): Child[] =>
    ending === 'json' ? jsonCode(line) : ending === 'txt' ? [line] : programCode(line);
  const all = text.split('\n');
  const numbered = all.slice(0, NUMBERED).map((line) => h('li', null, colour(line)));
  const rest = all.slice(NUMBERED).join('\n');
  return h(
    'div',
    { class: 'part' },
    h(
      'div',
      { class: 'line' },
      h('h3', null, title),
      h(
        'span',
        { class: 'push' },
        copyButton('text', language, () => text, say),
      ),
    ),
    h(
      'div',
      { class: 'code numbered', tabindex: 0, role: 'region', 'aria-label': title },
      h('ol', null, numbered),
      rest !== '' && h('pre', null, rest),
    ),
  );
}
