// The service as a plugin of Fastify: `npm i canivete fastify`, `node examples/fastify/server.mjs`.
import Fastify from 'fastify';
import { createService } from 'canivete';
import { toFastify } from 'canivete/fastify';

const service = createService();
const account = await service.accounts.create({ plan: 'pro', name: 'Padaria São João' });
const { key } = await service.keys.create(account.id, { name: 'staging', tools: ['cpf', 'cnpj'] });

const app = Fastify();
app.register(toFastify(service));
app.get('/health', async () => 'ok');
app.addHook('onClose', () => service.stop());

await app.listen({ port: Number(process.env.PORT ?? 3000), host: '127.0.0.1' });
const { port } = app.server.address();
console.log(`curl -H 'Authorization: Bearer ${key}' 'http://127.0.0.1:${port}/v1/cnpj?alphanumeric=true'`);
