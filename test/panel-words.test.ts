import { expect, it } from 'vitest';
import { nameOf } from '../src/panel/browser/parts/webhook-words.ts';

it.each([
  [{ description: 'Folha', url: 'https://hooks.exemplo.com.br/in' }, 'Folha'],
  [{ url: 'https://hooks.exemplo.com.br/in' }, 'hooks.exemplo.com.br/in'],
  [{ url: 'http://127.0.0.1:8080/https://a' }, '127.0.0.1:8080/https://a'],
])('a webhook of %j is called %s', (webhook, name) => {
  expect(nameOf(webhook)).toBe(name);
});
