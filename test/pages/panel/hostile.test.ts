import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasChromium, startChromium } from '../../support/chromium.ts';
import { createService, newPage, serve, signIn } from '../../support/panel.ts';

const SCRIPT = '<script>globalThis.ran = 1</script>';
const IMAGE = '"><img src=x onerror="globalThis.ran = 1">';

describe.skipIf(!hasChromium)('texts that look like markup', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(async () => browser.close());

  it('stay texts in every view, and the policy holds', async () => {
    const service = createService({ autoStart: false });
    await service.accounts.create({ id: 'a', plan: 'pro', name: SCRIPT });
    const { key } = await service.keys.create('a', { scope: 'account', name: SCRIPT });
    await service.keys.create('a', { name: IMAGE });
    const { webhook } = await service.webhooks.create('a', {
      url: 'https://example.com/%3Cscript%3E',
      events: ['tool_used'],
      description: IMAGE,
    });
    await service.webhooks.disable(webhook.id);
    const { origin, close } = await serve(service, { port: 0 });
    const { page, complaints, asked } = await newPage(browser);
    await signIn(page, origin, key);
    await page.getByText(SCRIPT).first().waitFor();
    await page.locator('.message', { hasText: IMAGE }).waitFor();
    await page.goto(`${origin}/v1/panel#/keys`);
    await page.getByRole('cell').getByText(IMAGE, { exact: true }).waitFor();
    await page.getByRole('button', { name: `Revogar: ${IMAGE}` }).click();
    await page.getByRole('heading', { name: `Revogar “${IMAGE}”?` }).waitFor();
    await page.keyboard.press('Escape');
    await page.goto(`${origin}/v1/panel#/webhooks`);
    await page.getByRole('cell').getByText(IMAGE, { exact: true }).waitFor();
    await page.goto(`${origin}/v1/panel#/webhooks/${webhook.id}`);
    await page.getByRole('heading', { level: 1, name: IMAGE }).waitFor();
    await page.goto(`${origin}/v1/panel#/webhooks/${encodeURIComponent(IMAGE)}`);
    await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
    expect(await page.evaluate(() => ({ ran: 'ran' in globalThis, images: document.images.length }))).toEqual(
      {
        ran: false,
        images: 0,
      },
    );
    expect(complaints).toEqual([]);

    // The browser refuses everything that a fault of the page could try.
    const tried = await page.evaluate(async () => {
      const outcomes: Record<string, string> = {};
      const script = document.createElement('script');
      try {
        document.body.innerHTML = '<b>markup</b>';
      } catch (error) {
        outcomes['markup'] = (error as Error).name;
      }
      try {
        script.text = 'globalThis.ran = 1';
      } catch (error) {
        outcomes['script'] = (error as Error).name;
      }
      outcomes['elsewhere'] = await fetch('https://example.com/').then(
        () => 'fetched',
        (error: Error) => error.name,
      );
      const styled = document.createElement('p');
      styled.setAttribute('style', 'position: fixed');
      document.body.append(styled);
      outcomes['style'] = getComputedStyle(styled).position;
      return { ...outcomes, ran: 'ran' in globalThis };
    });
    expect(tried).toEqual({
      markup: 'TypeError',
      script: 'TypeError',
      elsewhere: 'TypeError',
      style: 'static',
      ran: false,
    });
    expect(asked.filter((url) => !url.startsWith(`${origin}/`) && url !== 'https://example.com/')).toEqual(
      [],
    );
    await close();
  });
});
