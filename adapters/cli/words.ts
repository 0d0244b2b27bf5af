import type { Text } from '../../src/lib/languages.ts';
import { likelyMeant } from '../../src/lib/text/spelling.ts';
import { sameText } from './usage.ts';

/** A word as a shell takes it. */
export const quoteArgument = (text: string): string =>
  /^[\w=.:,@%/+-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The end of an error that names what a misspelt word probably means; empty where nothing is near. */
export function didYouMean(word: string, names: readonly string[], before = ''): Text {
  const [meant] = likelyMeant(word, names);
  if (meant === undefined) return sameText('');
  return { pt: `; você quis dizer ${before}${meant}?`, en: `; did you mean ${before}${meant}?` };
}
