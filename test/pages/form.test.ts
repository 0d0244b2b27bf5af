import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasChromium, PATIENCE, startChromium } from '../support/chromium.ts';
import { serveFiles, type StaticServer } from '../support/static-server.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Texts of the reasons, as the host of a form writes them. */
const messages = {
  pt: {
    format: 'Falta ou sobra algum caractere',
    'check-digit': 'Confira os números',
    'repeated-digits': 'Não pode repetir o mesmo número',
    prefix: 'Não existe',
    serial: 'Não existe placa 0000',
    'area-code': 'Confira o DDD',
    court: 'Confira o tribunal',
  },
  en: {
    format: 'A character is missing or too many',
    'check-digit': 'Check the digits',
    'repeated-digits': 'It cannot repeat one digit',
    prefix: 'It does not exist',
    serial: 'There is no plate 0000',
    'area-code': 'Check the area code',
    court: 'Check the court',
  },
};

/** The page's program: a field of each document, masked while one types, and judged by its Standard Schema when one leaves it. */
const program = `
  import * as documents from 'canivete/documents';
  const messages = ${JSON.stringify(messages)}[document.documentElement.lang];
  for (const field of document.querySelectorAll('input')) {
    const own = documents[field.name];
    const schema = documents.standard(own, {}, (reason) => messages[reason] ?? reason);
    field.addEventListener('input', () => {
      if (field.selectionStart === field.value.length) field.value = own.format(field.value);
    });
    field.addEventListener('change', () => {
      const { issues } = schema['~standard'].validate(field.value);
      field.setCustomValidity(issues ? issues[0].message : '');
      field.nextElementSibling.value = field.validationMessage;
    });
  }
`;

/** For each document a text to type and the text that its field then shows, one to paste, and one with a fault and its reason. */
const fields = {
  cpf: ['11144477735', '111.444.777-35', '111.444.777\u2011 35\u200b', '111.444.777-36', 'check-digit'],
  cnpj: [
    '12abc34501de35',
    '12.ABC.345/01DE-35',
    '１２.ABC.345/01DE\u201335',
    '11111111111111',
    'repeated-digits',
  ],
  pis: ['12038619494', '120.38619.49-4', ' 120.38619.49-4\u00ad', '120.38619.49-5', 'check-digit'],
  tituloEleitor: ['102385010671', '1023 8501 0671', '1023\u00a08501\u00a00671', '1023 8501 067', 'format'],
  cns: ['898000000043208', '898 0000 0004 3208', '898.0000.0004.3208', '398000000043208', 'prefix'],
  cep: ['01310100', '01310-100', '\u200e01310\u2010100', '00000-000', 'prefix'],
  placa: ['abc1234', 'ABC-1234', 'abc 1c34', 'ABC-0000', 'serial'],
  telefone: [
    '11987654321',
    '(11) 98765-4321',
    '+55\u00a0(11)\u00a098765\u20114321',
    '(20) 98765-4321',
    'area-code',
  ],
  processo: [
    '00020802520125150049',
    '0002080-25.2012.5.15.0049',
    '0002080\u201325.2012.5.15.0049',
    '12345',
    'format',
  ],
  caepf: [
    '29311861000184',
    '293.118.610/001-84',
    '293118610/001\u201484',
    '293.118.610/001-85',
    'check-digit',
  ],
} as const;

const html = (language: string) =>
  `<!doctype html><html lang="${language}"><title>form</title><form>${Object.keys(fields)
    .map((name) => `<label>${name} <input name="${name}"><output></output></label>`)
    .join('')}</form><script type="module" src="/page.js"></script></html>`;

async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: root, loader: 'js' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

describe.skipIf(!hasChromium).each(['pt', 'en'] as const)('a form in Chromium, in %s', (language) => {
  let browser: Browser;
  let server: StaticServer;
  let page: Page;

  beforeAll(async () => {
    server = await serveFiles({ '/index.html': html(language), '/page.js': await bundled() });
    browser = await startChromium();
    page = await browser.newPage();
    await page.goto(server.origin);
  }, PATIENCE);

  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  it.each(Object.entries(fields))(
    '%s is masked as it is typed, read as it is pasted, and refused in words',
    async (name, [typed, masked, pasted, wrong, reason]) => {
      const field = page.locator(`input[name="${name}"]`);
      const said = page.locator(`input[name="${name}"] + output`);
      await field.fill('');
      await field.pressSequentially(typed);
      expect(await field.inputValue()).toBe(masked);
      await field.blur();
      expect(await said.textContent()).toBe('');
      // The mask does not come back when it is deleted.
      await field.press('End');
      await field.press('Backspace');
      await field.press('Backspace');
      expect((await field.inputValue()).length).toBeLessThanOrEqual(masked.length - 2);

      await field.fill('');
      await field.focus();
      await page.keyboard.insertText(pasted);
      await field.blur();
      expect(await said.textContent()).toBe('');

      await field.fill(wrong);
      await field.blur();
      expect(await said.textContent()).toBe(messages[language][reason]);
    },
    PATIENCE,
  );
});
