import { afterEach, expect, it, vi } from 'vitest';
import { createFormat } from '../../shared/format.ts';
import type { Context } from '../context.ts';
import { texts } from '../texts/index.ts';
import { deliveryLog } from './delivery-log.ts';
import { makeDocument } from '#test/support/document.ts';

makeDocument();
afterEach(() => void vi.useRealTimers());
const context = { language: 'pt', t: texts.pt } as Context;

it('a delivery that was waited for is asked for no more once another page of them is there', async () => {
  vi.useFakeTimers();
  const pending = { id: 'd', type: 'x', at: 0, state: 'pending', attempts: [], dueIn: 2_000 };
  const pages = [[pending], []];
  const get = vi.fn(async () => ({ deliveries: pages.shift() ?? [], next: null }));
  const whole = { ...context, f: createFormat('pt'), api: { get }, account: { status: 'active' } };
  const { load } = deliveryLog(whole as unknown as Context, 'w', undefined, () => true);
  await vi.advanceTimersByTimeAsync(0);
  await load();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([get.mock.calls.length, vi.getTimerCount()]).toEqual([2, 0]);
});
