import { expect, it } from 'vitest';
import { htmlOf, markup } from './markup.ts';

it('markup is written as HTML in which texts and attributes stay texts', () => {
  const part = markup('p', { class: '"a" & b' }, '<b>', 1, false, null, [
    markup('strong', null, 'x'),
    ' & y',
  ]);
  expect(htmlOf(part)).toBe('<p class="&quot;a&quot; &amp; b">&lt;b&gt;1<strong>x</strong> &amp; y</p>');
});
