import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsOf, widthOver } from '../../support/axe.ts';
import { hasChromium, startChromium } from '../../support/chromium.ts';
import { createService, memoryStores, newPage, serve, signIn } from '../../support/panel.ts';
import { sampleAccount } from '../../support/sample-account.mjs';

const settled = async (page: Page) => page.waitForFunction(() => !document.querySelector('.waiting'));

describe.skipIf(!hasChromium)('how the panel looks', () => {
  let browser: Browser;
  let sample: Awaited<ReturnType<typeof sampleAccount>>;
  let serving: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    browser = await startChromium();
    sample = await sampleAccount({ createService, memoryStores });
    serving = await serve(sample.service, { port: 0 });
  });
  afterAll(async () => {
    await browser.close();
    await serving.close();
  });

  it.each([
    ['pt-BR', 380, 'light'],
    ['pt-BR', 1280, 'dark'],
    ['en-GB', 380, 'dark'],
    ['en-GB', 1280, 'light'],
  ] as const)(
    'in %s at %i px, %s: axe finds nothing serious, and nothing is too wide',
    async (locale, width, scheme) => {
      const { page, complaints } = await newPage(browser, {
        locale,
        viewport: { width, height: 800 },
        colorScheme: scheme,
      });
      await page.clock.setFixedTime(sample.time.now);
      const check = async (name: string) => {
        // Away from what a pointer or the focus changes.
        await settled(page);
        expect([name, await faultsOf(page), await widthOver(page)]).toEqual([name, [], 0]);
      };
      await page.goto(`${serving.origin}/v1/panel`);
      await page.getByRole('button', { name: /^(Entrar|Sign in)$/ }).waitFor();
      await check('sign in');
      // Fewer requests than an account may make in a minute of a clock that stands still.
      sample.time.now += 60_000;
      await signIn(page, serving.origin, sample.key);
      await page.getByText('8.300').or(page.getByText('8,300')).waitFor();
      await check('overview');
      for (const name of [/: (Por dia|By day)$/, /: (Por ferramenta|By tool)$/, /: (Por chave|By key)$/]) {
        await page
          .getByRole('button', { name })
          .filter({ hasText: /tabela|table/ })
          .click();
      }
      await check('overview as tables');
      await page.goto(`${serving.origin}/v1/panel#/keys`);
      await page.getByText('Produção').waitFor();
      await check('keys');
      const isNarrow = width < 760;
      for (const name of [
        /^(Nova chave|New key)$/,
        /^(Trocar|Rotate): Produção/,
        /^(Revogar|Revoke): Produção/,
      ]) {
        // Where it is narrow, the sheet of a key has what can be done with it.
        if (isNarrow && name.source.includes('Produção')) {
          await page.locator('.lines button', { hasText: 'Produção' }).click();
          await page.getByRole('dialog').waitFor();
          await check('sheet of a key');
        }
        await page.getByRole('button', { name }).click();
        await page.getByRole('dialog').waitFor();
        await check(String(name));
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }
      await page.goto(`${serving.origin}/v1/panel#/webhooks`);
      await page.getByText('Eventos da loja').waitFor();
      await check('webhooks');
      await page
        .getByRole('link', { name: /^(Criar webhook|Create webhook)$/ })
        .first()
        .click();
      await page.getByRole('heading', { level: 1, name: /^(Novo webhook|New webhook)$/ }).waitFor();
      await check('new webhook');
      await page.goto(`${serving.origin}/v1/panel#/webhooks/${sample.webhook.id}`);
      await page.locator('.log .bad').first().click();
      await page.locator('.attempts').waitFor();
      await check('webhook');
      await page.goto(`${serving.origin}/v1/panel#/favorites`);
      await page.locator('.tools').waitFor();
      await check('favorites');
      await page.goto(`${serving.origin}/v1/panel#/plan`);
      await page.getByRole('table').waitFor();
      await check('plan');
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );

  it.each(['pt-BR', 'en-GB'])('nothing is too wide from 320 to 1440 px, in %s', async (locale) => {
    const { page } = await newPage(browser, { locale });
    await page.clock.setFixedTime(sample.time.now);
    sample.time.now += 60_000;
    await signIn(page, serving.origin, sample.key);
    const wide: unknown[] = [];
    for (const place of [
      'overview',
      'keys',
      'webhooks',
      `webhooks/${sample.webhook.id}`,
      'favorites',
      'plan',
    ]) {
      await page.goto(`${serving.origin}/v1/panel#/${place}`);
      await settled(page);
      for (const width of [320, 390, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const over = await widthOver(page);
        if (over !== 0) wide.push([place, width, over]);
      }
    }
    expect(wide).toEqual([]);
    await page.context().close();
  });

  it('says its drawing in words, and the quota with a sign', async () => {
    const { page } = await newPage(browser);
    await page.clock.setFixedTime(sample.time.now);
    sample.time.now += 60_000;
    await signIn(page, serving.origin, sample.key);
    await page.getByText('83 % da cota').waitFor();
    const drawing = page.getByRole('img', { name: 'Chamadas em cada dia do mês' });
    expect(await drawing.locator('desc').textContent()).toMatch(
      /^7\.9\d\d respondidas, 4\d\d recusadas e 1\d com falha/,
    );
    // This size equals 1280 px at 200 % zoom.
    await page.setViewportSize({ width: 640, height: 400 });
    expect(await widthOver(page)).toBe(0);
    await page.context().close();
  });

  it('can be used by keyboard: skip link, places, a dialog that gives the focus back', async () => {
    const { page } = await newPage(browser);
    sample.time.now += 60_000;
    await signIn(page, serving.origin, sample.key);
    await page.goto(`${serving.origin}/v1/panel#/keys`);
    await page.getByText('Produção').waitFor();
    await page.keyboard.press('Tab');
    const focused = async () => page.evaluate(() => document.activeElement?.textContent);
    await page.getByRole('link', { name: 'Pular para o conteúdo' }).focus();
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    await page.getByRole('button', { name: 'Nova chave' }).focus();
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
    await page.keyboard.press('Escape');
    expect(await focused()).toBe('Nova chave');
    await page.context().close();
  });
});
