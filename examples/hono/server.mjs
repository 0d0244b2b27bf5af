// The service inside a Hono application, here on Node: `npm i canivete hono @hono/node-server`,
// `node examples/hono/server.mjs`. On Bun, Deno and Workers, `export default app` takes the place of `serve`.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { createService } from 'canivete';
import { toHono } from 'canivete/hono';

const service = createService();
const account = await service.accounts.create({ plan: 'pro', name: 'Padaria São João' });
const { key } = await service.keys.create(account.id, { name: 'staging', tools: ['cpf', 'cnpj'] });

const app = new Hono();
app.use(toHono(service));
app.get('/health', (context) => context.text('ok'));

serve({ fetch: app.fetch, port: Number(process.env.PORT ?? 3000), hostname: '127.0.0.1' }, ({ port }) => {
  console.log(`curl -H 'Authorization: Bearer ${key}' 'http://127.0.0.1:${port}/v1/cnpj?alphanumeric=true'`);
});
