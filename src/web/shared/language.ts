/** Finds the language of a page: the one chosen before, or else the browser's. */
import type { Language } from '../../lib/languages.ts';

const KEPT = 'canivete.lang';

export function firstLanguage(): Language {
  const kept = readKept();
  if (kept === 'pt' || kept === 'en') return kept;
  const known = navigator.languages.find((tag) => /^(pt|en)\b/i.test(tag));
  return known && /^en/i.test(known) ? 'en' : 'pt';
}

export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(KEPT, language);
  } catch {
    // Storage may be switched off: the choice then holds until the page is left.
  }
}

function readKept(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}
