import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callQuietly, isPromise, orTimeout } from './promises.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a promise is what can be awaited, of any make', () => {
  // oxlint-disable-next-line unicorn/no-thenable -- what has a `then` is the subject
  const withThen = (then: unknown): unknown => ({ then });
  for (const value of [Promise.resolve(1), withThen(() => undefined)]) expect(isPromise(value)).toBe(true);
  for (const value of [null, undefined, 0, '', {}, withThen(1)]) expect(isPromise(value)).toBe(false);
});

describe('orTimeout', () => {
  it('gives a value as it is', () => {
    const value = { a: 1 };
    expect(orTimeout(value, 10, 'reading')).toBe(value);
    expect(orTimeout(null, 10, 'reading')).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('gives what a promise settles to in time', async () => {
    const later = new Promise((resolve) => setTimeout(resolve, 9, 'read'));
    const timed = orTimeout(later, 10, 'reading');
    await vi.advanceTimersByTimeAsync(9);
    expect(await timed).toBe('read');
    await expect(orTimeout(Promise.reject(new Error('down')), 10, 'reading')).rejects.toThrow('down');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects after its time, and says what took so long', async () => {
    const timed = orTimeout(new Promise(() => undefined), 10, 'reading');
    const rejected = expect(timed).rejects.toThrow(new Error('reading took longer than 10 ms'));
    await vi.advanceTimersByTimeAsync(10);
    await rejected;
  });
});

it('a host’s function is called, and what it fails with, now or later, is dropped', async () => {
  const called: string[] = [];
  callQuietly(() => void called.push('fine'));
  callQuietly(() => {
    called.push('throws');
    throw new Error('now');
  });
  callQuietly(async () => {
    called.push('rejects');
    throw new Error('later');
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(called).toEqual(['fine', 'throws', 'rejects']);
});
