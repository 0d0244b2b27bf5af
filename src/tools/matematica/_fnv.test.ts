import { expect, it } from 'vitest';
import { fnv1a } from './_fnv.ts';

// The vectors of draft-eastlake-fnv, as the tests of Boost.Hash2 quote them.
it.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the hash of %j is that of the published vectors', (text, hash) => {
  expect(fnv1a(new TextEncoder().encode(text))).toBe(hash);
});
