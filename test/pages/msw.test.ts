import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isValidCpf } from '@brazilian-utils/brazilian-utils';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hasChromium, PATIENCE, startChromium } from '../support/chromium.ts';
import { serveFiles, type StaticServer } from '../support/static-server.ts';
import { packedFiles } from '../../scripts/packed-rows.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The page's program: a worker of the mock, and one function for tests to call. */
const program = `
  import { failure, mockCanivete } from 'canivete/msw';
  import { setupWorker } from 'msw/browser';

  globalThis.start = async (options) => {
    const canivete = mockCanivete({ seed: 'page', now: '2026-11-21T12:00:00Z', ...options });
    await setupWorker(...canivete.handlers).start({ onUnhandledRequest: 'error', quiet: true });
    Object.assign(globalThis, { canivete, failure });
  };
  globalThis.ask = async (url, init) => {
    const response = await fetch(url, init);
    const text = await response.text();
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: text === '' ? null : JSON.parse(text),
    };
  };
`;

async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: root, loader: 'js' },
    bundle: true,
    plugins: [packedFiles],
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

interface Globals {
  start(options: object): Promise<void>;
  ask(url: string, init?: RequestInit): Promise<Reply>;
  readonly canivete: { readonly calls: readonly unknown[]; use(overrides: object): void; reset(): void };
  failure(status: number): unknown;
}

interface Reply {
  readonly status: number;
  readonly headers: Record<string, string>;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads any answer
  readonly body: any;
}

const post = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

describe.skipIf(!hasChromium)('a page of Chromium', () => {
  let browser: Browser;
  let server: StaticServer;
  let page: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    server = await serveFiles({
      '/index.html': '<!doctype html><title>mock</title><script type="module" src="/page.js"></script>',
      '/page.js': await bundled(),
      '/mockServiceWorker.js': readFileSync(`${root}node_modules/msw/lib/mockServiceWorker.js`, 'utf8'),
    });
    browser = await startChromium();
  });
  afterEach(async () => {
    await page.context().close();
    complaints.length = 0;
  });
  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  /** Opens the page with a mock of these options. */
  async function open(options: object): Promise<void> {
    page = await (await browser.newContext()).newPage();
    page.setDefaultTimeout(PATIENCE);
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.goto(server.origin);
    await page.waitForFunction(() => 'start' in globalThis);
    await page.evaluate(async (given) => (globalThis as unknown as Globals).start(given), options);
  }

  const ask = async (url: string, init: RequestInit = {}): Promise<Reply> =>
    page.evaluate(async ([to, how]) => (globalThis as unknown as Globals).ask(to, how), [url, init] as const);

  it.each([
    ['another origin', { baseUrl: 'https://api.example.com' }, 'https://api.example.com'],
    ['a path of its own', { baseUrl: '/api' }, '/api'],
    ['any origin', {}, ''],
  ])('the service answers at %s', async (_, options, base) => {
    await open(options);
    const { status, headers, body } = await ask(`${base}/v1/cpf?count=2`);
    expect(status).toBe(200);
    expect(body.cpfs).toHaveLength(2);
    expect(body.cpfs.every((cpf: string) => isValidCpf(cpf))).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
    const hash = await ask(`${base}/v1/dev/hash`, post({ text: 'abc', algorithm: 'sha256' }));
    // FIPS 180-4, the example of SHA-256.
    expect(JSON.stringify(hash.body)).toContain(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
    expect((await ask(`${base}/v1/nao-existe`)).body).toMatchObject({ code: 404 });
    expect((await ask(`${base}/v1`)).status).toBe(404);
    expect((await ask(`${base}/v1/%zz`)).status).toBe(404);
    expect((await ask(`${base}/v1/cpf`, { method: 'HEAD' })).status).toBe(200);
    expect((await ask(`${base}/v1/cpf`, { method: 'DELETE' })).headers['allow']).toBe('GET, HEAD');
    expect((await ask(`${base}/v1/webhooks/test`, post({}))).status).toBe(400);
    expect(complaints.filter((text) => !text.includes('Failed to load resource'))).toEqual([]);
    expect(server.asked.filter((path) => path.includes('/v1'))).toEqual([]);
  });

  it('overrides, failures, calls and the seed are as in Node', async () => {
    await open({ baseUrl: 'https://api.example.com' });
    const url = 'https://api.example.com/v1/cpf';
    const first = await ask(url);
    await page.evaluate(() => {
      const { canivete, failure } = globalThis as unknown as Globals;
      canivete.use({ cpf: { cpfs: ['529.982.247-25'] }, cnpj: failure(429) });
    });
    expect((await ask(url)).body).toEqual({ cpfs: ['529.982.247-25'] });
    const refused = await ask('https://api.example.com/v1/cnpj');
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '820800']);
    expect(await page.evaluate(() => (globalThis as unknown as Globals).canivete.calls)).toEqual([
      { tool: 'cpf', input: {}, status: 200 },
      { tool: 'cpf', input: {}, status: 200 },
      { tool: 'cnpj', input: {}, status: 429 },
    ]);
    await page.evaluate(() => (globalThis as unknown as Globals).canivete.reset());
    expect((await ask(url)).body).toEqual(first.body);
  });

  it('what is not the service’s is still an error of the page', async () => {
    await open({ baseUrl: 'https://api.example.com' });
    const { body } = await ask('https://api.example.com/v2/cpf');
    expect(body.message).toContain('onUnhandledRequest');
    expect(complaints.join('\n')).toContain('GET https://api.example.com/v2/cpf');
  });
});
