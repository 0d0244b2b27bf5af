import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import type { Call } from '../src/contracts/call.ts';
import { callOf } from './_incoming.ts';
import { listenOn } from './_listen.ts';
import { toLambda } from './lambda.ts';

/** Reads a call the way code written for Web requests does. */
const seen = (call: Call) => {
  const { url, method, headers, body } = call.request();
  return { url, method, cookie: headers.get('cookie'), body };
};

it('a call of Node can be made a Web request, without its body', async () => {
  let result: unknown;
  const server = createServer((request, response) => {
    result = seen(callOf(request));
    response.end();
  });
  const origin = await listenOn(server, 0, '127.0.0.1');
  try {
    await fetch(`${origin}/v1/page?a=1&a=2`, { method: 'POST', body: 'x', headers: { cookie: 'a=1; b=2' } });
    expect(result).toEqual({
      url: `${origin}/v1/page?a=1&a=2`,
      method: 'POST',
      cookie: 'a=1; b=2',
      body: null,
    });
    await fetch(`${origin}//other.example/x`);
    expect(result).toMatchObject({ url: `${origin}//other.example/x`, method: 'GET', cookie: null });
  } finally {
    server.close();
  }
});

it('a call of Lambda can be made a Web request', async () => {
  let result: unknown;
  const handler = toLambda({
    basePath: '/v1',
    async dispatch(call) {
      result = seen(call);
      return { status: 204, headers: {}, body: null };
    },
  });
  await handler({
    rawPath: '/v1/page',
    rawQueryString: 'a=1',
    headers: { host: 'api.example.com' },
    cookies: ['a=1', 'b=2'],
    isBase64Encoded: false,
    requestContext: { stage: '$default', http: { method: 'PUT' } },
  });
  expect(result).toEqual({
    url: 'https://api.example.com/v1/page?a=1',
    method: 'PUT',
    cookie: 'a=1; b=2',
    body: null,
  });
});
