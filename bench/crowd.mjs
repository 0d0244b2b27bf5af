/**
 * Measures `canivete serve` in a crowd of hostile clients, over sockets, from several processes and addresses:
 *
 * - thousands of idle connections, headers and bodies that arrive byte by byte, chunks without an end and requests that
 *   are broken off: every request of a healthy client must be answered, and the memory be given back after them;
 * - the dearest requests known, one after the other: 99 % of a healthy client's requests must be answered within 100
 *   ms.
 *
 *   npm run bench -- crowd
 *
 * `CONNECTIONS=1000` opens fewer, for which `ulimit -n` must have room; `DURATION=60` lets each part last so many
 * seconds.
 */
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createClient } from './lib/client.mjs';
import { dearest } from './lib/dearest.mjs';
import { startSender } from './lib/sender.mjs';
import { startServer } from './lib/serve.mjs';
import { quantile } from './lib/stats.mjs';

const CONNECTIONS = Number(process.env.CONNECTIONS ?? 10_000);
const DURATION = Number(process.env.DURATION ?? 30) * 1_000;
const CLIENTS = 4;
/** Milliseconds in which 99 % of a healthy client's requests are answered beside the dearest ones. */
const MOST = 100;
const MIB = 2 ** 20;
/**
 * By how much more memory than before is no leak, both of what the program holds and, from one crowd to the next, of
 * its process.
 */
const GROWTH = 30 * MIB;
/** How long the garbage of a crowd may take to be given back. */
const PATIENCE = 60_000;
const KEY = 'cnv_0123456789ABCDEFGHIJKLMNOPQRSTUV41TAda';

const file = (path) => fileURLToPath(new URL(path, import.meta.url));
const failures = [];

// It collects its garbage when it is asked to, so that what is left is what it holds.
const COLLECT =
  'data:text/javascript,process.on("message",()=>{gc();gc();process.send(process.memoryUsage())});process.channel.unref()';
const server = await startServer(['--key', `${KEY}:enterprise`], ['--expose-gc', '--import', COLLECT]);
const client = createClient(server.origin, KEY);
try {
  await warm();
  const before = await memory();
  await crowd();
  const after = await givesBack(before);
  // The allocator of the system may keep what a first crowd took; a leak takes more each time.
  await crowd();
  const { resident } = await givesBack(before);
  if (resident > after.resident + GROWTH)
    failures.push(`memory: the second crowd left ${inMiB(resident - after.resident)} more`);
  await attack();
} finally {
  client.close();
  server.child.kill('SIGKILL');
}
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;

/**
 * In bytes: what the program holds once its garbage is collected, and the process, which keeps freed pages for itself.
 */
async function memory() {
  await sleep(1_000);
  server.child.send('memory');
  const { heapUsed, external, rss } = await new Promise((resolve) => server.child.once('message', resolve));
  return { held: heapUsed + external, resident: rss };
}

/**
 * Sends a healthy client's requests one after the other, for a time and at least `count`. Gives the milliseconds of
 * each.
 */
async function ask(when, count, until) {
  const times = [];
  while (times.length < count || performance.now() < until) {
    const { ms, status } = await client
      .ask({ path: '/cpf?count=3' })
      .catch((error) => ({ status: error.code }));
    if (status === 200) times.push(ms);
    else failures.push(`${when}: a healthy request got ${status}`);
    if (failures.length > 20) break;
    await sleep(5);
  }
  const within = [0.5, 0.99, 1].map((share) => `${quantile(times, share).toFixed(1)} ms`);
  console.log(
    `${times.length} healthy requests ${when}, half of them within ${within[0]}, 99 % within ${within[1]}, all within ${within[2]}`,
  );
  return times;
}

/** A day's work before the memory is looked at: code is compiled, and the heap as large as it will be. */
async function warm() {
  for (let i = 0; i < 5_000; i++) await client.ask({ path: '/cpf?count=3' });
  for (const call of dearest) await client.ask(call);
}

async function crowd() {
  const clients = Array.from({ length: CLIENTS }, (_, i) =>
    fork(file('lib/crowd-client.mjs'), [
      server.origin.host,
      `127.0.0.${i + 2}`,
      String(CONNECTIONS / CLIENTS),
      KEY,
    ]),
  );
  try {
    // Each says when all of its connections are open.
    await Promise.all(clients.map((client) => new Promise((resolve) => client.once('message', resolve))));
    // The server drops those that send nothing, and the clients open others.
    const until = performance.now() + PATIENCE;
    while (connections() < CONNECTIONS * 0.9 && performance.now() < until) await sleep(200);
    const open = connections();
    if (open < CONNECTIONS * 0.9) failures.push(`only ${open} of ${CONNECTIONS} connections are open`);
    console.log(`${open} connections are open, the server: ${shown(await memory())}`);
    await ask('in the crowd', 100, performance.now() + DURATION);
  } finally {
    for (const client of clients) client.kill('SIGKILL');
  }
}

/** How many connections the server has. */
function connections() {
  const port = Number(server.origin.port).toString(16).toUpperCase().padStart(4, '0');
  const lines = readFileSync('/proc/net/tcp', 'utf8').split('\n');
  return lines.filter(
    (line) => line.includes(`:${port} `) && line.split(/\s+/)[2]?.endsWith(`:${port}`) && / 01 /.test(line),
  ).length;
}

/** Waits until the program holds no more than `before`, but for what is no leak. */
async function givesBack(before) {
  const until = performance.now() + PATIENCE;
  let now = await memory();
  while (now.held > before.held + GROWTH && performance.now() < until) now = await memory();
  console.log(`memory: ${shown(before)} before the crowd, ${shown(now)} after it`);
  if (now.held > before.held + GROWTH)
    failures.push(`memory: ${inMiB(now.held - before.held)} are not given back`);
  return now;
}

function shown({ held, resident }) {
  return `${inMiB(held)} held (${inMiB(resident)} resident)`;
}

/** The dearest requests from one connection, one after the other. */
async function attack() {
  const sender = startSender(server.origin, KEY, dearest);
  try {
    await sender.first;
    const times = await ask('beside dear requests', 100, performance.now() + DURATION);
    const most = quantile(times, 0.99);
    if (most > MOST)
      failures.push(`beside dear requests: 99 % take ${most.toFixed(1)} ms, more than ${MOST}`);
    if (sender.answered.has(500)) failures.push(`beside dear requests: ${sender.answered.get(500)} got 500`);
    console.log(`beside ${sender.sent()} of the dearest requests, one after the other`);
  } finally {
    sender.stop();
  }
}

function inMiB(bytes) {
  return `${(bytes / MIB).toFixed(0)} MiB`;
}
