/** Letter case and the shapes of identifiers. */
import { WORD_RUN } from '../../lib/text/words.ts';

/** Characters that hold two letters: in capitals, with one capital, and small, by turns. */
const DIGRAPHS = '\u01c4\u01c5\u01c6\u01c7\u01c8\u01c9\u01ca\u01cb\u01cc\u01f1\u01f2\u01f3';

/** Capitals of Georgian, which stand in words of capitals alone. */
const MTAVRULI = /[\u1c90-\u1cbf]/;

/**
 * A character as the first of a word, by the title-case mapping of Unicode (UnicodeData.txt and SpecialCasing.txt).
 * JavaScript has the upper-case mapping alone. The two differ in what has several letters (ﬁ → Fi, ß → Ss), whose upper
 * case is several capitals, in Greek vowels with an iota below, which stays below, and in Georgian.
 */
function asFirst(character: string): string {
  const digraph = DIGRAPHS.indexOf(character);
  if (digraph >= 0) return DIGRAPHS[digraph - (digraph % 3) + 1] as string;
  const upper = character.toUpperCase();
  if (upper.length === 1) return MTAVRULI.test(upper) ? character : upper;
  return upper
    .replace(/(?<=\p{Lu}\p{M}*)\p{Lu}/gu, (next) => (next === '\u0399' ? '\u0345' : next.toLowerCase()))
    .normalize('NFC');
}

/** First character in title case, the rest in lower. */
export function capitalize(word: string): string {
  const [first] = word;
  return first === undefined ? '' : asFirst(first) + word.slice(first.length).toLowerCase();
}

// Look at what follows first: a look behind at every character would run over its marks again and again.
const BOUNDARY = /(?=\p{Lu})(?<=[\p{Ll}\p{N}]\p{M}*)|(?=\p{Lu}\p{M}*\p{Ll})(?<=\p{Lu}\p{M}*)/u;

/**
 * The parts of an identifier or phrase. It splits at every character that is not a letter, mark or digit, before a
 * capital that follows a small letter or digit, and before the last capital of a row (`XML` + `Http`).
 */
export function partsOf(text: string): string[] {
  return (text.match(WORD_RUN) ?? []).flatMap((run) => run.split(BOUNDARY));
}

/** Every letter in the other case. */
export function toggleCase(text: string): string {
  return text.replace(/\p{L}/gu, (letter) => {
    const upper = letter.toUpperCase();
    return letter === upper ? letter.toLowerCase() : upper;
  });
}

/** Letters in lower and upper case by turns, the first in lower. */
export function alternateCase(text: string): string {
  let count = 0;
  return text.replace(/\p{L}/gu, (letter) =>
    count++ % 2 === 0 ? letter.toLowerCase() : letter.toUpperCase(),
  );
}

// Tried only where the gap before a letter begins: from each of its characters on, it would take the square of its length.
const GAP_AND_LETTER = /(?<![^\p{L}\p{N}])((?:^|[^\p{L}\p{N}])[^\p{L}\p{N}]*)(\p{L})/gu;
const SENTENCE_END = /\n|[.!?…]\s/;

/**
 * Lower case, except the letter that begins a sentence: at the start of the text or of a line, and after `.` `!` `?` `…`
 * and white space. What follows a number stays small.
 */
export function sentenceCase(text: string): string {
  return text
    .toLowerCase()
    .replace(GAP_AND_LETTER, (found, gap: string, letter: string, at: number) =>
      at === 0 || SENTENCE_END.test(gap) ? gap + asFirst(letter) : found,
    );
}
