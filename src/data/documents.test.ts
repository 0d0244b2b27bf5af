import { expect, it } from 'vitest';
import { bookTypes } from '../documents/certidao.ts';
import { chassiCheckDigit, modelYearCode } from '../documents/chassi.ts';
import { checkAccount, drawAccount, readAccount } from '../documents/conta-bancaria.ts';
import { seededRandom } from '../lib/random-sources.ts';

it('model years have the codes of 49 CFR 565.15, table VII, which repeat after 30 years', () => {
  const codes = Array.from({ length: 60 }, (_, i) => modelYearCode(1980 + i)).join('');
  const first = 'ABCDEFGHJKLMNPRSTVWXY';
  expect(codes).toBe(`${first}123456789${first}123456789`);
});

it('letters of a chassis count as 49 CFR 565.15, table III, says', () => {
  const values = 'A1 B2 C3 D4 E5 F6 G7 H8 J1 K2 L3 M4 N5 P7 R9 S2 T3 U4 V5 W6 X7 Y8 Z9';
  for (const [letter, value] of values.split(' ')) {
    // The digit stands in the first place, whose weight is 8.
    const remainder = (Number(value) * 8) % 11;
    expect(chassiCheckDigit(`${letter}${'0'.repeat(16)}`)).toBe(remainder === 10 ? 'X' : String(remainder));
  }
});

it('places of a chassis have the weights of 49 CFR 565.15, table IV', () => {
  [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2].forEach((weight, place) => {
    const number = `${'0'.repeat(place)}1${'0'.repeat(16 - place)}`;
    expect(chassiCheckDigit(number)).toBe(weight === 10 ? 'X' : String(weight));
  });
});

it('books of a registry are numbered as Provimento CNJ 149/2023, art. 473, does', () => {
  // Books A, B, B auxiliar, C, C auxiliar, D and E; before Provimento CNJ 63/2017 also two kinds of book E.
  expect(bookTypes.join(' ')).toBe(
    'nascimento casamento casamento-religioso obito natimorto proclamas outros emancipacao interdicao',
  );
});

it('Bradesco writes a digit of 10 of an agency P, and Nubank has the agency 0001', () => {
  // 6 × 2 = 12 leaves 1. The account is one that Icatu Seguros publishes.
  const account = readAccount('0006-P/0238069-2', '237');
  expect(account && checkAccount(account, '237')).toBeNull();
  expect(account).not.toBeNull();
  expect(drawAccount(seededRandom('agency'), '260').agency).toBe('0001');
});
