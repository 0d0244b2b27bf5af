import { h } from './dom.ts';
import { type Language, languageTags } from '../../lib/languages.ts';
import { words } from '../../shown/words.ts';

/** The choice of the language. */
export function languages(language: Language, speak: (language: Language) => void): HTMLElement {
  const choice = (own: Language) =>
    h(
      'button',
      {
        type: 'button',
        lang: languageTags[own],
        'aria-pressed': String(own === language),
        title: { pt: 'Português', en: 'English' }[own],
        onclick: () => speak(own),
      },
      own.toUpperCase(),
    );
  return h(
    'div',
    { class: 'languages', role: 'group', 'aria-label': words[language].language },
    choice('pt'),
    choice('en'),
  );
}

/** Leads to the content of a page. The hash is an address of ours, not a place in the document. */
export function skipLink(language: Language): HTMLElement {
  const toMain = (event: Event) => {
    event.preventDefault();
    document.querySelector<HTMLElement>('main')?.focus();
  };
  return h('a', { class: 'skip', href: '#main', onclick: toMain }, words[language].skip);
}
