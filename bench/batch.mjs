/**
 * How long another client of `canivete serve` waits while batches of the dearest calls run: a hundred calls, as many of
 * the dearest requests known as fit in a body of 1 MiB. Fails where 99 % of its answers take more than 50 ms.
 *
 *   npm run bench -- batch
 *
 * `RATIO=2` compares half of its answers with what the same server takes for the dearest of these calls alone, and not
 * 99 % with a time: for a machine that is busy. Without turns for others in a batch, all would wait for the whole of
 * it. `ANSWERS=100` waits for so many of the other client's.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from './lib/client.mjs';
import { dearest, known } from './lib/dearest.mjs';
import { startSender } from './lib/sender.mjs';
import { startServer } from './lib/serve.mjs';
import { quantile } from './lib/stats.mjs';

const MOST = 50;
const RATIO = process.env.RATIO === undefined ? undefined : Number(process.env.RATIO);
const ANSWERS = Number(process.env.ANSWERS ?? 1_000);
const CALLS = 100;
/** Bytes of a body that a service takes, less some for what stands around the calls. */
const ROOM = 2 ** 20 - 10_000;
/** Milliseconds of work after which a batch lets others have their turn, which a dear call may begin at the end of. */
const TURN = 2;
const KEYS = ['cnv_0123456789ABCDEFGHIJKLMNOPQRSTUV41TAda', 'cnv_ExemploPro00000000000000000000000OnwcF'];

const server = await startServer(KEYS.flatMap((key, i) => ['--key', `${key}:enterprise:client${i}`]));
const client = createClient(server.origin, KEYS[0]);
try {
  const { calls, longest } = await hundredDearest();
  const { times, batches } = await askBeside(calls);
  const [half, most, all] = [0.5, 0.99, 1].map((share) => quantile(times, share));
  const ratio = half / (longest + TURN);
  console.log(
    `${times.length} answers beside ${batches} batches of ${calls.length} calls, the dearest of which takes ${longest.toFixed(1)} ms alone: ` +
      `half within ${half.toFixed(1)} ms, 99 % within ${most.toFixed(1)} ms, all within ${all.toFixed(1)} ms; ratio ${ratio.toFixed(2)}`,
  );
  const isSlow = RATIO === undefined ? most > MOST : ratio > RATIO;
  if (isSlow)
    console.error(RATIO === undefined ? `99 % take more than ${MOST} ms` : `the ratio is over ${RATIO}`);
  process.exitCode = isSlow ? 1 : 0;
} finally {
  client.close();
  server.child.kill('SIGKILL');
}

/** The calls of a batch: those that take the most time for their size, and the time of the longest of them alone. */
async function hundredDearest() {
  const found = dearest
    .filter(({ method }) => method === 'POST')
    .map(({ path, body }) => ({ path, input: JSON.parse(body) }));
  for (const [id, inputs] of Object.entries(known))
    for (const input of inputs) found.push({ path: `/${id.replace('-', '/')}`, input });
  const measured = [];
  for (const { path, input } of found) {
    const body = JSON.stringify(input);
    const times = [];
    // The first ones load and compile.
    for (let i = 0; i < 5; i++) times.push((await client.ask({ method: 'POST', path, body })).ms);
    measured.push({
      tool: path.slice(1).replaceAll('/', '-'),
      input,
      size: Buffer.byteLength(body),
      ms: quantile(times.slice(2), 0.5),
    });
  }
  measured.sort((a, b) => b.ms / (b.size + 1_000) - a.ms / (a.size + 1_000));
  const calls = [];
  let [room, longest] = [ROOM, 0];
  while (calls.length < CALLS) {
    const before = calls.length;
    for (const { tool, input, size, ms } of measured) {
      // The rest of the calls must have room too.
      if (calls.length === CALLS || room - size - 100 < (CALLS - calls.length) * 200) continue;
      calls.push({ tool, input });
      room -= size + 100;
      longest = Math.max(longest, ms);
    }
    if (calls.length === before) calls.push({ tool: measured[0].tool, input: measured[0].input });
  }
  return { calls, longest };
}

/** Measures another client's requests while batches run one after the other. */
async function askBeside(requests) {
  const times = [];
  const batch = { method: 'POST', path: '/batch', body: JSON.stringify({ requests }) };
  const sender = startSender(server.origin, KEYS[1], [batch]);
  try {
    await sender.first;
    while (times.length < ANSWERS) {
      times.push((await client.ask({ path: '/cpf?count=3' })).ms);
      await sleep(1);
    }
  } finally {
    sender.stop();
  }
  const wrong = [...sender.answered.keys()].filter((status) => status !== 200);
  if (wrong.length > 0) throw new Error(`batches got ${wrong.join()}`);
  return { times, batches: sender.sent() };
}
