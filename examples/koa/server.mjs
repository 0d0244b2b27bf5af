// The service inside a Koa application: `npm i canivete koa`, `node examples/koa/server.mjs`.
import Koa from 'koa';
import { createService } from 'canivete';
import { toKoa } from 'canivete/koa';

const service = createService();
const account = await service.accounts.create({ plan: 'pro', name: 'Padaria São João' });
const { key } = await service.keys.create(account.id, { name: 'staging', tools: ['cpf', 'cnpj'] });

const app = new Koa();
app.use(toKoa(service));
app.use((context) => {
  if (context.path === '/health') context.body = 'ok';
});

const server = app.listen(Number(process.env.PORT ?? 3000), '127.0.0.1', () => {
  const { port } = server.address();
  console.log(`curl -H 'Authorization: Bearer ${key}' 'http://127.0.0.1:${port}/v1/cnpj?alphanumeric=true'`);
});
