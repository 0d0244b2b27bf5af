import { graphemes } from '../../../lib/text/graphemes.ts';
import { normalize } from '../../../lib/text/normalize.ts';
import { WORD } from '../../../lib/text/words.ts';

/** The differences that a comparison passes over. */
export interface Leniency {
  readonly ignoreCase: boolean;
  /** True ignores white space at both ends, and the length and kind of a run of it. */
  readonly ignoreWhitespace: boolean;
}

/**
 * The parts of a text that are compared: words, runs of white space and single other characters, or characters. They
 * are the text, but for white space at both ends that is to be passed over.
 */
export function tokensOf(text: string, mode: 'word' | 'char', { ignoreWhitespace }: Leniency): string[] {
  if (mode === 'word') return wordTokens(ignoreWhitespace ? text.trim() : text);
  return ignoreWhitespace ? spacedTokens(text.trim()) : graphemes(text);
}

/** Reduces a token, or line, to what decides whether it equals another: canonical equivalents are equal (UAX #15). */
export function keyOf(token: string, { ignoreCase, ignoreWhitespace }: Leniency): string {
  const cased = normalize(ignoreCase ? token.toLowerCase() : token, 'NFC');
  if (!ignoreWhitespace) return cased;
  return cased.trim() === '' ? ' ' : cased.trim().replace(/\s+/g, ' ');
}

function wordTokens(text: string): string[] {
  const tokens: string[] = [];
  let at = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    tokens.push(...spacedTokens(text.slice(at, index)), word);
    at = index + word.length;
  }
  tokens.push(...spacedTokens(text.slice(at)));
  return tokens;
}

/** Runs of white space and single other characters. */
function spacedTokens(text: string): string[] {
  return (text.match(/\s+|\S+/g) ?? []).flatMap((part) => (part.trim() === '' ? [part] : graphemes(part)));
}
