import { expect, it } from 'vitest';
import { isPage, methodsOf } from './pages.ts';

const page = { method: 'GET', path: '/saude', access: 'open', handle: () => ({}) };

it.each<[string, object]>([
  ...['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method): [string, object] => ['method', { method }]),
  ['methods', { method: ['GET', 'DELETE'] }],
  ...['open', 'key', 'account'].map((access): [string, object] => ['access', { access }]),
  ['restricted', { restricted: true }],
  ['counts', { counts: false }],
  ['describe', { describe: {} }],
  ['what is undefined', { restricted: undefined, counts: undefined, describe: undefined }],
])('a page may have %s: %j', (_, parts) => {
  expect(isPage({ ...page, ...parts })).toBe(true);
});

it.each<[string, object]>([
  ['method', { method: 'get' }],
  ['method', { method: 'HEAD' }],
  ['method', { method: undefined }],
  ['methods', { method: [] }],
  ['methods', { method: ['GET', 'HEAD'] }],
  ['path', { path: 'saude' }],
  ['path', { path: undefined }],
  ['access', { access: 'all' }],
  ['access', { access: undefined }],
  ['restricted', { restricted: 'yes' }],
  ['restricted', { restricted: null }],
  ['counts', { counts: 1 }],
  ['describe', { describe: null }],
  ['describe', { describe: 'a page' }],
  ['handle', { handle: undefined }],
])('a page has no such %s: %j', (_, parts) => {
  expect(isPage({ ...page, ...parts })).toBe(false);
});

it('a page is an object', () => {
  for (const value of [null, undefined, 'page', () => page]) expect(isPage(value)).toBe(false);
});

it('a page of one method has a list of it', () => {
  expect(methodsOf({ method: 'PUT' })).toEqual(['PUT']);
  expect(methodsOf({ method: ['GET', 'PUT'] })).toEqual(['GET', 'PUT']);
});
