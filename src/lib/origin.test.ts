import { expect, it } from 'vitest';
import { isOriginOf } from './origin.ts';

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
