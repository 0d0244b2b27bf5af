// A server to be measured, on a free port of this runtime, by its name in `servers`. Prints its address and the headers that a
// request needs, as JSON.
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { admit, answerTo, headers, routes } from './by-hand.mjs';

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
  async 'Fastify with a key'() {
    const { default: fastify } = await import('fastify');
    const app = fastify();
    app.addHook('onRequest', async (request, reply) => {
      const admitted = admit(request.headers.authorization);
      if (!admitted) return reply.code(401).send({ error: 'unauthorized' });
      reply.headers(admitted);
    });
    for (const route of routes) {
      app.get(route, async ({ query }, reply) => {
        const [status, body] = answerTo(query);
        return reply.code(status).send(body);
      });
    }
    return { origin: await app.listen({ port: 0, host: hostname }), headers };
  },
  async Express() {
    const { default: express } = await import('express');
    const app = express();
    app.use((request, response, next) => {
      const admitted = admit(request.headers.authorization);
      if (!admitted) return response.status(401).json({ error: 'unauthorized' });
      response.set(admitted);
      next();
    });
    for (const route of routes) {
      app.get(route, ({ query }, response) => {
        const [status, body] = answerTo(query);
        response.status(status).json(body);
      });
    }
    const server = await new Promise((resolve) => {
      const started = app.listen(0, hostname, () => resolve(started));
    });
    return { origin: `http://${hostname}:${server.address().port}`, headers };
  },
  async Elysia() {
    const { Elysia } = await import('elysia');
    const app = new Elysia().onBeforeHandle(({ headers: { authorization }, set, status }) => {
      const admitted = admit(authorization);
      if (!admitted) return status(401, { error: 'unauthorized' });
      Object.assign(set.headers, admitted);
    });
    for (const route of routes) {
      app.get(route, ({ query, status }) => status(...answerTo(query)));
    }
    return { origin: app.listen({ port: 0, hostname }).server.url.origin, headers };
  },
  async hono() {
    const { honoApp } = await import('./hono-app.mjs');
    const app = honoApp();
    if (Bun || Deno) return { origin: await onFetch((request) => app.fetch(request)), headers };
    const { serve } = await import('@hono/node-server');
    const port = await new Promise((resolve) => {
      serve({ fetch: app.fetch, port: 0, hostname }, (info) => resolve(info.port));
    });
    return { origin: `http://${hostname}:${port}`, headers };
  },
  canivete: async () => serveCanivete({}),
  async 'canivete with SQLite'() {
    const { sqliteStores } = await import('../../dist/stores/sqlite.js');
    return serveCanivete(sqliteStores(await openDatabase(join(tmpdir(), `canivete-${process.pid}.db`))));
  },
};

async function serveCanivete(options) {
  const { serviceOf } = await import('./service.mjs');
  const { service, headers } = await serviceOf(options);
  const { serve } = await import(`../../dist/${Bun ? 'bun' : Deno ? 'deno' : 'node'}.js`);
  const { origin } = await serve(service, { port: 0 });
  return { origin, headers };
}

/** Opens a database by the SQLite of the runtime. Node 20 has none. */
async function openDatabase(path) {
  if (Bun) return new (await import('bun:sqlite')).Database(path);
  return new (await import('node:sqlite')).DatabaseSync(path);
}

/** Serves a Web handler without an adapter. */
async function onFetch(fetch) {
  if (Bun) return Bun.serve({ port: 0, hostname, fetch }).url.origin;
  const { addr } = Deno.serve({ port: 0, hostname, onListen: () => undefined }, (request) => fetch(request));
  return `http://${hostname}:${addr.port}`;
}

console.log(JSON.stringify(await servers[process.argv[2]]()));
