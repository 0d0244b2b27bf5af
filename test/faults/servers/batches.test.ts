import { expect, it } from 'vitest';
import { type Backend, isThere, newPlace } from '../../support/backends.ts';
import { expectedOfRace, raceOfBatches } from '../../support/batch-race.ts';

const backends: readonly Backend[] = [
  'PostgreSQL by pg',
  'PostgreSQL by postgres',
  'Redis by ioredis',
  'Redis by redis',
];
const there = new Map(
  await Promise.all(backends.map(async (backend) => [backend, await isThere(backend)] as const)),
);

for (const backend of backends) {
  it.runIf(there.get(backend))(
    `${backend}: batches of four processes count whole or not at all`,
    async () => {
      const place = await newPlace(backend);
      expect(await raceOfBatches(place)).toEqual(expectedOfRace);
      await place.remove();
    },
  );
}
