import { type Child, h } from '../../shared/dom.ts';
import { isFoundBy } from '../../../shown/tool-search.ts';

/** Marks the letters of a text by which a search found it. */
export function markMatches(text: string, query: string): Child[] {
  return text.split(/([\p{L}\p{N}]+)/u).map((part, i) =>
    // Separators stand between the words.
    i % 2 === 1 && isFoundBy(part, query) ? h('mark', null, part) : part,
  );
}
