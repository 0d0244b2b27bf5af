import { afterEach, expect, it, vi } from 'vitest';
import { serve } from './deno.ts';

afterEach(() => void vi.unstubAllGlobals());

it('closing ends the server first, so that the service stops when no request is open', async () => {
  const done: string[] = [];
  const addr = { hostname: '127.0.0.1', port: 4321 };
  const shutdown = async () => void done.push('server');
  vi.stubGlobal('Deno', { serve: () => ({ addr, shutdown }) });
  const service = Object.assign(async () => new Response(), { stop: async () => void done.push('service') });

  const { origin, close } = await serve(service, { port: 0 });
  await close();

  expect(origin).toBe('http://127.0.0.1:4321');
  expect(done).toEqual(['server', 'service']);
});

it('`serve` of Deno listens on this machine alone by default, prints nothing, and hands each request on', async () => {
  const given: Record<string, unknown>[] = [];
  const handlers: ((request: Request, info: unknown) => Promise<Response>)[] = [];
  vi.stubGlobal('Deno', {
    serve: (options: Record<string, unknown>, handler: (typeof handlers)[number]) => {
      given.push(options);
      handlers.push(handler);
      return { addr: { hostname: '::1', port: 4321 }, shutdown: async () => undefined };
    },
  });
  const service = vi.fn(async () => new Response('x'));
  await serve(service);
  const { origin, close } = await serve(service, { port: 0, hostname: '::1' });
  expect(given).toEqual([
    { port: 8787, hostname: '127.0.0.1', onListen: expect.any(Function) },
    { port: 0, hostname: '::1', onListen: expect.any(Function) },
  ]);
  expect(origin).toBe('http://[::1]:4321');
  const [request, info] = [new Request('http://localhost/v1/cpf'), {}];
  expect(await (await handlers[0]?.(request, info))?.text()).toBe('x');
  expect(service.mock.calls).toEqual([[request, info]]);
  await expect(close()).resolves.toBeUndefined();
});

it('`serve` of Deno refuses any other runtime', async () => {
  await expect(serve(async () => new Response())).rejects.toThrow(
    new TypeError('canivete/deno serves in Deno only'),
  );
});
