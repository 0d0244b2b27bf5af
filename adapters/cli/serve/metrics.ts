import { createServer } from 'node:http';
import type { Meter } from '../../../src/service/telemetry/meter.ts';
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

/** Histograms, and their text as Prometheus reads it (text format 0.0.4). */
export function createMetrics() {
  const histograms: { name: string; description: string; series: Map<string, Series> }[] = [];

  const meter: Meter = {
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

  function text(): string {
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
    return `${lines.join('\n')}\n`;
  }

  return { meter, text };
}

/** `name="value",` of each; what the service measures has no quote, line break or backslash. */
function labelsOf(attributes: Readonly<Record<string, string | number>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => `${name.replaceAll('.', '_')}="${value}",`)
    .join('');
}

/** Serves `GET /metrics` on a port of its own, which balancers need not reach. */
export async function serveMetrics(text: () => string, port: number, host: string) {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text());
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
