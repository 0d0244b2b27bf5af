import Fastify from 'fastify';
import { toFastify } from 'canivete/fastify';
import { fixture } from '../fixture.mjs';

const [variant] = process.argv.slice(2);
const app = Fastify();
const prefix = variant === 'prefix' ? '/api' : '';

if (prefix) await app.register(toFastify(await fixture({ http: { basePath: `${prefix}/v1` } })), { prefix });
else await app.register(toFastify(await fixture()));

app.get('/health', async () => 'ok');
app.get(`${prefix}/v1x`, async () => 'beside');
app.post('/own', async ({ body }) => body);

console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
