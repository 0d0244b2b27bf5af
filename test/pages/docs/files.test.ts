import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { Document } from '../../support/openapi.ts';
import { filesOf } from '../../support/page-files.ts';
import { createService } from '../../support/panel.ts';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; " +
  "form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'";

const ask = async (path: string, headers: Record<string, string> = {}, options = {}) =>
  createService(options)(new Request(`http://localhost/v1${path}`, { headers }));

const files = async () => filesOf('/docs', async (path) => (await ask(path)).text());

async function packed(path: string) {
  const response = await ask(path, { 'accept-encoding': 'gzip' });
  return { headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) };
}

it('every file needs no key, may do what its policy says, and is asked for again by its ETag', async () => {
  for (const path of ['/docs', '/docs/cpf', ...(await files()).all]) {
    const { status, headers } = await ask(path);
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toBe(POLICY);
    const again = await ask(path, { 'if-none-match': headers.get('etag') as string });
    expect([again.status, await again.text()]).toEqual([304, '']);
  }
});

it('a file whose name has its digest is kept for a year, packed as the caller accepts it', async () => {
  for (const path of (await files()).all) {
    const plain = await ask(path);
    const text = await plain.text();
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const { headers, bytes } = await packed(path);
    expect(headers.get('vary')).toBe('accept-encoding');
    expect(gunzipSync(bytes).toString()).toBe(text);
  }
});

it('the document has the addresses of the page', async () => {
  const { paths } = (await (await ask('/openapi.json')).json()) as Document;
  const own = Object.keys(paths).filter((path) => /^\/(?:docs|llms|sitemap)/.test(path));
  expect(own).toEqual(['/docs', '/docs/{id}', '/docs/files/{file}', '/llms.txt', '/sitemap.xml']);
});

it('the first page is no more than 75 KB over the wire, and with the first tool no more than 115 KB', async () => {
  const { atOnce, all, later } = await files();
  const sizeOf = async (path: string) => (await packed(path)).bytes.byteLength;
  const sumOf = async (paths: readonly string[]) =>
    (await Promise.all(paths.map(sizeOf))).reduce((sum, one) => sum + one, 0);
  // The words of one language, the larger of its files: the other is the guide, which only its reader loads.
  const words = await Promise.all(all.filter((path) => path.includes('/pt-')).map(sizeOf));
  // The tools of the other language are loaded when somebody begins to search.
  const first = (await sumOf(['/docs', ...atOnce, '/tools?lang=pt'])) + Math.max(...words);
  const ofTools = first + (await sumOf(await later('tool')));
  console.log(
    `the docs page loads ${[first, ofTools].map((sum) => (sum / 1000).toFixed(1)).join(' kB, and a tool ')} kB`,
  );
  // The package has each file once, as gzip packs it: Brotli would take a tenth less, and twice the room. The tools come with
  // the everyday words, and the names of choices, by which they are found; rows, tabs and the sentences of refusals are the page's own.
  expect(first).toBeLessThanOrEqual(75_000);
  expect(ofTools).toBeLessThanOrEqual(115_000);
});

it('the page holds no script or style of its own, and a key only where the host gives one', async () => {
  const html = await (await ask('/docs')).text();
  expect(html).not.toMatch(
    /<style|style=|\son\w+=|<script(?![^>]* src="docs\/files\/app-\w+\.js"><\/script>)/,
  );
  expect(html).toContain('data-demo=""');
  expect(await (await ask('/docs', {}, { docs: { demoKey: 'cnv_demo' } })).text()).toContain(
    'data-demo="cnv_demo"',
  );
  expect(() => createService({ docs: { demoKey: '"><script>' } })).toThrow(TypeError);
});

it('the page names the panel where there is one', async () => {
  expect(await (await ask('/docs')).text()).toContain('data-panel="panel"');
  expect(await (await ask('/docs', {}, { account: false })).text()).toContain('data-panel=""');
});

it('refusals of a tool name the page, by batches too, where it is served', async () => {
  const refusalOf = async (options: object) => {
    const service = createService({ autoStart: false, ...options });
    const { id } = await service.accounts.create({ plan: 'pro' });
    const { key } = await service.keys.create(id);
    const headers = { authorization: `Bearer ${key}` };
    const path = service.basePath;
    const one = await service(new Request(`http://localhost${path}/cpf?count=0`, { headers }));
    const batch = await service(
      new Request(`http://localhost${path}/batch`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: '{"requests":[{"tool":"cpf","input":{"action":"validate","value":"11144477736"}}]}',
      }),
    );
    const { results } = (await batch.json()) as { results: { body: { docs?: string } }[] };
    return [((await one.json()) as { docs?: string }).docs, results[0]?.body.docs];
  };
  expect(await refusalOf({})).toEqual(['/v1/docs#cpf', '/v1/docs#cpf']);
  expect(await refusalOf({ http: { basePath: '/api' } })).toEqual(['/api/docs#cpf', '/api/docs#cpf']);
  expect(await refusalOf({ docs: false })).toEqual([undefined, undefined]);
  expect(await refusalOf({ openapi: false })).toEqual([undefined, undefined]);
});

it('there is no page where it is left out, nor beside its files', async () => {
  expect((await ask('/docs', {}, { docs: false })).status).toBe(404);
  expect((await ask('/docs', {}, { openapi: false })).status).toBe(404);
  expect((await ask('/docs/other.js')).status).toBe(404);
});
