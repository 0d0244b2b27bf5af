import { expect, it } from 'vitest';
import { chooseLanguage } from './language.ts';

// RFC 9110, 12.4.2 and 12.5.4: ranges with weights, blanks around `,` and `;`, letters in any case.
it.each([
  ['', 'pt'],
  ['en-001', 'en'],
  ['en-Latn-GB', 'en'],
  ['en-', 'pt'],
  ['den', 'pt'],
  ['x-en', 'pt'],
  ['en us', 'pt'],
  ['pt;q=0.1 , en ; q=0.9 ', 'en'],
  ['\ten', 'en'],
  ['EN;Q=0.5', 'en'],
  ['en;q=0.9,en-GB;q=0.1,pt;q=0.5', 'en'],
  ['pt;q=0.9,pt-PT;q=0.1,en;q=0.5', 'pt'],
  ['pt;q=0.5,en;q=0.5', 'pt'],
  ['en,pt;q=1', 'pt'],
  ['pt;q=0.9,en;q=1', 'en'],
  ['en;q=0', 'pt'],
  ['en;q=0.001', 'en'],
  ['en;q=1.1.1,en;q=0.5', 'en'],
] as const)('%j asks for %s', (header, language) => {
  expect(chooseLanguage(header)).toBe(language);
});

it('the language without a header is Portuguese', () => {
  expect(chooseLanguage(null)).toBe('pt');
});
