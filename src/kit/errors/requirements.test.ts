import { expect, it } from 'vitest';
import { outOfOrder } from './requirements.ts';

it.each([
  ['a', 2, 1, 'não pode ser maior que b (1)', 'cannot be greater than b (1)'],
  ['b', 2, 1, 'não pode ser menor que a (2)', 'cannot be less than a (2)'],
  [
    'a',
    '2026-02-01',
    '2026-01-01',
    'não pode ser depois de b (2026-01-01)',
    'cannot be after b (2026-01-01)',
  ],
  [
    'b',
    '2026-02-01',
    '2026-01-01',
    'não pode ser antes de a (2026-02-01)',
    'cannot be before a (2026-02-01)',
  ],
])('the field %s of two in the wrong order is refused with the other: %s, %s', (field, a, b, pt, en) => {
  const error = outOfOrder(field, ['a', a], ['b', b]);
  expect([error.status, error.parts.details]).toEqual([422, [{ field, message: { pt, en } }]]);
});
