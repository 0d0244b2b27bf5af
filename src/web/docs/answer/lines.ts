/** A list of texts: one a line, each with its copy, the first of many at once. */
import { h, put } from '../../shared/dom.ts';
import { button, copyIcon } from '../../shared/parts.ts';
import type { Context } from '../core/context.ts';

/** Lines that are shown at first, and that each press adds. */
const AT_ONCE = 20;
const MORE = 100;

export function lines({ t, language, say }: Context, items: readonly string[]): HTMLElement {
  const list = h('ul', { class: 'items' });
  const more = h('div');
  let shown = 0;
  const show = (count: number) => {
    const before = shown;
    shown = Math.min(items.length, shown + count);
    list.append(
      ...items
        .slice(before, shown)
        .map((item) =>
          h('li', null, h('code', { class: 'wrap' }, item), copyIcon(language, item, item, say)),
        ),
    );
    const left = items.length - shown;
    const add = button('text', t.answer.showMore(Math.min(MORE, left)), { onclick: () => show(MORE) });
    put(more, left > 0 && add);
  };
  show(items.length <= AT_ONCE + 2 ? items.length : AT_ONCE);
  return h('div', null, list, more);
}
