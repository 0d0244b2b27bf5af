import { fold, searchWords } from '../../lib/text/search.ts';

/** Finds the items whose text has every word of the query, in the order of the list. */
export function search<Item>(
  items: readonly Item[],
  query: string,
  textOf: (item: Item) => string,
): readonly Item[] {
  const words = searchWords(query);
  return items.filter((item) => {
    const text = fold(textOf(item));
    return words.every((word) => text.includes(word));
  });
}
