import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Visit } from '../contracts/pages.ts';
import { filePage, fillIn } from './files.ts';
import { Refused } from '../pipeline/errors/refused.ts';

const page = filePage('/docs/files/:file', [
  { name: 'app-1.js', type: 'text/javascript', gzip: gzipSync('go()').toString('base64') },
]);

const ask = async (file: string, headers: Readonly<Record<string, string>> = {}) =>
  page.handle({
    params: { file },
    call: { path: `/v1/docs/files/${file}`, header: (name: string) => headers[name] ?? null },
  } as unknown as Visit);

describe('a file of a page', () => {
  it('says what the page may do, and is kept for a year', async () => {
    const { status, headers, body } = await ask('app-1.js');
    expect([status, new TextDecoder().decode(body as Uint8Array)]).toEqual([200, 'go()']);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
    });
    expect(await ask('app-1.js', { 'if-none-match': headers['etag'] as string })).toMatchObject({
      status: 304,
    });
  });

  it('a file is sent packed to those who accept gzip', async () => {
    const { headers, body } = await ask('app-1.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body as Uint8Array).toString()).toBe('go()');
  });

  it('a file of a page of another version is not there', async () => {
    await expect(ask('app-2.js')).rejects.toBeInstanceOf(Refused);
  });
});

it('a page is filled in once: what stands in it is not read again, and unknown names stay', () => {
  expect(fillIn('%a% %b% %c%', { a: '%b%', b: '1' })).toBe('%b% 1 %c%');
});
