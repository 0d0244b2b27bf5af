import { describe, expect, it } from 'vitest';
import {
  answers,
  casesOf,
  type Fault,
  finds,
  isGiven,
  type Row,
  withField,
} from '#test/support/faulty-stores.ts';
import { quotaStoreSuite } from './quota-store.ts';

describe('the suite of a QuotaStore', () => {
  type Kept = { readonly dropAt: number; used: number };
  /** A store that drops a bucket at an instant of its own. */
  const forgets =
    (dropAt: (known: Kept | undefined, one: { keep: number }, now: number) => number): Fault =>
    (store, time = { now: 0 }) => {
      const buckets = new Map<string, Kept>();
      const live = (bucket: string) => {
        const known = buckets.get(bucket);
        return known && time.now < known.dropAt ? known : undefined;
      };
      store['consume'] = (one: { bucket: string; limit: number | null; cost: number; keep: number }) => {
        const known = live(one.bucket);
        const used = (known?.used ?? 0) + one.cost;
        if (one.limit !== null && used > one.limit) return { admitted: false, used: known?.used ?? 0 };
        buckets.set(one.bucket, { used, dropAt: dropAt(known, one, time.now) });
        return { admitted: true, used };
      };
      store['read'] = (bucket: string) => live(bucket)?.used ?? 0;
    };
  const used = (value: number) => withField('used', value);
  finds(
    casesOf((runner, make, options) => quotaStoreSuite(runner, make, { ...options, concurrency: 100 })),
    {
      'QuotaStore: a bucket never used holds 0': { 'begins at 1': answers('read', (n: number) => n + 1) },
      'QuotaStore: admits up to the limit and says what is used after the call': {
        'admits one more': isGiven('consume', (one: { limit: number }) => [{ ...one, limit: one.limit + 1 }]),
        'admits one less': isGiven('consume', (one: { limit: number }) => [{ ...one, limit: one.limit - 1 }]),
        'says what was used before': answers('consume', (answer: { used: number }) => ({
          ...answer,
          used: answer.used - 1,
        })),
        'reads something else': answers('read', (n: number) => n - 1),
      },
      'QuotaStore: a refusal changes nothing: a smaller cost still fits': {
        'counts what it refuses': (store) => {
          let extra = 0;
          answers('consume', (answer: { admitted: boolean; used: number }) =>
            answer.admitted ? { admitted: extra === 0, used: answer.used } : (extra++, answer),
          )(store);
        },
        'says that nothing was used': answers('consume', used(0)),
        'admits what does not fit': answers('consume', withField('admitted', true)),
        'counts calls in place of costs': isGiven('consume', (one: Row) => [{ ...one, cost: 1 }]),
      },
      'QuotaStore: a limit of 0 admits nothing, not even the first call': {
        'takes 0 for no limit': isGiven('consume', (one: { limit: number }) => [
          { ...one, limit: one.limit || null },
        ]),
        'counts what it refuses': answers('read', () => 1),
      },
      'QuotaStore: without a limit it counts and never refuses': {
        'does not count': answers('consume', used(1)),
        refuses: answers('consume', withField('admitted', false)),
      },
      'QuotaStore: a lower limit than what is used refuses and keeps the count; a higher one goes on from it':
        {
          'keeps the first limit': isGiven('consume', (one: Row) => [{ ...one, limit: 100 }]),
          'cuts the count to the limit': answers('consume', (answer: { used: number }, [one]) => ({
            ...answer,
            used: Math.min(answer.used, (one as { limit: number }).limit, 10),
          })),
          'goes on from nothing': answers('consume', (answer: Row, _, nth) =>
            nth === 3 ? { ...answer, used: 1 } : answer,
          ),
        },
      'QuotaStore: buckets are counted apart, whatever characters are in their names': {
        'knows no case': isGiven('consume', (one: { bucket: string }) => [
          { ...one, bucket: one.bucket.toLowerCase() },
        ]),
        'cuts blanks': isGiven('consume', (one: { bucket: string }) => [
          { ...one, bucket: one.bucket.trim() },
        ]),
        'writes ASCII only': answers('read', (n: number, [bucket]) => (bucket === 'ã' ? 0 : n)),
        'cannot hold a quote': answers('read', (n: number, [bucket]) =>
          String(bucket).includes("'") ? 0 : n,
        ),
        'takes * for all': answers('read', (n: number, [bucket]) => (bucket === '*' ? 9 : n)),
        'is a plain object': answers('read', (n: number, [bucket]) => (String(bucket) in {} ? 0 : n)),
        'cuts at a colon': isGiven('consume', (one: { bucket: string }) => [
          { ...one, bucket: one.bucket.replace(/^m:.*/, 'm') },
        ]),
      },
      'QuotaStore: of 100 concurrent calls on a limit of a tenth, exactly a tenth is admitted': {
        'admits one more': isGiven('consume', (one: { limit: number }) => [{ ...one, limit: one.limit + 1 }]),
        'forgets one': answers('read', (n: number) => n - 1),
        'says the same of two': answers('consume', (answer: { used: number }) => ({
          ...answer,
          used: Math.min(answer.used, 9),
        })),
        'admits without a limit': isGiven('consume', (one: Row) => [{ ...one, limit: null }]),
      },
      'QuotaStore: concurrent calls of different costs never pass the limit together': {
        'counts calls in place of costs': isGiven('consume', (one: Row) => [{ ...one, cost: 1 }]),
        'reads something else': answers('read', (n: number) => n + 1),
        'admits without a limit': isGiven('consume', (one: Row) => [{ ...one, limit: null }]),
      },
      'QuotaStore: counts far past 32 bits to the unit': {
        'counts in 32 bits': answers(
          'consume',
          ({ admitted, used: n }: { admitted: boolean; used: number }) => ({
            ...{ admitted, used: n | 0 },
          }),
        ),
        'keeps 14 digits': answers('read', (n: number) => Number(n.toPrecision(14))),
      },
      'QuotaStore: keeps a count for its time, which a later use does not shorten, however many buckets come':
        {
          'takes milliseconds for seconds': forgets(
            (known, { keep }, now) => known?.dropAt ?? now + keep / 1_000,
          ),
          'keeps it from the last use': forgets((_, { keep }, now) => now + keep),
          'keeps a hundred buckets': (store) => {
            const used = new Set<string>();
            answers('consume', (answer: Row, [one]) => {
              used.add((one as { bucket: string }).bucket);
              return used.size > 100 ? { admitted: true, used: 1 } : answer;
            })(store);
            answers('read', (n: number) => (used.size > 100 ? 0 : n))(store);
          },
        },
      'QuotaStore: a try of its writes changes nothing that a caller can see': {
        'counts it': (store) => {
          store['tryWriting'] = () =>
            store['consume']?.({ bucket: 'health', limit: null, cost: 1, keep: 60_000 } as never);
        },
      },
    },
  );

  it('takes a store that answers concurrent calls in another order', async () => {
    const cases = casesOf((runner, make) => quotaStoreSuite(runner, make, { concurrency: 100 }));
    const name = [...cases.keys()].find((one) => one.includes('100 concurrent calls'));
    const swapped = answers('consume', (answer: { used: number }, _, nth) => ({
      ...answer,
      used: nth === 1 ? 2 : nth === 2 ? 1 : answer.used,
    }));
    await expect(cases.get(name as string)?.(swapped)).resolves.toBeUndefined();
  });

  it('races 2,000 calls unless told otherwise', () => {
    const cases = casesOf((runner, make) => quotaStoreSuite(runner, make));
    expect([...cases.keys()].find((name) => name.includes('of 2000 concurrent calls'))).toBeDefined();
  });
});
