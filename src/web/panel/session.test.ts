import { expect, it } from 'vitest';
import { nameOf } from './parts/webhook-words.ts';
import { isHintOf, shownHint } from './session.ts';

it.each([
  [{ description: 'Folha', url: 'https://hooks.exemplo.com.br/in' }, 'Folha'],
  [{ url: 'https://hooks.exemplo.com.br/in' }, 'hooks.exemplo.com.br/in'],
  [{ url: 'http://127.0.0.1:8080/https://a' }, '127.0.0.1:8080/https://a'],
])('a webhook of %j is called %s', (webhook, name) => {
  expect(nameOf(webhook)).toBe(name);
});

it('a hint is shown as the beginning and the last four characters of a key', () => {
  expect(shownHint('cnv_ab12wxyz')).toBe('cnv_ab12…wxyz');
});

it.each([
  ['cnv_ab12_more_wxyz', true],
  ['cnv_ab12wxyz', true],
  ['cnv_ab13_more_wxyz', false],
  ['cnv_ab12_more_wxyy', false],
  ['cnv_ab12_more_axyz', false],
  ['cnv_ab12_wxyz_more', false],
  ['x_cnv_ab12_wxyz', false],
  [null, false],
])('the hint cnv_ab12wxyz is that of %s: %s', (key, is) => {
  expect(isHintOf('cnv_ab12wxyz', key)).toBe(is);
});
