/** Where the panel keeps the account key of this tab. */
const KEPT = 'canivete.key';

/** Gives the account key that signed in at the panel. Where storage is switched off, nobody signs in by one. */
export function accountKey(): string | null {
  try {
    return sessionStorage.getItem(KEPT);
  } catch {
    return null;
  }
}
