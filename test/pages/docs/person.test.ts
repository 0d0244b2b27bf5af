import { readFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsOf } from '../../support/axe.ts';
import { hasChromium, startChromium } from '../../support/chromium.ts';
import { type DocsServed, serveDocs } from '../../support/docs.ts';
import { newPage, signIn } from '../../support/panel.ts';

const TOOL = 'calculadoras-salario-liquido';

describe.skipIf(!hasChromium)('a person at the docs page', () => {
  let browser: Browser;
  let demo: DocsServed;
  let closed: DocsServed;
  beforeAll(async () => {
    browser = await startChromium();
    demo = await serveDocs();
    closed = await serveDocs({ hasDemo: false });
  });
  afterAll(async () => {
    await browser.close();
    await demo.close();
    await closed.close();
  });

  async function at({ origin }: DocsServed, place = '', options: BrowserContextOptions = {}) {
    const seen = await newPage(browser, options);
    await seen.page.goto(`${origin}/v1/docs${place}`);
    await seen.page.getByRole('heading', { level: 1 }).waitFor();
    return {
      ...seen,
      isClean: () => expect([seen.complaints, elsewhere(seen.asked, origin)]).toEqual([[], []]),
    };
  }
  const elsewhere = (asked: readonly string[], origin: string) =>
    asked.filter((url) => !url.startsWith(`${origin}/v1/`));
  const hero = (page: Page) => page.locator('.hero .answer').first();

  it('searches without accents, fills the form, gets the number, and changes the language', async () => {
    const { page, isClean } = await at(demo);
    await page.keyboard.press('/');
    const field = page.getByRole('combobox');
    expect(await field.evaluate((one) => one.matches(':focus'))).toBe(true);
    // Half of a name is no mistake of spelling.
    expect(await field.evaluate((one) => (one as HTMLElement).spellcheck)).toBe(false);
    await page.keyboard.type('salario liquido');
    await page.getByText(/ferramentas · acentos e ordem não importam/).waitFor();
    expect(await page.getByRole('option').first().locator('mark').allTextContents()).toEqual(
      expect.arrayContaining(['salário', 'líquido']),
    );
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Salário líquido' }).waitFor();
    await page.locator('.hero', { hasText: 'R$ 4.725,52' }).waitFor();
    await page.getByRole('textbox', { name: 'Salário bruto' }).fill('10.000,00');
    await page.locator('.hero', { hasNotText: '4.725,52' }).waitFor();
    const inPortuguese = await hero(page).textContent();
    expect(inPortuguese).toMatch(/^R\$ \d\.\d{3},\d{2}$/);
    expect(await page.evaluate('location.hash')).toBe(`#${TOOL}`);
    await page.getByRole('button', { name: 'EN', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Net salary' }).waitFor();
    await hero(page).waitFor();
    expect(await page.evaluate('document.documentElement.lang')).toBe('en');
    await page.waitForFunction(
      (text) => document.querySelector('.hero .answer')?.textContent === text,
      (inPortuguese as string).replace('.', '_').replace(',', '.').replace('_', ','),
    );
    isClean();
  });

  it('draws the answer in the page, with its title and its numbers, in either language and scheme', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, isClean } = await at(demo, '', { colorScheme });
      await page.getByRole('combobox').fill('salario liquido');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('textbox', { name: 'Salário bruto' }).fill('10.000,00');
      await page.locator('.hero', { hasNotText: '4.725,52' }).waitFor();
      const drawn = page.locator('.drawn figure.payslip');
      const number = async () => ((await hero(page).textContent()) ?? '').replace(/^R\$\s/, '');
      // The drawing follows the answer, to the cent.
      await drawn.getByText('10.000,00').first().waitFor();
      await drawn
        .getByText(await number())
        .first()
        .waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await page.getByRole('button', { name: 'EN', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Net salary' }).waitFor();
      await drawn.getByText('10,000.00').first().waitFor();
      await drawn
        .getByText(await number())
        .first()
        .waitFor();
      expect(await faultsOf(page)).toEqual([]);
      isClean();
      await page.goto(`${demo.origin}/v1/docs#calculadoras-imc?weight=80&height=1.75`);
      const image = page.locator('.drawn svg[role="img"]');
      await image.waitFor();
      expect(await image.locator('> title').textContent()).toMatch(/\S/);
      expect(await image.locator('> desc').textContent()).toContain('26.12');
      isClean();
      await page.context().close();
    }
  });

  it('asks by this or by that: the fields of the other way are hidden, and not sent', async () => {
    const { page, isClean } = await at(demo, `#${TOOL}`);
    const ways = page.getByRole('group', { name: 'Um destes dois' });
    const [gross, net] = ['Salário bruto', 'Líquido desejado'].map((name) =>
      ways.getByRole('textbox', { name }),
    );
    await gross?.waitFor();
    expect(await net?.isVisible()).toBe(false);
    await ways.getByRole('radio', { name: 'Salário bruto' }).focus();
    await page.keyboard.press('ArrowRight');
    await net?.waitFor();
    expect(await gross?.isVisible()).toBe(false);
    // Nothing was asked of an empty field.
    expect(await page.locator('.status .bad').count()).toBe(0);
    await page.keyboard.press('Tab');
    await page.keyboard.type('5000');
    await page.locator('.hero', { hasText: 'R$ 5.000,0' }).waitFor();
    await page.getByRole('button', { name: 'EN', exact: true }).click();
    await page.getByRole('textbox', { name: 'Net pay wanted' }).waitFor();
    isClean();
  });

  it.each([
    ['salario liquido', TOOL],
    ['gerar cpf', 'cpf'],
    ['pis', 'pis'],
    ['holerite', 'calculadoras-conferencia-holerite'],
    ['net pay', TOOL],
    ['dias uteis', 'calculadoras-dias-uteis'],
    ['demissão', 'calculadoras-rescisao'],
  ])('finds by %j first %s', async (query, id) => {
    const { page } = await at(demo);
    await page.getByRole('combobox').fill(query);
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForFunction((id) => location.hash === `#${id}`, id);
    await page.context().close();
  });

  it('says what is nearest to what there is not', async () => {
    const { page } = await at(demo);
    await page.getByRole('combobox').fill('salrio');
    await page.getByText('Nada com “salrio”.').waitFor();
    await page.getByRole('status').getByRole('link', { name: 'Salário líquido' }).click();
    await page.getByRole('heading', { level: 1, name: 'Salário líquido' }).waitFor();
  });

  it('shows each fault at its field, and in the place of the answer a list of links that has the focus', async () => {
    const { page, isClean } = await at(demo, `#${TOOL}?dependentes=25&valeTransporte=300`);
    await page.getByRole('button', { name: 'Calcular' }).click();
    const list = page.getByRole('alert').filter({ hasText: 'Falta: salário bruto. Corrija: dependentes.' });
    await list.waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent?.includes('Falta: salário bruto'));
    const field = page.getByRole('textbox', { name: 'Salário bruto' });
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await list.getByRole('button', { name: 'salário bruto' }).click();
    await page.waitForFunction(() => document.activeElement?.matches('input[aria-invalid]'));
    await field.fill('3000');
    await page.getByLabel('Dependentes', { exact: true }).fill('2');
    await page.locator('.hero').waitFor();
    expect(await list.count()).toBe(0);
    isClean();
  });

  it('changes one number of an example, and one number changes', async () => {
    const { page, isClean } = await at(demo, '#calculadoras-rescisao');
    await page.locator('.hero').waitFor();
    const salary = page.getByRole('textbox', { name: 'Salário bruto', exact: true });
    const slanted = async () => page.locator('.of-sample').count();
    const before = await slanted();
    expect(await salary.evaluate((one) => getComputedStyle(one).fontStyle)).toBe('italic');
    await salary.fill('4200');
    await page
      .locator('.answers')
      .getByText(/Com \d+ valores do exemplo/)
      .waitFor();
    expect([await slanted(), await salary.evaluate((one) => getComputedStyle(one).fontStyle)]).toEqual([
      before - 1,
      'normal',
    ]);
    await page.getByRole('button', { name: 'Apagar os do exemplo' }).click();
    const lacking = page.getByRole('alert').filter({ hasText: /^Faltam: / });
    await lacking.waitFor();
    expect(await page.locator('.hero').isVisible()).toBe(false);
    await lacking.getByRole('button').first().click();
    expect(await page.evaluate(() => document.activeElement?.matches('input'))).toBe(true);
    expect(await faultsOf(page)).toEqual([]);
    isClean();
  });

  it('leaves a person where they type when what stands there is refused meanwhile', async () => {
    const { page, isClean } = await at(demo, `#${TOOL}`);
    await page.locator('.hero', { hasText: 'R$ 4.725,52' }).waitFor();
    const field = page.getByLabel('Dependentes', { exact: true });
    await field.fill('25');
    await page.getByRole('alert').filter({ hasText: '25 é demais. De 0 a 20.' }).waitFor();
    expect(await field.evaluate((one) => one.matches(':focus:not([aria-invalid])'))).toBe(true);
    await page.keyboard.press('Tab');
    await page.getByText('25 é demais. De 0 a 20.').first().waitFor();
    await page.getByRole('button', { name: 'Usar 20' }).first().click();
    await page.getByRole('alert').filter({ hasText: /^$/ }).first().waitFor({ state: 'attached' });
    isClean();
  });

  it('shows the example without a key, then calls with the key that a reader pastes, when asked to', async () => {
    const { page, isClean, asked } = await at(closed, `#${TOOL}`);
    await page.getByRole('region', { name: 'Resposta' }).locator('.badge', { hasText: 'exemplo' }).waitFor();
    await page.locator('.hero', { hasText: 'R$ 4.725,52' }).waitFor();
    await page.getByRole('button', { name: 'Calcular' }).click();
    await page.waitForFunction(() => document.activeElement?.matches('.key-field input'));
    await page.keyboard.type(closed.key);
    await page.keyboard.press('Enter');
    await page.locator('form').getByText('Cada chamada usa 1 da sua cota').waitFor();
    await page.getByRole('textbox', { name: 'Salário bruto' }).fill('3000');
    await page.getByRole('button', { name: 'Calcular' }).click();
    await page.locator('.status', { hasText: 'atualizado agora' }).waitFor();
    expect(asked.filter((url) => url.includes('/calculadoras/')).length).toBe(1);
    expect(await page.evaluate('JSON.stringify(localStorage)')).not.toContain(closed.key);
    // The key of a reader stands in no text that is copied.
    expect(await page.locator('.calls').textContent()).not.toContain(closed.key);
    isClean();
  });

  it('hears what is wrong with a text that is no key, and is asked for another', async () => {
    const { page } = await at(closed, `#${TOOL}`);
    await page.getByRole('textbox', { name: 'Sua chave' }).fill('cnv_nothing');
    await page.getByRole('button', { name: 'Usar', exact: true }).click();
    await page.getByRole('button', { name: 'Calcular' }).click();
    await page.getByRole('alert').filter({ hasText: 'Esta chave não vale mais.' }).waitFor();
    await page.getByRole('button', { name: 'Usar uma chave' }).click();
    await page.waitForFunction(() => document.activeElement?.matches('.key-field input'));
  });

  it('generates and validates a document on one page, and says why one is not valid', async () => {
    const { page, isClean } = await at(demo, '#cnpj');
    await page.locator('.items li').nth(1).waitFor();
    await page.locator('label', { hasText: /^Conferir$/ }).click();
    await page.getByText('Válido', { exact: true }).first().waitFor();
    await page.locator('.answer', { hasText: /^12\.ABC\.345\/01DE-35$/ }).waitFor();
    await page.getByRole('textbox', { name: 'CNPJ' }).fill('12abc34501de36');
    await page.getByText('Termina em 36, deveria terminar em 35').first().waitFor();
    await page.locator('label', { hasText: /^Gerar$/ }).click();
    await page.locator('.items li').nth(1).waitFor();
    expect(await page.evaluate('location.hash')).toBe('#cnpj');
    isClean();
  });

  it('pins an answer, changes a field, sees both with what differs, and releases it', async () => {
    for (const width of [390, 1280]) {
      const { page, isClean } = await at(demo, `#${TOOL}?salarioBruto=6000&ano=2026`, {
        viewport: { width, height: 900 },
      });
      await hero(page).waitFor();
      const before = (await hero(page).textContent()) as string;
      await page.getByRole('button', { name: 'Fixar' }).click();
      await page.getByRole('button', { name: 'Soltar' }).and(page.locator(':focus')).waitFor();
      await page.getByRole('textbox', { name: 'Salário bruto' }).fill('7500');
      const both = page.getByRole('region', { name: 'Comparação' });
      await both.getByText('Mudou 1 campo').waitFor();
      expect(await both.getByRole('listitem').allTextContents()).toEqual([
        'Salário bruto R$ 6.000,00 → R$ 7.500,00',
      ]);
      const plain = (text: string) => text.replaceAll('\u00A0', ' ');
      const [old, now] = (await both.locator('.main').allTextContents()).map(plain);
      expect(old).toBe(before);
      expect(now).not.toBe(before);
      // INSS of 7.500 less that of 6.000 is 14 % of the 1.500 between them (Portaria MPS/MF 13/2026).
      await both
        .locator('tr', { hasText: /^INSS641,51851,51\+210,00$/ })
        .first()
        .waitFor();
      expect(await faultsOf(page)).toEqual([]);
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
        ),
      ).toBe(true);
      // Another tool has its own; the pin is there again when the reader comes back.
      await page.evaluate(() => void (location.hash = '#calculadoras-inss?salarioBruto=3000'));
      await page.getByRole('button', { name: 'Fixar' }).waitFor();
      await page.goBack();
      await both.waitFor();
      await page.getByRole('button', { name: 'Soltar' }).click();
      await both.waitFor({ state: 'detached' });
      expect(plain((await hero(page).textContent()) as string)).toBe(now);
      isClean();
    }
  });

  it('goes by Ctrl K, on any page and from any field, to what was used last', async () => {
    const { page, isClean } = await at(demo, `#${TOOL}`);
    await page.getByRole('button', { name: 'Favorita' }).click();
    await page.getByRole('textbox', { name: 'Salário bruto' }).fill('5.800');
    await page.locator('.hero', { hasNotText: '4.725,52' }).waitFor();
    const hash = await page.evaluate('location.hash');
    await page.goto(`${demo.origin}/v1/docs#/guide/errors`);
    for (const place of ['#/guide/errors', '#/'] as const) {
      await page.evaluate((to) => void (location.hash = to), place);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForFunction(() => document.activeElement?.tagName === 'H1' || location.hash === '#/');
      await page.keyboard.press('Control+k');
      const options = page.getByRole('option');
      await options.first().waitFor();
      expect(await options.locator('.push').allTextContents()).toEqual([
        ...['Recente', 'Favorita'],
        ...['Ir para', 'Ir para', 'Ir para', 'Ir para'],
      ]);
      expect(await options.first().textContent()).toMatch(/^Calculadora de salário líquido.*R\$/);
      expect(await faultsOf(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => document.querySelectorAll('[role=option]').length === 0);
    }
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Salário líquido' }).waitFor();
    expect(await page.evaluate('location.hash')).toBe(hash);
    // An event, an error, a table and a page of the guide are found by the same field.
    for (const [asked, found] of [
      ['tool_used', 'Evento de webhook'],
      ['erro 401', '401'],
      ['contribuição ao inss', 'Tabelas'],
      ['verificar', 'Guia'],
    ] as const) {
      await page.keyboard.press('Control+k');
      await page.keyboard.type(asked);
      await page.getByRole('option').filter({ hasText: found }).first().waitFor();
      await page.keyboard.press('Escape');
    }
    isClean();
  });

  it('docs know a reader who signed in at the panel, with the favorites and a key of the account, until the end', async () => {
    const { page, complaints } = await newPage(browser);
    await signIn(page, closed.origin, closed.accountKey);
    await page.goto(`${closed.origin}/v1/docs#${TOOL}`);
    await page.getByRole('banner').getByText('Padaria Sol').waitFor();
    await page.getByRole('button', { name: 'Favorita' }).click();
    await page.getByText('Guardada nas favoritas de Padaria Sol').waitFor();
    expect(await page.getByLabel('Sua chave').count()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Usar a conta Padaria Sol' }).click();
    await page
      .locator('form')
      .getByText(/^Com a chave cnv_/)
      .waitFor();
    await page.getByRole('textbox', { name: 'Salário bruto' }).fill('10.000,00');
    await page.getByRole('button', { name: 'Calcular' }).click();
    await page.locator('.hero', { hasNotText: '4.725,52' }).waitFor();
    // The account key is in no address, and nothing of the account outlasts the tab.
    const seen: string = await page.evaluate(
      'location.href + JSON.stringify(localStorage) + document.body.innerHTML',
    );
    expect(seen).not.toContain(closed.accountKey);
    expect(seen).not.toContain('canivete.favorites');
    await page.getByRole('banner').getByRole('link', { name: 'API' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Painel' }).click();
    await page.goto(`${closed.origin}/v1/panel#/keys`);
    await page.getByText('Página da documentação').first().waitFor();
    await page.goto(`${closed.origin}/v1/panel#/favorites`);
    await page.locator('[aria-pressed="true"]').first().waitFor();
    await page.getByRole('button', { name: 'Sair' }).click();
    await page.getByLabel('Chave da conta').waitFor();
    await page.goto(`${closed.origin}/v1/docs#${TOOL}`);
    await page.getByRole('button', { name: 'Favorita', pressed: false }).waitFor();
    expect(await page.getByText('Padaria Sol').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('hears of every load that fails what it was, and reads the page where its program is lost', async () => {
    const { page } = await newPage(browser);
    await page.route('**/v1/tabelas', async (route) => route.abort());
    await page.goto(`${demo.origin}/v1/docs#/tables`);
    await page.getByRole('button', { name: 'Tentar de novo' }).waitFor();
    expect(await page.getByText('não tem tabelas legais').count()).toBe(0);
    await page.unroute('**/v1/tabelas');
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await page.getByRole('cell', { name: 'Contribuição ao INSS' }).waitFor();
    const failing = '**/v1/calculadoras/salario-liquido*';
    await page.goto(`${demo.origin}/v1/docs#${TOOL}`);
    await page.locator('.hero').waitFor();
    for (const answer of [
      { status: 500, json: { error: 'Erro interno.', code: 500 } },
      { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' },
      { status: 429, json: { error: { message: 'slow down' } } },
      null,
    ]) {
      await page.route(failing, async (route) => (answer ? route.fulfill(answer) : route.abort()));
      await page.getByRole('button', { name: 'Calcular' }).click();
      const box = page
        .getByRole('alert')
        .filter({ hasText: answer?.status === 429 ? 'Muitas contas' : /\S/ });
      await box.getByRole('button', { name: 'Tentar de novo' }).waitFor();
      expect(await box.textContent()).not.toMatch(/\[object|Bad Gateway|Erro interno/);
      // The last good answer stays, in the color of hints.
      expect(await page.locator('.hero').isVisible()).toBe(true);
      expect(await faultsOf(page)).toEqual([]);
      await page.unroute(failing);
      await box.getByRole('button', { name: 'Tentar de novo' }).click();
      await page.waitForFunction(() => document.querySelector('[role=alert]')?.textContent === '');
    }
    await page.route('**/docs/files/app-*.js', async (route) => route.abort());
    await page.goto(`${demo.origin}/v1/docs/${TOOL}`);
    await page.getByRole('heading', { level: 1, name: 'Salário líquido' }).waitFor();
    await page.getByText('salarioBruto', { exact: true }).first().waitFor();
  });

  it('saves an answer in every form that it has, from one menu, by keyboard too', async () => {
    const { page, isClean } = await at(demo, '#calculadoras-financiamento?valor=300000&taxa=1&prazo=36');
    const opener = page.getByRole('button', { name: 'Baixar' });
    await opener.click();
    const entries = page.locator('.files button');
    expect(await entries.allTextContents()).toEqual([
      ...['Texto.txt', 'Resposta inteiraJSON', 'Tabela Price: ParcelasCSV', 'Sistema SAC: ParcelasCSV'],
      'Lado a lado: LinhasCSV',
      ...['DesenhoSVG', 'DesenhoPNG', 'Imprimir ou salvarPDF'],
    ]);
    expect(await faultsOf(page)).toEqual([]);
    const focused = async () => page.evaluate(() => document.activeElement?.textContent);
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe('Resposta inteiraJSON');
    await page.keyboard.press('Escape');
    expect([await entries.count(), await focused()]).toEqual([0, 'Baixar']);
    const save = async (name: string) => {
      await opener.click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        entries.filter({ hasText: name }).first().click(),
      ]);
      return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
    };
    const csv = await save('SAC');
    expect([csv.name, csv.bytes.toString().split('\r\n').length]).toEqual([
      ...['calculadoras-financiamento-sac-parcelas.csv', 38],
    ]);
    const svg = await save('SVG');
    expect(svg.name).toBe('calculadoras-financiamento.svg');
    // Its colours are its own: no class, no token, nothing to load.
    expect(svg.bytes.toString()).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/);
    expect(svg.bytes.toString()).not.toMatch(/class=|var\(|style=|href=/);
    expect(svg.bytes.toString()).toContain('SAC ');
    const png = await save('PNG');
    expect(png.name).toBe('calculadoras-financiamento.png');
    expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
    // The width stands in the first chunk; a page of 1280 draws it some 500 wide.
    expect(png.bytes.readUInt32BE(16)).toBeGreaterThan(1200);
    // The menu stays inside a telephone, and the mark of an example leaves a long name its line.
    const viewport = { width: 390, height: 800 };
    const { page: narrow } = await at(demo, '#calculadoras-pj-vs-clt', { viewport });
    await narrow.getByRole('button', { name: 'Baixar' }).click();
    const { x = -1, width = 0 } = (await narrow.locator('.files').boundingBox()) ?? {};
    expect([x >= 0, x + width <= viewport.width]).toEqual([true, true]);
    const broken = await narrow.evaluate(() =>
      [...document.querySelectorAll('.head:has(.tag:not([hidden]))')]
        .filter((head) =>
          [...head.children].some(
            (one) => one.getBoundingClientRect().top > head.getBoundingClientRect().top + 12,
          ),
        )
        .map((head) => head.textContent),
    );
    expect(broken).toEqual([]);
    isClean();
  });

  it('gives calls that are ready, of what the form holds', async () => {
    const { page } = await at(demo, '#dev-hash/api?text=d%27%C3%A1gua&algorithm=sha512');
    const calls = page.locator('.calls');
    await calls.getByText(`-d '{"text":"d'\\''água","algorithm":"sha512"}'`).waitFor();
    for (const [name, text] of [
      ['JavaScript', `body: JSON.stringify({`],
      ['cliente', `text: 'd\\'água',`],
      ['CLI', `npx canivete call dev-hash 'text=d'\\''água' algorithm=sha512`],
    ] as const) {
      await calls.getByRole('tab', { name, exact: true }).click();
      await calls.locator('[role="tabpanel"]:not([hidden])').getByText(text).waitFor();
    }
    // The choice is kept for other tools.
    await page.goto(`${demo.origin}/v1/docs#cpf/api?count=3`);
    await page.getByText('npx canivete call cpf count=3').waitFor();
  });

  it('shows the first steps of a long explanation, and all of them when asked to', async () => {
    const { page, isClean } = await at(
      demo,
      '#calculadoras-juros-compostos?valorInicial=1000&taxa=1&prazo=600',
    );
    await page.getByRole('tab', { name: 'De onde vem' }).click();
    await page.getByText('Ver como fórmula').click();
    const steps = page.getByRole('region', { name: 'Como chegamos a este número' });
    await steps.waitFor();
    expect(await steps.locator('tbody tr').count()).toBe(500);
    await page.getByRole('button', { name: /^Mostrar as \d{4} linhas$/ }).click();
    await page.waitForFunction(() => document.querySelectorAll('.folded tbody tr').length > 2000);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('region');
    isClean();
  });

  it('can be used by keyboard alone: skip link, search, form, tabs', async () => {
    const { page, isClean } = await at(demo);
    const focused = async () => page.evaluate(() => document.activeElement?.id ?? '');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await focused()).toBe('main');
    await page.keyboard.press('/');
    expect(await focused()).toBe('search');
    await page.keyboard.type('inss');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    const second = await page.getByRole('option').nth(1).getAttribute('id');
    expect(await page.getByRole('combobox').getAttribute('aria-activedescendant')).toBe(second);
    await page.keyboard.press('Escape');
    expect(await page.getByRole('combobox').inputValue()).toBe('');
    await page.keyboard.type('calculadora de inss');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'INSS', exact: true }).waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'tabpanel');
    const pressUntil = async (selector: string) => {
      for (let i = 0; i < 60; i++) {
        await page.keyboard.press('Tab');
        if (await page.evaluate((one) => document.activeElement?.matches(one) ?? false, selector)) return;
      }
      throw new Error(`no Tab leads to ${selector}`);
    };
    await pressUntil('.money input');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('3000');
    await page.keyboard.press('Enter');
    await page.locator('.hero', { hasText: /R\$\s2\d\d,\d\d/ }).waitFor();
    await page.getByRole('tab', { name: 'Calcular', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => document.activeElement?.textContent === 'De onde vem');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Na API');
    await pressUntil('.calls [role="tab"]');
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => document.activeElement?.textContent === 'JavaScript');
    // The tab stays for the next tool, and a link that names another wins.
    await page.goto(`${demo.origin}/v1/docs#calculadoras-irrf`);
    await page.getByRole('tab', { name: 'Na API', selected: true }).waitFor();
    await page.goto(`${demo.origin}/v1/docs#calculadoras-ferias/lei`);
    await page.getByRole('tab', { name: 'A lei e as tabelas', selected: true }).waitFor();
    isClean();
  });

  it('has pages of its own for the guide and the tables, and hears of another that it does not exist', async () => {
    const { page, isClean } = await at(demo, '#/guide/verify');
    await page.getByRole('tab', { name: 'Python' }).click();
    await page.getByText('hmac.compare_digest').waitFor();
    await page.getByRole('navigation', { name: 'Guia' }).getByRole('link', { name: 'Erros' }).click();
    await page.getByRole('heading', { level: 1, name: 'Erros' }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Tabelas' }).click();
    await page.getByRole('cell', { name: 'Contribuição ao INSS' }).waitFor();
    await page.goto(`${demo.origin}/v1/docs#calculadoras-nada`);
    await page.getByText('Nenhuma ferramenta se chama “calculadoras-nada”').waitFor();
    isClean();
  });
});
