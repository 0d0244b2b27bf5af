import * as v from 'valibot';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describe as describeField } from '../../../src/kit/fields/index.ts';
import { defineTool } from '../../../src/kit/tool.ts';
import { hasChromium, startChromium } from '../../support/chromium.ts';
import { serveDocs } from '../../support/docs.ts';
import { newPage } from '../../support/panel.ts';

const SCRIPT = '<script>globalThis.ran = 1</script>';
const IMAGE = '"><img src=x onerror="globalThis.ran = 1">';
const both = (text: string) => ({ pt: text, en: text });

/** A tool of a host whose every text looks like markup. */
const hostile = defineTool({
  method: 'POST',
  path: '/hostil',
  category: 'texto',
  name: SCRIPT,
  summary: IMAGE,
  en: { name: SCRIPT, summary: IMAGE },
  about: both(IMAGE),
  input: v.object({
    texto: describeField(v.pipe(v.string(), v.maxLength(90)), both(IMAGE)),
    escolha: describeField(v.optional(v.picklist([SCRIPT, IMAGE])), both(SCRIPT)),
  }),
  output: v.object({ texto: describeField(v.string(), both(SCRIPT)) }),
  examples: [{ input: { texto: IMAGE } }],
  run: ({ texto }) => ({ texto }),
});

describe.skipIf(!hasChromium)('texts that look like markup', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(async () => browser.close());

  it('stay texts, of a tool, of an answer and of an address', async () => {
    const { origin, close } = await serveDocs({ tools: [hostile] });
    const { page, complaints, asked } = await newPage(browser);
    await page.goto(`${origin}/v1/docs#hostil?texto=${encodeURIComponent(SCRIPT)}`);
    await page.locator('.hero .answer', { hasText: SCRIPT }).waitFor();
    await page.getByRole('heading', { level: 1, name: SCRIPT }).waitFor();
    await page.getByRole('tab', { name: 'Na API' }).click();
    await page.locator('.received', { hasText: SCRIPT }).waitFor();
    for (const name of ['JavaScript', 'cliente', 'CLI'])
      await page.getByRole('tab', { name, exact: true }).click();
    await page.goto(`${origin}/v1/docs#${encodeURIComponent(IMAGE)}`);
    await page.getByRole('heading', { level: 1, name: `Nenhuma ferramenta se chama “${IMAGE}”` }).waitFor();
    await page.goto(`${origin}/v1/docs#/guide/__proto__`);
    await page.getByRole('heading', { level: 1, name: 'Esta página não existe' }).waitFor();
    await page.goto(`${origin}/v1/docs#constructor?__proto__=1`);
    await page.getByRole('heading', { level: 1, name: 'Nenhuma ferramenta' }).waitFor();
    await page.goto(`${origin}/v1/docs#/`);
    await page.getByRole('combobox').fill(IMAGE);
    await page.getByText('script').first().waitFor();
    expect(await page.evaluate(() => ({ ran: 'ran' in globalThis, images: document.images.length }))).toEqual(
      {
        ran: false,
        images: 0,
      },
    );
    expect(complaints).toEqual([]);
    expect(asked.filter((url) => !url.startsWith(`${origin}/`))).toEqual([]);
    await close();
  });
});
