import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { defineTool } from '../../src/kit/tool.ts';
import { fieldsOf, startService } from '../support/service.ts';

const { call } = await startService();

const COMMON = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

describe('headers', () => {
  it.each(['/v1/cpf', '/v1/cpf?count=0', '/v1/failing?how=bug', '/v1/nao-existe', '/v1/failing?how=meaning'])(
    'of %s say that it is data for the caller alone',
    async (path) => {
      const { headers } = await call(path);
      expect(Object.fromEntries(headers)).toMatchObject(COMMON);
      for (const name of ['strict-transport-security', 'referrer-policy', 'content-security-policy'])
        expect(headers.get(name)).toBeNull();
    },
  );

  it('repeat the request id, or make one', async () => {
    const idOf = async (sent: string) =>
      (await call('/v1/cpf', { headers: { 'x-request-id': sent } })).headers.get('x-request-id');
    for (const id of ['a', 'abc-123_x.Y', 'x'.repeat(64)]) expect(await idOf(id)).toBe(id);
    for (const id of ['', 'a b', 'a"b', 'x'.repeat(65), 'é', 'a/b'])
      expect(await idOf(id)).toMatch(/^req_[0-9a-z]{26}$/);
    const made = await Promise.all(Array.from({ length: 1000 }, async () => idOf('')));
    expect(new Set(made).size).toBe(1000);
  });
});

describe('language of errors', () => {
  it.each([
    [undefined, 'pt-BR'],
    ['*', 'pt-BR'],
    ['pt-BR', 'pt-BR'],
    ['en', 'en'],
    ['EN-us', 'en'],
    ['en-US,en;q=0.9,pt;q=0.8', 'en'],
    ['en;q=0.8, pt-BR', 'pt-BR'],
    ['pt;q=0.5,en;q=0.6', 'en'],
    ['en;q=0', 'pt-BR'],
    ['pt;q=0,en;q=0.1', 'en'],
    ['fr,es', 'pt-BR'],
    ['fr,en;q=0.1', 'en'],
    ['english', 'pt-BR'],
    ['en;q=banana', 'pt-BR'],
    ['en,pt', 'pt-BR'],
  ])('for Accept-Language %s is %s', async (range, language) => {
    const headers: Record<string, string> = range === undefined ? {} : { 'accept-language': range };
    const reply = await call('/v1/cpf?count=0', { headers });
    expect(reply.headers.get('content-language')).toBe(language);
    expect(reply.headers.get('vary')).toBe('Accept-Language');
    expect(reply.body).toEqual(
      language === 'en'
        ? {
            error: 'count must be an integer from 1 to 100, for example 2.',
            code: 400,
            details: [{ field: 'count', message: 'must be an integer from 1 to 100, for example 2' }],
            docs: '/v1/docs#cpf',
          }
        : {
            error: 'count deve ser um número inteiro de 1 a 100, por exemplo 2.',
            code: 400,
            details: [{ field: 'count', message: 'deve ser um número inteiro de 1 a 100, por exemplo 2' }],
            docs: '/v1/docs#cpf',
          },
    );
  });
});

describe('failures', () => {
  it.each(['bug', 'later', 'string'])(
    'of a rule (%s) are 500, say nothing, and are reported',
    async (how) => {
      const reported: unknown[] = [];
      const { call } = await startService({ onError: (error, context) => reported.push(error, context) });
      const reply = await call(`/v1/failing?how=${how}`, { headers: { 'x-request-id': 'r1' } });
      expect(reply.status).toBe(500);
      expect(reply.body).toEqual({ error: 'Erro interno.', code: 500 });
      expect(String(reported[0])).toContain('secret');
      expect(reported[1]).toEqual({ requestId: 'r1', method: 'GET', path: '/v1/failing' });
    },
  );

  it('of the reporter itself change nothing', async () => {
    const { call } = await startService({
      onError: () => {
        throw new Error('worse');
      },
    });
    expect((await call('/v1/failing?how=bug')).status).toBe(500);
  });

  it('of a value are 422 with what the tool adds', async () => {
    const reply = await call('/v1/failing?how=meaning', { headers: { 'accept-language': 'en' } });
    expect(reply.body).toEqual({
      error: 'how cannot be.',
      code: 422,
      reason: 'why',
      details: [{ field: 'how', message: 'cannot be' }],
      docs: '/v1/docs#failing',
    });
  });

  it('name at most 20 fields', async () => {
    const names = Array.from({ length: 25 }, (_, i) => `field${i}`);
    const wide = defineTool({
      method: 'GET',
      path: '/wide',
      category: 'desenvolvedor',
      name: 'Largo',
      summary: 'Tem muitos campos',
      input: v.object(Object.fromEntries(names.map((name) => [name, v.number()]))),
      output: v.object({}),
      examples: [],
      run: () => ({}),
    });
    const { call } = await startService({ tools: [wide] });
    expect(fieldsOf(await call('/v1/wide'))).toEqual(names.slice(0, 20));
  });
});

describe('CORS', () => {
  const origin = 'https://app.example.com';
  const preflight = {
    method: 'OPTIONS',
    key: null,
    headers: { origin, 'access-control-request-method': 'GET' },
  };

  it('is off unless it is asked for', async () => {
    const reply = await call('/v1/cpf', preflight);
    expect(reply.status).toBe(404);
    expect([...reply.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('a preflight of a known path is 204, without a key and without counting', async () => {
    const { call, service } = await startService({ http: { cors: { origins: [origin] } } });
    const reply = await call('/v1/echo', preflight);
    expect(reply.status).toBe(204);
    expect(reply.body).toBeNull();
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET, HEAD, POST',
      'access-control-allow-headers':
        'Authorization, X-API-Key, Content-Type, Accept-Language, X-Request-Id, traceparent',
      'access-control-max-age': '600',
      vary: 'Origin',
    });
    expect(reply.headers.get('content-type')).toBeNull();
    expect((await service.usage('acc_enterprise')).used).toBe(0);
    expect((await call('/v1/nao-existe', preflight)).status).toBe(404);
    expect((await call('/v1/cpf', { method: 'OPTIONS', key: null })).status).toBe(404);
  });

  it('lets listed origins read answers, errors included, never with credentials', async () => {
    const { call } = await startService({ http: { cors: { origins: [origin] } } });
    for (const path of ['/v1/cpf', '/v1/cpf?count=0', '/v1/nao-existe']) {
      const { headers } = await call(path, { headers: { origin } });
      expect(headers.get('access-control-allow-origin')).toBe(origin);
      expect(headers.get('access-control-expose-headers')).toContain('RateLimit-Policy');
      expect(headers.get('access-control-allow-credentials')).toBeNull();
      expect(headers.get('vary')).toMatch(/^Origin/);
    }
    const { headers } = await call('/v1/cpf?count=0', { headers: { origin: 'https://evil.example.com' } });
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('vary')).toBe('Origin, Accept-Language');
  });

  it('for all origins does not vary with them', async () => {
    const { call } = await startService({
      http: { cors: { origins: '*', maxAge: 5, headers: ['baggage', 'X-Loja'] } },
    });
    const reply = await call('/v1/cpf', preflight);
    expect(reply.headers.get('access-control-allow-origin')).toBe('*');
    expect(reply.headers.get('access-control-max-age')).toBe('5');
    expect(reply.headers.get('access-control-allow-headers')).toMatch(/, baggage, X-Loja$/);
    expect(reply.headers.get('vary')).toBeNull();
  });
});

describe('a host', () => {
  it('that fails later at the report of a failure harms nobody', async () => {
    const unhandled: unknown[] = [];
    const note = (error: unknown) => unhandled.push(error);
    process.on('unhandledRejection', note);
    const { call } = await startService({
      onError: (() => Promise.reject(new Error('worse'))) as () => void,
    });
    expect((await call('/v1/failing?how=bug')).status).toBe(500);
    await new Promise((resolve) => setTimeout(resolve, 10));
    process.off('unhandledRejection', note);
    expect(unhandled).toEqual([]);
  });

  it('that starts or stops deliveries by hand is not overruled by a request', async () => {
    const starts: string[] = [];
    const scheduler = {
      start: async () => void starts.push('start'),
      wake: async () => undefined,
      stop: async () => void starts.push('stop'),
    };
    const one = await startService({ scheduler });
    await one.service.start();
    await one.call('/v1/cpf');
    expect(starts).toEqual(['start']);
    const two = await startService({ scheduler });
    await two.service.stop();
    await two.call('/v1/cpf');
    expect(starts).toEqual(['start', 'stop']);
    const three = await startService({ scheduler });
    await three.call('/v1/cpf');
    await three.call('/v1/cpf');
    expect(starts).toEqual(['start', 'stop', 'start']);
  });
});
