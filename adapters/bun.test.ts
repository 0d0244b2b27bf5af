import { afterEach, expect, it, vi } from 'vitest';
import { serve } from './bun.ts';

afterEach(() => void vi.unstubAllGlobals());

interface Given {
  readonly fetch: (request: Request, server: unknown) => Promise<Response>;
}

/** A runtime that says what it is asked to serve. */
function stubBun() {
  const given: Given[] = [];
  const stop = vi.fn(async () => undefined);
  const url = new URL('http://127.0.0.1:4321/');
  vi.stubGlobal('Bun', { serve: (options: Given) => given.push(options) && { url, stop } });
  return { given, stop };
}

it('`serve` of Bun listens on this machine alone by default, and shares its port with nobody', async () => {
  const { given } = stubBun();
  const service = async () => new Response();
  expect((await serve(service)).origin).toBe('http://127.0.0.1:4321');
  await serve(service, { port: 0, hostname: '0.0.0.0' });
  const same = {
    idleTimeout: 60,
    maxRequestBodySize: Infinity,
    development: false,
    reusePort: false,
    fetch: expect.any(Function),
  };
  expect(given).toEqual([
    { port: 8787, hostname: '127.0.0.1', ...same },
    { port: 0, hostname: '0.0.0.0', ...same },
  ]);
});

it('`serve` of Bun hands each request on with its server, and closes the service after the server', async () => {
  const { given, stop } = stubBun();
  const service = Object.assign(
    vi.fn(async () => new Response('x')),
    { stop: vi.fn(async () => undefined) },
  );
  const serving = await serve(service);
  const request = new Request('http://localhost/v1/cpf');
  const server = {};
  expect(await (await given[0]?.fetch(request, server))?.text()).toBe('x');
  expect(service.mock.calls).toEqual([[request, server]]);
  await serving.close();
  expect(stop.mock.invocationCallOrder[0]).toBeLessThan(service.stop.mock.invocationCallOrder[0] ?? 0);
  await expect((await serve(async () => new Response())).close()).resolves.toBeUndefined();
});

it('`serve` of Bun refuses any other runtime', async () => {
  await expect(serve(async () => new Response())).rejects.toThrow(
    new TypeError('canivete/bun serves in Bun only'),
  );
});
