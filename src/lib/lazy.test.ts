import { describe, expect, it } from 'vitest';
import { lazy, lazyPromise } from './lazy.ts';

describe('lazy', () => {
  it('makes a value once, when it is first asked for', () => {
    let made = 0;
    const value = lazy(() => {
      made++;
      return undefined;
    });
    expect(made).toBe(0);
    expect([value(), value()]).toEqual([undefined, undefined]);
    expect(made).toBe(1);
  });
});

describe('lazyPromise', () => {
  it('makes a promise once, when it is first asked for', async () => {
    let made = 0;
    const value = lazyPromise(async () => ++made);
    expect(made).toBe(0);
    expect(await Promise.all([value(), value()])).toEqual([1, 1]);
    expect([await value(), made]).toEqual([1, 1]);
  });

  it('gives a failure to all who wait for it, and tries again for the next', async () => {
    const outcomes = [Promise.reject(new Error('out of reach')), Promise.resolve('there')];
    const value = lazyPromise(async () => outcomes.shift() as Promise<string>);
    const [first, second] = await Promise.allSettled([value(), value()]);
    expect([first, second]).toEqual([
      { status: 'rejected', reason: new Error('out of reach') },
      { status: 'rejected', reason: new Error('out of reach') },
    ]);
    expect(await value()).toBe('there');
    expect(outcomes).toEqual([]);
  });
});
