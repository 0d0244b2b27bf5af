import { h } from '../../shared/dom.ts';

/** Wraps an element that may be wider than the page, so that keys can scroll it too. */
export function scrollRegion(label: string, inner: HTMLElement): HTMLElement {
  return h('div', { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': label }, inner);
}
