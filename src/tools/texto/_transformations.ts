/** The transformations of a text whose line breaks are LF. */
import { upsideDown as upsideDownTable } from '../../data/upside-down.ts';
import { removeAccents } from '../../lib/text/accents.ts';
import { graphemes } from '../../lib/text/graphemes.ts';
import { escapeHtml } from './_html.ts';
import { blocksOf } from '../../lib/text/lines.ts';
import { normalize } from '../../lib/text/normalize.ts';
import { type Random, shuffle } from '../../lib/random.ts';

export type Unit = 'lines' | 'words' | 'characters';

let collator: Intl.Collator | undefined;

/** Words as white space separates them, with their punctuation. */
function spacedWords(text: string): string[] {
  return text.match(/\S+/g) ?? [];
}

export function reverse(text: string, unit: Unit): string {
  switch (unit) {
    case 'characters':
      return graphemes(text).toReversed().join('');
    case 'words':
      return text
        .split('\n')
        .map((line) => line.split(/(\s+)/).toReversed().join(''))
        .join('\n');
    case 'lines': {
      // A final break ends the last line, and stays at the end.
      const body = text.replace(/\n$/, '');
      return body.split('\n').toReversed().join('\n') + text.slice(body.length);
    }
  }
}

/**
 * Sorts in the order of the Portuguese alphabet, numbers by value; equal items keep their order. Blank lines are
 * dropped.
 */
export function sort(text: string, unit: Unit, order: 'asc' | 'desc'): string {
  collator ??= new Intl.Collator('pt-BR', { numeric: true });
  const { compare } = collator;
  const items = unit === 'lines' ? text.split('\n').filter((line) => line.trim() !== '') : spacedWords(text);
  const sorted = items.toSorted(order === 'asc' ? compare : (a, b) => compare(b, a));
  return sorted.join(unit === 'lines' ? '\n' : ' ');
}

export function upsideDown(text: string): string {
  const turn = (character: string) =>
    Object.hasOwn(upsideDownTable, character) ? upsideDownTable[character] : character;
  return graphemes(removeAccents(text)).map(turn).toReversed().join('');
}

export function stack(text: string): string {
  return graphemes(text)
    .map((character) => (character.trim() === '' ? '' : character))
    .join('\n');
}

/** Shuffles the inner letters in each run of four letters or more; a letter keeps its marks. */
export function scramble(text: string, random: Random): string {
  return text.replace(/\p{L}[\p{L}\p{M}]*/gu, (run) => {
    const letters = run.match(/\p{L}\p{M}*/gu) as string[];
    if (letters.length < 4) return run;
    return [letters[0], ...shuffle(random, letters.slice(1, -1)), letters.at(-1)].join('');
  });
}

/** Blocks between blank lines as paragraphs, other line breaks as `<br>`. */
export function textToHtml(text: string): string {
  return blocksOf(text.trim())
    .map((lines) => `<p>${lines.map(escapeHtml).join('<br>\n')}</p>`)
    .join('\n');
}

/** The first of each item, compared by NFC without the white space around it. Blank lines are all kept. */
export function removeDuplicates(
  text: string,
  unit: Unit,
  caseSensitive: boolean,
): { readonly result: string; readonly removed: number } {
  const items = unit === 'lines' ? text.split('\n') : spacedWords(text);
  const seen = new Set<string>();
  const kept = items.filter((item) => {
    const key = normalize(caseSensitive ? item.trim() : item.trim().toLowerCase(), 'NFC');
    if (key === '') return true;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
  return { result: kept.join(unit === 'lines' ? '\n' : ' '), removed: items.length - kept.length };
}

/**
 * Turns each run of line breaks, with the spaces around it, into one space. With `keepParagraphs`, blank lines still
 * separate blocks.
 */
export function joinLines(text: string, keepParagraphs: boolean): string {
  const blocks = blocksOf(text).map((lines) => lines.map((line) => line.trim()).join(' '));
  return blocks.join(keepParagraphs ? '\n\n' : ' ');
}
