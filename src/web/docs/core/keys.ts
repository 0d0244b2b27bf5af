/** The key with which the page calls tools: the one that a reader pasted, or else the demo key of the service. */
const KEPT = 'canivete.tool-key';

export interface Keys {
  /** The key; null where the page has no key. */
  current(): string | null;
  /** Tells if calls are made with the demo key, which costs the reader nothing. */
  isDemo(): boolean;
  readonly hasDemo: boolean;
  /** Takes a reader's key for this tab; null forgets it. */
  use(key: string | null): void;
}

export function createKeys(demo: string): Keys {
  let own = quietly(() => sessionStorage.getItem(KEPT)) ?? null;
  return {
    hasDemo: demo !== '',
    current: () => own ?? (demo || null),
    isDemo: () => own === null && demo !== '',
    use(key) {
      own = key;
      quietly(() => (key === null ? sessionStorage.removeItem(KEPT) : sessionStorage.setItem(KEPT, key)));
    },
  };
}

/** Storage may be switched off: the key then lasts until the page is left. */
function quietly<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
