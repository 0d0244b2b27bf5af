import axe from 'axe-core';
import type { Page } from 'playwright-core';

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
  const { violations } = (await page.evaluate('axe.run(document)')) as Found;
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** Pixels by which a page is wider than its window. */
export async function widthOver(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
