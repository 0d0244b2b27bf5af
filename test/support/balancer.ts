import { Agent, createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sleep } from './schedulers.ts';

/** Milliseconds between two looks at a server: well within the grace that a stopping one gives. */
const LOOKS_EVERY = 100;

/** Consecutive failed checks, as balancers count them: a server that is slow for a moment is not away. */
const FALL = 3;

interface Upstream {
  readonly origin: string;
  readonly agent: Agent;
  isHealthy: boolean;
  answered: number;
  open: number;
}

/**
 * Gives each server its turn over connections that it keeps, and none to one whose `/v1/health` is not 200 any more. It
 * tries no request a second time: what a server fails is answered 502.
 */
export async function startBalancer() {
  const upstreams = new Set<Upstream>();
  let turn = 0;

  const server = createServer((request, response) => {
    const healthy = [...upstreams].filter(({ isHealthy }) => isHealthy);
    const upstream = healthy[turn++ % healthy.length];
    if (!upstream) return void response.writeHead(503).end();
    const { url, method, headers } = request;
    const { connection: _, ...rest } = headers;
    upstream.open++;
    response.once('close', () => upstream.open--);
    const onward = send(
      `${upstream.origin}${url}`,
      { method, headers: rest, agent: upstream.agent },
      (answer) => {
        upstream.answered++;
        const { connection: _, 'keep-alive': __, ...given } = answer.headers;
        response.writeHead(answer.statusCode as number, given);
        answer.pipe(response);
      },
    );
    onward.once('error', ({ message }) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end(message);
    });
    request.pipe(onward);
  });
  // A client's idle connection is never closed under its next request.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  async function watch(upstream: Upstream): Promise<void> {
    let failed = FALL;
    while (upstreams.has(upstream)) {
      const status = await fetch(`${upstream.origin}/v1/health`).then(
        (answer) => answer.status,
        () => null,
      );
      failed = status === 200 ? 0 : failed + 1;
      upstream.isHealthy = failed < FALL;
      await sleep(LOOKS_EVERY);
    }
  }

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Looks at a server from now on. */
    add(origin: string) {
      const upstream = {
        origin,
        agent: new Agent({ keepAlive: true }),
        isHealthy: false,
        answered: 0,
        open: 0,
      };
      upstreams.add(upstream);
      void watch(upstream);
      return {
        isHealthy: () => upstream.isHealthy,
        /** How many requests it was given and has not answered. */
        open: () => upstream.open,
        /** How many requests it has answered. */
        answered: () => upstream.answered,
        remove() {
          upstreams.delete(upstream);
          upstream.agent.destroy();
        },
      };
    },
    close() {
      for (const { agent } of upstreams) agent.destroy();
      upstreams.clear();
      server.closeAllConnections();
      server.close();
    },
  };
}
