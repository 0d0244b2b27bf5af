import { type Child, h } from '../../shared/dom.ts';

/** Marks the text between grave accents as code. */
export function inlineCode(text: string): Child[] {
  return text.split('`').map((part, i) => (i % 2 === 1 ? h('code', null, part) : part));
}
