import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { load } from '../lib/load.mjs';
import { runtimeNamed } from '../lib/runtimes.mjs';

export const title = 'Over HTTP';
export const about =
  'Requests a second of `GET /v1/cpf?formatted=false` over 32 connections that stay open, the server on one processor and the client on another. The bare servers, and Fastify with a schema, answer a constant to anybody; Hono does what it does above. Each server has a slice of 0.3 s by turns, and its figure is that of its best slice, because other work only slows one.';

export const missed =
  'In a profile of Node 20 the bare server spends three quarters of its processor time in `writev`, and the rest in Node. To reach 0.9 of it a service would have 3 µs for a request; ours takes 4.5 µs to dispatch one, and Node some more to read the request headers and to check and join seven headers of the answer, where the bare server has two. In Bun and Deno it is the `Response` of the table above.';

/** The client runs in Node, and starts the servers in the runtime that is measured. */
export const client = true;

const MILLISECONDS = 300;
const program = fileURLToPath(new URL('../lib/server.mjs', import.meta.url));

/** A server on the first processor. */
async function start({ command, args }, name) {
  const child = spawn('taskset', ['-c', '0', command, ...args, program, name], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await new Promise((resolve, reject) => {
    let printed = '';
    child.once('exit', () => reject(new Error(`the server ${name} ended`)));
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      if (printed.includes('\n')) resolve(printed.split('\n'));
    });
  });
  return { child, ...JSON.parse(line) };
}

export async function measure({ rounds }, runtimeName) {
  const runtime = runtimeNamed(runtimeName);
  const isNode = runtimeName.startsWith('Node');
  const names = ['bare', 'hono', 'canivete', ...(isNode ? ['fastify'] : [])];
  const servers = new Map();
  try {
    for (const name of names) servers.set(name, await start(runtime, name));
    const best = new Map(names.map((name) => [name, 0]));
    // The first rounds are compiled.
    for (let round = -2; round < rounds; round++) {
      for (const name of names.toSorted(() => Math.random() - 0.5)) {
        const { origin, headers } = servers.get(name);
        const { rate } = await load(origin, '/v1/cpf?formatted=false', headers, MILLISECONDS);
        if (round >= 0) best.set(name, Math.max(best.get(name), rate));
      }
    }
    const row = (name, peer, against) => ({
      name,
      value: best.get('canivete') / best.get(peer),
      against,
    });
    return [
      row('the adapter ÷ the bare server', 'bare', 'node:http, Bun.serve, Deno.serve'),
      row('the adapter ÷ Hono, noble and valibot', 'hono', 'Hono'),
      ...(isNode ? [row('the adapter ÷ Fastify', 'fastify', 'Fastify')] : []),
    ];
  } finally {
    for (const { child } of servers.values()) child.kill();
  }
}
