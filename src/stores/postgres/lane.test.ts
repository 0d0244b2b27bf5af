import { expect, it } from 'vitest';
import { createLane, placesIn } from './lane.ts';

/** Work that ends when it is told to, by its name. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  const work = (name: string) => async () => {
    begun.push(name);
    await new Promise<void>((resolve, reject) => ends.set(name, { resolve, reject }));
    return name;
  };
  const turn = async () => new Promise((resolve) => setTimeout(resolve, 0));
  return { begun, ends, work, turn };
}

it('a lane has no more work under way than places, and takes what waits in its order', async () => {
  const { begun, ends, work, turn } = works();
  const lane = createLane(2);
  const all = ['a', 'b', 'c', 'd'].map(async (name) => lane(work(name)));
  await turn();
  expect(begun).toEqual(['a', 'b']);
  ends.get('b')?.resolve();
  await turn();
  expect(begun).toEqual(['a', 'b', 'c']);
  ends.get('a')?.resolve();
  await turn();
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  for (const name of ['c', 'd']) ends.get(name)?.resolve();
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

it('a lane gets the place of failed work back, and lets nobody pass who comes in between', async () => {
  const { begun, ends, work, turn } = works();
  const lane = createLane(1);
  const first = lane(work('a'));
  const second = lane(work('b'));
  await turn();
  ends.get('a')?.reject(new Error('no'));
  await expect(first).rejects.toThrow('no');
  const third = lane(work('c'));
  await turn();
  expect(begun).toEqual(['a', 'b']);
  ends.get('b')?.resolve();
  await second;
  await turn();
  ends.get('c')?.resolve();
  expect(await third).toBe('c');
  const fourth = lane(work('d'));
  await turn();
  ends.get('d')?.resolve();
  expect(await fourth).toBe('d');
});

it.each([
  [{ max: 10 }, 5],
  [{ max: 3 }, 1],
  [{ max: 1 }, 1],
  [{}, 5],
  [undefined, 5],
])('a client with %j has %d places', (options, places) => {
  expect(placesIn(options)).toBe(places);
});
