import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasChromium, startChromium } from '../../support/chromium.ts';
import { createService, newPage, serve, signIn } from '../../support/panel.ts';

const ACCOUNT = 'padaria';

describe.skipIf(!hasChromium)('signing in', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(async () => browser.close());

  async function started(options: Parameters<typeof createService>[0] = {}) {
    const service = createService({ autoStart: false, ...options });
    await service.accounts.create({ id: ACCOUNT, plan: 'pro', name: 'Padaria' });
    const { key, record } = await service.keys.create(ACCOUNT, { scope: 'account' });
    const { key: toolKey } = await service.keys.create(ACCOUNT);
    const { origin, close } = await serve(service, { port: 0 });
    return { service, key, keyId: record.id, toolKey, origin, close };
  }

  it('by an account key, which the tab forgets at the end', async () => {
    const { key, origin, close } = await started();
    const { page, complaints } = await newPage(browser);
    await signIn(page, origin, key);
    await page.getByText('Padaria · plano pro').waitFor();
    expect(await page.evaluate(() => Object.values(sessionStorage).toSorted())).toEqual(
      [key, ACCOUNT].toSorted(),
    );
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(key);
    await page.reload();
    await page.getByText('Padaria · plano pro').waitFor();
    await page.getByRole('button', { name: 'Sair' }).click();
    await page.getByLabel('Chave da conta').waitFor();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  it('a key that calls tools, and a text that is no key, are refused at the field', async () => {
    const { key, toolKey, origin, close } = await started();
    const { page } = await newPage(browser);
    await page.goto(`${origin}/v1/panel`);
    const field = page.getByLabel('Chave da conta');
    const enter = page.getByRole('button', { name: 'Entrar' });
    await enter.click();
    await page.getByText('Informe uma chave').waitFor();
    await field.fill(toolKey);
    await enter.click();
    await page.getByText('Esta chave chama ferramentas, mas não abre o painel').waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await field.inputValue()).toBe(toolKey);
    await field.fill('cnv_nada');
    await page.keyboard.press('Enter');
    await page.locator('.note.wrong').waitFor();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await field.fill(key);
    await page.keyboard.press('Enter');
    await page.getByRole('navigation', { name: 'painel' }).waitFor();
    await close();
  });

  it('by the session of the host, without a form', async () => {
    const { origin, close } = await started({
      account: { session: ({ headers }) => /user=(\w+)/.exec(headers.get('cookie') ?? '')?.[1] ?? null },
    });
    const { page } = await newPage(browser);
    await page.context().addCookies([{ name: 'user', value: ACCOUNT, url: origin }]);
    await page.goto(`${origin}/v1/panel`);
    await page.getByText('Padaria · plano pro').waitFor();
    // It is the host that signs out.
    expect(await page.getByRole('button', { name: 'Sair' }).count()).toBe(0);
    await page.context().clearCookies();
    await page.reload();
    await page.getByLabel('Chave da conta').waitFor();
    await close();
  });

  it('a key that is revoked meanwhile comes back to the form, which says so and then goes on', async () => {
    const { service, key, keyId, origin, close } = await started();
    const { page } = await newPage(browser);
    await signIn(page, origin, key);
    await page.getByText('Nenhuma chamada').waitFor();
    await service.keys.revoke(keyId);
    const { key: next } = await service.keys.create(ACCOUNT, { scope: 'account' });
    await page.getByRole('button', { name: 'Atualizar' }).click();
    const form = page.getByRole('dialog', { name: 'Entrar no painel' });
    await form.getByText('Sua sessão acabou.').waitFor();
    await form.getByLabel('Chave da conta').fill(next);
    await form.getByRole('button', { name: 'Entrar' }).click();
    await form.waitFor({ state: 'detached' });
    await page.getByText('Nenhuma chamada').waitFor();
    expect(await page.evaluate(() => Object.values(sessionStorage).toSorted())).toEqual(
      [next, ACCOUNT].toSorted(),
    );

    await service.accounts.setStatus(ACCOUNT, 'suspended');
    await page.reload();
    await page.getByText('A conta está suspensa').waitFor();
    await close();
  });

  it('in the language of the browser, or the one that was chosen', async () => {
    const { key, origin, close } = await started();
    const { page } = await newPage(browser, { locale: 'en-US' });
    await signIn(page, origin, key);
    await page.getByText('No calls in').waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
    await page.getByRole('button', { name: 'PT' }).click();
    await page.getByText('Nenhuma chamada em').waitFor();
    await page.reload();
    await page.getByText('Nenhuma chamada em').waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('pt-BR');
    await close();
  });
});
