import { expect, it } from 'vitest';
import { nameOf } from '../src/panel/browser/parts/webhook-words.ts';

it.each([
  [{ description: 'Folha', url: 'https://hooks.exemplo.com.br/in' }, 'Folha'],
  [{ description: null, url: 'https://hooks.exemplo.com.br/in' }, 'hooks.exemplo.com.br/in'],
  [{ description: null, url: 'http://127.0.0.1:8080/https://a' }, '127.0.0.1:8080/https://a'],
])('a webhook of %j is called %s', (webhook, name) => {
  expect(nameOf(webhook)).toBe(name);
});
