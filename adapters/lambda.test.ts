import { expect, it } from 'vitest';
import type { Answer, Call } from '../src/contracts/call.ts';
import { type LambdaEvent, type LambdaEventV1, toLambda } from './lambda.ts';

const EVENT: LambdaEvent = {
  rawPath: '/v1/x',
  rawQueryString: 'a=1',
  headers: { 'x-a': 'b' },
  isBase64Encoded: false,
  requestContext: { stage: '$default', http: { method: 'POST' } },
};

/** Calls the handler with an event; gives the call that the service saw, and the result. */
async function handled(
  event: Partial<LambdaEvent>,
  answer: Partial<Answer> = {},
  use: (call: Call) => unknown = () => undefined,
) {
  const calls: Call[] = [];
  const handler = toLambda({
    basePath: '/v1',
    async dispatch(call) {
      calls.push(call);
      await use(call);
      return { status: 200, headers: {}, body: null, ...answer };
    },
  });
  const result = await handler('httpMethod' in event ? (event as never) : { ...EVENT, ...event });
  return { call: calls[0] as Call, result };
}

it('the Lambda adapter reads the target, the method and the headers of an event', async () => {
  const { call } = await handled({});
  expect(call).toMatchObject({ path: '/v1/x', query: 'a=1', method: 'POST' });
  expect(['x-a', 'x-b', 'cookie'].map((name) => call.header(name))).toEqual(['b', null, null]);
  const none = { rawQueryString: undefined as unknown as string };
  expect((await handled(none)).call.query).toBe('');
});

it('the Lambda adapter joins cookies that come apart from the headers', async () => {
  const cookies = ['a=1', 'b=2'];
  expect((await handled({ cookies })).call.header('cookie')).toBe('a=1; b=2');
  expect((await handled({ cookies })).call.header('x-a')).toBe('b');
  expect((await handled({ cookies: [] })).call.header('cookie')).toBeNull();
  expect((await handled({ cookies: ['a=1'] })).call.header('cookie')).toBe('a=1');
});

it.each([
  ['olá', false, 4],
  [Buffer.from('olá').toString('base64'), true, 4],
] as const)('a body of an event %s (base 64: %s) has %i bytes', async (body, isBase64Encoded, size) => {
  const { call } = await handled({ body, isBase64Encoded });
  const never = new AbortController().signal;
  expect(new TextDecoder().decode((await call.body(size, never)) ?? undefined)).toBe('olá');
  expect(await call.body(size - 1, never)).toBeNull();
});

it('an event without a body has an empty one', async () => {
  const { call } = await handled({});
  expect(await call.body(0, new AbortController().signal)).toHaveLength(0);
});

it.each([
  ['$default', '/v1/x', '/v1/x'],
  ['prod', '/prod/v1/x', '/v1/x'],
  ['prod', '/prod/other', '/prod/other'],
  ['prod', '/production/v1/x', '/production/v1/x'],
  ['prod', '/test/v1/x', '/test/v1/x'],
  ['v1', '/v1/x', '/v1/x'],
  ['v1', '/v1/v1/x', '/v1/x'],
])('an event of the stage %s with the path %s asks for %s', async (stage, rawPath, path) => {
  const requestContext = { stage, http: { method: 'GET' } };
  expect((await handled({ rawPath, requestContext })).call.path).toBe(path);
});

it('an event without a host becomes a request to localhost, with its headers and cookies', async () => {
  const { call } = await handled({ cookies: ['a=1'] });
  const { url, method, headers } = call.request();
  expect([url, method]).toEqual(['https://localhost/v1/x?a=1', 'POST']);
  expect([...headers]).toEqual([
    ['cookie', 'a=1'],
    ['x-a', 'b'],
  ]);
});

it('an event with a host becomes a request to it, and an absent cookie stays absent', async () => {
  const { url, headers } = (await handled({ headers: { host: 'api.example.com' } })).call.request();
  expect([url, headers.get('host'), headers.get('cookie')]).toEqual([
    'https://api.example.com/v1/x?a=1',
    'api.example.com',
    null,
  ]);
});

it('the Lambda adapter answers with text, in any form that the service gives it', async () => {
  const headers = { 'content-type': 'text/plain' };
  expect((await handled({}, { status: 201, headers, body: 'olá' })).result).toEqual({
    statusCode: 201,
    headers,
    body: 'olá',
    isBase64Encoded: false,
  });
  expect((await handled({}, { body: new TextEncoder().encode('olá') })).result.body).toBe('olá');
  expect((await handled({}, { body: null })).result.body).toBe('');
});

it('the Lambda adapter ends when the work that goes on after the answer has succeeded or failed', async () => {
  const done: string[] = [];
  const work = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    done.push('work');
  };
  await handled({}, {}, (call) => {
    call.waitUntil?.(Promise.reject(new Error('x')));
    call.waitUntil?.(work());
  });
  expect(done).toEqual(['work']);
});

it.each([
  ['without a path', { ...EVENT, rawPath: undefined }],
  ['without a context', { ...EVENT, requestContext: undefined }],
  ['of format 1.0 without a path', { httpMethod: 'GET', requestContext: { stage: 'prod' } }],
  ['of format 2.0 without a method', { ...EVENT, requestContext: { stage: 'prod' } }],
])('the Lambda adapter refuses an event %s', async (_, event) => {
  const handler = toLambda({
    basePath: '/v1',
    dispatch: async () => ({ status: 200, headers: {}, body: null }),
  });
  await expect(handler(event as unknown as LambdaEvent)).rejects.toThrow(
    new TypeError('toLambda: the event is not of payload format 1.0 or 2.0, or of a load balancer'),
  );
});

/** Events as AWS documents them: a REST API's (Lambda proxy integration, format 1.0) and a load balancer's. */
const REST: LambdaEventV1 = {
  httpMethod: 'POST',
  path: '/v1/x',
  queryStringParameters: { a: 'olá & c' },
  multiValueQueryStringParameters: { a: ['1', 'olá & c'], b: [''] },
  headers: { 'X-A': 'b', Host: 'api.exemplo.com.br' },
  multiValueHeaders: { 'X-A': ['a', 'b'], Host: ['api.exemplo.com.br'] },
  body: 'b2zDoQ==',
  isBase64Encoded: true,
  requestContext: { stage: 'prod' },
};
const BALANCER: LambdaEventV1 = {
  httpMethod: 'POST',
  path: '/v1/x',
  queryStringParameters: { a: 'ol%C3%A1+%26', b: '' },
  headers: { 'x-a': 'b', host: 'api.exemplo.com.br' },
  body: 'olá',
  isBase64Encoded: false,
  requestContext: { elb: { targetGroupArn: 'arn:aws:elasticloadbalancing:…' } },
};

it.each([
  ['a REST API', REST, 'a=1&a=ol%C3%A1%20%26%20c&b=', 'a, b'],
  ['a load balancer', BALANCER, 'a=ol%C3%A1+%26&b=', 'b'],
])('the Lambda adapter reads an event of %s', async (_, event, query, value) => {
  const { call } = await handled(event as never);
  expect([call.method, call.path, call.query]).toEqual(['POST', '/v1/x', query]);
  expect([call.header('x-a'), call.header('host'), call.header('x-b')]).toEqual([
    value,
    'api.exemplo.com.br',
    null,
  ]);
  expect(call.request().url).toBe(`https://api.exemplo.com.br/v1/x?${query}`);
  expect(new TextDecoder().decode((await call.body(9, new AbortController().signal)) ?? undefined)).toBe(
    'olá',
  );
});

it.each([
  ['/prod/v1/x', '/v1/x'],
  ['/v1/x', '/v1/x'],
])('the path %s of an event of format 1.0 is %s, with its stage or without', async (path, read) => {
  expect((await handled({ ...REST, path } as never)).call.path).toBe(read);
});

it('the Lambda adapter answers headers in lists where they came in lists', async () => {
  const answer = { headers: { 'x-b': 'c' }, body: 'é' };
  const { result } = await handled(REST as never, answer);
  expect(result).toEqual({
    ...{ statusCode: 200, headers: { 'x-b': 'c' }, multiValueHeaders: { 'x-b': ['c'] } },
    ...{ body: 'é', isBase64Encoded: false },
  });
  expect((await handled(BALANCER as never, answer)).result).not.toHaveProperty('multiValueHeaders');
});

it('the Lambda adapter answers compressed bytes in Base64', async () => {
  const packed = { headers: { 'content-encoding': 'gzip' }, body: new Uint8Array([31, 139, 8]) };
  expect((await handled({}, packed)).result).toMatchObject({ body: 'H4sI', isBase64Encoded: true });
});
