/** The same call in several languages, one shown at a time. */
import { freshId, h } from './dom.ts';
import type { Language } from './language.ts';
import { codeBlock, copyButton, programCode } from './parts.ts';

export interface Snippet {
  readonly name: string;
  readonly text: string;
}

let chosen = 0;

export function snippets(
  label: string,
  list: readonly Snippet[],
  language: Language,
  say: (text: string) => void,
): HTMLElement {
  const panels = list.map(({ name, text }) =>
    h('div', { role: 'tabpanel', id: freshId(), 'aria-label': name }, codeBlock(name, programCode(text))),
  );
  const tabs = list.map(({ name }, i) =>
    h(
      'button',
      { type: 'button', role: 'tab', 'aria-controls': panels[i]?.id, onclick: () => choose(i) },
      name,
    ),
  );
  const choose = (index: number) => {
    chosen = index;
    tabs.forEach((tab, i) => {
      tab.setAttribute('aria-selected', String(i === index));
      tab.tabIndex = i === index ? 0 : -1;
    });
    panels.forEach((panel, i) => panel.toggleAttribute('hidden', i !== index));
  };
  const bar = h('div', { role: 'tablist', 'aria-label': label }, tabs);
  bar.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    choose((chosen + step + tabs.length) % tabs.length);
    tabs[chosen]?.focus();
  });
  choose(Math.min(chosen, list.length - 1));
  const copy = copyButton('text push', language, () => list[chosen]?.text ?? '', say);
  return h('div', null, h('div', { class: 'tabs' }, bar, copy), panels);
}
