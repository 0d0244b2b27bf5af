import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { Document, Operation } from '../../support/openapi.ts';
import { createService } from '../../support/panel.ts';

const FILES = ['/docs', '/docs/app.js', '/docs/style.css', '/docs/icon.svg'];
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; " +
  "form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'";

const ask = async (path: string, headers: Record<string, string> = {}, options = {}) =>
  createService(options)(new Request(`http://localhost/v1${path}`, { headers }));

it.each(FILES)(
  '%s needs no key, may do what its policy says, and is asked for again by its ETag',
  async (path) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toBe(POLICY);
    const again = await ask(path, { 'if-none-match': headers.get('etag') as string });
    expect([again.status, await again.text()]).toEqual([304, '']);
  },
);

it('the document has the files of the page, with their answers', async () => {
  const { paths } = (await (await ask('/openapi.json')).json()) as Document;
  expect(Object.keys(paths).filter((path) => path.startsWith('/docs'))).toEqual(FILES.toSorted());
  for (const path of FILES) {
    const { responses } = (paths[path] as { get: Operation }).get;
    expect(Object.keys(responses)).toEqual(['200', '304', '500']);
    const type = (await ask(path)).headers.get('content-type');
    expect(Object.keys(responses[200]?.content ?? {})).toEqual([type]);
  }
});

it('the first load, with the lists of tools in both languages, is no more than 150 KB, compressed', async () => {
  const loaded = [...FILES, '/tools?lang=pt', '/tools?lang=en'];
  const sizes = await Promise.all(
    loaded.map(async (path) => gzipSync(await (await ask(path)).text()).byteLength),
  );
  const sum = sizes.reduce((all, one) => all + one, 0);
  console.log(`the docs page loads ${(sum / 1000).toFixed(1)} kB gzip`);
  expect(sum).toBeLessThanOrEqual(150_000);
});

it('the page holds no script or style of its own, and a key only where the host gives one', async () => {
  const html = await (await ask('/docs')).text();
  expect(html).not.toMatch(/<style|style=|\son\w+=|<script(?![^>]* src="docs\/app\.js"><\/script>)/);
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
