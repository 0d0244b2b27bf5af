import { Pool } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { createService } from '../../../src/index.ts';
import { postgresStores } from '../../../src/stores/postgres/index.ts';
import { hasServer, newDatabase } from '../../support/postgres.ts';

// The server refuses a statement that was prepared before: "cached plan must not change result type" (0A000).
it.runIf(hasServer)('a process goes on while a newer one adds columns to the tables', async () => {
  const database = await newDatabase();
  const pool = new Pool({ connectionString: database.address, max: 2 });
  const failures: unknown[] = [];
  const service = createService({
    ...postgresStores(pool),
    onError: (error) => void failures.push(error),
  });
  onTestFinished(async () => {
    await service.stop();
    await pool.end();
    await database.drop();
  });
  const { id } = await service.accounts.create({ plan: 'enterprise' });
  const { key } = await service.keys.create(id);
  const statuses = async () => {
    const headers = { authorization: `Bearer ${key}` };
    const calls = Array.from({ length: 8 }, async () =>
      service(new Request('http://localhost/v1/cpf', { headers })),
    );
    const answers = [...(await Promise.all(calls)).map(({ status }) => status)];
    // Both read whole rows.
    return [...new Set(answers), (await service.accounts.get(id))?.id, (await service.keys.list(id)).length];
  };
  expect(await statuses()).toEqual([200, id, 1]);
  for (const table of ['accounts', 'keys', 'webhooks', 'deliveries', 'usage']) {
    await pool.query(`alter table canivete_${table} add column later text`);
  }
  expect(await statuses()).toEqual([200, id, 1]);
  expect(failures).toEqual([]);
});
