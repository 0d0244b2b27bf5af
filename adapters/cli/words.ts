import { likelyMeant } from '../../src/lib/text/spelling.ts';

/** A word as a shell takes it. */
export const quoteArgument = (text: string): string =>
  /^[\w=.:,@%/+-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The end of an error that names what a misspelt word probably means; empty where nothing is near. */
export function didYouMean(word: string, names: readonly string[], before = ''): string {
  const [meant] = likelyMeant(word, names);
  return meant === undefined ? '' : `; did you mean ${before}${meant}?`;
}
