import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { toFastify } from '../../../adapters/fastify.ts';
import type { ServiceOptions } from '../../../src/index.ts';
import { isExpected, runtimes } from '../runtimes.ts';
import { startService } from '../../support/service.ts';
import { startProgram } from './start.ts';
import { adapterSuite, type Gaps } from './suite.ts';

const gaps: Gaps = {
  'answers a malformed encoding of a path with 404': 'Fastify refuses it before any route, with its own 400',
};
const gapsOf: Record<string, Gaps> = {
  Deno: {
    'takes a target with scheme and host': 'on Deno 2.9.5 Fastify 5.12.8 takes it for a broken request',
  },
};

for (const runtime of runtimes) {
  describe.skipIf(!isExpected(runtime))(runtime.name, () => {
    adapterSuite('Fastify', () => startProgram('fastify', { runtime }), { ...gaps, ...gapsOf[runtime.name] });
  });
}

adapterSuite(
  'Fastify, under a prefix',
  () => startProgram('fastify', { args: ['prefix'], base: '/api/v1' }),
  gaps,
);

describe('the plugin', () => {
  const start = async (options: ServiceOptions = {}) => {
    const { service, keys } = await startService(options);
    return { service, init: { headers: { authorization: `Bearer ${keys.pro}` } } };
  };

  it('leaves the hooks of the application and its log as they are', async () => {
    const lines: string[] = [];
    const seen: string[] = [];
    const app = Fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
    app.addHook('preHandler', async () => void seen.push('preHandler'));
    app.addHook('onSend', async (_request, reply) => void reply.header('x-own', '1'));
    app.addHook('onResponse', async (_request, reply) => void seen.push(`onResponse ${reply.statusCode}`));
    const { service, init } = await start();
    app.register(toFastify(service));
    const reply = await app.inject({ url: '/v1/echo?count=2', ...init });
    expect(reply.json()).toMatchObject({ count: 2 });
    expect(reply.headers['x-own']).toBe('1');
    expect(seen).toEqual(['preHandler', 'onResponse 200']);
    expect(lines.join('')).toContain('"url":"/v1/echo?count=2"');
    await app.close();
  });

  it('answers an injected HEAD with the length of its GET, and a 304 with none', async () => {
    const app = Fastify();
    const { service, init } = await start();
    app.register(toFastify(service));
    const got = await app.inject({ url: '/v1/echo?count=2', ...init });
    const head = await app.inject({ method: 'HEAD', url: '/v1/echo?count=2', ...init });
    expect([head.headers['content-length'], head.body]).toEqual([String(got.rawPayload.byteLength), '']);
    const known = await app.inject({ url: '/v1/tools', headers: { 'if-none-match': '*' } });
    expect([known.statusCode, known.headers['content-length'], known.body]).toEqual([304, undefined, '']);
    await app.close();
  });

  it('answers its base path by a route, as everything under it', async () => {
    const app = Fastify();
    const missed: [string, boolean][] = [];
    app.addHook('onRequest', async ({ url, is404 }) => void missed.push([url, is404]));
    const { service } = await start();
    app.register(toFastify(service));
    for (const url of ['/v1', '/v1/', '/v1/none', '/none']) await app.inject({ url });
    expect(missed).toEqual([
      ['/v1', false],
      ['/v1/', false],
      ['/v1/none', false],
      ['/none', true],
    ]);
    await app.close();
  });

  it('leaves the parsers and the 404 of the application as they are', async () => {
    const app = Fastify();
    app.addContentTypeParser('text/csv', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    app.setNotFoundHandler((_request, reply) => void reply.code(404).send('own'));
    app.post('/own', async ({ body }) => body);
    const { service } = await start();
    app.register(toFastify(service));
    const headers = { 'content-type': 'text/csv' };
    expect((await app.inject({ method: 'POST', url: '/own', headers, body: 'a;b' })).body).toBe('a;b');
    expect((await app.inject('/nada')).body).toBe('own');
    await app.close();
  });

  it('says so when a prefix is not in the base path', async () => {
    const { service } = await start();
    await expect(Fastify().register(toFastify(service), { prefix: '/api' })).rejects.toThrow(
      'with the prefix /api the basePath must begin with it, and is /v1',
    );
  });

  it('answers every path for a service without a base path', async () => {
    const app = Fastify();
    const { service, init } = await start({ http: { basePath: '' } });
    app.register(toFastify(service));
    expect((await app.inject({ url: '/echo', ...init })).statusCode).toBe(200);
    expect((await app.inject('/')).json()).toMatchObject({ name: 'canivete' });
    await app.close();
  });
});
