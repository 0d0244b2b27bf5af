import { runtimeNamed } from '../lib/runtimes.mjs';
import { startsOf } from '../lib/starts.mjs';

export const title = 'The start';
export const about =
  'Processor time of the import, of the first account and of the first request in a new process, above that of an empty one that makes one `Request` and one `Response`. Hono has 150 routes, each with its own valibot schema, and a digest by Web Crypto.';
export const missed =
  'Half of the time finds, reads and compiles modules: valibot alone has 200 kB, which Hono loads too, and the rules of all documents, which the first of them loads, have 130. Fewer files gain little (16 in place of 19: within the noise of 20 starts); files that hold only what is used of valibot take a fifth to a third off, as a bundled deployment has them. `NODE_COMPILE_CACHE` takes a sixth off in Node 24.';

/** The client runs in Node, and starts the programs in the runtime that is measured. */
export const client = true;

export function measure(_, runtimeName) {
  const { canivete, hono } = startsOf(runtimeNamed(runtimeName), ['canivete', 'hono']);
  return [
    { name: 'a start', value: canivete, unit: 'ms' },
    { name: 'the same on Hono', value: hono, unit: 'ms' },
  ];
}
