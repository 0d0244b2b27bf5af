import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createService } from '../../support/panel.ts';

const FILES = ['/panel', '/panel/app.js', '/panel/style.css', '/panel/icon.svg'];
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
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const again = await ask(path, { 'if-none-match': headers.get('etag') as string });
    expect([again.status, await again.text()]).toEqual([304, '']);
  },
);

it('the types of files are those of their endings', async () => {
  const types = await Promise.all(FILES.map(async (path) => (await ask(path)).headers.get('content-type')));
  expect(types).toEqual([
    'text/html; charset=utf-8',
    'text/javascript; charset=utf-8',
    'text/css; charset=utf-8',
    'image/svg+xml',
  ]);
});

it('the first load is no more than 100 KB, compressed', async () => {
  const sizes = await Promise.all(
    FILES.map(async (path) => gzipSync(await (await ask(path)).text()).byteLength),
  );
  const sum = sizes.reduce((all, one) => all + one, 0);
  console.log(`the panel loads ${(sum / 1000).toFixed(1)} kB gzip`);
  expect(sum).toBeLessThanOrEqual(100_000);
});

it('the page holds no script or style of its own, and says whether the host has sessions', async () => {
  const html = await (await ask('/panel')).text();
  expect(html).not.toMatch(/<style|style=|\son\w+=|<script(?![^>]* src="panel\/app\.js"><\/script>)/);
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
    ...['/panel', '/panel/app.js', '/panel/icon.svg', '/panel/style.css'],
  ]);
});
