import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { exactlyOne, outOfOrder, requireAbsent } from './requirements.ts';

it('both or neither of two fields is refused at the first where exactly one is required', () => {
  const check = (input: { a?: number; b?: number }) =>
    exactlyOne(input, 'a', 'b').map(({ field, message: { pt, en } }) => [field, pt, en]);
  const told = [['a', 'Envie a ou b, e só um deles', 'Send a or b, and only one of them']];
  expect([check({}), check({ a: 0, b: 0 })]).toEqual([told, told]);
  expect([check({ a: 0 }), check({ b: 0 })]).toEqual([[], []]);
});

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

describe('fields that another one leaves without meaning', () => {
  it('faults are all refused in their order, and a field that was left out is not', () => {
    const check = (input: { a?: number; b?: number }) => () => requireAbsent(input, ['b', 'a'], 'type=x');
    const message = { pt: 'não vale com type=x', en: 'does not apply with type=x' };
    const details = ['b', 'a'].map((field) => ({ field, message }));
    expect(check({ a: 0, b: 0 })).toThrow(new ApiError(422, { details }));
    expect(check({})).not.toThrow();
  });
});
