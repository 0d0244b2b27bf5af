import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { exactlyOne, requireAbsent } from './requirements.ts';

it('of one of two fields both and neither are a fault, on the first', () => {
  const check = (input: { a?: number; b?: number }) =>
    exactlyOne(input, 'a', 'b').map(({ field, message: { pt, en } }) => [field, pt, en]);
  const told = [['a', 'envie a ou b, e só um deles', 'send a or b, and only one of them']];
  expect([check({}), check({ a: 0, b: 0 })]).toEqual([told, told]);
  expect([check({ a: 0 }), check({ b: 0 })]).toEqual([[], []]);
});

describe('fields that another one leaves without meaning', () => {
  it('are all refused, in their order, and none that was left out', () => {
    const check = (input: { a?: number; b?: number }) => () => requireAbsent(input, ['b', 'a'], 'type=x');
    const message = { pt: 'não vale com type=x', en: 'does not apply with type=x' };
    const details = ['b', 'a'].map((field) => ({ field, message }));
    expect(check({ a: 0, b: 0 })).toThrow(new ApiError(422, { details }));
    expect(check({})).not.toThrow();
  });
});
