/** Values that mean nothing: `---`, `N/A`, `não informado`. */
import { placeholders } from '../data/pseudonym-words.ts';
import { lazy } from '../lib/lazy.ts';
import { normalizeWord } from './word.ts';

const words = lazy(() => {
  const all = placeholders.trim().split(/\s+/);
  return { all: new Set(all), longest: Math.max(...all.map(({ length }) => length)) };
});

/** True if a value has no letter and no digit, or no digit and letters that mean nothing. */
export function isPlaceholder(value: string): boolean {
  if (/\d/.test(value)) return false;
  if (!/[\p{L}\p{M}]/u.test(value)) return true;
  // The signs of ordinals are letters that a word is read without.
  const letters = value.replace(/\P{L}+|[ªº]+/gu, '');
  const { all, longest } = words();
  return letters.length <= longest && all.has(normalizeWord(letters).replace(/\P{L}+/gu, ''));
}
