import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { toHono } from 'canivete/hono';
import { fixture } from '../fixture.mjs';

const [variant] = process.argv.slice(2);
const app = new Hono();
const prefix = variant === 'prefix' ? '/api' : '';

if (variant === 'parsed') {
  app.use(async (context, next) => {
    if (context.req.method === 'POST') await context.req.text();
    await next();
  });
}
if (prefix) app.basePath(prefix).use(toHono(await fixture({ http: { basePath: `${prefix}/v1` } })));
else app.use(toHono(await fixture()));

app.get('/health', (context) => context.text('ok'));
app.get(`${prefix}/v1x`, (context) => context.text('beside'));
app.post('/own', async (context) => context.json(await context.req.json()));

const print = (port) => console.log(`http://127.0.0.1:${port}`);

if (globalThis.Bun) print(Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: app.fetch }).port);
else if (globalThis.Deno) {
  Deno.serve({ port: 0, hostname: '127.0.0.1', onListen: ({ port }) => print(port) }, app.fetch);
} else serve({ port: 0, hostname: '127.0.0.1', fetch: app.fetch }, ({ port }) => print(port));
