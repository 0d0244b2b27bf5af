// The service inside a program of one's own, beside its other routes: `node examples/node/server.mjs`.
import { createServer } from 'node:http';
import { createService } from 'canivete';
import { toNodeListener } from 'canivete/node';

const service = createService();
const account = await service.accounts.create({ plan: 'pro', name: 'Padaria São João' });
const { key } = await service.keys.create(account.id, { name: 'staging', tools: ['cpf', 'cnpj'] });

const tools = toNodeListener(service);
const server = createServer((request, response) => {
  if (request.url === '/health') response.end('ok');
  else tools(request, response);
});

server.listen(Number(process.env.PORT ?? 3000), () => {
  const { port } = server.address();
  console.log(`curl -H 'Authorization: Bearer ${key}' 'http://127.0.0.1:${port}/v1/cnpj?alphanumeric=true'`);
});
