/** The main value of an answer, in the largest letters. */
import { type Child, h } from '../../shared/dom.ts';
import type { Context } from '../core/context.ts';
import type { WholeTool } from '../core/types.ts';
import { shownByDrawing } from '../drawings/index.ts';
import type { Download } from './downloads.ts';
import { isCode } from './rows.ts';
import { isBlock, textBlock } from './text-block.ts';
import type { Main } from './words.ts';

/** Longest number or name in the largest size, in letters. */
const LARGE = 24;

/** The value that was asked for, in the largest letters that it leaves room for. */
export function hero(
  context: Context,
  tool: WholeTool,
  { label, value, text, paths: [path = ''], isSentence }: Main,
  isValid: boolean,
  add: (file: Download) => void,
): Child {
  if (isSentence) return h('p', { class: 'headline' }, text);
  if (isBlock(value) && shownByDrawing(tool.id).includes(path)) return null;
  if (isBlock(value)) return textBlock(context, tool.id, label ?? tool.name, value, add);
  const isLong = text.length > LARGE;
  const isMono = isValid || (isLong && (isCode(value) || /\S{24}/.test(text)));
  return h(
    'div',
    { class: 'hero' },
    !isValid && h('p', { class: 'hint' }, label),
    h(
      'p',
      { class: `answer wrap${isLong ? ' long' : ''}${isMono ? ' mono' : ''}` },
      isLong && isMono ? inEqualParts(text) : text,
    ),
  );
}

/** Letters of a line of a long code. */
const PART = 36;

/** A code in lines of one length. */
function inEqualParts(text: string): Child {
  const count = Math.ceil(text.length / PART);
  const length = Math.ceil(text.length / count);
  return Array.from({ length: count }, (_, i) => [
    i > 0 && h('wbr'),
    text.slice(i * length, (i + 1) * length),
  ]);
}
