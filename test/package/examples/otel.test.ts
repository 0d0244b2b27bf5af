import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { CNPJ, examples, paste, start } from './start.ts';

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number };
}

interface Span {
  readonly name: string;
  readonly kind: number;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly Attribute[];
}

interface LogRecord {
  readonly severityText: string;
  readonly body: { readonly stringValue: string };
  readonly traceId?: string;
}

/** A receiver of OTLP/JSON over HTTP, which keeps what arrives by its path. */
async function otlpReceiver() {
  // oxlint-disable-next-line typescript/no-explicit-any -- of three shapes, each read below
  const received: Record<string, any[]> = {};
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { url = '', headers } = request;
    const isJson = headers['content-type'] === 'application/json';
    if (isJson) (received[url] ??= []).push(JSON.parse(Buffer.concat(chunks).toString()));
    response.writeHead(isJson ? 200 : 415, { 'content-type': 'application/json' }).end('{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, received };
}

it('examples/otel sends traces, metrics and logs, all of them before it ends', async () => {
  const { origin, received } = await otlpReceiver();
  const file = join(examples, 'otel/server.mjs');
  const program = start(file, { env: { OTEL_EXPORTER_OTLP_ENDPOINT: origin } });
  const line = await program.line(/curl/);
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const traced = line.replace('curl', `curl -H 'traceparent: 00-${traceId}-00f067aa0ba902b7-01'`);
  expect((await paste(traced)).cnpjs[0]).toMatch(CNPJ);
  const records = (): LogRecord[] =>
    (received['/v1/logs'] ?? []).flatMap(({ resourceLogs }) => resourceLogs[0].scopeLogs[0].logRecords);
  // By then every listener has been called for the answer.
  await expect.poll(() => records().length, { timeout: 120_000 }).toBe(1);
  const exit = once(program.child, 'exit');
  program.child.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);

  const [traces] = received['/v1/traces'] ?? [];
  const { resource, scopeSpans } = traces.resourceSpans[0];
  expect(resource.attributes).toContainEqual({ key: 'service.name', value: { stringValue: 'ferramentas' } });
  const all = (received['/v1/traces'] ?? []).flatMap(({ resourceSpans }) => resourceSpans);
  expect(scopeSpans[0].scope.name).toBe('canivete');
  const spans: Span[] = all.flatMap((one) =>
    one.scopeSpans.flatMap((scope: { spans: Span[] }) => scope.spans),
  );
  const request = spans.find(({ name }) => name === 'GET /v1/cnpj');
  expect(request).toMatchObject({ traceId, parentSpanId: '00f067aa0ba902b7' });
  expect(request?.attributes).toContainEqual({
    key: 'http.response.status_code',
    value: { intValue: 200 },
  });
  const parts = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(parts.map(({ name }) => name)).toEqual(expect.arrayContaining(['keyStore.findKey', 'tool cnpj']));

  const [metrics] = received['/v1/metrics'] ?? [];
  const measure = metrics.resourceMetrics[0].scopeMetrics[0].metrics.find(
    ({ name }: { readonly name: string }) => name === 'http.server.request.duration',
  );
  expect(measure.unit).toBe('s');
  expect(Number(measure.histogram.dataPoints[0].count)).toBe(1);

  expect(records()).toMatchObject([
    { severityText: 'INFO', traceId, body: { stringValue: 'GET /v1/cnpj 200' } },
  ]);
});
