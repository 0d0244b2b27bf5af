import { describe, expect, it } from 'vitest';
import { mod11 } from './check-digits.ts';
import { cnpjWeights, isCnpj } from './cnpj.ts';

// Source: Serpro, "Cálculo dos dígitos verificadores de CNPJ alfanumérico": 12.ABC.345/01DE-35.
describe('a CNPJ with letters', () => {
  it.each(['12ABC34501DE35', '12.ABC.345/01DE-35', '12abc34501dE35'])('is one: %s', (text) => {
    expect(isCnpj(text)).toBe(true);
  });

  it.each([
    ['another check digit', '12ABC34501DE36'],
    // A letter of the value 17 is not a 1 and a 7.
    ['a letter for a check digit', '12ABC34501DE3A'],
    ['a letter of another alphabet', '12ÀBC34501DE35'],
    ['a long s, whose capital is S', '12ABC34501Dſ35'],
    ['a sign between digits and capitals', '12ABC34501:E35'],
    ['a sign between capitals and small letters', '12ABC34501[E35'],
  ])('is refused: %s', (_, text) => expect(isCnpj(text)).toBe(false));

  it('has sums that keep apart, of the highest letters too', () => {
    const base = 'ZZZZZZZZZZZZ';
    const first = base + mod11(base, cnpjWeights[0]);
    expect(isCnpj(first + mod11(first, cnpjWeights[1]))).toBe(true);
  });
});
