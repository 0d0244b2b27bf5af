/** Trades of companies, and names that show the trade. */
import { brandNames } from '../data/brand-names.ts';
import { cnae } from '../data/cnae.ts';
import { removeAccents } from '../lib/text/accents.ts';
import { applyMask } from '../documents/check-digits.ts';
import { lazy } from '../lib/lazy.ts';
import { splitItems, splitLines } from './lists.ts';
import { pick, type Random } from '../lib/random.ts';

export interface Trade {
  /** CNAE subclass, `0000-0/00`. */
  readonly code: string;
  readonly description: string;
  /** True when a MEI may have it. */
  readonly mei: boolean;
  /** Words that open a name. */
  readonly words: readonly string[];
}

const trades = lazy(() => splitLines(cnae).map(parseTrade));

/** Second words of the names of firms, and brands of goods. */
export const brands = lazy(() => splitItems(brandNames));

function parseTrade(line: string): Trade {
  const [, code, mei, description, words] = /^(\d{7})(\*?) (.+) \| (.+)$/.exec(line) as unknown as [
    string,
    string,
    string,
    string,
    string,
  ];
  return { code: applyMask(code, '0000-0/00'), description, mei: mei === '*', words: words.split('; ') };
}

/** Lists the trades in the order of their codes. */
export function allTrades(): readonly Trade[] {
  return trades();
}

export function drawTrade(random: Random, mei: boolean): Trade {
  return pick(
    random,
    trades().filter((trade) => trade.mei || !mei),
  );
}

/** The legal name, without its ending, and the trade name. Each is a word of the trade followed by the same brand. */
export function drawTradeNames(
  random: Random,
  { words }: Trade,
): { readonly legal: string; readonly trade: string } {
  const brand = pick(random, brands());
  return { legal: `${pick(random, words)} ${brand}`, trade: `${pick(random, words)} ${brand}` };
}

/** A host label of the name: its letters and digits without accents. */
export function slugOf(name: string): string {
  return removeAccents(name)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}
