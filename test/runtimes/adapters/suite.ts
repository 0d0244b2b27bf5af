import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exchange, sendAndLeave } from './sockets.ts';

/** Key of the account that `fixture.mjs` makes. */
export const KEY = 'cnv_0123456789ABCDEFGHIJKLMNOPQRSTUV41TAda';

/**
 * A server with the service of `fixture.mjs` in it. Beside the service it answers, by its framework's own means,
 * `GET /health` with `ok`, `GET <base>x` with `beside` and `POST /own` with the JSON that it was sent.
 */
export interface Started {
  /** Scheme, host and port. */
  readonly origin: string;
  /** Where the service is. Default `/v1`. */
  readonly base?: string;
  stop(): Promise<void>;
}

interface Server {
  readonly origin: string;
  readonly base: string;
  ask(path: string, init?: RequestInit): Promise<Response>;
  post(body: BodyInit, init?: RequestInit): Promise<Response>;
  /** Sends a request as these lines, without `Host` and the key, which it adds. */
  send(line: string, options?: SendOptions): Promise<string>;
}

interface SendOptions {
  readonly headers?: readonly string[];
  readonly body?: string;
  /** Sent after it on the same connection, which stays open; else the server is asked to close it. */
  readonly next?: string;
  readonly until?: RegExp;
}

const JSON_TYPE = { 'content-type': 'application/json' };
const TYPE_LINE = 'Content-Type: application/json';
const PREFLIGHT = ['Origin: https://app.example', 'Access-Control-Request-Method: POST'];
/** An answer of known length or in chunks, to its end. */
const WHOLE_ANSWER = /\r\n\r\n[\s\S]*\}/;

/** Reads the fault of the only faulty field. */
async function faultOf(reply: Response): Promise<{ status: number; field: string; message: string }> {
  const { details } = (await reply.json()) as { details: [{ field: string; message: string }] };
  return { status: reply.status, ...details[0] };
}

/** The ends of request lines: no host, and hosts that make no URL or that nobody has. */
const HEADS = [
  'HTTP/1.0',
  ...['', 'a b', 'a^b', 'a%b', 'x:99999', '[::1'].map((host) => `HTTP/1.1\r\nHost: ${host}`),
];

/** The status of the answer to bytes as they are. */
async function statusTo(origin: string, bytes: string): Promise<readonly string[]> {
  return /^HTTP\/1\.[01] (\d{3})/.exec(await exchange(origin, bytes, /\r\n\r\n/))?.slice(1) ?? [];
}

/** The rules, each with a name by which an adapter can tell that it differs. */
const cases = {
  async 'answers a GET'({ ask }) {
    const reply = await ask('/echo?count=2&name=%C3%A3');
    expect(reply.status).toBe(200);
    expect(await reply.json()).toEqual({ count: 2, name: 'ã' });
  },

  async 'keeps the headers of the answer'({ ask }) {
    const { headers } = await ask('/echo');
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^req_/),
    });
  },

  async 'tells the length of the body in bytes'({ send, base }) {
    const reply = await send(`GET ${base}/echo?name=%C3%A3%F0%9F%98%80`);
    const [, body = ''] = reply.split('\r\n\r\n');
    expect(JSON.parse(body)).toEqual({ count: 1, name: 'ã😀' });
    expect(reply).toMatch(new RegExp(`^content-length: ${Buffer.byteLength(body)}\r$`, 'im'));
  },

  async 'reads a body'({ post }) {
    const reply = await post('{"text":"olá 😀"}');
    expect(reply.status).toBe(200);
    expect(await reply.json()).toEqual({ text: 'olá 😀' });
  },

  async 'reads a body that comes in chunks'({ send, base }) {
    const reply = await send(`POST ${base}/echo`, {
      headers: [TYPE_LINE, 'Transfer-Encoding: chunked'],
      body: '7\r\n{"text"\r\n6\r\n:"um"}\r\n0\r\n\r\n',
    });
    expect(reply).toMatch(/^HTTP\/1\.1 200 [\s\S]*\{"text":"um"\}/);
  },

  async 'reads a body without a type'({ send, base }) {
    const reply = await send(`POST ${base}/echo`, { headers: ['Content-Length: 13'], body: '{"text":"um"}' });
    expect(reply).toMatch(/^HTTP\/1\.1 200 [\s\S]*\{"text":"um"\}/);
  },

  async 'lets a sender ask before it sends its body'({ send, base }) {
    const reply = await send(`POST ${base}/echo`, {
      headers: [TYPE_LINE, 'Content-Length: 13', 'Expect: 100-continue'],
      body: '{"text":"um"}',
    });
    expect(reply).toMatch(/^HTTP\/1\.1 100 [\s\S]*HTTP\/1\.1 200 [\s\S]*\{"text":"um"\}/);
  },

  async 'refuses an empty body'({ post }) {
    const { status, field } = await faultOf(await post(''));
    expect(status).toBe(400);
    // A parser that leaves an empty object makes the field `text` the missing one.
    expect(['body', 'text']).toContain(field);
  },

  async 'refuses a body that is not JSON'({ post }) {
    expect(await faultOf(await post('{"text":'))).toMatchObject({ status: 400, field: 'body' });
  },

  async 'refuses a body that is not an object'({ post }) {
    expect(await faultOf(await post('["um"]'))).toMatchObject({ status: 400, field: 'body' });
  },

  async 'refuses a body of another type'({ post }) {
    const reply = await post('text=um', { headers: { 'content-type': 'application/x-www-form-urlencoded' } });
    expect(await faultOf(reply)).toMatchObject({ status: 400, field: 'content-type' });
  },

  async 'refuses a compressed body'({ post }) {
    const reply = await post('{"text":"um"}', { headers: { ...JSON_TYPE, 'content-encoding': 'gzip' } });
    expect(await faultOf(reply)).toMatchObject({ status: 400, field: 'content-type' });
  },

  async 'refuses a body over the limit'({ post }) {
    const fault = await faultOf(await post(JSON.stringify({ text: 'x'.repeat(2_000) })));
    expect(fault).toMatchObject({ status: 400, field: 'body', message: expect.stringContaining('1000') });
  },

  async 'answers an upload over the limit while it is still coming'({ send, base }) {
    const chunk = `3e8\r\n${' '.repeat(1_000)}\r\n`;
    const reply = await send(`POST ${base}/echo`, {
      headers: [TYPE_LINE, 'Transfer-Encoding: chunked'],
      body: chunk.repeat(3),
      until: WHOLE_ANSWER,
    });
    expect(reply).toMatch(/^HTTP\/1\.1 400 /);
    // Not that it did not arrive in time.
    expect(reply).toContain('1000 bytes');
  },

  async 'answers whoever sends a long upload to its end'({ origin, base }) {
    const status = await new Promise((resolve, reject) => {
      const headers = { authorization: `Bearer ${KEY}`, ...JSON_TYPE };
      const request = httpRequest(`${origin}${base}/echo`, { method: 'POST', headers }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode));
      });
      request.on('error', reject);
      for (let i = 0; i < 200; i++) request.write(Buffer.alloc(10_000, 0x20));
      request.end();
    });
    expect(status).toBe(400);
  },

  async 'answers a body that does not arrive in time'({ send, base }) {
    const reply = await send(`POST ${base}/echo`, {
      headers: [TYPE_LINE, 'Content-Length: 50'],
      body: '{',
      until: WHOLE_ANSWER,
    });
    expect(reply).toMatch(/^HTTP\/1\.1 400 /);
    expect(reply).toContain('"field":"body"');
  },

  async 'goes on when a sender leaves in the middle of its body'({ origin, base, ask }) {
    const head = `POST ${base}/echo HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${KEY}\r\n${TYPE_LINE}\r\n`;
    for (let i = 0; i < 5; i++) {
      await sendAndLeave(origin, `${head}Content-Length: 50\r\n\r\n{`);
      await sendAndLeave(origin, `${head}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`);
    }
    expect((await ask('/echo')).status).toBe(200);
  },

  async 'goes on when a caller leaves before its answer'({ origin, base, ask }) {
    const head = `GET ${base}/echo HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${KEY}\r\n\r\n`;
    for (let i = 0; i < 5; i++) await sendAndLeave(origin, head.repeat(20));
    expect((await ask('/echo')).status).toBe(200);
  },

  async 'refuses without reading the body, and the connection stays good'({ send, base, ask }) {
    // The first refusal loads its words, and Bun closes a connection whose next request comes while an answer waits.
    expect((await ask('/nada')).status).toBe(404);
    const reply = await send(`POST ${base}/nada`, {
      headers: [TYPE_LINE, 'Content-Length: 13'],
      body: '{"text":"um"}',
      next: `GET ${base}/echo?count=7`,
      until: /"count":7\}/,
    });
    expect(reply).toMatch(/^HTTP\/1\.1 404 [\s\S]*HTTP\/1\.1 200 [\s\S]*\{"count":7\}/);
  },

  async 'reads no body of a GET'({ send, base }) {
    const reply = await send(`GET ${base}/echo?count=3`, { headers: ['Content-Length: 5'], body: 'hello' });
    expect(reply).toMatch(/^HTTP\/1\.1 200 [\s\S]*\{"count":3\}/);
  },

  async 'answers HEAD with the headers of GET and no body'({ send, base }) {
    const reply = await send(`HEAD ${base}/echo`, {
      next: `GET ${base}/echo?count=7`,
      until: /"count":7\}/,
    });
    const [head = '', second = ''] = reply.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 200 [\s\S]*^content-type: application\/json; charset=utf-8\r?$/im);
    expect(second).toMatch(/^HTTP\/1\.1 200 /);
  },

  async 'tells a HEAD the length of its GET, and a 304 none'({ ask, send, base }) {
    const path = '/echo?name=%C3%A3';
    const lengthIn = (reply: string) => /^content-length: *(\d+)\r$/im.exec(reply)?.[1];
    const { byteLength } = await (await ask(path)).arrayBuffer();
    expect([String(byteLength), undefined]).toContain(lengthIn(await send(`HEAD ${base}${path}`)));
    const known = await send(`GET ${base}/tools`, { headers: ['If-None-Match: *'] });
    expect(known).toMatch(/^HTTP\/1\.1 304 [\s\S]*\r\n\r\n$/);
    expect(lengthIn(known)).toBeUndefined();
  },

  async 'answers HEAD of a path without GET or of none with 404 and no body'({ send, base }) {
    const reply = await send(`HEAD ${base}/nada`);
    expect(reply).toMatch(/^HTTP\/1\.1 404 [\s\S]*\r\n\r\n$/);
  },

  async 'answers requests that come without waiting, in their order'({ send, base }) {
    const reply = await send(`GET ${base}/echo?count=1`, { next: `GET ${base}/echo?count=2`, until: /:2\}/ });
    expect(reply.match(/\{"count":\d\}/g)).toEqual(['{"count":1}', '{"count":2}']);
  },

  async 'does not decode a path'({ send, base }) {
    for (const path of ['/ech%6F', '/%65cho', '/echo%2F', '/echo%3Fcount=1']) {
      expect(await send(`GET ${base}${path}`)).toMatch(/^HTTP\/1\.1 404 [\s\S]*"code":404/);
    }
  },

  async 'answers a malformed encoding of a path with 404'({ send, base }) {
    expect(await send(`GET ${base}/%zz`)).toMatch(/^HTTP\/1\.1 404 [\s\S]*"code":404/);
    expect(await send(`GET ${base}/%ff`)).toMatch(/^HTTP\/1\.1 404 [\s\S]*"code":404/);
  },

  async 'does not fold case or a slash at the end'({ send, base }) {
    for (const path of ['/ECHO', '/echo/']) {
      expect(await send(`GET ${base}${path}`)).toMatch(/^HTTP\/1\.1 404 [\s\S]*"code":404/);
    }
  },

  async 'does not fold double slashes'({ send, base }) {
    for (const path of ['//echo', '/echo//']) {
      expect(await send(`GET ${base}${path}`)).toMatch(/^HTTP\/1\.1 404 [\s\S]*"code":404/);
    }
  },

  async 'answers for its base path too'({ send, base }) {
    // The service answers there, and not the framework.
    for (const path of ['', '/', '?count=1']) {
      expect(await send(`GET ${base}${path}`)).toMatch(
        /^HTTP\/1\.1 (?:200 [\s\S]*"name":"canivete"|40[04] [\s\S]*"code":40[04])/,
      );
    }
  },

  async 'does not resolve dot segments'({ send, base }) {
    for (const path of ['/x/../echo', '/./echo', '/x/%2e%2e/echo', '/%2e/echo']) {
      expect(await send(`GET ${base}${path}`)).toMatch(/^HTTP\/1\.1 404 [\s\S]*"code":404/);
    }
  },

  async 'knows no fragment in a target'({ send, base }) {
    expect(await send(`GET ${base}/echo#x`)).toMatch(/^HTTP\/1\.1 4\d\d /);
  },

  async 'takes an empty query for none'({ send, base }) {
    expect(await send(`GET ${base}/echo?`)).toMatch(/^HTTP\/1\.1 200 [\s\S]*\{"count":1\}/);
  },

  async 'names a key of the query that was repeated'({ ask }) {
    const reply = await ask('/echo?count=1&count=2');
    expect(await faultOf(reply)).toMatchObject({ status: 400, field: 'count' });
  },

  async 'takes the query as it was sent'({ ask }) {
    const reply = await ask('/echo?name=a%2Bb+c%26%3D');
    expect(await reply.json()).toEqual({ count: 1, name: 'a+b c&=' });
    const refusal = await ask('/echo?other[x]=1&__proto__=2&%zz');
    const { details } = (await refusal.json()) as { details: { field: string }[] };
    // Next.js hands on no `__proto__`.
    const unknown = details.map(({ field }) => field).filter((field) => field !== '__proto__');
    expect(unknown).toEqual(['other[x]', '%zz']);
  },

  async 'answers an unknown path in JSON'({ ask }) {
    const reply = await ask('/nada');
    expect(reply.status).toBe(404);
    expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await reply.json()).toMatchObject({ code: 404 });
  },

  async 'answers a wrong method with 404 and the right ones'({ send, base }) {
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const reply = await send(`${method} ${base}/echo`);
      expect(reply).toMatch(/^HTTP\/1\.1 404 [\s\S]*^allow: GET, HEAD, POST\r$/im);
    }
  },

  async 'answers a rare method like any wrong one'({ send, base }) {
    for (const method of ['PROPFIND', 'PURGE', 'TRACE']) {
      expect(await send(`${method} ${base}/echo`)).toMatch(
        /^HTTP\/1\.1 404 [\s\S]*^allow: GET, HEAD, POST\r$/im,
      );
    }
  },

  async 'answers the preflight of a browser'({ send, base }) {
    const reply = await send(`OPTIONS ${base}/echo`, { headers: PREFLIGHT });
    expect(reply).toMatch(/^HTTP\/1\.1 204 /);
    expect(reply).toMatch(/^access-control-allow-origin: https:\/\/app\.example\r$/im);
    expect(reply).toMatch(/^access-control-allow-methods: GET, HEAD, POST\r$/im);
    expect(reply).toMatch(/\r\n\r\n$/);
  },

  async 'tells a browser of a listed origin that it may read'({ ask }) {
    const { headers } = await ask('/echo', { headers: { origin: 'https://app.example' } });
    expect(headers.get('access-control-allow-origin')).toBe('https://app.example');
    expect(headers.get('vary')?.toLowerCase()).toContain('origin');
  },

  async 'is not led astray by what proxies tell'({ send, base }) {
    const reply = await send(`GET ${base}/echo?count=4`, {
      headers: [
        'X-Forwarded-For: 203.0.113.7',
        'X-Forwarded-Host: other.example',
        'X-Forwarded-Proto: https',
        'X-Forwarded-Prefix: /x',
        'Forwarded: for=203.0.113.7;host=other.example;proto=https',
        'X-Original-URL: /nada',
        'X-Rewrite-URL: /nada',
        'X-HTTP-Method-Override: DELETE',
      ],
    });
    expect(reply).toMatch(/^HTTP\/1\.1 200 [\s\S]*\{"count":4\}/);
  },

  async 'takes a target with scheme and host'({ send, base }) {
    expect(await send(`GET http://other.example${base}/echo?count=5`)).toMatch(
      /^HTTP\/1\.1 200 [\s\S]*\{"count":5\}/,
    );
  },

  async 'answers its pages whatever host is named, and none'({ origin, base }) {
    for (const path of ['health', 'openapi.json', 'docs', 'account'])
      for (const head of HEADS) {
        const [status] = await statusTo(origin, `GET ${base}/${path} ${head}\r\n\r\n`);
        // A server may refuse the host by itself.
        const allowed = path === 'account' ? /^(401|400)$/ : /^(200|400)$/;
        expect([path, head, status]).toEqual([path, head, expect.stringMatching(allowed)]);
      }
    const probe = await statusTo(origin, `GET ${base}/health HTTP/1.0\r\n\r\n`);
    expect(probe).toEqual(['200']);
  },

  async 'refuses TRACE whatever host is named, and none'({ origin, base }) {
    for (const head of HEADS) {
      const [status] = await statusTo(origin, `TRACE ${base}/health ${head}\r\n\r\n`);
      expect([head, status]).toEqual([head, expect.stringMatching(/^(40[0145]|501)$/)]);
    }
  },

  async 'takes no address out of a query'({ origin, base }) {
    for (const head of HEADS) {
      const [status] = await statusTo(origin, `GET /x?u=http://h${base}/health ${head}\r\n\r\n`);
      expect([head, status]).toEqual([head, expect.stringMatching(/^40[04]$/)]);
    }
    for (const end of ['?', '#', '']) {
      const bytes = `GET /x HTTP/1.1\r\nHost: h${base}/health${end}\r\n\r\n`;
      expect([end, await statusTo(origin, bytes)]).toEqual([end, [expect.stringMatching(/^40[04]$/)]]);
    }
  },

  async 'needs the key'({ origin, base }) {
    const reply = await fetch(`${origin}${base}/echo`);
    expect(reply.status).toBe(401);
    expect(reply.headers.get('www-authenticate')).toBe('Bearer realm="canivete"');
  },

  async 'answers in the language that is asked for'({ ask }) {
    const reply = await ask('/echo?count=0', { headers: { 'accept-language': 'en' } });
    expect(reply.headers.get('content-language')).toBe('en');
  },

  async 'gives back the id of the request'({ ask }) {
    const { headers } = await ask('/echo', { headers: { 'x-request-id': 'a.B-c_1' } });
    expect(headers.get('x-request-id')).toBe('a.B-c_1');
  },

  async 'takes neither of two ids'({ send, base }) {
    const reply = await send(`GET ${base}/echo`, { headers: ['X-Request-Id: a', 'X-Request-Id: b'] });
    expect(reply).toMatch(/^HTTP\/1\.1 200 [\s\S]*^x-request-id: req_\w+\r$/im);
  },

  async 'answers a hundred requests at once, each with its own'({ ask, post }) {
    const counts = Array.from({ length: 100 }, (_, i) => i + 1);
    const replies = await Promise.all(
      counts.map(async (count) => {
        const reply = count % 2 ? ask(`/echo?count=${count}`) : post(`{"text":"${count}"}`);
        return (await reply).json();
      }),
    );
    expect(replies).toEqual(counts.map((count) => (count % 2 ? { count } : { text: String(count) })));
  },

  async 'leaves every other path to the server'({ origin, base }) {
    expect(await (await fetch(`${origin}/health`)).text()).toBe('ok');
    expect(await (await fetch(`${origin}${base}x`)).text()).toBe('beside');
    expect((await fetch(`${origin}/nada`)).status).toBe(404);
  },

  async 'leaves the bodies of other paths to the server'({ origin }) {
    const own = { method: 'POST', headers: JSON_TYPE, body: '{"own":"ção"}' };
    expect(await (await fetch(`${origin}/own`, own)).json()).toEqual({ own: 'ção' });
  },
} satisfies Record<string, (server: Server) => Promise<void>>;

/** Rules that an adapter or its server cannot keep, each with the reason. A rule named here must fail. */
export type Gaps = Partial<Record<keyof typeof cases, string>>;

/** Holds a server with the service in it against every rule, over sockets. */
export function adapterSuite(name: string, start: () => Promise<Started>, gaps: Gaps = {}): void {
  describe(name, () => {
    let started: Started;
    let server: Server;
    beforeAll(async () => {
      started = await start();
      server = talkTo(started);
    });

    for (const [rule, check] of Object.entries(cases)) {
      const gap = gaps[rule as keyof Gaps];
      if (gap === undefined) it(rule, () => check(server));
      else it(`does not keep: ${rule} (${gap})`, () => expectGap(check(server)));
    }

    // Last, so that all of the above has had its chance to harm the program.
    afterAll(() => started?.stop());
  });
}

/** It answers, but not as the rule says: with another answer, or with one that is not JSON. */
async function expectGap(checked: Promise<void>): Promise<void> {
  const failure: unknown = await checked.then(
    () => 'the rule is kept: it is a gap no more',
    (error: unknown) => error,
  );
  expect(failure).toMatchObject({ name: expect.stringMatching(/^(AssertionError|SyntaxError)$/) });
}

function talkTo({ origin, base = '/v1' }: Started): Server {
  const authorization = `Bearer ${KEY}`;
  const ask = (path: string, init: RequestInit = {}) => {
    const headers = { authorization, ...(init.headers as Record<string, string>) };
    return fetch(`${origin}${base}${path}`, { redirect: 'manual', ...init, headers });
  };
  const post = (body: BodyInit, init: RequestInit = {}) =>
    ask('/echo', { method: 'POST', body, headers: JSON_TYPE, ...init });
  const send = (line: string, { headers = [], body = '', next, until }: SendOptions = {}) => {
    const whole = (line: string, more: readonly string[], body: string) =>
      [`${line} HTTP/1.1`, `Host: x`, `Authorization: ${authorization}`, ...more, '', body].join('\r\n');
    const close = 'Connection: close';
    return exchange(
      origin,
      next === undefined
        ? whole(line, [...headers, close], body)
        : whole(line, headers, body) + whole(next, [close], ''),
      until,
    );
  };
  return { origin, base, ask, post, send };
}
