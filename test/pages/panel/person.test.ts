import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ON_THIS_MACHINE } from '../../../adapters/cli/webhooks-dev.ts';
import { hasChromium, startChromium } from '../../support/chromium.ts';
import { createService, newPage, serve, signIn } from '../../support/panel.ts';
import { startReceiver } from '../../support/receiver.ts';

const ACCOUNT = 'padaria';

describe.skipIf(!hasChromium)('a person at the panel', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(async () => browser.close());

  async function started(clock = Date.now) {
    const service = createService({ autoStart: false, clock, webhooks: { url: ON_THIS_MACHINE } });
    await service.accounts.create({ id: ACCOUNT, plan: 'enterprise', name: 'Padaria' });
    const { key } = await service.keys.create(ACCOUNT, { scope: 'account', name: 'Painel' });
    const { origin, close } = await serve(service, { port: 0 });
    const seen = await newPage(browser);
    await signIn(seen.page, origin, key);
    return { service, key, origin, close, ...seen };
  }

  const place = async (page: Page, name: string) => {
    await page.getByRole('navigation', { name: 'painel' }).getByRole('link', { name }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
  };
  const dialog = (page: Page) => page.getByRole('dialog');
  const press = async (page: Page, name: string) =>
    dialog(page).getByRole('button', { name, exact: true }).click();
  const told = async (page: Page, text: string) => page.locator('.told', { hasText: text }).waitFor();

  it('makes a key, copies it, calls a tool with it and sees the use; then renames, rotates and revokes it', async () => {
    const { page, origin, close, complaints, asked } = await started();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
    await place(page, 'Chaves');
    await page.getByRole('button', { name: 'Nova chave' }).click();
    await dialog(page).getByLabel('Nome').fill('Loja');
    await dialog(page).getByLabel('Só estas').check();
    await press(page, 'Criar chave');
    await dialog(page).getByText('Escolha ao menos uma ferramenta').waitFor();
    await dialog(page).getByRole('combobox', { name: 'Adicionar ferramenta' }).fill('inscricao');
    await dialog(page).getByRole('option').first().waitFor();
    await dialog(page).getByRole('combobox', { name: 'Adicionar ferramenta' }).fill('cpf');
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('button', { name: 'Tirar CPF' }).waitFor();
    await press(page, 'Criar chave');
    await dialog(page).getByRole('heading', { name: 'Copie a chave agora' }).waitFor();
    const shown = (await dialog(page).locator('.shown-once code').textContent()) ?? '';

    // It would be lost.
    await page.keyboard.press('Escape');
    await dialog(page).getByText('Você ainda não copiou a chave').waitFor();
    await press(page, 'Cancelar');
    // A gesture that goes back asks to leave a dialog without any key.
    await dialog(page).evaluate((element) =>
      element.dispatchEvent(new Event('cancel', { cancelable: true })),
    );
    await dialog(page).getByText('Você ainda não copiou a chave').waitFor();
    await press(page, 'Cancelar');
    await dialog(page).locator('.shown-once').getByRole('button').click();
    await dialog(page).getByText('Copiado').first().waitFor();
    const key = await page.evaluate(async () => navigator.clipboard.readText());
    expect(key).toBe(shown);
    await press(page, 'Já guardei, fechar');
    await told(page, 'Chave criada');
    expect(await page.content()).not.toContain(key);

    const headers = { authorization: `Bearer ${key}` };
    expect((await fetch(`${origin}/v1/cpf`, { headers })).status).toBe(200);
    expect((await fetch(`${origin}/v1/cnpj`, { headers })).status).toBe(403);
    await page.getByRole('link', { name: 'Visão geral' }).click();
    await page.locator('.ranked li', { hasText: 'CPF' }).getByText(/^1 \d/).waitFor();
    await page.getByRole('button', { name: 'Ver como tabela: Por ferramenta' }).click();
    const row = page.getByRole('row', { name: /^CPF/ });
    expect(await row.getByRole('cell').allTextContents()).toEqual(['CPF', '1', '0', '0', '1', '50 %']);

    await place(page, 'Chaves');
    await page.getByRole('button', { name: 'Renomear: Loja' }).click();
    await dialog(page).getByLabel('Nome').fill('Loja da esquina');
    await page.keyboard.press('Escape');
    await press(page, 'Continuar editando');
    await press(page, 'Salvar');
    await told(page, 'Chave renomeada');

    await page.getByRole('button', { name: 'Trocar: Loja da esquina' }).click();
    await dialog(page).getByText('A chave antiga vale por mais 24 horas').waitFor();
    await press(page, 'Trocar chave');
    const next = (await dialog(page).locator('.shown-once code').textContent()) ?? '';
    expect(next).not.toBe(key);
    await dialog(page).locator('.shown-once').getByRole('button').click();
    await press(page, 'Já guardei, fechar');
    await page.getByText('em troca').waitFor();
    for (const one of [key, next]) {
      const { status } = await fetch(`${origin}/v1/cpf`, { headers: { authorization: `Bearer ${one}` } });
      expect(status).toBe(200);
    }

    const revokes = page.getByRole('button', { name: 'Revogar: Loja da esquina' });
    await revokes.last().click();
    const revoke = dialog(page).getByRole('button', { name: 'Revogar' });
    expect(
      await dialog(page)
        .getByRole('button', { name: 'Manter a chave' })
        .evaluate((one) => one.matches(':focus')),
    ).toBe(true);
    expect(await revoke.isDisabled()).toBe(true);
    await dialog(page).getByLabel('para confirmar').fill('Loja da esquina');
    expect(await revoke.isDisabled()).toBe(true);
    await dialog(page).getByLabel('para confirmar').fill(key.slice(-4));
    await revoke.click();
    await told(page, 'Chave revogada. As chamadas com ela agora recebem 401');
    await page.getByText('revogada', { exact: true }).waitFor();
    expect((await fetch(`${origin}/v1/cpf`, { headers })).status).toBe(401);

    await page.getByRole('button', { name: 'Sair' }).click();
    await page.getByLabel('Chave da conta').waitFor();
    expect(complaints).toEqual([]);
    expect(asked.filter((url) => !url.startsWith(`${origin}/`))).toEqual([]);
    await close();
  });

  it('makes a webhook, tests it, sees a delivery arrive, another fail, and sends it again', async () => {
    let status = 204;
    const receiver = await startReceiver((_, response) => response.writeHead(status).end());
    const { service, page, origin, close, complaints } = await started();
    const { key } = await service.keys.create(ACCOUNT);
    const call = async () => fetch(`${origin}/v1/cpf`, { headers: { authorization: `Bearer ${key}` } });

    await place(page, 'Webhooks');
    await page.getByText('Nenhum webhook ainda').waitFor();
    await page.getByRole('link', { name: 'Criar webhook' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Novo webhook' }).waitFor();
    const make = page.getByRole('button', { name: 'Criar webhook' });
    await page.getByLabel('Endereço').fill('http://10.0.0.1/eventos');
    await page.getByLabel('Descrição').fill('Eventos da loja');
    await make.click();
    await page.locator('.field', { hasText: 'Endereço' }).locator('.wrong').waitFor();
    expect(await page.getByLabel('Descrição').inputValue()).toBe('Eventos da loja');
    await page.getByLabel('Endereço').fill(`http://127.0.0.1:${receiver.port}/eventos`);
    await page.getByRole('button', { name: 'Enviar teste' }).click();
    await page.getByText('Entregue: 204').waitFor();
    expect(receiver.received).toHaveLength(1);
    await make.click();
    await dialog(page).getByRole('heading', { name: 'Copie o segredo agora' }).waitFor();
    expect(await dialog(page).locator('.shown-once code').textContent()).toMatch(/^whsec_/);
    await dialog(page).getByText('verifyWebhook').first().waitFor();
    await press(page, 'Já guardei, fechar');
    await page.getByRole('heading', { level: 1, name: 'Eventos da loja' }).waitFor();

    await page.getByRole('button', { name: 'Enviar teste' }).click();
    await press(page, 'Enviar');
    await dialog(page).getByText('Entregue: 204').waitFor();
    expect(receiver.received).toHaveLength(2);
    await press(page, 'Fechar');

    const log = page.locator('.log');
    await call();
    await service.runDue();
    await page.getByLabel('Entregues').check({ force: true });
    await log.getByText('204 em').waitFor();
    expect(receiver.received).toHaveLength(3);

    status = 503;
    await call();
    await service.runDue();
    await page.getByLabel('Tentando').check({ force: true });
    await log.getByText(/tentativa 2 (em \d+ s|agora)/).waitFor();
    await log.getByRole('button').click();
    await page.locator('.attempts').getByText('503').waitFor();
    await page.getByRole('region', { name: 'Corpo enviado' }).getByText('"tool_used"').waitFor();
    // Waiting deliveries are canceled and later ones are not sent; both are recovered.
    await page.getByRole('button', { name: 'Desativar' }).click();
    await press(page, 'Desativar');
    await told(page, 'Webhook desativado');
    await page.getByText('1 evento não foi enviado.').waitFor();
    await call();
    await page.reload();
    await page.getByText('2 eventos não foram enviados.').waitFor();
    status = 204;
    await page.getByRole('button', { name: 'Reativar e recuperar' }).click();
    await told(page, 'Webhook reativado; 2 entregas foram para a fila');
    await service.runDue();
    expect(receiver.received).toHaveLength(6);

    await log.getByText('cancelada').click();
    await page.getByRole('button', { name: 'Enviar uma cópia' }).click();
    await told(page, 'Cópia enviada');
    await page.getByText('Reenvio de').waitFor();
    await service.runDue();
    await page.locator('.detail').getByText('Entregue', { exact: true }).waitFor();
    expect(receiver.received).toHaveLength(7);

    await page.getByRole('button', { name: 'Trocar segredo' }).click();
    await press(page, 'Trocar segredo');
    await dialog(page).locator('.shown-once').getByRole('button').click();
    await press(page, 'Já guardei, fechar');
    await page.getByText('Troca de segredo em andamento').waitFor();
    await page.getByRole('button', { name: 'Concluir troca' }).click();
    await press(page, 'Concluir troca');
    await told(page, 'Troca concluída');

    await page.getByRole('button', { name: 'Recuperar desde…' }).click();
    await press(page, 'Recuperar');
    await told(page, 'Nada a recuperar');
    await page.getByRole('button', { name: 'Excluir' }).click();
    await dialog(page).getByLabel('para confirmar').fill('Eventos da loja');
    await press(page, 'Excluir');
    await told(page, 'Webhook excluído');
    await page.getByText('Nenhum webhook ainda').waitFor();
    expect(complaints).toEqual([]);
    await close();
    receiver.stop();
  });

  it('sends a failing delivery again by one click, within a minute of its first failure', async () => {
    const answers = [503, 204];
    const receiver = await startReceiver((_, response) => response.writeHead(answers.shift() ?? 204).end());
    const time = { now: Date.now() };
    const { service, key: panelKey, page, origin, close } = await started(() => time.now);
    const { webhook } = await service.webhooks.create(ACCOUNT, {
      ...{ url: `http://127.0.0.1:${receiver.port}/eventos`, events: ['tool_used'] },
      description: 'Eventos da loja',
    });
    const { key } = await service.keys.create(ACCOUNT);
    await fetch(`${origin}/v1/cpf`, { headers: { authorization: `Bearer ${key}` } });
    await service.runDue();
    const failedAt = time.now;
    time.now += 20_000;

    let clicks = 0;
    const click = async (button: Locator) => {
      clicks++;
      await button.click();
    };
    await page.reload();
    await click(
      page.locator('.message', { hasText: 'Eventos da loja' }).getByRole('button', { name: 'Reenviar 1' }),
    );
    await told(page, '1 entrega reenviada');
    await service.runDue();
    expect(clicks).toBe(1);
    expect(receiver.received).toHaveLength(2);
    const answer = await fetch(`${origin}/v1/account/webhooks/${webhook.id}/deliveries`, {
      headers: { authorization: `Bearer ${panelKey}` },
    });
    const { deliveries } = await answer.json();
    expect(deliveries).toMatchObject([{ state: 'succeeded', attempts: [{ status: 503 }, { status: 204 }] }]);
    expect(time.now - failedAt).toBeLessThanOrEqual(60_000);
    await page.context().close();
    await close();
    receiver.stop();
  });

  it('chooses a theme, which holds when the page is opened again', async () => {
    const { page, close } = await started();
    const ink = async () => page.evaluate(() => getComputedStyle(document.body).color);
    const light = await ink();
    await page.getByRole('button', { name: 'Tema: Do sistema' }).click();
    await page.getByRole('button', { name: 'Tema: Claro' }).click();
    await page.getByRole('button', { name: 'Tema: Escuro' }).waitFor();
    const dark = await ink();
    expect(dark).not.toBe(light);
    await page.reload();
    await page.getByRole('button', { name: 'Tema: Escuro' }).waitFor();
    expect(await ink()).toBe(dark);
    await close();
  });

  it('finds tools without accents, and marks favorites', async () => {
    const { service, page, close } = await started();
    await place(page, 'Favoritas');
    await page.getByText('Nenhuma favorita').waitFor();
    await page.getByLabel('Buscar ferramenta').fill('liquido salario');
    await page.getByText('1 ferramenta ·').waitFor();
    const star = page.getByRole('button', { name: 'Favorita: Calculadora de salário líquido' });
    await star.click();
    await told(page, 'Salário líquido entrou nos favoritos');
    expect(await star.getAttribute('aria-pressed')).toBe('true');
    expect((await service.favorites.list(ACCOUNT)).map(({ toolId }) => toolId)).toEqual([
      'calculadoras-salario-liquido',
    ]);
    await page.reload();
    await page.getByText('1 marcada').waitFor();
    expect(await page.locator('.tools li').first().textContent()).toContain('Salário líquido');
    expect(await page.locator('.tools li').count()).toBe(50);
    await page.getByRole('button', { name: 'Mostrar mais 50' }).click();
    expect(await page.locator('.tools li').count()).toBe(100);
    await page.locator('.star').first().click();
    await told(page, 'saiu dos favoritos');
    await close();
  });

  it('whose session ends while a form is open goes on with what was typed', async () => {
    const { service, page, close } = await started();
    await place(page, 'Chaves');
    await page.getByRole('button', { name: 'Nova chave' }).click();
    await dialog(page).getByLabel('Nome').fill('Folha');
    const [first] = await service.keys.list(ACCOUNT);
    await service.keys.revoke(first?.id ?? '');
    const { key } = await service.keys.create(ACCOUNT, { scope: 'account' });
    await press(page, 'Criar chave');
    const form = page.getByRole('dialog', { name: 'Entrar no painel' });
    await form.getByText('o que você digitou continua aqui').waitFor();
    await page.keyboard.press('Escape');
    await form.getByLabel('Chave da conta').fill(key);
    await form.getByRole('button', { name: 'Entrar' }).click();
    await dialog(page).getByText('Sua sessão tinha acabado').waitFor();
    expect(await dialog(page).getByLabel('Nome').inputValue()).toBe('Folha');
    await press(page, 'Criar chave');
    await dialog(page).getByRole('heading', { name: 'Copie a chave agora' }).waitFor();
    await close();
  });
});
