/**
 * The key with which the page calls tools: the one that a reader pasted, or else the demo key of the service. It is empty
 * where calls need none.
 */
const KEPT = 'canivete.tool-key';

export interface Keys {
  /** The key; null where the page has no key. */
  current(): string | null;
  /** Tells if calls cost the reader nothing: they are made with the demo key, or anyone may make them. */
  isDemo(): boolean;
  readonly hasDemo: boolean;
  /** True where calls need no key: anyone may make them, or the reader's login goes along. */
  readonly areNeedless: boolean;
  /** Takes a reader's key for this tab; null forgets it. */
  use(key: string | null): void;
}

/** Makes the keys of a service with a demo key or without (''), for callers by a key, by their login, or anyone. */
export function createKeys(demo: string, callers = 'key'): Keys {
  if (callers === 'login' || callers === 'anyone') {
    const isFree = callers === 'anyone';
    return { hasDemo: isFree, areNeedless: true, current: () => '', isDemo: () => isFree, use() {} };
  }
  let own = quietly(() => sessionStorage.getItem(KEPT)) ?? null;
  return {
    hasDemo: demo !== '',
    areNeedless: false,
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
