import { morseCodes, morseSignals, nationalMorseCodes } from '../../data/morse.ts';
import { removeAccents } from '../../lib/text/accents.ts';
import { normalize } from '../../lib/text/normalize.ts';

/** Typographic signs as the plain ones that are sent for them; ITU-R M.1677-1 sends × as X. */
const plain: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '×': 'X',
  º: 'O',
  ª: 'A',
};

/** The code of a character or of a signal such as `<SK>`, or null when it has none. */
function codeOf(character: string, extended: boolean): string | null {
  if (character.length > 2 && character.startsWith('<')) {
    return [...character.slice(1, -1).toUpperCase()].map((letter) => morseCodes[letter]).join('');
  }
  const upper = character.toUpperCase();
  const national = extended ? nationalMorseCodes.find(([letter]) => letter === upper)?.[1] : undefined;
  const found = [upper, removeAccents(upper), plain[character] ?? ''].find((one) =>
    Object.hasOwn(morseCodes, one),
  );
  return national ?? (found === undefined ? null : (morseCodes[found] as string));
}

/**
 * A text in Morse code: letters separated by a space, words by ` / `. A character that has no code becomes what
 * `unknown` gives, null leaving it out.
 */
export function encodeMorse(
  text: string,
  extended: boolean,
  unknown: (character: string) => string | null,
): string {
  const known = new Map<string, string | null>();
  const encode = (character: string) => {
    let code = known.get(character);
    if (code === undefined) known.set(character, (code = codeOf(character, extended) ?? unknown(character)));
    return code;
  };
  const encodeWord = (word: string) =>
    (word.match(/<[a-z]{2,4}>|./giu) ?? [])
      .map(encode)
      .filter((code) => code !== null)
      .join(' ');
  const encodeLine = (line: string) =>
    line
      .split(/\s+/)
      .map(encodeWord)
      .filter((word) => word !== '')
      .join(' / ');
  return withPercent(normalize(text, 'NFC')).split('\n').map(encodeLine).join('\n');
}

/** The sign % is sent as 0/0, joined to its number by a hyphen (ITU-R M.1677-1, part I, 3). */
const withPercent = (text: string) => text.replace(/(?<=\d)%/g, '-0/0').replaceAll('%', '0/0');

/** The text, in capitals, of Morse code. A code that no character has becomes what `unknown` gives. */
export function decodeMorse(text: string, extended: boolean, unknown: (code: string) => string): string {
  const characters = new Map<string, string>();
  const add = (entries: readonly (readonly [string, string])[]) => {
    for (const [character, code] of entries) if (!characters.has(code)) characters.set(code, character);
  };
  add(Object.entries(morseCodes));
  add(Object.entries(morseSignals));
  if (extended) add(nationalMorseCodes);

  const decodeWord = (word: string) =>
    word
      .split(/\s+/)
      .map((code) => characters.get(code) ?? unknown(code))
      .join('');
  const decodeLine = (line: string) =>
    line
      .split(/[/|]|\s{3,}/)
      .map((word) => word.trim())
      .filter((word) => word !== '')
      .map(decodeWord)
      .join(' ');
  return text
    .replace(/[·•]/g, '.')
    .replace(/[−–—_]/g, '-')
    .split('\n')
    .map(decodeLine)
    .join('\n');
}
