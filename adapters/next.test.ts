import { expect, it, vi } from 'vitest';
import { toNextHandlers } from './next.ts';

it('hands every method to the service, with what keeps its function alive', async () => {
  const fetch = vi.fn(async () => new Response('x'));
  const after = () => undefined;
  const handlers = toNextHandlers({ fetch }, { after });
  expect(Object.keys(handlers)).toEqual(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
  const request = new Request('http://localhost/v1/cpf');
  for (const handler of Object.values(handlers)) expect(await (await handler(request)).text()).toBe('x');
  expect(fetch.mock.calls).toEqual(Array(7).fill([request, { waitUntil: after }]));
});

it('says nothing of how long to live where it cannot', async () => {
  const fetch = vi.fn(async () => new Response());
  await toNextHandlers({ fetch }).GET(new Request('http://localhost/v1/cpf'));
  expect(fetch.mock.calls[0]).toEqual([expect.any(Request), undefined]);
});
