import { describe, expect, it } from 'vitest';
import { keyStoreSuite, quotaStoreSuite, webhookStoreSuite } from '../conformance/index.ts';
import { memoryStore } from './memory.ts';

keyStoreSuite({ describe, it, expect }, () => ({ store: memoryStore() }));
quotaStoreSuite({ describe, it, expect }, () => ({ store: memoryStore() }));
webhookStoreSuite({ describe, it, expect }, () => ({ store: memoryStore() }));

describe('memory store', () => {
  it('admits exactly 10,000 of 100,000 concurrent calls on a limit of 10,000', async () => {
    const store = memoryStore();
    const consume = async () => store.consume({ bucket: 'm:a:2026-11', limit: 10_000, cost: 1, keep: 1_000 });
    const outcomes = await Promise.all(Array.from({ length: 100_000 }, consume));
    expect(outcomes.filter(({ admitted }) => admitted)).toHaveLength(10_000);
    expect(store.read('m:a:2026-11')).toBe(10_000);
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
});
