import { describe, expect, it } from 'vitest';
import { decodePart, readRequest, requestTo, targetOf } from './target.ts';

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
    // Bun gives the bare target where no host is usable.
    ['/x?u=http://h/v1/health', '/x', 'u=http://h/v1/health'],
    ['//v1/cpf', '//v1/cpf', ''],
    ['http://a%b/v1/cpf?a=1', '/v1/cpf', 'a=1'],
    ['http://x:99999?to=http://h/v1', '', 'to=http://h/v1'],
    ['/v1/cpf#part?a=1', '/v1/cpf#part', 'a=1'],
    ['http://h/v1/cpf#part?a=1', '/v1/cpf', ''],
    ['http://h/v1/cpf?a=1#part?b=2', '/v1/cpf', 'a=1'],
    ['http://h#/v1/cpf', '', ''],
    ['', '', ''],
  ])('%s is %j and %j', (address, path, query) => {
    expect(targetOf(address)).toEqual({ path, query });
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
    for (const host of ['a b', '', 'a%b', 'x:99999', '[::1', 'h/v1/health?', 'h#', 'h\\v1', 'me@h'])
      expect(urlOf('/v1/x', 'a=1', { host })).toBe('http://localhost/v1/x?a=1');
  });
});

describe('a Web request', () => {
  // Deno joins host and target, whatever the host holds, and Bun gives the bare target.
  it.each([
    ['http://h/v1/health?/x', 'h/v1/health?', '/x', '', null],
    ['http://h#/x?a=1', 'h#', '/x', 'a=1', null],
    ['http://me@h/x', 'me@h', '/x', '', null],
    ['/x?u=http://h/v1', 'h/v1', '/x', 'u=http://h/v1', '/x?u=http://h/v1'],
    ['http://h/x?a=1', 'h', '/x', 'a=1', 'http://h/x?a=1'],
    ['http://h/x', null, '/x', '', 'http://h/x'],
    ['http://x:99999/x', 'x:99999', '/x', '', 'http://x:99999/x'],
  ])('at %s of the host %s goes to %s', (url, host, path, query, whole) => {
    const headers = new Headers(host === null ? {} : { host });
    expect(readRequest({ url, headers })).toEqual({ target: { path, query }, url: whole });
  });
});

it('a part of a path is decoded where it can be', () => {
  expect(['NF-e', 'CT-e%20OS', 'a+b', '%zz'].map(decodePart)).toEqual(['NF-e', 'CT-e OS', 'a+b', '%zz']);
});
