import { PIECE } from '../contracts/webhook-store.ts';
import type { AddedUsage, UsageHour, UsageRow, UsageStore } from '../contracts/usage-store.ts';
import { pause, range, type Runner, spoil, type StoreFactory, toolsOf } from './runner.ts';

type Counted = Partial<Pick<UsageRow, 'ok' | 'refused' | 'failed'>>;

/** A row of one answer, or of so many. */
const row = (accountId: string, day: string, toolId: string, counted: Counted = {}): UsageRow => ({
  ...{ accountId, day, toolId, keyId: null },
  ...{ ok: 1, refused: 0, failed: 0, ...counted },
});

const byKey = (keyId: string, of: UsageRow): UsageRow => ({ ...of, keyId });

const inHour = (hour: number, of: UsageRow): AddedUsage => ({ ...of, hour });

const hourOf = (day: string, hour: number, counted: Counted = {}): UsageHour => ({
  ...{ accountId: 'a', day, hour },
  ...{ ok: 1, refused: 0, failed: 0, ...counted },
});

/** The requirements on every `UsageStore`. */
export function usageStoreSuite(runner: Runner, make: StoreFactory<UsageStore>): void {
  const { describe, test, that } = toolsOf(runner, make);
  const november = { accountId: 'a', from: '2026-11-01', to: '2026-11-30' };

  describe('UsageStore', () => {
    test('adds to what is there, each count to its own', async (store, other) => {
      await store.add([
        row('a', '2026-11-02', 'cpf', { ok: 1, refused: 2, failed: 3 }),
        row('a', '2026-11-02', 'cep'),
      ]);
      await other.add([row('a', '2026-11-02', 'cpf', { ok: 10, refused: 20, failed: 30 })]);
      that('read', await store.read(november)).toEqual([
        row('a', '2026-11-02', 'cep'),
        row('a', '2026-11-02', 'cpf', { ok: 11, refused: 22, failed: 33 }),
      ]);
    });

    test('counts each of the rows of one account, day and tool in a call', async (store) => {
      await store.add([]);
      await store.add([
        row('a', '2026-11-02', 'cpf'),
        row('a', '2026-11-02', 'cpf', { ok: 0, refused: 2 }),
        row('a', '2026-11-02', 'cpf', { ok: 4 }),
      ]);
      that('read', await store.read(november)).toEqual([
        row('a', '2026-11-02', 'cpf', { ok: 5, refused: 2 }),
      ]);
    });

    test('counts the calls of each key by themselves, and those without a key', async (store, other) => {
      const cpf = row('a', '2026-11-02', 'cpf');
      await store.add([byKey('key_2', cpf), cpf, byKey('key_1', cpf), byKey('key_2', cpf)]);
      await other.add([
        byKey('key_1', { ...cpf, failed: 4 }),
        byKey('key_1', { ...cpf, toolId: 'cep' }),
        cpf,
      ]);
      that('read', await store.read(november)).toEqual([
        byKey('key_1', row('a', '2026-11-02', 'cep')),
        row('a', '2026-11-02', 'cpf', { ok: 2 }),
        byKey('key_1', row('a', '2026-11-02', 'cpf', { ok: 2, failed: 4 })),
        byKey('key_2', row('a', '2026-11-02', 'cpf', { ok: 2 })),
      ]);
      await store.eraseAccount('a');
      that('read: erased', await store.read(november)).toEqual([]);
    });

    test('a store that keeps hours adds up the calls of an account in each, and reads them in order', async (store, other) => {
      if (!store.readHours) return;
      const [second, third] = ['2026-11-02', '2026-11-03'] as const;
      await store.add([
        inHour(10, row('a', second, 'cpf', { ok: 1, refused: 2, failed: 3 })),
        byKey('key_1', inHour(10, row('a', second, 'cep'))),
        inHour(9, row('a', second, 'cpf')),
        inHour(0, row('a', third, 'cpf')),
        inHour(23, row('a', '2026-12-01', 'cpf')),
        inHour(10, row('b', second, 'cpf')),
        row('a', second, 'cpf'),
      ]);
      await other.add([inHour(10, row('a', second, 'cpf', { ok: 10, refused: 20, failed: 30 }))]);
      that('readHours', await store.readHours(november)).toEqual([
        hourOf(second, 9),
        hourOf(second, 10, { ok: 12, refused: 22, failed: 33 }),
        hourOf(third, 0),
      ]);
      that('read', await store.read({ ...november, to: second })).toEqual([
        byKey('key_1', row('a', second, 'cep')),
        row('a', second, 'cpf', { ok: 13, refused: 22, failed: 33 }),
      ]);

      await store.purge('2026-11-01', third);
      that('readHours: purged', await store.readHours(november)).toEqual([hourOf(third, 0)]);
      that('read: purged', await store.read({ ...november, from: third })).toEqual([row('a', third, 'cpf')]);
      await store.purge('2026-12-01');
      that(
        'readHours: purged with the days',
        await store.readHours({ ...november, to: '2026-12-31' }),
      ).toEqual([hourOf('2026-12-01', 23)]);
      await store.eraseAccount('a');
      that('readHours: erased', await store.readHours({ ...november, to: '2026-12-31' })).toEqual([]);
    });

    test('reads the days of one account from the first to the last, both included, by day, then tool', async (store) => {
      const inOrder = [
        row('a', '2026-11-01', 'cpf'),
        row('a', '2026-11-03', 'Z'),
        row('a', '2026-11-03', 'cep'),
        row('a', '2026-11-03', 'cep-1'),
        row('a', '2026-11-03', 'cep1'),
        row('a', '2026-11-30', 'aih'),
      ];
      const outside = [
        row('a', '2026-10-31', 'cpf'),
        row('a', '2026-12-01', 'cpf'),
        row('b', '2026-11-02', 'cpf'),
      ];
      await store.add([...inOrder, ...outside].toReversed());
      that('read', await store.read(november)).toEqual(inOrder);
      that(
        'read: one day',
        await store.read({ accountId: 'a', from: '2026-11-30', to: '2026-11-30' }),
      ).toEqual(inOrder.slice(5));
      that(
        'read: no days',
        await store.read({ accountId: 'a', from: '2026-11-04', to: '2026-11-03' }),
      ).toEqual([]);
      that('read: of nobody', await store.read({ ...november, accountId: 'c' })).toEqual([]);
    });

    test('counts far past 32 bits to the unit', async (store) => {
      const most = 2 ** 52 - 1;
      for (const n of [2 ** 31 - 1, 1, most - 2 ** 31])
        await store.add([row('a', '2026-11-02', 'cpf', { ok: n, refused: n, failed: n })]);
      that('read', await store.read(november)).toEqual([
        row('a', '2026-11-02', 'cpf', { ok: most, refused: most, failed: most }),
      ]);
    });

    test('a try of its writes changes nothing that a caller can see', async (store) => {
      await store.add([row('a', '2026-11-02', 'cpf')]);
      for (let time = 0; time < 2; time++) await store.tryWriting?.();
      that('read', await store.read(november)).toEqual([row('a', '2026-11-02', 'cpf')]);
    });

    test('loses nothing of what is added at once', async (store, other) => {
      await Promise.all(
        range(40).map(async (i) =>
          (i % 2 ? other : store).add([
            row('a', '2026-11-02', 'cpf', { ok: 1, refused: 2, failed: 3 }),
            row('a', `2026-11-0${1 + (i % 4)}`, 'cep'),
          ]),
        ),
      );
      const rows = await other.read(november);
      const cpf = rows.filter(({ toolId }) => toolId === 'cpf');
      that('read: ok, refused, failed', cpf).toEqual([
        row('a', '2026-11-02', 'cpf', { ok: 40, refused: 80, failed: 120 }),
      ]);
      that(
        'read: ok',
        rows.filter(({ toolId }) => toolId === 'cep').map(({ ok }) => ok),
      ).toEqual([10, 10, 10, 10]);
    });

    test('a call that fails adds nothing of what it was given', async (store) => {
      const unreadable = Object.defineProperty(row('a', '2026-11-03', 'cpf'), 'ok', {
        enumerable: true,
        get() {
          throw new Error('unreadable');
        },
      });
      let outcome = 'resolved';
      try {
        await store.add([row('a', '2026-11-02', 'cpf'), unreadable]);
      } catch {
        outcome = 'rejected';
      }
      that('add', outcome).toEqual('rejected');
      that('read', await store.read(november)).toEqual([]);
    });

    test('a call is added whole: what looks meanwhile sees all of it or nothing', async (store, other) => {
      let over = false;
      const add = async () => {
        await store.add(range(50).map((i) => row('a', '2026-11-02', `t${i}`)));
        over = true;
      };
      const seen = new Set<number>();
      const look = async () => {
        for (let last = false; !last;) {
          await pause();
          last = over;
          seen.add((await other.read(november)).length);
        }
      };
      await Promise.all([add(), look()]);
      that(
        'add: how many rows are seen',
        [...seen].filter((n) => n !== 0),
      ).toEqual([50]);
    });

    test('purges the rows of earlier days, of every account', async (store) => {
      const rows = ['2025-12-31', '2026-11-01', '2026-11-02'].map((day) => row('a', day, 'cpf'));
      await store.add([...rows, row('b', '2026-10-31', 'cpf')]);
      await store.purge('2026-11-01');
      that('read', await store.read({ ...november, from: '2000-01-01' })).toEqual(rows.slice(1));
      that('read', await store.read({ ...november, accountId: 'b', from: '2000-01-01' })).toEqual([]);
    });

    test('an erasure takes the rows of one account, and what is added later is kept', async (store) => {
      await store.add([row('a', '2026-11-02', 'cpf', { ok: 5 }), row('b', '2026-11-02', 'cpf')]);
      await store.eraseAccount('a');
      that('read', await store.read(november)).toEqual([]);
      that('read', await store.read({ ...november, accountId: 'b' })).toEqual([
        row('b', '2026-11-02', 'cpf'),
      ]);
      await store.add([row('a', '2026-11-02', 'cpf')]);
      that('read', await store.read(november)).toEqual([row('a', '2026-11-02', 'cpf')]);
    });

    test('a purge and an erasure delete all, however much there is', async (store, other) => {
      const day = (i: number) => new Date(Date.UTC(2020, 0, 1 + i)).toISOString().slice(0, 10);
      const always = { accountId: 'a', from: day(0), to: '2026-12-31' };
      // Two pieces of days go, and two stay, each with a row beyond.
      const days = 2 * PIECE + 1;
      for (const half of range(2)) {
        const rows = range(days).map((i) => inHour(i % 24, row('a', day(half * days + i), 'cpf')));
        await store.add([...rows, ...rows.map((one): AddedUsage => ({ ...one, accountId: 'b' }))]);
      }
      await store.purge(day(days));
      for (const accountId of ['a', 'b']) {
        const [left, hours] = [
          await other.read({ ...always, accountId }),
          (await other.readHours?.({ ...always, accountId })) ?? null,
        ];
        that('read: purged in pieces', [left.length, left[0]?.day]).toEqual([days, day(days)]);
        if (hours) that('readHours: purged in pieces', hours.length).toEqual(days);
      }
      await store.eraseAccount('a');
      that('read: erased in pieces', await other.read(always)).toEqual([]);
      if (other.readHours) that('readHours: erased in pieces', await other.readHours(always)).toEqual([]);
      const others = await other.read({ ...always, accountId: 'b' });
      that('read: those of another account', others.length).toEqual(days);
    });

    test('what was handed in or out can be changed without changing the store', async (store) => {
      const mine = row('a', '2026-11-02', 'cpf');
      await store.add([mine]);
      spoil(mine);
      spoil(await store.read(november));
      that('read', await store.read(november)).toEqual([row('a', '2026-11-02', 'cpf')]);
    });
  });
}
