import { runtimeNamed } from '../lib/runtimes.mjs';
import { measureServers } from '../lib/servers.mjs';

export const title = 'Over HTTP';
export const about =
  'Processor time of the server for `GET /v1/cpf?formatted=false` over 32 connections that stay open. The bare server answers a constant to anybody; Hono and Fastify find a key by its digest, count it in memory and check the query by valibot. The servers take turns.';
export const missed =
  'A bare server reads neither the address nor a header of the request, and writes two where the service writes seven. On Bun and Deno those seven are most of a request: all else is native there.';

/** The client runs in Node, and starts the servers in the runtime that is measured. */
export const client = true;

export async function measure(_, runtimeName) {
  const fastify = 'Fastify with a key';
  const names = ['bare', 'canivete', 'hono', fastify];
  const found = await measureServers(runtimeNamed(runtimeName), names);
  const timesOf = (peer) => found[peer].request / found.canivete.request;
  const row = (name, peer, against) => ({ name, value: timesOf(peer), against });
  return [
    row('the adapter ÷ the bare server', 'bare', 'node:http, Bun.serve, Deno.serve'),
    row('the adapter ÷ Hono, noble and valibot', 'hono', 'Hono'),
    row('the adapter ÷ Fastify, noble and valibot', fastify, 'Fastify'),
  ];
}
