import { expect, it } from 'vitest';
import { memoryStore } from '../stores/memory/index.ts';
import { quotaStoreSuite } from './quota-store.ts';

it('closes a store when its test is over, also when that fails', async () => {
  const closed: string[] = [];
  const bodies: (() => Promise<void>)[] = [];
  const make = () => ({ store: memoryStore(), close: () => void closed.push('closed') });
  quotaStoreSuite({ describe: (_, body) => body(), it: (_, body) => void bodies.push(body), expect }, make);
  await bodies[0]?.();
  expect(closed).toHaveLength(1);
  const failing = () => ({ expect: undefined, toBe: fails, toEqual: fails });
  function fails(): never {
    throw new Error('expected');
  }
  bodies.length = 0;
  quotaStoreSuite(
    { describe: (_, body) => body(), it: (_, body) => void bodies.push(body), expect: failing },
    make,
  );
  await expect(bodies[0]?.()).rejects.toThrow('expected');
  expect(closed).toHaveLength(2);
});
