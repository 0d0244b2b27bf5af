import { hardAbbreviations, softAbbreviations } from '../../data/abbreviations.ts';
import { CLOSER, DIGIT, LETTER, propertiesOf, SPACE } from '../../lib/text/properties.ts';

const HARD: ReadonlySet<string> = /* @__PURE__ */ new Set(hardAbbreviations);
const SOFT: ReadonlySet<string> = /* @__PURE__ */ new Set(softAbbreviations);

const CAPITAL = /^\p{Lu}$/u;
// White space and opening quotes, then a capital.
const CAPITAL_NEXT = /[\s"'\p{Pi}„‚]*\p{Lu}/uy;

/**
 * How many sentences a text has, of whose blocks between blank lines these are the lines. Within a block, one ends at a run
 * of `.` `!` `?` `…`, with the closing quotes and brackets after it, that white space or the block's end follows, unless the
 * run is the point of an abbreviation or initial. Only pieces with a letter or digit count.
 */
export function countSentences(blocks: readonly (readonly string[])[]): number {
  return blocks.reduce((total, lines) => total + countInBlock(lines.join('\n').trim()), 0);
}

function countInBlock(block: string): number {
  let count = 0;
  let hasContent = false;
  for (let at = 0; at < block.length;) {
    const code = block.codePointAt(at) as number;
    if ((propertiesOf(code) & (LETTER | DIGIT)) !== 0) hasContent = true;
    if (!isStop(block[at])) {
      at += code > 0xffff ? 2 : 1;
      continue;
    }
    const start = at;
    while (isStop(block[at])) at++;
    const isPoint = block[start] === '.' && at === start + 1;
    while (isCloser(block[at])) at++;
    if (isSpace(block, at) && !(isPoint && isAbbreviation(block, start, at))) {
      if (hasContent) count++;
      hasContent = false;
    }
  }
  return hasContent ? count + 1 : count;
}

function isStop(sign: string | undefined): boolean {
  return sign === '.' || sign === '!' || sign === '?' || sign === '…';
}

function isCloser(sign: string | undefined): boolean {
  if (sign === undefined) return false;
  return sign === '"' || sign === "'" || (propertiesOf(sign.charCodeAt(0)) & CLOSER) !== 0;
}

function isSpace(block: string, at: number): boolean {
  return at < block.length && (propertiesOf(block.charCodeAt(at)) & SPACE) !== 0;
}

/** True if the point at `index` belongs to an abbreviation, so that the sentence goes on at `after`. */
function isAbbreviation(block: string, index: number, after: number): boolean {
  let start = index;
  while (start > 0 && (propertiesOf(block.charCodeAt(start - 1)) & LETTER) !== 0) start--;
  const word = block.slice(start, index);
  if (CAPITAL.test(word)) return true;
  const small = word.toLowerCase();
  if (HARD.has(small)) return true;
  CAPITAL_NEXT.lastIndex = after;
  return SOFT.has(small) && !CAPITAL_NEXT.test(block);
}
