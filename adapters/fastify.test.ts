import { Readable } from 'node:stream';
import { expect, it, vi } from 'vitest';
import type { Answer } from '../src/contracts/call.ts';
import { toFastify } from './fastify.ts';

/** Mounts a service in an application without a prefix, and gives the scope of its routes. */
async function mount(basePath: string, dispatch: unknown = vi.fn()) {
  const scope = {
    removeAllContentTypeParsers: vi.fn(),
    addContentTypeParser: vi.fn(),
    all: vi.fn((_path: string, _handler: (request: object, reply: object) => Promise<unknown>) => undefined),
    setNotFoundHandler: vi.fn(),
  };
  const register = (routes: (own: typeof scope) => Promise<void>) => void routes(scope);
  const app = { prefix: '', register };
  await toFastify({ basePath, dispatch } as never)(app as never);
  return scope;
}

it('methods that Fastify does not know are answered by the service below its base path', async () => {
  expect((await mount('/v1')).setNotFoundHandler).toHaveBeenCalledOnce();
});

it('the application keeps its own handler of 404 where the service has no base path', async () => {
  expect((await mount('')).setNotFoundHandler).not.toHaveBeenCalled();
});

it('the Fastify plugin answers, and reads the rest of a request that is answered', async () => {
  const answer: Answer = { status: 201, headers: { 'x-a': 'b' }, body: 'x' };
  const { all } = await mount('/v1', async () => answer);
  const raw = Object.assign(new Readable({ read() {} }), {
    url: '/v1/x',
    headers: { 'content-length': '4' },
  });
  const reply = { code: vi.fn(), headers: vi.fn(), send: vi.fn((body: unknown) => body) };
  expect(await all.mock.calls[0]?.[1]({ raw }, reply)).toBe('x');
  expect([reply.code.mock.calls, reply.headers.mock.calls]).toEqual([[[201]], [[{ 'x-a': 'b' }]]]);
  expect(raw.readableFlowing).toBe(true);
  raw.destroy();
});
