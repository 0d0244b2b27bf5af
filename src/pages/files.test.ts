import { expect, it } from 'vitest';
import type { Visit } from '../contracts/pages.ts';
import { filePages } from './files.ts';

it('a file of a page says what the page may do, and is told apart from the page itself', async () => {
  const summary = { pt: 'A página', en: 'The page' };
  const pages = filePages(
    [
      { path: '/docs', type: 'text/html; charset=utf-8', text: '<!doctype html>' },
      { path: '/docs/app.js', type: 'text/javascript', text: 'go()' },
    ],
    summary,
  );
  const told = pages.map(({ method, path, access, describe }) => [method, path, access, describe?.GET]);
  expect(told).toEqual([
    ['GET', '/docs', 'open', { summary, file: 'text/html; charset=utf-8', revalidates: true }],
    [
      ...['GET', '/docs/app.js', 'open'],
      {
        summary: { pt: 'Um arquivo de uma página', en: 'A file of a page' },
        file: 'text/javascript',
        revalidates: true,
      },
    ],
  ]);
  const answered = async (tag: string | null) =>
    pages[1]?.handle({
      call: { header: (name: string) => (name === 'if-none-match' ? tag : null) },
    } as unknown as Visit);
  const first = await answered(null);
  const headers = first?.headers as Record<string, string>;
  expect(first).toMatchObject({ status: 200, body: 'go()' });
  expect(headers).toMatchObject({
    'content-type': 'text/javascript',
    'content-security-policy':
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
      "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
  });
  expect(await answered(headers['etag'] as string)).toMatchObject({ status: 304 });
});
