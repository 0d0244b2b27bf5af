import { describe, expect, it } from 'vitest';
import { wrongDigitsOf } from './check-digits.ts';
import { drawingOf, drawings, loadDrawing } from './index.ts';

import { makeDocument } from '#test/support/document.ts';

import { heard } from '#test/support/heard.ts';

makeDocument();
await Promise.all(Object.keys(drawings).map(loadDrawing));
const valid = (value: string) => ({ valid: true, value, formatted: value });
const invalid = (value: string) => ({ valid: false, value, reason: 'check-digit' });
const drawn = (id: string, answer: object) => drawingOf(id, {}, answer, 'pt');
const rowsOf = (id: string, answer: object) =>
  [...(drawn(id, answer)?.querySelectorAll('tr') ?? [])].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
  );
const saidOf = (id: string, answer: object) => heard(drawn(id, answer) as HTMLElement).at(-1);

describe('the digits of a document', () => {
  // Serpro, "Cálculo dos dígitos verificadores de CNPJ alfanumérico": 12.ABC.345/01DE-35.
  it('stand above their values, weights and products, each in its column', () => {
    expect(rowsOf('cnpj', valid('12.ABC.345/01DE-35'))).toEqual([
      [...'12ABC34501DE35'],
      ['1', '2', '17', '18', '19', '3', '4', '5', '0', '1', '20', '21', '3', ''],
      ['5', '4', '3', '2', '9', '8', '7', '6', '5', '4', '3', '2', '', ''],
      ['5', '8', '51', '36', '171', '24', '28', '30', '0', '4', '60', '42', '', ''],
      ['6', '5', '4', '3', '2', '9', '8', '7', '6', '5', '4', '3', '2', ''],
      ['6', '10', '68', '54', '38', '27', '32', '35', '0', '5', '80', '63', '6', ''],
    ]);
    expect(saidOf('cnpj', valid('12.ABC.345/01DE-35'))).toContain('soma dos produtos 459, resto 8 de 11 → 3');
    expect(saidOf('cnpj', valid('12.ABC.345/01DE-35'))).toContain('soma dos produtos 424, resto 6 de 11 → 5');
  });

  // Receita Federal (00.394.460/0058-87) and Banco do Brasil (00.000.000/0001-91).
  it.each([
    ['00.394.460/0058-87', ['168, resto 3 de 11 → 8', '191, resto 4 de 11 → 7']],
    ['00.000.000/0001-91', ['2, resto 2 de 11 → 9', '21, resto 10 de 11 → 1']],
  ])('of the CNPJ %s are told as sums and remainders', (value, sums) => {
    for (const sum of sums) expect(saidOf('cnpj', valid(value))).toContain(sum);
  });

  // CNJ, Resolução 65/2008: a case whose number the court publishes.
  it('the digits of a document of a case in court are a remainder of 97', () => {
    expect(saidOf('processo', valid('0002080-25.2012.5.15.0049'))).toBe(
      'Sem os dígitos, e com 00 no fim: resto 73 de 97; 98 − 73 = 25',
    );
  });

  // The examples of the tools, whose own tests name where each is from.
  it.each([
    ['cpf', '111.444.777-35'],
    ['pis', '120.38619.49-4'],
    ['cnh', '98765432109'],
    ['renavam', '03607626105'],
    ['titulo-eleitor', '1023 8501 0671'],
  ])('of a right %s %s are drawn', (id, value) => {
    expect(drawn(id, valid(value))).not.toBeNull();
  });

  it.each(['00.000.000/0001-92', '9.00.000.000/0001-91', '00.000.000/0001-91/5'])(
    'have no drawing where they are called valid and are not: %s',
    (value) => {
      expect(drawn('cnpj', valid(value))).toBeNull();
    },
  );
});

describe('wrong digits', () => {
  it.each([
    ['cnpj', '11222333000182', 'Termina em 82, deveria terminar em 81', '11222333000181'],
    ['cnpj', '11.222.333/0001-82', 'Termina em 82, deveria terminar em 81', '11.222.333/0001-81'],
    ['cpf', '529.982.247-36', 'Termina em 36, deveria terminar em 25', '529.982.247-25'],
    ['pis', '120.38619.49-5', 'Termina em 5, deveria terminar em 4', '120.38619.49-4'],
    [
      'processo',
      '0002080-26.2012.5.15.0049',
      'Tem os dígitos 26, deveria ter 25',
      '0002080-25.2012.5.15.0049',
    ],
  ])('of %s %s are named with those that they should be', (id, value, title, fixed) => {
    expect(wrongDigitsOf(id, invalid(value), 'pt')).toMatchObject({ title, fixed });
  });

  it('say which of two is right', () => {
    const textOf = (value: string) => wrongDigitsOf('cpf', invalid(value), 'pt')?.text;
    expect(textOf('529.982.247-26')).toContain('O 1º dígito confere; o 2º não.');
    expect(textOf('529.982.247-35')).toContain('O 2º dígito confere; o 1º não.');
    expect(textOf('529.982.247-36')).toContain('Nenhum dos dois dígitos confere.');
  });

  it('stand in the drawing with the expected ones below', () => {
    expect(rowsOf('cpf', invalid('529.982.247-26')).slice(0, 2)).toEqual([
      [...'52998224726'],
      ['', '', '', '', '', '', '', '', '', '2', '5'],
    ]);
  });

  it('no digit is marked in a document that is refused for something else, or has no drawing', () => {
    expect(wrongDigitsOf('cpf', { valid: false, value: '111.111.111-11' }, 'pt')).toBeNull();
    expect(wrongDigitsOf('cpf', { valid: false, value: '1' }, 'pt')).toBeNull();
    expect(wrongDigitsOf('cns', { valid: false, value: '1' }, 'pt')).toBeNull();
  });
});
