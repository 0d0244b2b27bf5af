import { expect, it } from 'vitest';
import { lazy } from './lazy.ts';

it('makes a value once, when it is first asked for', () => {
  let made = 0;
  const value = lazy(() => {
    made++;
    return undefined;
  });
  expect(made).toBe(0);
  expect([value(), value()]).toEqual([undefined, undefined]);
  expect(made).toBe(1);
});
