/** Values that mean nothing: `---`, `N/A`, `não informado`. */
import { placeholders } from '../data/pseudonym-words.ts';
import { lazy } from '../lib/lazy.ts';
import { normalizeWord } from './word.ts';

const words = lazy(() => new Set(placeholders.trim().split(/\s+/)));

/** Tells whether a value has no letter and no digit, or no digit and letters that mean nothing. */
export function isPlaceholder(value: string): boolean {
  if (/\d/.test(value)) return false;
  const letters = value.replace(/[^\p{L}\p{M}]+/gu, '');
  return letters === '' || words().has(normalizeWord(letters).replace(/\P{L}+/gu, ''));
}
