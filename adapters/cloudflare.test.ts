import { expect, it, vi } from 'vitest';
import { toWorker, type WorkerOptions } from './cloudflare.ts';

const context = { waitUntil: () => undefined };

function worker(options?: WorkerOptions) {
  const service = Object.assign(
    vi.fn(async () => new Response('x')),
    { runDue: vi.fn(async () => ({ attempted: 1 })) },
  );
  const make = vi.fn((_env: { readonly name: string }) => service);
  return { service, make, worker: toWorker(make, options) };
}

it('a Worker makes one service, from the first environment that it is given', async () => {
  const { service, make, worker: made } = worker();
  const request = new Request('http://localhost/v1/cpf');
  expect(await (await made.fetch(request, { name: 'a' }, context)).text()).toBe('x');
  await made.fetch(request, { name: 'b' }, context);
  expect(make.mock.calls).toEqual([[{ name: 'a' }]]);
  expect(service.mock.calls[0]).toEqual([request, context]);
});

it('a Worker looks for due deliveries at a cron and at a message, by default for 45 s and without a limit', async () => {
  const usual = worker();
  expect(await usual.worker.scheduled({}, { name: 'a' }, context)).toBeUndefined();
  expect(await usual.worker.queue({}, { name: 'a' }, context)).toBeUndefined();
  const given = { budget: 45_000, limit: Infinity };
  expect(usual.service.runDue.mock.calls).toEqual([[given], [given]]);
  const other = worker({ budget: '10s', limit: 40 });
  await other.worker.queue({}, { name: 'a' }, context);
  expect(other.service.runDue.mock.calls).toEqual([[{ budget: 10_000, limit: 40 }]]);
});

it('a Worker lets its Queue see a failure, so that the message is sent again', async () => {
  const { service, worker: made } = worker();
  service.runDue.mockRejectedValue(new Error('no database'));
  await expect(made.queue({}, { name: 'a' }, context)).rejects.toThrow('no database');
});

it.each([
  [{ budget: -1 }, 'budget'],
  [{ limit: -1 }, 'limit'],
  [{ limit: NaN }, 'limit'],
])('the options %j are refused', (options, name) => {
  expect(() => worker(options)).toThrow(new RegExp(`^toWorker: .*${name}`));
});

it('a budget or a limit of none is taken', () => {
  expect(() => worker({ budget: 0, limit: 0 })).not.toThrow();
});
