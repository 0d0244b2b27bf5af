import type { QuotaStore } from '../../contracts/quota-store.ts';

const FIRST_SWEEP = 1024;

export function memoryQuota(clock: () => number): QuotaStore {
  const buckets = new Map<string, { used: number; readonly dropAt: number }>();
  let sweepAt = FIRST_SWEEP;

  // Sweeping when the map has doubled costs each bucket a constant, however many there are.
  function sweep(): void {
    const now = clock();
    for (const [name, { dropAt }] of buckets) if (now >= dropAt) buckets.delete(name);
    sweepAt = Math.max(FIRST_SWEEP, buckets.size * 2);
  }

  return {
    consume({ bucket, limit, cost, keep }) {
      const known = buckets.get(bucket);
      const used = known?.used ?? 0;
      if (limit !== null && used + cost > limit) return { admitted: false, used };
      if (known) known.used += cost;
      else {
        if (buckets.size >= sweepAt) sweep();
        buckets.set(bucket, { used: cost, dropAt: clock() + keep });
      }
      return { admitted: true, used: used + cost };
    },
    read: (bucket) => buckets.get(bucket)?.used ?? 0,
  };
}
