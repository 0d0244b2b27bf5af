import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasChromium, startChromium } from '../support/chromium.ts';
import { type DocsServed, serveDocs } from '../support/docs.ts';
import { linesOf } from '../support/drawn.ts';
import { newPage } from '../support/panel.ts';

const SAVINGS = '#calculadoras-juros-compostos?valorInicial=1000&aporte=100&taxa=1&prazo=12';

/** Places of the page that change with no table and no other tool, with what stands there when it is ready. */
const PLACES = [
  ['answer', SAVINGS, '.status .good'],
  ['refusal', SAVINGS.replace('prazo=12', 'prazo=0'), '.status .bad'],
  ['document', '#cnpj?seed=a&count=2', '.status .good'],
  ['guide', '#/guide/verify', '.steps'],
] as const;

// What the page draws at these places. It is right as far as somebody has read it: `npx vitest run
// test/docs-page/drawn.test.ts --update` writes it anew, and the difference is for reading.
describe.skipIf(!hasChromium)('the docs page draws', () => {
  let browser: Browser;
  let served: DocsServed;
  beforeAll(async () => {
    browser = await startChromium();
    served = await serveDocs();
  });
  afterAll(async () => {
    await browser.close();
    await served.close();
  });

  describe.each([
    ['pt-BR', ''],
    ['en-US', '.en'],
  ])('in %s', (locale, suffix) => {
    it.each(PLACES)('%s', async (name, place, ready) => {
      const { page } = await newPage(browser, { locale, timezoneId: 'America/Sao_Paulo' });
      await page.goto(`${served.origin}/v1/docs${place}`);
      await page.locator(ready).first().waitFor();
      const lines = await linesOf(page.locator('main'));
      await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`drawn/${name}${suffix}.txt`);
      await page.context().close();
    });
  });
});
