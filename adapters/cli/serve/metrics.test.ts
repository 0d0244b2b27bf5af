import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import parse from 'parse-prometheus-text-format';
import { createService } from '../../../src/index.ts';
import { memoryStores } from '../../../src/stores/memory/index.ts';
import { cpf } from '../../../src/tools/documentos/cpf.ts';
import { createMetrics, serveMetrics } from './metrics.ts';

it('histograms are told as Prometheus reads them: cumulative buckets, a sum and a count for each set of labels', async () => {
  const { meter, text } = createMetrics();
  const histogram = meter.createHistogram('http.server.request.duration', {
    description: 'Duration of requests',
    unit: 's',
  });
  const route = { 'http.route': '/v1/cpf', 'http.response.status_code': 200 };
  for (const value of [0.005, 0.006, 0.5, 20]) histogram.record(value, route);
  histogram.record(0.25, {});
  const lines = (await text()).split('\n');
  const name = 'http_server_request_duration_seconds';
  const labels = 'http_route="/v1/cpf",http_response_status_code="200"';
  expect(lines.slice(0, 2)).toEqual([`# HELP ${name} Duration of requests`, `# TYPE ${name} histogram`]);
  const bucketOf = (bound: string) =>
    lines.find((line) => line.startsWith(`${name}_bucket{${labels},le="${bound}"}`))?.split(' ')[1];
  expect(['0.005', '0.01', '0.25', '0.5', '10', '+Inf'].map(bucketOf)).toEqual([
    '1',
    '2',
    '2',
    '3',
    '3',
    '4',
  ]);
  // Bounds advised by OpenTelemetry (semantic conventions 1.23, http.server.request.duration).
  const bounds = lines.flatMap((line) => /_bucket\{le="(.+)"\}/.exec(line)?.[1] ?? []);
  expect(bounds.join(' ')).toBe('0.005 0.01 0.025 0.05 0.075 0.1 0.25 0.5 0.75 1 2.5 5 7.5 10 +Inf');
  expect(lines).toContain(`${name}_sum{${labels}} 20.511`);
  expect(lines).toContain(`${name}_count{${labels}} 4`);
  expect(lines).toContain(`${name}_count{} 1`);
  expect(lines.at(-1)).toBe('');
});

it('counters, the memory and the delay of the event loop stand beside them', async () => {
  const { meter, text } = createMetrics();
  const counter = meter.createCounter?.('canivete.store.errors', {
    description: 'Calls of stores that failed',
  });
  for (const method of ['read', 'add', 'add'])
    counter?.add(1, { 'canivete.store': 'usageStore', 'canivete.store.method': method });
  const name = 'canivete_store_errors_total';
  await expect.poll(text, { timeout: 30_000 }).toContain('nodejs_eventloop_delay_seconds{quantile="0.99"} ');
  const lines = (await text()).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      `# TYPE ${name} counter`,
      `${name}{canivete_store="usageStore",canivete_store_method="read"} 1`,
      `${name}{canivete_store="usageStore",canivete_store_method="add"} 2`,
      '# TYPE process_resident_memory_bytes gauge',
    ]),
  );
  const [, bytes] = lines.find((line) => line.startsWith('process_resident_memory_bytes '))?.split(' ') ?? [];
  expect(Number(bytes)).toBeGreaterThan(1e7);
});

it('metrics are served at /metrics alone, on a port of their own', async () => {
  const { origin, close } = await serveMetrics(async () => 'x 1\n', 0, '127.0.0.1');
  const answer = await fetch(`${origin}/metrics`);
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
    'x 1\n',
  ]);
  expect((await fetch(`${origin}/`)).status).toBe(404);
  expect((await fetch(`${origin}/metrics`, { method: 'POST' })).status).toBe(404);
  close();
});

it('the server of the metrics leaves nobody connected when it is closed, even amid a request', async () => {
  const { origin, close } = await serveMetrics(async () => 'x 1\n', 0, '127.0.0.1');
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write('GET /metrics HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf');
  await once(socket, 'data');
  const ended = once(socket, 'close');
  close();
  await ended;
});

it('a parser of Prometheus reads what waits after a receiver failed, and what the store and a key did', async () => {
  const { meter, text } = createMetrics();
  const time = { now: Date.UTC(2026, 10, 21, 12) };
  const stores = memoryStores({ clock: () => time.now });
  const usageStore = { ...stores.usageStore, read: () => Promise.reject(new Error('down')) };
  const service = createService({
    ...stores,
    usageStore,
    meter,
    tools: [cpf],
    clock: () => time.now,
    autoStart: false,
    egress: {
      pinned: true,
      resolve: async () => ['93.184.216.34'],
      send: async () => ({ status: 500, body: new Uint8Array() }),
    },
  });
  await service.accounts.create({ id: 'a', plan: 'pro' });
  const { key } = await service.keys.create('a');
  const { key: owner } = await service.keys.create('a', { scope: 'account' });
  await service.webhooks.create('a', { url: 'https://hooks.example.com/in', events: ['tool_used'] });
  const ask = async (path: string, by: string) =>
    service(new Request(`http://localhost/v1${path}`, { headers: { authorization: `Bearer ${by}` } }));
  await ask('/cpf', key);
  await service.runDue();
  await ask('/cpf', key);
  await ask('/cpf', 'no key');
  await ask('/account/usage', owner);
  time.now += 20_000;
  // Reports follow their answers.
  await expect.poll(text).toContain('canivete_requests_refused_total{');

  const families = new Map(parse(await text()).map((family) => [family.name, family]));
  const valuesOf = (name: string) =>
    families.get(name)?.metrics.map(({ labels, value }) => [labels['receivers'] ?? labels, Number(value)]);
  expect(families.get('canivete_webhook_deliveries_waiting')?.type).toBe('GAUGE');
  expect(valuesOf('canivete_webhook_deliveries_waiting')).toEqual([
    ['ok', 0],
    ['slow', 2],
    ['failing', 0],
  ]);
  expect(valuesOf('canivete_webhook_deliveries_oldest_age_seconds')).toEqual([
    ['ok', 0],
    ['slow', 20],
    ['failing', 0],
  ]);
  expect(valuesOf('canivete_requests_refused_total')).toEqual([[{ reason: 'key' }, 1]]);
  expect(valuesOf('canivete_store_errors_total')).toEqual([
    [{ canivete_store: 'usageStore', canivete_store_method: 'read' }, 1],
  ]);
  expect(Number(families.get('process_resident_memory_bytes')?.metrics[0]?.value)).toBeGreaterThan(1e7);
});
