import fc from 'fast-check';
import { expect, it } from 'vitest';
import { labelsThatFit, NARROWEST, textWidth } from './drawing.ts';
import { runs } from '#test/support/drawings.ts';

it('labels that are kept stand inside and apart', () => {
  const label = fc.record({
    x: fc.double({ min: 0, max: 100, noNaN: true }),
    y: fc.integer({ min: 0, max: 60 }),
    text: fc.string({ minLength: 1, maxLength: 20 }),
    anchor: fc.constantFrom('start' as const, 'middle' as const, 'end' as const),
  });
  fc.assert(
    fc.property(fc.array(label, { minLength: 1, maxLength: 8 }), (labels) => {
      const boxes = labelsThatFit(labels).map(({ x, y, text, anchor = 'middle' }) => {
        const width = textWidth(text);
        const left = (x / 100) * NARROWEST - { start: 0, middle: width / 2, end: width }[anchor];
        return { left, right: left + width, y };
      });
      expect(boxes.length).toBeGreaterThan(0);
      boxes.forEach((box, i) => {
        expect(box.left).toBeGreaterThanOrEqual(-1e-9);
        expect(box.right).toBeLessThanOrEqual(NARROWEST + 1e-9);
        for (const other of boxes.slice(0, i)) {
          const apart = Math.abs(box.y - other.y) >= 15 || box.right < other.left || other.right < box.left;
          expect(apart).toBe(true);
        }
      });
    }),
    runs,
  );
});
