/** Letter case and the shapes of identifiers. */

/** First character in upper case, the rest in lower. */
export function capitalize(word: string): string {
  const [first = ''] = word;
  return first.toUpperCase() + word.slice(first.length).toLowerCase();
}

// Look at what follows first: a look behind at every character would run over its marks again and again.
const BOUNDARY = /(?=\p{Lu})(?<=[\p{Ll}\p{N}]\p{M}*)|(?=\p{Lu}\p{M}*\p{Ll})(?<=\p{Lu}\p{M}*)/u;

/**
 * The parts of an identifier or phrase. It splits at every character that is not a letter, mark or digit, before a
 * capital that follows a small letter or digit, and before the last capital of a row (`XML` + `Http`).
 */
export function partsOf(text: string): string[] {
  return (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).flatMap((run) => run.split(BOUNDARY));
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

/** Lower case, except the first letter of the text, of each line, and after `.` `!` `?` `…` and white space. */
export function sentenceCase(text: string): string {
  return text
    .toLowerCase()
    .replace(/^[^\p{L}\n]*\p{L}/gmu, (start) => start.toUpperCase())
    .replace(/(?<=[.!?…]\s)\s*[^\p{L}\p{N}\s]*\p{L}/gu, (start) => start.toUpperCase());
}
