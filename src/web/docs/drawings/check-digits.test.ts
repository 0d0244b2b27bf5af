import { expect, it } from 'vitest';
import { checkDigitsOf } from './check-digits.ts';
import { drawingOf } from './index.ts';
import { makeDocument } from '#test/support/document.ts';
import { heard } from '#test/support/heard.ts';

makeDocument();
const drawn = (formatted: string) => drawingOf('cnpj', {}, { valid: true, formatted }, 'pt');

// Serpro, "Cálculo dos dígitos verificadores de CNPJ alfanumérico": 12.ABC.345/01DE-35.
it('digits of a CNPJ: sums and remainders of the published example', () => {
  expect(checkDigitsOf('12ABC34501DE')).toEqual([
    { sum: 459, remainder: 8, digit: '3' },
    { sum: 424, remainder: 6, digit: '5' },
  ]);
});

it('a CNPJ stands above its values and weights, each in its column', () => {
  // Serpro's example again.
  const rowsOf = [...(drawn('12.ABC.345/01DE-35')?.querySelectorAll('tr') ?? [])];
  const [characters, , ...rows] = rowsOf.map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
  );
  expect(characters).toEqual([...'12ABC34501DE35']);
  expect(rows).toEqual([
    ['1', '2', '17', '18', '19', '3', '4', '5', '0', '1', '20', '21', '3', ''],
    ['5', '4', '3', '2', '9', '8', '7', '6', '5', '4', '3', '2', '', ''],
    ['6', '5', '4', '3', '2', '9', '8', '7', '6', '5', '4', '3', '2', ''],
  ]);
});

// Receita Federal (00.394.460/0058-87) and Banco do Brasil (00.000.000/0001-91).
it.each([
  ['00.394.460/0058-87', 'Soma 1: 168, resto 3 de 11, dígito 8. Soma 2: 191, resto 4 de 11, dígito 7.'],
  ['00.000.000/0001-91', 'Soma 1: 2, resto 2 de 11, dígito 9. Soma 2: 21, resto 10 de 11, dígito 1.'],
])('the digits of %s are told as sums and remainders', (formatted, said) => {
  expect(heard(drawn(formatted) as HTMLElement).at(-1)).toBe(said);
});

it.each(['00.000.000/0001-92', '9.00.000.000/0001-91', '00.000.000/0001-91/5'])(
  'there is no drawing of digits that are wrong, or not where they belong: %s',
  (formatted) => {
    expect(drawn(formatted)).toBeNull();
  },
);
