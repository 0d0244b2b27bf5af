import { expect, it } from 'vitest';
import { describeOtherForm } from './other-form.ts';

it('a date shows each of its readings', () => {
  expect(describeOtherForm('03/04/1990', 'date')).toEqual({
    pt: 'escreva 1990-04-03 (3 de abril) ou 1990-03-04 (4 de março)',
    en: 'write 1990-04-03 (April 3) or 1990-03-04 (March 4)',
  });
  expect(describeOtherForm('12/25/1990', 'date')?.pt).toBe('escreva 1990-12-25 (25 de dezembro)');
});

it.each([
  ['8', 'time', '08:00'],
  ['8:30 pm', 'time', '20:30'],
  ['8pm', 'time', '20:00'],
  ['12:15 a.m.', 'time', '00:15'],
  ['12 pm', 'time', '12:00'],
  ['11/26', 'month', '2026-11'],
  ['nov/26', 'month', '2026-11'],
  ['Sao Paolo', 'state', 'SP (São Paulo)'],
  ['Estado de São Paulo', 'state', 'SP (São Paulo)'],
  ['Minas', 'state', 'MG (Minas Gerais)'],
] as const)('%s as a %s is written %s', (text, form, written) => {
  expect(describeOtherForm(text, form)).toEqual({ pt: `escreva ${written}`, en: `write ${written}` });
});

it.each([
  ['03/04/90', 'date'],
  ['31/02/1990', 'date'],
  ['25', 'time'],
  ['13 pm', 'time'],
  ['0:30 pm', 'time'],
  ['13/26', 'month'],
  ['XX', 'state'],
  ['5', undefined],
] as const)('%s as a %s has no reading', (text, form) => {
  expect(describeOtherForm(text, form)).toBeNull();
});
