import { describe, expect, it } from 'vitest';
import { originAt } from './_serving.ts';
import { isUnder } from './_target.ts';

describe('a path', () => {
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

describe('an origin', () => {
  it('puts an IPv6 address in brackets (RFC 3986 section 3.2.2)', () => {
    expect(originAt('::1', 80)).toBe('http://[::1]:80');
    expect(originAt('127.0.0.1', 8787)).toBe('http://127.0.0.1:8787');
  });
});
