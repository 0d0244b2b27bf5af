import { RECENTS } from '../../shared/tab.ts';
import type { Account } from './account.ts';

/** Tools that a reader starred in this browser, and the calls of this tab. Neither leaves it. */
const FAVORITES = 'canivete.favorites';

/** The tab in which this browser opens each tool. */
const TAB = 'canivete.tab';

/** Most calls that are kept, one a tool. */
const MOST = 6;

export interface Recent {
  readonly id: string;
  /** The address of the page with what a link may hold of its form. */
  readonly hash: string;
  /** The sentence of the answer; empty where it is nobody’s business. */
  readonly result: string;
}

export interface Kept {
  favorites(): readonly string[];
  /** Stars a tool or takes its star, and returns whether it has one now; null where that failed. */
  toggle(id: string): boolean | Promise<boolean | null>;
  /** The last call of each tool, the latest first. */
  recents(): readonly Recent[];
  note(call: Recent): void;
  forgetRecents(): void;
  /** The tab that a reader chose last, on any tool. */
  tab(): string | undefined;
  chooseTab(name: string): void;
}

export function createKept(): Kept {
  let favorites = read<string>(() => localStorage, FAVORITES);
  let [tab] = read<string>(() => localStorage, TAB);
  let recents = read<Recent>(() => sessionStorage, RECENTS);
  const keepRecents = () => write(() => sessionStorage, RECENTS, recents);
  return {
    favorites: () => favorites,
    toggle(id) {
      const isStarred = !favorites.includes(id);
      favorites = isStarred ? [...favorites, id] : favorites.filter((one) => one !== id);
      write(() => localStorage, FAVORITES, favorites);
      return isStarred;
    },
    recents: () => recents,
    note(call) {
      recents = [call, ...recents.filter(({ id }) => id !== call.id)].slice(0, MOST);
      keepRecents();
    },
    forgetRecents() {
      recents = [];
      keepRecents();
    },
    tab: () => tab,
    chooseTab(name) {
      tab = name;
      write(() => localStorage, TAB, [name]);
    },
  };
}

/** The same with the favorites of an account in place of those of this browser. */
export const keptBy = (account: Account, kept: Kept): Kept => ({
  ...kept,
  favorites: account.favorites,
  async toggle(id) {
    const isStarred = !account.favorites().includes(id);
    return (await account.star(id, isStarred)) ? isStarred : null;
  },
});

/** Storage may be switched off, or hold what another page wrote: nothing was kept then. */
function read<Item>(storage: () => Storage, name: string): readonly Item[] {
  try {
    const kept: unknown = JSON.parse(storage().getItem(name) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

function write(storage: () => Storage, name: string, items: readonly unknown[]): void {
  try {
    if (items.length === 0) storage().removeItem(name);
    else storage().setItem(name, JSON.stringify(items));
  } catch {
    // They last until the page is left.
  }
}
