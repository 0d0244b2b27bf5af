import { fold, searchWords } from '../../lib/text/search.ts';

/** Those in whose text every word of the query is found, in the order of the list. */
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
