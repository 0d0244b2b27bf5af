import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { tools } from '../../../src/tools/heads.ts';
import { verifyWebhook } from '../../../src/verify.ts';
import type { Delivery } from '../../../src/index.ts';
import { isInstalled } from '../runtimes.ts';
import { startReceiver } from '../../support/receiver.ts';
import { bundleWorker, startWorker } from '../../support/workerd.mjs';

interface Told {
  readonly looks: number;
  readonly failures: readonly string[];
  readonly deliveries: readonly Delivery[];
}

const WITH_QUEUE = {
  queueProducers: { WAKES: 'wakes' },
  queueConsumers: { wakes: { maxBatchSize: 100, maxBatchTimeout: 0 } },
};

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

describe.skipIf(!isInstalled('miniflare'))('deliveries of a Worker', () => {
  let script: string;
  beforeAll(async () => {
    script = await bundleWorker({ file: fileURLToPath(new URL('workers-events.mjs', import.meta.url)) });
  });

  /** A Worker, and a receiver that answers with these statuses in turn, then with 200. */
  async function start(options: object, statuses: readonly number[] = []) {
    const answers = [...statuses];
    const receiver = await startReceiver(
      (_, response) => void response.writeHead(answers.shift() ?? 200).end(),
    );
    stops.push(receiver.stop);
    const bindings = { RECEIVER: `http://127.0.0.1:${receiver.port}/hook` };
    const { origin, stop } = await startWorker(script, { ...options, bindings });
    stops.push(stop);
    const get = async (path: string, init?: RequestInit) => (await fetch(origin + path, init)).json();
    const { account, key, webhook, secret } = (await get('/setup')) as Record<string, string>;
    const tell = async () => (await get(`/tell?webhook=${webhook}`)) as Told;
    return {
      received: receiver.received,
      secret: secret as string,
      tell,
      call: (path: string) => get(path, { headers: { authorization: `Bearer ${key}` } }),
      favorite: (tool: string) => get(`/favorite?account=${account}&tool=${tool}`),
      later: (by: number) => get(`/later?by=${by}`),
      cron: async () => {
        const reply = await fetch(`${origin}/cdn-cgi/local/scheduled?cron=*+*+*+*+*`);
        expect(await reply.text()).toBe('ok');
      },
      /** Once the deliveries, oldest first, are in these states. */
      until: async (...states: readonly string[]) => {
        const of = ({ deliveries }: Told) => deliveries.map(({ state }) => state).toReversed();
        await expect.poll(async () => of(await tell()), { timeout: 120_000, interval: 20 }).toEqual(states);
      },
    };
  }

  it('are made when a message of the Queue says so', async () => {
    const { favorite, until, received, secret, tell } = await start(WITH_QUEUE);
    await favorite('cpf');
    await until('succeeded');
    await favorite('cnpj');
    await until('succeeded', 'succeeded');
    expect(received.length).toBe(2);
    for (const { request, body } of received) {
      const headers = request.headers as Record<string, string>;
      const arrived = new Request('http://receiver/', { method: 'POST', headers, body: body.toString() });
      expect(await verifyWebhook(arrived, secret)).toMatchObject({ event: 'favorite_added' });
    }
    expect(await tell()).toMatchObject({ failures: [], looks: expect.any(Number) });
  });

  it('are made by the cron where no message came', async () => {
    const { favorite, until, received, cron, tell } = await start({});
    await favorite('cpf');
    await until('pending');
    await cron();
    // A cron has ended when its deliveries have.
    expect(await tell()).toMatchObject({ looks: 1, failures: [], deliveries: [{ state: 'succeeded' }] });
    expect(received.length).toBe(1);
  });

  it('are made again when they are due again, and not before', async () => {
    const { favorite, until, received, later, cron, tell } = await start(WITH_QUEUE, [500, 503]);
    await favorite('cpf');
    await until('pending');
    await expect.poll(async () => received.length).toBe(1);
    await cron();
    expect(received.length).toBe(1);
    await later(30_000);
    await cron();
    expect(received.length).toBe(2);
    await later(300_000);
    await cron();
    const { deliveries, failures } = await tell();
    expect(deliveries.map(({ state, attempts }) => [state, attempts.map(({ status }) => status)])).toEqual([
      ['succeeded', [500, 503, 200]],
    ]);
    expect(failures).toEqual([]);
  });

  it('of a tool that was called are first made under its own request, without a Queue or a cron', async () => {
    const { call, until, received, tell } = await start({});
    expect(await call('/v1/cpf')).toMatchObject({ cpfs: [expect.any(String)] });
    await until('succeeded');
    expect(await tell()).toMatchObject({ looks: 0, failures: [] });
    expect(JSON.parse(String(received[0]?.body))).toMatchObject({ event: 'tool_used', tool_id: 'cpf' });
  });

  it('of a burst are all made, with few messages', async () => {
    const { favorite, until, received, tell } = await start(WITH_QUEUE);
    const burst = tools.slice(0, 50);
    await Promise.all(burst.map(({ id }) => favorite(id)));
    await until(...burst.map(() => 'succeeded'));
    const ids = received.map(({ request }) => request.headers['x-service-delivery']);
    expect([ids.length, new Set(ids).size]).toEqual([50, 50]);
    expect((await tell()).looks).toBeLessThanOrEqual(10);
  });

  it('are made though a request ended while it was looking for due ones', async () => {
    const receiver = await startReceiver((_, response) => void setTimeout(() => response.end(), 200));
    stops.push(receiver.stop);
    // With timers, which a Worker should not have, and a store that takes longer than a request.
    const program = `
      import { createService } from 'canivete';
      import { toWorker } from 'canivete/cloudflare';
      import { timers } from 'canivete/schedulers/timers';
      import { memoryStore } from 'canivete/stores/memory';
      export default toWorker(({ RECEIVER }) => {
        const store = memoryStore();
        const claim = async (parameters) => {
          await (await fetch(RECEIVER)).text();
          return store.claim(parameters);
        };
        // Something is due, so that the first look claims.
        const webhookStore = { ...store, claim, nextDue: async () => 0 };
        const options = { webhookStore, scheduler: timers(), storeTimeout: 500 };
        const service = createService(options);
        const handler = async (...call) => {
          const reply = await service(...call);
          await new Promise((resolve) => setTimeout(resolve, 50));
          return reply;
        };
        return Object.assign(handler, { runDue: service.runDue });
      });`;
    const bindings = { RECEIVER: `http://127.0.0.1:${receiver.port}/` };
    const { origin, stop } = await startWorker(await bundleWorker({ text: program }), { bindings });
    stops.push(stop);
    expect((await fetch(`${origin}/v1/nada`)).status).toBe(404);
    expect(receiver.connections()).toBe(1);
    const signal = AbortSignal.timeout(5_000);
    const reply = await fetch(`${origin}/cdn-cgi/local/scheduled`, { signal });
    expect(await reply.text()).toBe('ok');
  });
});
