import { expect, it } from 'vitest';
import { memoryKeys } from '../stores/memory/keys.ts';
import { timedKeyStore } from './key-store.ts';

it('a timed store has the revision that its store has by now, or none', () => {
  const store = { ...memoryKeys(), revision: 1 };
  const timed = timedKeyStore(store, 1_000);
  store.revision = 2;
  expect(timed.revision).toBe(2);
  expect(timedKeyStore({ ...store, revision: undefined } as never, 1_000).revision).toBeUndefined();
});
