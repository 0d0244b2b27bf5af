/** The favorites of accounts, with the time at which each was added. */
import type { KeyStore } from '../../contracts/key-store.ts';
import { byText } from '../../lib/text/order.ts';

export interface MemoryFavorites {
  readonly add: KeyStore['addFavorite'];
  readonly remove: KeyStore['removeFavorite'];
  readonly list: KeyStore['listFavorites'];
  erase(this: void, accountId: string): void;
}

export function memoryFavorites(): MemoryFavorites {
  const favorites = new Map<string, Map<string, number>>();

  function favoritesOf(accountId: string): Map<string, number> {
    const own = favorites.get(accountId) ?? new Map<string, number>();
    favorites.set(accountId, own);
    return own;
  }

  return {
    add(accountId, toolId, at) {
      const own = favoritesOf(accountId);
      const added = !own.has(toolId);
      if (added) own.set(toolId, at);
      return { added, count: own.size };
    },
    remove(accountId, toolId) {
      const own = favoritesOf(accountId);
      return { removed: own.delete(toolId), count: own.size };
    },
    list: (accountId) =>
      [...favoritesOf(accountId)]
        .map(([toolId, at]) => ({ toolId, at }))
        .toSorted((a, b) => a.at - b.at || byText(a.toolId, b.toolId)),
    erase(accountId) {
      favorites.delete(accountId);
    },
  };
}
