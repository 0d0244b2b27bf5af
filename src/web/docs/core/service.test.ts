import { afterEach, describe, expect, it, vi } from 'vitest';
import { createService } from './service.ts';
import type { Tool } from './types.ts';

/** Stubs a service that gives these answers in turn (`null` fails), and notes the requests of the page. */
function answering(...answers: readonly (Response | null)[]) {
  const asked: unknown[] = [];
  const left = [...answers];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push([url, init]);
    const answer = left.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer;
  });
  return { service: createService('/v1'), asked };
}
afterEach(() => void vi.unstubAllGlobals());

const KEPT = { cache: 'no-cache' };
const cpf = { id: 'cpf', method: 'GET', path: '/cpf' } as Tool;
const inss = { id: 'inss', method: 'POST', path: '/inss' } as Tool;

describe('a document that the docs page reads', () => {
  it('is asked for once, by its address', async () => {
    const tools = [cpf];
    const { service, asked } = answering(
      Response.json({ tools }),
      Response.json(cpf),
      Response.json({ tables: [{ id: 'inss' }] }),
      Response.json({ id: 'inss' }),
    );
    expect([await service.tools('en'), await service.tools('en')]).toEqual([tools, tools]);
    expect(await service.tool('a b', 'pt')).toEqual(cpf);
    expect(await service.tables()).toEqual([{ id: 'inss' }]);
    expect([await service.table('/tabelas/inss'), await service.table('/tabelas/inss')]).toEqual([
      { id: 'inss' },
      { id: 'inss' },
    ]);
    expect(asked).toEqual([
      ['/v1/tools?lang=en', KEPT],
      ['/v1/tools/a%20b?lang=pt', KEPT],
      ['/v1/tabelas', KEPT],
      ['/v1/tabelas/inss', KEPT],
    ]);
  });

  it('is asked for again where there was no answer', async () => {
    const { service, asked } = answering(null, new Response(null, { status: 503 }), Response.json(cpf));
    const failure = (status: number) =>
      expect.objectContaining({ name: 'Unanswered', status, message: `unanswered: ${status}` });
    await expect(service.tool('cpf', 'pt')).rejects.toEqual(failure(0));
    await expect(service.tool('cpf', 'pt')).rejects.toEqual(failure(503));
    expect(await service.tool('cpf', 'pt')).toEqual(cpf);
    expect(asked).toHaveLength(3);
  });

  it('of tables is empty where the service has none', async () => {
    expect(await answering(new Response(null, { status: 404 })).service.tables()).toEqual([]);
  });
});

describe('a call of the docs page', () => {
  const answer = (status: number, body: unknown) =>
    Response.json(body, { status, headers: { 'x-request-id': 'req_1' } });

  it('of an address that is read has its values in the address', async () => {
    const { service, asked } = answering(answer(200, { a: 1 }), answer(400, { error: 'x' }));
    expect(await service.call(cpf, { count: 2, name: 'a b' }, 'cnv_1', 'pt')).toEqual({
      ...{ status: 200, body: { a: 1 }, requestId: 'req_1' },
    });
    expect(await service.call(cpf, {}, 'cnv_1', 'en')).toMatchObject({ status: 400, body: { error: 'x' } });
    const sent = (language: string) => ({
      method: 'GET',
      cache: 'no-store',
      headers: { authorization: 'Bearer cnv_1', 'accept-language': language },
    });
    expect(asked).toEqual([
      ['/v1/cpf?count=2&name=a%20b', sent('pt-BR')],
      ['/v1/cpf', sent('en')],
    ]);
  });

  it('of an address that is sent to has its values in the body', async () => {
    const { service, asked } = answering(answer(200, {}));
    await service.call(inss, { salario: 1 }, 'cnv_1', 'pt');
    expect(asked).toEqual([
      [
        '/v1/inss',
        {
          method: 'POST',
          cache: 'no-store',
          headers: {
            authorization: 'Bearer cnv_1',
            'accept-language': 'pt-BR',
            'content-type': 'application/json',
          },
          body: '{"salario":1}',
        },
      ],
    ]);
  });

  it.each([
    ['no answer', null, 0],
    ['an answer of 200 that is no JSON', new Response('<html>'), 502],
  ])('that gets %s has a status of its own', async (_, response, status) => {
    const { service } = answering(response);
    expect(await service.call(cpf, {}, 'cnv_1', 'pt')).toEqual({ status, body: null, requestId: '' });
  });

  it('says how long to wait, and which limit was reached', async () => {
    const headers = { 'retry-after': '12', 'x-ratelimit-limit': '100' };
    const { service } = answering(Response.json({ error: 'x' }, { status: 429, headers }));
    expect(await service.call(cpf, {}, 'cnv_1', 'pt')).toMatchObject({ retryAfter: 12, limit: 100 });
  });

  it('a call keeps the status of a failure that is no JSON', async () => {
    const { service } = answering(new Response('<html>', { status: 502 }));
    expect(await service.call(cpf, {}, 'cnv_1', 'pt')).toMatchObject({ status: 502, body: null });
  });
});
