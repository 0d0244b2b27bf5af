import { describe, expect, it } from 'vitest';
import { originAt } from './_serving.ts';
import { isUnder, requestTo, targetOf } from './_target.ts';

describe('a request target', () => {
  // RFC 9112 section 3.2: origin-form and absolute-form; the case of a scheme does not matter (RFC 9110 section 4.2.3).
  it.each([
    ['/v1/cpf', '/v1/cpf', ''],
    ['/v1/cpf?', '/v1/cpf', ''],
    ['/v1/cpf?a=1', '/v1/cpf', 'a=1'],
    ['/v1/cpf?a=1?b', '/v1/cpf', 'a=1?b'],
    ['?a=1', '', 'a=1'],
    ['http://other.example/v1/cpf?a=1', '/v1/cpf', 'a=1'],
    ['HTTPS://other.example:8443/v1', '/v1', ''],
    ['http://other.example?a=1', '', 'a=1'],
    ['http:///v1/cpf', '/v1/cpf', ''],
    ['/http://other.example/', '/http://other.example/', ''],
    ['/v1/x?url=http://other.example/', '/v1/x', 'url=http://other.example/'],
    ['/v1/%2e?a=%zz', '/v1/%2e', 'a=%zz'],
    ['*', '*', ''],
  ])('%s is %j and %j', (address, path, query) => {
    expect(targetOf(address)).toEqual({ path, query });
  });

  it.each([
    ['/v1', '/v1', true],
    ['/v1', '/v1/', true],
    ['/v1', '/v1/cpf', true],
    ['/v1', '/v1x', false],
    ['/v1', '/v', false],
    ['/v1', '/api/v1', false],
    ['', '/cpf', true],
    ['', '', true],
  ])('under %j is %j: %s', (base, path, under) => {
    expect(isUnder(base, path)).toBe(under);
  });
});

describe('a Web request of a target', () => {
  const head = {
    scheme: 'https',
    host: 'api.example.com:8443',
    method: 'PUT',
    headers: new Headers(),
  } as const;
  const urlOf = (path: string, query: string, more = {}) =>
    requestTo({ path, query }, { ...head, ...more }).url;

  it('has its host, path and query', () => {
    expect(urlOf('/v1/x', 'a=1')).toBe('https://api.example.com:8443/v1/x?a=1');
    expect(urlOf('/v1/x', '')).toBe('https://api.example.com:8443/v1/x');
    expect(urlOf('', 'a=1')).toBe('https://api.example.com:8443/?a=1');
    expect(urlOf('*', '')).toBe('https://api.example.com:8443/*');
    expect(requestTo({ path: '/', query: '' }, head).method).toBe('PUT');
  });

  it('is of localhost where the host makes no URL', () => {
    expect(urlOf('/v1/x', 'a=1', { host: 'a b' })).toBe('http://localhost/v1/x?a=1');
  });
});

describe('an origin', () => {
  it('puts an IPv6 address in brackets (RFC 3986 section 3.2.2)', () => {
    expect(originAt('::1', 80)).toBe('http://[::1]:80');
    expect(originAt('127.0.0.1', 8787)).toBe('http://127.0.0.1:8787');
  });
});
