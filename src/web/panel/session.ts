/** The account key of this tab. It is gone with the tab, or when its owner signs out. */
const KEPT = 'canivete.key';

export interface Session {
  key(): string | null;
  keep(key: string): void;
  forget(): void;
}

export function createSession(): Session {
  let key = read();
  return {
    key: () => key,
    keep(next) {
      key = next;
      quietly(() => sessionStorage.setItem(KEPT, next));
    },
    forget() {
      key = null;
      quietly(() => sessionStorage.removeItem(KEPT));
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

function read(): string | null {
  return quietly(() => sessionStorage.getItem(KEPT)) ?? null;
}

/** Storage may be switched off: the key then lasts until the page is left. */
function quietly<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
