/** Where the panel keeps the account key of this tab. */
export const ACCOUNT_KEY = 'canivete.key';

/** Gives the account key that signed in at the panel. Where storage is switched off, nobody signs in by one. */
export function accountKey(): string | null {
  try {
    return sessionStorage.getItem(ACCOUNT_KEY);
  } catch {
    return null;
  }
}
