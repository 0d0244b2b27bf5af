import { expect, it } from 'vitest';
import { withoutFormulas } from './formulas.ts';

// OWASP, CSV Injection: the characters that begin a formula; ＝＋－＠ are read as their narrow forms in East Asian locales.
it.each(['=1+2', '+1', '-x', '@a', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠a', '  =1', '\u00a0@a'])(
  'the formula %j is a text for a spreadsheet',
  (text) => {
    expect(withoutFormulas(text)).toBe(`'${text}`);
  },
);

it.each(['-1', '-1,5', '-1.234,56', '-R$ 5,00', '-1e-7', 'a=1', '', 'R$ 1', '1-2', 'a,-2'])(
  '%j stays',
  (text) => {
    expect(withoutFormulas(text)).toBe(text);
  },
);

it.each([
  ['a;=1', "a;'=1"],
  ['a,@b', "a,'@b"],
  ['a;-b', "a;'-b"],
])('a formula behind a separator is one for a spreadsheet of another country: %j', (text, harmless) => {
  expect(withoutFormulas(text)).toBe(harmless);
});
