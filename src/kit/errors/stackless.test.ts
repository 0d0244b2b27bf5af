import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { StacklessError } from './stackless.ts';

afterEach(() => vi.restoreAllMocks());

it('an error that is an answer has no stack, and later errors have theirs', () => {
  const limit = Error.stackTraceLimit;
  const error = new ApiError(404);
  expect(error).toBeInstanceOf(StacklessError);
  // Bun writes none at all.
  expect(error.stack ?? '').not.toContain('\n');
  expect(Error.stackTraceLimit).toBe(limit);
  expect(new Error('another').stack).toContain('stackless.test.ts');
});

it('such an error is made all the same where errors may not be changed, and where they have no limit', () => {
  vi.spyOn(Reflect, 'set').mockReturnValue(false);
  expect(new StacklessError('no')).toMatchObject({ message: 'no' });
  vi.restoreAllMocks();
  const limit = Error.stackTraceLimit;
  try {
    Reflect.deleteProperty(Error, 'stackTraceLimit');
    expect(new StacklessError('no')).toMatchObject({ message: 'no' });
    expect(Error).not.toHaveProperty('stackTraceLimit');
  } finally {
    Error.stackTraceLimit = limit;
  }
});
