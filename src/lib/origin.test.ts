import { describe, expect, it } from 'vitest';
import { hasBrowserLogin, isOfThisOrigin, isOriginOf } from './origin.ts';

it.each([
  ['https://api.example', 'api.example', true],
  ['http://api.example', 'api.example', true],
  ['https://api.example', 'api.example:443', true],
  ['http://127.0.0.1:8787', '127.0.0.1:8787', true],
  ['http://127.0.0.1:8788', '127.0.0.1:8787', false],
  ['https://api.example.evil.example', 'api.example', false],
  ['https://evil.example', 'api.example', false],
  ['null', 'api.example', false],
  ['', 'api.example', false],
  ['file://api.example', 'api.example', false],
  ['https://api.example', '', false],
])('%s at the host %s: %s', (origin, host, expected) => {
  expect(isOriginOf(origin, host)).toBe(expected);
});

const URL_OF_CALL = 'https://api.example/v1/cpf';
const sentWith = (headers: Record<string, string>) => ({
  header: (name: string) => headers[name] ?? null,
  request: () => new Request(URL_OF_CALL),
});

describe('a request in the name of somebody who is logged in', () => {
  const cookie = 'login=ana';
  const own = { 'sec-fetch-site': 'same-origin' };
  const sister = { 'sec-fetch-site': 'same-site' };
  const token = { authorization: 'Bearer eyJhbGciOi' };
  const junk = { 'x-api-key': 'junk' };
  it.each<[string, boolean, Record<string, string>]>([
    ['a page of this origin', true, { cookie, ...own }],
    ['a page of a sister', false, { cookie, ...sister }],
    [
      'a page of another site, whatever origin it names',
      false,
      { cookie, 'sec-fetch-site': 'cross-site', origin: 'https://api.example' },
    ],
    ['an address that was typed in', false, { cookie, 'sec-fetch-site': 'none' }],
    ['an older browser, of this origin', true, { cookie, origin: 'https://api.example' }],
    ['an older browser, of a sister', false, { cookie, origin: 'https://blog.api.example' }],
    [
      'an older browser behind a proxy that names the host',
      true,
      { cookie, origin: 'https://x.example', host: 'x.example' },
    ],
    ['nobody knows what', false, { cookie }],
    ['a page elsewhere that adds a key to the cookie', false, { cookie, ...junk, ...sister }],
    ['a page elsewhere that adds a token to the cookie', false, { cookie, ...token, ...sister }],
    [
      'an older page elsewhere that adds a token to the cookie',
      false,
      { cookie, ...token, origin: 'https://evil.example' },
    ],
    ['something that adds a key to the cookie', false, { cookie, ...junk }],
    ['a page elsewhere with a key that signs nobody in', false, { ...junk, ...sister }],
    ['a page elsewhere with a token of its own', true, { ...token, ...sister }],
    ['a program with a token', true, token],
    ['a program with a key in a header of its own', true, junk],
    ['a browser whose reader typed a password in', false, { authorization: 'Basic YW5hOnBybw==' }],
    ['a network that signs in by itself', false, { authorization: 'Negotiate YII' }],
    ['a program without anything', false, {}],
  ])('is from %s: %s', (_, expected, headers) => {
    expect(isOfThisOrigin(sentWith(headers))).toBe(expected);
  });
});

it.each([
  [{ cookie: 'a=b' }, true],
  [{ authorization: 'basic YW5hOnBybw==' }, true],
  [{ authorization: 'Bearer eyJhbGciOi' }, false],
  [{ 'x-api-key': 'key' }, false],
  [{}, false],
])('a browser adds a login of %j by itself: %s', (headers, expected) => {
  expect(hasBrowserLogin(sentWith(headers as Record<string, string>))).toBe(expected);
});
