/** The account key of this tab. It is gone with the tab, or when its owner signs out. */
import { accountKey, ACCOUNT_KEY } from '../shared/account-key.ts';

export interface Session {
  key(): string | null;
  keep(key: string): void;
  forget(): void;
}

export function createSession(): Session {
  let key = accountKey();
  return {
    key: () => key,
    keep(next) {
      key = next;
      quietly(() => sessionStorage.setItem(ACCOUNT_KEY, next));
    },
    forget() {
      key = null;
      quietly(() => sessionStorage.removeItem(ACCOUNT_KEY));
    },
  };
}

/** Number of last characters of a key in its hint. */
const END = 4;

/** Writes a hint as it is shown: the beginning and the end of a key. */
export function shownHint(hint: string): string {
  return `${hint.slice(0, -END)}…${hint.slice(-END)}`;
}

/** Tests that a hint is that of this key. */
export function isHintOf(hint: string, key: string | null): boolean {
  return key !== null && key.startsWith(hint.slice(0, -END)) && key.endsWith(hint.slice(-END));
}

/** Storage may be switched off: the key then lasts until the page is left. */
function quietly(work: () => void): void {
  try {
    work();
  } catch {
    // Nothing else keeps it.
  }
}
