/** How a payslip is set so that it fits a page. */
import type { Origin } from './origins.ts';

/**
 * Heights in pixels: all but the tables, a line of text in a row, the rest of a row, and the head of the origins; letters of
 * each column. They are for DejaVu Sans, the widest face that a reader is likely to have.
 */
const ROOMY = {
  ...{ fixed: 480, line: 20, row: 9, origins: 72 },
  letters: { item: 30, name: 21, formula: 25, law: 22 },
};
const DENSE = {
  ...{ fixed: 396, line: 15, row: 4, origins: 62 },
  letters: { item: 36, name: 25, formula: 30, law: 26 },
};
/** A page of A4 between its margins. */
const PAGE = 1_020;

type Layout = typeof ROOMY;

interface Content {
  /** The names of its lines. */
  readonly items: readonly string[];
  /** Payments apart from that of the month, which have a head and a net of their own. */
  readonly blocks: number;
  readonly origins: readonly Origin[];
}

function fits(
  { fixed, line, row, origins: head, letters }: Layout,
  { items, blocks, origins }: Content,
): boolean {
  const linesOf = (words: string | null, width: number) =>
    Math.max(1, Math.ceil((words ?? '').length / width));
  const rows = [
    ...items.map((words) => linesOf(words, letters.item)),
    ...Array.from({ length: blocks * 2 }, () => 1),
    ...origins.map(({ name, formula, source }) =>
      Math.max(linesOf(name, letters.name), linesOf(formula, letters.formula), linesOf(source, letters.law)),
    ),
  ];
  const height = rows.reduce((sum, lines) => sum + lines * line + row, fixed);
  return height + (origins.length > 0 ? head : 0) <= PAGE;
}

/** A page keeps the origins as long as it holds them, set closer if need be; a payslip of very many lines goes on to the next. */
export function layoutOf(content: Content): { readonly isDense: boolean; readonly shown: readonly Origin[] } {
  const bare = { ...content, origins: [] };
  if (fits(ROOMY, content)) return { isDense: false, shown: content.origins };
  if (fits(DENSE, content)) return { isDense: true, shown: content.origins };
  return { isDense: !fits(ROOMY, bare), shown: [] };
}
