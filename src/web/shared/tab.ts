/**
 * A tab keeps three things of a customer who is signed in: the account key of the panel, the key that calls tools, and the calls
 * that were made. They go together, when this customer signs out or another one signs in.
 */
const ACCOUNT_KEY = 'canivete.key';
const ACCOUNT = 'canivete.account';
const TOOL_KEY = 'canivete.tool-key';
export const RECENTS = 'canivete.recents';

/** A key that calls tools: one that was pasted, or one that the docs page made for an account. */
export interface ToolKey {
  readonly key: string;
  readonly made?: MadeKey;
}

export interface MadeKey {
  /** The id by which it is revoked. */
  readonly id: string;
  readonly accountId: string;
  readonly accountName: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Gives the account key that signed in at the panel. Where storage is switched off, nobody signs in by one. */
export const accountKey = (): string | null => read(ACCOUNT_KEY);

export const keepAccountKey = (key: string | null): void => write(ACCOUNT_KEY, key);

/** Gives the key for calls, unless it has expired. */
export function keptToolKey(): ToolKey | null {
  const text = read(TOOL_KEY);
  if (text === null || !text.startsWith('{')) return text === null ? null : { key: text };
  try {
    const kept = JSON.parse(text) as ToolKey;
    return kept.made && kept.made.expiresAt > Date.now() ? kept : null;
  } catch {
    return null;
  }
}

export function keepToolKey(kept: ToolKey | null): void {
  write(TOOL_KEY, kept && (kept.made ? JSON.stringify(kept) : kept.key));
}

/** Keeps whose tab it is, null for nobody's. What was of somebody else is forgotten; true if there was. */
export function enterAs(accountId: string | null): boolean {
  const before = read(ACCOUNT);
  const isOther = before !== null && before !== accountId;
  if (isOther) forgetCalls();
  write(ACCOUNT, accountId);
  return isOther;
}

/** Forgets all of it. */
export function forgetTab(): void {
  for (const name of [ACCOUNT_KEY, ACCOUNT]) write(name, null);
  forgetCalls();
}

function forgetCalls(): void {
  for (const name of [TOOL_KEY, RECENTS]) write(name, null);
}

/** Reads a page again that a browser brings back whole, where somebody signed in or out meanwhile. */
export function reloadOnReturn(): void {
  const state = () => [ACCOUNT_KEY, ACCOUNT, TOOL_KEY].map(read).join(' ');
  let left = '';
  addEventListener('pagehide', () => void (left = state()));
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && state() !== left) location.reload();
  });
}

/** Storage may be switched off: nothing is kept then. */
function read(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

function write(name: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, text);
  } catch {
    // It lasts until the page is left.
  }
}
