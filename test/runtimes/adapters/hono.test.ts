import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { toHono } from '../../../adapters/hono.ts';
import { isExpected, runtimes } from '../runtimes.ts';
import { startService } from '../../support/service.ts';
import { startProgram } from './start.ts';
import { adapterSuite, type Gaps } from './suite.ts';

const URL_OF_REQUEST = 'a Request has a URL, which is normalised';
const gaps: Gaps = {
  'does not resolve dot segments': URL_OF_REQUEST,
  'knows no fragment in a target': URL_OF_REQUEST,
};
const gapsOf: Record<string, Gaps> = { Deno: { 'knows no fragment in a target': URL_OF_REQUEST } };

for (const runtime of runtimes) {
  describe.skipIf(!isExpected(runtime))(runtime.name, () => {
    adapterSuite('Hono', () => startProgram('hono', { runtime }), gapsOf[runtime.name] ?? gaps);
  });
}

adapterSuite('Hono, under a prefix', () => startProgram('hono', { args: ['prefix'], base: '/api/v1' }), gaps);

adapterSuite(
  'Hono, behind a middleware that reads bodies',
  () => startProgram('hono', { args: ['parsed'] }),
  {
    ...gaps,
    'answers an upload over the limit while it is still coming': 'the middleware waits for all of it',
    'answers a body that does not arrive in time': 'the middleware waits for as long as the server does',
  },
);

describe('the middleware', () => {
  it('hands on what keeps a worker alive, where there is one', async () => {
    const { service, keys } = await startService();
    const app = new Hono().use(toHono(service));
    const left: Promise<unknown>[] = [];
    const context = {
      waitUntil: (work: Promise<unknown>) => void left.push(work),
      passThroughOnException() {},
    };
    const init = { headers: { authorization: `Bearer ${keys.pro}` } };
    expect((await app.request('/v1/echo', init, {}, { ...context, props: {} })).status).toBe(200);
    // The usage of the day is stored, beside what the call itself leaves.
    expect(left).toHaveLength(2);
    await Promise.all(left);
    expect((await app.request('/v1/echo', init)).status).toBe(200);
  });

  it('keeps what other middleware adds to an answer', async () => {
    const { service } = await startService();
    const app = new Hono();
    app.use(async (context, next) => {
      await next();
      context.header('x-own', '1');
    });
    app.use(toHono(service));
    const { status, headers } = await app.request('/v1/nada');
    expect([status, headers.get('x-own')]).toEqual([404, '1']);
  });
});
