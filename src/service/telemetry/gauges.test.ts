import { expect, it, vi } from 'vitest';
import { gaugeDeliveries } from './gauges.ts';
import type { GaugeResult, Meter } from './meter.ts';

/** A meter, and the values of its gauges. */
function started(waiting: (() => Promise<never[]>) | undefined) {
  const reads: ((result: GaugeResult) => unknown)[] = [];
  const meter: Meter = {
    createHistogram: () => ({ record: () => undefined }),
    createObservableGauge: () => ({ addCallback: (read) => void reads.push(read) }),
  };
  gaugeDeliveries(meter, waiting ? { waiting } : {}, () => 0);
  const observe = vi.fn<GaugeResult['observe']>();
  const look = async () => Promise.all(reads.map((read) => read({ observe })));
  return { reads, observe, look };
}

it('gauges of deliveries have no value while the store does not answer, and another one a second later', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const waiting = vi.fn(async (): Promise<never[]> => []);
  waiting.mockRejectedValueOnce(new Error('down'));
  const { observe, look } = started(waiting);
  await look();
  vi.advanceTimersByTime(999);
  await look();
  expect([waiting.mock.calls.length, observe.mock.calls.length]).toEqual([1, 0]);
  vi.advanceTimersByTime(1);
  await look();
  expect([waiting.mock.calls.length, observe.mock.calls.length]).toEqual([2, 6]);
  vi.useRealTimers();
});

it('a store that tells nothing of what waits has no gauges', () => {
  expect(started(undefined).reads).toEqual([]);
});
