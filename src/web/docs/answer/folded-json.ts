import { h, put } from '../../shared/dom.ts';
import { codeBlock, jsonCode } from '../../shared/parts.ts';
import type { Context } from '../core/context.ts';

/** Lines of JSON that are shown at first. */
const LINES = 15;

/** Shows the first lines of JSON, and the rest when asked for. */
export function foldedJson({ t }: Context, text: string): HTMLElement {
  const lines = text.split('\n');
  if (lines.length <= LINES + 2) return codeBlock(t.answer.json, jsonCode(text), 'json');
  const place = h('div', { class: 'folded' });
  const show = (isWhole: boolean) => {
    const code = codeBlock(
      t.answer.json,
      jsonCode(isWhole ? text : lines.slice(0, LINES).join('\n')),
      isWhole ? 'json tall' : 'json',
    );
    const more = h(
      'button',
      {
        type: 'button',
        class: 'button text',
        'aria-expanded': String(isWhole),
        onclick: () => {
          show(!isWhole);
          place.querySelector('button')?.focus();
        },
      },
      isWhole ? t.answer.fewerLines : t.answer.showLines(lines.length),
    );
    put(place, code, h('div', { class: 'more' }, more));
  };
  show(false);
  return place;
}
