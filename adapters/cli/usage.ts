/** A mistake in the command that its user can mend: printed in one line, exit code 2. */
export class UsageError extends Error {}

/** An error for the user: its message is printed as it is, and the command exits with code 1. */
export class Failure extends Error {}

/** Shortens a key, or its hint, for display. */
export const shortKey = (key: string): string => `${key.slice(0, 8)}…${key.slice(-4)}`;

/** Shortens each key in a text, with whatever prefix. Ids have 26 characters, and keys more. */
export function withoutKeys(text: string): string {
  return text.replace(/[0-9A-Za-z]+_[0-9A-Za-z]{30,}/g, shortKey);
}
