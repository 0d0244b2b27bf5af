import { expect, it, vi } from 'vitest';
import { toFastify } from './fastify.ts';

/** Mounts a service in an application without a prefix, and gives the scope of its routes. */
async function mount(basePath: string) {
  const scope = {
    removeAllContentTypeParsers: vi.fn(),
    addContentTypeParser: vi.fn(),
    all: vi.fn(),
    setNotFoundHandler: vi.fn(),
  };
  const register = (routes: (own: typeof scope) => Promise<void>) => void routes(scope);
  const app = { prefix: '', register };
  await toFastify({ basePath, dispatch: vi.fn() } as never)(app as never);
  return scope;
}

it('methods that Fastify does not know are answered by the service below its base path', async () => {
  expect((await mount('/v1')).setNotFoundHandler).toHaveBeenCalledOnce();
});

it('without a base path the application keeps its own handler of what is not found', async () => {
  expect((await mount('')).setNotFoundHandler).not.toHaveBeenCalled();
});
