import { describe, expect, it } from 'vitest';
import { type LambdaEvent, toLambda } from '../../../adapters/lambda.ts';
import { memoryStore } from '../../../src/stores/memory/index.ts';
import { startService } from '../../support/service.ts';
import { startProgram } from './start.ts';
import { adapterSuite, type Gaps } from './suite.ts';

const WHOLE_EVENT = 'a function gets the request when all of it has arrived';
const LENGTH_OF_FRONT = 'what stands in front of a function writes the length of its body';
const URL_OF_EVENT = 'what stands in front of a function normalises the path';
const gaps: Gaps = {
  'answers an upload over the limit while it is still coming': WHOLE_EVENT,
  'tells a HEAD the length of its GET, and a 304 none': LENGTH_OF_FRONT,
  'answers a body that does not arrive in time': WHOLE_EVENT,
  'does not resolve dot segments': URL_OF_EVENT,
  'knows no fragment in a target': URL_OF_EVENT,
};

adapterSuite('Lambda', () => startProgram('lambda'), gaps);
adapterSuite(
  'Lambda, with a stage',
  () => startProgram('lambda', { args: ['prod'], base: '/prod/v1' }),
  gaps,
);

/** The event that AWS documents for a function URL, shortened. */
const EVENT: LambdaEvent & { readonly version: string; readonly routeKey: string } = {
  version: '2.0',
  routeKey: '$default',
  rawPath: '/v1/echo',
  rawQueryString: 'count=2&name=a%2Bb',
  cookies: ['cookie1', 'cookie2'],
  headers: { header1: 'value1', header2: 'value1,value2' },
  requestContext: { stage: '$default', http: { method: 'GET' } },
  isBase64Encoded: false,
};

describe('a function', () => {
  const start = async (options: Parameters<typeof startService>[0] = {}) => {
    const { service, keys } = await startService(options);
    const handler = toLambda(service);
    const call = (event: Partial<LambdaEvent>) =>
      handler({
        ...EVENT,
        ...event,
        headers: { ...EVENT.headers, ...event.headers, authorization: `Bearer ${keys.pro}` },
      });
    return { call };
  };
  const at = (stage: string, rawPath: string) => ({
    rawPath,
    requestContext: { stage, http: { method: 'GET' } },
  });

  it('answers an event with text that needs no decoding', async () => {
    const { call } = await start();
    const result = await call({});
    expect(result).toMatchObject({ statusCode: 200, isBase64Encoded: false });
    expect(JSON.parse(result.body)).toEqual({ count: 2, formatted: true, name: 'a+b' });
    expect(result.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('takes a body as text or in base 64, within the limit of its bytes', async () => {
    const { call } = await start({ http: { maxBodyBytes: 20 } });
    const requestContext = { stage: '$default', http: { method: 'POST' } };
    const headers = { 'content-type': 'application/json' };
    const post = async (body: string, isBase64Encoded: boolean) =>
      (await call({ requestContext, headers, rawQueryString: '', body, isBase64Encoded })).body;
    expect(await post('{"text":"olá"}', false)).toBe('{"text":"olá"}');
    expect(await post('eyJ0ZXh0Ijoib2zDoSJ9', true)).toBe('{"text":"olá"}');
    expect(await post('{"text":"áááááááá"}', false)).toContain('20 bytes');
  });

  it.each([
    ['$default', '/v1/echo', 200],
    ['prod', '/prod/v1/echo', 200],
    // A domain of one's own leaves the stage out of the path.
    ['prod', '/v1/echo', 200],
    ['v1', '/v1/v1/echo', 200],
    ['v1', '/v1/echo', 200],
    ['prod', '/production/v1/echo', 404],
    ['prod', '/test/v1/echo', 404],
  ])('at the stage %s the path %s answers %i', async (stage, path, status) => {
    const { call } = await start();
    expect((await call(at(stage, path))).statusCode).toBe(status);
  });

  it('waits for the work that is left for after the answer', async () => {
    const store = memoryStore();
    let noted = false;
    const keyStore = {
      ...store,
      async touchKey() {
        await new Promise((resolve) => setTimeout(resolve, 20));
        noted = true;
      },
    };
    const { call } = await start({ keyStore });
    await call({});
    expect(noted).toBe(true);
  });

  it('refuses an event of another format', async () => {
    const { service } = await startService();
    const event = { Records: [] } as unknown as LambdaEvent;
    await expect(toLambda(service)(event)).rejects.toThrow('payload format 1.0 or 2.0');
  });
});
