/** The panel of the built package in a browser, as a person sees it. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { PATIENCE } from './chromium.ts';
import type * as node from '../../adapters/node.ts';
import type * as canivete from '../../src/index.ts';
import type * as memory from '../../src/stores/memory/index.ts';

const dist = new URL('../../dist/', import.meta.url);

/** The built package's exports: the sources alone serve no panel. */
export const { createService } = (await import(new URL('index.js', dist).href)) as typeof canivete;
export const { serve } = (await import(new URL('node.js', dist).href)) as typeof node;
export const { memoryStores } = (await import(new URL('stores/memory.js', dist).href)) as typeof memory;

export interface Seen {
  readonly page: Page;
  /** Complaints of the browser, except refused requests. */
  readonly complaints: readonly string[];
  /** Every address that was asked for. */
  readonly asked: readonly string[];
}

/** A page with nothing kept, in Portuguese unless said otherwise. */
export async function newPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Seen> {
  const context = await browser.newContext({ locale: 'pt-BR', reducedMotion: 'reduce', ...options });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const complaints: string[] = [];
  const asked: string[] = [];
  page.on('console', (message) => {
    // A browser writes every answer from 400 on to its console, whatever the page makes of it.
    const isAnswer = message.text().startsWith('Failed to load resource: the server responded');
    if (['error', 'warning'].includes(message.type()) && !isAnswer) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => asked.push(request.url()));
  return { page, complaints, asked };
}

/** Opens the panel and signs in by pasting a key. */
export async function signIn(page: Page, origin: string, key: string): Promise<void> {
  await page.goto(`${origin}/v1/panel`);
  await page.getByLabel(/Chave da conta|Account key/).fill(key);
  await page.getByRole('button', { name: /^(Entrar|Sign in)$/ }).click();
  await page.getByRole('navigation', { name: /^(painel|panel)$/ }).waitFor();
}
