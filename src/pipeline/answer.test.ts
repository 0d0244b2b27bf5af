import { expect, it } from 'vitest';
import { commonHeaders, jsonAnswer, withCommonHeaders } from './answer.ts';

// RFC 9111 defines no-store, the Fetch standard nosniff; the other two are in Referrer Policy and CSP 3.
const common = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};
const rendered = {
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};
const json = { 'content-type': 'application/json; charset=utf-8' };

it('an answer of JSON has its type, and the headers that it is given', () => {
  expect(jsonAnswer(200, { a: 1 })).toEqual({ status: 200, headers: json, body: '{"a":1}' });
  expect(jsonAnswer(201, null, { allow: 'GET' })).toEqual({
    status: 201,
    headers: { ...json, allow: 'GET' },
    body: 'null',
  });
  expect(jsonAnswer(200, {}, { 'content-type': 'text/plain' }).headers).toEqual({
    'content-type': 'text/plain',
  });
});

it('every answer says that it is for the caller alone; its own headers win', () => {
  expect(commonHeaders).toEqual(common);
  const plain = withCommonHeaders(jsonAnswer(200, {}).headers, 'req_1', undefined);
  expect(plain).toStrictEqual({ ...json, ...common, 'x-request-id': 'req_1' });
  expect(withCommonHeaders({ allow: 'GET' }, 'req_1', { ratelimit: 'r' })).toEqual({
    ...common,
    'x-request-id': 'req_1',
    ratelimit: 'r',
    allow: 'GET',
  });
  const own = { 'content-type': 'text/html', 'cache-control': 'public', ratelimit: 'own' };
  expect(withCommonHeaders(own, 'req_1', { ratelimit: 'r' })).toEqual({
    ...common,
    ...rendered,
    'x-request-id': 'req_1',
    ...own,
  });
  const policed = { 'content-type': 'image/svg+xml', 'content-security-policy': "default-src 'self'" };
  expect(withCommonHeaders(policed, 'req_1', undefined)).toMatchObject({
    'referrer-policy': 'no-referrer',
    'content-security-policy': "default-src 'self'",
  });
  const stream = withCommonHeaders({ 'content-type': 'text/event-stream' }, 'req_1', undefined);
  expect(stream).not.toHaveProperty('referrer-policy');
});
