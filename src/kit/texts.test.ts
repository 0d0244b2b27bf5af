import { expect, it } from 'vitest';
import type { Text } from '../lib/languages.ts';
import * as texts from './texts.ts';

it.each<[Text, string, string]>([
  [texts.required, 'é obrigatório', 'is required'],
  [texts.withMore(['x', 7]), 'x, 7', 'x, 7'],
  [texts.withMore(['x', 7], 0), 'x, 7', 'x, 7'],
  [texts.withMore(['x', 7], 1), 'x, 7 e mais 1', 'x, 7 and 1 more'],
  [texts.excludes('outro'), 'não pode ser enviado junto com outro', 'cannot be sent together with outro'],
  [texts.oneOf(['x', 7]), 'deve ser um destes: x, 7', 'must be one of: x, 7'],
  [texts.oneOf(texts.withMore(['x'], 2)), 'deve ser um destes: x e mais 2', 'must be one of: x and 2 more'],
  [texts.inRange(1, 9), 'deve estar entre 1 e 9', 'must be between 1 and 9'],
  [texts.inRange(1, undefined), 'deve ser no mínimo 1', 'must be at least 1'],
  [texts.inRange(undefined, 9), 'deve ser no máximo 9', 'must be at most 9'],
])('%j names what is allowed', (text, pt, en) => {
  expect(text).toEqual({ pt, en });
});

it('a message of a schema has its status first, which is 400 unless it is said', () => {
  const text = { pt: 'não', en: 'no' };
  expect(texts.say(text)).toBe('400\u0000não\u0000no');
  expect(texts.say(text, 422)).toBe('422\u0000não\u0000no');
});
