/**
 * What `canivete serve` does in a crowd of hostile clients, over sockets, from several processes and addresses:
 *
 * - thousands of idle connections, headers and bodies that arrive byte by byte, chunks without an end and requests that
 *   are broken off: every request of a healthy client must be answered, and the memory be given back after them;
 * - the dearest requests known, one after the other: how long a healthy client waits.
 *
 *   node bench/crowd.mjs
 *
 * `CONNECTIONS=1000` opens fewer, for which `ulimit -n` must have room; `DURATION=60` lets each part last so many seconds.
 */
import { fork, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { dearest } from './lib/dearest.mjs';
import { quantile } from './lib/stats.mjs';

const CONNECTIONS = Number(process.env.CONNECTIONS ?? 10_000);
const DURATION = Number(process.env.DURATION ?? 30) * 1_000;
const CLIENTS = 4;
const MIB = 2 ** 20;
/** By how much more memory than before is no leak, both of what the program holds and, from one crowd to the next, of its process. */
const GROWTH = 30 * MIB;
/** How long the garbage of a crowd may take to be given back. */
const PATIENCE = 60_000;
const KEY = 'cnv_0123456789ABCDEFGHIJKLMNOPQRSTUV41TAda';

const file = (path) => fileURLToPath(new URL(path, import.meta.url));
const failures = [];

const server = await startServer();
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
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
  agent.destroy();
  server.child.kill('SIGKILL');
}
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;

/** A server that collects its garbage when it is asked to, so that what is left is what it holds. */
async function startServer() {
  const collect =
    'data:text/javascript,process.on("message",()=>{gc();gc();process.send(process.memoryUsage())});process.channel.unref()';
  const args = ['--expose-gc', '--import', collect, file('../dist/cli.js')];
  const child = spawn(
    process.execPath,
    [...args, 'serve', '--port', '0', '--log', 'off', '--key', `${KEY}:enterprise`],
    {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  );
  const origin = await new Promise((resolve, reject) => {
    let printed = '';
    child.once('exit', () => reject(new Error('the server ended')));
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      const found = /http:\/\/[^/\s]+/.exec(printed);
      if (found) resolve(new URL(found[0]));
    });
  });
  return { child, origin };
}

/** In bytes: what the program holds once its garbage is collected, and the process, which keeps freed pages for itself. */
async function memory() {
  await sleep(1_000);
  server.child.send('memory');
  const { heapUsed, external, rss } = await new Promise((resolve) => server.child.once('message', resolve));
  return { held: heapUsed + external, resident: rss };
}

/** Milliseconds until a request is answered. */
function timeOf({ method = 'GET', path, body }, from = agent) {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' };
    const call = request(
      new URL(`/v1${path}`, server.origin),
      { method, headers, agent: from },
      (response) => {
        response.resume().once('end', () => {
          if (response.statusCode === 500) failures.push(`500: ${path}`);
          resolve({ ms: performance.now() - started, status: response.statusCode });
        });
      },
    );
    call.once('error', reject);
    call.end(body);
  });
}

/** What a healthy client sees: requests one after the other, so many of them at least, and for a time. */
async function ask(when, count, until) {
  const times = [];
  while (times.length < count || performance.now() < until) {
    const { ms, status } = await timeOf({ path: '/cpf?count=3' }).catch((error) => ({ status: error.code }));
    if (status === 200) times.push(ms);
    else failures.push(`${when}: a healthy request got ${status}`);
    if (failures.length > 20) break;
    await sleep(5);
  }
  const shown = [0.5, 0.99, 1].map((share) => `${quantile(times, share).toFixed(1)} ms`);
  return `${times.length} healthy requests, half of them within ${shown[0]}, 99 % within ${shown[1]}, all within ${shown[2]}`;
}

/** A day's work before the memory is looked at: code is compiled, and the heap as large as it will be. */
async function warm() {
  for (let i = 0; i < 5_000; i++) await timeOf({ path: '/cpf?count=3' });
  for (const call of dearest) await timeOf(call);
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
    console.log(await ask('in the crowd', 100, performance.now() + DURATION));
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
  const attacker = new Agent({ keepAlive: true, maxSockets: 1 });
  const until = performance.now() + DURATION;
  let sent = 0;
  const attacking = (async () => {
    while (performance.now() < until) {
      await timeOf(dearest[sent % dearest.length], attacker);
      sent++;
    }
  })();
  console.log(`${await ask('beside dear requests', 100, until)}`);
  await attacking;
  attacker.destroy();
  console.log(`beside ${sent} of the dearest requests, one after the other; the goal is 99 % within 100 ms`);
}

function inMiB(bytes) {
  return `${(bytes / MIB).toFixed(0)} MiB`;
}
