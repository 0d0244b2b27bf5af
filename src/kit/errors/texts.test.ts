import { expect, it } from 'vitest';
import { limitReached, statusTexts } from './texts.ts';

it.each(Object.entries(statusTexts))('the status %s has a text in both languages', (_, { pt, en }) => {
  for (const text of [pt, en]) expect(text).toMatch(/^\p{L}.{4,}$/u);
});

it('no two statuses share a text', () => {
  expect(new Set(Object.values(statusTexts).flatMap(Object.values)).size).toBe(18);
});

it('the text of a limit names it, what it counts, and when it ends', () => {
  expect(limitReached(10, 'testes', 'tests', 0)).toEqual({
    pt: 'Limite de 10 testes atingido; termina em 1970-01-01T00:00:00.000Z.',
    en: 'The limit of 10 tests is reached; it ends at 1970-01-01T00:00:00.000Z.',
  });
});
