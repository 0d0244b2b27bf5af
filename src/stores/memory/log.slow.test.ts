import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { NewDelivery } from '../../contracts/webhook-store.ts';
import { type DeliveryLog, deliveryLog } from './log.ts';
import { newRow } from './rows.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const rowOf = (n: number, accountId = 'a') =>
  newRow(
    {
      ...({ id: `d${String(n).padStart(8, '0')}`, webhookId: `w-${accountId}`, accountId } as NewDelivery),
      body: `body ${n}`,
      keepBody: true,
    },
    n,
  );

/** Adds rows and ends them, each with what a receiver answered. */
function fill(log: DeliveryLog, from: number, count: number, accountOf = (_n: number) => 'a'): void {
  for (let n = from; n < from + count; n++) {
    const row = rowOf(n, accountOf(n));
    log.add(row);
    row.attempts = [
      { number: 1, at: n, duration: 1, status: 200, error: null, response: `answer ${n} ${'x'.repeat(500)}` },
    ];
    log.end(row, 'succeeded', n);
  }
}

describe('a log forgets', () => {
  it('what was purged', () => {
    const log = deliveryLog(1e9);
    fill(log, 0, 100);
    expect(log.purge(49, 1_000)).toBe(50);
    expect(log.size).toBe(50);
    expect(log.purge(99, 1_000)).toBe(50);
    expect(log.size).toBe(0);
  });

  it('what left for want of room for records', () => {
    const log = deliveryLog(0);
    fill(log, 0, 10_000);
    const held = [...log.ofAccount('a')].length;
    expect(held).toBeLessThan(2_000);
    expect(log.size).toBe(held);
  });

  it('what was erased, wherever it stood', () => {
    const log = deliveryLog(1e9);
    fill(log, 0, 100, (n) => (n % 2 ? 'a' : 'b'));
    log.erase('a', Infinity);
    expect(log.size).toBe(50);
    log.erase('b', Infinity);
    expect(log.size).toBe(0);
  });

  it('what receivers answered, though somebody holds the row', () => {
    const log = deliveryLog(1e9);
    fill(log, 0, 3);
    const rows = [...log.ofAccount('a')];
    log.purge(0, 1);
    log.erase('a', Infinity);
    expect(rows.map(({ body, attempts }) => [body, attempts])).toEqual([
      [null, []],
      [null, []],
      [null, []],
    ]);
  });

  it.each([
    ['purged', 1e9, (log: DeliveryLog) => void log.purge(Infinity, Infinity)],
    ['evicted for want of room', 0, () => {}],
    ['erased with their account', 1e9, (log: DeliveryLog) => log.erase('a', Infinity)],
  ])('rows that are %s, so that its memory stays as it is', (_, room, forget) => {
    const log = deliveryLog(room);
    const count = 5_000;
    const heapAfter = (round: number) => {
      fill(log, round * count, count);
      forget(log);
      collectGarbage();
      return process.memoryUsage().heapUsed;
    };
    const [, early = 0, ...later] = Array.from({ length: 10 }, (_, round) => heapAfter(round));
    expect(Math.max(...later) - early).toBeLessThan(5_000_000);
  });
});
