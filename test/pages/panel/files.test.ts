import { expect, it } from 'vitest';
import { filesOf } from '../../support/page-files.ts';
import { createService } from '../../support/panel.ts';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; " +
  "form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'";

const ask = async (path: string, headers: Record<string, string> = {}, options = {}) =>
  createService(options)(new Request(`http://localhost/v1${path}`, { headers }));

const files = async () => filesOf('/panel', async (path) => (await ask(path)).text());
const all = async () => ['/panel', ...(await files()).all];

it('every file needs no key, may do what its policy says, and is asked for again by its ETag', async () => {
  for (const path of await all()) {
    const { status, headers } = await ask(path);
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toBe(POLICY);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const again = await ask(path, { 'if-none-match': headers.get('etag') as string });
    expect([again.status, await again.text()]).toEqual([304, '']);
  }
});

it('a file has the type of its ending, and is kept for a year, unlike the page that names it', async () => {
  const types = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' };
  const [page, ...files] = await all();
  expect((await ask(page as string)).headers.get('cache-control')).toBe('no-cache');
  for (const path of files) {
    const { headers } = await ask(path);
    const [, ending = ''] = /\.(\w+)$/.exec(path) ?? [];
    expect(headers.get('content-type')).toContain(types[ending as keyof typeof types]);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  }
});

it('the first load is no more than 40 KB over the wire', async () => {
  const { atOnce, all } = await files();
  const sizeOf = async (path: string) =>
    (await (await ask(path, { 'accept-encoding': 'gzip, br' })).arrayBuffer()).byteLength;
  // The words of one language, the larger of its files.
  const words = await Promise.all(all.filter((path) => path.includes('/pt-')).map(sizeOf));
  const sizes = await Promise.all(['/panel', ...atOnce].map(sizeOf));
  const sum = sizes.reduce((all, one) => all + one, Math.max(...words));
  console.log(`the panel first loads ${(sum / 1000).toFixed(1)} kB`);
  expect(sum).toBeLessThanOrEqual(40_000);
});

it('the page holds no script or style of its own, and says whether the host has sessions', async () => {
  const html = await (await ask('/panel')).text();
  expect(html).not.toMatch(
    /<style|style=|\son\w+=|<script(?![^>]* src="panel\/files\/app-\w+\.js"><\/script>)/,
  );
  expect(html).toContain('data-session="none"');
  const withSessions = await ask('/panel', {}, { account: { session: () => null } });
  expect(await withSessions.text()).toContain('data-session="host"');
});

it('there is no panel without the account area, nor beside its files', async () => {
  expect((await ask('/panel', {}, { account: false })).status).toBe(404);
  expect((await ask('/panel/other.js')).status).toBe(404);
});

it('the OpenAPI document describes the data, and has the files of the page', async () => {
  const { paths } = (await (await ask('/openapi.json')).json()) as { paths: object };
  expect(Object.keys(paths)).toContain('/account/keys');
  expect(Object.keys(paths).filter((path) => path.startsWith('/panel'))).toEqual([
    '/panel',
    '/panel/files/{file}',
  ]);
});
