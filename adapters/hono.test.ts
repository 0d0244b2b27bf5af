import { expect, it, vi } from 'vitest';
import type { Service } from '../src/contracts/service.ts';
import { toHono } from './hono.ts';

function mounted() {
  const fetch = vi.fn(async (request: Request, _context?: unknown) => new Response(await request.text()));
  const next = vi.fn(async () => undefined);
  return { fetch, next, handler: toHono({ basePath: '/v1', fetch: fetch as unknown as Service['fetch'] }) };
}

const contextOf = (raw: Request, more: object = {}) => ({
  req: { raw, arrayBuffer: async () => new TextEncoder().encode('kept').buffer as ArrayBuffer },
  executionCtx: undefined,
  ...more,
});

it.each([
  ['/v1', true],
  ['/v1/cpf?a=/x', true],
  ['/v1#', true],
  ['/v1#/x', true],
  ['/v10/cpf', false],
  ['/', false],
  ['/x/v1/cpf', false],
  ['/?/v1', false],
])('the Hono adapter takes paths under its base path: %s, %s', async (path, isTaken) => {
  const { fetch, next, handler } = mounted();
  await handler(contextOf(new Request(`http://localhost${path}`)), next);
  expect([fetch.mock.calls.length, next.mock.calls.length]).toEqual(isTaken ? [1, 0] : [0, 1]);
});

it('the Hono adapter hands a request on as it is, with the context of its runtime', async () => {
  const { fetch, next, handler } = mounted();
  const raw = new Request('http://localhost/v1/x', { method: 'POST', body: 'whole' });
  const executionCtx = { waitUntil: () => undefined };
  expect(await ((await handler(contextOf(raw, { executionCtx }), next)) as Response).text()).toBe('whole');
  expect(fetch.mock.calls[0]?.[0]).toBe(raw);
  expect(fetch.mock.calls[0]?.[1]).toBe(executionCtx);
});

it('the Hono adapter gives back a body that a middleware has read, under its method', async () => {
  const { fetch, next, handler } = mounted();
  const raw = new Request('http://localhost/v1/x', { method: 'PUT', body: 'gone', headers: { a: 'b' } });
  await raw.text();
  expect(await ((await handler(contextOf(raw), next)) as Response).text()).toBe('kept');
  const [request] = fetch.mock.calls[0] ?? [];
  expect([request?.method, request?.url, request?.headers.get('a')]).toEqual(['PUT', raw.url, 'b']);
});

it('the Hono adapter passes no context where Hono throws for want of one', async () => {
  const { fetch, next, handler } = mounted();
  const context = {
    req: contextOf(new Request('http://localhost/v1/x')).req,
    get executionCtx(): unknown {
      throw new Error('this context has no ExecutionContext');
    },
  };
  await handler(context, next);
  expect(fetch.mock.calls[0]?.[1]).toBeUndefined();
});

it('a route that the base path does not begin with is warned of once, with the line to write', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const { next, handler } = mounted();
  const send = async (path: string, routePath?: string) => {
    const { req } = contextOf(new Request(`http://localhost${path}`));
    await handler(
      { req: { ...req, ...(routePath !== undefined && { routePath }) }, executionCtx: undefined },
      next,
    );
  };
  for (const routePath of [undefined, '*', '/*', '/v1/*', '/:tenant/*']) await send('/x/v1/cpf', routePath);
  expect(warned).not.toHaveBeenCalled();
  for (const _ of [1, 2]) await send('/tools/v1/cpf', '/tools/*');
  expect(warned.mock.calls).toEqual([[expect.stringContaining("basePath: '/tools/v1'")]]);
  warned.mockRestore();
});
