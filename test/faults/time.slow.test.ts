import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Scheduler } from '../../src/contracts/scheduler.ts';
import { seededRandom } from '../../src/lib/random-sources.ts';
import { memoryStore } from '../../src/stores/memory/index.ts';
import { timers } from '../../src/schedulers/timers.ts';
import {
  addWebhooks,
  type Arrival,
  fakeEgress,
  fakeTime,
  passTime,
  startDelivery,
} from '../support/deliveries.ts';
import { fill, report, startProcess, states } from '../support/faults.ts';

const SECOND = 1_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const SWEEP = 15 * SECOND;

beforeEach(() => fakeTime());
afterEach(() => void vi.useRealTimers());

/** How wakes go wrong: the delays at which each one really comes. */
const faults: Readonly<Record<string, (delay: number, random: () => number) => number[]>> = {
  dropped: () => [],
  doubled: (delay) => [delay, delay],
  reordered: (delay, random) => [delay + (random() % 10_000)],
  // Never so early that it is at once again: that would be a wake without end.
  'early by 10 s': (delay) => [delay === 0 ? 0 : Math.max(SECOND, delay - 10 * SECOND)],
};

/** A scheduler that looks every sweep, and whose wakes go wrong. What a run answers is a wake too. */
function faulty(delaysOf: (delay: number) => number[]): Scheduler & { readonly runs: () => number } {
  let run: Parameters<Scheduler['start']>[0] | undefined;
  let sweeping: ReturnType<typeof setInterval> | undefined;
  let active = false;
  let again = false;
  let runs = 0;

  async function look(): Promise<void> {
    if (active) {
      again = true;
      return;
    }
    active = true;
    do {
      again = false;
      runs++;
      const answer = await run?.();
      if (typeof answer?.nextDue === 'number') wake(answer.nextDue);
    } while (again);
    active = false;
  }

  function wake(delay: number): void {
    for (const real of delaysOf(delay)) setTimeout(() => void look(), real);
  }

  return {
    runs: () => runs,
    async start(work) {
      run = work;
      sweeping = setInterval(() => void look(), SWEEP);
      void look();
    },
    wake: async (delay) => wake(delay),
    async stop() {
      clearInterval(sweeping);
      run = undefined;
    },
  };
}

describe('wakes are lost, doubled, out of order or early', () => {
  it.each(Object.keys(faults))(
    '%s: nothing is lost or sent twice, and nothing is later than a sweep',
    async (fault) => {
      const random = seededRandom(`t11 ${fault}`);
      const store = memoryStore();
      const webhooks = 60;
      // Fewer than the slots of slow webhooks, so that none waits for a slot.
      const { egress, byId } = fakeEgress(({ number }) => (number < 3 ? 500 : 200));
      const scheduler = faulty((delay) => faults[fault]?.(delay, random) ?? []);
      const { service } = startProcess(store, { egress, scheduler, webhooks: { concurrency: 2 * webhooks } });
      await service.start();
      await passTime(7 * SECOND);
      const stored = Date.now();
      const ids = await fill(store, { webhooks, deliveries: webhooks, random });
      await passTime(7 * MINUTE);
      const all = [...byId().values()];
      const lateness = all.flatMap(([first, second, third]) => [
        (first as Arrival).at - stored,
        (second as Arrival).at - (first as Arrival).at - 30 * SECOND,
        (third as Arrival).at - (second as Arrival).at - 5 * MINUTE,
      ]);
      report('wakes', {
        fault,
        runs: scheduler.runs(),
        earliest: Math.min(...lateness),
        latest: Math.max(...lateness),
      });
      expect(await states(store, ids)).toEqual({ succeeded: webhooks });
      expect(all.map(({ length }) => length)).toEqual(Array(webhooks).fill(3));
      expect(Math.min(...lateness)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...lateness)).toBeLessThanOrEqual(SWEEP);
      await service.stop();
    },
  );
});

describe('the clock jumps', () => {
  /** A clock beside the monotonic one that timers go by. */
  function jumpingClock() {
    const started = { date: Date.now(), steady: performance.now() };
    let offset = 0;
    return {
      clock: () => started.date + (performance.now() - started.steady) + offset,
      jump: (by: number) => void (offset += by),
    };
  }

  it.each([
    { name: '1 h back', by: -HOUR, longest: HOUR },
    { name: '1 h on', by: HOUR, longest: 0 },
    { name: '40 days on', by: 40 * DAY, longest: 0 },
  ])('$name: nothing is lost, and waits grow by no more than the jump', async ({ name, by, longest }) => {
    const { clock, jump } = jumpingClock();
    const random = seededRandom(`t12 ${name}`);
    const store = memoryStore({ clock });
    const webhooks = 60;
    const ids = await fill(store, { webhooks, deliveries: 3 * webhooks, random }, { slow: false });
    const { egress, byId } = fakeEgress(({ number }) => ({
      status: number === 1 && random() % 2 ? 500 : 200,
      after: 3 * SECOND,
    }));
    const { service } = startProcess(store, {
      egress,
      clock,
      webhooks: { concurrency: 50, retentionDays: 100 },
    });
    await service.start();
    await passTime(4 * SECOND);
    const inFlight = (await states(store, ids))['delivering'] ?? 0;
    jump(by);
    await passTime(2 * HOUR);
    const seen = [...byId().values()];
    const failures = (await Promise.all(ids.map(async (id) => store.getDelivery(id)))).map(
      (delivery) => delivery?.attempts.filter(({ error }) => error !== null).length ?? 0,
    );
    const expected = failures.reduce((sum, n) => sum + n, ids.length);
    const duplicates = seen.reduce((sum, times) => sum + times.length, 0) - expected;
    const waits = seen.flatMap((times) => times.slice(1).map(({ at }, i) => at - (times[i] as Arrival).at));
    report('the clock jumps', { name, inFlight, duplicates, longestWait: Math.max(...waits) });
    expect(await states(store, ids)).toEqual({ succeeded: ids.length });
    expect(duplicates).toBeLessThanOrEqual(by > 0 ? inFlight : 0);
    // 30 s from the end of an attempt of 3 s, and up to a second of lateness.
    expect(Math.max(...waits)).toBeLessThanOrEqual(34 * SECOND + longest);
    // By the store's own time, no retry comes early.
    for (const { id } of seen.flat()) {
      const delivery = await store.getDelivery(id);
      const [first, second] = delivery?.attempts ?? [];
      if (by > 0 && first && second) expect(second.at - first.at).toBeGreaterThanOrEqual(33 * SECOND);
    }
    if (by < 0) expect(Math.min(...waits)).toBeGreaterThanOrEqual(33 * SECOND);
    await service.stop();
  });

  it.each([
    ['the end of a year', '2026-12-31T23:59:58Z', ['2026-12', '2027-01']],
    ['the end of February', '2027-02-28T23:59:58Z', ['2027-02', '2027-03']],
    ['a leap day', '2028-02-28T23:59:58Z', ['2028-02', '2028-02']],
    ['the day after a leap day', '2028-02-29T23:59:58Z', ['2028-02', '2028-03']],
  ] as const)('%s: retries and the month go on by UTC', async (_, start, [before, after]) => {
    fakeTime(Date.parse(start));
    const fake = fakeEgress(({ number }) => (number < 3 ? 500 : 200));
    const { service, call, arrivals } = await startDelivery({}, fake);
    await addWebhooks(service, 1, { accountId: 'acc_pro' });
    await call('/v1/cpf', { key: 'pro' });
    expect(await service.usage('acc_pro')).toMatchObject({ month: before, used: 1 });
    await passTime(6 * MINUTE);
    expect(arrivals.map(({ at }) => at - (arrivals[0] as Arrival).at)).toEqual([
      0,
      30 * SECOND,
      330 * SECOND,
    ]);
    await call('/v1/cpf', { key: 'pro' });
    expect(await service.usage('acc_pro')).toMatchObject({ month: after, used: before === after ? 2 : 1 });
    expect((await service.usage('acc_pro', before)).used).toBe(before === after ? 2 : 1);
  });

  it('processes whose clocks are 5 minutes apart never hold one delivery at once, and keep the waits', async () => {
    const random = seededRandom('t12 apart');
    const store = memoryStore();
    const ids = await fill(store, { webhooks: 20, deliveries: 200, random });
    const { egress, byId } = fakeEgress(({ number }) => ({
      status: number === 1 ? 500 : 200,
      after: 2 * SECOND,
    }));
    const processes = [-5, 0, 5].map((minutes) =>
      startProcess(store, { egress, clock: () => Date.now() + minutes * MINUTE }),
    );
    for (const { service } of processes) await service.start();
    await passTime(5 * MINUTE);
    const seen = [...byId().values()];
    expect(await states(store, ids)).toEqual({ succeeded: 200 });
    expect(seen.every(({ length }) => length === 2)).toBe(true);
    for (const [first, second] of seen as [Arrival, Arrival][])
      expect(second.at - first.at).toBeGreaterThanOrEqual(32 * SECOND);
    for (const { service } of processes) await service.stop();
  });

  it('a due time that is no number is looked at with the next sweep', async () => {
    let runs = 0;
    const scheduler = timers();
    await scheduler.start(
      async () => {
        runs++;
        return { nextDue: Number.NaN };
      },
      () => undefined,
    );
    await passTime(MINUTE);
    await scheduler.stop();
    expect(runs).toBe(5);
  });
});
