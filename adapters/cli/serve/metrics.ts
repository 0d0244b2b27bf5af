import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { GaugeResult, Meter } from '../../../src/service/telemetry/meter.ts';
import { listenOn } from '../../_listen.ts';

/** Upper bounds in seconds, those that OpenTelemetry advises for the duration of requests. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

interface Series {
  readonly labels: string;
  /** How many values lie within each bound. */
  readonly within: number[];
  count: number;
  sum: number;
}

/** Histograms, counters and gauges, and their text as Prometheus reads it (text format 0.0.4). */
export function createMetrics() {
  const histograms: { name: string; description: string; series: Map<string, Series> }[] = [];

  const processLines = processGauges();
  const counters: { name: string; description: string; counts: Map<string, number> }[] = [];

  const gauges: { name: string; description: string; reads: ((result: GaugeResult) => unknown)[] }[] = [];

  const meter: Meter = {
    createObservableGauge(given, { description, unit }) {
      const reads: (typeof gauges)[number]['reads'] = [];
      const name = given.replaceAll('.', '_') + (unit === 's' ? '_seconds' : '');
      gauges.push({ name, description, reads });
      return { addCallback: (read) => void reads.push(read) };
    },
    createCounter(given, { description }) {
      const counts = new Map<string, number>();
      counters.push({ name: `${given.replaceAll('.', '_')}_total`, description, counts });
      return {
        add(value, attributes) {
          const labels = labelsOf(attributes);
          counts.set(labels, (counts.get(labels) ?? 0) + value);
        },
      };
    },
    createHistogram(given, { description }) {
      const series = new Map<string, Series>();
      histograms.push({ name: `${given.replaceAll('.', '_')}_seconds`, description, series });
      return {
        record(value, attributes) {
          const labels = labelsOf(attributes);
          let one = series.get(labels);
          if (!one) series.set(labels, (one = { labels, within: BOUNDS.map(() => 0), count: 0, sum: 0 }));
          one.count++;
          one.sum += value;
          for (const [i, bound] of BOUNDS.entries())
            if (value <= bound) one.within[i] = (one.within[i] as number) + 1;
        },
      };
    },
  };

  async function text(): Promise<string> {
    const lines = histograms.flatMap(({ name, description, series }) => [
      `# HELP ${name} ${description}`,
      `# TYPE ${name} histogram`,
      ...[...series.values()].flatMap(({ labels, within, count, sum }) => [
        ...BOUNDS.map((bound, i) => `${name}_bucket{${labels}le="${bound}"} ${within[i]}`),
        `${name}_bucket{${labels}le="+Inf"} ${count}`,
        `${name}_sum{${labels.slice(0, -1)}} ${sum}`,
        `${name}_count{${labels.slice(0, -1)}} ${count}`,
      ]),
    ]);
    for (const { name, description, counts } of counters) {
      lines.push(`# HELP ${name} ${description}`, `# TYPE ${name} counter`);
      for (const [labels, count] of counts) lines.push(`${name}{${labels.slice(0, -1)}} ${count}`);
    }
    for (const { name, description, reads } of gauges) {
      lines.push(`# HELP ${name} ${description}`, `# TYPE ${name} gauge`);
      const observe = (value: number, attributes: Parameters<GaugeResult['observe']>[1]) =>
        void lines.push(`${name}{${labelsOf(attributes).slice(0, -1)}} ${value}`);
      for (const read of reads) await read({ observe });
    }
    return `${[...lines, ...processLines()].join('\n')}\n`;
  }

  return { meter, text };
}

/** Makes a function that writes the memory of the process, and how late its event loop was since it was last asked. */
function processGauges(): () => readonly string[] {
  const delay = watchDelay();
  delay?.enable();
  return () => {
    const memory = 'process_resident_memory_bytes';
    const lines = [
      `# HELP ${memory} Resident memory of the process`,
      `# TYPE ${memory} gauge`,
      `${memory} ${process.memoryUsage().rss}`,
    ];
    // Nothing was measured yet.
    if (!delay || delay.max === 0) return lines;
    const name = 'nodejs_eventloop_delay_seconds';
    lines.push(`# HELP ${name} Delay of the event loop since the last reading`, `# TYPE ${name} gauge`);
    for (const quantile of [0.5, 0.99, 1])
      lines.push(`${name}{quantile="${quantile}"} ${delay.percentile(quantile * 100) / 1e9}`);
    delay.reset();
    return lines;
  };
}

/** Undefined on runtimes that do not measure it. */
function watchDelay() {
  try {
    return monitorEventLoopDelay();
  } catch {
    return undefined;
  }
}

/** `name="value",` of each; what the service measures has no quote, line break or backslash. */
function labelsOf(attributes: Readonly<Record<string, string | number>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => `${name.replaceAll('.', '_')}="${value}",`)
    .join('');
}

/** Serves `GET /metrics` on a port of its own, which balancers need not reach. */
export async function serveMetrics(text: () => Promise<string>, port: number, host: string) {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    const body = await text();
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(body);
  });
  const origin = await listenOn(server, port, host);
  return {
    origin,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
