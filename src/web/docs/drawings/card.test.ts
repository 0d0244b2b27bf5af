import { expect, it } from 'vitest';
import { makeDocument } from '#test/support/document.ts';
import { answerOf, drawingFor } from '#test/support/drawings.ts';
import { drawingOf } from './index.ts';

makeDocument();

it('one card is drawn with its parts, several are a table', async () => {
  const answer = await answerOf('cartao-credito', { brand: 'mastercard', seed: '1' });
  const { number, cvv, expiry } = (answer as unknown as { cartoes: [Record<string, string>] }).cartoes[0];
  const text = drawingOf('cartao-credito', {}, answer, 'pt')?.textContent;
  for (const part of [number, cvv, expiry]) expect(text).toContain(part);
  expect(await drawingFor('cartao-credito', { count: 2 })).toBeNull();
});
