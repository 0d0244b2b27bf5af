/** Letters as numbers to the base 26, A first. */

export const LETTERS = 26;

export const codeOf = (letter: string): number => letter.charCodeAt(0) - 65;
export const letterOf = (code: number): string => String.fromCharCode(65 + code);

/** The number of some letters. */
export function codeOfLetters(text: string): number {
  return [...text].reduce((code, letter) => code * LETTERS + codeOf(letter), 0);
}

/** So many letters of a number. */
export function lettersOf(code: number, count: number): string {
  let text = '';
  for (let rest = code; text.length < count; rest = Math.floor(rest / LETTERS))
    text = letterOf(rest % LETTERS) + text;
  return text;
}
