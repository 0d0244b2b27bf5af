import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { tools } from '#test/support/tools.ts';
import { createService } from '../../src/index.ts';
import { docsPages } from '../../src/pages/docs/serve.ts';
import { listenOn } from '../_listen.ts';
import { docs } from './docs.ts';
import { openSite } from './openapi/site.ts';
import { UsageError } from './usage.ts';

/** The frame of the pages, with names of files as the build gives them. */
const page = {
  html: readFileSync(new URL('../../src/web/docs/index.html', import.meta.url), 'utf8')
    .replaceAll('%style%', 'app-1.css')
    .replaceAll('%icon%', 'icon-1.svg'),
  app: 'app-1.js',
  files: ['app-1.css', 'icon-1.svg', 'app-1.js'].map((name) => ({
    name,
    type: name.endsWith('.js') ? 'text/javascript; charset=utf-8' : 'text/css',
    // An empty text.
    gzip: 'H4sIAAAAAAAAAwMAAAAAAAAAAAA=',
  })),
};

const open = (api: string) =>
  openSite(api, (basePath) => {
    const parts = { basePath, demoKey: undefined, hasPanel: false, hasSession: false };
    const pages = docsPages({ ...parts, callers: { byKey: true, byLogin: false } }, page);
    return createService({ tools, pages, autoStart: false, http: { basePath } });
  });

async function written(...args: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'canivete-docs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await docs(['--out', folder, ...args], { open, source: { tools, page }, say: () => undefined });
  const names = readdirSync(folder, { recursive: true }).map(String);
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  return { folder, files: names.filter((name) => statSync(join(folder, name)).isFile()), read };
}

it('the pages are files whose links all lead to files, on any host and below any path', async () => {
  const { folder, files } = await written('--url', 'https://docs.example.com/api');
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url as string, 'http://x').pathname);
    try {
      response.end(readFileSync(join(folder, path.replace(/^\/below/, '').replace(/\/$/, '/index.html'))));
    } catch {
      response.writeHead(404).end();
    }
  });
  const origin = await listenOn(server, 0, '127.0.0.1');
  onTestFinished(() => void server.close());
  const seen = new Set<string>();
  const dead: string[] = [];
  const waiting = [`${origin}/below/`];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const response = await fetch(next);
    if (!response.ok) dead.push(next);
    const text = await response.text();
    if (!/\/$|\.html$/.test(next)) continue;
    expect(text).not.toContain('<script');
    for (const [, href = ''] of text.matchAll(/ href="([^"]*)"/g)) {
      const target = new URL(href.replaceAll('&amp;', '&'), next);
      target.hash = '';
      expect(target.href, `${next} ${href}`).toContain(`${origin}/below/`);
      waiting.push(target.href);
    }
  }
  expect(dead).toEqual([]);
  const pages = files.filter((name) => name.endsWith('.html'));
  const reached = new Set([...seen].map((one) => one.slice(`${origin}/below/`.length)));
  expect(pages.filter((name) => !reached.has(name))).toEqual([]);
  expect(pages.length).toBeGreaterThan(2 * tools.length);
});

it('the lists for programs name the pages where they will be', async () => {
  const { read } = await written(
    '--url',
    'https://docs.example.com/api/',
    '--api',
    'https://api.example.com/v2',
  );
  expect(read('sitemap.xml')).toContain(
    '<loc>https://docs.example.com/api/docs/cpf.html</loc><xhtml:link rel="alternate" hreflang="en" href="https://docs.example.com/api/en/docs/cpf.html"/>',
  );
  expect(read('llms.txt')).toContain('](https://docs.example.com/api/docs/cpf.html)');
  expect(read('en/llms.txt')).toContain('](https://docs.example.com/api/en/openapi.json)');
  expect(read('docs/cpf.html')).toContain('API=https://api.example.com/v2\n');
  expect(JSON.parse(read('en/openapi.json')).servers).toEqual([{ url: 'https://api.example.com/v2' }]);
});

it('the links of a site without an address are relative, and it has no list for search engines', async () => {
  const { files, read } = await written();
  expect(files).not.toContain('sitemap.xml');
  expect(read('en/llms.txt')).toContain('](../en/docs/cpf.html)');
});

it.each([
  [[], '--out DIR'],
  [['--out', 'x', '--url', 'docs'], '--url takes'],
  [['--out', 'x', '--api', 'api'], '--api takes'],
  [['--out', '/dev/null/x'], '--out /dev/null/x: '],
])('%j is a mistake', async (args, message) => {
  const refused = docs(args, { open, source: { tools, page }, say: () => undefined });
  await expect(refused).rejects.toThrow(UsageError);
  await expect(refused).rejects.toThrow(message);
});
