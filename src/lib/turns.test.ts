import { afterEach, expect, it, vi } from 'vitest';
import { nextTurn } from './turns.ts';

const soon = () => vi.fn((call: () => void) => queueMicrotask(call));

afterEach(() => void vi.unstubAllGlobals());

it('the next turn of Node comes before any timer, elsewhere with one', async () => {
  const [immediate, timer] = [soon(), soon()];
  vi.stubGlobal('setImmediate', immediate);
  vi.stubGlobal('setTimeout', timer);
  vi.stubGlobal('navigator', { userAgent: 'Node.js/20' });
  await nextTurn();
  expect([immediate.mock.calls.length, timer.mock.calls.length]).toEqual([1, 0]);
  // A Worker uses its scheduler, whatever else it has.
  const wait = vi.fn(async () => undefined);
  vi.stubGlobal('scheduler', { wait });
  vi.stubGlobal('navigator', { userAgent: 'Cloudflare-Workers' });
  await nextTurn();
  expect([immediate.mock.calls.length, timer.mock.calls.length]).toEqual([1, 0]);
  expect(wait).toHaveBeenCalledExactlyOnceWith(0);
  vi.stubGlobal('navigator', undefined);
  vi.stubGlobal('setImmediate', undefined);
  await nextTurn();
  expect([immediate.mock.calls.length, timer.mock.calls.length]).toEqual([1, 1]);
});
