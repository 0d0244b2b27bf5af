import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from '../../adapters/node.ts';
import { createService } from '../../src/index.ts';
import { mcp } from '../../src/pages/mcp/index.ts';
import { hasChromium, startChromium } from '../support/chromium.ts';
import { serveFiles } from '../support/static-server.ts';

/** The login of the host: a cookie, which a page of the same site sends along, even where it is `SameSite=Strict`. */
const COOKIE = { name: 'login', value: 'ana', sameSite: 'Strict' } as const;

describe.skipIf(!hasChromium)('a login by cookie, and a page of the same site on another port', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(async () => browser.close());

  it('uses nothing of the month, sends no webhook and changes nothing; pages of the service itself do', async () => {
    const sent: string[] = [];
    const service = createService({
      pages: [mcp()],
      authenticate: ({ headers }) =>
        headers.get('cookie')?.includes('login=ana') ? { account: 'ana', plan: 'enterprise' } : null,
      egress: {
        pinned: true,
        resolve: async () => ['93.184.216.34'],
        async send({ url }) {
          sent.push(url.href);
          return { status: 200, body: new Uint8Array() };
        },
      },
    });
    await service.accounts.create({ id: 'ana', plan: 'enterprise' });
    const { origin, close } = await serve(service, { port: 0 });
    const other = await serveFiles({ '/index.html': '<!doctype html><title>blog</title>' });
    const context = await browser.newContext();
    await context.addCookies([{ ...COOKIE, url: origin }]);
    const page = await context.newPage();

    /** Sends bodies without a type from a page at an address, and gives the statuses that it may see. */
    const sendFrom = async (from: string) => {
      await page.goto(from);
      return page.evaluate(async (base) => {
        const bodies = {
          '/mundo': { companies: 1, employees: 1, branches: 1, customers: 1 },
          '/batch': { requests: [{ tool: 'cpf' }] },
          '/mcp': {
            jsonrpc: '2.0',
            id: 1,
            method: 'tools/call',
            params: { name: 'usar_ferramenta', arguments: { id: 'cpf' } },
          },
          '/webhooks/test': { url: 'https://hooks.example.com/in', event: 'tool_used' },
          '/account/keys': {},
        };
        const statuses: Record<string, number> = {};
        for (const [path, body] of Object.entries(bodies)) {
          const blob = new Blob([JSON.stringify(body)]);
          const init = { method: 'POST', mode: 'no-cors', credentials: 'include' } as const;
          statuses[path] = (await fetch(base + path, { ...init, body: blob })).status;
          navigator.sendBeacon(base + path, blob);
        }
        return statuses;
      }, `${origin}/v1`);
    };

    // Where another origin does not answer to it, a page sees no status.
    const unseen = { '/mundo': 0, '/batch': 0, '/mcp': 0, '/webhooks/test': 0, '/account/keys': 0 };
    expect(await sendFrom(other.origin)).toEqual(unseen);
    expect((await service.usage('ana')).used).toBe(0);
    expect([sent, await service.keys.list('ana')]).toEqual([[], []]);

    // The origin is the service's own now, and what is left to mend is the type.
    const untyped = {
      '/mundo': 400,
      '/batch': 400,
      '/mcp': 415,
      '/webhooks/test': 400,
      '/account/keys': 400,
    };
    expect(await sendFrom(`${origin}/v1/plans`)).toEqual(untyped);
    expect([sent, await service.keys.list('ana')]).toEqual([[], []]);
    const status = await page.evaluate(async (address) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(address, { method: 'POST', headers, body: '{"requests":[{"tool":"cpf"}]}' }))
        .status;
    }, `${origin}/v1/batch`);
    expect(status).toBe(200);
    await page.goto('about:blank');
    await close();
    other.close();
  });
});
