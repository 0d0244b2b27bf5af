// Any number of processes on one PostgreSQL, which has the keys, the counts and the deliveries: `npm install pg`, then
//   DATABASE_URL=postgres://localhost/canivete node examples/postgres/server.mjs
// in as many terminals as you like, each with a PORT of its own. The first makes an account; each prints a key of it.
import { createService, ServiceError } from 'canivete';
import { serve } from 'canivete/node';
import { notifyScheduler } from 'canivete/schedulers/postgres';
import { postgresStores } from 'canivete/stores/postgres';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, connectionTimeoutMillis: 5_000 });
const service = createService({
  ...postgresStores(pool),
  // Others hear at once of a delivery that one has stored, and find by themselves what one leaves behind.
  scheduler: notifyScheduler(pool),
  onError: (error) => console.error(error),
});

const account = 'padaria-sao-joao';
await service.accounts.create({ id: account, plan: 'pro' }).catch((error) => {
  // Another process was first.
  if (!(error instanceof ServiceError && error.code === 'exists')) throw error;
});
const { key } = await service.keys.create(account, { name: `process ${process.pid}` });

const { origin, close } = await serve(service, { port: Number(process.env.PORT ?? 3000) });
await service.start();
console.log(`curl -H 'Authorization: Bearer ${key}' '${origin}/v1/cnpj?alphanumeric=true'`);

process.once('SIGTERM', async () => {
  await close();
  await pool.end();
});
