import { h } from '../../shared/dom.ts';

/** What may be wider than the page, moved by keys too. */
export function scrolled(label: string, inner: HTMLElement): HTMLElement {
  return h('div', { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': label }, inner);
}
