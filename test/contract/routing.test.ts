import { describe, expect, it } from 'vitest';
import { cpf } from '../../src/tools/documentos/cpf.ts';
import { createService } from '../../src/index.ts';
import { echoGet, startService } from '../support/service.ts';

const { call, post, service } = await startService();

describe('path and method', () => {
  const none = 'Endereço ou método inexistente.';
  const meant = `${none} Você quis dizer /v1/cpf?`;

  it.each([
    ['/', none],
    ['/v1/', none],
    ['/v1/nao-existe', none],
    ['/v1/cpf/', meant],
    ['/v1/cpf//', meant],
    ['/v1/CPF', meant],
    ['/V1/cpf', meant],
    ['/v1//cpf', meant],
    ['/v1/c%70f', none],
    ['/cpf', meant],
    ['/v10/cpf', meant],
    ['/v1/__proto__', none],
    ['/v1/constructor', none],
    ['/v1/cpf;x=1', meant],
    [`/v1/${'x'.repeat(95)}/cpf`, none],
  ])('%s is 404 with and without a key, and tells the nearest address at most', async (path, error) => {
    for (const key of ['enterprise', null] as const) {
      const reply = await call(path, { key });
      expect(reply.status).toBe(404);
      expect(reply.body).toEqual({ error, code: 404 });
      expect(reply.headers.get('allow')).toBeNull();
    }
  });

  it('GET of the base path says what answers there, with what is switched on', async () => {
    const index = await call('/v1', { key: null });
    expect([index.status, index.body]).toEqual([
      200,
      {
        name: 'canivete',
        version: expect.any(String),
        docs: '/v1/docs',
        openapi: '/v1/openapi.json',
        tools: '/v1/tools',
        health: '/v1/health',
      },
    ]);
    const bare = await startService({ openapi: false, health: false, http: { basePath: '' } });
    expect((await bare.call('/', { key: null })).body).toEqual({
      name: 'canivete',
      version: expect.any(String),
    });
    expect((await call('/v1', { method: 'POST', key: null })).headers.get('allow')).toBe('GET, HEAD');
  });

  it.each([
    ['POST', '/v1/cpf', 'GET, HEAD'],
    ['DELETE', '/v1/cpf', 'GET, HEAD'],
    ['OPTIONS', '/v1/cpf', 'GET, HEAD'],
    ['PUT', '/v1/echo', 'GET, HEAD, POST'],
  ])('%s on %s is 404 with the methods of the path', async (method, path, allow) => {
    const reply = await call(path, { method, key: null });
    expect(reply.status).toBe(404);
    expect(reply.headers.get('allow')).toBe(allow);
    expect(reply.body.error).toBe(`Este endereço só aceita ${allow.replace(/, /g, ' e ')}.`);
  });

  it('serves two tools at one path by their methods', async () => {
    expect((await call('/v1/echo')).body).toEqual({ count: 1, formatted: true });
    expect((await post('/v1/echo', { text: 'a' })).body).toEqual({ text: 'a' });
  });

  it('HEAD is the GET without its body', async () => {
    const reply = await call('/v1/cpf', { method: 'HEAD' });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(reply.body).toBeNull();
    expect((await call('/v1/cpf?count=0', { method: 'HEAD' })).status).toBe(400);
    expect((await call('/v1/nao-existe', { method: 'HEAD' })).body).toBeNull();
  });

  it('takes another base path, also none', async () => {
    for (const basePath of ['', '/api/v2']) {
      const { call } = await startService({ http: { basePath } });
      expect((await call(`${basePath}/cpf`)).status).toBe(200);
      expect((await call('/v1/cpf')).status).toBe(404);
    }
  });

  it('is the function itself, and has it as fetch', () => {
    expect(service.fetch).toBe(service);
    expect(typeof service).toBe('function');
  });

  it('two tools at one address are refused at once', () => {
    expect(() => createService({ tools: [cpf, cpf] })).toThrow(/two tools at GET \/cpf/);
  });
});

describe('pages of a host', () => {
  const page = (method: 'GET' | 'POST', path: `/${string}`, access: 'key' | 'open') => ({
    method,
    path,
    access,
    handle: ({ params, principal }: { params: object; principal: { account: { id: string } } | null }) => ({
      status: 200,
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ params, account: principal?.account.id ?? null }),
    }),
  });
  const pages = [
    page('GET', '/saude', 'open'),
    page('GET', '/clientes/:id', 'key'),
    page('POST', '/saude', 'key'),
  ];

  it('are found behind the tools, with their parameters, and counted when they need a key', async () => {
    const { call } = await startService({ pages });
    expect((await call('/v1/saude', { key: null })).body).toEqual({ params: {}, account: null });
    const client = await call('/v1/clientes/7', { key: 'free' });
    expect(client.body).toEqual({ params: { id: '7' }, account: 'acc_free' });
    expect(client.headers.get('x-ratelimit-remaining')).toBe('99');
    expect(client.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await call('/v1/clientes/7', { key: null })).status).toBe(401);
    expect((await call('/v1/saude', { method: 'HEAD', key: null })).status).toBe(200);
  });

  it.each(['/v1/saude/', '/v1/a/../saude', '/v1/Saude', '/saude', '/v1/clientes', '/v1/clientes/7/8'])(
    'do not answer %s',
    async (path) => {
      const { service } = await startService({ pages });
      const answer = await service.dispatch({
        method: 'GET',
        path,
        query: '',
        header: () => null,
        body: () => Promise.resolve(null),
        request: () => new Request('http://localhost/'),
      });
      expect(answer.status).toBe(404);
    },
  );

  it('a wrong method names those of the page and of the tool there', async () => {
    const { call } = await startService({
      tools: [echoGet],
      pages: [...pages, page('POST', '/echo', 'open')],
    });
    expect((await call('/v1/saude', { method: 'DELETE' })).headers.get('allow')).toBe('GET, HEAD, POST');
    expect((await call('/v1/echo', { method: 'DELETE' })).headers.get('allow')).toBe('POST, GET, HEAD');
    expect((await call('/v1/echo', { method: 'POST' })).status).toBe(200);
  });
});
