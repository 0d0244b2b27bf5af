import type { Language, Text } from '../../src/lib/languages.ts';

/** An error for the user, in both languages: the prompt prints it in the one that it speaks. */
class TextError extends Error {
  readonly #text: Text;

  constructor(text: Text) {
    super(text.en);
    this.#text = text;
  }

  get text(): Text {
    return this.#text;
  }
}

/** A mistake in the command that its user can mend: printed in one line, exit code 2. */
export class UsageError extends TextError {}

/** Another error: the command exits with code 1. */
export class Failure extends TextError {}

/** Words that there are in one language only, such as those of the system. */
export const sameText = (text: string): Text => ({ pt: text, en: text });

/** Makes a text of others in each language. */
export const eachText = (make: (language: Language) => string): Text => ({ pt: make('pt'), en: make('en') });

/** Shortens a key, or its hint, for display. */
export const shortKey = (key: string): string => `${key.slice(0, 8)}…${key.slice(-4)}`;

/** Shortens each key in a text, with whatever prefix. Ids have 26 characters, and keys more. */
export function withoutKeys(text: string): string {
  return text.replace(/[0-9A-Za-z]+_[0-9A-Za-z]{30,}/g, shortKey);
}

/** The help of a command. */
export interface Help {
  /** How it is called, and what it does. */
  readonly usage: Text;
  readonly options?: Text;
  /** Facts that no option holds. */
  readonly more?: Text;
}
