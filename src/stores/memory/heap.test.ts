import fc from 'fast-check';
import { expect, it } from 'vitest';
import { heap } from './heap.ts';

const step = fc.record({
  do: fc.constantFrom('put', 'put', 'put', 'change', 'remove', 'take'),
  which: fc.nat({ max: 19 }),
  value: fc.nat({ max: 50 }),
});

it('a heap knows the first of its items, whatever is put in, changed and taken out', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200, size: 'max' }), (steps) => {
      const items = Array.from({ length: 20 }, (_, id) => ({ id, value: 0, place: -1 }));
      const own = heap<(typeof items)[number]>(
        (a, b) => a.value < b.value || (a.value === b.value && a.id < b.id),
      );
      const inside = new Set<(typeof items)[number]>();
      const first = () => [...inside].toSorted((a, b) => a.value - b.value || a.id - b.id)[0];
      for (const one of steps) {
        const item = (one.do === 'take' ? own.first() : items[one.which]) ?? items[0];
        if (!item) continue;
        if (one.do === 'put' || (one.do === 'change' && inside.has(item))) {
          item.value = one.value;
          own.put(item);
          inside.add(item);
        } else if (one.do !== 'change') expect(own.remove(item)).toBe(inside.delete(item));
        expect(own.first()).toBe(first());
        expect(own.size).toBe(inside.size);
      }
      expect(new Set(own.all())).toEqual(inside);
      for (const item of items) expect(own.has(item)).toBe(inside.has(item));
    }),
  );
});
