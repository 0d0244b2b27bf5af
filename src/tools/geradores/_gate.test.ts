import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { createGate } from './_gate.ts';

it('at most so many run at a time, each in its turn, whatever fails', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.boolean(), { maxLength: 20 }),
      async (most, all) => {
        const pass = createGate(most, 60_000);
        const begun: number[] = [];
        let [running, peak] = [0, 0];
        const results = await Promise.allSettled(
          all.map(async (fails, i) =>
            pass(async () => {
              begun.push(i);
              peak = Math.max(peak, ++running);
              await new Promise(setImmediate);
              running--;
              if (fails) throw new Error('mine');
              return i;
            }),
          ),
        );
        expect(begun).toEqual(all.map((_, i) => i));
        expect(peak).toBe(Math.min(most, all.length));
        expect(results.map(({ status }) => status === 'rejected')).toEqual(all);
      },
    ),
  );
});

it('a turn that does not come in time is a 503, and takes none from the others', async () => {
  vi.useFakeTimers();
  const pass = createGate(1, 10_000);
  const ends: (() => void)[] = [];
  const work = (name: string) => pass(async () => new Promise<string>((end) => ends.push(() => end(name))));
  const [first, second] = [work('first'), work('second')];
  const refused = expect(second).rejects.toMatchObject({
    status: 503,
    parts: { headers: { 'retry-after': '10' } },
  });
  await vi.advanceTimersByTimeAsync(5_000);
  const third = work('third');
  await vi.advanceTimersByTimeAsync(5_000);
  await refused;
  ends[0]?.();
  expect(await first).toBe('first');
  await vi.advanceTimersByTimeAsync(60_000);
  ends[1]?.();
  expect(await third).toBe('third');
  expect(ends.length).toBe(2);
  vi.useRealTimers();
});
