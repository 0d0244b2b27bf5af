import { expect, it } from 'vitest';
import { callOf } from '../../pipeline/web.ts';
import { keepByOrigin, originOf } from './server.ts';

it.each([
  [{}, 'http://api.exemplo.com.br:8080'],
  [{ 'x-forwarded-proto': 'https' }, 'https://api.exemplo.com.br:8080'],
  [{ 'x-forwarded-proto': 'HTTPS, http' }, 'https://api.exemplo.com.br:8080'],
  [{ 'x-forwarded-proto': 'http' }, 'http://api.exemplo.com.br:8080'],
  [{ 'x-forwarded-proto': 'javascript' }, 'http://api.exemplo.com.br:8080'],
])('the origin is the one that was asked, with the scheme that a proxy names: %j', (headers, origin) => {
  const request = new Request('http://api.exemplo.com.br:8080/v1/openapi.json', { headers });
  expect(originOf(callOf(request))).toBe(origin);
});

it('four origins have a value of their own, and any number of others share one', () => {
  let now = 0;
  const of = keepByOrigin(
    (origin) => ({ origin }),
    () => now,
  );
  const own = ['a', 'b', 'c', 'd'].map(of);
  expect(own.map(({ origin }) => origin)).toEqual(['a', 'b', 'c', 'd']);
  expect(of('e')).toEqual({ origin: '' });
  expect(of('f')).toBe(of('e'));
  now = 50_000;
  expect(of('a')).toBe(own[0]);
  now = 70_000;
  // Three have not been asked for since.
  expect(of('e')).toEqual({ origin: 'e' });
  expect(of('a')).toBe(own[0]);
  expect(of('b')).not.toBe(own[1]);
});
