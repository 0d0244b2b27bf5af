import { expect, it } from 'vitest';
import { hatch, niceStep } from './drawing.ts';
import { makeDocument } from '#test/support/document.ts';

makeDocument();

it('stripes of a drawing are its own, wherever else there are some', () => {
  const [one, other] = [hatch(), hatch()];
  expect(one.fill).toBe(`url(#${one.defs.querySelector('pattern')?.id})`);
  expect(one.fill).not.toBe(other.fill);
});

it.each([
  [0, 1],
  [0.4, 1],
  [1, 1],
  [1.01, 2],
  [2, 2],
  [2.1, 5],
  [5, 5],
  [5.1, 10],
  [10, 10],
  [11, 20],
  [4_900, 5_000],
  [5_001, 10_000],
])('the steps of a drawing of at least %d go by %d', (value, step) => {
  expect(niceStep(value)).toBe(step);
});
