import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { memoryStores } from '../../dist/stores/memory.js';
import { serviceOf } from '../lib/service.mjs';

export const title = 'Deliveries';
export const about =
  'Deliveries to 16 receivers, four at a time to each, which are in a process of their own, whose time does not count. Ours are put into the queue in memory and taken from it, signed, sent to the address that was judged, and noted as ended. Plain `fetch` posts the same text, unsigned, and reads the answer.';
export const missed =
  'In a profile of Node 20 no step of ours is above a fifteenth of the processor time but the garbage collector, at an eighth, and the system calls: the rest is shared by the HTTP client of Node, rows of the queue, the signature, and the timers and signals of each attempt. In Bun and Deno plain `fetch` is native, while a judged address needs the HTTP client of Node, which both have in JavaScript: it is half of what a delivery takes there, and takes twice as long as `fetch`. Why `fetch` does not make deliveries: [webhooks](webhooks.md).';
/** Connections are opened, and both clients are compiled. */
export const warm = 1_000_000;

const RECEIVERS = 16;
const AT_A_TIME = 4;
/** Deliveries to each receiver in one turn. */
const COUNT = 8;
const receiver = fileURLToPath(new URL('../lib/receiver.mjs', import.meta.url));
const { Deno } = globalThis;

/** The addresses of the receivers, which end with this process. */
async function startReceivers() {
  const args = Deno ? ['run', '--allow-all', '--quiet'] : [];
  const child = spawn(process.execPath, [...args, receiver, String(RECEIVERS)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill());
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('the receivers ended')));
    child.stdout.once('data', (line) => resolve(JSON.parse(String(line))));
  });
}

const bodyOf = (i) =>
  JSON.stringify({
    event: 'tool_used',
    tool_id: 'cpf',
    parameters: { formatted: false },
    result_count: 1,
    id: i,
  });

/** Puts deliveries into the queue, and sends them. */
async function deliveries(urls) {
  const stores = memoryStores();
  const { service, accountId } = await serviceOf({
    ...stores,
    webhooks: {
      maxWebhooks: RECEIVERS,
      concurrency: RECEIVERS * AT_A_TIME,
      perWebhook: AT_A_TIME,
      retentionDays: 0,
      url: { http: true, ports: 'any', ipLiterals: true, allowAddresses: ['127.0.0.1'] },
    },
  });
  const ids = [];
  for (const url of urls) {
    const { webhook } = await service.webhooks.create(accountId, { url, events: ['tool_used'] });
    ids.push(webhook.id);
  }
  let made = 0;
  const delivery = (webhookId) => ({
    id: `evt_${String(made++).padStart(9, '0')}`,
    webhookId,
    accountId,
    event: 'tool_used',
    toolId: 'cpf',
    at: Date.now(),
    body: bodyOf(made),
    keepBody: false,
    resendOf: null,
    trace: null,
  });
  async function sendAll() {
    const queued = Array.from({ length: COUNT }, () => ids.map(delivery)).flat();
    await stores.webhookStore.enqueue(queued, COUNT);
    let sent = 0;
    while (sent < queued.length) {
      const { claimed, succeeded } = await service.runDue();
      if (claimed === 0 || succeeded < claimed) throw new Error(`${succeeded} of ${claimed} were delivered`);
      sent += succeeded;
    }
  }
  // Runs must not overlap: one would claim the deliveries that the other has queued.
  let last = Promise.resolve();
  return () => (last = last.then(sendAll));
}

function fetches(urls) {
  let made = 0;
  async function sendTo(url, count) {
    for (let i = 0; i < count; i++) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: bodyOf(made++),
      });
      await answer.text();
      if (answer.status !== 204) throw new Error(String(answer.status));
    }
  }
  const senders = urls.flatMap((url) => Array.from({ length: AT_A_TIME }, () => url));
  return async () => {
    await Promise.all(senders.map(async (url) => sendTo(url, COUNT / AT_A_TIME)));
  };
}

export async function rows() {
  const urls = await startReceivers();
  return [
    { name: 'signed deliveries ÷ `fetch`', ours: await deliveries(urls), peers: { fetch: fetches(urls) } },
  ];
}
