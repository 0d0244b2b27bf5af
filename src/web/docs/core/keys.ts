/**
 * The key with which the page calls tools: the one that a reader pasted, or else the demo key of the service. It is empty
 * where calls need none.
 */
import { keepToolKey, keptToolKey, type MadeKey, type ToolKey } from '../../shared/tab.ts';

export interface Keys {
  /** The key; null where the page has no key. */
  current(): string | null;
  /** Tells if calls cost the reader nothing: they are made with the demo key, or anyone may make them. */
  isDemo(): boolean;
  readonly hasDemo: boolean;
  /** True where calls need no key: anyone may make them, or the reader's login goes along. */
  readonly areNeedless: boolean;
  /** The account and the id of a key that the page made. */
  made(): MadeKey | undefined;
  /** Takes a reader's key for this tab; null forgets it. */
  use(key: ToolKey | null): void;
}

/** Makes the keys of a service with a demo key or without (''), for callers by a key, by their login, or anyone. */
export function createKeys(demo: string, callers = 'key'): Keys {
  if (callers === 'login' || callers === 'anyone') {
    const isFree = callers === 'anyone';
    return {
      hasDemo: isFree,
      areNeedless: true,
      current: () => '',
      isDemo: () => isFree,
      made: () => undefined,
      use() {},
    };
  }
  let kept = keptToolKey();
  const own = () => (kept?.made && kept.made.expiresAt <= Date.now() ? null : kept);
  return {
    hasDemo: demo !== '',
    areNeedless: false,
    current: () => own()?.key ?? (demo || null),
    isDemo: () => own() === null && demo !== '',
    made: () => own()?.made,
    use(key) {
      kept = key;
      keepToolKey(key);
    },
  };
}
