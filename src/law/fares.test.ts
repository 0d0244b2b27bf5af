import { expect, it } from 'vitest';
import { compare, exact } from '../lib/numbers/exact.ts';
import { fareDiscount } from './fares.ts';

// Lei 7.418/1985, art. 4º, parágrafo único: what passes 6 % of the base salary is the employer's.
it.each([
  [3000, 300, 180],
  [3000, 180, 180],
  [3000, 179.99, 179.99],
  [1000.09, 300, 60.01],
])('a salary of %d with fares of %d is cut by %d', (salary, fares, discount) => {
  expect(compare(fareDiscount(exact(salary), exact(fares)), exact(discount))).toBe(0);
});

it('a smaller percentage that the employer agreed to takes its place', () => {
  expect(compare(fareDiscount(exact(3000), exact(300), 4), exact(120))).toBe(0);
});
