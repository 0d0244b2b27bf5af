import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasChromium, startChromium } from '../../support/chromium.ts';
import { type DocsServed, serveDocs } from '../../support/docs.ts';
import { newPage } from '../../support/panel.ts';

describe.skipIf(!hasChromium)('a person with a task, from the first page on', () => {
  let browser: Browser;
  let served: DocsServed;
  beforeAll(async () => {
    browser = await startChromium();
    served = await serveDocs({ clock: () => Date.UTC(2026, 10, 21, 12) });
  });
  afterAll(async () => {
    await browser.close();
    await served.close();
  });

  /** A person who clicks, and types where the last click was; a pressed Enter counts as a click. */
  async function person() {
    const { page } = await newPage(browser, { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto(`${served.origin}/v1/docs`);
    await page.locator('.category').first().waitFor();
    let clicks = 0;
    const click = async (place: Locator) => {
      clicks++;
      await place.click();
    };
    return {
      page,
      click,
      clicks: () => clicks,
      /** Opens the first tool that a search finds. */
      async search(text: string) {
        await click(page.getByRole('combobox'));
        await page.keyboard.type(text);
        await page.getByRole('option').first().waitFor();
        clicks++;
        await page.keyboard.press('Enter');
        await page.locator('.answer-top .status .when').first().waitFor();
      },
      async write(place: Locator, text: string) {
        await click(place);
        await page.keyboard.type(text);
      },
    };
  }
  const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

  it('a person gets the net pay with its sums by five clicks', async () => {
    const { page, search, write, click, clicks } = await person();
    await search('salario liquido');
    await write(field(page, 'Salário bruto'), '5800');
    await write(field(page, 'Dependentes'), '2');
    // 5.800 less 613,51 of INSS (Portaria MPS/MF 13/2026), 206,90 of IRRF, and the fares of the example, which stay.
    await page.locator('.hero, .payslip', { hasText: '4.679,59' }).first().waitFor();
    await click(page.getByRole('tab', { name: 'De onde vem' }));
    await page.locator('.account', { hasText: '1.621,00 × 7,5 %' }).waitFor();
    expect(clicks()).toBeLessThanOrEqual(5);
  });

  it('a person copies twenty CPFs by four clicks', async () => {
    const { page, search, write, click, clicks } = await person();
    await search('gerar cpf');
    await write(field(page, 'Quantos'), '20');
    await page.locator('.status', { hasText: '20 itens' }).waitFor();
    await click(page.getByRole('button', { name: 'Copiar todos' }));
    await page.getByText('Copiado').first().waitFor();
    const copied: string = await page.evaluate('navigator.clipboard.readText()');
    expect(copied.split('\n')).toHaveLength(20);
    expect(clicks()).toBeLessThanOrEqual(4);
  });

  it('a person sees why a CNPJ is wrong, and the right one, by four clicks', async () => {
    const { page, search, write, click, clicks } = await person();
    await search('validar cnpj');
    await click(page.locator('label', { hasText: /^Conferir$/ }));
    await write(field(page, 'CNPJ'), '11222333000182');
    await page.getByText('Termina em 82, deveria terminar em 81').first().waitFor();
    await page.getByRole('button', { name: /11\.?222\.?333\/?0001-?81/ }).waitFor();
    expect(clicks()).toBeLessThanOrEqual(4);
  });

  it('a person sees Price beside SAC, at a yearly rate, by six clicks', async () => {
    const { page, search, write, clicks } = await person();
    await search('financiamento');
    await write(field(page, 'Valor do bem'), '300000');
    await write(field(page, 'Taxa de juros'), '10,5');
    await write(field(page, 'Prazo'), '360');
    await page.getByText('0,8355 % ao mês').waitFor();
    const [price, sac] = ['Price', 'SAC'].map((name) =>
      page.locator('.alternatives section', { has: page.getByRole('heading', { name }) }),
    );
    // The example's 12.000 are paid at once: 288.000 × i ÷ (1 − (1 + i)^−360) and 288.000 ÷ 360 + 288.000 × i, with
    // i = 1,105^(1/12) − 1.
    await price?.getByText('2.532,98').first().waitFor();
    await sac?.getByText('3.206,28').first().waitFor();
    expect(clicks()).toBeLessThanOrEqual(6);
  });
});
