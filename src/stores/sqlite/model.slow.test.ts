import fc from 'fast-check';
import Database from 'libsql';
import { expect, it } from 'vitest';
import { butTurns, FIRST_WAITING, HEADS } from '#test/support/heads.ts';
import { memoryStores } from '../memory/index.ts';
import { sqliteStores } from './index.ts';
import { deliveryModel } from '#test/support/delivery-model.ts';

it('the store in SQLite does what the store in memory does, whatever is done to it and when', async () => {
  await fc.assert(
    fc.asyncProperty(deliveryModel.steps, async (steps) => {
      let now = 1_000_000;
      const clock = () => now;
      const database = new Database(':memory:');
      const stores = [memoryStores({ clock }), sqliteStores(database, { clock })];
      const answers = await deliveryModel.play(
        stores.map(({ webhookStore }) => webhookStore),
        steps,
        (milliseconds) => void (now += milliseconds),
      );
      for (const [reference, ours] of answers) expect(ours).toEqual(reference);
      expect(database.prepare(butTurns(HEADS)).all()).toEqual(
        database.prepare(butTurns(FIRST_WAITING)).all(),
      );
      database.close();
    }),
    { numRuns: 300 },
  );
});
