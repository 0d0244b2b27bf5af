import { hardAbbreviations, softAbbreviations } from '../../data/abbreviations.ts';
import { blocksOf } from '../../lib/text/lines.ts';

const STOPS = /[.!?…]+/g;
const CLOSERS = /["'\p{Pe}\p{Pf}]*/uy;
// White space and opening quotes, then a capital.
const CAPITAL_NEXT = /[\s"'\p{Pi}„‚]*\p{Lu}/uy;
const LETTER = /\p{L}/u;
const LETTER_OR_DIGIT = /[\p{L}\p{Nd}]/u;

/**
 * How many sentences a text has. Within each block between blank lines, one ends at a run of `.` `!` `?` `…`, with the
 * closing quotes and brackets after it, that white space or the block's end follows, unless the run is the point of an
 * abbreviation or initial. Only pieces with a letter or digit count.
 */
export function countSentences(text: string): number {
  return blocksOf(text).reduce((total, lines) => total + countInBlock(lines.join('\n').trim()), 0);
}

function countInBlock(block: string): number {
  let count = 0;
  let start = 0;
  const end = (at: number) => {
    if (LETTER_OR_DIGIT.test(block.slice(start, at))) count++;
    start = at;
  };
  for (const { 0: run, index } of block.matchAll(STOPS)) {
    CLOSERS.lastIndex = index + run.length;
    const after = index + run.length + (CLOSERS.exec(block)?.[0].length ?? 0);
    const isLast = after === block.length;
    if (
      isLast ||
      (/\s/.test(block[after] as string) && !(run === '.' && isAbbreviation(block, index, after)))
    ) {
      end(after);
    }
  }
  end(block.length);
  return count;
}

/** Whether the point at `index` is of an abbreviation, so that the sentence goes on after it. */
function isAbbreviation(block: string, index: number, after: number): boolean {
  let start = index;
  while (start > 0 && LETTER.test(block[start - 1] as string)) start--;
  const word = block.slice(start, index);
  if (/^\p{Lu}$/u.test(word)) return true;
  const small = word.toLowerCase();
  if (hardAbbreviations.includes(small)) return true;
  CAPITAL_NEXT.lastIndex = after;
  return softAbbreviations.includes(small) && !CAPITAL_NEXT.test(block);
}
