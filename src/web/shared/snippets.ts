/** The same call in several languages, one shown at a time. */
import type { Snippet } from '../../shown/calls.ts';
import { h } from './dom.ts';
import type { Language } from '../../lib/languages.ts';
import { codeBlock, copyButton, programCode } from './parts.ts';
import { tabs } from './tabs.ts';

let chosen = 0;

export function snippets(
  label: string,
  list: readonly Snippet[],
  language: Language,
  say: (text: string) => void,
): HTMLElement {
  let shown = Math.min(chosen, list.length - 1);
  const copy = copyButton('text push', language, () => list[shown]?.text ?? '', say);
  const views = list.map(({ name, text }) => ({
    name,
    panel: h('div', null, codeBlock(`${label}: ${name}`, programCode(text))),
  }));
  return tabs(label, views, copy, {
    first: shown,
    onChoose: (index) => (shown = chosen = index),
  });
}
