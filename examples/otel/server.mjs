// Traces, metrics and logs of the service to a collector of OpenTelemetry:
//   npm install @opentelemetry/{api,resources,sdk-trace-node,sdk-metrics,sdk-logs,exporter-{trace,metrics,logs}-otlp-http}
//   OTEL_EXPORTER_OTLP_ENDPOINT=http://127.0.0.1:4318 node examples/otel/server.mjs
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { createService } from 'canivete';
import { serve } from 'canivete/node';

const resource = resourceFromAttributes({ 'service.name': 'ferramentas' });
const traces = new NodeTracerProvider({
  resource,
  spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
});
const metrics = new MeterProvider({
  resource,
  readers: [new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter() })],
});
const logs = new LoggerProvider({
  resource,
  processors: [new BatchLogRecordProcessor({ exporter: new OTLPLogExporter() })],
});
// Its context follows the work of a request: store calls become parts of it, and its lines in the log name its trace.
traces.register();

const log = logs.getLogger('canivete');
/** A record at a level of OpenTelemetry's log data model. */
const at = (severityText, severityNumber) => (attributes, body) =>
  log.emit({ severityText, severityNumber, attributes, body });

const service = createService({
  tracer: traces.getTracer('canivete'),
  meter: metrics.getMeter('canivete'),
  logger: { info: at('INFO', 9), warn: at('WARN', 13), error: at('ERROR', 17) },
});
const account = await service.accounts.create({ plan: 'pro', name: 'Padaria São João' });
const { key } = await service.keys.create(account.id, { name: 'production' });

const { origin, close } = await serve(service, { port: Number(process.env.PORT ?? 3000) });
console.log(`curl -H 'Authorization: Bearer ${key}' '${origin}/v1/cnpj?alphanumeric=true'`);

process.once('SIGTERM', async () => {
  await close();
  // What is still to be sent.
  await Promise.all([traces, metrics, logs].map((provider) => provider.shutdown()));
});
