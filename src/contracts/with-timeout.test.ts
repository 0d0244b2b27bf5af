import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withTimeout } from './with-timeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const silent = async () => new Promise<number>(() => undefined);

/** The current outcome of a promise: its value, its error, or `open`. */
async function stateOf(promise: Promise<unknown>): Promise<unknown> {
  return Promise.race([promise.catch((error: unknown) => String(error)), Promise.resolve('open')]);
}

it('a call that is still open after its time counts as rejected, by its name', async () => {
  const call = withTimeout({ read: silent }, ['read'], 5_000).read();
  call.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(await stateOf(call)).toBe('open');
  await vi.advanceTimersByTimeAsync(1);
  await expect(call).rejects.toThrow(new Error('read took longer than 5000 ms'));
});

it('a call that settles in time gives what it settled to, and leaves no timer behind', async () => {
  const store = { read: async (n: number) => n + 1, fail: () => Promise.reject(new Error('down')) };
  const timed = withTimeout(store, ['read', 'fail'], 5_000);
  expect(await timed.read(1)).toBe(2);
  await expect(timed.fail()).rejects.toThrow('down');
  expect(vi.getTimerCount()).toBe(0);
});

it('a call without a promise answers without one', () => {
  const timed = withTimeout({ read: () => 7, nothing: () => null }, ['read', 'nothing'], 5_000);
  expect([timed.read(), timed.nothing()]).toEqual([7, null]);
  expect(vi.getTimerCount()).toBe(0);
});

it('only the methods that are named are there, and a method that is replaced later is the one called', () => {
  const store = {
    base: 1,
    read(by: number) {
      return this.base + by;
    },
    other: () => 0,
  };
  const timed = withTimeout(store, ['read'], 5_000);
  expect(Object.keys(timed)).toEqual(['read']);
  expect(timed.read(2)).toBe(3);
  store.read = (by) => 10 * by;
  expect(timed.read(2)).toBe(20);
});
