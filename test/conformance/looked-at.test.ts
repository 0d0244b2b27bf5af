import { expect, it } from 'vitest';
import {
  keyStoreSuite,
  quotaStoreSuite,
  usageStoreSuite,
  webhookStoreSuite,
} from '../../src/conformance/index.ts';
import { memoryStores } from '../../src/stores/memory/index.ts';
import { casesOf, type Fault, type Methods } from '../support/faulty-stores.ts';

const suites = [
  casesOf(
    (runner, make) => keyStoreSuite(runner, make),
    (clock) => memoryStores({ clock }).keyStore,
  ),
  casesOf(
    (runner, make) => quotaStoreSuite(runner, make, { concurrency: 4 }),
    (clock) => memoryStores({ clock }).quotaStore,
  ),
  casesOf(
    (runner, make, options) => webhookStoreSuite(runner, make, options),
    (clock) => memoryStores({ clock }).webhookStore,
  ),
  casesOf(
    (runner, make) => usageStoreSuite(runner, make),
    (clock) => memoryStores({ clock }).usageStore,
  ),
];

/** Where an answer differs from the right one, and the answer. */
type Wrong = readonly [place: string, answer: unknown];

/** How many items of a list are made wrong, and calls of one method in a row: the others are looked at as these are. */
const ITEMS = 3;
const CALLS = 8;

/** Answers that differ from a right one in one place. */
function wrongOnes(right: unknown): readonly Wrong[] {
  if (right === undefined) return [];
  if (right === null) return [['', {}]];
  if (typeof right === 'boolean') return [['', !right]];
  if (typeof right === 'number') return [['', right + 1]];
  if (typeof right === 'string') return [['', `${right}x`]];
  if (right instanceof Uint8Array) return [['', right.slice(1)]];
  if (Array.isArray(right)) {
    const items = right
      .slice(0, ITEMS)
      .flatMap((item, i) =>
        within(item).map(([place, wrong]): Wrong => [`[]${place}`, right.toSpliced(i, 1, wrong)]),
      );
    return [['', right.length > 0 ? [] : [{}]], ...items];
  }
  return [['', null], ...within(right)];
}

/** Those of a record’s fields. */
function within(right: unknown): readonly Wrong[] {
  if (right === null || typeof right !== 'object') return [];
  return Object.entries(right).flatMap(([name, value]) =>
    wrongOnes(value).map(([place, wrong]): Wrong => [`.${name}${place}`, { ...right, [name]: wrong }]),
  );
}

/** Has all methods of a store told of, and answer what is made of their answers. */
const through =
  (answer: (method: string, right: unknown) => unknown): Fault =>
  (store: Methods) => {
    for (const [method, real] of Object.entries(store)) {
      if (typeof real === 'function')
        store[method] = async (...given) => answer(method, await real(...given));
    }
  };

/** The calls that a case makes, and where it notices that an answer is wrong. */
async function noticedBy(run: (fault: Fault) => Promise<void>): Promise<string[]> {
  const calls: { readonly method: string; readonly right: unknown }[] = [];
  await run(
    through((method, right) => {
      calls.push({ method, right: structuredClone(right) });
      return right;
    }),
  );
  const lines: string[] = [];
  for (const [at, { method, right }] of calls.entries()) {
    const before = calls.slice(Math.max(0, at - CALLS), at);
    if (before.length === CALLS && before.every((call) => call.method === method)) continue;
    const noticed = new Set<string>();
    const missed = new Set<string>();
    for (const [place, wrong] of wrongOnes(right)) {
      if (noticed.has(place)) continue;
      let call = 0;
      const passed = await run(through((_, real) => (call++ === at ? wrong : real))).then(
        () => true,
        () => false,
      );
      if (passed) missed.add(place);
      else noticed.add(place);
    }
    for (const place of noticed) missed.delete(place);
    const places = missed.size === 0 ? ['all'] : [...noticed].map((place) => place || 'whole');
    // What a call changes may be all that it is made for.
    lines.push(noticed.size > 0 ? `  ${method}: ${places.join(' ')}` : `  ${method}`);
  }
  return lines;
}

// A suite is as good as what it looks at. Each place of each answer that the store in memory gives is made wrong, one at a
// time, and the case must make the calls, and fail at the places, that are written down;
// `npx vitest run test/conformance --update` writes them anew.
it('the suites notice a wrong answer at each of these places', async () => {
  const lines: string[] = [];
  for (const cases of suites) {
    for (const [name, run] of cases) lines.push(name, ...(await noticedBy(run)));
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('looked-at.txt');
});
