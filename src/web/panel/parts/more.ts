import { type Child, h, put } from '../../shared/dom.ts';
import { button } from '../../shared/parts.ts';
import type { Context } from '../context.ts';

const PAGE = 50;

/** Shows a long list, fifty at a time. */
export function fifties<Item>(
  { t }: Context,
  items: readonly Item[],
  draw: (shown: readonly Item[]) => Child,
): HTMLElement {
  const place = h('div', { class: 'stack' });
  let shown = PAGE;
  const show = () => {
    const left = items.length - shown;
    const more =
      left > 0 &&
      button('small', t.more(Math.min(PAGE, left)), {
        onclick: () => {
          shown += PAGE;
          show();
        },
      });
    put(place, draw(items.slice(0, shown)), more);
  };
  show();
  return place;
}
