import { expect, it } from 'vitest';
import { newPlace } from '../support/backends.ts';
import { expectedOfRace, raceOfBatches } from '../support/batch-race.ts';

it('batches of four processes on a file of SQLite count whole or not at all', async () => {
  const place = await newPlace('SQLite by libsql');
  expect(await raceOfBatches(place)).toEqual(expectedOfRace);
  await place.remove();
});
