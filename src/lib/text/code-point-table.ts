const PAGE_BITS = 8;
const PAGE = 1 << PAGE_BITS;

/** A property, as a bit, and the runs of the code points that have it. */
export type Property = readonly [bit: number, runs: RegExp];

/**
 * Looks up the properties of a code point: in a long text a regular expression takes many times as long for each
 * character. The tables are read off the expressions, so that both are of the same version of Unicode, one page of code
 * points at a time, when the first of the page is asked for. `refine` may change the properties of a page, whose first
 * code point it gets.
 */
/* @__NO_SIDE_EFFECTS__ */
export function codePointTable(
  properties: readonly Property[],
  refine?: (found: Uint16Array, first: number) => void,
): (code: number) => number {
  const pages: (Uint16Array | undefined)[] = [];

  function makePage(index: number): Uint16Array {
    const first = index << PAGE_BITS;
    let text = '';
    for (let i = 0; i < PAGE; i++) text += String.fromCodePoint(first + i);
    // All characters of a page have as many code units: no page holds both halves of a pair.
    const units = text.length / PAGE;
    const page = new Uint16Array(PAGE);
    for (const [bit, runs] of properties) {
      for (const { 0: run, index: at } of text.matchAll(runs)) {
        for (let i = at / units; i < (at + run.length) / units; i++) (page[i] as number) |= bit;
      }
    }
    refine?.(page, first);
    return (pages[index] = page);
  }

  return (code) => (pages[code >> PAGE_BITS] ?? makePage(code >> PAGE_BITS))[code & (PAGE - 1)] as number;
}
