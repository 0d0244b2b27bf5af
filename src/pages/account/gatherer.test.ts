import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Principal } from '../../contracts/access.ts';
import type { Account } from '../../contracts/key-store.ts';
import type { UsageRow, UsageStore } from '../../contracts/usage-store.ts';
import { memoryUsage } from '../../stores/memory/usage.ts';
import { createGatherer } from './gatherer.ts';

const caller = (id: string, key: string | null = null) =>
  ({ account: { id, createdAt: 1 }, key: key === null ? null : { id: key } }) as Principal;

const NOON = Date.UTC(2026, 10, 21, 12);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function started() {
  const time = { now: NOON };
  const store = memoryUsage();
  const calls: string[] = [];
  const errors: unknown[] = [];
  const watched: UsageStore = {
    ...store,
    add(rows) {
      calls.push(`add ${rows.length}`);
      return store.add(rows);
    },
    purge(before, hours) {
      calls.push(`purge ${before}`);
      return store.purge(before, hours);
    },
  };
  /** Accounts that were erased, and those that have come in their place. */
  const erased = new Map<string, Account | null>();
  const gatherer = createGatherer({
    store: watched,
    keyStore: {
      getAccount: (id) => (erased.has(id) ? (erased.get(id) ?? null) : ({ createdAt: 1 } as Account)),
    },
    clock: () => time.now,
    onError: (error) => errors.push(error),
  });
  const see = (status: number, { account = 'a', tool = 'cpf', key = null as string | null } = {}) =>
    gatherer.observe(caller(account, key), tool, status, undefined);
  const rows = async (accountId = 'a') => store.read({ accountId, from: '2026-01-01', to: '2027-12-31' });
  return { time, watched, erased, gatherer, calls, errors, see, rows };
}

const row = (parts: Partial<UsageRow>) => ({
  accountId: 'a',
  day: '2026-11-21',
  toolId: 'cpf',
  keyId: null,
  ok: 0,
  refused: 0,
  failed: 0,
  ...parts,
});

describe('the gathered usage', () => {
  it.each([
    ['is gone', null],
    ['belongs to another account now', { id: 'a', createdAt: 2 } as Account],
  ])('is dropped where another process has erased its account, whose id %s', async (_, next) => {
    const { see, erased, rows } = started();
    see(200);
    see(200, { account: 'b' });
    erased.set('a', next);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([await rows('a'), (await rows('b')).length]).toEqual([[], 1]);
  });

  it('is deleted again where its account is erased while it is added', async () => {
    const { see, erased, watched, rows } = started();
    const { add } = watched;
    watched.add = async (given) => {
      erased.set('a', null);
      await watched.eraseAccount('a');
      await add(given);
    };
    see(200);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await rows('a')).toEqual([]);
  });

  it('asks the store nothing until ten seconds have passed', async () => {
    const { see, calls, rows } = started();
    for (const status of [200, 399, 400, 403, 499, 500]) see(status);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toEqual(['add 1', 'purge 2025-10-17']);
    expect(await rows()).toEqual([row({ ok: 2, refused: 3, failed: 1 })]);
    see(200);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(calls.slice(2)).toEqual(['add 1']);
    expect(await rows()).toEqual([row({ ok: 3, refused: 3, failed: 1 })]);
  });

  it('is of the day of its answer, in UTC', async () => {
    const { see, time, gatherer, rows } = started();
    see(200);
    time.now = Date.UTC(2026, 10, 22) - 1;
    see(200);
    time.now++;
    see(200);
    time.now = NOON;
    see(200);
    await gatherer.flush();
    expect(await rows()).toEqual([row({ ok: 3 }), row({ day: '2026-11-22', ok: 1 })]);
  });

  it('the gatherer counts each answer in its hour too, in UTC', async () => {
    const { see, time, gatherer, watched } = started();
    const from = { accountId: 'a', from: '2026-11-21', to: '2026-11-22' };
    see(200);
    see(500, { tool: 'cep', key: 'key_1' });
    time.now = Date.UTC(2026, 10, 22) - 1;
    see(404);
    time.now++;
    see(200);
    const hour = { accountId: 'a', day: '2026-11-21', ok: 0, refused: 0, failed: 0 };
    expect(await gatherer.readHours(from)).toEqual([
      { ...hour, hour: 12, ok: 1, failed: 1 },
      { ...hour, hour: 23, refused: 1 },
      { ...hour, day: '2026-11-22', hour: 0, ok: 1 },
    ]);
    time.now += 31 * 24 * 3_600_000;
    see(200, { account: 'b' });
    await gatherer.flush();
    expect(await watched.readHours?.(from)).toMatchObject([{ day: '2026-11-22' }]);
  });

  it('the gatherer gives no hours to a store that keeps none, and reads none from it', async () => {
    const { see, watched, gatherer } = started();
    delete watched.readHours;
    const given: unknown[] = [];
    watched.add = (rows) => void given.push(...rows);
    see(200);
    await gatherer.flush();
    expect(given).toEqual([row({ ok: 1 })]);
    expect(await gatherer.readHours({ accountId: 'a', from: '', to: '~' })).toBe(null);
  });

  it('each count belongs to the key of its call', async () => {
    const { see, gatherer, rows } = started();
    for (const key of ['key_2', null, 'key_1', 'key_2']) see(200, { key });
    await gatherer.flush();
    expect(await rows()).toEqual([
      row({ ok: 1 }),
      row({ keyId: 'key_1', ok: 1 }),
      row({ keyId: 'key_2', ok: 2 }),
    ]);
  });

  it('is added at 1,000 rows, in calls of as many', async () => {
    const { see, calls } = started();
    for (let i = 0; i < 1_000; i++) see(200, { account: `a${i}` });
    await vi.advanceTimersByTimeAsync(0);
    expect(calls.slice(0, 1)).toEqual(['add 1000']);
  });

  it('is added at the end of a request where the runtime waits for it', async () => {
    const { gatherer, rows } = started();
    const works: Promise<unknown>[] = [];
    gatherer.observe(caller('a'), 'cpf', 200, (work) => void works.push(work));
    expect(works).toHaveLength(1);
    await Promise.all(works);
    expect(await rows()).toEqual([row({ ok: 1 })]);
  });

  it('is kept when the store fails, which is asked again ten seconds later', async () => {
    const { see, watched, gatherer, errors, rows } = started();
    const { add } = watched;
    let asked = 0;
    watched.add = async () => {
      asked++;
      throw new Error('down');
    };
    const statuses = [200, 400, 500];
    const seeMany = async (count: number) => {
      for (let i = 0; i < count; i++) see(statuses[i % 3] ?? 0, { tool: `t${i}` });
      await vi.advanceTimersByTimeAsync(0);
    };
    await seeMany(1_200);
    await seeMany(100);
    const atOnce = asked;
    await expect(gatherer.flush()).rejects.toThrow('down');
    expect(errors.map(String)).toContain('Error: down');
    watched.add = add;
    await vi.advanceTimersByTimeAsync(10_000);
    const stored = await rows();
    const sum = (of: 'ok' | 'refused' | 'failed') => stored.reduce((all, row) => all + row[of], 0);
    expect([sum('ok'), sum('refused'), sum('failed')]).toEqual([434, 433, 433]);
    // The turns that were waiting when the store first failed count, but no turn for each further answer.
    expect(atOnce).toBeLessThanOrEqual(201);
  });

  it('is all stored when a process stops, and each later answer soon', async () => {
    const { see, gatherer, rows } = started();
    see(200);
    await gatherer.stop();
    expect(await rows()).toEqual([row({ ok: 1 })]);
    see(400);
    await vi.advanceTimersByTimeAsync(0);
    expect(await rows()).toEqual([row({ ok: 1, refused: 1 })]);
    gatherer.start();
    see(500);
    await vi.advanceTimersByTimeAsync(0);
    expect(await rows()).toEqual([row({ ok: 1, refused: 1 })]);
  });

  it('of an account that is erased is dropped, and nobody else’s', async () => {
    const { see, gatherer, rows } = started();
    see(200);
    await gatherer.flush();
    see(200);
    see(200, { account: 'b' });
    const adding = gatherer.flush();
    see(200);
    await gatherer.erase('a');
    await adding;
    await gatherer.flush();
    expect(await rows()).toEqual([]);
    expect(await rows('b')).toEqual([row({ accountId: 'b', ok: 1 })]);
  });

  it('of an account that is erased is dropped also where nothing is being added', async () => {
    const { see, gatherer, rows, calls } = started();
    see(200);
    await gatherer.erase('a');
    await gatherer.flush();
    expect([await rows(), calls]).toEqual([[], []]);
  });

  it('is not being added while an account is erased', async () => {
    const { see, watched, gatherer } = started();
    const done: string[] = [];
    watched.add = async () => {
      await Promise.resolve();
      done.push('add');
    };
    watched.eraseAccount = () => void done.push('erase');
    see(200);
    await Promise.all([gatherer.flush(), gatherer.erase('a')]);
    expect(done).toEqual(['add', 'erase']);
  });

  it('waits for one timer, which keeps no process alive, from the first answer after it was last added', async () => {
    const { see, gatherer, calls } = started();
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const adds = () => calls.filter((call) => call.startsWith('add')).length;
    for (let i = 0; i < 3; i++) {
      see(200);
      await vi.advanceTimersByTimeAsync(2_000);
    }
    expect(vi.getTimerCount()).toBe(1);
    expect(timers.mock.results[0]?.value.hasRef()).toBe(false);
    await gatherer.flush();
    expect([vi.getTimerCount(), adds()]).toEqual([0, 1]);
    see(200);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(adds()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(adds()).toBe(2);
  });

  it('is empty at first, and nothing is sent to the store', async () => {
    const { gatherer, calls } = started();
    await gatherer.flush();
    expect(calls).toEqual([]);
  });

  it('is added soon again once the store works again', async () => {
    const { see, watched, gatherer, rows } = started();
    const { add } = watched;
    watched.add = async () => {
      throw new Error('down');
    };
    see(200);
    await gatherer.stop();
    watched.add = add;
    await gatherer.flush();
    see(200);
    await vi.advanceTimersByTimeAsync(0);
    expect(await rows()).toEqual([row({ ok: 2 })]);
  });
});
