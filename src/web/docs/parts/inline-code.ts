import { type Child, h } from '../../shared/dom.ts';

/** A text in which what stands between grave accents is code. */
export function inlineCode(text: string): Child[] {
  return text.split('`').map((part, i) => (i % 2 === 1 ? h('code', null, part) : part));
}
