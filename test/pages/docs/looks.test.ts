import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsOf, widthOver } from '../../support/axe.ts';
import { hasChromium, startChromium } from '../../support/chromium.ts';
import { type DocsServed, serveDocs } from '../../support/docs.ts';
import { newPage } from '../../support/panel.ts';

/** Places of the page, with what stands there when it is ready. */
const PLACES = [
  ['home', '', '.category'],
  ['the API', '#/api', '.address'],
  ['a tool', '#calculadoras-salario-liquido', '.status .when'],
  ['a tool of documents', '#cnpj?action=validate&value=12ABC34501DE35', '.hero .mono'],
  ['a tool of lists', '#calculadoras-energia', '.status .when'],
  ['a refusal', '#calculadoras-salario-liquido?dependentes=25', '[role="alert"] .message'],
  ['where it comes from', '#calculadoras-salario-liquido/origem', '.account'],
  ['the law', '#calculadoras-salario-liquido/lei', 'tbody'],
  ['a tool for programs', '#calculadoras-salario-liquido/api', '.received'],
  ['the guide', '#/guide/verify', '.steps'],
  ['errors', '#/guide/errors', '.code'],
  ['agents', '#/guide/agents', 'tbody'],
  ['a choice', '#calculadoras-simples-nacional', '.ways'],
  ['tables', '#/tables', 'tbody'],
  ['a table', '#/tables/inss', '.history'],
  ['a table of the states', '#/tables/icms', '.tiles'],
] as const;

describe.skipIf(!hasChromium)('how the docs page looks', () => {
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

  const open = async (page: Page, place: string, ready: string) => {
    await page.goto('about:blank');
    await page.goto(`${served.origin}/v1/docs${place}`);
    await page.locator(ready).first().waitFor();
  };

  it.each([
    ['pt-BR', 360, 'light'],
    ['pt-BR', 1280, 'dark'],
    ['en-GB', 390, 'dark'],
    ['en-GB', 1280, 'light'],
  ] as const)(
    'in %s at %i px, %s: axe finds nothing serious, and nothing is too wide',
    async (locale, width, scheme) => {
      const { page, complaints } = await newPage(browser, {
        locale,
        viewport: { width, height: 800 },
        colorScheme: scheme,
      });
      for (const [name, place, ready] of PLACES) {
        await open(page, place, ready);
        expect([name, await faultsOf(page), await widthOver(page)]).toEqual([name, [], 0]);
      }
      await open(page, '', '.category');
      await page.getByRole('combobox').fill('salario liquido');
      await page.getByRole('option').first().waitFor();
      expect(['search', await faultsOf(page), await widthOver(page)]).toEqual(['search', [], 0]);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );

  it.each([760, 768, 1024, 1081, 1600])('nothing is too wide at %i px', async (width) => {
    const { page } = await newPage(browser, { viewport: { width, height: 800 } });
    for (const [name, place, ready] of PLACES) {
      await open(page, place, ready);
      expect([name, await widthOver(page)]).toEqual([name, 0]);
    }
    await page.context().close();
  });
});
