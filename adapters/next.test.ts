import { expect, it, vi } from 'vitest';
import type { Service } from '../src/contracts/service.ts';
import { toNextHandlers } from './next.ts';

const serviceOf = (fetch: unknown) => ({ fetch: fetch as Service['fetch'] });

it('the Next.js adapter hands every method to the service, with what keeps its function alive', async () => {
  const fetch = vi.fn(async () => new Response('x'));
  const after = () => undefined;
  const handlers = toNextHandlers(serviceOf(fetch), { after });
  expect(Object.keys(handlers)).toEqual(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
  const request = new Request('http://localhost/v1/cpf');
  for (const handler of Object.values(handlers)) expect(await (await handler(request)).text()).toBe('x');
  expect(fetch.mock.calls).toEqual(Array.from({ length: 7 }, () => [request, { waitUntil: after }]));
});

it('the Next.js adapter passes no `waitUntil` where it is given no `after`', async () => {
  const fetch = vi.fn(async () => new Response());
  await toNextHandlers(serviceOf(fetch)).GET(new Request('http://localhost/v1/cpf'));
  expect(fetch.mock.calls[0]).toEqual([expect.any(Request), undefined]);
});

it('a folder that the base path does not name is warned of once, with the line to write', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const { GET } = toNextHandlers({ ...serviceOf(async () => new Response()), basePath: '/v1' });
  await GET(new Request('http://localhost/v1/v1/cpf'));
  expect(warned).not.toHaveBeenCalled();
  for (const _ of [1, 2]) await GET(new Request('http://localhost/api/v1/cpf'));
  expect(warned.mock.calls).toEqual([[expect.stringContaining("basePath: '/api/v1'")]]);
  warned.mockRestore();
});
