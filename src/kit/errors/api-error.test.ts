import { expect, it } from 'vitest';
import { ApiError, badParameter, invalidValue } from './api-error.ts';

const text = { pt: 'não', en: 'no' };

it('an error carries its status, what is wrong, and what a page adds', () => {
  expect(badParameter('x', text)).toMatchObject({
    name: 'ApiError',
    status: 400,
    message: '400 x: no',
    parts: { details: [{ field: 'x', message: text }] },
  });
  expect(badParameter('x', text).parts).not.toHaveProperty('extra');
  expect(invalidValue('x', text).parts).not.toHaveProperty('extra');
  expect(invalidValue('x', text, { reason: 'r' })).toMatchObject({
    status: 422,
    parts: { extra: { reason: 'r' } },
  });
  expect(badParameter('x', text, { line: 1 }).parts.extra).toEqual({ line: 1 });
  const details = ['x', 'y'].map((field) => ({ field, message: text }));
  expect(new ApiError(422, { details }).message).toBe('422 x: no; y: no');
  expect(new ApiError(404).message).toBe('404');
});
