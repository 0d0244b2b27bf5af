// The service inside an Express application: `npm i canivete express`, `node examples/express/server.mjs`.
import express from 'express';
import { createService } from 'canivete';
import { toExpress } from 'canivete/express';

const service = createService();
const account = await service.accounts.create({ plan: 'pro', name: 'Padaria São João' });
const { key } = await service.keys.create(account.id, { name: 'staging', tools: ['cpf', 'cnpj'] });

const app = express();
app.use(toExpress(service));
app.get('/health', (_request, response) => response.send('ok'));

const server = app.listen(Number(process.env.PORT ?? 3000), '127.0.0.1', () => {
  const { port } = server.address();
  console.log(`curl -H 'Authorization: Bearer ${key}' 'http://127.0.0.1:${port}/v1/cnpj?alphanumeric=true'`);
});
