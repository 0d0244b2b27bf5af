import { categoryLabels } from '../../data/unicode-categories.ts';
import { unicodeBlocks } from '../../data/unicode-blocks.ts';

let categories: readonly (readonly [string, RegExp])[] | undefined;

/** The general category of a character, as the runtime's version of Unicode has it: `Ll`. */
export function categoryOf(character: string): string {
  categories ??= Object.keys(categoryLabels).map((name) => [name, new RegExp(`\\p{${name}}`, 'u')] as const);
  // Each character has a category, if only that of the unassigned.
  return (categories.find(([, pattern]) => pattern.test(character)) as readonly [string, RegExp])[0];
}

/** The name of the block that holds a code point, or null. */
export function blockOf(codePoint: number): string | null {
  let [low, high] = [0, unicodeBlocks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((unicodeBlocks[middle]?.[1] as number) < codePoint) low = middle + 1;
    else high = middle;
  }
  // The last block holds the last code point.
  const [first, , name] = unicodeBlocks[low] as (typeof unicodeBlocks)[number];
  return first <= codePoint ? name : null;
}
