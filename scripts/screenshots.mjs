// Takes the pictures of the panel and of the docs page in docs/screenshots, of the built package: `npm run build &&
// node scripts/screenshots.mjs`.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createService } from 'canivete';
import { serve } from 'canivete/node';
import { memoryStores } from 'canivete/stores/memory';
import { chromium } from 'playwright-core';
import { NOW, sampleAccount } from '../test/support/sample-account.mjs';

const folder = process.argv[2] ?? fileURLToPath(new URL('../docs/screenshots/', import.meta.url));
mkdirSync(folder, { recursive: true });

const { service, key, webhook } = await sampleAccount({ createService, memoryStores });
const serving = await serve(service, { port: 0 });
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});

const contextOf = async ({ width, height = 800, scheme, language = 'pt' }) =>
  browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    locale: language === 'pt' ? 'pt-BR' : 'en-GB',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
  });

/** A page of the panel that is signed in, at the sample's time. */
async function open(look, place) {
  const context = await contextOf(look);
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  await page.addInitScript(
    (key) => key && sessionStorage.setItem('canivete.key', key),
    place === null ? null : key,
  );
  await page.goto(`${serving.origin}/v1/panel#/${place ?? ''}`);
  await page.locator('h1').waitFor();
  await page.waitForFunction(() => !document.querySelector('.waiting'));
  return page;
}

const press = (name) => async (page) => page.getByRole('button', { name }).first().click();
const wide = { width: 1280, scheme: 'light' };
const dark = { width: 1280, scheme: 'dark' };
const narrow = { width: 380, scheme: 'dark' };

/** By the name of its file: how and where the page stands, and what is done there first. */
const shots = {
  'panel-sign-in': [wide, null],
  'panel-overview': [wide, 'overview'],
  'panel-overview-narrow': [narrow, 'overview'],
  'panel-keys': [wide, 'keys'],
  'panel-new-key': [wide, 'keys', press('Nova chave')],
  'panel-webhook': [
    dark,
    `webhooks/${webhook.id}`,
    async (page) => page.locator('.log .bad').first().click(),
  ],
};

for (const [name, [look, place, act]] of Object.entries(shots)) {
  const page = await open(look, place);
  if (act) {
    await act(page);
    await page.waitForFunction(() => !document.querySelector('.waiting'));
  }
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
  await page.context().close();
}

/** The docs page with a demo key: by the name of its file, how it stands and at which address. */
const docsShots = {
  'docs-home': [wide, ''],
  'docs-tool': [wide, 'calculadoras-salario-liquido'],
  'docs-tool-dark': [dark, 'calculadoras-salario-liquido'],
  'docs-tool-narrow': [narrow, 'calculadoras-salario-liquido'],
  'docs-document': [wide, 'cnpj'],
  'docs-guide-dark': [dark, '/guide/verify'],
};

const stores = memoryStores();
const first = createService({ ...stores, autoStart: false });
await first.accounts.create({ id: 'reader', plan: 'enterprise' });
const { key: demoKey } = await first.keys.create('reader');
const clock = () => NOW;
const docs = await serve(createService({ ...stores, clock, autoStart: false, docs: { demoKey } }), {
  port: 0,
});
for (const [name, [look, place]] of Object.entries(docsShots)) {
  const context = await contextOf({ ...look, height: 1200 });
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  await page.goto(`${docs.origin}/v1/docs#${place}`);
  await page.locator('h1').waitFor();
  const answers = await page.locator('.answer-top').count();
  // A form is ready when its answer is there.
  await page.waitForFunction(
    (count) => document.querySelectorAll('.answer-top .status .good').length === count,
    answers,
  );
  await page.screenshot({ path: `${folder}/${name}.png` });
  await context.close();
}
await docs.close();
await browser.close();
await serving.close();
