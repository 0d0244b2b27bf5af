import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasChromium, startChromium } from '../../support/chromium.ts';
import { type DocsServed, serveDocs } from '../../support/docs.ts';
import { newPage } from '../../support/panel.ts';
import { tools } from '../../support/tools.ts';

const queryOf = (input: object) =>
  Object.entries(input)
    .map(
      ([name, value]) =>
        `${name}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`,
    )
    .join('&');

/** A null in a body counts as absent, and a form has no place for one. */
const withoutNull = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, inner: unknown) => (inner === null ? undefined : inner));

/** Each has a time of its own: the pages of all tools take many minutes on a busy machine. */
const categories = [...new Set(tools.map(({ category }) => category))];

/** A page is ready when its forms have their answers. */
const READY = () => {
  const answers = [...document.querySelectorAll('.answer-top')];
  return answers.length > 0 && answers.every((one) => one.querySelector('.status') !== null);
};

/** The fields of a form and what they hold. One that the call would not read is hidden, and the address leaves it out. */
const shownForm = async (page: Page) =>
  page
    .locator('.try input, .try select')
    .evaluateAll((fields) =>
      (fields as HTMLInputElement[])
        .filter((field) => field.closest('[hidden]') === null)
        .map(({ type, value, checked }) => [type, type === 'checkbox' ? checked : value]),
    );

describe.skipIf(!hasChromium)('the page of every tool', () => {
  let browser: Browser;
  let served: DocsServed;
  beforeAll(async () => {
    browser = await startChromium();
    // The clock stands on the day of the examples, which may say "today".
    served = await serveDocs({ clock: () => Date.UTC(2026, 10, 21, 12) });
  });
  afterAll(async () => {
    await browser.close();
    await served.close();
  });

  it.each(categories)(
    'in %s runs its examples, sends of a filled form what the address says, and complains of nothing',
    async (of) => {
      const { page, complaints, asked } = await newPage(browser);
      let sent: unknown;
      page.on('request', (request) => {
        const url = new URL(request.url());
        const tool = tools.find(({ path }) => url.pathname === `/v1${path}`);
        // The view of the steps asks the same once more.
        if (
          !tool ||
          request.url().includes('explicar=true') ||
          request.postData()?.includes('"explicar":true')
        )
          return;
        sent = tool.method === 'POST' ? request.postDataJSON() : Object.fromEntries(url.searchParams);
      });
      await page.goto(`${served.origin}/v1/docs`);
      for (const { id, examples, method } of tools.filter(({ category }) => category === of)) {
        for (const { input } of examples.slice(0, 2)) {
          const isValidation = (input as { action?: unknown }).action === 'validate';
          sent = undefined;
          await page.evaluate((hash) => (location.hash = hash), `/guide`);
          await page.getByRole('navigation', { name: 'Guia' }).waitFor();
          await page.evaluate((hash) => (location.hash = hash), `${id}?${queryOf(input as object)}`);
          await page.waitForFunction(READY);
          const place = page.locator('.try').nth(isValidation ? 1 : 0);
          const shown = await page.locator('.status').allTextContents();
          expect([id, shown.filter((text) => !/^(200|Válido|\d+ ite)/.test(text))]).toEqual([id, []]);
          // Fields at the service's default are not sent.
          await place.getByRole('button', { name: /^(Calcular|Executar|Validar|Gerar de novo)$/ }).click();
          await page.waitForFunction(READY);
          const expected =
            method === 'POST'
              ? input
              : JSON.parse(JSON.stringify(Object.fromEntries(new URLSearchParams(queryOf(input as object)))));
          for (const [name, value] of Object.entries(sent as object)) {
            expect([id, name, value]).toEqual([
              id,
              name,
              withoutNull((expected as Record<string, unknown>)[name]),
            ]);
          }
        }
      }
      expect(complaints).toEqual([]);
      expect(asked.filter((url) => !url.startsWith(`${served.origin}/v1/`))).toEqual([]);
      await page.context().close();
    },
  );

  it('gives its form back from its address', async () => {
    const { page } = await newPage(browser);
    await page.goto(`${served.origin}/v1/docs#calculadoras-energia`);
    await page.waitForFunction(READY);
    await page.getByRole('button', { name: 'Adicionar' }).first().click();
    await page.getByLabel('Potência').last().fill('1500');
    const before = await shownForm(page);
    const address = page.url();
    expect(address).toContain('aparelhos=');
    const other = await newPage(browser);
    await other.page.goto(address);
    await other.page.waitForFunction(READY);
    expect(await shownForm(other.page)).toEqual(before);
  });
});
