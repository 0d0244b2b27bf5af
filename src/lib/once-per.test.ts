import { expect, it, vi } from 'vitest';
import { oncePerObject, oncePerText } from './once-per.ts';

it('a function of an object computes once for each of them, also where it gives null', () => {
  const make = vi.fn(({ id }: { readonly id: number }) => (id === 0 ? null : { id }));
  const [give, zero, one] = [oncePerObject(make), { id: 0 }, { id: 1 }];
  expect([give(zero), give(one), give(zero)]).toEqual([null, { id: 1 }, null]);
  expect(give(one)).toBe(give(one));
  expect(make).toHaveBeenCalledTimes(2);
});

it('a function of a text computes once for each of them', () => {
  const make = vi.fn((text: string) => text.toUpperCase());
  const give = oncePerText(make);
  expect([give('a'), give('b'), give('a')]).toEqual(['A', 'B', 'A']);
  expect(make).toHaveBeenCalledTimes(2);
});
