import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../../src/lib/random-sources.ts';
import { hasChromium, startChromium } from '../support/chromium.ts';
import { linesOf } from '../support/drawn.ts';
import { createService, memoryStores, newPage, serve, signIn } from '../support/panel.ts';
import { tools as allTools } from '../../src/tools/registry.ts';
import { NOW, sampleAccount } from '../support/sample-account.mjs';

/** What opens a dialog that changes nothing until it is sent. */
const OPENS = /^(Nova chave|Criar webhook|Renomear|Trocar|Revogar|Editar|Excluir|Desativar|Recuperar|Testar)/;

/** Those that the account uses: another one that is added some day is no matter here. */
const USED = new Set(
  'cpf cnpj cep dev-hash salario-liquido inss ferias decimo-terceiro rescisao dias-uteis'
    .split(' ')
    .flatMap((name) => [name, `calculadoras-${name}`]),
);
const tools = allTools.filter(({ id }) => USED.has(id));

// What each place of the panel draws for an account of three weeks, and each dialog that opens from it. It is right as far
// as somebody has read it: `npx vitest run test/panel/drawn.test.ts --update` writes it anew, and the difference is for reading.
describe.skipIf(!hasChromium)('the panel draws', () => {
  let browser: Browser;
  let sample: Awaited<ReturnType<typeof sampleAccount>>;
  let serving: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    browser = await startChromium();
    // Ids decide the order of what happens in one instant. The clock stands still, so all of this comes in one minute.
    const options = { tools, random: seededRandom('drawn'), account: { burst: 10_000 } };
    sample = await sampleAccount({ createService, memoryStores }, options);
    serving = await serve(sample.service, { port: 0 });
  });
  afterAll(async () => {
    await browser.close();
    await serving.close();
  });

  async function opened(key = sample.key): Promise<Page> {
    const { page } = await newPage(browser, { timezoneId: 'America/Sao_Paulo' });
    sample.time.now = NOW;
    await page.clock.setFixedTime(NOW);
    await signIn(page, serving.origin, key);
    return page;
  }

  const places = ['', 'keys', 'webhooks', 'webhooks/:id', 'favorites'];

  const goTo = async (page: Page, place: string) => {
    // The place before stands until the next one is drawn.
    await page.locator('main h1').evaluate((heading) => heading.setAttribute('data-before', ''));
    await page.goto(`${serving.origin}/v1/panel#/${place.replace(':id', sample.webhook.id)}`);
    await page.locator('main h1:not([data-before])').waitFor();
    await page.waitForFunction(() => !document.querySelector('.waiting'));
  };

  async function expectPlaces(page: Page, shown: readonly string[], name: string): Promise<void> {
    const lines: string[] = [];
    for (const place of shown) {
      await goTo(page, place);
      // What stands around them is the same in each.
      lines.push(`# /${place}`, ...(await linesOf(page.locator(place === '' ? 'body' : 'main'))));
    }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`drawn/${name}.txt`);
    await page.context().close();
  }

  it('its places', async () => {
    await expectPlaces(await opened(), places, 'places');
  });

  it.each([
    ['new', 'enterprise', async () => undefined],
    [
      'suspended',
      'free',
      async (id: string) => {
        const { service, stores } = sample;
        const bucket = `m:${id}:2026-11`;
        await stores.quotaStore.consume({ bucket, limit: null, cost: 100, keep: 86_400_000 });
        await service.accounts.setStatus(id, 'suspended');
      },
    ],
  ])('those of an account that is %s', async (id, plan, prepare) => {
    const { service } = sample;
    await service.accounts.create({ id, plan });
    const { key } = await service.keys.create(id, { scope: 'account' });
    await prepare(id);
    const shown = places.filter((place) => !place.includes(':id'));
    await expectPlaces(await opened(key), shown, id);
  });

  it('its dialogs', async () => {
    const page = await opened();
    const lines: string[] = [];
    for (const place of places) {
      await goTo(page, place);
      const names = await page
        .locator('main button')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent));
      for (const name of names) {
        if (!OPENS.test(name)) continue;
        await page.getByRole('button', { name, exact: true }).first().click();
        await page.getByRole('dialog').waitFor();
        lines.push(`# /${place}: ${name}`, ...(await linesOf(page.getByRole('dialog'))));
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }
    }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('drawn/dialogs.txt');
    await page.context().close();
  });

  it('deliveries, each with its attempts', async () => {
    const page = await opened();
    await goTo(page, 'webhooks/:id');
    const rows = page.locator('.log button');
    const lines: string[] = [];
    for (let i = 0; i < (await rows.count()); i++) {
      await rows.nth(i).click();
      await page.locator('.log [aria-current]').waitFor();
      await page.waitForFunction(() => !document.querySelector('.waiting'));
      const current = await rows.evaluateAll((all) => all.map((one) => one.getAttribute('aria-current')));
      lines.push(`# ${current.indexOf('true')}`, ...(await linesOf(page.locator('.detail'))));
    }
    // The attempt that is waited for is due by now.
    sample.time.now += 600_000;
    await goTo(page, 'webhooks');
    await goTo(page, 'webhooks/:id');
    lines.push('# later', ...(await linesOf(page.locator('.log'))));
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('drawn/deliveries.txt');
    await page.context().close();
  });
});
