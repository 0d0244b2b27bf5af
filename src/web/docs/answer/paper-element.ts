import { type Child, h } from '../../shared/dom.ts';
import type { Markup, MarkupChild } from '../../../paper/markup.ts';

/** Makes an element of markup. */
export function elementOf({ name, attributes, children }: Markup): HTMLElement {
  return h(name, attributes, ...children.map(childOf));
}

function childOf(part: MarkupChild): Child {
  if (typeof part !== 'object' || part === null) return part;
  return 'name' in part ? elementOf(part) : part.map(childOf);
}
