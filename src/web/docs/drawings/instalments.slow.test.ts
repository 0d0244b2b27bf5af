import fc from 'fast-check';
import { expect, it } from 'vitest';
import { coursesOf } from './instalments.ts';
import { answerOf, reais, runs } from '#test/support/drawings.ts';

it('loans: SAC is the smaller from the month of the crossing on, and not before', () => {
  const input = fc.record({
    valor: reais(1000, 900_000),
    taxa: fc.integer({ min: 1, max: 400 }).map((hundredths) => hundredths / 100),
    prazo: fc.integer({ min: 3, max: 480 }),
  });
  fc.assert(
    fc.property(input, (input) => {
      const answer = answerOf('calculadoras-financiamento', input);
      const courses = coursesOf(answer);
      const month = courses?.crossing?.month ?? Number.NaN;
      const smaller = (at: number) => answer.sac.parcelas[at - 1].total < answer.price.parcelas[at - 1].total;
      expect([smaller(month - 1), smaller(month)]).toEqual([false, true]);
      expect(courses?.sac?.points).toHaveLength(input.prazo);
      for (const [x, y] of [...(courses?.sac?.points ?? []), ...(courses?.price?.points ?? [])]) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(100);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThanOrEqual(150);
      }
      expect(courses?.grid.length).toBeLessThanOrEqual(3);
    }),
    runs,
  );
});
