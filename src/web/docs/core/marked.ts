import { type Child, h } from '../../shared/dom.ts';
import { fold } from '../../../lib/text/search.ts';
import { likeness, wordsOf } from './catalogue.ts';

/** Marks the letters of a text by which a search found it. */
export function markMatches(text: string, query: string): Child[] {
  const asked = wordsOf(query);
  return text.split(/([\p{L}\p{N}]+)/u).map((part, i) => {
    // Separators stand between the words.
    if (i % 2 === 0) return part;
    const word = fold(part);
    return asked.some((one) => likeness(word, one) > 0) ? h('mark', null, part) : part;
  });
}
