import { describe, expect, it, vi } from 'vitest';
import {
  keyStoreSuite,
  quotaStoreSuite,
  usageStoreSuite,
  webhookStoreSuite,
} from '../../conformance/index.ts';
import { passingClock } from '#test/support/passing-clock.ts';
import { sized } from '#test/support/size.ts';
import type { Claim, Next } from '../../contracts/webhook-store.ts';
import { memoryStore, memoryStores } from './index.ts';

keyStoreSuite({ describe, it, expect }, () => ({ store: memoryStores().keyStore }));
usageStoreSuite({ describe, it, expect }, () => ({ store: memoryStores().usageStore }));
const { clock, options } = passingClock();
quotaStoreSuite({ describe, it, expect }, () => ({ store: memoryStores({ clock }).quotaStore }), options);
webhookStoreSuite({ describe, it, expect }, () => ({ store: memoryStores({ clock }).webhookStore }), options);

describe('memory store', () => {
  it('admits exactly the limit, of ten times as many concurrent calls', async () => {
    const limit = sized(2_000, 10_000);
    const store = memoryStore();
    const consume = async () => store.consume({ bucket: 'm:a:2026-11', limit, cost: 1, keep: 1_000 });
    const outcomes = await Promise.all(Array.from({ length: 10 * limit }, consume));
    expect(outcomes.filter(({ admitted }) => admitted)).toHaveLength(limit);
    expect(store.read('m:a:2026-11')).toBe(limit);
  });

  it('drops buckets whose time is over, and no others', () => {
    let now = 0;
    const store = memoryStore({ clock: () => now });
    store.consume({ bucket: 'kept', limit: null, cost: 1, keep: 1_000_000 });
    for (let i = 0; i < 5_000; i++) store.consume({ bucket: `b${i}`, limit: null, cost: 1, keep: 10 });
    now = 20;
    for (let i = 0; i < 20_000; i++) store.consume({ bucket: `c${i}`, limit: null, cost: 1, keep: 10 });
    expect(store.read('b0')).toBe(0);
    expect(store.read('kept')).toBe(1);
    expect(store.read('c19999')).toBe(1);
  });

  it('looks for buckets whose time is over when there are 1,024, and when there are twice as many', () => {
    let now = 0;
    let count = 0;
    const store = memoryStore({ clock: () => now });
    const use = (n: number, keep: number) => {
      for (let i = 0; i < n; i++) store.consume({ bucket: `b${count++}`, limit: null, cost: 1, keep });
    };
    use(1_024, 10);
    now = 9;
    use(1, 10);
    // Nothing was over: it looks again at twice 1,024.
    expect(store.read('b0')).toBe(1);
    now = 10;
    use(1_023, 10);
    expect(store.read('b0')).toBe(1);
    use(1, 10);
    expect([store.read('b0'), store.read('b1023'), store.read('b1024')]).toEqual([0, 0, 1]);
  });

  it('lists what was made at one instant by its id, whatever the order of making', async () => {
    const store = memoryStore();
    store.createAccount({ id: 'a', plan: 'free', status: 'active', createdAt: 0 });
    const record = { id: '', accountId: 'a', createdAt: 1, events: [], tools: null };
    const ids = ['c', 'a', 'd', 'b'];
    for (const id of ids) {
      store.createWebhook({ ...record, id } as never, 10);
      store.createKey({ ...record, id, digest: id } as never);
      store.addFavorite('a', id, 1);
    }
    const inOrder = ['a', 'b', 'c', 'd'];
    expect((await store.listWebhooks('a')).map(({ id }) => id)).toEqual(inOrder);
    expect((await store.listKeys('a')).map(({ id }) => id)).toEqual(inOrder);
    expect((await store.listFavorites('a')).map(({ toolId }) => toolId)).toEqual(inOrder);
  });

  it('finds no key by a digest that it does not know, whatever its keys are called', () => {
    const store = memoryStore();
    store.createAccount({ id: 'a', plan: 'free', status: 'active', createdAt: 0 });
    store.createKey({ id: 'x', accountId: 'a', digest: 'd', createdAt: 1, tools: null } as never);
    expect(store.findKey('unknown')).toBeNull();
  });

  it('keeps the one row of usage that a purge leaves to an account', async () => {
    const { usageStore } = memoryStores();
    const row = {
      accountId: 'a',
      day: '2026-11-02',
      toolId: 'cpf',
      keyId: null,
      ok: 1,
      refused: 0,
      failed: 0,
    };
    await usageStore.add([{ ...row, day: '2026-11-01' }, row]);
    await usageStore.purge('2026-11-02');
    expect(await usageStore.read({ accountId: 'a', from: '', to: '9' })).toEqual([row]);
  });

  it('counts its revision up with each change, so that none comes back', () => {
    const store = memoryStore();
    const changes = [
      () => store.createAccount({ id: 'a', plan: 'free', status: 'active', createdAt: 0 }),
      () => store.createKey({ id: 'k', accountId: 'a', digest: 'd', createdAt: 1, tools: null } as never),
      () => store.updateAccount('a', { plan: 'pro' }),
      () => store.updateKey('k', { name: 'CI' }),
      () => store.expireKey('k', 9),
      () => store.revokeKey('k', 9),
      () => store.eraseAccount('a'),
    ];
    const before = store.revision;
    const revisions = changes.map((change) => (change(), store.revision - before));
    expect(revisions).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('tells time by the clock that it is given, else by the computer’s', () => {
    for (const [options, dueIn] of [
      [{ clock: () => Date.now() + 1_000_000 }, 1_000],
      [{}, 1_000],
    ] as const) {
      const store = memoryStore(options);
      store.createWebhook({ id: 'w', accountId: 'a', state: 'active', events: [], slow: false } as never, 10);
      store.enqueue([{ id: 'd', webhookId: 'w' } as never], 10);
      store.claim({ owner: 'o', limit: 1, slow: 1, lease: dueIn, perWebhook: 1 });
      const left = store.nextDue() as number;
      expect(left > 0 && left <= dueIn).toBe(true);
    }
  });

  /** A store with a delivery `d` of a webhook `w`, and time that a test lets pass. */
  function withDelivery() {
    let now = 0;
    const store = memoryStore({ clock: () => now });
    store.createWebhook({ id: 'w', accountId: 'a', state: 'active', events: [], slow: false } as never, 10);
    store.enqueue([{ id: 'd', webhookId: 'w', keepBody: true } as never], 10);
    const claim = async () => {
      const claims = await store.claim({ owner: 'o', limit: 9, slow: 9, lease: 100, perWebhook: 9 });
      await store.begin?.(claims.map(({ delivery: { id }, token }) => ({ id, token })));
      return claims;
    };
    return { store, claim, pass: (milliseconds: number) => void (now += milliseconds) };
  }

  it('gives each attempt three leases that may run out, also after one that was abandoned', async () => {
    const { store, claim, pass } = withDelivery();
    const leases: number[] = [];
    for (let i = 0; i < 6; i++) {
      const [{ attempt }] = (await claim()) as readonly [Claim];
      leases.push(attempt);
      pass(100);
      // The third one ends the attempt: the next begins 30 seconds later.
      if (leases.length === 3) {
        expect(await claim()).toEqual([]);
        pass(30_000);
      }
    }
    expect(leases).toEqual([1, 1, 1, 2, 2, 2]);
    expect(await claim()).toEqual([]);
    const { attempts } = (await store.getDelivery('d')) as { attempts: readonly { error: unknown }[] };
    expect(attempts.map(({ error }) => error)).toEqual(['abandoned', 'abandoned']);
  });

  it('leaves what waits alone when a webhook that is active is activated', async () => {
    const { store, claim } = withDelivery();
    store.setState('w', 'active', null, 1);
    expect(await claim()).toHaveLength(1);
  });

  describe('bounded', () => {
    const KIB = 1_024;
    /** A store with room for ten bodies of a kibibyte, and a webhook. */
    function bounded(maxBytes: number | null = 10 * KIB) {
      let now = 0;
      const store = memoryStore({ clock: () => now, ...(maxBytes !== null && { maxBytes }) });
      const webhook = { id: 'w', accountId: 'a', state: 'active', events: [], slow: false };
      store.createWebhook(webhook as never, 10);
      const idAt = (n: number) => `d${String(n).padStart(6, '0')}`;
      const add = (n: number, body = 'x'.repeat(KIB), keepBody = true) =>
        store.enqueue([{ id: idAt(n), webhookId: 'w', accountId: 'a', body, keepBody } as never], 100_000);
      const finish = async (limit: number, response = '', next: Next = { state: 'succeeded' }) => {
        const claims = await store.claim({ owner: 'o', limit, slow: limit, lease: 100, perWebhook: limit });
        for (const { delivery, token } of claims) {
          const attempt = { number: 1, at: now++, duration: 1, status: 200, error: null, response } as const;
          const policy = { after: 1, gap: 1, deliveries: 1, slowAfter: 1 };
          store.settle({ id: delivery.id, token, attempt, next, policy });
        }
      };
      const stateOf = async (n: number) => {
        const delivery = await store.getDelivery(idAt(n));
        return delivery && `${delivery.state} ${delivery.body === null ? 'without' : 'with'} body`;
      };
      const logged = async () => store.listDeliveries({ webhookId: 'w', limit: 1_000_000 });
      return { store, add, finish, stateOf, logged };
    }

    it('takes the bodies of the deliveries that ended first when there is no room for another', async () => {
      const { add, finish, stateOf } = bounded();
      for (let n = 0; n < 10; n++) add(n);
      await finish(10);
      expect(await stateOf(0)).toBe('succeeded with body');
      add(10);
      add(11);
      expect(await Promise.all([0, 1, 2, 10, 11].map(stateOf))).toEqual([
        'succeeded without body',
        'succeeded without body',
        'succeeded with body',
        'pending with body',
        'pending with body',
      ]);
    });

    /** Counts what waits for accounts with ten webhooks each, when all bodies have a kibibyte. */
    function shares(accounts: readonly string[], maxBytes: number) {
      const store = memoryStore({ clock: () => 0, maxBytes });
      let nth = 0;
      for (const accountId of accounts) {
        for (let i = 0; i < 10; i++) {
          const webhook = { id: `${accountId}${i}`, accountId, state: 'active', events: [], slow: false };
          store.createWebhook(webhook as never, 10);
        }
      }
      /** An event of an account, which goes to so many of its webhooks. */
      const raise = (accountId: string, webhooks = 1) => {
        const body = `${nth}`.padEnd(KIB, 'x');
        const deliveries = Array.from({ length: webhooks }, (_, i) => {
          const id = `d${String(nth++).padStart(6, '0')}`;
          return { id, webhookId: `${accountId}${i}`, accountId, body, keepBody: true, resendOf: null };
        });
        void store.enqueue(deliveries as never, 100_000);
      };
      const waiting = async (accountId: string) =>
        (await store.listDeliveries({ accountId, state: 'pending', limit: 1_000_000 })).length;
      return { store, raise, waiting };
    }

    it('leaves room for others, however much waits for one account', async () => {
      const { raise, waiting } = shares(['a', 'b', 'c'], 100 * KIB);
      for (let i = 0; i < 200; i++) raise('a');
      raise('b');
      expect([await waiting('a'), await waiting('b')]).toEqual([100, 1]);
      for (let i = 0; i < 200; i++) raise('b');
      raise('c');
      expect([(await waiting('b')) > 10, await waiting('c')]).toEqual([true, 1]);
    });

    it('counts the body of an event once, whatever its webhooks, and what is sent again with it', async () => {
      const { store, raise, waiting } = shares(['a'], 10 * KIB);
      for (let i = 0; i < 10; i++) raise('a', 10);
      expect(await waiting('a')).toBe(100);
      const first = await store.getDelivery('d000000');
      void store.enqueue([{ ...first, id: 'e', resendOf: 'd000000' } as never], 100_000);
      expect(await waiting('a')).toBe(101);
      raise('a');
      expect(await waiting('a')).toBe(101);
    });

    it('drops nothing that waits: an event without room is skipped, without its body', async () => {
      const { add, finish, stateOf } = bounded();
      add(0);
      await finish(1);
      for (let n = 1; n <= 10; n++) add(n);
      for (let n = 11; n < 15; n++) add(n);
      expect(await stateOf(0)).toBe('succeeded without body');
      for (let n = 1; n <= 10; n++) expect(await stateOf(n)).toBe('pending with body');
      for (let n = 11; n < 15; n++) expect(await stateOf(n)).toBe('skipped without body');
      await finish(10);
      add(15);
      expect(await stateOf(15)).toBe('pending with body');
    });

    it('takes no body of others for one that has no room anyway', async () => {
      const { add, finish, stateOf } = bounded();
      add(0);
      await finish(1);
      add(1, 'x'.repeat(10 * KIB + 1));
      expect(await Promise.all([0, 1].map(stateOf))).toEqual(['succeeded with body', 'skipped without body']);
    });

    // RFC 3629: the euro sign takes three bytes.
    it('counts the bytes of UTF-8', async () => {
      const { add, stateOf } = bounded(30);
      add(0, '€'.repeat(10));
      add(1, 'x');
      expect(await Promise.all([0, 1].map(stateOf))).toEqual(['pending with body', 'skipped without body']);
    });

    it('has the room again that a delivery without a body to keep gives back', async () => {
      const { add, finish, stateOf } = bounded(KIB);
      for (let n = 0; n < 5; n++) {
        add(n, 'x'.repeat(KIB), false);
        expect(await stateOf(n)).toBe('pending with body');
        await finish(1);
        expect(await stateOf(n)).toBe('succeeded without body');
      }
    });

    it('has the room of an account again that was erased', async () => {
      const { store, add, finish, stateOf } = bounded();
      for (let n = 0; n < 10; n++) {
        add(n);
        if (n === 4) await finish(10);
      }
      store.eraseAccount('a');
      expect(await stateOf(9)).toBeNull();
      store.createWebhook({ id: 'w', accountId: 'a', state: 'active', events: [], slow: false } as never, 10);
      for (let n = 10; n < 20; n++) add(n);
      expect(await Promise.all([10, 19].map(stateOf))).toEqual(['pending with body', 'pending with body']);
    });

    it('lets the oldest leave the log, the sooner the longer their receivers’ answers are', async () => {
      const lengths: number[] = [];
      for (const response of ['', 'x'.repeat(KIB)]) {
        const { add, finish, stateOf, logged } = bounded();
        for (let n = 0; n < 5_000; n++) {
          add(n);
          await finish(1, response);
        }
        expect(await stateOf(0)).toBeNull();
        expect(await stateOf(4_999)).toBe('succeeded with body');
        const log = await logged();
        expect(log.map(({ id }) => id)).toEqual(
          log
            .map(({ id }) => id)
            .toSorted()
            .toReversed(),
        );
        lengths.push(log.length);
      }
      const [short, long] = lengths as [number, number];
      expect(short).toBeGreaterThan(1_000);
      expect(short).toBeLessThan(5_000);
      expect(long).toBeLessThan(short / 2);
    });

    // Records have at least 1 MiB; each counts as 512 bytes and its receivers' answers.
    it('has room for 2,048 records, and those that ended make way for others', async () => {
      const { store, add, finish, stateOf, logged } = bounded(0);
      add(0, '');
      await finish(1, 'x');
      store.setState('w', 'disabled', 'request', 1);
      for (let n = 1; n < 2_047; n++) add(n, '');
      expect([await stateOf(0), (await logged()).length]).toEqual(['succeeded with body', 2_047]);
      add(2_047, '');
      // A character of an answer too many.
      expect([await stateOf(0), (await logged()).length]).toEqual([null, 2_047]);
      add(2_048, '');
      expect([await stateOf(1), (await logged()).length]).toEqual(['skipped with body', 2_048]);
      add(2_049, '');
      expect([await stateOf(1), (await logged()).length]).toEqual([null, 2_048]);
    });

    it('has room for 2,048 records that wait, and none for one more', async () => {
      const { add, stateOf } = bounded(0);
      for (let n = 0; n <= 2_048; n++) add(n, '');
      expect(await Promise.all([0, 2_047, 2_048].map(stateOf))).toEqual([
        'pending with body',
        'pending with body',
        null,
      ]);
    });

    it('has the room for records of an account again that was erased', async () => {
      const { store, add, finish, stateOf } = bounded(0);
      for (let n = 0; n < 2_048; n++) add(n, '');
      // One of them has been answered, and waits for its second attempt.
      await finish(1, 'x', { state: 'pending', dueIn: 0 });
      store.eraseAccount('a');
      store.createWebhook({ id: 'w', accountId: 'a', state: 'active', events: [], slow: false } as never, 10);
      add(5_000, '');
      await finish(1, 'x');
      for (let n = 0; n < 2_046; n++) add(n, '');
      expect(await stateOf(5_000)).toBe('succeeded with body');
      add(2_046, '');
      expect(await Promise.all([5_000, 2_046].map(stateOf))).toEqual([null, 'pending with body']);
    });

    it('has room for what has no body, however little there is', async () => {
      const { add, stateOf } = bounded(0);
      add(0, null as never);
      expect(await stateOf(0)).toBe('pending without body');
    });

    it('has room for 256 MiB of bodies where nothing else is said', async () => {
      const states = [268_435_456, 268_435_457].map(async (byteLength) => {
        const { add, stateOf } = bounded(null);
        const encode = vi.spyOn(TextEncoder.prototype, 'encode').mockReturnValueOnce({ byteLength } as never);
        add(0);
        encode.mockRestore();
        return stateOf(0);
      });
      expect(await Promise.all(states)).toEqual(['pending with body', 'skipped without body']);
    });

    it('counts a body that was taken once, also when its record leaves', async () => {
      const { store, add, finish, stateOf } = bounded(10);
      for (let n = 0; n <= 10; n++) {
        add(n, 'x');
        await finish(1);
      }
      expect(await stateOf(0)).toBe('succeeded without body');
      expect(store.purge(0, 1)).toBe(1);
      add(11, 'x');
      expect(await Promise.all([0, 1, 2].map(stateOf))).toEqual([
        null,
        'succeeded without body',
        'succeeded with body',
      ]);
    });

    it('purges what left the log no second time', async () => {
      const { store, add, finish, logged } = bounded();
      for (let n = 0; n < 3_000; n++) {
        add(n);
        await finish(1);
      }
      const before = (await logged()).length;
      expect(store.purge(0, 10)).toBe(10);
      expect(store.purge(0, 1_000_000)).toBe(before - 10);
      expect(await logged()).toEqual([]);
    });

    it.each([-1, Number.NaN, '1'])('refuses maxBytes: %j', (maxBytes) => {
      expect(() => memoryStore({ maxBytes: maxBytes as number })).toThrow(/^memoryStore: "maxBytes"/);
    });
  });
});
