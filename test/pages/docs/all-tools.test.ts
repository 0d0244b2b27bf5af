import type { Browser, Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { structureFaultsOf } from '../../support/axe.ts';
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
  const answers = [...document.querySelectorAll('main:not([data-left]) .answer-top')];
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

const WIDTHS = [320, 390, 768, 1024, 1440];

/** Adds up how much of the page jumps. */
const OBSERVE_SHIFTS = () => {
  new PerformanceObserver((list) => {
    const values = list.getEntries() as unknown as {
      readonly value: number;
      readonly hadRecentInput: boolean;
    }[];
    const own = window as unknown as { shifted?: number };
    for (const { value, hadRecentInput } of values)
      if (!hadRecentInput) own.shifted = (own.shifted ?? 0) + value;
  }).observe({ type: 'layout-shift', buffered: true });
};

/** The docs page in a frame, which takes another width at once. Only the policy against frames is lifted. */
async function framed(page: Page, origin: string, width: number): Promise<Frame> {
  await page.route('**/v1/docs', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers() };
    headers['content-security-policy'] = (headers['content-security-policy'] ?? '').replace(
      "frame-ancestors 'none'",
      "frame-ancestors 'self'",
    );
    await route.fulfill({ response, headers });
  });
  await page.route('**/v1/frame', async (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>x</title><iframe src="docs" style="width:${width}px;height:800px;border:0"></iframe>`,
    }),
  );
  await page.goto(`${origin}/v1/frame`);
  const frame = page.frames().find((one) => one !== page.mainFrame());
  if (!frame) throw new Error('no frame');
  await frame.waitForSelector('h1');
  return frame;
}

/** Says what is wrong with the answers of a tool and with the names on its page. */
const FAULTS = (): string[] => {
  const faults: string[] = [];
  for (const top of document.querySelectorAll('.answer-top')) {
    const [, ...parts] = top.children;
    const isShown = parts.some((part) => part.textContent.trim() !== '' || part.querySelector('svg'));
    if (!isShown) faults.push('an answer shows nothing but its state');
    if (top.querySelector('.status .bad')) faults.push('an answer is a refusal');
    if (top.querySelector('.json')) faults.push('an answer shows JSON first');
    const missing = /undefined|NaN|Infinity|\bnull\b|\[object|[{[]"/.exec(top.textContent);
    // A text that is JSON is shown as code.
    if (missing && !top.querySelector('.numbered')) faults.push(`an answer holds ${missing[0]}`);
  }
  const labels = [...document.querySelectorAll<HTMLElement>('.answer-top figure :is(span, b, td, th, li)')];
  for (const label of labels.filter((one) => one.closest('.only-read') === null)) {
    const isHidden = ['hidden', 'clip'].includes(getComputedStyle(label).overflowX);
    if (isHidden && label.scrollWidth > label.clientWidth + 1)
      faults.push(`"${label.textContent}" is cut in a drawing`);
  }
  const names = document.querySelectorAll('main :is(dt, th, h2, h3, label, legend, summary)');
  // The tree of a schema shows the names of its fields.
  for (const label of [...names].filter((one) => one.closest('.tree') === null)) {
    const text = [...label.childNodes]
      .filter(({ nodeName }) => nodeName !== 'CODE')
      .map(({ textContent }) => textContent)
      .join('')
      .replace(/JavaScript|kWh/, '');
    // An identifier has a capital inside, or an underscore.
    if (/(?:^|[ :])[A-Z]?[a-z]+[A-Z][a-z]|[a-z]_[a-z]|undefined|NaN|\bnull\b/.test(text))
      faults.push(`"${text}" is no name`);
  }
  const isShown = (field: Element) => field.getClientRects().length > 0 && field.closest('table') === null;
  const fields = [...document.querySelectorAll<HTMLInputElement>('main form :is(input, select, textarea)')];
  // Choices of one field have one name.
  const controls = new Set(fields.filter(isShown).map((one) => one.name || one));
  if (controls.size > 12) faults.push(`a form has ${controls.size} fields`);
  for (const select of document.querySelectorAll<HTMLSelectElement>('main form select'))
    if ((select.selectedOptions[0]?.textContent ?? '').trim() === '')
      faults.push(`a choice shows nothing: ${select.ariaLabel ?? select.labels[0]?.textContent}`);
  const { scrollHeight } = document.documentElement;
  if (innerWidth > 1080 && scrollHeight > 3000) faults.push(`the page is ${scrollHeight} px high`);
  const { shifted = 0 } = window as unknown as { shifted?: number };
  if (shifted > 0.02) faults.push(`the page jumps by ${shifted}`);
  return faults;
};

/** Says at which widths the page in the frame is wider than the frame. */
const OVERFLOWS = ({ widths, width }: { readonly widths: readonly number[]; readonly width: number }) => {
  const frame = document.querySelector('iframe') as HTMLIFrameElement;
  const found = widths.flatMap((one) => {
    frame.style.width = `${one}px`;
    const { scrollWidth, clientWidth } = (frame.contentDocument as Document).documentElement;
    return scrollWidth > clientWidth ? [`at ${one} px the page is ${scrollWidth} wide`] : [];
  });
  frame.style.width = `${width}px`;
  return found;
};

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
          // An address that gives nothing opens the first one.
          if (Object.keys(input as object).length === 0 && input !== examples[0]?.input) continue;
          sent = undefined;
          await page.evaluate((hash) => (location.hash = hash), `/guide`);
          await page.getByRole('navigation', { name: 'Guia' }).waitFor();
          await page.evaluate((hash) => (location.hash = hash), `${id}?${queryOf(input as object)}`);
          await page.waitForFunction(READY);
          const place = page.locator('.try');
          const shown = await page.locator('.status').allTextContents();
          expect([id, shown.filter((text) => !/^(Válido|\d+ ite|.*atualizado)/.test(text))]).toEqual([
            id,
            [],
          ]);
          // Fields at the service's default are not sent.
          const goOn = place.getByRole('button', { name: 'Continuar', exact: true });
          if (await goOn.isVisible()) await goOn.click();
          await place
            .getByRole('button', { name: /^(Calcular|Executar|Buscar|Conferir|Gerar de novo)$/ })
            .click();
          await page.waitForFunction(READY);
          const expected =
            method === 'POST'
              ? input
              : JSON.parse(JSON.stringify(Object.fromEntries(new URLSearchParams(queryOf(input as object)))));
          for (const [name, value] of Object.entries(sent as object)) {
            const own = (expected as Record<string, unknown>)[name];
            expect([id, name, value]).toEqual([id, name, own === undefined ? own : withoutNull(own)]);
          }
        }
      }
      expect(complaints).toEqual([]);
      expect(asked.filter((url) => !url.startsWith(`${served.origin}/v1/`))).toEqual([]);
      await page.context().close();
    },
  );

  it.each([
    ['pt-BR', 1440, 'light'],
    ['en-GB', 390, 'dark'],
  ] as const)(
    'in %s at %i px, %s: answers its example in words, jumps never, fits every width, and axe finds nothing',
    async (locale, width, colorScheme) => {
      const { page, complaints } = await newPage(browser, {
        locale,
        colorScheme,
        viewport: { width: 1500, height: 800 },
      });
      await page.addInitScript(OBSERVE_SHIFTS);
      const frame = await framed(page, served.origin, width);
      const faults: string[] = [];
      for (const [i, { id }] of tools.entries()) {
        await frame.evaluate(async (hash) => {
          // The other widths of the tool before made its page jump.
          for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
          document.querySelector('main')?.setAttribute('data-left', '');
          Object.assign(window, { shifted: 0 });
          location.hash = hash;
        }, id);
        await frame.waitForFunction(READY);
        const found = [
          ...(await frame.evaluate(FAULTS)),
          ...(await page.evaluate(OVERFLOWS, { widths: WIDTHS, width })),
          // It takes long, and a page has the same structure in both languages.
          ...(i % 2 === Number(width === 390) ? await structureFaultsOf(frame) : []),
        ];
        faults.push(...found.map((fault) => `${id}: ${fault}`));
      }
      expect(faults).toEqual([]);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
    // Minutes for every tool, and more on a busy machine.
    900_000,
  );

  it('gives its form back from a link', async () => {
    const { page } = await newPage(browser, { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto(`${served.origin}/v1/docs#calculadoras-energia`);
    await page.waitForFunction(READY);
    await page.getByRole('button', { name: 'Adicionar' }).first().click();
    await page.getByLabel('Potência').last().fill('1500');
    await page.getByLabel('Horas por dia').last().fill('2');
    const before = await shownForm(page);
    await page.getByRole('button', { name: 'Copiar link' }).click();
    await page.getByText('O link leva').waitFor();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(address).toContain('aparelhos=');
    const other = await newPage(browser);
    await other.page.goto(address);
    await other.page.waitForFunction(READY);
    expect(await shownForm(other.page)).toEqual(before);
  });
});
