import { expect, it } from 'vitest';
import type { Shape } from '../schema.ts';
import { describeMisread } from './misread.ts';

const shape = (kind: Shape['kind'], cents?: number) => ({ kind, cents }) as Shape;
const [amount, number, integer] = [shape('number', 2), shape('number'), shape('integer')];

it.each<[string, Shape, string]>([
  ['3.000', amount, '"3.000": escreva 3000 (3 mil) ou 3.00'],
  ['-3.000', amount, '"-3.000": escreva -3000 (3 mil) ou -3.00'],
  ['3.456', amount, '"3.456": escreva 3456'],
  ['1.234.567', amount, '"1.234.567" tem mais de um ponto: escreva 1234567'],
  ['0.956', amount, '"0.956" tem mais de 2 casas decimais'],
  ['3.0000', amount, '"3.0000": escreva 3.00'],
  ['R$ 3.000,00', amount, '"R$ 3.000,00" tem "R$", vírgula e espaço: escreva 3000.00, com ponto'],
  ['1,234.56', amount, '"1,234.56" tem vírgula: escreva 1234.56, com ponto'],
  ['-1,25', number, '"-1,25" tem vírgula: escreva -1.25, com ponto'],
  ['+5', number, '"+5" tem "+": escreva 5'],
  ['.5', number, '".5": escreva 0.5'],
  ['12345678901234567', number, '"12345678901234567" tem mais de 16 dígitos'],
  ['3.000', integer, '"3.000": escreva 3000'],
  ['2', integer, '"2": escreva 2, sem aspas'],
  ['2.50', amount, '"2.50": escreva 2.50, sem aspas'],
  ['3.000,00', integer, '"3.000,00" tem vírgula: escreva 3000'],
  ['30.0', integer, '"30.0": escreva 30'],
  ['5000,000', amount, '"5000,000" tem vírgula: escreva 5000000 ou 5000.00'],
  ['30,5', integer, '"30,5" não é inteiro'],
  ['true', shape('boolean'), 'em vez de "true", escreva true'],
  ['0', shape('boolean'), 'em vez de "0", escreva false'],
  ['sim', shape('boolean'), 'em vez de "sim", escreva true'],
  ['Não', shape('boolean'), 'em vez de "Não", escreva false'],
])('%j', (text, field, message) => {
  expect(describeMisread(text, field)?.pt).toBe(message);
});

it.each<[string, Shape]>([
  ['x', number],
  ['10:00', number],
  ['01/03/2026', number],
  ['10.0.0.1', amount],
  // A bare sign may be of dollars.
  ['$5000', amount],
  // Without a sign between each three digits there is no telling which sign parts the decimals.
  ['4500,5.3', amount],
  ['1,23.4', number],
  ['3.00,5', number],
  ['', number],
  ['1'.repeat(41), number],
  ['talvez', shape('boolean')],
  ['3,5', shape('other')],
])('%j gives no hint', (text, field) => {
  expect(describeMisread(text, field)).toBeNull();
});

it('the hint is in English too', () => {
  expect(describeMisread('R$ 3.000,00', amount)?.en).toBe(
    '"R$ 3.000,00" has "R$", a comma and a blank: write 3000.00, with a dot',
  );
  expect(describeMisread('3.000', amount)?.en).toBe('"3.000": write 3000 (3 thousand) or 3.00');
});
