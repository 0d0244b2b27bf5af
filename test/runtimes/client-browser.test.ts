import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { serve } from '../../adapters/node.ts';
import { run } from '../../src/core.ts';
import { createService } from '../../src/index.ts';
import { cpf } from '../../src/tools/documentos/cpf.ts';
import { hasChromium, startChromium } from '../support/chromium.ts';
import { expectedOf } from '../support/client-program.ts';
import { serveFiles } from '../support/static-server.ts';
import { packedFiles } from '../../scripts/packed-rows.mjs';

/** The program of every runtime, as a page has it: over HTTP, and with a service inside the page. */
const PROGRAM = `
  import { createService } from 'canivete';
  import { createClient } from 'canivete/client';
  import { clientProgram } from './test/support/client-program.ts';

  globalThis.overHttp = async (baseUrl, key) => clientProgram(createClient({ baseUrl, key }));
  globalThis.inPage = async () => {
    const service = createService({ autoStart: false });
    const { id } = await service.accounts.create({ plan: 'free' });
    const { key } = await service.keys.create(id);
    return clientProgram(createClient({ baseUrl: 'http://localhost/v1', key, fetch: service }));
  };
`;

interface Globals {
  overHttp(baseUrl: string, key: string): Promise<unknown>;
  inPage(): Promise<unknown>;
}

async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: PROGRAM, resolveDir: fileURLToPath(new URL('../../', import.meta.url)), loader: 'js' },
    bundle: true,
    plugins: [packedFiles],
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    external: ['node:*'],
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

describe.skipIf(!hasChromium)('the client in a page of Chromium', () => {
  it('runs the program of every runtime, from another origin and in the page itself', async () => {
    const files = await serveFiles({
      '/index.html': '<!doctype html><title>client</title><script type="module" src="/page.js"></script>',
      '/page.js': await bundled(),
    });
    const service = createService({ http: { cors: { origins: [files.origin] } }, autoStart: false });
    const { id } = await service.accounts.create({ plan: 'free' });
    const { key } = await service.keys.create(id);
    const { origin, close } = await serve(service, { port: 0 });
    const browser = await startChromium();
    try {
      const page = await browser.newPage();
      await page.goto(files.origin);
      await page.waitForFunction(() => 'inPage' in globalThis);
      const { cpfs } = await run(cpf, { count: 2, seed: 'program' });
      const overHttp = await page.evaluate(
        async ([to, by]) => (globalThis as unknown as Globals).overHttp(to, by),
        [`${origin}/v1`, key] as const,
      );
      expect(overHttp).toEqual(expectedOf(cpfs));
      expect(await page.evaluate(async () => (globalThis as unknown as Globals).inPage())).toEqual(
        expectedOf(cpfs),
      );
    } finally {
      await browser.close();
      await close();
      files.close();
    }
  });
});
