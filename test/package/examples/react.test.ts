import { type ChildProcess, spawn } from 'node:child_process';
import { isValidCpf } from '@brazilian-utils/brazilian-utils';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isInstalled } from '../../runtimes/runtimes.ts';
import { hasChromium, PATIENCE, startChromium } from '../../support/chromium.ts';
import { root } from './start.ts';

describe.skipIf(!hasChromium || !isInstalled('react'))('examples/react, in Chromium', () => {
  let child: ChildProcess;
  let browser: Browser;
  let address: string;
  let page: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    child = spawn(process.execPath, ['examples/react/server.mjs'], {
      cwd: root,
      env: { ...process.env, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const line = new Promise<string>((resolve, reject) => {
      child.stdout?.once('data', (chunk) => resolve(String(chunk).trim()));
      child.once('exit', (code) => reject(new Error(`exited with ${code}`)));
    });
    [address, browser] = await Promise.all([line, startChromium()]);
    page = await browser.newPage({ viewport: { width: 800, height: 640 } });
    page.setDefaultTimeout(PATIENCE);
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await page.goto(address);
  });
  afterEach(() => {
    complaints.length = 0;
  });
  afterAll(async () => {
    await browser?.close();
    child?.kill();
  });

  const results = async () => {
    await page.getByRole('listitem').first().waitFor();
    return page.getByRole('listitem').allInnerTexts();
  };

  it('a click shows CPFs of the state that was chosen', async () => {
    await page.getByLabel('Estado').selectOption('SP');
    await page.getByLabel('Quantidade').fill('4');
    await page.getByRole('button', { name: 'Gerar' }).click();
    const cpfs = await results();
    expect(cpfs).toHaveLength(4);
    expect(cpfs.every((cpf) => isValidCpf(cpf))).toBe(true);
    // The ninth digit is the fiscal region's: São Paulo is the eighth.
    expect(cpfs.map((cpf) => cpf[10])).toEqual(['8', '8', '8', '8']);
    expect(complaints).toEqual([]);
  });

  it('a wrong number is told in the words of the API', async () => {
    await page.getByLabel('Quantidade').fill('101');
    await page.getByRole('button', { name: 'Gerar' }).click();
    expect(await page.getByRole('alert').innerText()).toBe(
      'A quantidade deve ser um número inteiro de 1 a 100, por exemplo 2; para mais, POST /batch, canivete call --repeat ou POST /mundo.',
    );
  });

  it('shows a limit that was reached, until it is not', async () => {
    await page.getByLabel('Quantidade').fill('2');
    await page.getByLabel('Simular o limite').check();
    await page.getByRole('button', { name: 'Gerar' }).click();
    await page.getByText(/^Limite de \d+ requisições atingido/).waitFor();
    await page.getByLabel('Simular o limite').uncheck();
    await page.getByRole('button', { name: 'Gerar' }).click();
    expect(await results()).toHaveLength(2);
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});
