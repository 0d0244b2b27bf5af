import { afterEach, describe, expect, it, vi } from 'vitest';
import { jobsByTheSecond } from './_by-the-second.ts';
import { reportOutages } from './_outages.ts';

function teller(sweep = 5_000) {
  const sent: { readonly name: string; readonly delay: number }[] = [];
  let now = 1_000_000;
  const tell = jobsByTheSecond(async (job) => sent.push(job), { sweep, clock: () => now });
  return { sent, tell, pass: (milliseconds: number) => (now += milliseconds) };
}

describe('jobsByTheSecond', () => {
  afterEach(() => void vi.useRealTimers());

  it('sends a job for the next second that begins, one for all wakes before it', async () => {
    const { sent, tell, pass } = teller();
    await tell(0);
    await tell(-5);
    await tell(999);
    pass(999);
    await tell(0);
    expect(sent).toEqual([{ name: 'w-1001', delay: 1_000 }]);
    pass(1);
    await tell(0);
    expect(sent[1]).toEqual({ name: 'w-1002', delay: 1_000 });
  });

  it('sends a job for a later wake, after it, and none past the sweep', async () => {
    const { sent, tell, pass } = teller(3_000);
    pass(500);
    await tell(1_700);
    await tell(3_000);
    await tell(3_001);
    await tell(Infinity);
    expect(sent).toEqual([
      { name: 'w-1003', delay: 2_500 },
      { name: 'w-1004', delay: 3_500 },
    ]);
  });

  it('remembers no second that is over: one of a clock that was set back is announced again', async () => {
    const { sent, tell, pass } = teller();
    await tell(0);
    pass(3_000);
    await tell(0);
    pass(-3_000);
    await tell(0);
    expect(sent.map(({ name }) => name)).toEqual(['w-1001', 'w-1004', 'w-1001']);
  });

  it('sends a job for a second that has begun meanwhile without a delay', async () => {
    const sent: number[] = [];
    const times = [999, 1_500];
    const tell = jobsByTheSecond(async ({ delay }) => sent.push(delay), {
      sweep: 5_000,
      clock: () => times.shift() ?? 0,
    });
    await tell(0);
    expect(sent).toEqual([0]);
  });

  it('tries again after a failure, which it tells', async () => {
    let failures = 1;
    let sent = 0;
    const tell = jobsByTheSecond(
      async () => {
        if (failures-- > 0) throw new Error('broker');
        sent++;
      },
      { sweep: 5_000, clock: () => 0 },
    );
    await expect(tell(0)).rejects.toThrow('broker');
    await tell(0);
    await tell(0);
    expect(sent).toBe(1);
  });

  it('has four jobs on their way at most, and waits for none longer than two seconds', async () => {
    vi.useFakeTimers();
    const sent: string[] = [];
    const ends: (() => void)[] = [];
    const tell = jobsByTheSecond(
      async ({ name }) => {
        sent.push(name);
        await new Promise<void>((resolve) => ends.push(resolve));
      },
      { sweep: 10_000, clock: () => 0 },
    );
    const told = [0, 1_000, 2_000, 3_000, 4_000].map(tell);
    expect(sent).toEqual(['w-1', 'w-2', 'w-3', 'w-4']);
    const first = expect(told[0]).rejects.toThrow('a wake by the broker took longer than 2000 ms');
    let waiting = 4;
    for (const one of told.slice(0, 4)) void one.catch(() => waiting--);
    await told[4];
    await vi.advanceTimersByTimeAsync(1_999);
    expect(waiting).toBe(4);
    await vi.advanceTimersByTimeAsync(1);
    await first;
    expect(waiting).toBe(0);
    ends[0]?.();
    await vi.advanceTimersByTimeAsync(1);
    const again = tell(4_000);
    expect(sent.at(-1)).toBe('w-5');
    for (const end of ends) end();
    await again;
  });
});

it('an outage is reported once, until something works again', () => {
  const told: unknown[] = [];
  const { failed, worked } = reportOutages((error) => told.push(error));
  failed(1);
  failed(2);
  worked();
  worked();
  failed(3);
  expect(told).toEqual([1, 3]);
});
