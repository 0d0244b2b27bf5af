/** The settings of a header, which are one menu where it is narrow. */
import { type Child, h, svg } from './dom.ts';

/** Gives the button that opens the menu, and the menu itself: they stand beside each other. */
export function menu(
  label: string,
  ...inside: readonly Child[]
): readonly [open: HTMLElement, menu: HTMLElement] {
  const settings = h('div', { class: 'menu', id: 'menu' }, ...inside);
  const open = h(
    'button',
    {
      type: 'button',
      class: 'button text open-menu',
      'aria-label': label,
      'aria-controls': settings.id,
      'aria-expanded': 'false',
      onclick: () => open.setAttribute('aria-expanded', String(settings.classList.toggle('open'))),
    },
    svg(
      'svg',
      { class: 'glyph', viewBox: '0 0 14 14', 'aria-hidden': 'true' },
      svg('path', { d: 'M1 3H13M1 7H13M1 11H13' }),
    ),
  );
  return [open, settings];
}
