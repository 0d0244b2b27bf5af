import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasChromium, startChromium } from '../../support/chromium.ts';
import { createService, memoryStores, newPage, serve, signIn } from '../../support/panel.ts';

const TOOL = 'calculadoras-salario-liquido';

describe.skipIf(!hasChromium)('one customer after another in one tab', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(async () => browser.close());

  async function started() {
    const stores = memoryStores();
    const service = createService({ ...stores, autoStart: false });
    const keys: Record<string, string> = {};
    for (const name of ['Ana', 'Bia']) {
      await service.accounts.create({ id: name.toLowerCase(), plan: 'pro', name });
      keys[name] = (await service.keys.create(name.toLowerCase(), { scope: 'account' })).key;
    }
    const made = async (id: string) =>
      (await service.keys.list(id))
        .filter(({ scope }) => scope === 'tools')
        .map(({ revokedAt }) => revokedAt);
    const used = async (id: string) => (await service.usage(id)).used;
    const { origin, close } = await serve(service, { port: 0 });
    return { origin, close, keys, made, used, service };
  }

  it('signing out ends the key that was made, and the next customer finds nothing of the one before', async () => {
    const { origin, close, keys, made, used, service } = await started();
    const { page, complaints } = await newPage(browser);
    const docs = `${origin}/v1/docs#${TOOL}`;
    const callAs = async (name: string) => {
      await page.getByRole('button', { name: `Usar a conta ${name}` }).click();
      await page
        .locator('form')
        .getByText(new RegExp(`^Com a chave cnv_.* da conta ${name}\\.$`))
        .waitFor();
      await page.getByRole('textbox', { name: 'Salário bruto' }).fill('10.000,00');
      await page.getByRole('button', { name: 'Calcular' }).click();
      await page.locator('.hero', { hasNotText: '4.725,52' }).waitFor();
    };
    await signIn(page, origin, keys['Ana'] as string);
    await page.goto(docs);
    await callAs('Ana');
    await page.getByRole('button', { name: 'Fixar' }).click();
    expect(await made('ana')).toEqual([null]);
    const record = (await service.keys.list('ana')).find(({ scope }) => scope === 'tools');
    expect((record?.expiresAt as number) - (record?.createdAt as number)).toBeLessThanOrEqual(3_600_000);
    // To forget it and ask for another one leaves one at a time.
    await page.getByRole('button', { name: 'Esquecer' }).click();
    await callAs('Ana');
    await expect.poll(() => made('ana')).toContainEqual(expect.any(Number));
    expect((await made('ana')).filter((at) => at === null)).toHaveLength(1);
    const before = await used('ana');

    await page.goto(`${origin}/v1/panel`);
    await page.getByRole('button', { name: 'Sair' }).click();
    await page.getByLabel('Chave da conta').waitFor();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await expect.poll(async () => (await made('ana')).filter((at) => at === null)).toEqual([]);

    // The browser may bring the docs page back as it was left.
    await page.goBack();
    await page.goto(docs);
    await page.getByRole('textbox', { name: 'Sua chave' }).waitFor();
    expect(await page.locator('body').textContent()).not.toMatch(/Ana|Soltar/);

    await signIn(page, origin, keys['Bia'] as string);
    await page.goto(docs);
    await callAs('Bia');
    expect([await used('ana'), await used('bia')]).toEqual([before, 1]);
    await page.goto(`${origin}/v1/docs`);
    await page.locator('.recents').waitFor();
    expect(await page.locator('.recents li').count()).toBe(1);
    expect(complaints).toEqual([]);
    await page.context().close();
    await close();
  });

  it('a customer who takes the place of another without signing out gets nothing of his either', async () => {
    const { origin, close, keys, used } = await started();
    const { page } = await newPage(browser);
    await signIn(page, origin, keys['Ana'] as string);
    await page.goto(`${origin}/v1/docs#${TOOL}`);
    await page.getByRole('button', { name: 'Usar a conta Ana' }).click();
    await page
      .locator('form')
      .getByText(/da conta Ana\.$/)
      .waitFor();
    await page.evaluate((key) => sessionStorage.setItem('canivete.key', key), keys['Bia'] as string);
    await page.reload();
    await page.getByRole('button', { name: 'Usar a conta Bia' }).waitFor();
    expect(await page.getByText(/^Com a chave/).count()).toBe(0);
    expect(await used('ana')).toBe(0);
    await page.context().close();
    await close();
  });

  it('a link is made on request, and neither it, nor the address or the list of calls holds a document or health data', async () => {
    const { origin, close, keys } = await started();
    const { page } = await newPage(browser, { permissions: ['clipboard-read', 'clipboard-write'] });
    await signIn(page, origin, keys['Ana'] as string);
    const copied = async (): Promise<string> => {
      await page.getByRole('button', { name: 'Copiar link' }).click();
      await page.getByText('menos documentos, dados de saúde e chaves').waitFor();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    await page.goto(`${origin}/v1/docs#${TOOL}`);
    await page.getByRole('textbox', { name: 'Salário bruto' }).fill('10.000,00');
    expect(await page.evaluate('location.hash')).toBe(`#${TOOL}`);
    expect(await copied()).toContain('salarioBruto=10000');
    await page.goto('about:blank');
    await page.goto(`${origin}/v1/docs#cpf`);
    await page.locator('label', { hasText: /^Conferir$/ }).click();
    await page.getByRole('textbox', { name: 'CPF' }).fill('529.982.247-25');
    expect(await page.evaluate('location.hash')).toBe('#cpf');
    expect(await copied()).not.toContain('529');
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('529');
    await page.context().close();
    await close();
  });
});
