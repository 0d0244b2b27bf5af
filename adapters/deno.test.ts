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
