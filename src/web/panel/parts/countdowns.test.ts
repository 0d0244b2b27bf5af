import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCountdowns } from './countdowns.ts';
import { makeDocument } from '#test/support/document.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12) }));
afterEach(() => void vi.useRealTimers());
makeDocument();

const SECOND = 1_000;

function started() {
  const onover = vi.fn();
  const countdowns = createCountdowns(onover);
  const add = (milliseconds: number) => countdowns.add(milliseconds, (left) => `${left}`);
  return { onover, countdowns, add };
}

it('a time counts down by the second, and past its end', () => {
  const { add, onover } = started();
  const shown = add(2_500);
  const seen = () => [shown.textContent, onover.mock.calls.length];
  const all = [seen()];
  for (let i = 0; i < 4; i++) {
    vi.advanceTimersByTime(SECOND);
    all.push(seen());
  }
  expect(all).toEqual([
    ['2500', 0],
    ['1500', 0],
    ['500', 0],
    ['-500', 1],
    ['-1500', 1],
  ]);
});

it('times that are over together are reported once, and again five seconds later at the earliest', () => {
  const { add, onover } = started();
  add(SECOND);
  add(2 * SECOND);
  vi.advanceTimersByTime(999);
  expect(onover).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(1);
  expect(onover).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(4_999);
  expect(onover).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(onover).toHaveBeenCalledTimes(2);
});

it('a delivery that is under way is asked for a second later, once', () => {
  const { countdowns, onover } = started();
  countdowns.again();
  countdowns.again();
  vi.advanceTimersByTime(SECOND);
  expect(onover).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60 * SECOND);
  expect(onover).toHaveBeenCalledTimes(1);
});

it('a time that is taken back counts no more, and after the end no time does', () => {
  const { add, countdowns, onover } = started();
  const shown = add(10 * SECOND);
  countdowns.again();
  countdowns.clear();
  vi.advanceTimersByTime(60 * SECOND);
  expect([shown.textContent, onover.mock.calls.length, vi.getTimerCount()]).toEqual(['10000', 0, 0]);
  add(SECOND);
  countdowns.end();
  add(SECOND);
  countdowns.again();
  vi.advanceTimersByTime(60 * SECOND);
  expect([onover.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0]);
});

it('a time that is added after all were taken back counts by one timer, and only until it is over', () => {
  const { add, countdowns, onover } = started();
  add(10 * SECOND);
  countdowns.again();
  countdowns.clear();
  const shown = add(2 * SECOND);
  const seen = () => [shown.textContent, onover.mock.calls.length, vi.getTimerCount()];
  expect(seen()).toEqual(['2000', 0, 1]);
  vi.advanceTimersByTime(SECOND);
  expect(seen()).toEqual(['1000', 0, 1]);
  vi.advanceTimersByTime(SECOND);
  expect(seen()).toEqual(['0', 1, 1]);
});
