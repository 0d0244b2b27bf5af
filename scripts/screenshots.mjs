// Takes the pictures of the panel and of the docs page in docs/screenshots, of the built package: `npm run build &&
// node scripts/screenshots.mjs`. A folder and a format, webp or png, may follow.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createService } from 'canivete';
import { serve } from 'canivete/node';
import { memoryStores } from 'canivete/stores/memory';
import { chromium } from 'playwright-core';
import { NOW, sampleAccount } from '../test/support/sample-account.mjs';

const [folder = fileURLToPath(new URL('../docs/screenshots/', import.meta.url)), format = 'webp'] =
  process.argv.slice(2);
mkdirSync(folder, { recursive: true });

const light = (width, height = 900) => ({ width, height, scheme: 'light' });
const dark = (width, height = 900) => ({ width, height, scheme: 'dark' });

/** Pictures of the docs page, with a demo key: by the name of its file, how it stands and at which address. */
const docs = {
  'docs-home': [light(1280, 1200), ''],
  'docs-home-narrow': [dark(390, 1200), ''],
  'docs-payslip': [light(1280, 900), 'calculadoras-folha'],
  'docs-tool': [light(1280, 1200), 'calculadoras-salario-liquido?salarioBruto=5800&dependentes=2'],
  'docs-tool-dark': [dark(1280, 1200), 'calculadoras-salario-liquido?salarioBruto=5800&dependentes=2'],
  'docs-tool-narrow': [light(390, 1600), 'calculadoras-salario-liquido?salarioBruto=5800&dependentes=2'],
  'docs-tool-medium': [light(900, 1200), 'calculadoras-rescisao'],
  'docs-alternatives': [light(1440, 1200), 'calculadoras-pj-vs-clt'],
  'docs-loan-dark': [
    dark(1440, 1200),
    'calculadoras-financiamento?valor=300000&taxa=10.5&periodoTaxa=anual&prazo=360&detalhado=true',
  ],
  'docs-document': [light(1280, 1200), 'cnpj?action=validate&value=11222333000182'],
  'docs-dates': [light(1280, 1000), 'calculadoras-dias-uteis'],
  'docs-qr-dark': [dark(390, 1200), 'dev-qr'],
  'docs-table': [light(1280, 1200), '/tables/inss'],
  'docs-guide-dark': [dark(1280, 900), '/guide/verify'],
};

/** Pictures of the panel: the same, and what is done there first. No address is the page before the sign-in. */
const panel = {
  'panel-sign-in': [light(1280), null],
  'panel-overview': [light(1280), 'overview'],
  'panel-overview-narrow': [dark(390), 'overview'],
  'panel-keys': [light(1280), 'keys'],
  'panel-new-key': [
    dark(900),
    'keys',
    async (page) => page.getByRole('button', { name: 'Nova chave' }).click(),
  ],
  'panel-webhook': [
    dark(1280),
    ({ webhook }) => `webhooks/${webhook.id}`,
    async (page) => page.locator('.log .bad').first().click(),
  ],
  'panel-plan': [light(1440), 'plan'],
};

const sample = await sampleAccount({ createService, memoryStores });
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});

/** Opens an address on the day of the sample, and gives its page. */
async function open({ width, height, scheme }, address, key) {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  await page.addInitScript((key) => key && sessionStorage.setItem('canivete.key', key), key);
  await page.goto(address);
  await page.locator('h1').waitFor();
  await page.waitForFunction(() => !document.querySelector('.waiting'));
  return page;
}

/** Keeps the picture of what stands in the window, or of the whole page. */
async function keep(page, name, isWhole) {
  const devtools = await page.context().newCDPSession(page);
  const { cssContentSize, cssLayoutViewport, cssVisualViewport } =
    await devtools.send('Page.getLayoutMetrics');
  const height = isWhole ? cssContentSize.height : cssLayoutViewport.clientHeight;
  const y = isWhole ? 0 : cssVisualViewport.pageY;
  const clip = { x: 0, y, width: cssLayoutViewport.clientWidth, height, scale: 1 };
  const { data } = await devtools.send('Page.captureScreenshot', {
    format,
    ...(format === 'webp' && { quality: 80 }),
    clip,
    captureBeyondViewport: isWhole,
  });
  writeFileSync(`${folder}/${name}.${format}`, Buffer.from(data, 'base64'));
  await page.context().close();
}

const serving = await serve(sample.service, { port: 0 });
for (const [name, [look, place, act]] of Object.entries(panel)) {
  const at = typeof place === 'function' ? place(sample) : place;
  const page = await open(look, `${serving.origin}/v1/panel#/${at ?? ''}`, at === null ? null : sample.key);
  await act?.(page);
  await page.waitForFunction(() => !document.querySelector('.waiting'));
  await keep(page, name, true);
}
await serving.close();

const stores = memoryStores();
const first = createService({ ...stores, autoStart: false });
await first.accounts.create({ id: 'reader', plan: 'enterprise' });
const { key: demoKey } = await first.keys.create('reader');
const clock = () => NOW;
const servingDocs = await serve(createService({ ...stores, clock, autoStart: false, docs: { demoKey } }), {
  port: 0,
});
for (const [name, [look, place]] of Object.entries(docs)) {
  const page = await open(look, `${servingDocs.origin}/v1/docs#${place}`, null);
  // A form is ready when its answer is there.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.answer-top')].every((one) => one.querySelector('.status')),
  );
  await keep(page, name, false);
}
await servingDocs.close();
await browser.close();
