import axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';

interface Found {
  readonly violations: readonly {
    readonly id: string;
    readonly impact: string;
    readonly nodes: readonly { readonly target: readonly string[] }[];
  }[];
}

/** Lists the serious and critical findings of axe on the page as it is now. */
export async function faultsOf(page: Page): Promise<readonly string[]> {
  // By the browser's tools: the page itself loads no script but its own.
  await page.evaluate(axe.source);
  return faultsIn((await page.evaluate('axe.run(document)')) as Found);
}

/** Lists the same of a frame, but not of its colours, whose contrasts take most of the time. */
export async function structureFaultsOf(frame: Frame): Promise<readonly string[]> {
  if (!(await frame.evaluate('"axe" in window'))) await frame.evaluate(axe.source);
  const rules = "{ 'color-contrast': { enabled: false } }";
  return faultsIn((await frame.evaluate(`axe.run(document, { rules: ${rules} })`)) as Found);
}

const faultsIn = ({ violations }: Found): readonly string[] =>
  violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);

/** Pixels by which a page is wider than its window. */
export async function widthOver(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
