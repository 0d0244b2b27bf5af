import { expect, it } from 'vitest';
import type { Text } from '../lib/languages.ts';
import * as texts from './texts.ts';

it.each<[Text, string, string]>([
  [texts.required, '^é obrigatório$', '^is required$'],
  [
    texts.limitReached(10, 'testes', 'tests', 0),
    '10 testes.*1970-01-01T00:00:00.000Z',
    '10 tests.*1970-01-01T00:00:00.000Z',
  ],
  [texts.withMore(['x', 7]), '^x, 7$', '^x, 7$'],
  [texts.withMore(['x'], 2), '^x e mais 2$', '^x and 2 more$'],
  [texts.excludes('outro'), 'outro', 'outro'],
  [texts.oneOf(['x', 7]), ': x, 7$', ': x, 7$'],
  [texts.inRange(1, 9), 'entre 1 e 9$', 'between 1 and 9$'],
  [texts.inRange(1, undefined), 'no mínimo 1$', 'at least 1$'],
  [texts.inRange(undefined, 9), 'no máximo 9$', 'at most 9$'],
])('%j names what is allowed', ({ pt, en }, portuguese, english) => {
  expect(pt).toMatch(new RegExp(portuguese));
  expect(en).toMatch(new RegExp(english));
});
