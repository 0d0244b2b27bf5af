import { expect, it } from 'vitest';
import { ApiError, badParameter } from './api-error.ts';

it('an error that is an answer is an error without a stack', () => {
  const error = new ApiError(404);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toHaveProperty('stack');
  expect(String(badParameter('a', { pt: 'deve ser b', en: 'must be b' }))).toBe('ApiError: 400 a: must be b');
  expect(() => {
    throw error;
  }).toThrow('404');
});
