// A server to be measured, on a free port of this runtime: `server.mjs bare | fastify | hono | canivete`. Prints its address and
// the headers that a request needs, as JSON.
import { createServer } from 'node:http';

const { Bun, Deno } = globalThis;
const hostname = '127.0.0.1';
const constant = { cpfs: ['52998224725'] };

const servers = {
  async bare() {
    if (Bun || Deno) return { origin: await onFetch(() => Response.json(constant)) };
    const server = createServer((_, response) => {
      const body = JSON.stringify(constant);
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      });
      response.end(body);
    });
    await new Promise((resolve) => server.listen(0, hostname, resolve));
    return { origin: `http://${hostname}:${server.address().port}` };
  },
  async fastify() {
    const { default: fastify } = await import('fastify');
    const app = fastify();
    const cpfs = { type: 'array', items: { type: 'string' } };
    const schema = {
      querystring: { type: 'object', properties: { formatted: { type: 'boolean' } } },
      response: { 200: { type: 'object', properties: { cpfs } } },
    };
    app.get('/v1/cpf', { schema }, () => constant);
    return { origin: await app.listen({ port: 0, host: hostname }) };
  },
  async hono() {
    const { headers, honoApp } = await import('./hono-app.mjs');
    const app = honoApp();
    if (Bun || Deno) return { origin: await onFetch((request) => app.fetch(request)), headers };
    const { serve } = await import('@hono/node-server');
    const port = await new Promise((resolve) => {
      serve({ fetch: app.fetch, port: 0, hostname }, (info) => resolve(info.port));
    });
    return { origin: `http://${hostname}:${port}`, headers };
  },
  async canivete() {
    const { serviceOf } = await import('./service.mjs');
    const { service, headers } = await serviceOf({});
    const { serve } = await import(`../../dist/${Bun ? 'bun' : Deno ? 'deno' : 'node'}.js`);
    const { origin } = await serve(service, { port: 0 });
    return { origin, headers };
  },
};

/** Serves a Web handler without an adapter. */
async function onFetch(fetch) {
  if (Bun) return Bun.serve({ port: 0, hostname, fetch }).url.origin;
  const { addr } = Deno.serve({ port: 0, hostname, onListen: () => undefined }, (request) => fetch(request));
  return `http://${hostname}:${addr.port}`;
}

console.log(JSON.stringify(await servers[process.argv[2]]()));
