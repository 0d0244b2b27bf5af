import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasChromium, startChromium } from '../../support/chromium.ts';
import { type DocsServed, serveDocs } from '../../support/docs.ts';
import { newPage } from '../../support/panel.ts';
import { tools } from '../../support/tools.ts';

const MARK = '4539578763621486';

const sensitive = tools.flatMap(({ id, sensitive = {} }) => {
  const names = [...(sensitive.inputs ?? []), ...Object.keys(sensitive.masked ?? {})];
  return names.length > 0 ? [[id, names] as const] : [];
});

describe.skipIf(!hasChromium)('what is typed into sensitive fields', () => {
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

  it('stands in no address, past or present, and in no storage', async () => {
    expect(sensitive.map(([id]) => id)).toEqual(
      expect.arrayContaining(['dev-jwt', 'dev-hash', 'dev-totp', 'cartao-credito']),
    );
    const { page, complaints } = await newPage(browser);
    const devtools = await page.context().newCDPSession(page);
    const remembered = async () =>
      JSON.stringify([
        await devtools.send('Page.getNavigationHistory'),
        await page.evaluate('[location.href, history.state, { ...localStorage }, { ...sessionStorage }]'),
      ]);
    for (const [id, names] of sensitive) {
      // Where only the fragment changes, the form of the tool before stands until the next is drawn.
      await page.goto('about:blank');
      await page.goto(`${served.origin}/v1/docs#${id}`);
      await page.locator('.try').last().waitFor();
      for (const name of names) {
        const field = page.locator(`[data-name="${name}"]`).last().locator('input, textarea');
        // A field that few people fill stands behind its word.
        const words = page.locator('.try .word');
        const look = async () => {
          while (!(await field.isVisible()) && (await words.count()) > 0) await words.first().click();
          return field.isVisible();
        };
        // The form shows the fields of the way that is chosen.
        for (const way of await page.locator('.try input[type="radio"]').all()) {
          if (await look()) break;
          await way.check();
        }
        const choices = page.locator('[data-name="action"] select');
        for (const choice of await choices.locator('option').all()) {
          if (await look()) break;
          await choices.selectOption(await choice.getAttribute('value'));
        }
        await look();
        await field.fill(MARK);
        expect([id, name, await field.inputValue()]).toEqual([id, name, MARK]);
        expect([id, name, (await remembered()).includes(MARK)]).toEqual([id, name, false]);
      }
      await page
        .getByRole('button', { name: /^(Executar|Conferir)$/ })
        .last()
        .click();
      expect([id, (await remembered()).includes(MARK)]).toEqual([id, false]);
    }
    expect(complaints).toEqual([]);
  });

  it('is there again in the other language', async () => {
    const { page } = await newPage(browser);
    await page.goto(`${served.origin}/v1/docs#dev-hash`);
    const text = page.locator('.try textarea').first();
    await text.fill(MARK);
    await page.getByRole('button', { name: 'EN', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: /hash/i }).waitFor();
    await page.waitForFunction((mark) => document.querySelector('textarea')?.value === mark, MARK);
    expect(await page.evaluate('location.hash')).toBe('#dev-hash');
  });

  it('is taken out of an address that brings it along', async () => {
    const { page } = await newPage(browser);
    await page.goto(`${served.origin}/v1/docs#dev-hash?text=${MARK}&algorithm=sha512`);
    await page.waitForFunction((mark) => document.querySelector('textarea')?.value === mark, MARK);
    expect(await page.evaluate('location.hash')).toBe('#dev-hash');
    await page.reload();
    await page.locator('.status .when').waitFor();
    expect(await page.locator('textarea').first().inputValue()).not.toContain(MARK);
  });
});
