import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { kinds, webhookRecord } from '../lib/growing.mjs';
import { serviceOf } from '../lib/service.mjs';
import { median } from '../lib/stats.mjs';

export const title = 'As work grows';
export const about =
  'How fast the same is done with much in the store, beside the same with little in it, by turns: 1 is as fast. A request is the one from above, of random keys that live in memory, one to an account, and that the service remembers (`keyCache`). Deliveries are sent as above, a hundred at a time of 20,000 that are due, of 10,000 webhooks and of 10. A claim takes ten due deliveries of ten webhooks out of 1,000,000 that wait for 100 webhooks, and out of 1,000; what it took is given back, which is not counted. SQLite is a file, and PostgreSQL on this machine takes part where it answers, without waiting for the disk; its rows are timed by the clock, the others by the time of the processor. Memory is what the heap keeps of each key, without its account.';
export const missed =
  'A request of any of many keys does what one of ten does, but what it reads is in the memory and no longer in the caches of the processor, some thirty times: the entries of the tables of keys, counts and usage, the names in them, and the records that they lead to. The row of ten keys beside many shows what is left without that. In a profile of 100,000 keys the garbage collector takes an eighth, counting a twelfth, and finding the key a sixteenth; each alone is more than the goal leaves. On SQLite a claim of 1,000,000 changes 19 pages of the file and one of 1,000 changes 11, by the growth of its log: where 10,000 deliveries wait for each of ten webhooks, the first of each is in a page of its own.';
/** It takes minutes to fill the stores. */
export const passes = 1;
export const runtimes = ['Node 20'];

/** Number of rows of each kind; `GROWTH` sets fewer for a quick look. */
const MUCH = Number(process.env.GROWTH ?? 1_000_000);
const FEW_KEYS = 10;
const RECEIVERS = 10;
const WEBHOOKS = { few: 10, many: 10_000 };
const DUE = 20_000;
const AT_A_TIME = 100;
const PENDING = { few: 1_000, many: MUCH, webhooks: 100 };
const ASKED = { owner: 'bench', limit: 10, slow: 10, lease: 60_000, perWebhook: 10 };

const spelled = (count) => count.toLocaleString('en-US');

const processor = () => {
  const { user, system } = process.cpuUsage();
  return user + system;
};
const wall = () => performance.now() * 1_000;

/**
 * How fast a case is with much, beside one with little: they take turns, and the median of the pairs counts. A case is
 * `run`, which is timed, and `after`, which is given what that came to and is not.
 */
async function compare(name, little, much, against, { rounds, times, clock = processor }) {
  const took = async ({ run, after }) => {
    let spent = 0;
    for (let i = 0; i < times; i++) {
      const from = clock();
      const result = await run();
      spent += clock() - from;
      await after?.(result);
    }
    return spent;
  };
  for (const one of [little, much, little, much]) await took(one);
  const ratios = [];
  for (let round = 0; round < rounds; round++) {
    const [first, second] = round % 2 ? [much, little] : [little, much];
    const [a, b] = [await took(first), await took(second)];
    ratios.push(round % 2 ? b / a : a / b);
  }
  return { name, value: median(ratios), against };
}

/** A service that remembers so many keys, each of an account of its own, and a hundred requests of random ones. */
async function withKeys(count) {
  const { service } = await serviceOf({ keys: { cache: { size: 2 * count } } });
  const keys = [];
  for (let i = 0; i < count; i++) {
    const { id } = await service.accounts.create({ plan: 'pro' });
    keys.push((await service.keys.create(id)).key);
  }
  const asking = (among) => async () => {
    for (let i = 0; i < 100; i++) {
      const authorization = `Bearer ${keys[Math.floor(Math.random() * among)]}`;
      const url = 'http://localhost/v1/cpf?formatted=false';
      const answer = await service(new Request(url, { headers: { authorization } }));
      if (answer.status !== 200) throw new Error(await answer.text());
      await answer.text();
    }
  };
  return { ofAll: { run: asking(count) }, ofFew: { run: asking(FEW_KEYS) } };
}

async function requests({ rounds }) {
  const few = await withKeys(FEW_KEYS);
  const how = { rounds: 4 * rounds, times: 20 };
  const against = String(FEW_KEYS);
  const rows = [];
  for (const count of [1_000, MUCH]) {
    const many = await withKeys(count);
    const there = `${spelled(count)} keys and accounts`;
    if (count === MUCH)
      rows.push(await compare(`requests of ${FEW_KEYS}, ${there}`, few.ofAll, many.ofFew, against, how));
    rows.push(await compare(`requests of all, ${there}`, few.ofAll, many.ofAll, against, how));
  }
  return rows;
}

/** Bytes of the heap that each key takes. */
async function bytesPerKey() {
  const count = Math.min(MUCH, 100_000);
  const { service } = await serviceOf({});
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  const heap = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const accounts = [];
  for (let i = 0; i < count; i++) accounts.push((await service.accounts.create({ plan: 'pro' })).id);
  const before = heap();
  for (const id of accounts) await service.keys.create(id);
  const kept = heap() - before;
  // Until here the service must live.
  await service.keys.create(accounts[0]);
  return kept / accounts.length;
}

/** The addresses of receivers, which end with this process. */
async function startReceivers() {
  const file = fileURLToPath(new URL('../lib/receiver.mjs', import.meta.url));
  const child = spawn(process.execPath, [file, String(RECEIVERS)], { stdio: ['ignore', 'pipe', 'inherit'] });
  process.once('exit', () => child.kill());
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('the receivers ended')));
    child.stdout.once('data', (line) => resolve(JSON.parse(String(line))));
  });
}

/** A service with deliveries that are due for so many webhooks, and the next ones of them. */
async function withWebhooks({ stores, fill }, urls, count) {
  const { service, accountId } = await serviceOf({
    ...stores,
    webhooks: {
      concurrency: 16,
      perWebhook: 4,
      url: { http: true, ports: 'any', ipLiterals: true, allowAddresses: ['127.0.0.1'] },
    },
  });
  const { webhook } = await service.webhooks.create(accountId, { url: urls[0], events: ['tool_used'] });
  const { webhookStore } = stores;
  const { secret } = await webhookStore.getWebhook(webhook.id);
  for (let i = 0; i < count; i++) {
    const url = urls[i % urls.length];
    await webhookStore.createWebhook({ ...webhookRecord(i), url, secret }, count);
  }
  await fill(DUE, count);
  const run = async () => {
    const { claimed, succeeded } = await service.runDue({ limit: AT_A_TIME });
    if (succeeded !== AT_A_TIME) throw new Error(`${succeeded} of ${claimed} were delivered`);
  };
  return { run };
}

/** A store with so many due deliveries, and a claim of ten of them, which are given back. */
async function withPending({ stores: { webhookStore }, fill }, count) {
  const { webhooks } = PENDING;
  for (let i = 0; i < webhooks; i++) await webhookStore.createWebhook(webhookRecord(i), webhooks);
  await fill(count, webhooks);
  const run = async () => {
    const claims = await webhookStore.claim(ASKED);
    if (claims.length !== ASKED.limit) throw new Error(`${claims.length} deliveries were claimed`);
    return claims;
  };
  const after = async (claims) => {
    for (const { delivery, token } of claims) await webhookStore.release(delivery.id, token);
  };
  return { run, after };
}

async function onStore(kind, label, urls, { rounds }) {
  const opened = await kinds[kind]();
  if (!opened) return [];
  const clock = kind === 'postgres' ? wall : processor;
  try {
    const { few, many } = WEBHOOKS;
    const rows = [
      await compare(
        `deliveries, ${spelled(many)} webhooks, ${label}`,
        await withWebhooks(await opened.open(), urls, few),
        await withWebhooks(await opened.open(), urls, many),
        String(few),
        { rounds: 4 * rounds, times: 2, clock },
      ),
    ];
    if (kind !== 'memory')
      rows.push(
        await compare(
          `claims, ${spelled(PENDING.many)} pending, ${label}`,
          await withPending(await opened.open(), PENDING.few),
          await withPending(await opened.open(), PENDING.many),
          spelled(PENDING.few),
          { rounds: 4 * rounds, times: 10, clock },
        ),
      );
    return rows;
  } finally {
    await opened.close();
  }
}

export async function measure(size) {
  const urls = await startReceivers();
  const rows = [{ name: 'heap of a key, in memory', value: await bytesPerKey(), unit: 'bytes' }];
  rows.push(...(await requests(size)));
  for (const [kind, label] of [
    ['memory', 'in memory'],
    ['sqlite', 'SQLite'],
    ['postgres', 'PostgreSQL'],
  ])
    rows.push(...(await onStore(kind, label, urls, size)));
  return rows;
}
