/** The account key of this tab. It is gone with the tab, or when its owner signs out, and all that the tab keeps goes with it. */
import { accountKey, forgetTab, keepAccountKey } from '../shared/tab.ts';

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
      keepAccountKey(next);
    },
    forget() {
      key = null;
      forgetTab();
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
