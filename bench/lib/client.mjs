import { Agent, request } from 'node:http';

/** A client with a key and one connection. */
export function createClient(origin, key) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };

  /** A call's status, its text, and the milliseconds until it is answered. */
  function ask({ method = 'GET', path, body }) {
    const started = performance.now();
    return new Promise((resolve, reject) => {
      const call = request(new URL(`/v1${path}`, origin), { method, headers, agent }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk) => (text += chunk));
        response.once('end', () =>
          resolve({ ms: performance.now() - started, status: response.statusCode, text }),
        );
      });
      call.once('error', reject);
      call.end(body);
    });
  }

  return { ask, close: () => agent.destroy() };
}
