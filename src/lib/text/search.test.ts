import { expect, it } from 'vitest';
import { fold, searchWords } from './search.ts';

it('a searched text has no accents and no capitals', () => {
  expect(fold('Ação ÀÉÎÕÜ ç Ñ')).toBe('acao aeiou c n');
  // Marks that do not belong to Latin letters, and marks that are written apart.
  expect(fold('a\u0301\u20d7 \u0939\u093f')).toBe('a \u0939');
});

it('words are letters and digits, whatever stands between them', () => {
  expect(searchWords('  Salário-mínimo, 13º (R$ 1.621,00) — a/b_c  ')).toEqual([
    'salario',
    'minimo',
    '13º',
    'r',
    '1',
    '621',
    '00',
    'a',
    'b',
    'c',
  ]);
  expect(searchWords(' …?! ')).toEqual([]);
  expect(searchWords('')).toEqual([]);
});
