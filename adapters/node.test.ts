import { createServer, type IncomingMessage, request as httpRequest, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService } from '../test/support/service.ts';
import { toNodeListener } from './node.ts';

const errors: unknown[] = [];
const { service, keys } = await startService({
  maxBodyBytes: 1_000,
  bodyTimeout: 200,
  onError: (e) => errors.push(e),
});
const authorization = `Bearer ${keys.enterprise}`;
const listener = toNodeListener(service);

/** What a framework does to a request before the listener gets it, chosen by a header of the test. */
const server: Server = createServer((request, response) => {
  const mounted = request as IncomingMessage & { originalUrl?: string; body?: unknown };
  switch (request.headers['x-test']) {
    case 'prefix-stripped':
      mounted.originalUrl = request.url as string;
      mounted.url = (request.url as string).replace('/v1', '');
      break;
    case 'parsed':
      mounted.body = { text: 'parsed' };
      break;
    case 'parsed-text':
      mounted.body = '{"text":"as text"}';
      break;
    case 'parsed-bytes':
      mounted.body = Buffer.from('{"text":"as bytes"}');
      break;
    case 'parsed-large':
      mounted.body = { text: 'x'.repeat(2_000) };
      break;
    default:
  }
  void listener(mounted, response);
});

let port: number;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => void server.close());

const ask = async (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    ...init,
    headers: { authorization, ...(init.headers as object) },
  });

/** Sends bytes as they are, and gives all that comes back until the connection has been silent for a while. */
async function raw(text: string, next = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.setTimeout(400, () => socket.destroy());
    socket.on('data', (chunk) => {
      received += chunk.toString();
      if (next) socket.write(next);
      next = '';
    });
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });
}

describe('the Node listener', () => {
  it('answers as the handler does, with the length of the body', async () => {
    const reply = await ask('/v1/echo?count=2&name=%C3%A3');
    expect(reply.status).toBe(200);
    const text = await reply.text();
    expect(JSON.parse(text)).toEqual({ count: 2, formatted: true, name: 'ã' });
    expect(reply.headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('reads a body', async () => {
    const reply = await ask('/v1/echo', {
      method: 'POST',
      body: '{"text":"olá"}',
      headers: { 'content-type': 'application/json' },
    });
    expect(await reply.json()).toEqual({ text: 'olá' });
  });

  it('HEAD has the headers of GET and no body', async () => {
    const reply = await ask('/v1/cpf', { method: 'HEAD' });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await reply.text()).toBe('');
  });

  it.each([
    ['parsed', { text: 'parsed' }],
    ['parsed-text', { text: 'as text' }],
    ['parsed-bytes', { text: 'as bytes' }],
  ])('takes a body that was parsed before (%s)', async (how, body) => {
    const headers = { 'x-test': how, 'content-type': 'application/json' };
    const reply = await ask('/v1/echo', { method: 'POST', body: '{"text":"raw"}', headers });
    expect(await reply.json()).toEqual(body);
  });

  it('a parsed body has its limit too', async () => {
    const headers = { 'x-test': 'parsed-large', 'content-type': 'application/json' };
    const reply = await ask('/v1/echo', { method: 'POST', body: '{}', headers });
    expect(reply.status).toBe(400);
  });

  it('is found by the address that was sent when it is mounted under a prefix', async () => {
    expect((await ask('/v1/cpf?count=2', { headers: { 'x-test': 'prefix-stripped' } })).status).toBe(200);
  });

  it('takes paths as they were sent', async () => {
    for (const path of ['/v1/c%70f', '/v1/x/../cpf', '/v1//cpf', '/v1/cpf/', '/v1/cpf#x', '*', '//v1/cpf']) {
      const reply = await raw(
        `GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\nConnection: close\r\n\r\n`,
      );
      expect(reply).toMatch(/^HTTP\/1\.1 404 /);
      expect(reply).toContain('"code":404');
    }
  });

  it('takes a target with scheme and host', async () => {
    const reply = await raw(
      `GET http://x.example/v1/cpf?count=1 HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\nConnection: close\r\n\r\n`,
    );
    expect(reply).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('names a key that was repeated', async () => {
    expect((await ask('/v1/echo?count=1&count=2')).status).toBe(400);
  });

  it('answers an upload over the limit while it is still coming, and goes on with the connection', async () => {
    const reply = await new Promise<{ status: number; body: string }>((resolve, reject) => {
      const request = httpRequest(
        { port, path: '/v1/echo', method: 'POST', headers: { authorization } },
        (response) => {
          let body = '';
          response.on('data', (chunk) => (body += chunk));
          response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
        },
      );
      request.on('error', reject);
      for (let i = 0; i < 200; i++) request.write(Buffer.alloc(10_000, 0x20));
      request.end();
    });
    expect(reply.status).toBe(400);
    expect(JSON.parse(reply.body).details[0].field).toBe('body');
  });

  it('answers a body that does not arrive in time', async () => {
    const reply = await raw(
      `POST /v1/echo HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{`,
    );
    expect(reply).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('a sender that goes away in the middle of its body harms nobody', async () => {
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(
          `POST /v1/echo HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{`,
        );
        setTimeout(() => socket.destroy(), 20);
      });
      socket.on('close', () => resolve());
    });
    expect((await ask('/v1/cpf')).status).toBe(200);
    expect(errors).toEqual([]);
  });

  it('does not read the body of a request that it refuses, and the connection stays good', async () => {
    const refused = `POST /v1/nao-existe HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhello`;
    const next = `GET /v1/cpf HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\nConnection: close\r\n\r\n`;
    const reply = await raw(refused, next);
    expect(reply).toMatch(/^HTTP\/1\.1 404 [\s\S]*HTTP\/1\.1 200 /);
  });
});
